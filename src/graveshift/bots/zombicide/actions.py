"""The Actions of the rule-of-thumb bot: each option of a Turn gets a score, and so does walking elsewhere."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.danger import worth_of_kill, wounds_in
from graveshift.bots.zombicide.figures import Strike
from graveshift.bots.zombicide.guide import Scorer
from graveshift.bots.zombicide.pack import gift_gain, trade_gain
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.zombicide.rules.codes import FAVOURITE, MANNER

NEVER: Final = -1.0
WORST: Final = -1e9
BLAST: Final = "blow-up-the-mine"
"""It ends the mission well."""
MODES: Final = {
    "melee": "",
    "shoot": "",
    "melee-dual": "-dual",
    "shoot-dual": "-dual",
    "fan": "fan",
}
"""The ways to attack with a card in hand, by their verbs."""


def act(sight: Sight, me: Fighter, decision: Asked) -> Choice:
    """The best Action now: do something here, walk on, or end the Turn."""
    blast = decision.named(BLAST)
    if blast is not None:
        return blast
    end = decision.named("end")
    if end is not None and sight.must_hold(me):
        return end
    plan = Plan(sight, me)
    best_choice, best = decision.named("end") or decision.named("no") or decision.last, 0.0
    blow, blow_choice = 0.0, best_choice
    for choice in decision.choices:
        score = score_of(plan, choice)
        if score > best:
            best_choice, best = choice, score
        if score > blow and choice.verb in MODES:
            blow, blow_choice = score, choice
    if best >= plan.w.goal_deed and blow > 0 and me.zone in sight.zombies and me.actions > 1:
        if best_choice is not blow_choice:
            return blow_choice
    if best >= plan.w.goal_deed and time_for_it(plan):
        return best_choice
    step = walk(plan, decision)
    if step is not None and not (best > 0 and best_choice.price == 0):
        return step
    return best_choice


def time_for_it(plan: Plan) -> bool:
    """A deed may take an Action now if the survivor is safe afterwards or can still get away."""
    me = plan.me
    safe = -plan.w.peril
    after = WORST
    for zone, reach in plan.reachable(me.actions - 1).items():
        left = me.actions - 1 - reach[0]
        if plan.promise(zone, left) > after:
            after = max(after, plan.place(zone, left))
            if after > safe:
                return True
    better = after + plan.w.peril / 2
    for zone, reach in plan.reachable(me.actions).items():
        left = me.actions - reach[0]
        if plan.promise(zone, left) >= better and plan.place(zone, left) >= better:
            return False
    return True


def walk(plan: Plan, decision: Asked) -> Choice | None:
    """The first step to a better place, if there is one."""
    me = plan.me
    moves: dict[int, Choice] = {}
    sprints: dict[int, Choice] = {}
    for choice in decision.choices:
        if choice.verb == "move":
            moves[choice.zone] = choice
        elif choice.verb == "sprint":
            sprints[choice.zone] = choice
    best, goal = best_place(plan, moves)
    charge = best_charge(plan, decision, best)
    if charge is not None:
        return charge
    if goal < 0:
        return None
    spent, first = plan.reachable(me.actions)[goal]
    return sprints[first] if first in sprints and spent > 1 else moves[first]


def best_place(plan: Plan, moves: dict[int, Choice]) -> tuple[float, int]:
    """The best place within reach and its zone, the first of equals; -1 if none is better by a margin than this one.

    Those that promise most are looked at first, and once a place is better than what others promise, that is it.
    """
    me = plan.me
    best, goal, rank = plan.place(me.zone, me.actions) + plan.w.margin, -1, 0
    promising: list[tuple[float, int, int, int]] = []
    for order, (zone, reach) in enumerate(plan.reachable(me.actions).items()):
        if reach[1] >= 0 and reach[1] in moves:
            promise = plan.promise(zone, me.actions - reach[0])
            if promise > best:
                promising.append((-promise, order, zone, me.actions - reach[0]))
    promising.sort()
    for less, order, zone, left in promising:
        if -less < best:
            break
        value = plan.place(zone, left)
        if value > best or (value == best and goal >= 0 and order < rank):
            best, goal, rank = value, zone, order
    return best, goal


def best_charge(plan: Plan, decision: Asked, best: float) -> Choice | None:
    """A Charge is a walk of up to two zones with a blow at its end; whoever stands there strikes for less."""
    found = None
    for choice in decision.choices:
        if choice.verb != "charge" or choice.zone == plan.me.zone:
            continue
        zone = choice.zone
        blow = max([g for a, g in zip(plan.attacks, plan.gains_of(zone), strict=True) if a.melee], default=0.0)
        left = plan.me.actions - choice.price
        value = plan.place(zone, left) + (blow + stay_gain(plan, zone) if blow else -5.0)
        if value > best:
            best, found = value, choice
    return found


def stay_gain(plan: Plan, zone: int) -> float:
    """What the blow of a Charge spares of the danger at its end."""
    horde = plan.sight.horde(zone)
    kills = plan.kills_at(zone, 1)
    return plan.w.wound * wounds_in(plan.sight, zone) * min(1.0, kills / horde) if horde else 0.0


def score_of(plan: Plan, choice: Choice) -> float:
    """What one option is worth where the survivor stands."""
    if choice.verb in MODES:
        return score_attack(plan, choice)
    scorer = plan.sight.guide.scorers.get(choice.verb)
    return scorer(plan, choice) if scorer is not None else NEVER


# ---- fighting


def score_attack(plan: Plan, choice: Choice) -> float:
    """An attack with a card in hand, and what it adds to an extraordinary deed."""
    attack = plan.me.talent.strike(choice.card, MODES[choice.verb])
    price = 0.0
    if choice.code >> MANNER & 255:
        attack, price = plan.sight.guide.in_manner(plan, choice, attack)
    value = score_with(plan, choice, attack) - price
    if value <= 0 and plan.friends(choice.zone if choice.zone >= 0 else plan.me.zone) and not attack.melee:
        return value  # no prize is worth shooting a friend for
    return value + plan.sight.daring(plan.me, attack)


def score_with(plan: Plan, choice: Choice, attack: Strike) -> float:
    """An attack with given figures."""
    zone = choice.zone if choice.zone >= 0 else plan.me.zone
    horde = plan.sight.zombies.get(zone)
    if horde is None:
        return NEVER
    value = plan.gain(attack, zone, horde, worth_of_kill(plan.sight, zone))
    return value - plan.sight.clamour(plan.me, attack, plan.me.zone)


# ---- the rest


def score_search(plan: Plan, choice: Choice) -> float:
    return plan.search_worth(plan.me.zone)


def score_reorganise(plan: Plan, choice: Choice) -> float:
    is_weapon = plan.sight.guide.is_weapon
    weapons = [card is not None and is_weapon(card) for card in plan.me.cards]
    return 2.5 if any(weapons) and not any(weapons[: FAVOURITE + 1]) else NEVER


def score_trade(plan: Plan, choice: Choice) -> float:
    """Weapons for those who have none, and cards for goals: worth an Action if both are much better off by it."""
    mate = plan.sight.fighter(choice.who)
    if mate is None or plan.me.zone in plan.sight.zombies:
        return NEVER
    gain = trade_gain(plan.me, mate) + gift_gain(plan.sight, plan.me, mate)
    return plan.w.trade * gain if gain >= plan.w.fair_trade else NEVER


def score_shove(plan: Plan, choice: Choice) -> float:
    """Push zombies away from oneself, to where nobody is."""
    sight = plan.sight
    zone = choice.zone
    if zone in sight.crowd:
        return NEVER
    return 2.0 + plan.w.wound * wounds_in(sight, plan.me.zone) - 0.1 * len(sight.board.neighbours[zone])


def score_lifesaver(plan: Plan, choice: Choice) -> float:
    zone = choice.zone
    return 6.0 if plan.me.zone not in plan.sight.zombies and wounds_in(plan.sight, zone) else NEVER


def score_leader(plan: Plan, choice: Choice) -> float:
    mate = plan.sight.fighter(choice.who)
    return 1.0 + wounds_in(plan.sight, mate.zone) if mate is not None and mate.zone >= 0 else NEVER


def goal_deed(plan: Plan, choice: Choice) -> float:
    return plan.w.goal_deed


SCORERS: Final[dict[str, Scorer]] = {
    "search": score_search,
    "reorganise": score_reorganise,
    "trade": score_trade,
    "shove": score_shove,
    "lifesaver": score_lifesaver,
    "born-leader": score_leader,
}
"""What all games of the family have besides attacks and Moves."""
