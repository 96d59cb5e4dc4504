"""Setting a game up: options, Mall, decks and Objectives as a first position (chapter Set-up)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.games.tiny_epic_zombies import cure, escape, investigate, stranded
from graveshift.games.tiny_epic_zombies.codes import (
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
from graveshift.games.tiny_epic_zombies.content import load
from graveshift.games.tiny_epic_zombies.data.structs import Mode
from graveshift.games.tiny_epic_zombies.mall import entrance
from graveshift.games.tiny_epic_zombies.plan import build
from graveshift.games.tiny_epic_zombies.state import State, blank_state
from graveshift.games.tiny_epic_zombies.table import Table
from graveshift.kernel.chance import Position
from graveshift.kernel.errors import SetupError

DRAWN: Final = 3  # Objectives
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


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table decides before the game; all of it is stored in the record. Empty means: at random, or asked."""

    mode: str = ""
    seats: int = 1
    difficulty: str = ""
    zombie_seat: int | None = None  # -1: at random; else the seat of the Zombie Player, the last one by default
    first: int = -1  # the Human who begins; -1: at random
    mall: list[str] = []  # eight faces, clockwise from NW
    objectives: list[str] = []
    humans: list[str] = []  # Player Cards, in turn order
    zombie: str = ""  # the Zombie side's first Player Card
    colours: list[str] = []
    switches: dict[str, str] = {}


def complete(raw: dict[str, Any]) -> Options:
    """The options with everything filled in and checked (TEZ-MODE-06, TEZ-COOP-01)."""
    try:
        options = msgspec.convert(raw, Options)
    except msgspec.ValidationError as error:
        raise SetupError(f"These options cannot be used: {error}.") from None
    content = load()
    if not options.mode:
        options.mode = "solo" if options.seats == 1 else "coop"
    if options.mode not in content.modes:
        raise SetupError(f"There is no mode '{options.mode}'; there are: {', '.join(content.modes)}.")
    mode = content.modes[options.mode]
    if options.seats not in mode.seats:
        raise SetupError(f"{mode.name.en} is for {words(mode.seats)} players, not {options.seats} (TEZ-MODE-06).")
    if mode.difficulties and not options.difficulty:
        options.difficulty = "normal"
    if options.difficulty and options.difficulty not in mode.difficulties:
        raise SetupError(f"{mode.name.en} has no difficulty '{options.difficulty}' (TEZ-COOP-01).")
    if mode.zombie_player:
        options.zombie_seat = options.seats - 1 if options.zombie_seat is None else options.zombie_seat
        if not -1 <= options.zombie_seat < options.seats:
            raise SetupError(f"The Zombie Player sits at 0 to {options.seats - 1}, or -1 for random (TEZ-SET-07).")
    elif options.zombie_seat is not None:
        raise SetupError(f"{mode.name.en} has no Zombie Player (TEZ-MODE-06).")
    check_names("humans", options.humans, list(content.players), humans_of(mode, options.seats))
    check_names("objectives", options.objectives, list(content.objectives), DRAWN)
    check_names("colours", options.colours, list(content.colours), humans_of(mode, options.seats))
    if options.zombie and (options.zombie not in content.players or options.zombie in options.humans):
        raise SetupError(f"'{options.zombie}' cannot be the Zombie Card.")
    if not -1 <= options.first < humans_of(mode, options.seats):
        raise SetupError("The first player is a Human, counted from 0, or -1 for random (TEZ-SET-25).")
    if not options.colours:
        options.colours = list(content.colours)[: humans_of(mode, options.seats)]
    check_mall(options.mall)
    for name, value in options.switches.items():
        if name not in content.switches:
            raise SetupError(f"There is no switch '{name}'; there are: {', '.join(content.switches)}.")
        if value not in content.switches[name].values:
            raise SetupError(f"The switch '{name}' is one of: {', '.join(content.switches[name].values)}.")
    return options


