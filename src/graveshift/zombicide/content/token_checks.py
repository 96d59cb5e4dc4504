"""What a mission file must get right beyond its types: places, counts, orders and everything it refers to.

A game has a `TokenChecks`, which knows its own tokens and what its box holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, ClassVar

import msgspec

from graveshift.board import TileSet
from graveshift.content import Problem, Text, choice, joined
from graveshift.zombicide.content.components import Components
from graveshift.zombicide.content.mission_checks import cite_problems, goal_problems, place_on, rule_problems
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.tokens import (
    AbominationSpawn,
    CompanionToken,
    MobileSpawn,
    NoiseToken,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
    TokenMission,
    ZombieToken,
)


class CheckCites(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game's ledger that its checks cite."""

    noise: str  # where the Noise token starts
    starts: str  # one Starting Zone, or several
    first_spawn: str  # which Spawn token is the first


class TokenChecks:
    """What is asked of the map of every mission; a game adds its own tokens."""

    cites: ClassVar[CheckCites]

    def problems(self, mission: Any, box: Any) -> Iterator[Problem]:
        """Everything that is wrong with a mission, in the order of its file."""
        yield from legend_problems(mission, self.shown(mission))
        yield from cite_problems(mission)
        yield from board_problems(mission, box.tiles, box.components)
        yield from self.board_problems(mission, box)
        yield from self.token_problems(mission, box)
        yield from self.spawn_order(mission, box.tiles)
        yield from goal_problems(mission, box)
        yield from rule_problems(mission, box)

    # ---- what a game adds

    def shown(self, mission: Any) -> dict[str, int]:
        """How many of each thing lie on the map, by the words of the legend."""
        return {
            "objectives": sum(token.count for token in mission.tokens if isinstance(token, ObjectiveToken)),
            "starts": sum(isinstance(token, SurvivorStart) for token in mission.tokens),
            "zombies": sum(token.count for token in mission.tokens if isinstance(token, ZombieToken)),
            "exit": mission.of_kind("exit"),
        }

    def board_problems(self, mission: Any, box: Any) -> Iterator[Problem]:
        """What else is wrong with the grid."""
        yield from ()

    def supplies(self, mission: Any, box: Any) -> Iterator[tuple[str, int, int]]:
        """Kinds of token, and how many there must and can be of each."""
        supply = box.components.spawn_tokens
        yield "starting-spawn", 1, supply.starting
        yield "mobile-spawn", 0, supply.mobile
        yield "abomination-spawn", 0, supply.abomination
        yield "noise", 1, box.components.tokens.noise
        yield "survivor-start", 1, len(mission.tokens)
        yield "objective", 0, box.components.objectives.total
        yield "exit", 0, box.components.tokens.exit

    def spawners(self, mission: Any, tiles: TileSet) -> list[str]:
        """The names of all places that can ever spawn."""
        kinds = StartingSpawn | MobileSpawn | AbominationSpawn
        return [token.id for token in mission.tokens if isinstance(token, kinds)]

    # ---- the map

    def token_problems(self, mission: Any, box: Any) -> Iterator[Problem]:
        """Tokens lie on cells of the board, are no more than the box holds and bear names of their own."""
        named = Counter[str]()
        for index, token in enumerate(mission.tokens):
            where = f"tokens[{index}] ({token.kind})"
            yield from place_on(mission.laid_tiles(), box.tiles, f"{where}.zone", token.zone)
            if token.cell is not None:
                yield from place_on(mission.laid_tiles(), box.tiles, f"{where}.cell", token.cell)
            name = getattr(token, "id", None)
            if name is not None:
                named[name] += 1
                if named[name] == 2:
                    yield f"{where}.id", told("the-id-is-used-twice", name=name)
        shown = self.shown(mission)
        for what, least, most in self.supplies(mission, box):
            count = shown["objectives"] if what == "objective" else mission.of_kind(what)
            if not least <= count <= most:
                yield "tokens", told("there-must-be-so-many-of-a-kind", least=least, most=most, what=what, count=count)
        yield from starting_zones(mission, self.cites.starts)
        starts = {token.zone for token in mission.tokens if isinstance(token, SurvivorStart)}
        for index, token in enumerate(mission.tokens):
            if isinstance(token, NoiseToken) and token.zone not in starts:
                yield (
                    f"tokens[{index}] (noise).zone",
                    told("the-noise-token-starts-in-a-starting-zone", noise=self.cites.noise),
                )

    def never_spawns(self) -> Text:
        """What is said of a place in the spawn order that is none."""
        return told("no-such-spawn-token")

    def spawn_order(self, mission: Any, tiles: TileSet) -> Iterator[Problem]:
        """The spawn order names every place that can ever spawn once, the Starting token first (UOA-AMB-23)."""
        places = self.spawners(mission, tiles)
        listed = Counter(mission.spawn_order)
        for name, count in listed.items():
            if count > 1:
                yield "spawn_order", told("is-listed-times", name=name, count=count)
            if name not in places:
                why = self.never_spawns()
                about = told("can-never-spawn", name=name, why=why)
                yield "spawn_order", joined(about, choice(name, [place for place in places if place not in listed]))
        for name in places:
            if name not in listed:
                yield "spawn_order", told("is-missing", name=name)
        if mission.spawn_order[:1] != ("starting",):
            yield "spawn_order", told("the-first-must-be-starting", first_spawn=self.cites.first_spawn)


