"""Missions as text: the list of the box, one mission with its map, and what a designer's file is checked by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from graveshift import rulebook
from graveshift.board import Board, from_tiles, read_rows
from graveshift.board.sheet import Sheet
from graveshift.board.text import text
from graveshift.content import LANGUAGES, Text, read
from graveshift.content.lines import wrapped
from graveshift.kernel.errors import GraveshiftError
from graveshift.parts.terminal.measured import counted, won_by
from graveshift.parts.terminal.reviewing import report
from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.designed import load_mission
from graveshift.zombicide.content.drawing import Drawing
from graveshift.zombicide.content.loading import load, measured
from graveshift.zombicide.content.looks import looks
from graveshift.zombicide.content.review import Reviewer
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.content.token_drawing import Cartographer

HIDDEN = ("zone", "cell", "source", "cite", "constraint")
"""Fields of a token that a description leaves out."""
KINDS = {"building": "room"}
"""What the board calls the look of a zone, where the names have another word."""


class BoxMissions:
    """The missions of a box and of designers (parts/missions.py); a game says how its own are read and drawn."""

    signs: dict[str, Text]
    """Letters for kinds of token, as the drawing has them."""

    def __init__(self, setup: SetUp[Any, Any]) -> None:
        self.setup = setup
        self.book = setup.book

    # ---- what a game says itself

    def read(self, path: Path) -> Any:
        """A designer's mission; the first mistake is raised."""
        return load_mission(self.book, path)

    def review(self, path: Path) -> Any:
        """Everything that is wrong with a mission file."""
        raise NotImplementedError

    def review_data(self, data: bytes, name: str) -> Any:
        """The same for a file that comes from elsewhere."""
        raise NotImplementedError

    def drawing(self, mission: Any, language: str) -> Drawing:
        """The map of a mission as it is laid at first."""
        raise NotImplementedError

    def reviewed_drawing(self, review: Any, language: str) -> Drawing | None:
        """A faulty file as far as it can be drawn."""
        raise NotImplementedError

    def map_board(self, spec: dict[str, Any]) -> Board:
        """The board of a text map."""
        raise NotImplementedError

    def tile_count(self, mission: Any) -> int:
        return sum(len(row) for row in mission.board.rows)

    def things(self, mission: Any, language: str) -> Iterator[tuple[str, str, str]]:
        """What lies on the map: where, what it is called, and what the file says of it besides."""
        raise NotImplementedError

    def spawn_order(self, mission: Any, language: str) -> list[str]:
        """The places that spawn, in their order, as they are called."""
        raise NotImplementedError

    def more(self, mission: Any, language: str) -> list[tuple[str, list[str]]]:
        """What a game's missions have besides goals, rules and tokens: headings, and lines below them."""
        return []

    # ---- the contract

    def ids(self) -> list[str]:
        return list(load(self.book).missions)

    def options(self, text: str) -> dict[str, Any]:
        mission, file = self.find(text)
        if file is None:
            return {"mission": mission.id}
        custom: dict[str, Any] = read(file, dict[str, Any])
        return {"mission": mission.id, "custom": custom}

    def shown(self, text: str, language: str, columns: int) -> str:
        mission, _ = self.find(text)
        return f"{self.described(mission, language, columns)}\n\n{self.drawn(mission, language, columns)}"

    def struct(self) -> type[Any]:
        found: type[Any] = box_of(self.book).mission
        return found

    # ---- missions in words

    def find(self, text: str) -> tuple[Any, Path | None]:
        """A mission by its id, or by the path of a designer's file; then with the file."""
        known = load(self.book).missions
        if text.lower() in known:
            return known[text.lower()], None
        file = Path(text)
        if not file.is_file():
            english, polish = (
                ", ".join(f"{getattr(mission.title, language)} [{key}]" for key, mission in known.items())
                for language in LANGUAGES
            )
            raise GraveshiftError(
                f"There is no mission '{text}' and no such file; the missions are {english}.",
                pl=f"Nie ma Misji „{text}” ani takiego pliku; Misje: {polish}.",
            )
        return self.read(file), file

    def listed(self, language: str, columns: int) -> str:
        """The missions of the box, a line for each, and below it how often bots win it."""
        content = load(self.book)
        longest = max(len(getattr(mission.title, language)) for mission in content.missions.values())
        widest = max(4, *(len(name) for name in content.missions))
        rows, known = [], measured(self.book)
        for mission in content.missions.values():
            difficulty = getattr(content.names.difficulties[mission.difficulty], language)
            minutes = content.names.counted["minute"].after(mission.minutes, language)
            tiles = self.tile_count(mission)
            row = f"{mission.id:{widest}} {getattr(mission.title, language):{longest}}  "
            row += f"{difficulty}, {mission.minutes} {minutes}, "
            row += f"{tiles} tiles" if language == "en" else f"kafelki: {tiles}"
            rows += wrapped(row, columns, further=" " * 5)
            if won := won_by(known.get(mission.id, ()), Words(language)):
                rows += wrapped(won, columns, first=" " * 5, further=" " * 5)
        return "\n".join(rows)

    def described(self, mission: Any, language: str, columns: int) -> str:
        """Frame, goals, rules and tokens; words of the file stand in brackets."""
        names = load(self.book).names

        def in_words(text: Any) -> str:
            return str(getattr(text, language))

        def item(line: str) -> str:
            return "\n".join(wrapped(line, columns, "  ", "    "))

        barred = self.setup.barred_classes(mission)
        classes = ", ".join(in_words(names.classes[name].name) for name in barred)
        minutes = f"{mission.minutes} {names.counted['minute'].after(mission.minutes, language)}"
        frame = [in_words(names.difficulties[mission.difficulty]), minutes]
        frame += [Words(language)("show-barred", classes=classes)] if classes else []
        ours = load(self.book).missions.get(mission.id) is mission
        known = measured(self.book).get(mission.id, ()) if ours else ()
        lines = [
            f"{mission.id}  {in_words(mission.title)}",
            *wrapped(", ".join(frame), columns),
            *(line for said in counted(known, Words(language)) for line in wrapped(said, columns)),
            "",
            *wrapped(in_words(mission.briefing), columns),
            "",
            Words(language)("show-goals"),
        ]
        for goal in mission.goals:
            after = Words(language)("show-after", goals=", ".join(goal.after)) if goal.after else ""
            lines.append(item(f"{goal.key}: {in_words(goal.title)}{after} [{tag_of(goal)}]"))
        lines += ["", Words(language)("show-rules")]
        lines += [item(rule_line(rule, language)) for rule in mission.rules]
        for heading, more in self.more(mission, language):
            lines += ["", heading, *(item(line) for line in more)]
        lines += ["", Words(language)("show-tokens")]
        for zone, name, said in self.things(mission, language):
            lines.append(item(f"{names.zone_spoken(zone, language)}: {name}{said}"))
        order = Words(language)("show-spawn-order", tokens=", ".join(self.spawn_order(mission, language)))
        return "\n".join([*lines, "", *wrapped(order, columns, further="  ")])

    def drawn(self, mission: Any, language: str, columns: int) -> str:
        """The map with the tokens by name."""
        board = self.drawing(mission, language).board
        names = load(self.book).names
        marks: dict[int, list[str]] = {}
        for token in mission.tokens:
            zone = board.index[token.cell or token.zone]
            called = names.spawn_tokens.get(token.kind.removesuffix("-spawn"), names.tokens[token.kind])
            marks.setdefault(zone, []).append(getattr(called, language).removeprefix("żeton "))
        zones = [names.zone_spoken(zone, language) for zone in board.names]
        rows = text(board, marks, columns, zones).splitlines()[: -len(marks) or None]
        return "\n".join([Words(language)("show-map"), *rows])

    # ---- boards

    def board(self, what: str, language: str) -> Drawing:
        """The board that a word, a row of tiles or a file means, with the tokens of a mission."""
        found = self.found(what, language)
        return Drawing(found.board, found.marks, self.called(found.sheet, found.board, language))

    def called(self, sheet: Sheet, board: Board, language: str) -> Sheet:
        """A sheet that calls zones and tokens as people do; in English tokens stay as files write them."""
        names = load(self.book).names
        zones = {name: names.zone_spoken(name, language) for name in board.names}
        kinds = {} if language == "en" else {kind: name.pl for kind, name in names.tokens.items()}
        grounds = {} if language == "en" else {KINDS.get(name, name): words.pl for name, words in names.zones.items()}
        return msgspec.structs.replace(sheet, zones=zones | grounds, kinds=kinds, looks=looks(self.book))

    def found(self, what: str, language: str) -> Drawing:
        content = load(self.book)
        if what.lower() in content.missions:
            return self.drawing(content.missions[what.lower()], language)
        if Path(what).is_file():
            return self.board_in_file(Path(what), language)
        words = what.replace("/", " ").split()
        if words and all(word.partition("@")[0].upper() in content.tiles.tiles for word in words):
            return Drawing(from_tiles(read_rows(what.upper().replace("/", "\n")), content.tiles))
        strangers = [word for word in words if word.partition("@")[0].upper() not in content.tiles.tiles]
        if len(strangers) == len(words):
            raise GraveshiftError(f"'{what}' is no mission (`graveshift mission list`), no tile and no file.")
        raise GraveshiftError(
            f"'{what}': there is no tile '{strangers[0]}'; the tiles are {', '.join(content.tiles.tiles)}."
        )

    def board_in_file(self, path: Path, language: str) -> Drawing:
        """A mission file, a text map, a scenario that has either, or rows of tiles in a plain text file."""
        plain: Any = read(path, Any)
        if isinstance(plain, str):
            return Drawing(from_tiles(read_rows(path.read_text(encoding="utf-8")), load(self.book).tiles))
        if isinstance(plain, dict):
            board = plain.get("board", plain)
            if "tokens" in plain or "goals" in plain or (isinstance(board, dict) and "rows" in board):
                return self.mission_in_file(path, language)
            if isinstance(plain.get("mission"), str) and "board" not in plain:
                return self.found(plain["mission"], language)
            if isinstance(board, dict) and "map" in board:
                return Drawing(self.map_board(board))
            if isinstance(board, dict) and isinstance(board.get("tiles"), str):
                return Drawing(from_tiles(read_rows(board["tiles"]), load(self.book).tiles))
        raise GraveshiftError(
            f"{path}: there is no board in this file; a text map has a field `map` (or `board: map`)."
        )

    def mission_in_file(self, path: Path, language: str) -> Drawing:
        """A mission file, faulty or not: as much of it as can be drawn."""
        reviewed = self.review(path)
        drawing = self.reviewed_drawing(reviewed, language)
        if drawing is None:
            told = "\n".join(report(str(path), reviewed, language))
            raise GraveshiftError(f"{path}: not a single tile of this mission can be laid.\n{told}")
        return drawing

    def bare(self, drawing: Drawing) -> Drawing:
        """The same board without what a mission puts on it."""
        sheet = drawing.sheet
        kept = {name: getattr(sheet, name) for name in ("title", "north", "floors", "zones", "looks")}
        return Drawing(drawing.board, [], Sheet(**kept))

    def text_map(self, drawing: Drawing, columns: int) -> str:
        """The board as text; the tokens are told in words below it, and after them what is wrong."""
        by_zone: dict[int, list[str]] = {}
        for mark in drawing.marks:
            plain = mark.kind in self.signs and mark.text in (self.signs[mark.kind].en, self.signs[mark.kind].pl)
            kind = drawing.sheet.kinds.get(mark.kind, mark.kind)
            word = kind if plain or not mark.text else f"{kind} {mark.text}"
            by_zone.setdefault(mark.zone, []).append(word)
        centres = {shape.centre: zone for zone, shape in enumerate(drawing.board.plan.zones)}
        for number, fault in enumerate(drawing.sheet.faults, start=1):
            if fault.spot in centres:
                by_zone.setdefault(centres[fault.spot], []).insert(0, f"({number}!)")
        told = [f"({number}!) {fault.words}" for number, fault in enumerate(drawing.sheet.faults, start=1)]
        zones = [drawing.sheet.zones.get(name, name) for name in drawing.board.names]
        return text(drawing.board, by_zone, columns, zones) + "".join(f"{line}\n" for line in told)


