"""A record is played again: its answers one by one, compared on the way with what it says of the game it was."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from graveshift.kernel import registry
from graveshift.kernel.errors import EngineError, RecordError, Refused, SetupError
from graveshift.kernel.record import ENGINE, Compared, Record, Table, start
from graveshift.kernel.sentences import wrong_record


def comparison(record: Record) -> Compared:
    """How a record can be compared here: by positions only if they were made by these rules and figures."""
    kind = registry.game_type(record.game)
    if (record.engine, record.content, record.rules) == (ENGINE, kind.version, kind.rules):
        return "position"
    return "trail" if record.trail else "answers"


def resume(record: Record, upto: int | None = None) -> Table:
    """Play a record again and compare it on the way; a difference names the answer where it begins."""
    table = opened(record)
    last = len(record.answers) if upto is None else upto
    for number in range(min(last, len(record.answers))):
        check_place(record, table, number)
        step(record, table, number)
    check_seen(record, table)
    table.forget_nonces()
    return table


def opened(record: Record) -> Table:
    """The table of a record before its first answer."""
    try:
        chance = record.chance.copy() if record.chance is not None else None
        table = start(record.game, record.options, record.seed, record.script, chance)
    except (SetupError, EngineError) as error:
        raise wrong_record("no-set-up", why=error) from None
    table.settings = record.table.copy()
    table.compared = comparison(record)
    table.recall(record.undone)
    return table


def check_place(record: Record, table: Table, number: int) -> bool:
    """Does the record agree with the rules before answer `number` (from 0)? False where it says nothing there."""
    at = bisect_left(record.digests, number, key=_place)
    if at == len(record.digests) or record.digests[at][0] != number or table.compared == "answers":
        return False
    game = table.game
    if not game.at_boundary() or game.journal is None:
        raise differs(record, table, number)
    by_trail = table.compared == "trail"
    found = game.journal.trail_here() if by_trail else game.digest()
    expected = record.trail[at] if by_trail else record.digests[at][1]
    if found != expected:
        raise differs(record, table, number)
    return True


def check_seen(record: Record, table: Table) -> None:
    """Were the same dice and cards seen on the way, and after the last answer? Other rules may tell them otherwise."""
    journal = table.game.journal
    if not record.seen or table.compared != "position" or journal is None:
        return
    places = [boundary.answers for boundary in journal.boundaries]
    if places != [number for number, _ in record.digests[: len(places)]]:
        raise wrong_record("digests-missing")
    found = journal.seen()
    whole = len(journal.keys) == len(record.answers)
    for at in range(len(found) if whole else len(found) - 1):
        if found[at] == record.seen[at]:
            continue
        if at == len(record.digests):
            raise wrong_record("seen-differs-last")
        number = record.digests[at][0]
        raise wrong_record("seen-differs", {"number": number + 1, "key": record.answers[number]})


def differs(record: Record, table: Table, number: int) -> RecordError:
    """Where the difference begins; and whose rules they are, if they are other ones."""
    about: dict[str, Any] = {"number": number + 1, "key": record.answers[number]}
    if table.compared == "position":
        return wrong_record("differs", about)
    kind = registry.game_type(record.game)
    about["theirs"] = f"{record.engine}, {record.content}, {record.rules or '-'}"
    about["ours"] = f"{ENGINE}, {kind.version}, {kind.rules or '-'}"
    return wrong_record("differs-other-rules", about)


def step(record: Record, table: Table, number: int) -> None:
    """Play one answer of a record."""
    key, seat = record.answers[number], record.seats[number]
    about = {"number": number + 1, "key": key}
    try:
        table.game.decide(key, seat if seat >= 0 else None)
    except Refused as error:
        raise wrong_record("not-legal-there", about, error) from None
    except EngineError as error:
        raise wrong_record("not-playable", about, error) from None
    table.recall(record.undone)


def _place(digest: tuple[int, str]) -> int:
    return digest[0]
