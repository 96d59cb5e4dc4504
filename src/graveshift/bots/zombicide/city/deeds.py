"""Actions that only Army of the Dead has, in the eyes of the rule-of-thumb bot."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.actions import NEVER, SCORERS, score_search, score_trade, score_with
from graveshift.bots.zombicide.asked import EMPTY, Choice
from graveshift.bots.zombicide.city.errands import (
    BOARD,
    CRACK,
    FORCE,
    JERRY_CAN,
    SEATS,
    SILENCE,
    TIME_FOR_A_FIGHT,
    UNLOCK,
    CityNeeds,
    truck_crew,
)
from graveshift.bots.zombicide.city.sight import CitySight, Personal, blast_kills, city_of
from graveshift.bots.zombicide.danger import lift, worth_of_kill
from graveshift.bots.zombicide.errands import LEAVE, TAKE
from graveshift.bots.zombicide.figures import SINGLE, Strike
from graveshift.bots.zombicide.guide import Scorer
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.games.army_of_the_dead.rules.box import BY_EXPLOSION, HOLDS_CARD, HOLDS_TOKEN, KILLED, KILLS_IN_ACTION
from graveshift.games.army_of_the_dead.rules.city import TRUCK_OUT, Goal
from graveshift.games.army_of_the_dead.rules.codes import DRIVER, HELMETED, PASSENGER, RANGED

# ---- Explosives and ammunition


def score_throw(plan: Plan, choice: Choice) -> float:
    """An Explosive into a crowd or at an Abomination; never among friends."""
    sight = city_of(plan.sight)
    zone = choice.zone
    if zone in sight.crowd or zone not in sight.zombies:
        return NEVER
    tables = sight.guide.tables
    horde = sight.zombies[zone]
    fallen = blast_kills(sight, zone, tables.damage[tables.card_ids.index(choice.card)])
    value = sum(count * bite for count, bite in zip(fallen, sight.guide.bites, strict=True)) * worth_of_kill(
        sight, zone
    )
    value += sum(plan.w.slay_abomination * fallen[kind] for kind in sight.guide.giants)
    value += plan.w.bounty * sum(
        1 for kind in sight.guide.giants if fallen[kind] and sight.guide.wanted(sight) >> kind & 1
    )
    if horde[HELMETED]:
        value += plan.w.bounty
    if sum(fallen) >= 3 and wants_blast(sight, plan.me):
        value += plan.w.bounty
    if keeps_fuel(plan, choice.card):
        return NEVER
    value -= lift(sight, plan.me, float(sum(fallen))) + waking(sight, plan.me)
    return value * 0.6 if value >= plan.w.blast_from else NEVER


def wants_blast(sight: CitySight, me: Fighter) -> bool:
    """Is it this survivor's Personal Objective to kill three with one blast?"""
    return any(
        personal.owner == me.number and part.kind == KILLS_IN_ACTION and part.a == BY_EXPLOSION
        for personal in sight.unfinished()
        for part in personal.parts
    )


def keeps_fuel(plan: Plan, card: str) -> bool:
    """The Jerry Can that must be there at the end."""
    return card == JERRY_CAN and keeps_card(plan.sight, plan.me) and plan.me.packed.count(JERRY_CAN) < 2


def keeps_card(sight: Sight, fighter: Fighter) -> bool:
    """Must this survivor have a card at the end?"""
    own = [p for p in city_of(sight).personal if p.owner == fighter.number]
    return any(part.kind == HOLDS_CARD for personal in own for part in personal.parts)


def waking(sight: CitySight, me: Fighter) -> float:
    """The price of noise where a survivor stands."""
    return sight.w.sleepers * sight.noise_wakes(me.zone)


def score_gun(plan: Plan, choice: Choice) -> float:
    """The Machine Gun of the Truck."""
    nearest, farthest, dice, accuracy, damage = city_of(plan.sight).city.box.gun
    attack = Strike("machine-gun", SINGLE, RANGED)
    attack.dice, attack.accuracy, attack.damage = dice, accuracy, damage
    attack.nearest, attack.farthest = nearest, farthest
    attack.loud = True
    return score_with(plan, choice, attack)


