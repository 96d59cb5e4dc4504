"""`graveshift board`: draw a board as a picture or as text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.board import Board
    from graveshift.board.draw import Mark
    from graveshift.cli import Commands
    from graveshift.games.undead_or_alive.data.mission import AnyToken, Mission

EXAMPLES = """\
examples:
  graveshift board m4 -o m4.svg                the map of a mission as a picture
  graveshift board m4                          the same as text
  graveshift board '2R 3R@270' -o two.svg      tiles side by side, turned clockwise after @; / begins a new row
  graveshift board town.yaml -o town.svg       a mission file, a text map, or a scenario with one
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "board",
        help="draw the board of a mission, of tiles or of a text map",
        description="Draw a board: as an SVG picture with -o, else as text.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("what", nargs="+", metavar="BOARD", help="a mission (m4), tiles ('2R 3R@270') or a file")
    parser.add_argument("-o", "--output", metavar="FILE", help="write an SVG picture; - is the standard output")
    parser.add_argument("--text", action="store_true", help="print the board as text (also beside -o)")
    parser.add_argument("--bare", action="store_true", help="leave out the tokens of the mission")
    parser.add_argument("--language", choices=("en", "pl"), default="en", help="language of the names")
    parser.add_argument("--columns", type=int, default=100, metavar="N", help="width of the text map (default 100)")
    parser.add_argument("--force", action="store_true", help="write over a file that is no picture of ours")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.columns < 20:
        raise GraveshiftError("A text map needs at least 20 columns.")
    board, marks = find_board(" ".join(arguments.what), arguments.language)
    if arguments.bare:
        marks = []
    if arguments.output:
        from graveshift.board.draw import svg

        write_picture(svg(board, marks, arguments.language), arguments.output, force=arguments.force)
    if arguments.text or not arguments.output:
        print(text_map(board, marks, arguments.columns), end="")
    return 0


def find_board(what: str, language: str) -> tuple[Board, list[Mark]]:
    """The board that a word, a row of tiles or a file means, with the tokens of a mission."""
    from graveshift.board import from_tiles, read_rows
    from graveshift.games.undead_or_alive.content import load

    content = load()
    if what.lower() in content.missions:
        return mission_board(content.missions[what.lower()], language)
    if Path(what).is_file():
        return board_in_file(Path(what), language)
    words = what.replace("/", " ").split()
    if words and all(word.partition("@")[0].upper() in content.tiles.tiles for word in words):
        return from_tiles(read_rows(what.upper().replace("/", "\n")), content.tiles), []
    strangers = [word for word in words if word.partition("@")[0].upper() not in content.tiles.tiles]
    if len(strangers) == len(words):
        raise GraveshiftError(f"'{what}' is no mission (`graveshift mission list`), no tile and no file.")
    raise GraveshiftError(
        f"'{what}': there is no tile '{strangers[0]}'; the tiles are {', '.join(content.tiles.tiles)}."
    )


def mission_board(mission: Mission, language: str) -> tuple[Board, list[Mark]]:
    from graveshift.games.undead_or_alive.script import town_for
    from graveshift.games.undead_or_alive.setup import mission_board as build

    board = build(mission, town_for(mission, False))
    return board, [mark_of(token, board, language) for token in mission.tokens]


def board_in_file(path: Path, language: str) -> tuple[Board, list[Mark]]:
    """A mission file, a text map, a scenario that has either, or rows of tiles in a plain text file."""
    from graveshift.board import from_map, from_tiles, read_rows
    from graveshift.content import read
    from graveshift.games.undead_or_alive.content import load, load_mission

    plain: Any = read(path, Any)
    if isinstance(plain, str):
        return from_tiles(read_rows(path.read_text(encoding="utf-8")), load().tiles), []
    if isinstance(plain, dict):
        if "tokens" in plain and "goals" in plain:
            return mission_board(load_mission(path), language)
        if isinstance(plain.get("mission"), str) and "board" not in plain:
            return find_board(plain["mission"], language)
        board = plain.get("board", plain)
        if isinstance(board, dict) and "map" in board:
            return from_map(board), []
        if isinstance(board, dict) and isinstance(board.get("tiles"), str):
            return from_tiles(read_rows(board["tiles"]), load().tiles), []
    raise GraveshiftError(f"{path}: there is no board in this file; a text map has a field `map` (or `board: map`).")


def mark_of(token: AnyToken, board: Board, language: str) -> Mark:
    """The sign of a token: its letter or number, and how many there are."""
    from graveshift.board.draw import Mark
    from graveshift.games.undead_or_alive.content import load
    from graveshift.games.undead_or_alive.data import mission as m

    names = load().names
    zone = board.index[token.cell or token.zone]
    if isinstance(token, m.ZombieToken):
        return Mark(zone, token.kind, f"{names.zombies[token.type].after(1, language)[0]}{token.count}")
    if isinstance(token, m.CompanionToken):
        letter = getattr(names.classes[token.companion_class].name, language)[0]
        return Mark(zone, token.kind, letter + ("?" if token.random else str(token.count)))
    if isinstance(token, m.ObjectiveToken):
        face = getattr(names.faces[token.face], language)[0] if token.face else ""
        return Mark(zone, token.kind, face + (str(token.count) if token.count > 1 else "") or SIGNS[token.kind])
    if isinstance(token, m.CoalBagToken):
        return Mark(zone, token.kind, str(token.count))
    if isinstance(token, m.MobileSpawn):
        return Mark(zone, token.kind, token.id.removeprefix("mobile-"))
    return Mark(zone, token.kind, SIGNS.get(token.kind, ""))


SIGNS = {
    "survivor-start": "S",
    "noise": "!",
    "starting-spawn": "1st",
    "abomination-spawn": "A",
    "objective": "X",
    "exit": "E",
}


def text_map(board: Board, marks: list[Mark], columns: int) -> str:
    """The board as text; the tokens are told in words below it."""
    from graveshift.board.text import text

    by_zone: dict[int, list[str]] = {}
    for mark in marks:
        word = mark.kind if mark.text in ("", SIGNS.get(mark.kind)) else f"{mark.kind} {mark.text}"
        by_zone.setdefault(mark.zone, []).append(word)
    return text(board, by_zone, columns)


def write_picture(picture: str, output: str, *, force: bool) -> None:
    """Write the picture; a file that is not one of our pictures is not touched without --force."""
    if output == "-":
        sys.stdout.write(picture)
        return
    path = Path(output)
    if path.exists() and not force:
        with path.open("rb") as file:
            if not file.read(64).lstrip().startswith((b"<svg", b"<?xml")) and path.stat().st_size:
                raise GraveshiftError(f"{path} exists and is no picture; --force writes over it.")
    partial = path.with_name(path.name + ".partial")
    partial.write_text(picture, encoding="utf-8")
    partial.replace(path)
    print(f"Written: {path}")
