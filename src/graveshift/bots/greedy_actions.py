"""The Actions of the rule-of-thumb bot: each option of a Turn gets a score, and so does walking elsewhere."""

from __future__ import annotations

from typing import Any, Final

from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_danger import bearing, lift, worth_of_kill, wounds_in
from graveshift.bots.greedy_figures import DUAL, FANNED, SINGLE, Strike, is_weapon, strike
from graveshift.bots.greedy_pack import trade_gain
from graveshift.bots.greedy_plan import Plan
from graveshift.bots.greedy_sight import ABOMINATION, IN_HAND, Fighter, Sight
from graveshift.bots.greedy_tasks import (
    CLEANSE,
    DYNAMITE,
    HOLY,
    PUSH,
    RALLY,
    TAKE,
    THROW,
    WATER,
    house_budget,
    open_piles,
    start_wanted,
    train_may_come,
    wagon_roads,
)
from graveshift.bots.player import Choice, Question
from graveshift.games.undead_or_alive.figures import tables
from graveshift.zombicide.codes import MELEE, RIFLE

NEVER: Final = -1.0
MODES: Final = {
    "melee": SINGLE,
    "shoot": SINGLE,
    "melee-dual": DUAL,
    "shoot-dual": DUAL,
    "fan": FANNED,
}


def act(sight: Sight, me: Fighter, decision: Question) -> str:
    """The best Action now: do something here, walk on, or end the Turn."""
    plan = Plan(sight, me)
    best_key, best = "end" if "end" in decision.keys else "no", 0.0
    blow, blow_key = 0.0, ""
    for choice in decision.choices:
        score = score_of(plan, choice)
        if score > best:
            best_key, best = choice.key, score
        if score > blow and choice.arguments["verb"] in MODES:
            blow, blow_key = score, choice.key
    if best >= w.GOAL_DEED and blow_key and me.zone in sight.zombies and me.actions > 1 and best_key != blow_key:
        return blow_key
    if best >= w.GOAL_DEED and time_for_it(plan):
        return best_key
    step = walk(plan, decision)
    if step is not None and not (is_free(decision, best_key) and best > 0):
        return step
    return best_key


def time_for_it(plan: Plan) -> bool:
    """A deed may take an Action now if the survivor is safe afterwards or can still get away."""
    me = plan.me
    after = max(plan.place(zone, me.actions - 1 - spent) for zone, (spent, _) in plan.reachable(me.actions - 1).items())
    if after > -w.PERIL:
        return True
    before = max(plan.place(zone, me.actions - spent) for zone, (spent, _) in plan.reachable(me.actions).items())
    return before < after + w.PERIL / 2


def is_free(decision: Question, key: str) -> bool:
    return any(c.key == key and c.arguments.get("actions") == 0 and key != "end" for c in decision.choices)


def walk(plan: Plan, decision: Question) -> str | None:
    """The first step to a better place, if there is one."""
    sight, me = plan.sight, plan.me
    keys = set(decision.keys)
    names = sight.board.names
    here = plan.place(me.zone, me.actions)
    best, goal = here + w.MARGIN, -1
    reach = plan.reachable(me.actions)
    for zone, (spent, first) in reach.items():
        if first >= 0 and f"move:{names[first]}" in keys:
            value = plan.place(zone, me.actions - spent)
            if value > best:
                best, goal = value, zone
    charge = best_charge(plan, decision, best)
    if charge is not None:
        return charge
    if goal < 0:
        return None
    first = reach[goal][1]
    sprint = f"sprint:{names[first]}"
    if sprint in keys and reach[goal][0] > 1:
        return sprint
    return f"move:{names[first]}"


def best_charge(plan: Plan, decision: Question, best: float) -> str | None:
    """A Charge is a walk of up to two zones with a blow at its end."""
    found = None
    for choice in decision.choices:
        if choice.arguments["verb"] != "charge":
            continue
        zone = plan.sight.board.index[choice.arguments["zone"]]
        blow = max((g for a, g in zip(plan.attacks, plan.gains[zone], strict=True) if a.melee), default=0.0)
        left = plan.me.actions - choice.arguments["actions"]
        value = plan.place(zone, left) + (blow + stay_gain(plan, zone) if blow else -5.0)
        if value > best:
            best, found = value, choice.key
    return found


def stay_gain(plan: Plan, zone: int) -> float:
    """What the blow of a Charge spares of the danger at its end."""
    horde = plan.sight.horde(zone)
    kills = plan.kills_at(zone, 1)
    return w.WOUND * wounds_in(plan.sight, zone) * min(1.0, kills / horde) if horde else 0.0


def score_of(plan: Plan, choice: Choice) -> float:
    """What one option is worth where the survivor stands."""
    words = choice.arguments
    verb: str = words["verb"]
    if verb in MODES:
        return score_attack(plan, words)
    scorer = SCORERS.get(verb)
    return scorer(plan, words) if scorer is not None else NEVER


