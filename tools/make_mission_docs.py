"""Write the reference part of docs/missions.md from the structs that mission files are read into.

    python tools/make_mission_docs.py          rewrites everything below the marker line of docs/missions.md,
                                               the table of what was measured (data/measured.yaml), and the
                                               catalogue of tiles with its picture (docs/tiles.svg)

What a field means is its docstring; where the name says it all, the words below do.
"""

import ast
import inspect as source
import sys
import textwrap
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import yaml
from msgspec import inspect

from graveshift.board import Placement, from_tiles
from graveshift.board.draw import Side, catalogue
from graveshift.board.geometry import Rect
from graveshift.board.tiles import Tile
from graveshift.content import Text
from graveshift.games.army_of_the_dead.book import BOOK as CITY_BOOK
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content import mission, tokens
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.zombicide.content import loading as family
from graveshift.zombicide.content.loading import measured_file
from graveshift.zombicide.content.looks import looks
from graveshift.zombicide.content.tokens import PlacedTile, Token
from graveshift.zombicide.content.vocabulary import Goal
from graveshift.zombicide.rules.book import Book

PAGE = Path(__file__).parent.parent / "docs" / "missions.md"
MARKER = "<!-- from here on: written by tools/make_mission_docs.py -->"

MEASURED = ("<!-- measured: written by tools/make_mission_docs.py -->", "<!-- end of measured -->")
CITY = ("<!-- measured in the city: written by tools/make_mission_docs.py -->", "<!-- end of measured in the city -->")

TILES = ("<!-- tiles: written by tools/make_mission_docs.py -->", "<!-- end of tiles -->")
PICTURE = PAGE.with_name("tiles.svg")

RULES = """\
Every rule may `cite` the entry of the rulebook it comes from. A field with a single value is played in that one way: it
stands in the file for whoever reads it, and `mission check` refuses anything else.
"""

