"""The Actions that everybody has: Move, Search, Reorganise, Make Noise, Reload, discard, End (chapter Actions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.actions import ALONE, WITH_CARD, WITH_ZONE, Action, Price, one_action, paid
from graveshift.zombicide.rules.budget import free_left, pay
from graveshift.zombicide.rules.codes import (
    BANG,
    BOOM,
    BY_SEARCH,
    DISCARD,
    END,
    FREE_FANNED_RELOAD,
    FREE_MOVE,
    FREE_RELOAD,
    FREE_SEARCH,
    MOVE,
    NO_CARD,
    NOISE,
    PISTOL,
    RELOAD,
    REORGANISE,
    SEARCH,
)
from graveshift.zombicide.rules.inventory import (
    can_draw,
    discard_freely,
    draw_equipment,
    empty_weapons,
    rearrange,
    receive,
    reload_weapon,
)
from graveshift.zombicide.rules.movement import step, surcharge
from graveshift.zombicide.rules.moving import run_on
from graveshift.zombicide.rules.noise import make_noise
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.skills import SCAVENGER, ZONE_PER_MOVE
from graveshift.zombicide.rules.state import State, has_cards, mods_of, zombies_in


class Move(Action):
    """One zone for one Action and the surcharge; more zones with +1 Zone per Move (UOA-ACT-01, UOA-SKILL-16)."""

    def __init__(self) -> None:
        super().__init__([(MOVE, "move", WITH_ZONE)])

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        here = s.zone[who]
        if zombies_in(s, here) and left + free_left(s, who, FREE_MOVE) <= surcharge(s, who):
            return
        if (left > 0 or free_left(s, who, FREE_MOVE) > 0) and s.scene.may_walk(s, who):
            for zone in s.board.neighbours[here]:
                options.append(MOVE + zone)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        pay(s, who, [FREE_MOVE], 1 + surcharge(s, who))
        note_action(s, who, CHAIN_BROKEN)
        step(s, who, code & 255, s.tables.cites[cite.MOVE_ACTION])
        yield from run_on(s, who, mods_of(s, who)[ZONE_PER_MOVE], 0, s.tables.cites[cite.ZONE_PER_MOVE])

    def price(self, s: State, who: int, code: int) -> Price:
        extra = surcharge(s, who)
        return paid(s, who, 1 + extra, [FREE_MOVE], extra)


class Search(Action):
    """Draw a card, keep it or not, rearrange for free (UOA-ACT-06, UOA-ACT-08, UOA-ACT-09)."""

    def __init__(self) -> None:
        super().__init__([(SEARCH, "search", ALONE)])

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if can_search(s, who, left):
            options.append(SEARCH)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        pay(s, who, [FREE_SEARCH], 1)
        s.searches[who] += 1
        note_action(s, who, CHAIN_BROKEN)
        instead = yield from s.scene.search(s, who)
        if not instead:
            card = draw_equipment(s)
            rule = s.tables.cites[cite.SEARCH_ACTION]
            s.emit("drawn", rule, (who, card))
            yield from receive(s, who, card, BY_SEARCH, rule)
        yield from rearrange(s, who, s.tables.cites[cite.SEARCH_REARRANGES])

    def price(self, s: State, who: int, code: int) -> Price:
        return paid(s, who, 1, [FREE_SEARCH], 0)


def can_search(s: State, who: int, left: int) -> bool:
    """A building zone without zombies, once per Turn; some classes as often as they like, Scavengers in the street too.

    (UOA-ACT-07, UOA-ACT-10, UOA-ACT-11, UOA-SKILL-57)
    """
    here = s.zone[who]
    if not s.board.searchable[here] and not mods_of(s, who)[SCAVENGER]:
        return False
    if s.searches[who] and not s.classes[who] & s.tables.searches_often:
        return False
    if left < 1 and free_left(s, who, FREE_SEARCH) < 1:
        return False
    return zombies_in(s, here) == 0 and s.scene.can_find(s, who, can_draw(s))


class Reorganise(Action):
    """Rearrange one's own inventory in any way (UOA-ACT-13)."""

    def __init__(self) -> None:
        super().__init__([(REORGANISE, "reorganise", ALONE)])
        self.ordinary = True
        self.laden = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        options.append(REORGANISE)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        one_action(s, who)
        yield from rearrange(s, who, s.tables.cites[cite.REORGANISE_ACTION])


class MakeNoise(Action):
    """Shout: a Noise in one's own zone, unless a louder one rules (UOA-ACT-21, UOA-NOISE-02)."""

    def __init__(self) -> None:
        super().__init__([(NOISE, "make-noise", ALONE)])
        self.ordinary = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if s.noise != BOOM:
            options.append(NOISE)

    def act(self, s: State, who: int, argument: int) -> None:
        one_action(s, who)
        make_noise(s, s.zone[who], BANG, s.tables.cites[cite.NOISE_ACTION])


class Reload(Action):
    """Ready an emptied weapon, paid or free (UOA-ACT-23, UOA-SKILL-12, UOA-SKILL-34)."""

    def __init__(self) -> None:
        super().__init__([(RELOAD, "reload", WITH_CARD)])
        self.laden = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        for card in empty_weapons(s, who):
            if left > 0 or any(free_left(s, who, kind) > 0 for kind in reload_types(s, card)):
                options.append(RELOAD + card)

    def act(self, s: State, who: int, argument: int) -> None:
        pay(s, who, reload_types(s, argument), 1)
        note_action(s, who, CHAIN_BROKEN)
        reload_weapon(s, who, argument, s.tables.cites[cite.RELOAD_ACTION])

    def price(self, s: State, who: int, code: int) -> Price:
        return paid(s, who, 1, reload_types(s, code & 255), 0)


def reload_types(s: State, card: int) -> list[int]:
    """The free actions that can pay for reloading this weapon."""
    if s.tables.card_kind[card] == PISTOL:
        return [FREE_FANNED_RELOAD, FREE_RELOAD]
    return [FREE_RELOAD]


class DiscardCards(Action):
    """Throw away cards of one's survivors, at any time, for nothing (UOA-INV-09, UOA-AMB-68)."""

    def __init__(self) -> None:
        super().__init__([(DISCARD, "discard-cards", ALONE)])

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if options and s.granted != who and can_discard(s, who):
            options.append(DISCARD)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        yield from discard_freely(s, s.owner[who])

    def price(self, s: State, who: int, code: int) -> Price:
        return Price(0, 0, 0)


def can_discard(s: State, who: int) -> bool:
    """Does any survivor of this seat carry a card it could throw away? (UOA-INV-09, UOA-AMB-68)"""
    if has_cards(s, who):
        return True
    if s.slots.count(NO_CARD) < len(s.slots):
        for mate in range(s.posse):
            if s.owner[mate] == s.owner[who] and s.zone[mate] >= 0 and has_cards(s, mate):
                return True
    return s.scene.has_beside and len(s.scene.more_drops(s, s.owner[who])) > 0


class EndTurn(Action):
    """Do nothing more (UOA-ACT-22). The Turn ends without it being performed."""

    def __init__(self) -> None:
        super().__init__([(END, "end", ALONE)])

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if s.granted != who:
            options.append(END)

    def price(self, s: State, who: int, code: int) -> Price:
        return Price(0, 0, 0)