# ---- fighting


def score_attack(plan: Plan, words: dict[str, Any]) -> float:
    """An attack with a card in hand, and what it adds to the live Feat."""
    attack = strike(words["card"], MODES[words["verb"]], plan.mods)
    zone = plan.sight.board.index[words["zone"]] if "zone" in words else plan.me.zone
    horde = plan.sight.zombies.get(zone)
    if horde is None:
        return NEVER
    value = plan.gain(attack, zone, horde, worth_of_kill(plan.sight, zone))
    return value + (feat_bonus(plan, attack) if value > -w.MISFIRE / 2 else 0.0)


def feat_bonus(plan: Plan, attack: Strike) -> float:
    """Extra for attacks that may win the Bounty Weapon on top."""
    feat = plan.feat
    return feat.prize * feat.odds(plan.me, attack, plan.me.zone, max(1, plan.me.actions)) if feat is not None else 0.0


def score_gatling(plan: Plan, words: dict[str, Any]) -> float:
    nearest, farthest, dice, accuracy, damage = tables().gatling
    attack = Strike("gatling", SINGLE, RIFLE)
    attack.dice, attack.accuracy, attack.damage = dice, accuracy, damage
    attack.nearest, attack.farthest = nearest, farthest
    return score_other_attack(plan, words, attack) - w.LOUD


def score_improvised(plan: Plan, words: dict[str, Any]) -> float:
    melee = words["verb"] == "improvise"
    _, _, dice, accuracy, damage = tables().improvised_melee if melee else tables().improvised_ranged
    attack = Strike("improvised", SINGLE, MELEE if melee else RIFLE)
    attack.dice, attack.accuracy, attack.damage = dice, accuracy, damage
    return score_other_attack(plan, words, attack)


def score_other_attack(plan: Plan, words: dict[str, Any], attack: Strike) -> float:
    zone = plan.sight.board.index[words["zone"]] if "zone" in words else plan.me.zone
    horde = plan.sight.zombies.get(zone)
    return plan.gain(attack, zone, horde, worth_of_kill(plan.sight, zone)) if horde is not None else NEVER


def score_throw(plan: Plan, words: dict[str, Any]) -> float:
    """Dynamite where a goal wants it, or into a crowd; never among friends."""
    sight = plan.sight
    zone = sight.board.index[words["zone"]]
    if zone in sight.crowd:
        return NEVER
    if plan.task is not None and plan.task.kind == THROW and zone == plan.task.target:
        return w.GOAL_DEED + 6.0
    if plan.needs.dynamite >= sum(f.packed.count(DYNAMITE) for f in sight.here):
        return NEVER
    horde = sight.horde(zone)
    value = horde * worth_of_kill(sight, zone) - lift(sight, plan.me, horde) if horde else 0.0
    if horde and sight.zombies[zone][ABOMINATION]:
        value += w.SLAY_ABOMINATION
    if horde and plan.feat is not None and plan.feat.by_blast(plan.me, sight.zombies[zone]):
        value += plan.feat.prize
    return value * 0.6 if value >= w.BLAST_FROM else NEVER


def score_vade(plan: Plan, words: dict[str, Any]) -> float:
    """Zombies that lose an activation: wounds spared, or a step less towards the posse."""
    sight = plan.sight
    zone = sight.board.index[words["zone"]]
    if zone in sight.vade or zone not in sight.zombies:
        return NEVER
    if zone in sight.crowd:
        spared = wounds_in(sight, zone)
        return w.WOUND * 0.6 * spared + (15.0 if spared > bearing(sight, zone) else 0.0)
    return 0.35 * sight.horde(zone) if sight.near(zone, list(sight.crowd)) <= 1 else NEVER


def score_reload(plan: Plan, words: dict[str, Any]) -> float:
    attack = strike(words["card"], SINGLE, plan.mods)
    row = plan.sight.board.sight[plan.me.zone]
    best = 0.0
    for zone, horde in plan.sight.zombies.items():
        if attack.nearest <= row[zone] <= attack.farthest:
            best = max(best, plan.gain(attack, zone, horde, worth_of_kill(plan.sight, zone)))
    return 0.5 * best if plan.me.actions > 1 else NEVER


# ---- the mission


def score_take(plan: Plan, words: dict[str, Any]) -> float:
    if plan.task is not None and plan.task.kind == TAKE and plan.me.zone == plan.task.target:
        return w.GOAL_DEED
    objective = next(o for o in plan.sight.objectives if o["id"] == words["objective"])
    if objective["face"] == "coal":
        return w.GOAL_DEED
    if not train_may_come(plan.sight) or not any(plan.sight.town.reward_bounty):
        return NEVER
    return w.BONUS_CRATE - lift(plan.sight, plan.me, 5.0)


def score_rally(plan: Plan, words: dict[str, Any]) -> float:
    return w.GOAL_DEED + 2.0 if plan.task is None or plan.task.kind == RALLY else w.GOAL_DEED - 4.0


