"""Looking through a designer's mission file: everything wrong with it at once, with line, path and reason.

A game has a `Reviewer`, who knows its form and what is wrong with a mission that has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from graveshift.board import TileSet
from graveshift.content import ContentError, Draft, Misfit, Problem, Text, documents, drafts, misfits, several_documents
from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.content.sketch import Sketch, Spot, left_out, sketch, spot_of

M = TypeVar("M", bound=Mission)


class Remark(msgspec.Struct, frozen=True):
    """One thing that is wrong, or odd: where in the file, and why."""

    line: int | None
    path: str
    reason: Text
    warning: bool = False
    """It can be played, but was it meant?"""
    spot: Spot | None = None
    """Where on the map it is."""


class Review(msgspec.Struct, Generic[M], frozen=True):
    """What can be said of a file: the mission if it can be read, what is wrong with it, and a drawing of its map."""

    mission: M | None
    plain: Any
    """What stands in the file."""
    remarks: list[Remark]
    drawn: Sketch | None

    @property
    def fine(self) -> bool:
        """Can it be played?"""
        return self.mission is not None and all(remark.warning for remark in self.remarks)


class Reviewer(Generic[M]):
    """What a game knows about mission files."""

    def __init__(self, form: type[M], token_kinds: Any) -> None:
        self.form = form
        self.token_kinds = token_kinds

    def tiles(self) -> TileSet:
        """The tiles that a board is laid of."""
        raise NotImplementedError

    def no_tile(self, name: str) -> Text:
        """What is said of a tile that the box does not have."""
        raise NotImplementedError

    def by_zone(self, mission: M) -> M:
        """The mission with every place called as the board calls it."""
        raise NotImplementedError

    def mistakes(self, mission: M) -> list[Problem]:
        """Everything wrong with a mission."""
        raise NotImplementedError

    def oddities(self, mission: M) -> Iterator[Problem]:
        """What can be played and was hardly meant."""
        yield from ()

    # ---- looking through

    def review(self, path: Path) -> Review[M]:
        """Everything that is wrong with a mission file."""
        try:
            return self._review(drafts(path))
        except ContentError as error:
            return _unreadable(error)

    def review_data(self, data: bytes, name: str) -> Review[M]:
        """Everything that is wrong with a mission file that comes from elsewhere."""
        try:
            return self._review(documents(data, name))
        except ContentError as error:
            return _unreadable(error)

    def _review(self, found: list[Draft]) -> Review[M]:
        if len(found) > 1:
            raise several_documents(found[0].file)
        draft = found[0]
        drawn = sketch(draft.plain, self.tiles(), self.token_kinds)
        wrong_form = [self._named(misfit, draft.plain) for misfit in misfits(draft.plain, self.form)]
        if wrong_form:
            told = {misfit.steps for misfit in wrong_form}
            missing = left_out(drawn, self.tiles(), self.no_tile) if drawn is not None else ()
            wrong_form += [Misfit(steps, why.en, pl=why.pl) for steps, why in missing if steps not in told]
            return Review(None, draft.plain, _sorted([_formless(draft, misfit, drawn) for misfit in wrong_form]), drawn)
        mission = self.by_zone(msgspec.convert(draft.plain, self.form))
        wrong = [_remark(draft, problem, drawn) for problem in self.mistakes(mission)]
        odd = [_remark(draft, problem, drawn, warning=True) for problem in self.oddities(mission)]
        return Review(mission, draft.plain, _sorted(wrong + odd), drawn)

    def _named(self, misfit: Misfit, plain: Any) -> Misfit:
        """What is wrong with the form of a tile is told with the tiles that there are."""
        written = plain
        for step in misfit.steps:
            written = written[int(step)] if isinstance(written, list) else written.get(step)
            if not isinstance(written, list | dict):
                break
        if not isinstance(written, str) or not (misfit.steps[-1:] == ("tile",) or "train_states" in misfit.steps):
            return misfit
        why = self.no_tile(written)
        return Misfit(misfit.steps, why.en, pl=why.pl)


# ---- remarks


def _unreadable(error: ContentError) -> Review[M]:
    return Review(None, None, [Remark(error.line, error.path, Text(error.reason, error.reason_pl))], None)


def _formless(draft: Draft, misfit: Misfit, drawn: Sketch | None) -> Remark:
    error = draft.located(misfit)
    spot = spot_of(drawn, misfit.steps) if drawn is not None else None
    return Remark(error.line, error.path, Text(error.reason, error.reason_pl), spot=spot)


def _remark(draft: Draft, problem: Problem, drawn: Sketch | None, *, warning: bool = False) -> Remark:
    steps = _steps(problem[0])
    path, line = draft.place(steps)
    spot = spot_of(drawn, steps) if drawn is not None else None
    return Remark(line, path, problem[1], warning, spot)


def _sorted(remarks: list[Remark]) -> list[Remark]:
    return sorted(remarks, key=lambda remark: remark.line or 0)


def _steps(path: str) -> tuple[str, ...]:
    """The steps of a path such as `tokens[3] (noise).zone`."""
    return tuple(re.findall(r"[A-Za-z_]+(?![^(]*\))|\d+(?=\])", path))
