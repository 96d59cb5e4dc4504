"""Text maps of a western town: what this game has besides streets, rooms and Trains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from graveshift.board import Board, BoardError, MapSpec, from_map
from graveshift.board.textmap import check_zones


class TownMap(MapSpec, forbid_unknown_fields=True, frozen=True, rename="kebab"):
    """A text map with the places that only this game knows."""

    corpse_piles: list[str] = msgspec.field(default_factory=list)
    crates: list[str] = msgspec.field(default_factory=list)
    mine: list[str] = msgspec.field(default_factory=list)
    cemetery: list[str] = msgspec.field(default_factory=list)


def town_board(spec: TownMap | Mapping[str, Any]) -> Board:
    """The board of a text map of this game: Mine and Cemetery bear an Abomination token each (UOA-CEM-01)."""
    if not isinstance(spec, TownMap):
        try:
            spec = msgspec.convert(spec, TownMap)
        except msgspec.ValidationError as error:
            raise BoardError(f"Text map: {error}.") from None
    for field in ("corpse_piles", "crates", "mine", "cemetery"):
        check_zones(spec, field.replace("_", "-"), getattr(spec, field))
    board = from_map(plain_map(spec))
    for name in spec.corpse_piles:
        if not board.indoors[board.index[name]]:
            raise BoardError(f"corpse-piles: zone {name!r} is no building zone.")
    return board


def plain_map(spec: TownMap) -> MapSpec:
    """The same map in the board's own words."""
    marks = {
        "corpse-pile": spec.corpse_piles,
        "crate": spec.crates,
        "abomination": [*spec.mine[:1], *spec.cemetery[:1]],
    }
    own: dict[str, Any] = {name: getattr(spec, name) for name in MapSpec.__struct_fields__}
    own["buildings"] = _with(spec.buildings, {"mine": spec.mine})
    own["yards"] = [*spec.yards, *spec.cemetery]
    own["looks"] = _with(spec.looks, {"mine": spec.mine, "cemetery": spec.cemetery})
    own["marks"] = _with(spec.marks, marks)
    return MapSpec(**own)


def _with(listed: dict[str, list[str]], more: dict[str, list[str]]) -> dict[str, list[str]]:
    """The lists by name, and more zones for some of them."""
    found = {name: zones for name, zones in more.items() if zones}
    return listed | {name: [*listed.get(name, []), *zones] for name, zones in found.items()}
