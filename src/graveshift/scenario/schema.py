"""Scenario files as a JSON Schema, for editors: made of the structs that read them, so the two cannot part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from graveshift.kernel.journal import UNDO_POLICIES
from graveshift.parts.stage import Stage
from graveshift.scenario.document import UNDO, Frame, StepFrame
from graveshift.scenario.expectable import OUTCOMES
from graveshift.scenario.stage import stage_of

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REFERENCE: Final = "#/$defs/{name}"

TEXT: Final[dict[str, Any]] = {"type": ["string", "boolean", "integer"]}
"""An action, an answer or a name: YAML makes other things of `yes` and `1`."""
TEXTS: Final[dict[str, Any]] = {"type": "array", "items": TEXT}
NOTHING: Final[dict[str, Any]] = {"anyOf": [{"type": "null"}, {"type": "object"}]}
"""What stands after a step without argument; `until` takes a mapping."""


def scenario_schema(games: Sequence[str]) -> dict[str, Any]:
    """The schema of scenario files of these games; `game` says which keys a document has."""
    stages = {game: stage_of(game) for game in games}
    types = [Frame, StepFrame]
    for stage in stages.values():
        types += [stage.given, *(kind for kinds in stage.shapes.values() for kind in kinds)]
    found, parts = msgspec.json.schema_components(types, ref_template=REFERENCE)
    made = iter(found)
    frame, step = (parts.pop(_name(next(made)))["properties"] for _ in range(2))
    for game, stage in stages.items():
        given = parts.pop(_name(next(made)))["properties"]
        for key, kinds in stage.shapes.items():
            given[key] = {"anyOf": [next(made) for _ in kinds]}
        parts[game] = _document(game, frame | given, _step(stage, step), _expect(stage))
    return {
        "$schema": DIALECT,
        "title": "A scenario of Graveshift (docs/scenarios.md)",
        "type": "object",
        "required": ["name", "game"],
        "properties": {"game": {"enum": list(games)}},
        "allOf": [
            {"if": {"properties": {"game": {"const": game}}}, "then": {"$ref": REFERENCE.format(name=game)}}
            for game in games
        ],
        "$defs": parts,
    }


def _name(reference: dict[str, Any]) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _document(game: str, keys: dict[str, Any], step: dict[str, Any], expect: dict[str, Any]) -> dict[str, Any]:
    """One scenario of a game: the keys of every game, and those of its Given."""
    own = {"game": {"const": game}, "expect": expect, "steps": {"type": "array", "items": step}}
    return {"type": "object", "properties": keys | own, "required": ["name", "game"], "additionalProperties": False}


def _step(stage: Stage, keys: dict[str, Any]) -> dict[str, Any]:
    """A command alone, or what is done with what is scripted and expected beside it."""
    commands: dict[str, Any] = dict.fromkeys(stage.commands, NOTHING)
    commands["end-turn"] = {"type": ["string", "null"]}
    commands[UNDO] = {"enum": [*UNDO_POLICIES, False, None]}
    step = {
        "type": "object",
        "minProperties": 1,
        "properties": keys | {"expect": _expect(stage)} | commands,
        "additionalProperties": TEXT,
    }
    return {"anyOf": [{"enum": list(commands)}, step]}


def _expect(stage: Stage) -> dict[str, Any]:
    """What can be expected of every game; the names of a position are known only when it is set up."""
    events = {
        "type": "array",
        "items": {
            "anyOf": [
                {"enum": list(stage.events())},
                {"type": "object", "properties": {"name": {"enum": list(stage.events())}}, "required": ["name"]},
            ]
        },
    }
    decision = {
        "type": "object",
        "properties": {"kind": {"enum": list(stage.kinds())}, "who": TEXT, "options": TEXTS, "not-options": TEXTS},
        "additionalProperties": False,
    }
    offered = {"anyOf": [TEXTS, {"type": "object", "additionalProperties": TEXTS}]}
    return {
        "type": "object",
        "properties": {
            "decision": {"anyOf": [{"enum": ["none", None]}, decision]},
            "offered": offered,
            "not-offered": offered,
            "exactly": {"type": ["array", "object"]},
            "events": events,
            "not-events": events,
            "view": {"type": "object", "additionalProperties": {"type": "object"}},
            "not-in-view": {"type": "object", "additionalProperties": TEXTS},
            "outcome": {"enum": list(OUTCOMES)},
            "winner": TEXT,
            "reason": {"type": "string"},
            "outcome-rule": {"type": "string"},
        },
    }
