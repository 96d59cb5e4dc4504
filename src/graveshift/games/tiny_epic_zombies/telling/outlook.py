"""What is to come if nobody does anything: where Zombies will come, where it would be loud, how Stores fill up.

Reckoned by playing the Zombie Turn on a copy, for every card that may lie before the active Human as far as the seat
knows. Nothing is changed by looking, and nothing hidden goes in: what is unknown is a chance.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import chain, product
from typing import Any, Final, NamedTuple

from graveshift.content import Text, percent, said
from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.rules.adding import place_for
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADDING,
    ANY_TIME,
    ASK_ADD,
    ASK_SEARCH_STORE,
    COURTYARD,
    DEALING,
    DECK_A,
    EVENT,
    KIND,
    MOVE,
    MOVING,
    NO_CARD,
    OFF,
    ROOMS,
    SEARCHING,
    SKATE,
    SLOT_NAMES,
    SLOTS,
    VERB,
    ZOMBIE_EVENT,
)
from graveshift.games.tiny_epic_zombies.rules.phases import one_phase, question
from graveshift.games.tiny_epic_zombies.rules.standing import store_of
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.zombie_turn import would_be_noise
from graveshift.games.tiny_epic_zombies.telling.hidden import SUPPLY, hidden_slots
from graveshift.games.tiny_epic_zombies.telling.names import human_id, name, symbol_ids
from graveshift.games.tiny_epic_zombies.telling.view import knows_facedown
from graveshift.kernel.chance import GameOver
from graveshift.kernel.rules import Ask

AHEAD: Final = 4  # so many Zombies of a Store are placed in thought
CONSEQUENCES: Final = {
    "trap-sprung": ("TEZ-ADD-17", Text(" A Trap kills: {count}.", " Pułapka zabija: {count}.")),
    "barricade-damaged": ("TEZ-ADD-08", Text(" The Barricade loses {count}.", " Barykada traci {count}.")),
    "bleeding-out": ("TEZ-ADD-11", Text(" Bleeding Out: {count}.", " Krwawienie: {count}.")),
}
OVERRUN: Final = Text(" Overrun: {humans}.", " Osaczenie: {humans}.")
ARRIVE: Final = Text(" Zombies come: {rooms}.", " Przyjdą Zombie: {rooms}.")
MAY_ARRIVE: Final = Text(" Zombies may come: {rooms}.", " Mogą przyjść Zombie: {rooms}.")
NOISY: Final = Text(" Noise!", " Hałas!")
EVENT_WORDS: Final = Text(" with a Zombie in the Search", " z Zombie przy Przeszukaniu")


class Card(NamedTuple):
    """Cards that bring the same: one of them, and how likely it is that one of them comes."""

    card: int
    chance: Fraction


class Happening(NamedTuple):
    """What one Zombie Turn brings: Rooms in order, other consequences, who is Overrun."""

    rooms: tuple[int, ...]
    counts: dict[str, int]
    overrun: tuple[int, ...]
    loud: bool


def look_ahead(s: State, seat: int | None) -> dict[str, Any]:
    """Arrivals, noise and the order in which Stores fill up, as far as this seat may know."""
    cards = likely_cards(s, seat)
    return {
        "human": human_id(s, s.active),
        "coming": [coming(s, card) for card in grouped(s, cards)],
        "noise": noise(s, cards),
        "order": [{"slot": SLOT_NAMES[store], "next": fills(s, store)} for store in range(SLOTS)],
    }


def look_beyond(s: State, option: int, seat: int | None) -> dict[str, Any]:
    """The same if the active Human stood where a Move leads; other options change nothing that is sure."""
    if option >> VERB << VERB not in (MOVE, SKATE):
        return {}
    twin = s.copy()
    twin.room[twin.active] = option & 255
    return look_ahead(twin, seat)


# ---- which card


def likely_cards(s: State, seat: int | None) -> list[Card]:
    """What the active Human reveals next; a seat that has not seen the card can only count (TEZ-TURN-10).

    Deck A is never in the Supply Deck, so its cards are likelier (TEZ-DECK-04).
    """
    if s.phase == ADDING:
        return [Card(s.revealed, Fraction(1))]
    if s.phase not in (MOVING, ANY_TIME) or s.facedown[s.active] == NO_CARD:
        return []
    if knows_facedown(s, s.active, seat):
        return [Card(s.facedown[s.active], Fraction(1))]
    slots = hidden_slots(s, seat)
    cards = sorted(card for card, _, _ in slots)
    supply = sum(pile == SUPPLY for _, pile, _ in slots)
    others = sum(card >= DECK_A for card in cards)
    each = Fraction(1, len(cards) - supply)
    return [Card(card, each if card < DECK_A else each * Fraction(others - supply, others)) for card in cards]


def grouped(s: State, cards: list[Card]) -> list[Card]:
    """Cards with the same symbol and the same Event bring the same Zombies."""
    found: dict[tuple[int, bool], Card] = {}
    for card, chance in cards:
        key = s.table.symbol[card], calls_zombie(card)
        before = found.get(key)
        found[key] = Card(before.card, before.chance + chance) if before else Card(card, chance)
    return [found[key] for key in sorted(found) if found[key].chance]


def calls_zombie(card: int) -> bool:
    """The Event that adds a Zombie in the Search (TEZ-CARD-22)."""
    return KIND[card] == EVENT and card >= ZOMBIE_EVENT


# ---- what it brings


def coming(s: State, card: Card) -> dict[str, Any]:
    """The Zombie Turn after this card: certain, or whatever the Zombie Player (or the searcher) can make of it."""
    ways = [happening(s, card.card, choice) for choice in choices(s, card.card)]
    rooms = dict.fromkeys(chain.from_iterable(way.rooms for way in ways))
    sure = [room for room in rooms if all(room in way.rooms for way in ways)]
    may = [room for room in rooms if room not in sure]
    overrun = sorted(set(chain.from_iterable(way.overrun for way in ways)))
    counts = {event: max(way.counts[event] for way in ways) for event in CONSEQUENCES}
    loud = ways[0].loud
    return {
        "symbol": symbol_ids()[s.table.symbol[card.card]],
        "chance": float(card.chance),
        "noise": loud,
        "sure": [s.table.mall.names[room] for room in sure],
        "may": [s.table.mall.names[room] for room in may],
        "overrun": [human_id(s, human) for human in overrun],
        "rules": rules(counts, loud, overrun),
        "text": {
            language: title(s, card, language) + sentence(s, loud, sure, may, counts, overrun, language)
            for language in ("en", "pl")
        },
    }


def choices(s: State, card: int) -> list[tuple[int, ...]]:
    """How the Zombies can be split, and beside which Store a searcher in the Courtyard can lay the card."""
    splits = product((0, 1), repeat=s.to_add if s.phase == ADDING else 2) if s.table.zombie_seat >= 0 else [()]
    asked = s.phase != ADDING and calls_zombie(card) and store_of(s, s.active) == COURTYARD
    return [(at, *split) for split in splits for at in (range(4) if asked else (0,))]


def happening(s: State, card: int, choice: tuple[int, ...]) -> Happening:
    """Play the Search and the Zombie Turn on a copy; whoever is asked does nothing, except as chosen."""
    twin = s.copy()
    twin.log = []
    twin.rng = 1
    if twin.phase != ADDING:
        twin.facedown[twin.active] = card
        twin.phase = SEARCHING
    at = twin.active
    splits = list(choice[1:])
    try:
        while twin.phase != DEALING and twin.active == at and twin.phase not in (MOVING, ANY_TIME):
            ask = question(twin)
            play = one_phase(twin, ask.options[splits.pop(0)] if ask and ask.kind == ASK_ADD else -1)
            answer_all(play, choice[0])
    except GameOver:
        pass
    happened = [(event, about) for event, _, about, _ in twin.log]
    return Happening(
        tuple(about[0] for event, about in happened if event == "zombie-added"),
        {event: sum(event == other for other, _ in happened) for event in CONSEQUENCES},
        tuple(about[0] for event, about in happened if event == "overrun"),
        bool(twin.loud),
    )


def answer_all(play: Any, store: int) -> None:
    """The last option is to let it be; only the Store of a searched card is chosen."""
    try:
        ask: Ask = next(play)
        while True:
            ask = play.send(ask.options[store] if ask.kind == ASK_SEARCH_STORE else ask.options[-1])
    except StopIteration:
        return


def rules(counts: dict[str, int], loud: bool, overrun: list[int]) -> list[str]:
    """The rules behind what comes."""
    found = ["TEZ-ADD-01", *(["TEZ-NOISE-01"] if loud else [])]
    found += [rule for event, (rule, _) in CONSEQUENCES.items() if counts[event]]
    return [*found, *(["TEZ-ADD-13"] if overrun else [])]


def title(s: State, card: Card, language: str) -> str:
    """`Violet, 24%:`"""
    text = said(load().symbols[symbol_ids()[s.table.symbol[card.card]]].name, language)
    if s.phase != ADDING and calls_zombie(card.card):
        text += said(EVENT_WORDS, language)
    return f"{text}, {percent(float(card.chance))}:" if card.chance < 1 else f"{text}:"


def sentence(
    s: State, loud: bool, sure: list[int], may: list[int], counts: dict[str, int], overrun: list[int], language: str
) -> str:
    """`Noise! Zombies come: Gamelyn World 2, Parking Deck Z 2.`"""
    text = said(NOISY, language) if loud else ""
    for words, rooms in ((ARRIVE, sure), (MAY_ARRIVE, may)):
        if rooms:
            text += said(words, language).format(rooms=", ".join(name(s, "room", room, language) for room in rooms))
    for event, (_, words) in CONSEQUENCES.items():
        if counts[event]:
            text += said(words, language).format(count=counts[event])
    if overrun:
        text += said(OVERRUN, language).format(humans=", ".join(name(s, "human", one, language) for one in overrun))
    return text


# ---- noise, and Stores filling up


def noise(s: State, cards: list[Card]) -> dict[str, float]:
    """The chance of a noise for every Room in which the active Human could end the Turn (TEZ-NOISE-01)."""
    if s.phase == ADDING or not cards:
        return {}
    return {s.table.mall.names[room]: noise_in(s, room, cards) for room in range(ROOMS)}


def noise_in(s: State, room: int, cards: list[Card]) -> float:
    """How likely it is to be loud if the active Human ended the Turn there."""
    twin = s.copy()
    twin.room[twin.active] = room
    total = Fraction(0)
    for card, chance in cards:
        twin.revealed = card
        total += chance if would_be_noise(twin) else 0
    return float(total)


def fills(s: State, store: int) -> list[str | None]:
    """Where the next Zombies for a Store go, with overflow; None: against the Barricade (TEZ-ADD-05, TEZ-ADD-07)."""
    twin = s.copy()
    found: list[str | None] = []
    for _ in range(AHEAD):
        room = place_for(twin, store)
        found.append(s.table.mall.names[room] if room != OFF else None)
        if room == OFF:
            break
        if twin.traps >> room & 1:
            twin.traps &= ~(1 << room)
        else:
            twin.zombies |= 1 << room
    return found
