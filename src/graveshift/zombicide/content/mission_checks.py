"""What the goals and special rules of a mission file must get right: the same questions to every entry of the list."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import inspect

from graveshift.board import TileSet
from graveshift.content import Problem, Text, choice, joined
from graveshift.zombicide.content.box import Content
from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.content.vocabulary import Entry


def goal_problems(mission: Mission, box: Content) -> Iterator[Problem]:
    """Goals follow on goals listed ahead of them, and the map has what they ask for (UOA-WIN-06)."""
    if not mission.goals:
        yield "goals", told("a-mission-needs-at-least-one-goal")
    earlier: list[str] = []
    for index, goal in enumerate(mission.goals):
        where = f"goals[{index}] ({goal.key})"
        if goal.key in earlier:
            yield f"{where}.key", told("the-key-is-used-twice", key=goal.key)
        for key in goal.after:
            if key not in earlier:
                about = told("no-goal-listed-ahead-has-the-key", key=key)
                yield f"{where}.after", joined(about, choice(key, earlier))
        earlier.append(goal.key)
        yield from inside(where, not_played(goal))
        for kind in goal.needed_tokens():
            if not mission.of_kind(kind):
                yield where, told("the-goal-needs-a-token-of-kind", id=goal.id, kind=kind)
        yield from inside(where, goal.wrong(mission, box))


def rule_problems(mission: Mission, box: Content) -> Iterator[Problem]:
    """What a special rule names exists, what it counts is there, and what it needs is in the file."""
    for where, rule in mission.every_rule():
        yield from inside(where, not_played(rule))
        yield from inside(where, rule.wrong(mission, box))
        for kind in rule.needed_tokens():
            if not mission.of_kind(kind):
                yield where, told("it-needs-a-token-of-kind", kind=kind)
    for _, rule in mission.every_rule():
        yield from rule.at_odds(mission)


def cite_problems(mission: Mission) -> Iterator[Problem]:
    """Goals, special rules and tokens cite the ledger of their game."""
    entries = [(f"tokens[{index}] ({token.kind})", token.cite) for index, token in enumerate(mission.tokens)]
    entries += [(f"goals[{index}] ({goal.key})", goal.cite) for index, goal in enumerate(mission.goals)]
    entries += [(where, rule.cite) for where, rule in mission.every_rule()]
    entries.append(("ledger", mission.ledger))
    for where, cited in entries:
        if cited is not None and cited.partition("-")[0] not in (mission.prefix, *mission.inherits):
            yield (
                where if where == "ledger" else f"{where}.cite",
                told("is-no-rule-of-this-game", cited=cited, prefix=mission.prefix),
            )


def tools(mission: Mission) -> Iterator[Problem]:
    """A goal that only a special rule makes possible needs that rule."""
    for index, goal in enumerate(mission.goals):
        where = f"goals[{index}] ({goal.key})"
        for needed in goal.needs_rules:
            if not mission.plays(needed):
                yield where, told("the-goal-needs-the-rule", id=goal.id, needed=needed)
        yield from inside(where, goal.lacking(mission))
    for where, rule in mission.every_rule():
        yield from inside(where, rule.lacking(mission))


def beyond_box(mission: Mission, box: Content) -> Iterator[Problem]:
    """What rules and goals take from the box is no more than it holds."""
    for where, rule in mission.every_rule():
        yield from inside(where, rule.beyond_box(mission, box))
    for index, goal in enumerate(mission.goals):
        yield from inside(f"goals[{index}] ({goal.key})", goal.beyond_box(mission, box))


def inside(where: str, found: Iterator[Problem]) -> Iterator[Problem]:
    """Problems of an entry with their places in the file."""
    for field, reason in found:
        yield f"{where}.{field}" if field else where, reason


def not_played(entry: Entry) -> Iterator[Problem]:
    """Words that are played in one way only stand as they are played, and lists of circumstances are whole."""
    for field in msgspec.structs.fields(entry):
        known = inspect.type_info(field.type)
        value = getattr(entry, field.name)
        if isinstance(known, inspect.Metadata) and "only" in (known.extra or {}):
            only = (known.extra or {})["only"]
            if value is not only:
                yield field.encode_name, told("only-can-be-played", only=str(only).lower())
        elif field.name in entry.whole and isinstance(known, inspect.VarTupleType):
            assert isinstance(known.item_type, inspect.LiteralType)
            missing = [word for word in known.item_type.values if word not in value]
            if missing:
                yield field.encode_name, told("all-of-them-hold-together", missing="`, `".join(map(str, missing)))


# ---- sentences that several entries need


def unequal(field: str, said: int, shown: int, what: Text) -> Iterator[Problem]:
    """A rule counts what the map shows."""
    if said != shown:
        yield field, told("the-rule-says-otherwise-than-the-map", said=said, shown=shown, what=what)


def not_laid(tile: str, laid: list[str]) -> Text:
    """A tile that is not on the board."""
    about = told("tile-is-not-on-this-board", tile=tile)
    return joined(about, choice(tile, laid))


def token_names(mission: Mission) -> list[str]:
    """The names of all tokens that have one."""
    return [str(name) for name in (getattr(token, "id", None) for token in mission.tokens) if name]


def no_token(token: str, mission: Mission) -> Text:
    """A token that is not on the map."""
    about = told("there-is-no-token-called", token=token)
    return joined(about, choice(token, token_names(mission)))


def place_on(laid: list[str], tiles: TileSet, path: str, place: str) -> Iterator[Problem]:
    """A place names a cell of a tile that is on the board."""
    tile, _, cell = place.partition(".")
    if tile not in laid:
        about = told("lies-on-a-tile-that-is-not-on-this-board", place=place, tile=tile)
        yield path, joined(about, choice(tile, laid))
        return
    face = tiles.tiles.get(tile)
    if face is None:
        return
    cells = [*face.streets, *face.rooms, *(["balcony"] if face.balcony else [])]
    if cell not in cells:
        about = told("tile-has-no", tile=tile, cell=cell)
        yield path, joined(about, choice(cell, cells))
