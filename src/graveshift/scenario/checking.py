"""Checking many scenario files: pass or fail for each, with the first difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from graveshift.content import ContentError
from graveshift.kernel.errors import GraveshiftError
from graveshift.scenario.document import read_each
from graveshift.scenario.running import Failure, run

SUFFIXES = (".yaml", ".yml")


class Result(msgspec.Struct, frozen=True):
    """One scenario checked; `trouble` is empty if it passed, `remarks` are worth saying all the same."""

    place: str
    name: str
    trouble: str = ""
    remarks: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.trouble

    def __str__(self) -> str:
        if self.passed:
            return f"pass  {self.place}: {self.name}" + "".join(f" ({remark})" for remark in self.remarks)
        return f"FAIL  {self.place}: {self.name}: {self.trouble}" if self.name else f"FAIL  {self.trouble}"


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files named, and all that lie in the folders named."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
            if not found:
                raise GraveshiftError(f"{path}: there is no scenario file (*.yaml) in this folder.")
            files += found
        elif path.exists():
            files.append(path)
        else:
            raise GraveshiftError(f"{path}: there is no such file or folder.")
    return files


def check(files: Iterable[Path]) -> Iterator[Result]:
    """Play every scenario of every file; a file that is no YAML is one failed result."""
    for file in files:
        try:
            found = read_each(file)
        except ContentError as mistake:
            yield Result(str(file), "", str(mistake))
            continue
        for scenario in found:
            if isinstance(scenario, ContentError):
                yield Result(str(file), "", str(scenario))
                continue
            try:
                remarks = run(scenario)
            except Failure as failure:
                place = str(file) if failure.line is None else f"{file}, line {failure.line}"
                yield Result(place, scenario.frame.name, str(failure))
            except ContentError as mistake:
                yield Result(str(file), "", str(mistake))
            except Exception as broken:
                told = f"the engine broke: {type(broken).__name__}: {broken}"
                yield Result(str(file), scenario.frame.name, told)
            else:
                yield Result(str(file), scenario.frame.name, remarks=tuple(remarks))
