"""Switches, Nozzles and Steam Jets: each Steam tile has one of each, known by the tile (chapters Steam tiles, Nozzle).

The Train redraws zones, so what is broken is kept by tile, and the zone is read off the board as it lies.
"""

from __future__ import annotations

from graveshift.board.board import Board
from graveshift.games.gears_and_guns.rules.codes import FLIP_SWITCH
from graveshift.games.gears_and_guns.rules.gauge import scalds
from graveshift.games.gears_and_guns.rules.skills import DERIVATION
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.works import in_works, works_of
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_ZONE, Action, one_action
from graveshift.zombicide.rules.codes import (
    BLESS,
    BLOW,
    BORN_LEADER,
    DISCARD,
    DRINK,
    END,
    HOLY,
    LIFESAVER,
    SHOVE,
    TAUNT,
    VERB,
)
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.rules.wounds import wound

WALL: int = 100
"""Zones at most so far apart, in thousandths of a tile, lie side by side (GG-AMB-29)."""


class FlipSwitch(Action):
    """Turn the Switch of one's zone, Zombies or not, as often as one likes (GG-SWITCH-01)."""

    def __init__(self) -> None:
        super().__init__([(FLIP_SWITCH, "flip-switch", WITH_ZONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return len(in_works(scene).steam_tiles) > 0

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if s.board.bears("switch")[s.zone[who]]:
            options.append(FLIP_SWITCH + s.zone[who])

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        one_action(s, who)
        number = switch_zones(s).index(argument)
        s.switches[number] = 1 - s.switches[number]
        turned_on = s.switches[number] == 1
        s.emit("switch-on" if turned_on else "switch-off", "GG-SWITCH-01", (who, argument))
        if s.broken[number]:
            s.emit("jet-on" if turned_on else "jet-off", "GG-NOZZLE-06", (nozzle_zones(s)[number],))
            let_steam(s)


# ---- where they are


def switch_zones(s: State) -> list[int]:
    """The zone of the Switch of each Steam tile (GG-TILE-03)."""
    zones = s.board.by_tile("switch")
    return [zones[tile] for tile in works_of(s).steam_tiles]


def nozzle_zones(s: State) -> list[int]:
    """The zone of the Nozzle of each Steam tile, as the board lies now (GG-TILE-01)."""
    zones = s.board.by_tile("nozzle")
    return [zones[tile] for tile in works_of(s).steam_tiles]


def jets(s: State) -> list[int]:
    """The zones with an active Steam Jet: a Broken Nozzle whose Switch is On; each once (GG-JET-01, GG-AMB-36)."""
    found: list[int] = []
    zones = nozzle_zones(s)
    for number in range(len(zones)):
        if s.broken[number] and s.switches[number] and zones[number] not in found:
            found.append(zones[number])
    return found


def let_steam(s: State) -> None:
    """Sight as the active Jets leave it: none into, out of or through their zones (GG-JET-02, GG-AMB-13, GG-AMB-28)."""
    s.board = s.board.behind_steam(jets(s))


# ---- refilling


def nozzle_near(s: State, who: int) -> bool:
    """Is there an active, unbroken Nozzle in the zone, or beside it for Steam derivation?

    (GG-NOZZLE-01, GG-NOZZLE-02, GG-NOZZLE-05, GG-SKILL-13)
    """
    for number in nozzles_in_reach(s, who):
        if s.switches[number] and not s.broken[number]:
            return True
    return False


def nozzles_in_reach(s: State, who: int) -> list[int]:
    """The Nozzles of the zone, and those beside it for Steam derivation, whatever their state (GG-SKILL-13)."""
    here = s.zone[who]
    far = mods_of(s, who)[DERIVATION] > 0
    found: list[int] = []
    for number, zone in enumerate(nozzle_zones(s)):
        if zone == here or (far and side_by_side(s.board, here, zone)):
            found.append(number)
    return found


def side_by_side(board: Board, a: int, b: int) -> bool:
    """Do two zones share an edge, walls or not? A Balcony is beside the streets below it and the rooms at its stairs.

    (GG-AMB-29, UOA-AMB-39)
    """
    for balcony, other in ((a, b), (b, a)):
        if board.balcony[balcony]:
            return other in board.over[balcony] or other in board.stairs[balcony]
    for one in board.plan.zones[a].rects:
        for two in board.plan.zones[b].rects:
            across = max(one[0], two[0]) - min(one[2], two[2])
            along = max(one[1], two[1]) - min(one[3], two[3])
            if (across < 0 and along <= WALL) or (along < 0 and across <= WALL):
                return True
    return False


# ---- the Steam Monster


def break_nozzles(s: State) -> None:
    """Wherever the Steam Monster has come to, in whatever way, every Nozzle is Broken for good.

    (GG-NOZZLE-04, GG-MON-02, GG-AMB-12, GG-AMB-36, GG-AMB-38)
    """
    works = works_of(s)
    if s.abomination < 0 or s.abomination != works.monster or not works.steam_tiles:
        return
    zones = nozzle_zones(s)
    burst = False
    for number in range(len(zones)):
        if not s.broken[number] and monster_in(s, zones[number]):
            s.broken[number] = 1
            burst = True
            s.emit("nozzle-broken", "GG-NOZZLE-04", (zones[number],))
            s.emit("jet-on" if s.switches[number] else "jet-off", "GG-JET-01", (zones[number],))
    if burst:
        let_steam(s)


def monster_in(s: State, zone: int) -> bool:
    """Does the one Abomination of the board stand in this zone?"""
    bits = s.tables.abomination_kinds
    for kind in range(s.kinds):
        if bits >> kind & 1 and s.zombies[zone * s.kinds + kind]:
            return True
    return False


# ---- wounds


def scald(s: State, who: int, rule: str) -> None:
    """A survivor in an active Jet suffers one Wound; no Armor and no Tough helps, and two Jets are no worse than one.

    (GG-JET-04, GG-JET-05, GG-JET-06, GG-AMB-36)
    """
    if s.zone[who] in s.board.unseen and scalds(s):
        s.emit("scalded", rule, (who, s.zone[who]))
        wound(s, who, 1, -1, rule)


NO_ACTION: tuple[int, ...] = (
    END >> VERB,
    DISCARD >> VERB,
    BLOW >> VERB,
    SHOVE >> VERB,
    LIFESAVER >> VERB,
    TAUNT >> VERB,
    BORN_LEADER >> VERB,
)
"""What a Turn offers and is no Action (GG-AMB-15)."""

WATERS: tuple[int, ...] = (HOLY >> VERB, BLESS >> VERB, DRINK >> VERB)


def is_action(s: State, code: int) -> bool:
    """Is this option an Action, paid or free? Water is one only where it costs one (GG-AMB-15, UOA-AMB-03)."""
    verb = code >> VERB
    if verb in WATERS:
        return works_of(s).holy_water_cost > 0
    return verb not in NO_ACTION
