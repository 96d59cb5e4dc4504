"""Search: where, how often, what wakes, and AAAHHH!! (chapter Actions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.aftermath import activate_more, settle
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import KINDS, SHAMBLER
from graveshift.games.army_of_the_dead.rules.skills import SEARCH_MORE, SEARCH_TWO
from graveshift.games.army_of_the_dead.rules.sleepers import wake
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, Action, Price, paid
from graveshift.zombicide.rules.budget import free_left, pay
from graveshift.zombicide.rules.codes import BY_SEARCH, FREE_SEARCH, SEARCH
from graveshift.zombicide.rules.inventory import can_draw, discard_card, draw_equipment, rearrange, receive
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.state import mods_of, zombies_in


class Search(Action):
    """Sleepers wake, then a card is drawn, or two; then rearrange for free (AOTD-ACT-05 to AOTD-ACT-09)."""

    def __init__(self) -> None:
        super().__init__([(SEARCH, "search", ALONE)])

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if can_search(s, who, left):
            options.append(SEARCH)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        pay(s, who, [FREE_SEARCH], 1)
        s.searches[who] += 1
        note_action(s, who, CHAIN_BROKEN)
        wake(s, s.zone[who], "AOTD-SLEEP-06")
        yield from settle(s)
        for _ in range(1 + mods_of(s, who)[SEARCH_TWO]):
            if s.zone[who] >= 0 and can_draw(s):
                yield from draw_one(s, who)
        yield from s.scene.check_goals(s)  # a card that was found may be the last thing wanted (AOTD-WIN-01)
        if s.zone[who] >= 0:
            yield from rearrange(s, who, "AOTD-ACT-06")

    def price(self, s: family.State, who: int, code: int) -> Price:
        return paid(s, who, 1, [FREE_SEARCH], 0)


def can_search(s: family.State, who: int, left: int) -> bool:
    """In a building zone without zombies, not in a Hotel corridor; once per Turn, unless a Skill says otherwise.

    (AOTD-ACT-05, AOTD-ACT-07, AOTD-LOS-11, AOTD-SKILL-08)
    """
    here = s.zone[who]
    if not s.board.searchable[here] or (s.searches[who] and not mods_of(s, who)[SEARCH_MORE]):
        return False
    if left < 1 and free_left(s, who, FREE_SEARCH) < 1:
        return False
    return zombies_in(s, here) == 0 and can_draw(s)


def draw_one(s: State, who: int) -> Generator[Ask, int, None]:
    """One card: kept or not; AAAHHH!! brings a Shambler instead (AOTD-ACT-06, AOTD-AAAHH-01)."""
    card = draw_equipment(s)
    s.emit("drawn", "AOTD-ACT-06", (who, card))
    if card == city_of(s).box.scare:
        discard_card(s, card)
        yield from scare(s, who)
    else:
        yield from receive(s, who, card, BY_SEARCH, "AOTD-ACT-06")


def scare(s: State, who: int) -> Generator[Ask, int, None]:
    """A Shambler beside the searcher; with none left all Shamblers act. It is no spawn (AOTD-AAAHH-02, AOTD-AMB-24)."""
    if s.pool[SHAMBLER] == 0:
        s.emit("out-of-miniatures", "AOTD-AAAHH-02", (SHAMBLER, 1))
        yield from activate_more(s, SHAMBLER, "AOTD-AAAHH-02")
        return
    s.zombies[s.zone[who] * KINDS + SHAMBLER] += 1
    s.pool[SHAMBLER] -= 1
    s.emit("scare", "AOTD-AAAHH-01", (who, s.zone[who]))
