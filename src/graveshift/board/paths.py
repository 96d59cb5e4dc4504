"""Shortest ways over a board."""

from typing import Final

FAR: Final = 99


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """The smallest number of Moves from each zone to each, FAR where there is no way (UOA-MOVE-01)."""
    table: list[list[int]] = []
    for start in range(len(neighbours)):
        row = [FAR] * len(neighbours)
        row[start] = 0
        reached = [start]
        for zone in reached:
            for near in neighbours[zone]:
                if row[near] == FAR:
                    row[near] = row[zone] + 1
                    reached.append(near)
        table.append(row)
    return table


def next_steps(neighbours: list[list[int]], distance: list[list[int]]) -> list[list[list[int]]]:
    """For each zone and destination the neighbours that lie on a shortest way; none if there is no way
    (UOA-AMB-08)."""
    table: list[list[list[int]]] = []
    for start, near in enumerate(neighbours):
        row: list[list[int]] = []
        for end, far in enumerate(distance[start]):
            if far == 0 or far == FAR:
                row.append([])
            else:
                row.append([zone for zone in near if distance[zone][end] == far - 1])
        table.append(row)
    return table
