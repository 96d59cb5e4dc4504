"""Short questions to a board, in zone names."""

from graveshift.board import FAR, NO_SIGHT, Board


def near(board: Board, zone: str) -> list[str]:
    """The zones one Move away."""
    return [board.names[other] for other in board.neighbours[board.index[zone]]]


def seen(board: Board, zone: str) -> set[str]:
    """The other zones an Actor sees from there."""
    return {board.names[other] for other in board.sees[board.index[zone]]} - {zone}


def seen_by_townsfolk(board: Board, zone: str) -> set[str]:
    return {board.names[other] for other in board.sees_home[board.index[zone]]} - {zone}


def range_of(board: Board, a: str, b: str) -> int | None:
    away = board.sight[board.index[a]][board.index[b]]
    return None if away == NO_SIGHT else away


def townsfolk_range(board: Board, a: str, b: str) -> int | None:
    away = board.sight_home[board.index[a]][board.index[b]]
    return None if away == NO_SIGHT else away


def moves(board: Board, a: str, b: str) -> int | None:
    away = board.distance[board.index[a]][board.index[b]]
    return None if away == FAR else away


def steps(board: Board, a: str, b: str) -> list[str]:
    return [board.names[step] for step in board.steps[board.index[a]][board.index[b]]]
