"""Scenario files as typed documents; a mistake is one sentence with file, line, path and what would be right."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec

from graveshift import rulebook
from graveshift.content import ContentError, Draft, Misfit, documents, drafts, fill, number
from graveshift.kernel import registry
from graveshift.kernel.errors import GraveshiftError
from graveshift.parts.stage import Stage
from graveshift.scenario.stage import stage_of

Face = Annotated[int, msgspec.Meta(ge=1, le=6)] | str
"""What a die shows: its number, or the name of the face."""

Answer = str | bool | int
"""An action or answer in words; YAML reads `yes` and `no` as truth values."""

UNDO = "undo"
"""The step of every game that takes back."""

ANY = "any"
"""`refused: any`: refused, whatever the rule."""


class Frame(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """The keys of a scenario that every game has."""

    name: str
    game: str
    rules: list[str] = []
    note: str = ""
    seed: int | None = None
    dice: list[Face] = []
    draws: dict[str, list[Answer]] = {}
    auto: bool = False
    refused: str | None = None
    expect: dict[str, Any] = {}
    steps: list[str | dict[str, Any]] = []


class StepFrame(msgspec.Struct, forbid_unknown_fields=True, rename="kebab", kw_only=True, frozen=True):
    """The keys of a step beside the one that says what is done."""

    note: str = ""
    dice: list[Face] = []
    draws: dict[str, list[Answer]] = {}
    answers: list[Answer] | Answer = []
    """One answer may stand without brackets."""
    auto: bool = False
    refused: str | None = None
    expect: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True):
    """One step: who or what (`subject`), its action or argument, and what is scripted and expected with it."""

    number: int
    subject: str
    argument: Any
    frame: StepFrame

    @property
    def at(self) -> tuple[str, ...]:
        return ("steps", str(self.number))

    def __str__(self) -> str:
        if not self.subject:
            return f"step {self.number + 1}"
        words = f"{self.subject}: {word(self.argument)}" if self.argument not in (None, {}) else self.subject
        return f"step {self.number + 1} ({words})"


class Scenario(msgspec.Struct, frozen=True):
    """One scenario: its document as plain data, and the parts of it that every game has."""

    file: str
    frame: Frame
    steps: list[Step]
    stage: Stage
    draft: Draft

    @property
    def document(self) -> dict[str, Any]:
        """The whole document as plain data: the set-up that a record carries."""
        plain: dict[str, Any] = self.draft.plain
        return plain

    def rolled(self, dice: list[Face], at: tuple[str, ...]) -> list[int]:
        """Dice by their faces; a face may go by its name."""
        names, faces = list(self.stage.faces), list(self.stage.faces.values())
        return [
            faces[number(face, names, "face of the die", (*at, str(place)))] if isinstance(face, str) else face
            for place, face in enumerate(dice)
        ]

    def draws(self) -> dict[str, list[int]]:
        """The cards to come, by deck, those that steps script left aside."""
        draws = self.stage.draws(self.document)
        for deck, cards in self.drawn(self.frame.draws, ("draws",)).items():
            draws[deck] = draws.get(deck, []) + cards
        return draws

    def drawn(self, draws: dict[str, list[Answer]], at: tuple[str, ...]) -> dict[str, list[int]]:
        """Cards by their names, deck by deck."""
        result: dict[str, list[int]] = {}
        for deck, names in draws.items():
            if deck not in self.stage.decks:
                raise Misfit((*at, deck), f"There is no deck `{deck}`. Possible: {', '.join(self.stage.decks)}.")
            result[deck] = self.stage.cards(self.document, deck, [word(name) for name in names], (*at, deck))
        return result


def read(path: Path | str) -> list[Scenario]:
    """All scenarios of a file; the first mistake is raised."""
    return [scenario(draft) for draft in drafts(Path(path))]


def read_each(path: Path | str) -> list[Scenario | ContentError]:
    """Every document of a file for itself: a scenario, or the mistake in it. What is all no YAML is raised."""
    found: list[Scenario | ContentError] = []
    for draft in _each_draft(Path(path)):
        try:
            found.append(scenario(draft) if isinstance(draft, Draft) else draft)
        except ContentError as mistake:
            found.append(mistake)
    return found


def _each_draft(path: Path) -> list[Draft] | list[Draft | ContentError]:
    """The documents of a file; where one is no YAML, each is read by itself, on the lines where it stands."""
    try:
        return drafts(path)
    except ContentError as mistake:
        rows = path.read_bytes().split(b"\n") if path.is_file() else []
        starts = [0, *(number + 1 for number, row in enumerate(rows) if row.rstrip() == b"---"), len(rows) + 1]
        if len(starts) < 3:
            raise
        found: list[Draft | ContentError] = []
        for start, end in pairwise(starts):
            try:
                found += documents(b"\n" * start + b"\n".join(rows[start : end - 1]), mistake.file)
            except ContentError as one:
                found.append(one)
        return found


def scenario(draft: Draft) -> Scenario:
    """One document as a scenario."""
    try:
        return _scenario(draft)
    except Misfit as misfit:
        raise draft.located(misfit) from misfit


def word(value: Any) -> str:
    """A value of the file as it was written: YAML makes truth values of `yes` and `no`."""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return "" if value is None else str(value)


def _scenario(draft: Draft) -> Scenario:
    if not isinstance(draft.plain, dict):
        raise Misfit((), "A scenario is a mapping that begins with `name:` and `game:`.")
    plain = draft.plain = with_words(draft.plain)
    game = plain.get("game")
    if game not in registry.names():
        reason = f"The game is `{game}`." if game is not None else "The field `game` is missing."
        raise Misfit(("game",) if game is not None else (), f"{reason} Possible: {', '.join(registry.names())}.")
    stage = stage_of(game)
    plain = draft.plain = stage.loaded(plain, Path(draft.file).parent)
    fill(plain, _whole(stage.given))
    frame = fill({key: value for key, value in plain.items() if key in _FRAME_KEYS}, Frame)
    for place, rule in enumerate(frame.rules):
        _must_be_rule(rule, ("rules", str(place)))
    if frame.refused is not None:
        _must_be_refusal(frame.refused, ("refused",))
    steps = [_step(place, step, stage) for place, step in enumerate(frame.steps)]
    return Scenario(draft.file, frame, steps, stage, draft)


def _step(place: int, plain: str | dict[str, Any], stage: Stage) -> Step:
    """Sort a step's keys into what is done and what is scripted and expected with it."""
    at = ("steps", str(place))
    entries = {plain: None} if isinstance(plain, str) else plain
    frame = fill({key: value for key, value in entries.items() if key in _STEP_KEYS}, StepFrame, at)
    doing = [key for key in entries if key not in _STEP_KEYS]
    if len(doing) > 1:
        raise Misfit(at, f"A step does one thing, and this one names `{'` and `'.join(map(str, doing))}`.")
    if isinstance(plain, str) and plain not in (*stage.commands, UNDO):
        possible = ", ".join((*stage.commands, UNDO))
        raise Misfit(at, f"`{plain}` alone is no step. Possible: {possible}; or write who does it: `meg: search`.")
    if not doing and not frame.expect:
        raise Misfit(at, "This step does and expects nothing.")
    if frame.refused is not None:
        _must_be_refusal(frame.refused, (*at, "refused"))
    if not doing:
        return Step(place, "", None, frame)
    return Step(place, str(doing[0]), entries[doing[0]], frame)


