"""The board, goals and special rules of a scenario: a mission's, or its own."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from graveshift.board import BoardError, MapSpec, from_map, read_rows
from graveshift.board.board import Board
from graveshift.content import Misfit, Text, fill, number
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.goals import AnyGoal
from graveshift.games.undead_or_alive.data.mission import Difficulty, Legend, Mission, MissionBoard, PlacedTile
from graveshift.games.undead_or_alive.data.mission_rules import AnyMissionRule
from graveshift.games.undead_or_alive.scenario.given import Given, TilesGiven
from graveshift.games.undead_or_alive.setup import mission_board
from graveshift.games.undead_or_alive.town import Town

NOTHING = Text("", "")


def mission_of(given: Given) -> Mission:
    """The mission that a scenario plays: one of the book, or a nameless one made of its own goals and rules."""
    if given.mission is not None:
        if given.board is not None or given.rules_of is not None:
            raise Misfit(("mission",), "A mission brings its own board and rules; leave out `board` and `rules-of`.")
        base = _book_mission(given.mission, ("mission",))
    else:
        if given.board is None:
            raise Misfit((), "A scenario needs a `mission` or a `board`.")
        base = _nameless(given)
    goals = base.goals if given.goals is None else tuple(_goals(given.goals))
    rules = base.rules if given.mission_rules is None else tuple(_rules(given.mission_rules))
    return msgspec.structs.replace(base, goals=goals, rules=rules)


def board_of(given: Given, mission: Mission, town: Town) -> Board:
    """The board: drawn as text, or laid of tiles."""
    try:
        if given.board is not None and "map" in given.board:
            return from_map(_map_spec(given.board))
        if given.mission is not None:
            return mission_board(mission, town)
        blocked, town.wagon_blocks = town.wagon_blocks, False
        board = mission_board(mission, town)
        town.wagon_blocks = blocked
        return board
    except ValueError as error:
        reason = "Each arrangement names one tile for each Train tile of the board, in reading order."
        raise Misfit(("board", "train-states"), reason) from error
    except BoardError as error:
        raise Misfit(("board",) if given.board is not None else ("mission",), str(error)) from error


def _book_mission(name: str, at: tuple[str, ...]) -> Mission:
    missions = load().missions
    number(name, list(missions), "mission", at)
    return missions[name]


def _nameless(given: Given) -> Mission:
    """A mission without tokens: the scenario lays them itself."""
    rules = _book_mission(given.rules_of, ("rules-of",)) if given.rules_of is not None else None
    assert given.board is not None
    rows: tuple[tuple[PlacedTile, ...], ...] = ()
    states: tuple[tuple[str, ...], ...] = ()
    if "map" not in given.board:
        tiles = fill(given.board, TilesGiven, ("board",))
        try:
            rows = tuple(
                tuple(PlacedTile(tile=spot.tile, rotation=cast(Any, spot.rotation)) for spot in row)
                for row in read_rows(tiles.tiles)
            )
        except BoardError as error:
            raise Misfit(("board", "tiles"), str(error)) from error
        states = tuple(tuple(state) for state in tiles.train_states)
    return Mission(
        format=1,
        game="undead-or-alive",
        id="scenario",
        title=NOTHING,
        difficulty=Difficulty.EASY,
        minutes=1,
        legend=Legend(),
        briefing=NOTHING,
        board=MissionBoard(rows=rows, train_states=states),
        tokens=(),
        spawn_order=(),
        goals=rules.goals if rules is not None else (),
        rules=rules.rules if rules is not None else (),
    )


def _map_spec(plain: dict[str, Any]) -> MapSpec:
    spec = fill(plain, _KEBAB_MAP, ("board",))
    return MapSpec(**{name: getattr(spec, name) for name in MapSpec.__struct_fields__})


_KEBAB_MAP = msgspec.defstruct(
    "Map",
    [
        (field.name, field.type, msgspec.field(name=field.name.replace("_", "-")))
        if field.required
        else (field.name, field.type, msgspec.field(name=field.name.replace("_", "-"), default=field.default))
        if field.default is not msgspec.NODEFAULT
        else (
            field.name,
            field.type,
            msgspec.field(name=field.name.replace("_", "-"), default_factory=field.default_factory),
        )
        for field in msgspec.structs.fields(MapSpec)
    ],
    forbid_unknown_fields=True,
)
"""The fields of a text map, spelt as scenario files spell everything: `corpse-piles`."""


def _goals(plain: list[str | dict[str, Any]]) -> list[AnyGoal]:
    """Goals of the mission vocabulary; key and title may be left out."""
    goals: list[AnyGoal] = []
    for place, entry in enumerate(plain):
        goal: dict[str, Any] = {"id": entry} if isinstance(entry, str) else dict(entry)
        goal.setdefault("key", goal.get("id"))
        goal.setdefault("title", {"en": str(goal.get("id")), "pl": str(goal.get("id"))})
        goals.append(fill(goal, cast(Any, AnyGoal), ("goals", str(place))))
    keys = [goal.key for goal in goals]
    for place, made in enumerate(goals):
        for number_after, key in enumerate(made.after):
            number(key, keys, "goal", ("goals", str(place), "after", str(number_after)))
    return goals


def _rules(plain: list[str | dict[str, Any]]) -> list[AnyMissionRule]:
    """Special rules of the mission vocabulary."""
    rules: list[AnyMissionRule] = []
    for place, entry in enumerate(plain):
        rule = {"id": entry} if isinstance(entry, str) else entry
        rules.append(fill(rule, cast(Any, AnyMissionRule), ("mission-rules", str(place))))
    return rules
