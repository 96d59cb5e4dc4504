"""Who sits where: every change of a seat as a function from one seating to the next. No input and no output."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from graveshift.bots import bot_names
from graveshift.server.bodies import SeatWish
from graveshift.server.errors import NotAllowed, NotFound, TableError, Taken, shared_record
from graveshift.server.heard import ChangeSeat, ChangeTable
from graveshift.server.store import Seat, Seating
from graveshift.server.tokens import NO_SEAT, Claim

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that nobody sees: control, direction, zero width, and those that are none."""
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that nobody sees either, though their kind does not say so: fillers, blanks, variants."""
ACCENTS: Final = 2
"""On one letter; more of them climb over the lines above."""
LONGEST_NAME: Final = 40


def first_seating(wishes: list[SeatWish]) -> Seating:
    """The seats of a new table."""
    seating = Seating(1, ())
    for number, wish in enumerate(wishes):
        seating = msgspec.structs.replace(seating, seats=(*seating.seats, _wished(seating, number, wish)))
    return msgspec.structs.replace(seating, shared=any(seat.kind == "open" for seat in seating.seats))


def joined(seating: Seating, claim: Claim, name: str, colour: str) -> Seating:
    """Somebody takes the seat of an invite, also from a bot that nobody holds."""
    seat = seat_of(seating, claim.seat)
    if claim.generation != seat.generation:
        raise NotAllowed(
            "This invitation is no longer valid; ask the host for a new one.",
            pl="To zaproszenie straciło ważność; poproś gospodarza o nowe.",
        )
    if seat.held:
        raise Taken(
            f"Seat {claim.seat + 1} is taken already; ask the host for the link of another one.",
            pl=f"Miejsce {claim.seat + 1} jest już zajęte; poproś gospodarza o link do innego.",
        )
    taken = msgspec.structs.replace(
        seat, kind="person", held=True, bot="", name=_name(seating, name, claim.seat), colour=colour or seat.colour
    )
    return msgspec.structs.replace(with_seat(seating, claim.seat, taken), shared=True)


def changed(seating: Seating, change: ChangeSeat, host: bool) -> Seating:
    """A change that the holder of the seat, or the host, asks for."""
    seat = seat_of(seating, change.seat)
    replace = msgspec.structs.replace
    if change.action == "bot":
        check_bot(change.bot)
        return with_seat(seating, change.seat, replace(seat, kind="bot", bot=change.bot))
    if change.action == "take":
        if not seat.held:
            raise TableError(
                f"Nobody holds seat {change.seat + 1}; take it with its invite link.",
                pl=f"Miejsce {change.seat + 1} nie należy do nikogo; zajmij je linkiem z zaproszeniem.",
            )
        return with_seat(seating, change.seat, replace(seat, kind="person", bot=""))
    if change.action == "rename":
        name = _name(seating, change.name, change.seat) if plain_name(change.name) else seat.name
        return with_seat(seating, change.seat, replace(seat, name=name, colour=change.colour or seat.colour))
    if change.action == "kick" and not host:
        raise NotAllowed("Only the host can send somebody away.", pl="Odesłać kogoś od stołu może tylko gospodarz.")
    emptied = Seat(kind="open", colour=seat.colour, generation=seat.generation + 1)
    return replace(with_seat(seating, change.seat, emptied), shared=True)


def is_shared(seating: Seating) -> bool:
    """Does anybody else than the host sit here, did they ever, or may they sit down?"""
    return seating.shared or any(seat.kind == "open" for seat in seating.seats)


def looked(seating: Seating) -> Seating:
    """The host has had the record, or the secret, of a game that runs; everybody is told from now on."""
    return msgspec.structs.replace(seating, version=seating.version + 1, looked=True)


def looked_alone(seating: Seating) -> Seating:
    """The same, if nobody has sat down meanwhile, at another worker either."""
    if is_shared(seating):
        raise shared_record()
    return looked(seating)


def settled(seating: Seating, change: ChangeTable) -> Seating:
    """What the host settles for everybody."""
    quiet = seating.quiet if change.chat is None else not change.chat
    patience = seating.patience if change.patience is None else change.patience
    uncoached = seating.uncoached if change.coach is None else not change.coach
    return msgspec.structs.replace(
        seating, version=seating.version + 1, quiet=quiet, patience=patience, uncoached=uncoached
    )


def with_skips(seating: Seating, number: int, rules: list[str]) -> Seating:
    """The rules about which a seat is not asked any more."""
    skips = tuple(sorted(set(rules)))
    return with_seat(seating, number, msgspec.structs.replace(seat_of(seating, number), skips=skips))


def with_habit(seating: Seating, number: int, habit: str, choice: str, choices: Mapping[str, Sequence[str]]) -> Seating:
    """What a seat does from now on without being asked; the first choice is to be asked again."""
    if habit not in choices:
        raise TableError(
            f"There is no habit '{habit}'; there are: {', '.join(choices) or 'none'}.",
            pl=f"Nie ma nawyku „{habit}”; są: {', '.join(choices) or 'żadne'}.",
        )
    if choice not in choices[habit]:
        raise TableError(
            f"The habit '{habit}' is one of {', '.join(choices[habit])}, not '{choice}'.",
            pl=f"Nawyk „{habit}” to jedno z: {', '.join(choices[habit])}, a nie „{choice}”.",
        )
    seat = seat_of(seating, number)
    habits = {name: kept for name, kept in seat.habits.items() if name != habit}
    if choice != choices[habit][0]:
        habits[habit] = choice
    return with_seat(seating, number, msgspec.structs.replace(seat, habits=habits))


def revoked(seating: Seating, role: Literal["host", "spectator"]) -> Seating:
    """All tokens of the host, or of the spectators, are worthless from now on."""
    replace = msgspec.structs.replace
    if role == "host":
        return replace(seating, version=seating.version + 1, hosts=seating.hosts + 1)
    return replace(seating, version=seating.version + 1, spectators=seating.spectators + 1)


def admits(seating: Seating, claim: Claim) -> bool:
    """Is this token still good? An invitation to a seat that was given away since shows what a spectator sees."""
    if claim.role == "host":
        return claim.generation == seating.hosts
    if claim.role == "spectator":
        return claim.generation == seating.spectators
    if not 0 <= claim.seat < len(seating.seats):
        return False
    seat = seating.seats[claim.seat]
    return seat.generation == claim.generation and (seat.held or claim.role == "invite")


def seat_of(seating: Seating, number: int) -> Seat:
    if not 0 <= number < len(seating.seats):
        raise NotFound(
            f"This table has seats 1 to {len(seating.seats)}.",
            pl=f"Miejsca przy tym stole mają numery od 1 do {len(seating.seats)}.",
        )
    return seating.seats[number]


def with_seat(seating: Seating, number: int, seat: Seat) -> Seating:
    seats = (*seating.seats[:number], seat, *seating.seats[number + 1 :])
    return msgspec.structs.replace(seating, version=seating.version + 1, seats=seats)


def host_claim(table: str, seating: Seating) -> Claim:
    return Claim("host", table, NO_SEAT, seating.hosts)


def spectator_claim(table: str, seating: Seating) -> Claim:
    return Claim("spectator", table, NO_SEAT, seating.spectators)


def seat_claim(table: str, seating: Seating, number: int) -> Claim:
    return Claim("seat", table, number, seating.seats[number].generation)


def invite_claim(table: str, seating: Seating, number: int) -> Claim:
    return Claim("invite", table, number, seating.seats[number].generation)


def check_bot(name: str) -> None:
    if name not in bot_names():
        raise TableError(
            f"There is no bot '{name}'; there are: {', '.join(bot_names())}.",
            pl=f"Nie ma bota „{name}”; są: {', '.join(bot_names())}.",
        )


def _wished(seating: Seating, number: int, wish: SeatWish) -> Seat:
    if wish.kind == "bot":
        check_bot(wish.bot)
        name = _name(seating, wish.name, number) if plain_name(wish.name) else ""
        return Seat("bot", name=name, colour=wish.colour, bot=wish.bot)
    if wish.kind == "open":
        return Seat("open", name="", colour=wish.colour)
    return Seat("person", name=_name(seating, wish.name, number), colour=wish.colour, held=True)


def plain_name(name: str) -> str:
    """A name that looks the same wherever it stands: one line, no signs that turn or hide what follows them."""
    shown = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    seen, accents = "", 0
    for letter in BLANK.sub("", shown):
        accents = accents + 1 if unicodedata.combining(letter) else 0
        if accents <= ACCENTS and unicodedata.category(letter) not in UNSEEN:
            seen += letter
    return " ".join(seen.split())


def _name(seating: Seating, name: str, number: int) -> str:
    """The name of a person on a seat; nobody at a table is called like somebody else."""
    wanted = plain_name(name)[:LONGEST_NAME].rstrip() or f"Player {number + 1}"
    taken = {_alike(seat.name) for other, seat in enumerate(seating.seats) if other != number}
    if _alike(wanted) not in taken:
        return wanted
    tries = (f"{wanted[: LONGEST_NAME - 3]} {count}" for count in range(2, 100))
    return next(other for other in tries if _alike(other) not in taken)


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
