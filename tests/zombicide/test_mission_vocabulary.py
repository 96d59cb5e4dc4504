"""The mission vocabulary: one file for each goal and special rule, one list that all read, room for a sibling."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, get_args

import msgspec
import pytest

from graveshift import rulebook
from graveshift.bots.zombicide.town.errands import ASKED
from graveshift.content import Problem, Text, misfits
from graveshift.games.undead_or_alive import telling
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.tokens import AnyToken
from graveshift.zombicide.content import mission as family
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.mission import one_of
from graveshift.zombicide.content.mission_checks import cite_problems, goal_problems, rule_problems, tools
from graveshift.zombicide.content.missions import usual_cite
from graveshift.zombicide.content.scripting import enter_mission
from graveshift.zombicide.content.vocabulary import Entry, Goal, MissionRule
from graveshift.zombicide.rules import goals as hot
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.tables import Tables

ENTRIES: list[type[Entry]] = [*BOOK.goals, *BOOK.mission_rules]


def name_of(entry: type[Entry]) -> str:
    return str(entry.__struct_config__.tag)


@pytest.mark.parametrize("entry", ENTRIES, ids=name_of)
def test_an_entry_has_a_file_of_its_name_for_itself(entry: type[Entry]) -> None:
    module = sys.modules[entry.__module__]
    own = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Entry) and thing.__module__ == entry.__module__
    ]
    assert own == [entry]
    assert entry.__module__.rpartition(".")[2] == name_of(entry).replace("-", "_")
    assert f"`{name_of(entry)}`" in (module.__doc__ or "")


@pytest.mark.parametrize("entry", ENTRIES, ids=name_of)
def test_what_an_entry_needs_exists(entry: type[Entry]) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyToken)}
    assert set(entry.needs_tokens) <= kinds
    assert set(entry.needs_rules) <= {name_of(rule) for rule in BOOK.mission_rules}
    assert set(entry.whole) <= set(entry.__struct_fields__)


def every_goal() -> Iterator[Goal]:
    for mission in load(BOOK).missions.values():
        yield from mission.goals


@pytest.mark.parametrize("kind", BOOK.goals, ids=name_of)
def test_a_goal_has_a_compiled_twin_of_its_name_that_the_bot_knows(kind: type[Goal]) -> None:
    goal = next(goal for goal in every_goal() if isinstance(goal, kind))
    made = goal.made(5, "UOA-WIN-01", tables(BOOK))
    assert type(made).__name__ == kind.__name__
    assert (made.key, made.after, made.rule) == (goal.key, 5, "UOA-WIN-01")
    assert type(made) in ASKED


def test_a_refusal_by_a_special_rule_has_an_entry_of_the_ledger() -> None:
    known = {rule.id for rule in rulebook.book(BOOK.name).rules}
    asked = [
        str(node.args[1].value)
        for path in Path(telling.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mission_cite"
        if isinstance(node.args[1], ast.Constant)
    ]
    assert len(set(asked)) > 8
    assert [rule for rule in asked if usual_cite(BOOK, rule) not in known] == []


def test_a_file_that_cites_another_ledger_is_told_so() -> None:
    mission = load(BOOK).missions["m0"]
    goals = tuple(msgspec.structs.replace(goal, cite="GG-MIS-GEN-02") for goal in mission.goals[:1])
    found = list(cite_problems(msgspec.structs.replace(mission, goals=(*goals, *mission.goals[1:]))))
    assert [path for path, _ in found] == ["goals[0] (crates).cite"]
    assert "begin with `UOA-`" in found[0][1].en
    assert "`UOA-`" in found[0][1].pl


# ---- a sibling that imports nothing of Undead or Alive: its own goal, and losses in a field of their own


class TakeCount(Goal, frozen=True):
    """So many Objectives of any front are taken."""

    needs_rules: ClassVar[tuple[str, ...]] = ("time-out",)

    count: int

    def made(self, after: int, rule: str, tables: Tables) -> hot.Goal:
        return hot.TakeAllObjectives(self.key, after, rule)


class TimeOut(MissionRule, frozen=True):
    """Lost when the Time token arrives on its last space."""

    spaces: int

    def wrong(self, mission: family.Mission, box: Any) -> Iterator[Problem]:
        if self.spaces < 1:
            yield "spaces", Text("There is no such space.", "Nie ma takiego pola.")

    def enter(self, scene: Scene, mission: family.Mission, tables: Tables) -> None:
        scene.explosives_expert_on = self.spaces  # a scene of its own would have a number for it


AnyLoss: Any = one_of([TimeOut])
AnyOwnGoal: Any = one_of([TakeCount])


class CityMission(family.Mission, frozen=True, kw_only=True):
    """A mission file that lists its losses apart."""

    goals: tuple[AnyOwnGoal, ...]
    losses: tuple[AnyLoss, ...] = ()

    def rule_lists(self) -> list[tuple[str, tuple[MissionRule, ...]]]:
        return [*super().rule_lists(), ("losses", self.losses)]


def city_mission(**other: Any) -> CityMission:
    goal = {"id": "take-count", "key": "chips", "title": {"en": "Chips"}, "count": 3}
    plain: dict[str, Any] = {
        "format": 1,
        "game": "a-sibling",
        "id": "heist",
        "title": {"en": "The Heist"},
        "difficulty": "easy",
        "minutes": 60,
        "briefing": {"en": "In and out."},
        "board": {"rows": [[{"tile": "R1"}]]},
        "tokens": [],
        "goals": [goal],
        **other,
    }
    assert misfits(plain, CityMission) == []
    return msgspec.convert(plain, CityMission)


def told(problems: Iterator[Problem]) -> list[tuple[str, str]]:
    return [(path, reason.en) for path, reason in problems]


def test_a_sibling_checks_its_own_entries_where_its_file_has_them() -> None:
    mission = city_mission(losses=[{"id": "time-out", "spaces": 0}])
    box = load(BOOK)  # any box will do
    assert told(goal_problems(mission, box)) == []
    assert told(rule_problems(mission, box)) == [("losses[0] (time-out).spaces", "There is no such space.")]
    assert told(tools(mission)) == []
    assert told(tools(city_mission())) == [("goals[0] (chips)", "The goal take-count needs the rule `time-out`.")]


def test_a_sibling_enters_its_own_entries() -> None:
    scene = Scene()
    enter_mission(scene, city_mission(losses=[{"id": "time-out", "spaces": 9}]), tables(BOOK))
    assert scene.explosives_expert_on == 9
    assert [goal.key for goal in scene.goals] == ["chips"]


def test_a_mission_file_knows_exactly_the_entries_of_the_book() -> None:
    """The struct that is read, and with it the schema, comes of the same lists."""
    fields = {field.name: field.type for field in msgspec.structs.fields(Mission)}
    assert list(get_args(get_args(fields["goals"])[0])) == BOOK.goals
    assert list(get_args(get_args(fields["rules"])[0])) == BOOK.mission_rules
