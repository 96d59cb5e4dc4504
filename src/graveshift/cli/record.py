"""`graveshift record`: look into a record file, or check that it still plays the same game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from graveshift.cli.speaking import HEADER, said, terminal_language
from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.kernel.record import Record, Settings

EXAMPLES = """\
examples:
  graveshift record show evening.json          set-up, answers, outcome
  graveshift record check evening.json         play it again and compare every digest

A record is one file that is save, replay, undo history, bug report and test.
`graveshift replay FILE` tells it as a story, `graveshift play --resume FILE` goes on with it.
"""

NOT_THE_SAME = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "record",
        help="look into a record file, or check it",
        description="Look into a record file, or check that it still plays the same game.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    what = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    shown = what.add_parser("show", help="print header, set-up, answers and outcome", allow_abbrev=False)
    shown.add_argument("file", type=Path, metavar="FILE")
    shown.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as the terminal)")
    shown.add_argument("--json", action="store_true", help="print JSON instead of text")
    shown.set_defaults(run=show)
    checked = what.add_parser(
        "check", help="replay and compare every digest; exit 1 on a difference", allow_abbrev=False
    )
    checked.add_argument("files", nargs="+", type=Path, metavar="FILE")
    checked.set_defaults(run=check)


def show(arguments: argparse.Namespace) -> int:
    from graveshift.kernel.record import load
    from graveshift.play import Console
    from graveshift.play.replaying import Replay

    record = load(arguments.file)
    if arguments.json:
        return show_json(record, str(arguments.file))
    language = arguments.language or terminal_language()
    console = Console(sys.stdin, sys.stdout)
    console.say(said("record", language, path=str(arguments.file)))
    for name, value in header(record, language):
        console.say(f"{HEADER.get(name, name) if language == 'pl' else name}: {value}")
    replay = Replay(record, str(arguments.file), language)
    console.heading(said("answers", language, count=str(len(record.answers))))
    when = ""
    for step in replay.steps():
        if step.when != when:
            when = step.when
            console.say(when)
        who = said("player", language, number=str(step.seat + 1)) if step.seat is not None else said("team", language)
        console.say(f"{step.number}. {who}, {step.kind}: {step.label} [{step.key}]", 2)
    console.heading(ending(replay, language))
    return 0


def show_json(record: Record, place: str) -> int:
    import msgspec

    from graveshift.play.replaying import Replay

    replay = Replay(record, place)
    steps = list(replay.steps())
    outcome = replay.table.game.outcome
    told: dict[str, Any] = {
        "header": dict(header(record)),
        "answers": [msgspec.to_builtins(step) for step in steps],
        "digest": replay.table.game.digest(),
        "outcome": msgspec.to_builtins(outcome) if outcome is not None else None,
    }
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    return 0


def header(record: Record, language: str = "en") -> list[tuple[str, Any]]:
    """Game, versions, seed, options, and what the table wrote on it."""
    rows: list[tuple[str, Any]] = [
        ("game", record.game),
        ("engine", record.engine),
        ("content", record.content),
        ("rules", record.rules or "-"),
        *chance_rows(record),
    ]
    for name, value in record.options.items():
        if name in ("custom", "scenario") and isinstance(value, dict):
            rows.append((name, said("in-the-record", language, name=value.get("name") or value.get("id") or "?")))
        elif value not in (None, [], {}):
            rows.append((name, ", ".join(map(str, value)) if isinstance(value, list) else value))
    if record.script is not None:
        dice, draws = len(record.script.dice), sum(map(len, record.script.draws.values()))
        rows.append(("script", said("scripted", language, dice=str(dice), draws=str(draws))))
    rows += table_rows(record.table)
    if record.undone:
        count = sum(count for _, count in record.undone)
        rows.append(("taken back", f"{count} (after answers {', '.join(str(place) for place, _ in record.undone)})"))
    if record.note:
        rows.append(("note", record.note))
    return rows


def chance_rows(record: Record) -> list[tuple[str, Any]]:
    """Where the dice came from: a seed, or a secret, of which the commitment was shown first."""
    chance = record.chance
    if chance is None:
        return [("seed", record.seed)]
    rows = [("chance", record.stream), ("commitment", chance.commitment), ("secret", chance.secret or "-")]
    mixed = ", ".join(str(seat + 1) for _, seat, _ in chance.nonces)
    return rows + ([("mixed in by", mixed)] if mixed else [])


def table_rows(settings: Settings) -> list[tuple[str, Any]]:
    """How the table was set, seats counted from 1."""
    bots = ", ".join(f"{seat + 1}={name}" for seat, name in sorted(settings.bots.items()))
    habits = [f"{seat + 1}: {name} {choice}" for seat, of in settings.habits.items() for name, choice in of.items()]
    rows = [("bots", bots), ("undo", settings.undo), ("language", settings.language), ("habits", ", ".join(habits))]
    return [(name, value) for name, value in rows if value]


def ending(replay: Any, language: str) -> str:
    """The outcome, or who is asked what now."""
    game = replay.table.game
    outcome = game.outcome
    if outcome is None:
        return said("not-over", language, question=game.decision.prompt(language), digest=game.digest())
    result = said("won" if outcome.won else "lost", language)
    if outcome.winner is not None:
        result = said("won-by", language, number=str(outcome.winner + 1))
    return said(
        "outcome", language, result=result, reason=game.ending(language), rule=outcome.rule, digest=game.digest()
    )


def check(arguments: argparse.Namespace) -> int:
    """Every file is checked; the first difference of each is told."""
    from graveshift.play.replaying import open_record

    code, language = 0, terminal_language()
    for path in arguments.files:
        try:
            replay = open_record(path)
            table = replay.to()
        except GraveshiftError as difference:
            sys.stdout.flush()
            print(f"graveshift: {difference.told(language)}", file=sys.stderr)
            code = NOT_THE_SAME
            continue
        answers, digests = str(len(replay.record.answers)), str(replay.checked)
        digest = table.game.digest()
        if table.compared != "position":
            print(said(f"by-{table.compared}", language, path=str(path)))
        print(said("same-game", language, path=str(path), answers=answers, digests=digests, digest=digest))
    return code
