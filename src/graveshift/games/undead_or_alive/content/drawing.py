"""What the drawing of a mission shows besides the family's: Corpse Piles, machines, the ways of clock and Train."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from graveshift.board import Board
from graveshift.board.draw import Mark, pile
from graveshift.board.sheet import Entry, PileOrder, Point, Way
from graveshift.content import Text, said
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.content.tokens import CoalBagToken
from graveshift.games.undead_or_alive.missions.rules.train import moving_train, train_of
from graveshift.games.undead_or_alive.missions.rules.train_clock import TrainClock
from graveshift.games.undead_or_alive.missions.train_tiles import train_spots
from graveshift.games.undead_or_alive.missions.words import Direction
from graveshift.zombicide.content.mission import Token
from graveshift.zombicide.content.token_drawing import SIGNS, Cartographer, capital

CLOCK = "#1f5fa8"
TRAIN = "#6d757b"
AHEAD: dict[Direction, Point] = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}


class TownCartographer(Cartographer):
    """Draws the town."""

    signs: ClassVar[dict[str, Text]] = SIGNS | {"wagon": Text("W", "F"), "gatling": Text("G", "K")}

    def ways(self, mission: Mission, board: Board) -> Iterator[Way]:
        yield from _clock_way(mission, board)
        yield from _train_way(mission, board)

    def order_of_board(self, board: Board, order: list[str]) -> list[PileOrder]:
        found = []
        for zone in board.marked("corpse-pile"):
            name = f"corpse-{board.tile_names[board.tile[zone]]}"
            if name in order:
                found.append(PileOrder(zone, order.index(name) + 1))
        return found

    def printed(self, board: Board, language: str) -> Iterator[Entry]:
        if board.marked("corpse-pile"):
            yield Entry(pile, capital(said(self.content.names.tokens["corpse-pile"], language)))
        yield from super().printed(board, language)

    def spawn_note(self, mission: Mission, language: str) -> str:
        clock = Text("\nBlue arrow: the way of the clock.", "\nNiebieska strzałka: droga zegara.")
        train = Text("\nGrey arrow: the way of the Train.", "\nSzara strzałka: droga Pociągu.")
        told = super().spawn_note(mission, language)
        if mission.rule(TrainClock) is not None:
            told += said(clock, language)
        if moving_train(train_of(mission)):
            told += said(train, language)
        return told.strip()

    def mark_of(self, token: Token, board: Board, language: str, order: list[str]) -> Mark:
        if isinstance(token, CoalBagToken):
            return Mark(board.index[token.place], token.kind, str(token.count))
        return super().mark_of(token, board, language, order)


CARTOGRAPHER = TownCartographer(SETUP)


# ---- ways


def _clock_way(mission: Mission, board: Board) -> Iterator[Way]:
    """The cells that the clock steps along, and off the board (UOA-M01-05)."""
    for rule in mission.rules:
        if isinstance(rule, TrainClock):
            cells = {cell.name: cell.rects[0] for cell in board.ground.cells}
            x, y = AHEAD[rule.leaves]
            middles = [_middle(cells[place]) for place in rule.route if place in cells]
            points = [(at[0] - y * BESIDE_NAMES, at[1] + x * BESIDE_NAMES) for at in middles]
            if points:
                last = points[-1]
                edge = (board.plan.size[0] if x > 0 else 0, board.plan.size[1] if y > 0 else 0)
                off = (edge[0] - 40 * x if x else last[0], edge[1] - 40 * y if y else last[1])
                yield Way([*points, off], CLOCK, 12)


BESIDE_NAMES = 56
"""How far a way keeps from the names of the zones it passes."""


def _train_way(mission: Mission, board: Board) -> Iterator[Way]:
    """Over the Train tiles from the tail of the Train to the edge where it leaves (UOA-TRAIN-01)."""
    rule = train_of(mission)
    if rule is None or rule.mode == "immobile" or rule.heading is None:
        return
    tiles = {placed.tile for _, _, placed in train_spots(mission)}
    rects = [spot.rect for spot in board.plan.tiles if spot.name in tiles]
    x0, y0 = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
    x1, y1 = max(rect[2] for rect in rects), max(rect[3] for rect in rects)
    x, y = AHEAD[rule.heading]
    middle = ((x0 + x1) // 2, (y0 + y1) // 2)
    reach = ((x1 - x0) // 2 - 60, (y1 - y0) // 2 - 60)
    beside = 105
    start = (middle[0] - x * reach[0] + y * beside, middle[1] - y * reach[1] + x * beside)
    end = (middle[0] + x * reach[0] + y * beside, middle[1] + y * reach[1] + x * beside)
    yield Way([start, end], TRAIN, 22)


def _middle(rect: tuple[int, int, int, int]) -> Point:
    return ((rect[0] + rect[2]) // 2, (rect[1] + rect[3]) // 2)
