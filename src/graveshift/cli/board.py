"""`graveshift board`: draw a board as a picture or as text."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from graveshift.cli.mission import missions_of
from graveshift.cli.whose import game_of_file
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.files import write_whole

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift board m4 -o m4.svg                the map of a mission as a picture
  graveshift board m4                          the same as text
  graveshift board '2R 3R@270' -o two.svg      tiles side by side, turned clockwise after @; / begins a new row
  graveshift board town.yaml -o town.svg       a mission file, a text map, or a scenario with one

A mission file with faults is drawn as far as it can be; they are numbered on the map and told below it.
"""

WRONG = 1


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
    parser.add_argument("--game", metavar="NAME", help="whose board (default: as a file says, else the first)")
    parser.add_argument("-o", "--output", metavar="FILE", help="write an SVG picture; - is the standard output")
    parser.add_argument("--text", action="store_true", help="print the board as text (also beside -o)")
    parser.add_argument("--bare", action="store_true", help="leave out the tokens of the mission")
    parser.add_argument("--language", choices=("en", "pl"), default="en", help="language of the names")
    parser.add_argument("--columns", type=int, default=100, metavar="N", help="width of the text map (default 100)")
    parser.add_argument("--force", action="store_true", help="write over a file that is no picture of ours")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.columns < 20:
        raise GraveshiftError(
            "A text map needs at least 20 columns.", pl="Mapa tekstowa potrzebuje co najmniej 20 kolumn."
        )
    if arguments.output:
        check_output(arguments.output)
    what = " ".join(arguments.what)
    missions = missions_of(arguments.game or game_of_file(what))
    drawing = missions.board(what, arguments.language)
    if arguments.bare:
        drawing = missions.bare(drawing)
    if arguments.output:
        from graveshift.board.draw import svg

        picture = svg(drawing.board, drawing.marks, arguments.language, drawing.sheet)
        write_picture(picture, arguments.output, force=arguments.force)
    if arguments.text or not arguments.output:
        print(missions.text_map(drawing, arguments.columns), end="")
    return WRONG if drawing.sheet.faults else 0


OTHER_PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".pdf")


def check_output(output: str) -> None:
    """Pictures are SVG; under another name they would only puzzle whoever opens them."""
    if Path(output).suffix.lower() in OTHER_PICTURES:
        raise GraveshiftError(
            f"{output}: a board is written as SVG (-o {Path(output).stem}.svg) or, without -o, as text. "
            "A browser opens an SVG picture, and a drawing program turns it into other kinds.",
            pl=f"{output}: Plansza jest zapisywana jako SVG (-o {Path(output).stem}.svg) albo, bez -o, jako tekst. "
            "Obraz SVG otwiera przeglądarka, a program graficzny zamieni go na inny rodzaj.",
        )


def write_picture(picture: str, output: str, *, force: bool) -> None:
    """Write the picture; a file that is not one of our pictures is not touched without --force."""
    if output == "-":
        sys.stdout.write(picture)
        return
    path = Path(output)
    if path.is_file() and not force:
        with path.open("rb") as file:
            if not file.read(64).lstrip().startswith((b"<svg", b"<?xml")) and path.stat().st_size:
                raise GraveshiftError(
                    f"{path} exists and is no picture; --force writes over it.",
                    pl=f"{path} istnieje i nie jest obrazem; --force go nadpisze.",
                )
    write_whole(path, picture.encode())
    print(f"Written: {path}")
