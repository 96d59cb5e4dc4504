"""Questions that only Army of the Dead asks, as the rule-of-thumb bot answers them."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.answers import (
    CHOOSERS,
    mover,
    onwards,
    quietly,
    strike_back,
    sturdiest,
    target,
)
from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.city.errands import CityNeeds
from graveshift.bots.zombicide.city.sight import city_of
from graveshift.bots.zombicide.city.vault import crack
from graveshift.bots.zombicide.danger import Danger
from graveshift.bots.zombicide.errands import LEAVE
from graveshift.bots.zombicide.figures import SINGLE, expected, mortal, slay
from graveshift.bots.zombicide.guide import Chooser
from graveshift.bots.zombicide.pack import hand_over, keep, slot_card
from graveshift.bots.zombicide.roles import straggler
from graveshift.bots.zombicide.sight import Sight
from graveshift.games.army_of_the_dead.rules.box import CONCENTRATED_KILLS, COUNTER

LOST_ANYWAY: Final = 50.0
"""What speaks for wounding somebody once more who falls already."""


def pack(sight: Sight, decision: Asked) -> Choice:
    """The pack whose best weapon is better; a Clip or an Explosive counts a little, nothing to strike close by much."""
    me = mover(sight, decision)
    guide = sight.guide
    talent = guide.talent(sight.s.owned[me.number] if me is not None else [], False)

    def worth(choice: Choice) -> float:
        cards = choice.words["cards"]
        arms = [talent.weapon_worth(card) for card in cards if guide.is_weapon(card)]
        close = any(guide.is_weapon(card) and not talent.strike(card, SINGLE).nearest for card in cards)
        extra = 0.3 * (len(cards) - len(arms)) - (0.0 if close else sight.w.distant)
        return max(arms, default=0.0) + 0.4 * sum(arms) + extra

    return max(decision.choices, key=worth)


def concentrate(sight: Sight, decision: Asked) -> Choice:
    """All hits on one target, where that is worth more than hits one by one."""
    me = mover(sight, decision)
    no = decision.named("no") or decision.first
    spot = decision.about[1]
    if me is None:
        return no
    zone = spot if spot in sight.zombies else me.zone
    horde = sight.zombies.get(zone)
    weapons = [card for card in me.ready if sight.guide.is_weapon(card)]
    if horde is None or not weapons:
        return no
    city = city_of(sight)
    row = sight.board.sight[me.zone]
    attacks = [me.talent.strike(card, SINGLE) for card in weapons]
    usable = [a for a in attacks if (a.melee and zone == me.zone) or a.nearest <= row[zone] <= a.farthest]
    if not usable:
        return no
    attack = max(usable, key=lambda a: a.damage * a.dice)
    wanted = sight.guide.wanted(sight)
    practice = any(
        p.owner == me.number and part.kind == COUNTER and part.a == CONCENTRATED_KILLS
        for p in city.unfinished()
        for part in p.parts
    )
    best, best_choice = expected(attack.dice, attack.accuracy, mortal(sight.guide, attack, horde)), no
    for choice in decision.choices:
        if choice.verb != "kill":
            continue
        kind = choice.low
        weight = sight.guide.bites[kind] + (3.0 if wanted >> kind & 1 else 0.0) + (2.0 if practice else 0.0)
        if kind in sight.guide.giants:
            weight += 2.0
        value = slay(sight.guide, attack, kind) * weight
        if value > best:
            best, best_choice = value, choice
    return best_choice


def tokens_first(sight: Sight, decision: Asked) -> Choice:
    """A Trade: the token to whoever must hold it, then the exchange that arms the two better."""
    city = city_of(sight)
    for choice in decision.choices:
        if choice.verb == "hand":
            face = sight.objectives[choice.code >> 8 & 255].face
            if any(p.face == face and p.owner == choice.low for p in city.unfinished()):
                return choice
    return hand_over(sight, decision)


def leave(sight: Sight, decision: Asked) -> Choice:
    """Out, if the mission asks for it and nothing of one's own is left to do."""
    truck = decision.named("leave-with-truck")
    if truck is not None:
        return truck
    city = city_of(sight)
    me = mover(sight, decision)
    no = decision.named("no") or decision.first
    if me is None:
        return decision.first
    if city.own_unfinished(me):
        return no
    tasks, _ = sight.errands()
    outs = [task for task in tasks if task.kind == LEAVE and (task.able is None or me.id in task.able)]
    if not outs:
        return no
    if city.all_leave(outs[0]) and straggler(sight, outs[0].places) is not None:
        if Danger(sight, me, []).stay(me.zone, 0.0) > -sight.w.peril / 2:
            return no
    return decision.named("leave") or decision.first


def empty_pack(sight: Sight, decision: Asked) -> Choice:
    """What gives way to a token that fills the Backpack: cards go to free Hands, else the cheapest first."""
    for choice in decision.choices:
        if choice.verb == "put":
            return choice
    me = mover(sight, decision)
    if me is None:
        return decision.first
    needs = CityNeeds()
    worth = sight.guide.card_worth
    return min(decision.choices, key=lambda choice: worth(sight, me, slot_card(sight, choice.code), needs))


def least_needed(sight: Sight, decision: Asked) -> Choice:
    """Wounds to whoever can bear them best, with those that wait for them already; those without whom the game is lost
    come last, and whoever is lost anyway bears the rest (AOTD-WIN-02, AOTD-AMB-68)."""
    city = city_of(sight)
    about = decision.about
    hit = about[3] if decision.kind == "friendly-fire" else sight.guide.tables.wounds[about[1]]

    def bears(choice: Choice) -> float:
        fighter = sight.fighter(choice.who)
        health = city.s.health[choice.who] - choice.allotted
        if health <= 0:
            return LOST_ANYWAY
        left = health - hit
        if fighter is None:
            return float(left) - 3.0 if left > 0 else -20.0
        if left > 0:
            return left - (1.5 if city.needed(fighter) else 0.0)
        return -10.0 if city.needed(fighter) else -5.0

    people = [choice for choice in decision.choices if choice.who >= 0]
    return max(people, key=bears) if people else decision.first


def now(sight: Sight, decision: Asked) -> Choice:
    """A Tactician does not wait."""
    return next((choice for choice in decision.choices if choice.verb != "no"), decision.last)


CITY_CHOOSERS: Final[dict[str, Chooser]] = CHOOSERS | {
    "starting-pack": pack,
    "concentrate": concentrate,
    "tangle": target,
    "hunter": target,
    "sidestep": onwards,
    "follow-up": strike_back,
    "vault": crack,
    "order-wake": quietly,
    "order-noise": sturdiest,
    "backpack": empty_pack,
    "keep-gift": keep,
    "tactician": now,
    "trade": tokens_first,
    "exit": leave,
    "wound": least_needed,
    "friendly-fire": least_needed,
}
