"""From the Given of a scenario to a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from graveshift.content import Misfit, fill_part, number
from graveshift.games.tiny_epic_zombies.codes import (
    ANY_TIME,
    ARRIVED,
    ARSENAL,
    CARDS,
    CARRIED,
    CLUE_1,
    COURTYARD,
    EXIT_1,
    KIND,
    MELEE,
    MOVING,
    NO_CARD,
    PHASE_NAMES,
    PLAYER_CARDS,
    RANGED,
    SETTING_UP,
)
from graveshift.games.tiny_epic_zombies.content import load
from graveshift.games.tiny_epic_zombies.names import (
    EXIT_IDS,
    LETTERS,
    REWARD_IDS,
    SQUAD_IDS,
    TOKEN_IDS,
    card_ids,
    human_id,
    objective_ids,
    player_ids,
    source_ids,
)
from graveshift.games.tiny_epic_zombies.options import complete
from graveshift.games.tiny_epic_zombies.phases import begin_turn
from graveshift.games.tiny_epic_zombies.scenario.given import (
    DeckGiven,
    Each,
    Given,
    HumanGiven,
    ObjectiveGiven,
    TokenGiven,
)
from graveshift.games.tiny_epic_zombies.scenario.names import BACK, FRONT, NONE, human_of, place_of, room_of, store_of
from graveshift.games.tiny_epic_zombies.setup import first_position
from graveshift.games.tiny_epic_zombies.state import State
from graveshift.kernel.errors import SetupError

QUIET: Final = ["save-the-stranded", "fix-the-helicopter", "discover-a-cure"]
"""The Objectives of a scenario that is about none."""

WORDS: Final[dict[str | bool, str]] = {True: "yes", False: "no"}
"""What YAML reads as truth values."""

SUPPLY_DECK: Final = 8
HAND: Final = 4


def staged(document: dict[str, Any]) -> State:
    """The position that a scenario begins with."""
    given = fill_part(document, Given)
    try:
        s = first_position(complete(options_of(given)), 0)
    except SetupError as error:
        raise Misfit((), str(error)) from error
    if given.phase == "set-up":
        return s
    s.asking = -1
    put_humans(s, given)
    put_horde(s, given)
    put_mall(s, given)
    put_objectives(s, given)
    put_tokens(s, given)
    put_cards(s, given, document)
    put_moment(s, given)
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
    if given.zombie_seat is not None:
        options["zombie_seat"] = given.zombie_seat - 1
    if not people and given.phase != "set-up":
        raise Misfit((), "A scenario needs its `humans`.")
    return options


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


def figures(s: State, given: Each, at: tuple[str, ...]) -> list[int]:
    """A figure of the team, or of each Human by name (0 for those left out)."""
    if isinstance(given, int):
        return [given] * len(s.done)
    if not s.table.competitive:
        raise Misfit(at, "The team shares it; write one number.")
    found = [0] * len(s.done)
    for name, figure in given.items():
        found[human_of(s, name, (*at, name))] = figure
    return found


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
    s.traps = mask(s, given.traps, ("traps",))
    s.barricade = s.barricade if given.barricade is None else given.barricade
    if given.vehicle is not None:
        s.vehicle = place_of(s, given.vehicle, ("vehicle",))


def mask(s: State, names: list[str], at: tuple[str, ...]) -> int:
    return sum(1 << room for room in {room_of(s, name, (*at, str(place))) for place, name in enumerate(names)})


# ---- Objectives and tokens


def put_objectives(s: State, given: Given) -> None:
    """Progress, and what lies on the Objective cards."""
    sides = len(s.done)
    for name, details in given.objectives.items() if isinstance(given.objectives, dict) else ():
        at = ("objectives", name)
        one = number(name, objective_ids(), "Objective", at)
        if not isinstance(details, ObjectiveGiven):
            details = ObjectiveGiven(progress=details or 0)
        s.marker[one * sides : one * sides + sides] = figures(s, details.progress, (*at, "progress"))
        if one == ARSENAL:
            s.ammo_cache = figures(s, details.ammo, (*at, "ammo"))
        for side in finished(s, details, (*at, "done")):
            s.done[side] |= 1 << one
    for name, step in given.squads.items():
        squad = number(name, SQUAD_IDS, "Squad", ("squads", name))
        s.squads[squad] = ARRIVED if step == "arrived" else int(step)
    for place, name in enumerate(given.rewards):
        s.rewards |= 1 << number(name, REWARD_IDS, "reward", ("rewards", str(place)))
    for place, name in enumerate(given.sources):
        s.sources |= 1 << number(name, source_ids(), "Source", ("sources", str(place)))
    s.exits = [number(str(face), EXIT_IDS, "Exit", ("exits", str(place))) for place, face in enumerate(given.exits)]


def finished(s: State, details: ObjectiveGiven, at: tuple[str, ...]) -> list[int]:
    """Who has completed an Objective."""
    if isinstance(details.done, bool):
        return list(range(len(s.done))) if details.done else []
    if not s.table.competitive:
        raise Misfit(at, "The team completes it together; write `done: true`.")
    return [human_of(s, name, (*at, str(place))) for place, name in enumerate(details.done)]


def put_tokens(s: State, given: Given) -> None:
    """Tokens elsewhere than the set-up lays them, and those that Humans carry."""
    for name, details in given.tokens.items():
        at = ("tokens", name)
        token = number(name, TOKEN_IDS, "token", at)
        if isinstance(details, str):
            s.token_at[token] = place_of(s, details, at)
            continue
        s.token_at[token] = place_of(s, details.at, (*at, "at"))
        put_face(s, token, details, at)
    for human, (name, carrier) in enumerate(given.humans.items()):
        for place, word in enumerate(carrier.tokens if carrier is not None else ()):
            token = number(word, TOKEN_IDS, "token", ("humans", name, "tokens", str(place)))
            s.token_at[token] = CARRIED + human


def put_face(s: State, token: int, details: TokenGiven, at: tuple[str, ...]) -> None:
    """A face that somebody has seen."""
    if details.face is None:
        return
    names = source_ids() if token >= CLUE_1 else EXIT_IDS if token >= EXIT_1 else LETTERS
    s.token_face[token] = number(details.face, names, "face", (*at, "face"))
    s.token_seen[token] = -1
    if details.known_to is not None:
        known = [human_of(s, name, (*at, "known-to", str(place))) for place, name in enumerate(details.known_to)]
        s.token_seen[token] = sum(1 << human for human in known)


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
    s.hand = cards.take_all(given.hand or [], ("hand",))
    s.under = cards.take_all(given.under, ("under",))
    s.discards = cards.take_all(given.discards, ("discards",))
    s.removed = cards.take_all(given.removed, ("removed",))
    if given.revealed is not None:
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
        elif deck == "supply":
            piles[deck] += [cards.free.pop() for _ in range(max(0, SUPPLY_DECK - len(piles[deck])))]
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
    if s.phase == SETTING_UP:
        raise Misfit(("phase",), f"{human_id(s, human)} cannot be in a Turn during the set-up.")
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
    if s.phase > PHASE_NAMES.index("search") and given.revealed is None:
        raise Misfit((), f"In the phase `{given.phase}` a Search Card is `revealed`.")
