"""Setting a game up: Mall, decks and Objectives as a first position (chapter Set-up)."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.content.options import DRAWN, Options, humans_of
from graveshift.games.tiny_epic_zombies.content.structs import Mode
from graveshift.games.tiny_epic_zombies.missions import cure, escape, investigate, stranded
from graveshift.games.tiny_epic_zombies.rules.blank import blank_state
from graveshift.games.tiny_epic_zombies.rules.codes import (
    CARDS,
    CDC,
    CENTRE,
    CURE,
    DECK_A,
    ESCAPE,
    HELICOPTER,
    INVESTIGATE,
    OBJECTIVES,
    PART,
    PLAYER_CARDS,
    RADIO,
    SLOTS,
    STRANDED,
    SUPPLY_1,
)
from graveshift.games.tiny_epic_zombies.rules.mall import entrance
from graveshift.games.tiny_epic_zombies.rules.plan import build
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.table import Table
from graveshift.kernel.chance import Position, Source

DECK_B: Final = 12
RING: Final = [0, 1, 2, 3, 0, 1, 2, 3]
SNAKE: Final = [0, 1, 2, 3, 3, 2, 1, 0]

FLAGS: Final = {
    "supply-delivery": "centre_supply",
    "part-delivery": "centre_part",
    "placing-after-kill": "continue_upwards",
    "courtyard-death-drop": "centre_death_drop",
    "police-car-arrival": "car_placed",
    "police-car-range": "car_through_courtyard",
    "crossbow-face": "crossbow_blank",
    "axe-wound": "axe_wound_taken",
    "bat-face": "bat_wound",
    "horde-steps": "horde_1_3_1",
    "arsenal-weapons-per-entry": "two_weapons",
    "captured-zombie": "captured_out",
    "ai-store-order": "ai_number_only",
    "ai-gets-dead-cards": "ai_no_dead_cards",
    "bleeding-out-tie": "bleeding_next",
    "competitive-take": "take_consent_only",
}
"""Switches that are a flag of the table."""


def first_position(options: Options, seed: int, source: Source | None = None) -> State:
    """Everything laid out up to the choice of Player Cards (TEZ-SET-01 and following)."""
    content = load()
    mode = content.modes[options.mode]
    chance = Position(seed)
    chance.source = source
    faces = options.mall or shuffled_mall(chance)
    table = lay_table(options, mode, faces, chance)
    s = blank_state(chance.rng, table)
    s.source = source
    s.chances = chance.chances
    lay_mall(s)
    set_survivors(s, options, mode)
    set_people(s, options)
    s.first = options.first if options.first >= 0 else s.below(table.humans)
    set_objectives(s, options)
    build_decks(s)
    return s


def shuffled_mall(chance: Position) -> list[str]:
    """Random order, random sides (TEZ-SET-02); the rotation follows from the slot (TEZ-SET-03)."""
    left = list(store_cards())
    mall: list[str] = []
    for _ in range(SLOTS):
        sides = left.pop(chance.below(len(left)))
        mall.append(sides[chance.below(len(sides))])
    return mall


@cache
def store_cards() -> list[list[str]]:
    """The two faces of each Store card (TEZ-COMP-03)."""
    cards: dict[str, list[str]] = {}
    for face in load().faces.values():
        cards.setdefault(face.card, []).append(face.id)
    return list(cards.values())


def lay_table(options: Options, mode: Mode, faces: list[str], chance: Position) -> Table:
    """What stays fixed for the whole game."""
    ring = not switched(options, "courtyard-ring")
    mall = build(tuple(faces), ring, switched(options, "slivers"), switched(options, "squad-path"))
    humans = humans_of(mode, options.seats)
    table = Table(mall, humans, options.seats)
    table.mode = mode.id
    table.competitive = mode.competitive
    if options.zombie_seat is not None:
        seat = options.zombie_seat
        table.zombie_seat = seat if seat >= 0 else chance.below(options.seats)
    seats = [seat for seat in range(options.seats) if seat != table.zombie_seat]
    table.owner = [0, 0] if mode.id == "solo" else seats
    table.colours = options.colours
    for name in options.switches:
        if name in FLAGS:
            setattr(table, FLAGS[name], int(switched(options, name)))
    set_goals(table, switched(options, "competitive-goals"))
    table.symbol = card_symbols(switched(options, "search-symbols"), chance)
    table.stranded_order = [0, 1, 2, 3]
    if switched(options, "stranded-order"):
        left = [0, 1, 2, 3]
        table.stranded_order = [left.pop(chance.below(len(left))) for _ in range(4)]
    table.cure_order = list(SNAKE if switched(options, "cure-order") else RING)
    return table


def switched(options: Options, name: str) -> bool:
    """Is a switch set to its second value? The first is the default."""
    return name in options.switches and options.switches[name] != load().switches[name].values[0]


def set_goals(table: Table, ledger: bool) -> None:
    """Goals by side and number of Humans (TEZ-CVZ-01)."""
    at = table.humans - 2
    for objective in load().objectives.values():
        competitive = objective.competitive
        rivals = competitive.ledger_goal[at] if ledger else competitive.goal[at]
        table.goal.append(rivals if table.competitive else objective.goal)
        if objective.ammo:
            table.ammo_goal = competitive.ammo[at] if table.competitive else objective.ammo


def card_symbols(shuffle: bool, chance: Position) -> list[int]:
    """The Entrance Symbol of each of the 32 Search Cards (TEZ-DECK-09, TEZ-REC-07)."""
    symbols = list(printed_symbols())
    if shuffle:
        copies = [copy for card in load().cards.values() for copy in card.copies]
        guessed = [at for at, copy in enumerate(copies) if copy.source == "reconstructed"]
        pile = [symbols[at] for at in guessed]
        for at in guessed:
            symbols[at] = pile.pop(chance.below(len(pile)))
    return symbols


@cache
def printed_symbols() -> list[int]:
    order = list(load().symbols)
    return [order.index(copy.symbol) for card in load().cards.values() for copy in card.copies]


def lay_mall(s: State) -> None:
    """Zombies on the Entrances, Barricade, Vehicle, Supply Tokens (TEZ-SET-04, TEZ-SET-05, TEZ-SET-22, TEZ-SET-24)."""
    mall = s.table.mall
    for slot in range(SLOTS):
        s.zombies |= 1 << entrance(slot)
    s.figures = load().constants.zombies - SLOTS
    s.barricade = load().constants.barricade_start
    s.vehicle = mall.vehicle_home
    s.token_at[SUPPLY_1], s.token_at[SUPPLY_1 + 1] = mall.supplies


def set_survivors(s: State, options: Options, mode: Mode) -> None:
    """By mode and difficulty; in the competitive game each Human has their own (TEZ-SET-06, TEZ-CVZ-03)."""
    count = mode.survivors
    if options.difficulty:
        count = load().difficulties[options.difficulty].survivors
    if mode.competitive and s.table.humans == 2:
        count = 2
    s.survivors = [count] * len(s.survivors)


def set_people(s: State, options: Options) -> None:
    """Player Cards named in advance; all others are drawn and chosen (TEZ-SET-08, TEZ-SET-11)."""
    players = list(load().players)
    s.pool = list(range(PLAYER_CARDS))
    if options.zombie:
        person = players.index(options.zombie)
        s.horde, s.markers, s.passives = [person], [1], 1 << person
        s.pool.remove(person)
    for human, name in enumerate(options.humans):
        s.person[human] = players.index(name)
        s.pool.remove(s.person[human])


def set_objectives(s: State, options: Options) -> None:
    """Three of nine, and what each lays out (TEZ-SET-15, TEZ-SET-16)."""
    names = list(load().objectives)
    if options.objectives:
        s.objectives = [names.index(name) for name in options.objectives]
    else:
        left = list(range(OBJECTIVES))
        s.objectives = [left.pop(s.below(len(left))) for _ in range(DRAWN)]
    lay_out_objectives(s)


def lay_out_objectives(s: State) -> None:
    """The set-up printed on each Objective in play (TEZ-SET-16)."""
    if STRANDED in s.objectives:
        stranded.lay_out(s)
    if CDC in s.objectives:
        s.token_at[RADIO] = CENTRE
    if HELICOPTER in s.objectives:
        s.token_at[PART] = s.table.mall.gears[0]
    if CURE in s.objectives:
        cure.lay_out(s)
    if ESCAPE in s.objectives:
        escape.lay_out(s)
    if INVESTIGATE in s.objectives:
        investigate.lay_out(s)


def build_decks(s: State) -> None:
    """Deck A, 12 of the 20 others, and the 8 left as Supply Deck (TEZ-DECK-02, TEZ-DECK-03, TEZ-DECK-04)."""
    others = list(range(DECK_A, CARDS))
    s.search = list(range(DECK_A))
    for _ in range(DECK_B):
        s.search.append(others.pop(s.below(len(others))))
    s.supply = others
