"""From the Given of a scenario to a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from graveshift.content import Misfit, fill_part, number
from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.content.options import complete
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADDING,
    ANY_TIME,
    CARDS,
    COURTYARD,
    KIND,
    MELEE,
    MOVING,
    NO_CARD,
    PHASE_NAMES,
    PLAYER_CARDS,
    RANGED,
    SEARCHING,
)
from graveshift.games.tiny_epic_zombies.rules.phases import ask_around, begin_turn
from graveshift.games.tiny_epic_zombies.rules.setup import first_position
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.zombie_turn import would_be_noise
from graveshift.games.tiny_epic_zombies.scenario.given import DeckGiven, Given, HumanGiven, ObjectiveGiven, TurnGiven
from graveshift.games.tiny_epic_zombies.scenario.names import BACK, FRONT, NONE, human_of, place_of, room_of, store_of
from graveshift.games.tiny_epic_zombies.scenario.objectives import figures, put_objectives
from graveshift.games.tiny_epic_zombies.telling.names import card_ids, human_id, player_ids
from graveshift.kernel.errors import SetupError

QUIET: Final = ["save-the-stranded", "fix-the-helicopter", "discover-a-cure"]
"""The Objectives of a scenario that is about none."""

WORDS: Final[dict[str | bool, str]] = {True: "yes", False: "no"}
"""What YAML reads as truth values."""

SUPPLY_DECK: Final = 8
HAND: Final = 4
SET_UP: Final = {
    *("mode", "difficulty", "players", "zombie_seat", "first", "switches", "mall", "objectives"),
    *("humans", "horde", "decks", "phase"),
}
"""Keys that mean something before the first Turn."""


def staged(document: dict[str, Any]) -> State:
    """The position that a scenario begins with."""
    given = fill_part(document, Given)
    try:
        s = first_position(complete(options_of(given)), 0)
    except SetupError as error:
        raise Misfit((), str(error)) from error
    if given.phase == "set-up":
        only_before_the_first_turn(given)
        return s
    s.asking = -1
    put_humans(s, given)
    put_horde(s, given)
    put_mall(s, given)
    put_objectives(s, given)
    put_cards(s, given, document)
    put_moment(s, given)
    if "phase" not in document and others_first(given, s, document):
        s.phase = ANY_TIME
        ask_around(s)
    return s


def options_of(given: Given) -> dict[str, Any]:
    """The options of the table; the limits of the mode are checked as in any set-up (TEZ-MODE-06)."""
    for name in given.humans:
        number(name, player_ids(), "Player Card", ("humans", name))
    mode = load().modes.get(given.mode)
    zombie_player = mode is not None and mode.zombie_player
    people = list(given.humans)
    seats = given.players or (1 if given.mode == "solo" else len(people) + zombie_player)
    options: dict[str, Any] = {
        "mode": given.mode,
        "seats": seats,
        "difficulty": given.difficulty,
        "first": number(given.first, people, "Human here", ("first",)) if given.first is not None else 0,
        "mall": {"front": FRONT, "back": BACK}[given.mall] if isinstance(given.mall, str) else given.mall,
        "objectives": QUIET if given.objectives is None else list(given.objectives),
        "humans": people,
        "switches": {name: WORDS.get(value, value) for name, value in given.switches.items()},
    }
    if given.phase == "set-up" and given.horde:
        options["zombie"] = first_zombie_card(given)
    if given.zombie_seat is not None:
        options["zombie_seat"] = given.zombie_seat - 1
    if not people and given.phase != "set-up":
        raise Misfit((), "A scenario needs its `humans`.")
    return options


# ---- the set-up


def first_zombie_card(given: Given) -> str:
    """During the set-up the Zombie side has one card, its marker on 1 (TEZ-SET-09)."""
    cards = given.horde if isinstance(given.horde, dict) else dict.fromkeys(given.horde, 1)
    if list(cards.values()) != [1]:
        raise Misfit(("horde",), "During the set-up the Zombie side has one card, its Horde Marker on 1 (TEZ-SET-09).")
    name = next(iter(cards))
    number(name, player_ids(), "Player Card", ("horde", name))
    if name in given.humans:
        raise Misfit(("horde", name), f"`{name}` is a Human here.")
    return name


def only_before_the_first_turn(given: Given) -> None:
    """A set-up lays everything out by the book: what comes later cannot be set there."""
    for field in msgspec.structs.fields(given):
        if field.name not in SET_UP and getattr(given, field.name) != field_default(field):
            raise later(field.encode_name)
    for name, human in given.humans.items():
        if human not in (None, HumanGiven()):
            raise later("humans", name)
    for name, details in given.objectives.items() if isinstance(given.objectives, dict) else ():
        if details not in (None, 0, ObjectiveGiven()):
            raise later("objectives", name)
    for name, deck in given.decks.items():
        if isinstance(deck, DeckGiven) and deck.only is not None:
            raise later("decks", name, "only")


def field_default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


def later(*at: str) -> Misfit:
    return Misfit(at, f"The phase `set-up` lays everything out by the book; `{at[-1]}` is for a later phase.")


# ---- people


def put_humans(s: State, given: Given) -> None:
    """Everybody's Room, tracks and marks; what they carry comes with the cards and tokens."""
    for human, (name, details) in enumerate(given.humans.items()):
        at = ("humans", name)
        details = details or HumanGiven()
        s.room[human] = room_of(s, details.room, (*at, "room"))
        s.wounds[human] = details.wounds
        s.ammo[human] = details.ammo
        if details.wounds >= details.ammo:
            raise Misfit(at, f"With {details.wounds} Wounds and {details.ammo} Ammo nobody lives (TEZ-EAT-01).")
        s.overrun |= details.overrun << human
        for place, other in enumerate(details.seen_by):
            s.seen[human] |= 1 << human_of(s, other, (*at, "seen-by", str(place)))
    if given.survivors is not None:
        s.survivors = figures(s, given.survivors, ("survivors",))
    s.collected = given.collected