def score_cleanse(plan: Plan, words: dict[str, Any]) -> float:
    """Holy Water where a goal wants it; what is left over closes Corpse Piles and drives Mobile tokens home."""
    sight = plan.sight
    zone = sight.board.index[words["zone"]]
    if plan.task is not None and plan.task.kind == CLEANSE and zone == plan.task.target:
        return w.GOAL_DEED + 4.0
    held = sum(f.packed.count(HOLY) + ("faithful" in f.classes) * f.packed.count(WATER) for f in sight.here)
    exorcist = plan.feat.prize if plan.feat is not None and plan.feat.cleanses else 0.0
    crisis = house_budget(sight) <= 0
    if held <= plan.needs.holy and not (crisis and zone in open_piles(sight)):
        return NEVER
    if zone in open_piles(sight):
        return w.CLOSE_PILE + exorcist - 0.5 * lift(sight, plan.me, 5.0)
    board = sight.board
    people = list(sight.crowd)
    farther = sight.start >= 0 and sight.near(sight.start, people) > sight.near(zone, people)
    active = any(t["active"] for t in sight.tokens if sight.zone(t["zone"]) == zone)
    return w.SHIFT_TOKEN + exorcist if active and (farther or exorcist) and board.zones else NEVER


def score_push(plan: Plan, words: dict[str, Any]) -> float:
    roads = wagon_roads(plan.sight)
    if roads is None or plan.task is None or plan.task.kind != PUSH:
        return NEVER
    zone = plan.sight.board.index[words["zone"]]
    return w.GOAL_DEED if roads[zone] < roads[plan.sight.wagon] else NEVER


def score_start(plan: Plan, words: dict[str, Any]) -> float:
    return w.GOAL_DEED + 10.0 if start_wanted(plan.sight) else NEVER


# ---- the rest


def score_search(plan: Plan, words: dict[str, Any]) -> float:
    return plan.search_worth()


def score_drink(plan: Plan, words: dict[str, Any]) -> float:
    """Adrenaline for those who lag behind: the danger of the posse does not rise by it."""
    order = ("blue", "yellow", "orange", "red")
    return 1.0 if order.index(plan.me.level) < plan.sight.danger else NEVER


def score_reorganise(plan: Plan, words: dict[str, Any]) -> float:
    unarmed = not any(card is not None and is_weapon(card["card"]) for card in in_slots(plan.me))
    return 2.5 if unarmed and any(is_weapon(card) for card in plan.me.packed) else NEVER


def score_trade(plan: Plan, words: dict[str, Any]) -> float:
    """Weapons for those who have none: worth an Action if both are much better armed by it."""
    mate = plan.sight.fighter(words["survivor"])
    if mate is None or plan.me.zone in plan.sight.zombies:
        return NEVER
    gain = trade_gain(plan.me, mate)
    return w.TRADE * gain if gain >= w.FAIR_TRADE else NEVER


def in_slots(me: Fighter) -> list[dict[str, Any] | None]:
    return [me.slots[slot] for slot in IN_HAND]


def score_shove(plan: Plan, words: dict[str, Any]) -> float:
    """Push zombies away from oneself, to where nobody is."""
    sight = plan.sight
    zone = sight.board.index[words["zone"]]
    if zone in sight.crowd:
        return NEVER
    return 2.0 + w.WOUND * wounds_in(sight, plan.me.zone) - 0.1 * len(sight.board.neighbours[zone])


def score_lifesaver(plan: Plan, words: dict[str, Any]) -> float:
    zone = plan.sight.board.index[words["zone"]]
    return 6.0 if plan.me.zone not in plan.sight.zombies and wounds_in(plan.sight, zone) else NEVER


def score_leader(plan: Plan, words: dict[str, Any]) -> float:
    mate = plan.sight.fighter(words["survivor"])
    return 1.0 + wounds_in(plan.sight, mate.zone) if mate is not None and mate.zone >= 0 else NEVER


def goal_deed(plan: Plan, words: dict[str, Any]) -> float:
    return w.GOAL_DEED


def get_out(plan: Plan, words: dict[str, Any]) -> float:
    return 3.0


SCORERS: Final = {
    "throw": score_throw,
    "fire-gatling": score_gatling,
    "improvise": score_improvised,
    "improvise-shot": score_improvised,
    "vade-retro": score_vade,
    "reload": score_reload,
    "take": score_take,
    "rally": score_rally,
    "holy-water": score_cleanse,
    "bless-water": score_cleanse,
    "push-wagon": score_push,
    "load-wagon": goal_deed,
    "drop-coal": goal_deed,
    "start-train": score_start,
    "search": score_search,
    "drink": score_drink,
    "reorganise": score_reorganise,
    "trade": score_trade,
    "shove": score_shove,
    "lifesaver": score_lifesaver,
    "born-leader": score_leader,
    "leave-wagon": get_out,
}