def tag_of(entry: Any) -> str:
    """The word by which a file calls this kind of goal, rule or loss."""
    return str(entry.__struct_config__.tag)


def rule_line(rule: Any, language: str) -> str:
    """A special rule by its title in the rulebook, in Polish the book's own; words of the file stand in brackets."""
    title = re.sub(r"^M\d+:? ", "", rulebook.title(rule.cite, language)) if rule.cite else ""
    tag = f"{tag_of(rule)}{parameters(rule, ('cite',))}"
    return f"{title} [{tag}]{cited(rule.cite)}" if title else f"[{tag}]"


def cited(rule: str | None) -> str:
    return f" [{rule}]" if rule else ""


def parameters(entry: Any, hidden: tuple[str, ...]) -> str:
    """The fields of an entry that say something, as the file writes them."""
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    tag = entry.__struct_config__.tag_field
    words = []
    for name, value in plain.items():
        if name not in (*hidden, tag) and value not in (None, "", False, [], {}):
            words.append(f"{name} {written(value)}")
    return f" ({', '.join(words)})" if words else ""


def written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count} {name}" for name, count in value.items())
    if isinstance(value, list | tuple):
        return " ".join(str(item) for item in value)
    return "yes" if value is True else str(value)


class TokenMissions(BoxMissions):
    """Missions whose maps are lists of tokens: they are looked through and drawn alike in every game."""

    def __init__(self, setup: SetUp[Any, Any], reviewer: Reviewer[Any], cartographer: Cartographer) -> None:
        super().__init__(setup)
        self.reviewer = reviewer
        self.cartographer = cartographer
        self.signs = cartographer.signs

    def review(self, path: Path) -> Any:
        return self.reviewer.review(path)

    def review_data(self, data: bytes, name: str) -> Any:
        return self.reviewer.review_data(data, name)

    def drawing(self, mission: Any, language: str) -> Drawing:
        return self.cartographer.drawing(mission, language)

    def reviewed_drawing(self, review: Any, language: str) -> Drawing | None:
        return self.cartographer.reviewed(review, language)

    def spawn_order(self, mission: Any, language: str) -> list[str]:
        return self.cartographer.spawn_order(mission, language)

    def things(self, mission: Any, language: str) -> Iterator[tuple[str, str, str]]:
        names = load(self.book).names.tokens
        for token in mission.tokens:
            name: str = getattr(names[token.kind], language)
            yield token.cell or token.zone, name, f" [{token.kind}]{parameters(token, HIDDEN)}"