MEANINGS = {
    "format": "the version of this form: 1",
    "game": "`undead-or-alive`",
    "id": "its name, in kebab-case",
    "title": "its name in English (`en`), Polish (`pl`) or both; one stands for the other",
    "difficulty": "how hard it is meant to be",
    "minutes": "how long it takes",
    "tutorial": "a mission to learn with",
    "barred_classes": "Classes nobody may play, because their people are Companions here",
    "legend": "how many of each thing the map shows; the tokens must match",
    "briefing": "the story, in your own words",
    "board": "the tiles",
    "tokens": "everything that lies on the map at set-up",
    "spawn_note": "why the spawn places are where they are",
    "goals": "what must be done to win; all of them",
    "rules": "special rules",
    "objectives": "Objective tokens",
    "companions": "Companions by Class",
    "starts": "Starting Zones",
    "zombies": "Zombies",
    "wagon": "Wagons",
    "gatling": "Gatling Guns",
    "exit": "Exit tokens",
    "rows": "the grid, north up",
    "note": "for other designers",
    "tile": "a side of a tile",
    "rotation": "degrees clockwise from label-upright",
    "zone": "where it lies: the name of its Zone",
    "cell": "on which cell of the Zone it lies, if not on the one that gives the Zone its name",
    "source": "where the place comes from; your own is `reconstructed`",
    "cite": "the rule of the book it implements, if any",
    "key": "its name inside this mission",
    "after": "keys of goals that must be done first; what is done for it earlier is not lost (see above)",
    "side": "which side is up",
    "face": "its face, if it lies open",
    "count": "how many",
    "class": "their Class",
    "type": "which kind",
    "faces": "which faces",
    "who": "`survivors`: those of the players; `everyone`: Companions, too",
    "which": "which of them",
    "tokens ": "ids of the tokens meant",
    "by": "by what",
    "bags": "how many bags",
    "card": "an Equipment card",
    "zones": "how many Starting Zones",
    "places": "how many places are marked `random`",
    "one_per_place": "never two on one place",
    "by_feats": "whether Feats may win them, too",
    "cards": "how many are left",
    "counts_for_goal": "whether they count for the goal",
    "ap": "adrenaline points",
    "bounty": "the top Bounty Weapon, one of those set aside, or none",
    "except": "what gives nothing",
    "slots": "slots that each token fills",
    "trade": "whether they change hands in a Trade",
    "use": "what they are good for",
    "discard_one_of": "cards, or `objective-blue` and the like for tokens",
    "until": "what ends it",
    "mode": "how it behaves",
    "against": "cards that do nothing to them",
    "moved_by": "what moves them",
    "survivors": "what becomes of Survivors there",
    "cleared_by": "what removes it",
    "wagon_moves": "whether it can be moved",
    "when": "the moment",
    "token": "the id of the token",
    "cost": "Actions",
    "loads": "what is loaded",
    "final": "whether it stays for good",
    "last_needs_wagon": "whether the last one must take it along",
    "result": "what happens",
    "carrier": "who carries",
    "per_carrier": "bags for each",
    "with": "with whom",
    "from": "from where",
    "drops": "what is dropped",
    "ap_each": "adrenaline points for each bag",
    "entry": "the tile where it enters or stands, in a word; `board.train_states` lays it out",
    "heading": "where it goes, in a word; `board.train_states` lays its way out",
    "cars": "`attached`: each tile the locomotive has passed follows it as a car, Train side up (UOA-AMB-42); "
    "the only way it is played, and a Train that enters or waits must say it",
    "starts ": "what sets it going",
    "needs": "what must hold first",
    "stops": "whether it ever stops",
    "takeable": "whether it can be taken",
    "route": "the cells it steps along",
    "leaves": "where it leaves the board",
    "then": "what follows",
    "zombies_aboard": "what happens",
    "random": "one of the places that `companions-random` draws from",
}
"""Fields without a docstring; a blank at the end of a name: the same name in a goal, rule or token."""


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    head, marker, _ = text.partition(MARKER)
    if not marker:
        print(f"{PAGE}: the marker line is missing.", file=sys.stderr)
        return 1
    for marks, book in ((MEASURED, BOOK), (CITY, CITY_BOOK)):
        before, opening, rest = head.partition(marks[0])
        _, closing, after = rest.partition(marks[1])
        if not opening or not closing:
            print(f"{PAGE}: the lines around the measured table are missing.", file=sys.stderr)
            return 1
        head = f"{before}{opening}\n{win_rates(book)}{closing}{after}"
    before, opening, rest = head.partition(TILES[0])
    _, closing, after = rest.partition(TILES[1])
    if not opening or not closing:
        print(f"{PAGE}: the lines around the table of tiles are missing.", file=sys.stderr)
        return 1
    head = f"{before}{opening}\n{tile_table()}{closing}{after}"
    PICTURE.write_text(tile_picture(), encoding="utf-8")
    PAGE.write_text(head + MARKER + "\n\n" + reference(), encoding="utf-8")
    return 0


def box_tiles() -> list[str]:
    """The sides of the tiles of the box, R before V."""
    box = load(BOOK)
    parts = (box.components.map_tiles, box.components.train_tiles)
    found = [tile for tile in box.tiles.tiles if any(part.holds(tile) for part in parts)]
    return sorted(found, key=lambda tile: (int(tile[:-1]), tile[-1]))


def tile_picture() -> str:
    """All sides of the tiles in one picture."""
    box = load(BOOK)
    boards = []
    for name in box_tiles():
        label = box.tiles.tiles[name].label
        title = f"{name} {label.en}" if label is not None else name
        boards.append(Side(title, from_tiles([[Placement(name)]], box.tiles), border_openings(box.tiles.tiles[name])))
    return catalogue(boards, 4, looks(BOOK))


def border_openings(tile: Tile) -> list[Rect]:
    """Where a tile opens to its neighbours."""
    width, height = tile.size
    at = {"N": 0, "E": width, "S": height, "W": 0}
    return [
        (at[leaving.side], leaving.lo, at[leaving.side], leaving.hi)
        if leaving.side in "EW"
        else (leaving.lo, at[leaving.side], leaving.hi, at[leaving.side])
        for leaving in tile.exits
    ]


