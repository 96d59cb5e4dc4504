"""The file of a batch: one JSON line for its header and one for each game, appended as games end."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from graveshift.sim.play import ROUNDS, Result, SimError

FORMAT: Final = 2


class Header(msgspec.Struct, frozen=True):
    """What the games of a file have in common; they can only be continued with the same."""

    game: str
    content: str
    bots: tuple[str, ...]
    seed: int
    rounds: int = ROUNDS
    format: int = FORMAT


class Store:
    """Results kept in a file. A line torn by a crash is dropped, everything before it is kept."""

    def __init__(self, path: Path, header: Header, *, resume: bool) -> None:
        self.path = path
        self.results: dict[tuple[str, int], Result] = {}
        must_be_new(path, resume=resume)
        if begun(path):
            self._read(header)
        self._file = path.open("ab")
        if not path.stat().st_size:
            self._append(msgspec.json.encode(header))

    def add(self, result: Result) -> None:
        """Keep a result; it is on the disk when this returns."""
        self.results[result.name, result.index] = result
        self._append(msgspec.json.encode(result))

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _append(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def _read(self, header: Header) -> None:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if lines:
            self._check(lines[0], header)
        for number, line in enumerate(lines[1:], start=2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.MsgspecError as error:
                raise SimError(f"{self.path}, line {number}: no result of a game ({error}).") from None
            self.results[result.name, result.index] = result
        if whole < len(data):
            os.truncate(self.path, whole)

    def _check(self, line: bytes, header: Header) -> None:
        try:
            kept = msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError:
            raise SimError(f"{self.path}: this is no file of `graveshift sim`.") from None
        for name in header.__struct_fields__:
            if getattr(kept, name) != getattr(header, name):
                raise SimError(
                    f"{self.path} was played with {name} {getattr(kept, name)}, now it is {getattr(header, name)}: "
                    "these games cannot be counted together. Begin a new file."
                )


def begun(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def must_be_new(path: Path, *, resume: bool) -> None:
    """No file is written over: it is gone on with, or there is none yet."""
    if begun(path) and not resume:
        raise SimError(f"{path} exists; --resume continues it, another --out begins a new one.")
