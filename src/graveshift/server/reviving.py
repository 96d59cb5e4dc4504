"""Games of other versions: one that no longer replays goes on from its last stored position, or is closed.

Nothing is ever lost: entries stay in the store, the raw record is made of them without playing, and the film of a
finished game was baked when it ended.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from typing import Any, Final

import msgspec

from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from graveshift.kernel.errors import GraveshiftError, RecordError
from graveshift.kernel.journal import Boundary, Journal
from graveshift.kernel.keyed import FAST, STREAM, Keyed
from graveshift.kernel.notes import WENT_ON
from graveshift.kernel.thaw import freeze, thaw
from graveshift.server.errors import TableError
from graveshift.server.plan import Plan
from graveshift.server.running import NULL, RunningGame
from graveshift.server.store import Entry, Header, Kept

POSITION: Final = "position"
EVERY: Final = 20
"""So many entries lie at most between a stored position and the end of a game."""
GONE: Final = 410


class Closed(TableError):
    """A game that cannot go on under these rules. Its record and its film are there."""

    status = GONE


def closed(error: Exception) -> Closed:
    why = str(error)
    polish = error.told("pl") if isinstance(error, GraveshiftError) else why
    return Closed(
        f"This game was begun under other rules and cannot go on here; its record and its film are kept. ({why})",
        pl=f"Ta gra zaczęła się według innych zasad i nie może trwać dalej; jej zapis i film są zachowane. ({polish})",
    )


# ---- positions


def position_due(entries: list[Entry]) -> bool:
    """Is it time to store where the game stands? Every so many entries, and after an undo."""
    return any(entry.kind == "undo" or entry.number % EVERY == 0 for entry in entries)


def stored_position(game: RunningGame) -> Kept:
    """Where the game stands, as the store keeps it: without the key of its dice, but with the places of its nonces."""
    source = game.game.position.source
    mixed = [counter for counter, _ in source.keys[1:]] if isinstance(source, Keyed) else []
    return Kept(POSITION, game.version, packed(msgspec.json.encode({"game": freeze(game.game), "mixed": mixed})))


def revived(header: Header, kept: Kept, entries: list[Entry]) -> RunningGame:
    """The game at its stored position, if its form still fits; the log says so. Fold the later entries in."""
    data: dict[str, Any] = msgspec.json.decode(unpacked(kept.data))
    game = RunningGame(header)
    plan = Plan([], [], header.undo)
    for entry in entries:
        if entry.number <= kept.number:
            plan.add(entry)
    chance, source = game.table.chance, None
    if chance is not None:
        chance.nonces += plan.nonces
        game.table.mixed = len(chance.nonces)
        source = Keyed(chance.secret)
        for counter, (_, _, nonce) in zip(data["mixed"], chance.nonces, strict=False):
            source.mix(counter, nonce)
    fresh = thaw(game.game.rules, data["game"], source)
    journal = Journal([(WENT_ON, "", (kept.number,), fresh.position.shape)])
    journal.keys = [entry.key for entry in plan.answers]
    journal.seats = [entry.seat for entry in plan.answers]
    journal.opening = Boundary(len(journal.keys), 1, fresh.position.chances, "", "")
    fresh.journal = journal
    fresh.position.log = journal.log
    game.table.game = fresh
    game.goes_on_at(kept.number, plan.answers)
    return game


# ---- records and films


def raw_record(header: Header, entries: list[Entry]) -> kernel.Record:
    """The record of a table as it was stored, without playing it."""
    plan = Plan([], [], header.undo)
    for entry in entries:
        plan.add(entry)
    chance = header.chance.copy() if header.chance is not None else None
    if chance is not None:
        chance.nonces += plan.nonces
    places = [(place, entry) for place, entry in enumerate(plan.answers) if entry.digest]
    return kernel.Record(
        format=kernel.FORMAT,
        engine=header.engine,
        game=header.game,
        content=header.content,
        options=header.options,
        seed=header.seed,
        answers=[entry.key for entry in plan.answers],
        seats=[entry.seat for entry in plan.answers],
        digests=[(place, entry.digest) for place, entry in places],
        undone=sorted((place, count) for place, (count, _) in plan.notes.items()),
        script=header.script,
        rules=header.rules,
        trail=[entry.trail for _, entry in places],
        stream=FAST if chance is None else STREAM,
        chance=chance,
    )


def as_far_as_it_goes(record: kernel.Record) -> kernel.Record:
    """The beginning of a record that these rules can play."""
    table = replaying.opened(record)
    for number in range(len(record.answers)):
        try:
            replaying.step(record, table, number)
        except RecordError:
            return msgspec.structs.replace(
                record, answers=record.answers[:number], seats=record.seats[:number], digests=[], trail=[], seen=[]
            )
    return record


def film_name(seat: int | None) -> str:
    return f"film {-1 if seat is None else seat}"


class BakedFilm(msgspec.Struct):
    """A `Film` of any version as it was baked: its frames are handed on as they are."""

    game: str
    options: msgspec.Raw
    seats: int
    seat: int | None
    answers: int
    frames: list[msgspec.Raw]
    """One for each number from 0 on."""
    next: int | None
    board: msgspec.Raw


def page_of(data: str, seat: int | None, start: int, count: int) -> bytes:
    """`count` frames of a baked film from number `start` on, as they go over HTTP. It may be long: this is a job."""
    film = msgspec.json.decode(unpacked(data), type=BakedFilm)
    after = start + count
    page = msgspec.structs.replace(
        film,
        seat=seat,
        frames=film.frames[start:after],
        next=after if after <= film.answers else None,
        board=film.board if start == 0 else NULL,
    )
    return msgspec.json.encode(page)


def packed(data: bytes) -> str:
    return b64encode(zlib.compress(data, 6)).decode()


def unpacked(data: str) -> bytes:
    return zlib.decompress(b64decode(data))