def tile_table() -> str:
    """What lies on each side of a tile, in words."""
    rows = ["| tile | what | streets | rooms | crate | Corpse Pile | Abomination token |", "|---|" + "---|" * 6]
    for name in box_tiles():
        tile = load(BOOK).tiles.tiles[name]
        rooms = [*tile.rooms, *(["balcony"] if tile.balcony else [])]
        cells = [f"{', '.join(tile.streets) or '-'}", f"{', '.join(rooms) or '-'}"]
        printed = [", ".join(tile.marks.get(mark, ())) or "-" for mark in ("crate", "corpse-pile", "abomination")]
        rows.append(f"| {name} | {tile.label.en if tile.label else '-'} | {' | '.join([*cells, *printed])} |")
    return "\n".join(rows) + "\n"


def win_rates(book: Book) -> str:
    """How often bots win each mission, from data/measured.yaml."""
    file = measured_file(book)
    box = family.load(book)
    rows = [
        "| mission | book's grade | bot | games | won | 95 % interval | rounds | kills | goals reached | lost by |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for measure in file.missions:
        told = box.missions[measure.mission]
        grade = box.names.difficulties[told.difficulty].en
        goals_reached = ", ".join(f"{goal} {share:.0%}" for goal, share in measure.goals.items())
        lost_by = ", ".join(f"{reason} {share:.0%}" for reason, share in measure.lost_by.items())
        rows.append(
            f"| {told.id.upper()} {told.title.en} | {grade} | `{measure.bot}` | {measure.games} "
            f"| {measure.wins / measure.games:.0%} "
            f"| {measure.low * 100:.1f} to {measure.high * 100:.1f} % | {measure.rounds:.1f} | {measure.kills:.0f} "
            f"| {goals_reached} | {lost_by} |"
        )
    return "\n".join(["```", *file.commands.values(), "```", "", ""]) + "\n".join(rows) + "\n"


def reference() -> str:
    """The whole reference."""
    parts = ["## Fields of a mission file\n", table(mission.Mission, ()), ""]
    inner = (("legend", tokens.Legend), ("board", tokens.MissionBoard), ("board.rows", PlacedTile))
    for title, kind in inner:
        parts += [f"### `{title}`\n", summary(kind), "", table(kind, ()), ""]
    common = Token.__struct_fields__
    parts += ["## Tokens\n", f"{summary(Token)} Every token has:\n", table(Token, ()), ""]
    for kind in get_args(tokens.AnyToken):
        parts += entry(kind, common, example_in("tokens", kind))
    common = Goal.__struct_fields__
    parts += ["## Goals\n", "A mission is won the moment all its goals are done (UOA-WIN-01). Every goal has:\n"]
    parts += [table(Goal, ()), ""]
    for kind in BOOK.goals:
        parts += entry(kind, common, example_in("goals", kind))
    parts += ["## Rules\n", RULES]
    for kind in BOOK.mission_rules:
        parts += entry(kind, ("cite",), example_in("rules", kind))
    return "\n".join(parts).rstrip() + "\n"


def entry(kind: type[msgspec.Struct], common: tuple[str, ...], example: str) -> list[str]:
    """One token, goal or rule: what it is, its own fields, an example of the box."""
    parts = [f"### `{kind.__struct_config__.tag}`\n", summary(kind), ""]
    fields = table(kind, common)
    if fields:
        parts += [fields, ""]
    return [*parts, f"```yaml\n{example}\n```\n"]


def table(kind: type[msgspec.Struct], hidden: tuple[str, ...]) -> str:
    """The fields of a struct as a table."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    meant = docstrings(kind)
    rows = ["| field | value | meaning |", "|---|---|---|"]
    for field in info.fields:
        if field.name in hidden:
            continue
        needed = "" if field.required else f" (may be left out{otherwise(field)})"
        rows.append(f"| `{field.encode_name}` | {words(field.type)}{needed} | {meaning(kind, field, meant)} |")
    return "\n".join(rows) if len(rows) > 2 else ""


def otherwise(field: inspect.Field) -> str:
    """What holds if a field with several values is left out."""
    value = field.default
    single = isinstance(field.type, inspect.LiteralType) and len(field.type.values) == 1
    if single or value is msgspec.NODEFAULT or value in (None, "", ()):
        return ""
    said = f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)
    return f": `{said.lower() if isinstance(value, bool) else said}`"


def meaning(kind: type[msgspec.Struct], field: inspect.Field, meant: dict[str, str]) -> str:
    if field.name in meant:
        return meant[field.name]
    special = MEANINGS.get(f"{field.encode_name} ") if kind.__struct_config__.tag else None
    found = special or MEANINGS.get(field.encode_name)
    if found is None:
        raise KeyError(f"{kind.__name__}.{field.name} has neither a docstring nor a word in MEANINGS")
    return found


def words(kind: inspect.Type) -> str:
    """A type in plain words."""
    if isinstance(kind, inspect.Metadata) and "only" in (kind.extra or {}):
        return f"`{str((kind.extra or {})['only']).lower()}`"
    if isinstance(kind, inspect.Metadata):
        examples = (kind.extra_json_schema or {}).get("examples")
        return f"a name like {' or '.join(f'`{example}`' for example in examples)}" if examples else words(kind.type)
    if isinstance(kind, inspect.UnionType):
        members = [member for member in kind.types if not isinstance(member, inspect.NoneType)]
        if all(isinstance(member, inspect.StructType) for member in members) and len(members) > 3:
            return "see below"
        return " or ".join(words(member) for member in members)
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(f"`{value}`" for value in kind.values)
    if isinstance(kind, inspect.EnumType):
        return ", ".join(f"`{member.value}`" for member in kind.cls)
    if isinstance(kind, inspect.VarTupleType):
        inside = words(kind.item_type)
        return inside if inside == "see below" else f"list: {inside}"
    if isinstance(kind, inspect.DictType):
        return f"{words(kind.key_type)} with {words(kind.value_type)}"
    if isinstance(kind, inspect.StructType):
        return "English, Polish or both" if issubclass(kind.cls, Text) else "see below"
    if isinstance(kind, inspect.IntType):
        return f"a number from {kind.ge}" if kind.ge is not None else "a number"
    return {"BoolType": "true or false", "StrType": "text"}.get(type(kind).__name__, type(kind).__name__)


def summary(kind: type[msgspec.Struct]) -> str:
    return " ".join(textwrap.dedent(kind.__doc__ or "").split())


@cache
def docstrings(kind: type) -> dict[str, str]:
    """The docstrings of a struct's fields, its bases included."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("graveshift."):
            body = ast.parse(textwrap.dedent(source.getsource(base))).body[0]
            assert isinstance(body, ast.ClassDef)
            found |= _field_docs(body)
    return found


def _field_docs(body: ast.ClassDef) -> dict[str, str]:
    found = {}
    for before, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and isinstance(after, ast.Expr):
            if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                words_of = " ".join(after.value.value.split())
                found[before.target.id] = words_of[0].lower() + words_of[1:].rstrip(".")
    return found


def example_in(part: str, kind: type[msgspec.Struct]) -> str:
    """The first entry of this kind in the missions of the box, as their files write it."""
    for found in load(BOOK).missions.values():
        for thing in getattr(found, part):
            if type(thing) is kind:
                return written(thing)
    return f"- {{{kind.__struct_config__.tag_field}: {kind.__struct_config__.tag}}}"


def written(thing: msgspec.Struct) -> str:
    """One entry as a line of YAML; what is left at its default is left out."""
    config = thing.__struct_config__
    plain: dict[str, Any] = {str(config.tag_field): config.tag}
    info = inspect.type_info(type(thing))
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        value = getattr(thing, field.name)
        if field.required or (value != field.default and value):
            plain[field.encode_name] = msgspec.to_builtins(value)
    plain.pop("constraint", None)
    line = yaml.safe_dump([plain], allow_unicode=True, sort_keys=False, default_flow_style=None, width=110)
    return str(line).strip()


if __name__ == "__main__":
    sys.exit(main())
