"""Companions: joining a survivor, what they lend, what they endure (chapter Companions)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.games.army_of_the_dead.rules.truck import can_sit_beside
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_ACTOR, Action, Price
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import LONE, RALLY
from graveshift.zombicide.rules.companions import lead
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action


class Join(Action):
    """A companion of the zone follows the survivor from now on (AOTD-COMP-02, AOTD-COMP-04, AOTD-AMB-36)."""

    def __init__(self) -> None:
        super().__init__([(RALLY, "join", WITH_ACTOR)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        for companion in range(position.posse, position.actors):
            if position.zone[companion] == position.zone[who] and position.leader[companion] == LONE:
                s = own(position)
                if left >= city_of(s).join_cost and can_sit_beside(s, companion, who):
                    options.append(RALLY + companion)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        companion = code & 255
        pay(s, who, [], city_of(s).join_cost)
        note_action(s, who, CHAIN_BROKEN)
        first = not s.deeds >> JOINED + companion & 1
        s.deeds |= 1 << JOINED + companion
        lead(s, who, companion, "AOTD-COMP-02")
        if first:
            yield from gain_adrenaline(s, who, city_of(s).join_ap, "AOTD-COMP-02")

    def price(self, s: family.State, who: int, code: int) -> Price:
        return Price(city_of(s).join_cost, 0, 0)


JOINED: Final = 32
"""From this bit on, `deeds` says which companions have joined somebody once: only the first time is rewarded."""


def blue_skills(s: State, who: int) -> list[int]:
    """The Blue Skills of the companions that a survivor leads (AOTD-COMP-02, AOTD-COMP-03)."""
    found: list[int] = []
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who:
            found += s.tables.level_skills[s.person[companion]][0]
    return found
