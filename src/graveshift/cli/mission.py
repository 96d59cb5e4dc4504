"""`graveshift mission`: list, show and check missions, the box's own and those of designers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.cli.output import show
from graveshift.cli.parser import completes
from graveshift.cli.speaking import said, terminal_language
from graveshift.cli.whose import game_of_file, game_of_text
from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.parts.missions import Missions, Review

EXAMPLES = """\
examples:
  graveshift mission list                      the missions of the box
  graveshift mission show m4                   frame, goals, rules, tokens and map
  graveshift mission check my-mission.yaml     everything that is wrong with a mission file
  graveshift mission check missions/           the same for every mission file of a folder
  graveshift mission check --json - < m.yaml   the standard input, answered for a program
"""

WRONG = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "mission",
        help="list, show and check missions",
        description="List and show missions, and check the mission files of designers (docs/missions.md).",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    deeds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    check = deeds.add_parser("check", help="check mission files", allow_abbrev=False)
    check.add_argument(
        "files", nargs="+", metavar="FILE", help="mission files; of a folder all .yaml files; - is the standard input"
    )
    check.add_argument("--json", action="store_true", help="tell it as JSON: one entry for each file")
    check.add_argument("--language", choices=("en", "pl"), default="en", help="language of the sentences")
    check.set_defaults(run=run_check)
    listing = deeds.add_parser("list", help="the missions of the box", allow_abbrev=False)
    listing.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as the terminal)")
    listing.set_defaults(run=run_list)
    showing = deeds.add_parser("show", help="show a mission", allow_abbrev=False)
    mission = showing.add_argument("mission", metavar="ID|FILE", help="a mission (m4) or a mission file")
    showing.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as the terminal)")
    showing.add_argument("--columns", type=int, metavar="N", help="how wide (default: as the terminal, at most 100)")
    for deed in (check, listing, showing):
        deed.add_argument("--game", metavar="NAME", help="whose missions (default: as a file says, else the first)")
    completes(mission, mission_ids)
    showing.set_defaults(run=run_show)


def missions_of(game: str | None) -> Missions:
    """The missions of a game; of the first that has some, where nobody says which."""
    from graveshift.kernel import registry

    having = [module.name for module in registry.modules() if module.missions]
    name = game or having[0]
    module = registry.module_of(name)
    if not module.missions:
        known = ", ".join(having)
        raise GraveshiftError(
            f"There are no mission files of '{name}'; there are some of {known}.",
            pl=f"Gra „{name}” nie ma plików Misji; mają je: {known}.",
        )
    missions: Missions = registry.part(module.missions)
    return missions


def mission_ids() -> list[str]:
    return missions_of(None).ids()


# ---- check


def run_check(arguments: argparse.Namespace) -> int:
    import json

    from graveshift.parts.terminal.reviewing import report

    found: list[tuple[str, Review]] = [entry for name in arguments.files for entry in reviews(arguments.game, name)]
    if arguments.json:
        print(json.dumps([reviewed(name, review) for name, review in found], ensure_ascii=False, indent=2))
    else:
        for name, review in found:
            print("\n".join(report(name, review, arguments.language)))
    return 0 if all(review.fine for _, review in found) else WRONG


def reviews(game: str | None, name: str) -> Iterator[tuple[str, Review]]:
    """What is wrong with a file, with every mission file of a folder, or with the standard input."""
    if name == "-":
        data = sys.stdin.buffer.read()
        whose = readers(game or game_of_text(data))
        yield "-", fewest_faults([missions.review_data(data, "-") for missions in whose])
        return
    if not Path(name).is_dir():
        yield name, review(game, Path(name))
        return
    files = sorted(path for path in Path(name).iterdir() if path.suffix in (".yaml", ".yml"))
    if not files:
        raise GraveshiftError(
            f"{name}: there is no mission file in this folder; their names end in .yaml or .yml.",
            pl=f"{name}: w tym folderze nie ma pliku Misji; ich nazwy kończą się na .yaml lub .yml.",
        )
    for path in files:
        yield str(path), review(game, path)


def review(game: str | None, path: Path) -> Review:
    """What is wrong with a file, read as the game that it is for."""
    return fewest_faults([missions.review(path) for missions in readers(game or game_of_file(str(path)))])


def readers(game: str | None) -> list[Missions]:
    """Who can read a mission file: its game, or every game with missions where the file names none of ours."""
    from graveshift.kernel import registry

    if game is not None:
        return [missions_of(game)]
    return [missions_of(module.name) for module in registry.modules() if module.missions]


def fewest_faults(found: list[Review]) -> Review:
    """The reading that a file comes nearest to; the first of several."""
    return min(found, key=lambda entry: sum(not remark.warning for remark in entry.remarks))


def reviewed(name: str, review: Review) -> dict[str, Any]:
    """The same for a program."""
    return {
        "file": name,
        "fine": review.fine,
        "title": None if review.mission is None else {"en": review.mission.title.en, "pl": review.mission.title.pl},
        "remarks": [
            {
                "line": remark.line,
                "path": remark.path,
                "reason": {"en": remark.reason.en, "pl": remark.reason.pl},
                "warning": remark.warning,
            }
            for remark in review.remarks
        ],
    }


# ---- list and show


def run_list(arguments: argparse.Namespace) -> int:
    from graveshift.parts.terminal.console import width

    print(missions_of(arguments.game).listed(arguments.language or terminal_language(), width()))
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    from graveshift.parts.terminal.console import width

    language, columns = arguments.language or terminal_language(), arguments.columns or width()
    if columns < 20:
        raise GraveshiftError(said("columns", "en"), pl=said("columns", "pl"))
    missions = missions_of(arguments.game or game_of_file(arguments.mission))
    show(missions.shown(arguments.mission, language, columns))
    return 0
