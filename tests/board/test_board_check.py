"""Every mission board against figures computed by an independent program (`board_check.json`).

Nothing differs. `board_edge_openings` there counts building openings only, so Train doors that lead nowhere
are left out of the comparison.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from graveshift.board import FAR, NO_SIGHT, Board, Placement, TileSet, from_tiles, read_rows
from graveshift.board.ground import BORDER, COUPLING, OPENING

CHECK: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("board_check.json").read_text())
MISSIONS = list(CHECK)
STATES = [(mission, number) for mission in MISSIONS for number in range(len(CHECK[mission].get("train_states", [])))]


def rows_of(mission: str) -> list[list[Placement]]:
    return read_rows("\n".join(" ".join(row) for row in CHECK[mission]["grid"]))


def board_of(mission: str, tiles: TileSet) -> Board:
    return from_tiles(rows_of(mission), tiles)


def figures(board: Board) -> dict[str, Any]:
    links = [link.kind for link in board.ground.links]
    aboard = {name for name, train in zip(board.names, board.train, strict=True) if train}
    return {
        "size": list(board.plan.size),
        "zones": board.zones,
        "street_zones": board.look.count("street"),
        "rail_zones": board.rail.count(True),
        "rooms": board.look.count("room"),
        "train_zones": board.look.count("train"),
        "mine_zones": board.look.count("mine"),
        "cemetery_zones": board.look.count("cemetery"),
        "balconies": board.look.count("balcony"),
        "buildings": board.buildings,
        "openings": links.count(OPENING),
        "border_openings": links.count(BORDER),
        "couplings": links.count(COUPLING),
        "stairs": sum(len(feet) for feet in board.stairs),
        "adjacent_pairs": sum(len(near) for near in board.neighbours) // 2,
        "corpse_piles": len(board.marked("corpse-pile")),
        "sight_pairs": sum(len(seen) - 1 for seen in board.sees) // 2,
        "board_edge_openings": sum(edge for room, edge in board.plan.shut if room not in aboard),
        "unmatched_openings": [room for room, edge in board.plan.shut if not edge and room not in aboard],
    }


@pytest.mark.parametrize("mission", MISSIONS)
def test_counts(mission: str, tiles: TileSet) -> None:
    """UOA-ZONE-02 UOA-ZONE-03 UOA-ZONE-04 UOA-ZONE-05 UOA-LOS-14 UOA-BALC-01."""
    found = figures(board_of(mission, tiles))
    assert found == {name: CHECK[mission][name] for name in found}


@pytest.mark.parametrize(("mission", "state"), STATES)
def test_counts_of_each_train_state(mission: str, state: int, tiles: TileSet) -> None:
    """UOA-TRAIN-02 UOA-TRAIN-03 UOA-TRAIN-04 UOA-TRAIN-05 UOA-LOS-13."""
    expected = dict(CHECK[mission]["train_states"][state])
    order = iter(expected.pop("tiles"))
    rows = [
        [Placement(next(order), spot.rotation) if spot.tile[:2] in ("10", "11", "12") else spot for spot in row]
        for row in rows_of(mission)
    ]
    found = figures(from_tiles(rows, tiles))
    assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize("mission", MISSIONS)
def test_zones(mission: str, tiles: TileSet) -> None:
    """Names, kinds, merged cells and neighbours of every zone: UOA-ZONE-07 UOA-MOVE-01 UOA-MOVE-03."""
    board = board_of(mission, tiles)
    found = {
        name: {
            "kind": board.look[zone],
            "cells": board.cells[zone],
            "next": sorted(board.names[near] for near in board.neighbours[zone]),
        }
        for zone, name in enumerate(board.names)
    }
    expected = {
        name: {"kind": zone["kind"], "cells": zone.get("cells", [name]), "next": sorted(zone["next"])}
        for name, zone in CHECK[mission]["zone_list"].items()
    }
    assert found == expected


@pytest.mark.parametrize("mission", MISSIONS)
def test_buildings(mission: str, tiles: TileSet) -> None:
    """UOA-ZONE-10 UOA-TRAIN-02 UOA-TRAIN-03 UOA-TRAIN-04."""
    board = board_of(mission, tiles)
    found = [
        sorted(board.names[zone] for zone in range(board.zones) if board.building[zone] == building)
        for building in range(board.buildings)
    ]
    assert sorted(found) == sorted(sorted(rooms) for rooms in CHECK[mission]["buildings_list"])


@pytest.mark.parametrize("mission", MISSIONS)
def test_distances(mission: str, tiles: TileSet) -> None:
    """Steps from the nearest Starting Zone, and of spawn tokens to it: UOA-MOVE-01 UOA-MOVE-04."""
    board = board_of(mission, tiles)
    starts = [board.index[name] for name in CHECK[mission]["start"]]
    for field in ("steps_from_nearest_start", "steps_spawn_to_nearest_start"):
        for place, steps in CHECK[mission][field].items():
            zone = board.index[place.split()[-1]]
            assert (place, min(board.distance[start][zone] for start in starts)) == (place, steps)
            assert (place, min(board.distance[zone][start] for start in starts)) == (place, steps)


@pytest.mark.parametrize("mission", MISSIONS)
def test_zones_out_of_reach(mission: str, tiles: TileSet) -> None:
    """UOA-AMB-08: no way to a closed cell, nor past a Wagon that blocks its zone."""
    board = board_of(mission, tiles)
    assert out_of_reach(board, mission) == CHECK[mission]["unreachable_zones"]
    behind_wagon = CHECK[mission].get("unreachable_while_wagon_blocks")
    if behind_wagon is not None:
        assert out_of_reach(board.without([board.index["8V.O"]]), mission) == behind_wagon


def out_of_reach(board: Board, mission: str) -> list[str]:
    start = board.index[CHECK[mission]["start"][0]]
    return sorted(board.names[zone] for zone in range(board.zones) if board.distance[start][zone] == FAR)


@pytest.mark.parametrize("mission", [mission for mission in MISSIONS if "gatling_sees" in CHECK[mission]])
def test_what_the_gatling_sees(mission: str, tiles: TileSet) -> None:
    """UOA-LOS-03 UOA-LOS-05 UOA-LOS-06 UOA-LOS-08."""
    board = board_of(mission, tiles)
    place = next(place for place in CHECK[mission]["steps_from_nearest_start"] if place.startswith("gatling"))
    gatling = board.index[place.split()[-1]]
    seen = {board.names[zone] for zone in board.sees[gatling] if zone != gatling}
    assert seen == set(CHECK[mission]["gatling_sees"])


@pytest.mark.parametrize("mission", ["uoa-m7", "gg-m7"])
def test_wagon_to_the_exit_by_street(mission: str, tiles: TileSet) -> None:
    """UOA-AMB-17: the Wagon goes by street."""
    board = board_of(mission, tiles)
    places = {place.split()[0]: board.index[place.split()[-1]] for place in CHECK[mission]["steps_from_nearest_start"]}
    indoors = [zone for zone in range(board.zones) if board.indoors[zone]]
    by_street = board.without(indoors).distance[places["wagon"]][places["exit"]]
    assert by_street == CHECK[mission]["wagon_steps_to_exit_by_street"]


@pytest.mark.parametrize("mission", ["uoa-m8", "gg-m8"])
def test_wagon_off_the_rails(mission: str, tiles: TileSet) -> None:
    """UOA-ZONE-05 UOA-TRAIN-05: railroad zones merge with the streets beside them."""
    board = board_of(mission, tiles)
    place = next(place for place in CHECK[mission]["steps_from_nearest_start"] if place.startswith("wagon"))
    wagon = board.index[place.split()[-1]]
    streets = [zone for zone in range(board.zones) if board.street[zone] and not board.balcony[zone]]
    indoors = [zone for zone in range(board.zones) if board.indoors[zone]]
    away = min(board.without(indoors).distance[wagon][zone] for zone in streets if not board.rail[zone])
    assert away == CHECK[mission]["wagon_steps_off_rails"]


@pytest.mark.parametrize("mission", ["uoa-m9", "gg-m9"])
def test_coal_to_the_tender(mission: str, tiles: TileSet) -> None:
    """Coal is dropped in the tender or in a zone linked to it: UOA-MOVE-03 UOA-TRAIN-02."""
    board = board_of(mission, tiles)
    tender = board.index["10R.tender"]
    drops = [tender, *board.neighbours[tender]]
    away = min(board.distance[board.index["8V.O"]][zone] for zone in drops)
    assert away == CHECK[mission]["coal_steps_to_drop_zone"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_sight_is_mutual(mission: str, tiles: TileSet) -> None:
    """UOA-LOS-09, and Townsfolk lose nothing: UOA-CLASS-22; they gain nothing from or to a Balcony: UOA-AMB-103.

    No figure of `board_check.json` is touched by that ruling: its `sight_pairs` are those without class abilities.
    """
    board = board_of(mission, tiles)
    for a in range(board.zones):
        for b in range(board.zones):
            assert board.sight[a][b] == board.sight[b][a]
            assert board.sight_home[a][b] <= board.sight[a][b]
            if board.balcony[a] or board.balcony[b]:
                assert board.sight_home[a][b] == board.sight[a][b]


@pytest.mark.parametrize("mission", MISSIONS)
def test_tables_agree(mission: str, tiles: TileSet) -> None:
    """Steps lead one Move closer, lists say what the tables say: UOA-MOVE-01 UOA-LOS-02."""
    board = board_of(mission, tiles)
    for a in range(board.zones):
        assert board.sight[a][a] == 0
        assert board.sees[a] == [b for b in range(board.zones) if board.sight[a][b] < NO_SIGHT]
        for b in range(board.zones):
            assert all(board.distance[step][b] == board.distance[a][b] - 1 for step in board.steps[a][b])
            assert bool(board.steps[a][b]) == (0 < board.distance[a][b] < FAR)
