"""Names of the scenario files for the small ints of the engine."""

from __future__ import annotations

from typing import Final

from graveshift.content import Misfit, number
from graveshift.games.undead_or_alive.figures import tables
from graveshift.games.undead_or_alive.town import GATLING_FIXED, GATLING_FREE, GATLING_ON_WAGON, GATLING_RIDES
from graveshift.zombicide import codes as c

LEVELS: Final = ("blue", "yellow", "orange", "red")
NOISES: Final = ("silent", "bang", "boom")
TOKEN_KINDS: Final = ("starting", "mobile", "abomination", "corpse-pile")
TOKEN_STATES: Final = ("inactive", "active", "safe", "removed")
FACES: Final = ("red", "blue", "green", "hidden", "coal")
LEFT: Final = ("none", "exit", "train")
CLASSES: Final = {c.BRAWLER: "brawler", c.FAITHFUL: "faithful", c.GUNSLINGER: "gunslinger", c.TOWNSFOLK: "townsfolk"}
GATLING_MODES: Final = {
    "free": GATLING_FREE,
    "on-wagon": GATLING_ON_WAGON,
    "fixed": GATLING_FIXED,
    "rides-train": GATLING_RIDES,
}
PHASES: Final = {
    c.SETTING_UP: "setup",
    c.PLAYERS: "players",
    c.TRAIN: "train",
    c.ATTACKS: "zombies",
    c.MOVES: "zombies",
    c.RUNNER_ATTACKS: "zombies",
    c.RUNNER_MOVES: "zombies",
    c.SPAWN: "spawn",
    c.ENDING: "end",
}
MOMENTS: Final = {
    "setup": "the set-up",
    "players": "the Player Phase",
    "train": "the movement of the Train",
    "zombies": "the Zombie Phase",
    "spawn": "the Spawn Step",
    "end": "the End Phase",
}
DECKS: Final = ("equipment", "zombies", "bounty", "set-aside", "abominations", "objectives", "companions", "places")


def card(name: str, at: tuple[str, ...]) -> int:
    """The number of an equipment card."""
    return number(name, tables().card_ids, "card", at)


def zombie_cards(names: list[str], at: tuple[str, ...]) -> list[int]:
    """Zombie cards by id, by their lines (`walker 1/2/4/6`) or by kind (`extra-activation walker`, `abomination`).

    A readable form takes the first such card that the list has not named yet.
    """
    readable = [zombie_card_words(card) for card in range(len(tables().zombie_card_ids))]
    chosen: list[int] = []
    for place, name in enumerate(names):
        if name in tables().zombie_card_ids:
            chosen.append(tables().zombie_card_ids.index(name))
            continue
        fitting = [card for card, words in enumerate(readable) if words == name]
        if not fitting:
            kinds = sorted(set(readable))
            raise Misfit(
                (*at, str(place)), f"There is no Zombie card `{name}`. Possible: {', '.join(kinds)}; or an id."
            )
        free = [card for card in fitting if card not in chosen]
        if not free:
            raise Misfit((*at, str(place)), f"The deck has only {len(fitting)} cards `{name}`.")
        chosen.append(free[0])
    return chosen


def zombie_card_words(number: int) -> str:
    """A Zombie card in readable form."""
    t = tables()
    kind = t.zombie_ids[t.zombie_card_type[number]]
    if t.zombie_card_kind[number] == 0:
        return f"{kind} {'/'.join(map(str, t.zombie_card_count[number]))}"
    return f"extra-activation {kind}" if t.zombie_card_kind[number] == 1 else "abomination"
