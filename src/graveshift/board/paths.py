"""Shortest ways over a board."""

from typing import Final

FAR: Final = 99
"""No way; whoever would need that many Moves or more counts as out of reach."""


def distances(neighbours: list[list[int]]) -> list[list[int]]:
    """The smallest number of Moves from each zone to each, FAR where there is no way (UOA-MOVE-01, AOTD-MOVE-01)."""
    table: list[list[int]] = []
    for start in range(len(neighbours)):
        row = [FAR] * len(neighbours)
        row[start] = 0
        reached = [start]
        for zone in reached:
            further = row[zone] + 1
            if further == FAR:
                break
            for near in neighbours[zone]:
                if row[near] == FAR:
                    row[near] = further
                    reached.append(near)
        table.append(row)
    return table


def next_steps(neighbours: list[list[int]], distance: list[list[int]]) -> list[list[list[int]]]:
    """For each zone and destination the neighbours that lie on a shortest way; none if there is no way
    (UOA-AMB-08). Equal lists of one zone are one list, so nobody may change them."""
    table: list[list[list[int]]] = []
    for start, near in enumerate(neighbours):
        rows = [distance[zone] for zone in near]
        known: dict[int, list[int]] = {0: []}
        row: list[list[int]] = []
        for end, far in enumerate(distance[start]):
            steps = 0
            if far not in (0, FAR):
                for place, away in enumerate(rows):
                    if away[end] == far - 1:
                        steps |= 1 << place
            if steps not in known:
                known[steps] = [zone for place, zone in enumerate(near) if steps >> place & 1]
            row.append(known[steps])
        table.append(row)
    return table
