"""The board, goals and special rules of a scenario: a mission's, or its own."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from graveshift.board import BoardError, MapSpec, Placement, from_map, read_rows
from graveshift.board.board import Board
from graveshift.content import ContentError, Misfit, fill, number
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.staging.given import MissionGiven, TilesGiven


class BoardStaging:
    """Finds the mission that a scenario plays, and its board."""

    book: Book
    setup: SetUp[Any, Any]
    map_given: ClassVar[type[MapSpec]] = MapSpec
    tiles_given: ClassVar[type[TilesGiven]] = TilesGiven
    goal_given: ClassVar[Any]
    """The goals of the mission vocabulary."""
    rule_given: ClassVar[Any]
    """Its special rules."""

    # ---- what a game says itself

    def bare_mission(self, rows: list[list[Placement]], tiles: Any, goals: Any, rules: Any) -> Any:
        """A mission of these tiles without tokens; `tiles`: what the scenario says of them."""
        raise NotImplementedError

    def map_board(self, spec: Any) -> Board:
        """The board of a text map."""
        return from_map(spec)

    def tile_board(self, given: Any, mission: Any, scene: Any) -> Board:
        """The board of the mission's tiles."""
        return self.setup.board(mission, scene)

    # ---- the mission

    def mission_of(self, given: Any) -> Any:
        """The mission that a scenario plays: one of the book, or a nameless one made of its own goals and rules."""
        if given.mission is not None:
            if given.board is not None or given.rules_of is not None:
                raise Misfit(
                    ("mission",), "A mission brings its own board and rules; leave out `board` and `rules-of`."
                )
            base = self.mission_given(given.mission, ("mission",))
        else:
            if given.board is None:
                raise Misfit((), "A scenario needs a `mission` or a `board`.")
            base = self.nameless(given)
        goals = base.goals if given.goals is None else tuple(self.goals_given(given.goals))
        rules = base.rules if given.mission_rules is None else tuple(self.rules_given(given.mission_rules))
        return msgspec.structs.replace(base, goals=goals, rules=rules)

    def board_of(self, given: Any, mission: Any, scene: Any) -> Board:
        """The board: drawn as text, or laid of tiles."""
        try:
            if given.board is not None and "map" in given.board:
                return self.map_board(fill(given.board, self.map_given, ("board",)))
            return self.tile_board(given, mission, scene)
        except BoardError as error:
            raise Misfit(("board",) if given.board is not None else ("mission",), str(error)) from error

    def mission_given(self, given: MissionGiven, at: tuple[str, ...]) -> Any:
        """A mission of the box, or a designer's, read and checked like any mission file."""
        missions = load(self.book).missions
        if isinstance(given, str):
            number(given, list(missions), "mission", at)
            return missions[given]
        mission = fill(given, box_of(self.book).mission, at)
        try:
            return self.setup.checked(mission)
        except ContentError as error:
            raise Misfit(at, f"{error.path}: {error.reason}", pl=f"{error.path}: {error.reason_pl}") from error

    def nameless(self, given: Any) -> Any:
        """A mission without tokens: the scenario lays them itself."""
        rules = self.mission_given(given.rules_of, ("rules-of",)) if given.rules_of is not None else None
        assert given.board is not None
        tiles = None if "map" in given.board else fill(given.board, self.tiles_given, ("board",))
        rows: list[list[Placement]] = []
        if tiles is not None:
            try:
                rows = read_rows(tiles.tiles)
            except BoardError as error:
                raise Misfit(("board", "tiles"), str(error)) from error
        goals, special = (rules.goals, rules.rules) if rules is not None else ((), ())
        return self.bare_mission(rows, tiles, goals, special)

    def goals_given(self, plain: list[str | dict[str, Any]]) -> list[Any]:
        """Goals of the mission vocabulary; key and title may be left out."""
        goals: list[Any] = []
        for place, entry in enumerate(plain):
            goal: dict[str, Any] = {"id": entry} if isinstance(entry, str) else dict(entry)
            goal.setdefault("key", goal.get("id"))
            goal.setdefault("title", {"en": str(goal.get("id")), "pl": str(goal.get("id"))})
            goals.append(fill(goal, self.goal_given, ("goals", str(place))))
        keys = [goal.key for goal in goals]
        for place, made in enumerate(goals):
            for number_after, key in enumerate(made.after):
                number(key, keys, "goal", ("goals", str(place), "after", str(number_after)))
        return goals

    def rules_given(self, plain: list[str | dict[str, Any]]) -> list[Any]:
        """Special rules of the mission vocabulary."""
        rules: list[Any] = []
        for place, entry in enumerate(plain):
            rule = {"id": entry} if isinstance(entry, str) else entry
            rules.append(fill(rule, self.rule_given, ("mission-rules", str(place))))
        return rules