def put_horde(s: State, given: Given) -> None:
    """The Zombie Cards with their Horde Markers (TEZ-NOISE-03)."""
    cards = given.horde if isinstance(given.horde, dict) else dict.fromkeys(given.horde, 1)
    for name, marker in cards.items():
        person = number(name, player_ids(), "Player Card", ("horde", name))
        if person in s.person:
            raise Misfit(("horde", name), f"`{name}` is a Human here.")
        s.horde.append(person)
        s.markers.append(marker)
        s.passives |= 1 << person
    if s.table.zombie_seat >= 0 and not cards:
        raise Misfit((), "A Zombie Player has a Zombie Card; name it in `horde`.")
    used = [*s.horde, *s.person]
    s.pool = [person for person in range(PLAYER_CARDS) if person not in used]


# ---- the Mall


def put_mall(s: State, given: Given) -> None:
    """Zombies (none, if left out), Traps, Barricade and Vehicle; the supply has the other figures (TEZ-COMP-05)."""
    s.zombies = mask(s, given.zombies or [], ("zombies",))
    if s.zombies >> COURTYARD * 3:
        raise Misfit(("zombies",), "No Zombie stands in the Courtyard (TEZ-MAP-16).")
    s.captured = given.captured
    figures = load().constants.zombies - s.zombies.bit_count() - s.captured
    if figures < 0:
        raise Misfit(("zombies",), f"There are only {load().constants.zombies} Zombies (TEZ-COMP-05).")
    s.figures = figures if given.figures is None else given.figures
    if s.figures > figures:
        raise Misfit(("figures",), f"The box has only {figures} Zombies beyond those in the Mall (TEZ-COMP-05).")
    s.traps = mask(s, given.traps, ("traps",))
    s.barricade = s.barricade if given.barricade is None else given.barricade
    if given.vehicle is not None:
        s.vehicle = place_of(s, given.vehicle, ("vehicle",))


def mask(s: State, names: list[str], at: tuple[str, ...]) -> int:
    return sum(1 << room for room in {room_of(s, name, (*at, str(place))) for place, name in enumerate(names)})


# ---- cards


class Cards:
    """All Search Cards; each can be laid down once (TEZ-COMP-04)."""

    def __init__(self) -> None:
        self.free = list(range(CARDS))

    def take(self, name: str, at: tuple[str, ...]) -> int:
        card = number(name, card_ids(), "card", at)
        if card not in self.free:
            raise Misfit(at, f"`{name}` lies elsewhere already; each card is there once.")
        self.free.remove(card)
        return card

    def take_all(self, names: list[str], at: tuple[str, ...]) -> list[int]:
        return [self.take(name, (*at, str(place))) for place, name in enumerate(names)]


def put_cards(s: State, given: Given, document: dict[str, Any]) -> None:
    """Every card that is named goes where it is named; then face-down cards, hand and decks get the others."""
    cards = Cards()
    for human, (name, details) in enumerate(given.humans.items()):
        if details is not None:
            equip(s, human, details, cards, ("humans", name))
    for slot, names in given.beside.items():
        s.beside[store_of(s, slot, ("beside", slot))] = tuple(cards.take_all(names, ("beside", slot)))
    if given.hand and s.table.zombie_seat < 0:
        raise Misfit(("hand",), "Only a Zombie Player has a hand (TEZ-DEAL-01).")
    s.hand = cards.take_all(given.hand or [], ("hand",))
    s.under = cards.take_all(given.under, ("under",))
    s.discards = cards.take_all(given.discards, ("discards",))
    s.removed = cards.take_all(given.removed, ("removed",))
    if given.revealed is not None:
        if PHASE_NAMES.index(given.phase) <= SEARCHING:
            raise Misfit(("revealed",), f"In the phase `{given.phase}` no Search Card is revealed yet (TEZ-TURN-02).")
        s.revealed = number(given.revealed, card_ids(), "card", ("revealed",))
    put_decks(s, given, document, cards)


