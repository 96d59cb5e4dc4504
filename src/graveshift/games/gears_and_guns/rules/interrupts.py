"""Skills that come in between: Sidestep, Hold your nose, Destiny (chapter Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.gears_and_guns.rules.codes import ASK_DESTINY, ASK_SIDESTEP
from graveshift.games.gears_and_guns.rules.inventions import can_draw_invention, draw_invention
from graveshift.games.gears_and_guns.rules.skills import DESTINY, HOLD_YOUR_NOSE, SIDESTEP, USED_DESTINY
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.attacks import sight_row
from graveshift.zombicide.rules.codes import BY_FEAT, BY_SEARCH, NO, YES, ZONE
from graveshift.zombicide.rules.interrupts import Interrupt
from graveshift.zombicide.rules.inventory import can_draw, discard_card, draw_equipment, receive
from graveshift.zombicide.rules.movement import relocate
from graveshift.zombicide.rules.moving import run_on
from graveshift.zombicide.rules.skills import ZONE_PER_MOVE, uses
from graveshift.zombicide.rules.state import anybody_has, mods_of


class Sidestep(Interrupt):
    """A free Move Action when Zombies spawn at Range 0-1, once for each Zombie card (GG-SKILL-11)."""

    def after_spawn(self, s: family.State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
        if not any(fresh) or not anybody_has(s, SIDESTEP):
            return
        for who in range(s.posse):
            if s.zone[who] >= 0 and mods_of(s, who)[SIDESTEP] and sight_row(s, who)[zone] <= 1:
                yield from step_aside(s, who, zone)


def step_aside(s: family.State, who: int, spawned: int) -> Generator[Ask, int, None]:
    """Zombies in the zone that is left cost nothing; those in the new one end the Move (GG-SKILL-11)."""
    if not s.scene.may_walk(s, who):
        return
    options = [NO, *(ZONE + near for near in s.board.neighbours[s.zone[who]])]
    if len(options) == 1:
        return
    answer = yield Ask(s.owner[who], ASK_SIDESTEP, options, (who, spawned))
    if answer != NO:
        s.scene.acting(s, who, -1)
        relocate(s, who, answer - ZONE, "GG-SKILL-11")
        yield from run_on(s, who, mods_of(s, who)[ZONE_PER_MOVE], 0, s.tables.cites[cite.ZONE_PER_MOVE])


def notice(s: State, zone: int) -> None:
    """Hold your nose: the last Zombie of a survivor's zone was eliminated; from two sources it is one card.

    (GG-SKILL-10, GG-EQSK-02)
    """
    for who in range(s.posse):
        if s.zone[who] == zone and mods_of(s, who)[HOLD_YOUR_NOSE]:
            s.noses.append(who)


def rummage(s: State) -> Generator[Ask, int, None]:
    """Whoever holds its nose draws from the Equipment deck; it is no Search (GG-SKILL-10, GG-AMB-25)."""
    while s.noses:
        who = s.noses.pop(0)
        if s.zone[who] >= 0 and can_draw(s):
            card = draw_equipment(s)
            s.emit("drawn", "GG-SKILL-10", (who, card))
            yield from receive(s, who, card, BY_SEARCH, "GG-SKILL-10")


def tempt_destiny(s: State, who: int, card: int, origin: int) -> Generator[Ask, int, int]:
    """Destiny: once per Turn, from however many sources, a card that was drawn may be discarded for another one of its
    deck (GG-SKILL-04, GG-EQSK-02).
    """
    if origin == BY_FEAT or not mods_of(s, who)[DESTINY] or uses(s.steam_used[who], USED_DESTINY):
        return card
    invented = steam(s).invention[card]
    if s.active != who or not (can_draw_invention(s) if invented else can_draw(s)):
        return card
    answer = yield Ask(s.owner[who], ASK_DESTINY, [NO, YES], (who, card))
    if answer == NO:
        return card
    s.steam_used[who] += USED_DESTINY
    if invented:
        s.invention_discards.append(card)
    else:
        discard_card(s, card)
    s.emit("discarded", "GG-SKILL-04", (who, card))
    other = draw_invention(s) if invented else draw_equipment(s)
    s.emit("drawn", "GG-SKILL-04", (who, other))
    return other
