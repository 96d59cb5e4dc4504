"""Whose turn it is at many tables at once, for the list of one's games. No table is loaded for it."""

from __future__ import annotations

from graveshift.kernel.errors import GraveshiftError
from graveshift.server.bodies import Heard, Turn
from graveshift.server.hall import Hall
from graveshift.server.room import Room
from graveshift.server.seating import admits, is_shared
from graveshift.server.store import Seating


async def turns(hall: Hall, wish: list[Heard]) -> dict[str, Turn]:
    """What can be said of each table without loading it; a table that is not there, or not theirs, is left out."""
    found = {heard.table: await turn(hall, heard) for heard in wish}
    return {table: said for table, said in found.items() if said is not None}


async def turn(hall: Hall, heard: Heard) -> Turn | None:
    """Whose turn it is where the game is in memory; elsewhere whether it has moved on since they looked.

    Where nobody else sits it is always their own turn, and nothing is said.
    """
    try:
        claims = [hall.claim(heard.table, token) for token in heard.tokens]
        room = hall.rooms.get(heard.table)
        if room is not None:
            await hall.check(room)
        seating = await hall.store.seating(heard.table) if room is None else room.seating
    except GraveshiftError:
        return None
    seats = tuple(claim.seat for claim in claims if claim.role == "seat" and admits(seating, claim))
    if not seats or not is_shared(seating):
        return None
    if room is not None and room.version >= 0:
        return await asked(room, seats)
    version, _ = await hall.store.heads(heard.table)
    return None if heard.version < 0 else "moved" if version > heard.version else "same"


async def asked(room: Room, seats: tuple[int, ...]) -> Turn | None:
    """Whose turn it is in a game in memory; nothing while something is being changed there."""
    if room.lock.locked():
        return None
    async with room.lock:
        game = await room.game()
        if game.game.over:
            return "over"
        return "yours" if game.asks(active(room.seating, seats)) else "others"


def active(seating: Seating, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that somebody plays themselves: no bot stands in."""
    return tuple(seat for seat in seats if seating.seats[seat].kind == "person")
