"""From one shape of a board to the next, when a Train enters, moves, leaves or is blown up."""

from .board import NOWHERE, Board


def run_over(old: Board, new: Board) -> list[int]:
    """The zones of the old board that a Train altered: each whole zone that had a rail cell on a tile now
    covered by another (UOA-AMB-41)."""
    covered = {
        number
        for number, spot in enumerate(old.plan.tiles)
        if (spot.name, spot.rect) not in [(other.name, other.rect) for other in new.plan.tiles]
    }
    cells = old.ground.cells
    return [
        zone
        for zone, parts in enumerate(old.ground.members)
        if any(cells[part].rail and cells[part].tile in covered for part in parts)
    ]


def carried(old: Board, new: Board) -> list[int]:
    """For each zone of the old board where what stands there is now: aboard a Train it moves along
    (UOA-TRAIN-14); NOWHERE for zones run over and for sections that left."""
    altered = run_over(old, new)
    return [NOWHERE if zone in altered else new.index.get(name, NOWHERE) for zone, name in enumerate(old.names)]


def refuges(old: Board, new: Board, zone: int) -> list[int]:
    """Where people of a zone run over may be put, in numbers of the new board: the streets left of that
    zone, else the nearest streets by Movement (UOA-TRAIN-09, UOA-AMB-41). A balcony is never among them: it is
    no part of the zone below (UOA-AMB-40), and track without streets beside it has none near."""
    left = {
        new.index[cell.name]
        for cell in (old.ground.cells[part] for part in old.ground.members[zone])
        if not cell.rail and cell.name in new.index
    }
    if left:
        return sorted(left)
    kept = carried(old, new)
    streets = [other for other in range(old.zones) if kept[other] != NOWHERE and old.street[other]]
    nearest = min((old.distance[zone][other] for other in streets), default=NOWHERE)
    return sorted({kept[other] for other in streets if old.distance[zone][other] == nearest})
