"""What the drawing of a mission shows besides the family's: Corpse Piles, machines, the ways of clock and Train."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from graveshift.board import Board
from graveshift.board.sheet import Entry, Mark, Way, way_along, way_over
from graveshift.content import Text, said
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.content.tokens import CoalBagToken
from graveshift.games.undead_or_alive.missions.rules.train import moving_train, train_of
from graveshift.games.undead_or_alive.missions.rules.train_clock import TrainClock
from graveshift.games.undead_or_alive.missions.train_tiles import train_spots
from graveshift.zombicide.content.mission import Token
from graveshift.zombicide.content.token_drawing import SIGNS, Cartographer, capital

CLOCK = "#1f5fa8"
TRAIN = "#6d757b"


class TownCartographer(Cartographer):
    """Draws the town."""

    signs: ClassVar[dict[str, Text]] = SIGNS | {"wagon": Text("W", "F"), "gatling": Text("G", "K")}

    def ways(self, mission: Mission, board: Board) -> Iterator[Way]:
        yield from _clock_way(mission, board)
        yield from _train_way(mission, board)

    def order_of_board(self, board: Board, order: list[str]) -> dict[int, int]:
        named = {zone: f"corpse-{board.tile_names[board.tile[zone]]}" for zone in board.marked("corpse-pile")}
        return {zone: order.index(name) + 1 for zone, name in named.items() if name in order}

    def printed(self, board: Board, language: str) -> Iterator[Entry]:
        if board.marked("corpse-pile"):
            yield Entry("corpse-pile", capital(said(self.content.names.tokens["corpse-pile"], language)))
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
            points = way_along([cells[place] for place in rule.route if place in cells], rule.leaves, board.plan.size)
            if points:
                yield Way(points, CLOCK, 12)


def _train_way(mission: Mission, board: Board) -> Iterator[Way]:
    """Over the Train tiles from the tail of the Train to the edge where it leaves (UOA-TRAIN-01)."""
    rule = train_of(mission)
    if rule is None or rule.mode == "immobile" or rule.heading is None:
        return
    tiles = {placed.tile for _, _, placed in train_spots(mission)}
    yield Way(way_over([spot.rect for spot in board.plan.tiles if spot.name in tiles], rule.heading), TRAIN, 22)
