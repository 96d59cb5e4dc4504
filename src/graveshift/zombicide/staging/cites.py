"""The rules of a game's ledger that are cited when a scenario asks for what cannot be."""

import msgspec


class StagingCites(msgspec.Struct, frozen=True, kw_only=True):
    """One rule for each sentence; a game says its own."""

    hands: str  # how many there are
    backpack: str  # how much it holds
    slot: str  # what fits into a slot
    cards: str  # how many copies the box has
    miniatures: str
    danger_bar: str  # where it ends
    wounds: str  # how many somebody survives
    tokens_in_slots: str
    spawn_tokens: str  # how many the box has
    starts: str  # Starting Zones, and everybody in them
    zombie_deck: str  # is made anew
    hidden_faces: str
