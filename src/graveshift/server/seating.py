"""Who sits where: every change of a seat as a function from one seating to the next. No input and no output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from graveshift.bots import bot_names
from graveshift.server.bodies import SeatWish
from graveshift.server.errors import NotAllowed, NotFound, TableError, Taken
from graveshift.server.messages import ChangeSeat
from graveshift.server.store import Seat, Seating
from graveshift.server.tokens import NO_SEAT, Claim


def first_seating(wishes: list[SeatWish]) -> Seating:
    """The seats of a new table."""
    return Seating(1, tuple(_wished(number, wish) for number, wish in enumerate(wishes)))


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
        seat, kind="person", held=True, bot="", name=_name(name, claim.seat), colour=colour or seat.colour
    )
    return with_seat(seating, claim.seat, taken)


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
        name = change.name.strip() or seat.name
        return with_seat(seating, change.seat, replace(seat, name=name, colour=change.colour or seat.colour))
    if change.action == "kick" and not host:
        raise NotAllowed("Only the host can send somebody away.", pl="Odesłać kogoś od stołu może tylko gospodarz.")
    emptied = Seat(kind="open", colour=seat.colour, generation=seat.generation + 1)
    return with_seat(seating, change.seat, emptied)


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


def admits(seating: Seating, claim: Claim) -> bool:
    """Is this seat token still good?"""
    if not 0 <= claim.seat < len(seating.seats):
        return False
    seat = seating.seats[claim.seat]
    return seat.held and seat.generation == claim.generation


def seat_of(seating: Seating, number: int) -> Seat:
    if not 0 <= number < len(seating.seats):
        raise NotFound(
            f"This table has seats 1 to {len(seating.seats)}.",
            pl=f"Miejsca przy tym stole mają numery od 1 do {len(seating.seats)}.",
        )
    return seating.seats[number]


def with_seat(seating: Seating, number: int, seat: Seat) -> Seating:
    seats = (*seating.seats[:number], seat, *seating.seats[number + 1 :])
    return Seating(seating.version + 1, seats)


def host_claim(table: str) -> Claim:
    return Claim("host", table)


def spectator_claim(table: str) -> Claim:
    return Claim("spectator", table, NO_SEAT)


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


def _wished(number: int, wish: SeatWish) -> Seat:
    if wish.kind == "bot":
        check_bot(wish.bot)
        return Seat("bot", name=wish.name.strip(), colour=wish.colour, bot=wish.bot)
    if wish.kind == "open":
        return Seat("open", name="", colour=wish.colour)
    return Seat("person", name=_name(wish.name, number), colour=wish.colour, held=True)


def _name(name: str, number: int) -> str:
    return name.strip() or f"Player {number + 1}"
