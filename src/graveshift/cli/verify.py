"""`graveshift verify`: was the game of a record fair? The commitment, and every die and card again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from graveshift.cli.speaking import said, terminal_language
from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.kernel.record import Record, Table

EXAMPLES = """\
examples:
  graveshift verify evening.json
  graveshift verify evening.json --commitment 9f86d0…   what you were shown first

Before a game the SHA-256 of a secret is shown, then players mix nonces in, and
at the end the secret is told. From both follow all dice and cards.
"""

NOT_FAIR = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check that the dice of a record were fair",
        description="Check the commitment of a record, and play every die and card again.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--commitment", metavar="HEX", default="", help="what was shown before the game")
    parser.add_argument("--language", choices=("en", "pl"), help="English or Polish (default: as the terminal)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift.kernel.record import load
    from graveshift.kernel.replaying import resume

    language = arguments.language or terminal_language()
    record, path = load(arguments.file), str(arguments.file)
    fault = unfair(record, arguments.commitment.strip().lower(), path, language)
    if fault:
        return _not_fair(fault)
    try:
        table = resume(record)
    except GraveshiftError as difference:
        return _not_fair(f"{path}: {difference.told(language)}")
    fault = unproved(record, table, path, language)
    if fault:
        return _not_fair(fault)
    print(said("fair", language, path=path))
    assert record.chance is not None
    seats = ", ".join(str(seat + 1) for _, seat, _ in record.chance.nonces)
    print(said("mixed", language, seats=seats) if seats else said("nobody-mixed", language))
    for place, seat, _ in record.chance.nonces:
        if place:
            print(said("mixed-late", language, seat=str(seat + 1), place=str(place)))
    if record.options.get("scenario") is not None:
        print(said("laid-out", language))
    if record.undone:
        print(said("taken-back", language, count=str(sum(count for _, count in record.undone))))
    if table.compared == "position" and not record.seen:
        print(said("dice-unchecked", language))
    if table.compared == "trail":
        print(said("unchecked-trail", language, path=path))
    return 0


def unfair(record: Record, shown: str, path: str, language: str) -> str:
    """What is not fair before any die is rolled again; empty where nothing is wrong."""
    from graveshift.kernel.keyed import commitment

    chance, script = record.chance, record.script
    if chance is None:
        return said("seeded", language, path=path, seed=str(record.seed))
    if script is not None and (script.dice or script.draws):
        dice, draws = str(len(script.dice)), str(sum(map(len, script.draws.values())))
        return said("loaded", language, path=path, dice=dice, draws=draws)
    if shown and shown != chance.commitment:
        return said("other-commitment", language, path=path, commitment=chance.commitment, shown=shown)
    if not chance.secret:
        return said("no-secret", language, path=path)
    if commitment(chance.secret) != chance.commitment:
        return said("other-secret", language, path=path, commitment=chance.commitment)
    return ""


def unproved(record: Record, table: Table, path: str, language: str) -> str:
    """What a record claims and its game does not bear out, though all answers were legal; empty where nothing."""
    assert record.chance is not None
    if table.mixed != len(record.chance.nonces):
        _, seat, _ = record.chance.nonces[table.mixed]
        return said("never-mixed", language, path=path, seat=str(seat + 1))
    if not record.chance.names_players(table.game.rules.seats(table.game.position)):
        return said("whose-nonces", language, path=path)
    if table.compared == "answers":
        return said("only-answers", language, path=path)
    journal = table.game.journal
    places = [boundary.answers for boundary in journal.boundaries] if journal is not None else []
    if places != [place for place, _ in record.digests]:
        return said("digests-left-out", language, path=path)
    return ""


def _not_fair(sentence: str) -> int:
    sys.stdout.flush()
    print(f"graveshift: {sentence}", file=sys.stderr)
    return NOT_FAIR