def legend_problems(mission: TokenMission, shown: dict[str, int]) -> Iterator[Problem]:
    """The legend counts what the tokens show (UOA-AMB-84)."""
    legend = mission.legend
    objectives = [token for token in mission.tokens if isinstance(token, ObjectiveToken)]
    companions = [token for token in mission.tokens if isinstance(token, CompanionToken)]
    spots = sum(token.count for token in companions)
    if legend.objective_zones is not None:
        shown["objective_zones"] = len({token.zone for token in objectives})
    if legend.companion_spots is not None:
        shown["companion_spots"] = spots
    for name, count in shown.items():
        if getattr(legend, name) != count:
            yield (
                f"legend.{name}",
                told("the-legend-counts-otherwise-than-the-tokens", says=getattr(legend, name), count=count),
            )
    placed = Counter[str]()
    for token in companions:
        placed[token.companion_class] += token.count
    if legend.companion_spots is None and legend.companions != placed:
        yield (
            "legend.companions",
            told("the-legend-says-otherwise-than-the-tokens", says=_listed(legend.companions), shows=_listed(placed)),
        )
    if legend.companion_spots is not None and set(legend.companions) != set(placed):
        yield (
            "legend.companions",
            told("the-legend-names-others-than-the-tokens", says=_listed(legend.companions), shows=_listed(placed)),
        )


def board_problems(mission: TokenMission, tiles: TileSet, components: Components) -> Iterator[Problem]:
    """A full grid of tiles of the box, each used once (UOA-COMP-01, UOA-COMP-02)."""
    rows = mission.board.rows
    if not rows or not all(rows) or len({len(row) for row in rows}) > 1:
        yield "board.rows", told("every-row-needs-the-same-number-of-tiles")
    used = Counter[int]()
    for y, row in enumerate(rows):
        for x, placed in enumerate(row):
            in_box = components.holds(placed.tile)
            if placed.tile not in tiles.tiles or not in_box:
                yield f"board.rows[{y}][{x}].tile", no_tile(placed.tile, tiles, components)
                continue
            number = int(placed.tile[:-1])
            used[number] += 1
            if used[number] == 2:
                yield f"board.rows[{y}][{x}].tile", told("tile-lies-on-the-board-already", number=number)


def no_tile(name: str, tiles: TileSet, components: Components) -> Text:
    """What is said of a tile that the box does not have."""
    known = [tile for tile in tiles.tiles if components.holds(tile)]
    close = get_close_matches(name.upper(), known, n=1, cutoff=0.5)
    meant = told("did-you-mean", close=close[0]) if close else Text("", "")
    listed = told("the-tiles-are", known=", ".join(known))
    about = told("there-is-no-tile-in-this-box", name=name)
    return joined(about, meant, listed)


def starting_zones(mission: TokenMission, rule: str) -> Iterator[Problem]:
    """Survivors split over different Starting Zones (UOA-SETUP-16)."""
    seen: set[str] = set()
    for index, token in enumerate(mission.tokens):
        if isinstance(token, SurvivorStart):
            if token.zone in seen:
                reason = told("is-a-starting-zone-already", zone=token.zone, rule=rule)
                yield f"tokens[{index}] ({token.kind}).zone", reason
            seen.add(token.zone)


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items())) or "none"