def check_names(what: str, names: list[str], known: list[str], count: int) -> None:
    """A list that is given must be complete, known and without doubles."""
    if not names:
        return
    for name in names:
        if name not in known:
            raise SetupError(f"'{name}' is not possible in {what}; there are: {', '.join(known)}.")
    if len(names) != count or len(set(names)) != count:
        raise SetupError(f"The list {what} needs {count} different names, or none.")


def check_mall(mall: list[str]) -> None:
    """Eight faces of the eight Store cards (TEZ-COMP-03)."""
    if not mall:
        return
    faces = load().faces
    for name in mall:
        if name not in faces:
            raise SetupError(f"There is no Store '{name}'; there are: {', '.join(faces)}.")
    if len(mall) != SLOTS or len({faces[name].card for name in mall}) != SLOTS:
        raise SetupError("The Mall needs one face of each of the eight Store cards, clockwise from NW (TEZ-SET-02).")


def words(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def humans_of(mode: Mode, seats: int) -> int:
    """Human characters: all seats but the Zombie Player's; two in the solo game (TEZ-SOLO-02, TEZ-COMP-06)."""
    if mode.id == "solo":
        return 2
    return seats - 1 if mode.zombie_player else seats


# ---- the table and the first position


def first_position(options: Options, seed: int) -> State:
    """Everything laid out up to the choice of Player Cards (TEZ-SET-01 and following)."""
    content = load()
    mode = content.modes[options.mode]
    chance = Position(seed)
    faces = options.mall or shuffled_mall(chance)
    table = lay_table(options, mode, faces, chance)
    s = blank_state(chance.rng, table)
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
    cards: dict[str, list[str]] = {}
    for face in load().faces.values():
        cards.setdefault(face.card, []).append(face.id)
    left = list(cards)
    mall: list[str] = []
    for _ in range(SLOTS):
        sides = cards[left.pop(chance.below(len(left)))]
        mall.append(sides[chance.below(len(sides))])
    return mall


def lay_table(options: Options, mode: Mode, faces: list[str], chance: Position) -> Table:
    """What stays fixed for the whole game."""
    on = {name: switched(options, name) for name in load().switches}
    mall = build(tuple(faces), not on["courtyard-ring"], bool(on["slivers"]), bool(on["squad-path"]))
    humans = humans_of(mode, options.seats)
    table = Table(mall, humans, options.seats)
    table.competitive = mode.competitive
    if options.zombie_seat is not None:
        seat = options.zombie_seat
        table.zombie_seat = seat if seat >= 0 else chance.below(options.seats)
    seats = [seat for seat in range(options.seats) if seat != table.zombie_seat]
    table.owner = [0, 0] if mode.id == "solo" else seats
    table.colours = options.colours
    for name, flag in FLAGS.items():
        setattr(table, flag, on[name])
    set_goals(table, bool(on["competitive-goals"]))
    table.symbol = card_symbols(bool(on["search-symbols"]), chance)
    table.stranded_order = [0, 1, 2, 3]
    if on["stranded-order"]:
        left = [0, 1, 2, 3]
        table.stranded_order = [left.pop(chance.below(len(left))) for _ in range(4)]
    table.cure_order = list(SNAKE if on["cure-order"] else RING)
    return table


def switched(options: Options, name: str) -> int:
    """Which value of a switch is chosen: 0 is the default."""
    values = load().switches[name].values
    return values.index(options.switches[name]) if name in options.switches else 0


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
    order = list(load().symbols)
    copies = [copy for card in load().cards.values() for copy in card.copies]
    symbols = [order.index(copy.symbol) for copy in copies]
    if shuffle:
        guessed = [at for at, copy in enumerate(copies) if copy.source == "reconstructed"]
        pile = [symbols[at] for at in guessed]
        for at in guessed:
            symbols[at] = pile.pop(chance.below(len(pile)))
    return symbols


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
