"""Questions that only Undead or Alive asks, as the rule-of-thumb bot answers them."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.answers import (
    CHOOSERS,
    first,
    mover,
    quietly,
    refuse,
    strike_back,
    sturdiest,
)
from graveshift.bots.zombicide.asked import Asked, Choice
from graveshift.bots.zombicide.danger import Danger
from graveshift.bots.zombicide.guide import Chooser
from graveshift.bots.zombicide.pack import keep
from graveshift.bots.zombicide.roles import assign, straggler
from graveshift.bots.zombicide.sight import Sight
from graveshift.bots.zombicide.town.deeds import WITH_THE_WAGON
from graveshift.bots.zombicide.town.errands import AMMUNITION
from graveshift.bots.zombicide.town.sight import town_of
from graveshift.bots.zombicide.town.wagon import carried


def refuge(sight: Sight, decision: Asked) -> Choice:
    """Off the rails: to the least dangerous street."""
    me = mover(sight, decision)
    if me is None:
        return decision.first
    danger = Danger(sight, me, [])
    return max(decision.choices, key=lambda choice: danger.stay(choice.zone, 0.0))


def weapon(sight: Sight, decision: Asked) -> Choice:
    """The starting weapon: the one that is good for most."""
    me = mover(sight, decision)
    skills = sight.s.owned[me.number] if me is not None else []
    talent = sight.guide.talent(skills, False)

    def worth(choice: Choice) -> float:
        return talent.weapon_worth(choice.card) if sight.guide.is_weapon(choice.card) else 0.0

    return max(decision.choices, key=worth)


def payment(sight: Sight, decision: Asked) -> Choice:
    """Pay with a token first, then with the ammunition that fits fewer of our guns."""
    tokens = [choice for choice in decision.choices if choice.card not in AMMUNITION]
    return tokens[0] if tokens else decision.last


def leave(sight: Sight, decision: Asked) -> Choice:
    """Out, but not before the last one can follow, unless it gets too hot."""
    me = mover(sight, decision)
    no = decision.named("no")
    if me is not None and no is not None and straggler(sight, [sight.exit]) is not None:
        if Danger(sight, me, []).stay(me.zone, 0.0) > -sight.w.peril / 2:
            return no
    return decision.named("leave-with-wagon") or decision.named("leave") or decision.first


def ride(sight: Sight, decision: Asked) -> Choice:
    """Into the Wagon if somebody has it still to push and one's own errand leads the same way (UOA-MACH-06)."""
    me = mover(sight, decision)
    yes = decision.named("yes")
    if me is None or yes is None or not carried(town_of(sight), me):
        return refuse(sight, decision)
    tasks, needs = sight.errands()
    task = assign(sight, tasks, needs.short_of(sight)).tasks.get(me.id)
    return yes if task is None or task.kind in WITH_THE_WAGON else refuse(sight, decision)


TOWN_CHOOSERS: Final[dict[str, Chooser]] = CHOOSERS | {
    "starting-weapon": weapon,
    "board-wagon": ride,
    "keep-dynamite": keep,
    "vade-retro-token": quietly,
    "charge-attack": strike_back,
    "rally-payment": payment,
    "exit": leave,
    "displaced": refuge,
    "prey": sturdiest,
    "blow-up-the-mine": first,
    "heal": first,
}
