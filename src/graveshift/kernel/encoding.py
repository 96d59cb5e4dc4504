"""A game for programs that learn: what a seat sees as one row of bytes, and every option as a number of its own.

A game subclasses `Encoding` beside its rules and says in `fields` and `regions` what each byte and each action is. The
row of a position is a blank (what never changes on this board) with the few bytes in it that are not zero; the mask of
legal actions stands behind it in the same buffer. `version` changes when a place in the row or a number changes.
"""

from __future__ import annotations

from math import prod
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr, u8

from graveshift.kernel.chance import WINNER, WON, Position
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask

WAIT: Final = 0
"""The action of a seat that is not asked."""
NO_ACTIONS: Final[list[int]] = []


class Field:
    """A part of the row: where it begins, its shape, and what stands in its columns."""

    def __init__(self, name: str, at: int, shape: tuple[int, ...], columns: tuple[str, ...]) -> None:
        self.name = name
        self.at = at
        self.shape = shape
        self.columns = columns

    def __repr__(self) -> str:
        return f"Field({self.name}, {self.shape} at {self.at}, columns {self.columns})"

    @property
    def size(self) -> int:
        return prod(self.shape)


class Region:
    """The actions of one verb: where they begin, and how many values each of its arguments has."""

    def __init__(self, name: str, at: int, shape: tuple[int, ...], arguments: tuple[str, ...]) -> None:
        self.name = name
        self.at = at
        self.shape = shape
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Region({self.name}, {self.shape} at {self.at}, arguments {self.arguments})"

    @property
    def size(self) -> int:
        return prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The bytes and the actions of one game; made once for a set-up and used for all its positions."""

    def __init__(self, version: str) -> None:
        self.version = version
        self.fields: list[Field] = []
        self.regions: list[Region] = [Region("wait", WAIT, (1,), ())]
        self.size = 0  # of the row
        self.actions = 1

    # ---- said once, when it is made

    def field(self, name: str, shape: tuple[int, ...], columns: tuple[str, ...] = ()) -> int:
        """The next part of the row; answers where it begins."""
        field = Field(name, self.size, shape, columns)
        self.fields.append(field)
        self.size += field.size
        return field.at

    def region(self, name: str, shape: tuple[int, ...], arguments: tuple[str, ...]) -> int:
        """The next actions; answers where they begin."""
        region = Region(name, self.actions, shape, arguments)
        self.regions.append(region)
        self.actions += region.size
        return region.at

    def meaning(self, action: int) -> str:
        """What an action is in any position: its verb and its arguments as numbers, `move zone=7`."""
        for region in self.regions:
            if region.at <= action < region.at + region.size:
                left = action - region.at
                words: list[str] = []
                for length, argument in zip(reversed(region.shape), reversed(region.arguments), strict=False):
                    words.insert(0, f"{argument}={left % length}")
                    left //= length
                return " ".join([region.name, *words])
        raise EngineError(f"There is no action {action}: they go from 0 to {self.actions - 1}.")

    # ---- said at every step

    def write(self, position: Position, ask: Ask | None, seat: int, into: BytesWriter) -> list[int]:
        """What this seat sees, then the mask; answers the actions in the order of the options.

        `ask` is the question to this seat, None while it is not asked.
        """
        into.truncate(0)
        into.write(self.blank(position))
        self.observe(position, seat, into)
        if ask is None:
            into[self.size + WAIT] = u8(1)
            return NO_ACTIONS
        self.question(ask, into)
        actions: list[int] = []
        for option in ask.options:
            action = self.action(option)
            if into[self.size + action]:
                raise EngineError(f"Two options are both action {action} ({self.meaning(action)}).")
            into[self.size + action] = u8(1)
            actions.append(action)
        return actions

    def blank(self, position: Position) -> bytes:
        """The row and the mask before anything is written: zeros, and what never changes on this board."""
        raise NotImplementedError

    def observe(self, position: Position, seat: int, into: BytesWriter) -> None:
        """Everything this seat sees, and nothing else."""
        raise NotImplementedError

    def question(self, ask: Ask, into: BytesWriter) -> None:
        """What the seat is asked."""
        raise NotImplementedError

    def action(self, option: int) -> int:
        """The number of an option; the same whatever else is on offer."""
        raise NotImplementedError

    # ---- how it goes

    def rivals(self, position: Position) -> bool:
        """Do the seats play against each other?"""
        return False

    def speaker(self, position: Position) -> int:
        """The seat that answers for the team."""
        return 0

    def worth(self, position: Position, seat: int) -> float:
        """What the end of a game is worth to a seat: 1 for a win, -1 for a loss, 0 while it runs."""
        result = position.result
        if result == 0:
            return 0.0
        return 1.0 if result in (WON, WINNER + seat) else -1.0

    def progress(self, position: Position, seat: int) -> float:
        """How far a seat is on its way to winning, from 0 to 1: what shaped rewards are made of."""
        return 0.0


def put(into: BytesWriter, at: int, value: int) -> None:
    """One byte: 255 stands for everything above, 0 for everything below."""
    if value > 0:
        into[at] = u8(value if value < 255 else 255)


def put_row(into: BytesWriter, at: int, values: list[int]) -> None:
    """A row of bytes."""
    for value in values:
        if value > 0:
            into[at] = u8(value if value < 255 else 255)
        at += 1


def put_bits(into: BytesWriter, at: int, bits: int) -> None:
    """A 1 in the place of every bit that is set."""
    while bits:
        if bits & 1:
            into[at] = u8(1)
        bits >>= 1
        at += 1


def more(into: BytesWriter, at: int) -> None:
    """One more of what is counted there."""
    count = int(into[at])
    if count < 255:
        into[at] = u8(count + 1)


def put_counts(into: BytesWriter, at: int, things: list[int]) -> None:
    """How often each thing is there."""
    for thing in things:
        more(into, at + thing)