def score_clip(plan: Plan, choice: Choice) -> float:
    """A Clip for a weapon that is worth it: it costs no Action."""
    card = plan.me.cards[choice.low]
    assert card is not None
    worth = plan.me.talent.weapon_worth(card.removesuffix(EMPTY))
    return 2.0 + worth if worth > 0.5 else NEVER


# ---- the mission


def score_take(plan: Plan, choice: Choice) -> float:
    """An Objective that an errand asks for; else what its adrenaline is worth."""
    sight = city_of(plan.sight)
    zone = sight.objectives[choice.low].zone
    if plan.task is not None and plan.task.kind == TAKE and zone == plan.task.target:
        return plan.w.goal_deed
    if any(task.kind == TAKE and task.target == zone and fits(task.able, plan.me) for task in sight.errands()[0]):
        return plan.w.goal_deed - 2.0
    if any(task.kind == TAKE and task.target == zone for task in sight.errands()[0]):
        return NEVER
    return plan.w.bonus_crate - lift(sight, plan.me, 5.0) - plan.w.sleepers * sight.sleepers.get(zone, 0)


def fits(able: list[str] | None, me: Fighter) -> bool:
    return able is None or me.id in able


def score_join(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed + 2.0


def score_challenge(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed + (2.0 if plan.task is not None and plan.task.kind in (CRACK, UNLOCK) else 0.0)


def score_unlock(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed + 6.0


def score_repair(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed + 6.0


def score_fly(plan: Plan, choice: Choice) -> float:
    """Whoever leaves with something of their own undone loses the game (AOTD-M2-09), so only at the last moment."""
    sight = city_of(plan.sight)
    return plan.w.goal_deed + 10.0 if not sight.unfinished() or sight.clock <= 1 else NEVER


def score_force(plan: Plan, choice: Choice) -> float:
    """A door is broken open when the others are near: what waits behind it comes out. The clock may not wait for
    them."""
    sight = city_of(plan.sight)
    near = sum(1 for fighter in sight.here if sight.board.distance[plan.me.zone][fighter.zone] <= 2)
    ready = 2 * near > len(sight.here) or sight.round > 8 or sight.clock < TIME_FOR_A_FIGHT
    return plan.w.goal_deed if plan.task is not None and plan.task.kind == FORCE and ready else NEVER


def score_silence(plan: Plan, choice: Choice) -> float:
    """Sleepers are removed where a Personal Objective asks for it, or before an Objective among them is taken."""
    sight = city_of(plan.sight)
    if plan.task is not None and plan.task.kind == SILENCE:
        return plan.w.goal_deed
    if plan.task is not None and plan.task.kind == TAKE and plan.task.target == plan.me.zone and sight.clock > 8:
        return plan.w.goal_deed + 1.0 if sight.board.zones and plan.me.actions > 2 else NEVER
    return NEVER


def score_call(plan: Plan, choice: Choice) -> float:
    """The token that brings an Abomination: once the posse is together and its owner's Objective wants it dead."""
    sight = city_of(plan.sight)
    face = sight.objectives[choice.low].face
    asked = [p for p in sight.unfinished() if p.face == face and wants_dead(p)]
    if not asked or sight.where(asked[0].parts[0].a) >= 0:
        return NEVER
    hurt = sum(fighter.health < 2 for fighter in sight.here)
    return plan.w.goal_deed - 5.0 if hurt <= 1 and (sight.danger > 0 or sight.round > 4) else NEVER


def wants_dead(personal: Personal) -> bool:
    return personal.calls and any(part.kind == KILLED for part in personal.parts)


# ---- trading tokens


def score_trade_tokens(plan: Plan, choice: Choice) -> float:
    """A token goes to whoever must hold it at the end; else weapons for those who have none."""
    sight = city_of(plan.sight)
    mate = sight.fighter(choice.who)
    if mate is not None and owed(sight, plan.me, mate):
        return plan.w.goal_deed
    return score_trade(plan, choice)


def owed(sight: CitySight, me: Fighter, mate: Fighter) -> bool:
    """Does one carry the token that the other must hold?"""
    for personal in sight.unfinished():
        if any(part.kind == HOLDS_TOKEN for part in personal.parts):
            holder = sight.holder(personal.face)
            if holder in (me, mate) and holder is not None and holder.number != personal.owner:
                return personal.owner in (me.number, mate.number)
    return False


# ---- the Truck


def truck_goal(sight: CitySight) -> Goal | None:
    for goal in sight.open_goals():
        if isinstance(goal, Goal) and goal.kind == TRUCK_OUT:
            return goal
    return None


def score_get_in(plan: Plan, choice: Choice) -> float:
    """The Driver's seat first; Passenger seats are kept for companions."""
    sight = city_of(plan.sight)
    goal = truck_goal(sight)
    if goal is None or plan.task is None or plan.task.kind != BOARD:
        return NEVER
    if choice.low == PASSENGER:
        coming = goal.numbers[2] - sum(1 for actor in sight.seats if sight.fighter(actor) is None)
        taken = sum(1 for seat in sight.seats.values() if seat == PASSENGER)
        return plan.w.goal_deed if not plan.me.followers and 2 - taken - coming > 0 else NEVER
    return plan.w.goal_deed + (4.0 if choice.low == DRIVER else 2.0)


def score_get_out(plan: Plan, choice: Choice) -> float:
    return 3.0 if plan.task is None or plan.task.kind != BOARD else NEVER


def score_change_seat(plan: Plan, choice: Choice) -> float:
    sight = city_of(plan.sight)
    driven = DRIVER in sight.seats.values()
    return plan.w.goal_deed if choice.low == DRIVER and not driven and truck_goal(sight) is not None else NEVER


def score_drive(plan: Plan, choice: Choice) -> float:
    """Along the streets to the Exit, once everybody who must come is in; the clock may not wait for more."""
    sight = city_of(plan.sight)
    goal = truck_goal(sight)
    if goal is None or not all_in(sight, goal):
        return NEVER
    roads = streets(sight, sight.exit_zone(goal.numbers[0]))
    zone = choice.zone
    return plan.w.goal_deed + 3.0 if roads[zone] < roads[sight.truck] else NEVER


def all_in(sight: CitySight, goal: Goal) -> bool:
    """Enough people are in the Truck, and the Personal Objectives of those are done."""
    survivors = [actor for actor in sight.seats if sight.fighter(actor) is not None]
    companions = len(sight.seats) - len(survivors)
    if len(survivors) < goal.numbers[1] or companions < goal.numbers[2]:
        return False
    pressed = sight.clock <= 4
    crew = truck_crew(sight, goal)
    waiting = [fighter for fighter in sight.here if fighter.id in crew and fighter.number not in sight.seats]
    close = [fighter for fighter in waiting if sight.board.distance[sight.truck][fighter.zone] <= 2]
    return pressed or (not sight.unfinished() and (not close or len(sight.seats) >= SEATS))


def streets(sight: CitySight, end: int) -> list[int]:
    """For each zone how far the Truck would have to go to the Exit."""
    board = sight.board
    away = [FAR] * board.zones
    if end < 0:
        return away
    away[end] = 0
    queue = [end]
    for zone in queue:
        for near in board.neighbours[zone]:
            if away[near] == FAR and board.street[near]:
                away[near] = away[zone] + 1
                queue.append(near)
    return away


def score_city_search(plan: Plan, choice: Choice) -> float:
    """A Search wakes the Sleepers of its zone."""
    sight = city_of(plan.sight)
    needs = plan.needs
    if plan.task is not None and plan.task.kind == LEAVE:
        return NEVER
    asked = isinstance(needs, CityNeeds) and needs.fuel == plan.me.number
    return score_search(plan, choice) + (3.0 if asked else 0.0) - plan.w.sleepers * sight.sleepers.get(plan.me.zone, 0)


CITY_SCORERS: Final[dict[str, Scorer]] = SCORERS | {
    "throw": score_throw,
    "fire-gun": score_gun,
    "reload": score_clip,
    "take": score_take,
    "join": score_join,
    "challenge": score_challenge,
    "open-vault": score_unlock,
    "force-door": score_force,
    "repair": score_repair,
    "fly": score_fly,
    "eliminate-sleepers": score_silence,
    "use-token": score_call,
    "trade": score_trade_tokens,
    "get-in": score_get_in,
    "get-out": score_get_out,
    "change-seat": score_change_seat,
    "drive": score_drive,
    "search": score_city_search,
}
