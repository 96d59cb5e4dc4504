"""`graveshift mission`: list, show and check missions, the box's own and those of designers."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.games.undead_or_alive.data.mission import Mission

EXAMPLES = """\
examples:
  graveshift mission list                      the missions of the box
  graveshift mission show m4                   frame, goals, rules, tokens and map
  graveshift mission check my-mission.yaml     everything that is wrong with a mission file
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
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="mission files")
    check.set_defaults(run=run_check)
    listing = deeds.add_parser("list", help="the missions of the box", allow_abbrev=False)
    listing.add_argument("--language", choices=("en", "pl"), default="en", help="language of the names")
    listing.set_defaults(run=run_list)
    show = deeds.add_parser("show", help="show a mission", allow_abbrev=False)
    show.add_argument("mission", metavar="ID|FILE", help="a mission (m4) or a mission file")
    show.add_argument("--language", choices=("en", "pl"), default="en", help="language of the names")
    show.add_argument("--columns", type=int, default=100, metavar="N", help="width of the map (100)")
    show.set_defaults(run=run_show)


def mission_options(text: str) -> dict[str, Any]:
    """The set-up options for a mission named by its id (`m4`) or by the path of a designer's file."""
    from graveshift.content import read

    mission, file = find_mission(text)
    if file is None:
        return {"mission": mission.id}
    custom: dict[str, Any] = read(file, dict[str, Any])
    return {"mission": mission.id, "custom": custom}


def find_mission(text: str) -> tuple[Mission, Path | None]:
    """A mission by its id, or by the path of a designer's file; then with the file."""
    from graveshift.games.undead_or_alive.content import load, load_mission

    known = load().missions
    if text.lower() in known:
        return known[text.lower()], None
    file = Path(text)
    if not file.is_file():
        raise GraveshiftError(f"There is no mission '{text}' and no such file; the missions are {', '.join(known)}.")
    return load_mission(file), file


# ---- check


def run_check(arguments: argparse.Namespace) -> int:
    from graveshift.games.undead_or_alive.review import review

    wrong = 0
    for path in arguments.files:
        mission, remarks = review(path)
        if not remarks and mission is not None:
            print(f"{path}: fine ({mission.title.en}, {len(mission.goals)} goals)")
            continue
        wrong += 1
        for remark in remarks:
            line = f", line {remark.line}" if remark.line is not None else ""
            place = f" {remark.path}:" if remark.path else ""
            print(f"{path}{line}:{place} {remark.reason}")
    return WRONG if wrong else 0


# ---- list and show


def run_list(arguments: argparse.Namespace) -> int:
    print(mission_list(arguments.language))
    return 0


def mission_list(language: str) -> str:
    from graveshift.games.undead_or_alive.content import load

    content = load()
    rows = []
    for mission in content.missions.values():
        difficulty = getattr(content.names.difficulties[mission.difficulty], language)
        minutes = content.names.counted["minute"].after(mission.minutes, language)
        tiles = sum(len(row) for row in mission.board.rows)
        rows.append(
            f"{mission.id:4} {getattr(mission.title, language):32} {difficulty}, {mission.minutes} {minutes}, "
            + (f"{tiles} tiles" if language == "en" else f"kafelki: {tiles}")
        )
    return "\n".join(rows)


def run_show(arguments: argparse.Namespace) -> int:
    from graveshift.cli.board import mission_board, text_map

    if arguments.columns < 20:
        raise GraveshiftError("A map needs at least 20 columns.")
    mission, _ = find_mission(arguments.mission)
    print(described(mission, arguments.language))
    board, marks = mission_board(mission, arguments.language)
    print()
    print(text_map(board, marks, arguments.columns), end="")
    return 0


def described(mission: Mission, language: str) -> str:
    """Frame, goals, rules and tokens, in the words of the file."""
    import textwrap

    from graveshift.games.undead_or_alive.content import load

    names = load().names

    def said(text: Any) -> str:
        return str(getattr(text, language))

    classes = ", ".join(said(names.classes[name].name) for name in mission.barred_classes) or "-"
    lines = [
        f"{mission.id}  {said(mission.title)}",
        f"{said(names.difficulties[mission.difficulty])}, {mission.minutes} min, barred classes: {classes}",
        "",
        *textwrap.wrap(said(mission.briefing), 100),
        "",
        "goals",
    ]
    for goal in mission.goals:
        after = f" (after {', '.join(goal.after)})" if goal.after else ""
        lines.append(f"  {goal.key}: {said(goal.title)}{after} [{goal.id}]")
    lines += ["", "rules"]
    lines += [f"  {rule.id}{parameters(rule, ('cite',))}{cited(rule.cite)}" for rule in mission.rules]
    lines += ["", "tokens"]
    hidden = ("zone", "cell", "source", "cite", "constraint")
    lines += [f"  {token.zone}: {token.kind}{parameters(token, hidden)}" for token in mission.tokens]
    lines += ["", f"spawn order: {', '.join(mission.spawn_order)}"]
    return "\n".join(lines)


def cited(rule: str | None) -> str:
    return f" [{rule}]" if rule else ""


def parameters(entry: Any, hidden: tuple[str, ...]) -> str:
    """The fields of an entry that say something, as the file writes them."""
    import msgspec

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
