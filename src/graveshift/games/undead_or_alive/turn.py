"""A survivor's Turn: the Actions it can take and how each is carried out (chapter Player Phase: Actions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.attacks import combat_options, perform_attack
from graveshift.games.undead_or_alive.boarding import run_on
from graveshift.games.undead_or_alive.classes import charge, charge_options, vade_options, vade_retro
from graveshift.games.undead_or_alive.coal import coal_options, drop_coal, load_wagon, start_train
from graveshift.games.undead_or_alive.companions import rally, rally_options
from graveshift.games.undead_or_alive.goals import check_goals
from graveshift.games.undead_or_alive.holy_water import cleanse, drink, water_options
from graveshift.games.undead_or_alive.machines import (
    fire_gatling,
    machine_options,
    push_gatling,
    push_wagon,
    step_in_or_out,
)
from graveshift.games.undead_or_alive.objectives import objective_options, take
from graveshift.games.undead_or_alive.talents import (
    invent,
    jump,
    lifesaver,
    shove,
    sprint,
    talent_options,
    taunt,
)
from graveshift.games.undead_or_alive.town import town_of
from graveshift.games.undead_or_alive.trade import trade, trade_options
from graveshift.kernel.rules import Ask
from graveshift.zombicide.budget import actions_left, free_left, pay
from graveshift.zombicide.codes import (
    ALIGHT,
    ASK_LEADER,
    BANG,
    BLESS,
    BOARD,
    BOOM,
    BORN_LEADER,
    CHARGE,
    DISCARD,
    DRINK,
    DROP_COAL,
    END,
    FREE_FANNED_RELOAD,
    FREE_MOVE,
    FREE_RELOAD,
    FREE_SEARCH,
    GATLING,
    HOLY,
    INVENT,
    JUMP,
    LIFESAVER,
    LOAD_WAGON,
    MOVE,
    NO,
    NO_CARD,
    NOISE,
    PISTOL,
    PUSH_GATLING,
    PUSH_WAGON,
    RALLY,
    RELOAD,
    REORGANISE,
    SEARCH,
    SHOVE,
    SLOTS,
    SPRINT,
    START_TRAIN,
    STRIKE,
    TAKE,
    TAUNT,
    THROW,
    TOWNSFOLK,
    TRADE,
    VADE,
    VERB,
)
from graveshift.zombicide.codes import IMPROVISE as IMPROVISE_MELEE
from graveshift.zombicide.codes import IMPROVISE_SHOT as IMPROVISE_RANGED
from graveshift.zombicide.inventory import (
    can_draw,
    discard_freely,
    draw_equipment,
    empty_weapons,
    holds,
    rearrange,
    receive,
    reload_weapon,
)
from graveshift.zombicide.movement import relocate, surcharge
from graveshift.zombicide.noise import make_noise
from graveshift.zombicide.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.skills import SCAVENGER, USED_LEADER, ZONE_PER_MOVE
from graveshift.zombicide.state import State, mods_of, zombies_in


def legal_actions(s: State, who: int) -> list[int]:
    """Everything the survivor can do now; the last ones are always End (Do Nothing) (UOA-ACT-22)."""
    options: list[int] = []
    left = actions_left(s, who)
    here = s.zone[who]
    own_turn = s.granted != who
    if not s.aboard[who]:
        if left + free_left(s, who, FREE_MOVE) > surcharge(s, who):
            for zone in s.board.neighbours[here]:
                options.append(MOVE + zone)
        charge_options(s, who, left, options)
    combat_options(s, who, left, options)
    if can_search(s, who, left):
        options.append(SEARCH)
    if left > 0:
        if has_cards(s, who):
            options.append(REORGANISE)
        trade_options(s, who, options)
        objective_options(s, who, options)
        rally_options(s, who, options)
        if s.noise != BOOM:
            options.append(NOISE)
    reload_options(s, who, left, options)
    vade_options(s, who, left, options)
    if s.wagon == here or s.gatling == here:
        machine_options(s, who, left, options)
    talent_options(s, who, left, options)
    if town_of(s).cargo:
        coal_options(s, who, left, options)
    water_cost = town_of(s).holy_water_cost
    if left >= water_cost and (own_turn or water_cost):
        water_options(s, who, options)
        if holds(s, who, s.tables.water):
            options.append(DRINK)
    if own_turn:
        if options and can_discard(s, who):
            options.append(DISCARD)
        options.append(END)
    return options


def has_cards(s: State, who: int) -> bool:
    """Does the survivor carry anything?"""
    at = who * SLOTS
    for slot in range(at, at + SLOTS):
        if s.slots[slot] != NO_CARD:
            return True
    return False


def can_discard(s: State, who: int) -> bool:
    """Does any survivor of this seat carry a card it could throw away? (UOA-INV-09, UOA-AMB-68)"""
    if has_cards(s, who):
        return True
    for mate in range(s.posse):
        if s.owner[mate] == s.owner[who] and s.zone[mate] >= 0 and has_cards(s, mate):
            return True
    return False


def can_search(s: State, who: int, left: int) -> bool:
    """A building zone without zombies, once per Turn; Townsfolk as often as they like, Scavengers in the street too.

    (UOA-ACT-07, UOA-ACT-10, UOA-ACT-11, UOA-SKILL-57)
    """
    if left < 1 and free_left(s, who, FREE_SEARCH) < 1:
        return False
    if s.searches[who] and not s.classes[who] & TOWNSFOLK:
        return False
    here = s.zone[who]
    if not s.board.indoors[here] and not mods_of(s, who)[SCAVENGER]:
        return False
    return zombies_in(s, here) == 0 and can_draw(s)


def reload_options(s: State, who: int, left: int, options: list[int]) -> None:
    """Emptied weapons that can be reloaded, paid or free (UOA-ACT-23, UOA-SKILL-12, UOA-SKILL-34)."""
    for card in empty_weapons(s, who):
        if left > 0 or any(free_left(s, who, kind) > 0 for kind in reload_types(s, card)):
            options.append(RELOAD + card)


def reload_types(s: State, card: int) -> list[int]:
    """The free actions that can pay for reloading this weapon."""
    if s.tables.card_kind[card] == PISTOL:
        return [FREE_FANNED_RELOAD, FREE_RELOAD]
    return [FREE_RELOAD]


def perform(s: State, who: int, code: int) -> Generator[Ask, int, None]:
    """Carry out one chosen option of `legal_actions`, then see whether the mission is done (UOA-WIN-01)."""
    verb = code >> VERB << VERB
    if verb == MOVE:
        yield from move(s, who, code & 255)
    elif STRIKE <= verb <= THROW or verb in (IMPROVISE_MELEE, IMPROVISE_RANGED):
        yield from perform_attack(s, who, code, True)
    elif verb == SEARCH:
        yield from search(s, who)
    elif verb == REORGANISE:
        pay(s, who, [], 1)
        note_action(s, who, CHAIN_BROKEN)
        yield from rearrange(s, who, "UOA-ACT-13")
    elif verb == TRADE:
        pay(s, who, [], 1)
        note_action(s, who, CHAIN_BROKEN)
        yield from trade(s, who, code & 255)
    elif verb == CHARGE:
        yield from charge(s, who, code & 255)
    elif verb == DISCARD:
        yield from discard_freely(s, s.owner[who])
    else:
        yield from perform_other(s, who, verb, code & 255)
    yield from check_goals(s)


def perform_other(s: State, who: int, verb: int, argument: int) -> Generator[Ask, int, None]:
    """The rarer Actions."""
    if verb in (TAKE, NOISE, RALLY):
        pay(s, who, [], 1)
        note_action(s, who, CHAIN_BROKEN)
        if verb == TAKE:
            yield from take(s, who, argument)
        elif verb == NOISE:
            make_noise(s, s.zone[who], BANG, "UOA-ACT-21")
        else:
            yield from rally(s, who, argument)
    elif verb == RELOAD:
        pay(s, who, reload_types(s, argument), 1)
        note_action(s, who, CHAIN_BROKEN)
        reload_weapon(s, who, argument, "UOA-ACT-23")
    elif verb in (HOLY, BLESS, DRINK):
        if town_of(s).holy_water_cost:
            pay(s, who, [], town_of(s).holy_water_cost)
            note_action(s, who, CHAIN_BROKEN)
        if verb == DRINK:
            yield from drink(s, who)
        elif verb == HOLY:
            yield from cleanse(s, who, argument, s.tables.holy_water, "UOA-TRAIT-07")
        else:
            yield from cleanse(s, who, argument, s.tables.water, "UOA-CLASS-14")
    elif verb == VADE:
        yield from vade_retro(s, who, argument)
    elif verb in (BOARD, ALIGHT):
        step_in_or_out(s, who, 1 if verb == BOARD else 0)
    elif verb == PUSH_WAGON:
        push_wagon(s, who, argument)
    elif verb == GATLING:
        yield from fire_gatling(s, who, argument)
    elif verb == PUSH_GATLING:
        push_gatling(s, who, argument)
    elif verb in (LOAD_WAGON, DROP_COAL, START_TRAIN):
        pay(s, who, [], 1)
        note_action(s, who, CHAIN_BROKEN)
        if verb == LOAD_WAGON:
            load_wagon(s, who)
        elif verb == DROP_COAL:
            yield from drop_coal(s, who)
        else:
            start_train(s, who)
    else:
        yield from perform_talent(s, who, verb, argument)


def perform_talent(s: State, who: int, verb: int, argument: int) -> Generator[Ask, int, None]:
    """Actions that come from skills."""
    if verb == SPRINT:
        yield from sprint(s, who, argument)
    elif verb == JUMP:
        yield from jump(s, who, argument)
    elif verb == SHOVE:
        shove(s, who, argument)
    elif verb == LIFESAVER:
        yield from lifesaver(s, who, argument)
    elif verb == TAUNT:
        yield from taunt(s, who, argument)
    elif verb == INVENT:
        yield from invent(s, who, argument)
    elif verb == BORN_LEADER:
        yield from born_leader(s, who, argument)
    else:
        raise AssertionError(f"no such action: {verb >> VERB}")


def move(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """One zone for one Action and the surcharge; more zones with +1 Zone per Move (UOA-ACT-01, UOA-SKILL-16)."""
    pay(s, who, [FREE_MOVE], 1 + surcharge(s, who))
    note_action(s, who, CHAIN_BROKEN)
    relocate(s, who, zone, "UOA-ACT-01")
    yield from run_on(s, who, mods_of(s, who)[ZONE_PER_MOVE], 0, "UOA-SKILL-16")


def search(s: State, who: int) -> Generator[Ask, int, None]:
    """Draw a card, keep it or not, rearrange for free (UOA-ACT-06, UOA-ACT-08, UOA-ACT-09)."""
    pay(s, who, [FREE_SEARCH], 1)
    s.searches[who] += 1
    note_action(s, who, CHAIN_BROKEN)
    card = draw_equipment(s)
    s.emit("drawn", "UOA-ACT-06", (who, card))
    yield from receive(s, who, card, "UOA-ACT-06")
    yield from rearrange(s, who, "UOA-ACT-09")


def born_leader(s: State, who: int, mate: int) -> Generator[Ask, int, None]:
    """A teammate spends one free Action of any kind on the spot (UOA-SKILL-18, UOA-AMB-56, UOA-AMB-75)."""
    s.used[who] += USED_LEADER
    s.emit("born-leader", "UOA-SKILL-18", (who, mate))
    s.granted = mate
    options = legal_actions(s, mate)
    answer = yield Ask(s.owner[mate], ASK_LEADER, [*options, NO], (mate, who))
    if answer != NO:
        yield from perform(s, mate, answer)
    s.granted = -1