def equip(s: State, human: int, details: HumanGiven, cards: Cards, at: tuple[str, ...]) -> None:
    """What a Human holds, and the card lying face down before it."""
    for word, kind, slots in (("melee", MELEE, s.melee), ("ranged", RANGED, s.ranged)):
        name = getattr(details, word)
        if name is not None:
            slots[human] = cards.take(name, (*at, word))
            if KIND[slots[human]] != kind:
                raise Misfit((*at, word), f"`{name}` is no {word.capitalize()} Weapon.")
    s.pack[human] = tuple(cards.take_all(details.backpack, (*at, "backpack")))
    if details.facedown is not None and details.facedown != NONE:
        s.facedown[human] = cards.take(details.facedown, (*at, "facedown"))


def put_decks(s: State, given: Given, document: dict[str, Any], cards: Cards) -> None:
    """The Supply Deck and the Search Deck; cards that are to be drawn from one lie in it (TEZ-DECK-04)."""
    piles: dict[str, list[int]] = {}
    for deck in ("supply", "search"):
        piles[deck] = [cards.take(name, at) for name, at in scripted(document, deck)]
    for deck in ("supply", "search"):
        details = given.decks.get(deck)
        if isinstance(details, DeckGiven) and details.only is not None:
            known = [card_ids()[card] for card in piles[deck]]
            rest = [name for name in details.only if name not in known]
            piles[deck] += cards.take_all(rest, ("decks", deck, "only"))
    supply = given.decks.get("supply")
    if not isinstance(supply, DeckGiven) or supply.only is None:
        piles["supply"] += [cards.free.pop() for _ in range(max(0, SUPPLY_DECK - len(piles["supply"])))]
    s.supply = piles["supply"]
    for human, person in enumerate(given.humans.values()):
        if s.facedown[human] == NO_CARD and (person is None or person.facedown is None) and cards.free:
            s.facedown[human] = cards.free.pop(0)
    if given.hand is None and s.table.zombie_seat >= 0:
        s.hand = [cards.free.pop() for _ in range(min(HAND, len(cards.free)))]
    search = given.decks.get("search")
    only = isinstance(search, DeckGiven) and search.only is not None
    s.search = piles["search"] if only else piles["search"] + cards.free
    if only:
        s.removed += [card for card in cards.free if card != s.revealed]


def scripted(document: dict[str, Any], deck: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """All cards that are to be drawn from a deck, here and in steps, with their place in the document."""
    decks = document.get("decks", {}).get(deck, [])
    top = decks.get("top", []) if isinstance(decks, dict) else decks
    seen: list[str] = []
    parts: list[tuple[Any, tuple[str, ...]]] = [
        (top, ("decks", deck)),
        (document.get("draws", {}).get(deck, []), ("draws", deck)),
    ]
    for place, step in enumerate(document.get("steps", [])):
        if isinstance(step, dict):
            parts.append((step.get("draws", {}).get(deck, []), ("steps", str(place), "draws", deck)))
    for names, at in parts:
        for place, name in enumerate(names):
            if name not in seen:
                seen.append(name)
                yield str(name), (*at, str(place))


# ---- the moment


def put_moment(s: State, given: Given) -> None:
    """Phase, and how far the Human Turn is."""
    turn = given.turn
    human = human_of(s, turn.human, ("turn", "human")) if turn.human is not None else s.first
    revealed = s.revealed
    s.turns = turn.number - 1
    begin_turn(s, human)
    s.phase = PHASE_NAMES.index(given.phase)
    s.asking = 1
    if s.phase > MOVING:
        s.revealed = revealed
        s.moved = 1
    s.moves = turn.moves if s.phase in (ANY_TIME, MOVING) else 0
    s.extra = turn.extra
    s.arrived = s.moved = int(turn.arrived or s.phase > MOVING)
    s.riding = int(turn.riding)
    s.kills = turn.kills
    s.ranged_kills = turn.ranged_kills
    s.overkills = turn.overkills
    s.used = mask(s, turn.used, ("turn", "used"))
    s.fought = mask(s, turn.fought, ("turn", "fought"))
    s.reveals = given.reveals
    s.finals = given.finals
    if s.phase > SEARCHING and given.revealed is None:
        raise Misfit((), f"In the phase `{given.phase}` a Search Card is `revealed`.")
    if s.phase == ADDING:
        begin_adding(s)


def others_first(given: Given, s: State, document: dict[str, Any]) -> bool:
    """Does the first step belong to somebody who may act before the Turn that has just begun? (TEZ-AMB-57)"""
    if msgspec.structs.replace(given.turn, human=None, number=1) != TurnGiven():
        return False
    for step in document.get("steps", []):
        acting = [name for name in step if name in given.humans] if isinstance(step, dict) else []
        if acting or not isinstance(step, dict) or set(step) - {"expect", "note"}:
            return acting not in ([], [human_id(s, s.active)])
    return False


def begin_adding(s: State) -> None:
    """The check for noise is over: two Zombies, or the AI's four after a noise (TEZ-ADD-01, TEZ-COOP-06)."""
    s.loud = int(would_be_noise(s))
    s.to_add = 4 if s.loud and s.table.zombie_seat < 0 else 2
