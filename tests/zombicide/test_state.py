"""Positions of the family: every field is declared once, and copy, plain data and restoring cover all of them."""

import ast
from pathlib import Path
from typing import Any

import pytest

import graveshift
import graveshift.games as games  # announces the games
from graveshift.kernel.chance import Position
from graveshift.kernel.registry import game_type, names
from graveshift.zombicide.rules.state import State

PACKAGE = Path(graveshift.__file__).parent
STATIC = {"board", "kinds", "scene", "tables", "posse", "actors", "seat_count", "shape", "log", "script", "source"}
"""What a position holds beside its fields: the same in every copy, or left behind on purpose."""

HALVES = {"high", "low"}
"""The slots of the field `rng`, which is read and set as a whole."""

__all__ = ["games"]


def family_games() -> list[str]:
    return [name for name in names() if isinstance(first_position(name), State)]


def first_position(name: str) -> Position:
    return game_type(name).set_up(next(iter(game_type(name).setups())), 7)[1]


@pytest.mark.parametrize("name", family_games())
def test_every_slot_is_a_declared_field_or_static(name: str) -> None:
    position = first_position(name)
    declared = slots(type(position))
    assert declared >= HALVES
    assert declared - STATIC - HALVES | {"rng"} == set(position.fields())
    assert len(position.fields()) == len(set(position.fields()))


@pytest.mark.parametrize("name", family_games())
def test_a_copy_has_every_field_and_shares_no_list_that_changes(name: str) -> None:
    position = first_position(name)
    mark(position)
    twin = position.copy()
    for field in position.fields():
        assert getattr(twin, field) == getattr(position, field), field
    for field in position.fields():
        if isinstance(getattr(twin, field), list) and field not in REPLACED:
            assert getattr(twin, field) is not getattr(position, field), field


REPLACED = {"person", "owner", "token_kind"}
"""Lists that are replaced whole, so that copies share them."""


@pytest.mark.parametrize("name", family_games())
def test_restoring_brings_every_field_back(name: str) -> None:
    rules, position, _ = game_type(name).set_up(next(iter(game_type(name).setups())), 7)
    mark(position)
    data: dict[str, Any] = {field: getattr(position, field) for field in position.fields()}
    again = rules.restore(data)
    assert {field: getattr(again, field) for field in again.fields()} == data


def mark(position: Position) -> None:
    """Give every number of a position another value, so that a forgotten field shows."""
    for place, field in enumerate(position.fields()):
        if isinstance(getattr(position, field), int) and field != "train_state":
            setattr(position, field, 1000 + place)


def slots(kind: type) -> set[str]:
    """The names that a class and the classes above it declare, by slot or by type, read from their sources: compiled
    classes keep none."""
    return {name for above in kind.__mro__ if above is not object for name in declared(above)}


def declared(kind: type) -> list[str]:
    source = PACKAGE.parent.joinpath(*kind.__module__.split(".")).with_suffix(".py")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            slots = [
                name
                for line in node.body
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Tuple)
                if ast.unparse(line.targets[0]) == "__slots__"
                for name in ast.literal_eval(line.value)
            ]
            return slots + [ast.unparse(line.target) for line in node.body if isinstance(line, ast.AnnAssign)]
    raise AssertionError(f"{kind} is not in {source}")