def _must_be_refusal(rule: str, at: tuple[str, ...]) -> None:
    if rule != ANY:
        _must_be_rule(rule, at)


def _must_be_rule(rule: str, at: tuple[str, ...]) -> None:
    try:
        rulebook.rule(rule)
    except GraveshiftError as error:
        raise Misfit(at, str(error)) from error


def with_words(plain: Any) -> Any:
    """The same data with all keys as words, so that a zone may be called `1`."""
    if isinstance(plain, dict):
        return {word(key): with_words(value) for key, value in plain.items()}
    return [with_words(item) for item in plain] if isinstance(plain, list) else plain


_FRAME_KEYS = frozenset(Frame.__struct_encode_fields__)
_STEP_KEYS = frozenset(StepFrame.__struct_encode_fields__)


@cache
def _whole(given: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """All keys of a scenario of this game in one struct, so that hints know all of them."""
    fields: list[tuple[str, Any, Any]] = []
    for part in (Frame, given):
        for field in msgspec.structs.fields(part):
            if field.required:
                fields.append((field.name, field.type, msgspec.field(name=field.encode_name)))
            else:
                fields.append((field.name, field.type, msgspec.field(name=field.encode_name, default=None)))
    return msgspec.defstruct("Document", fields, forbid_unknown_fields=True, kw_only=True)
