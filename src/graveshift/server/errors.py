"""What the table refuses, as sentences; over HTTP each has a status, over the WebSocket a reason."""

from __future__ import annotations

from graveshift.kernel.errors import GraveshiftError


class TableError(GraveshiftError):
    """Base of what a table or the server refuses."""

    status = 400


class NotFound(TableError):
    """No such table, rule, seat."""

    status = 404


class NotAllowed(TableError):
    """The token is missing, wrong, or not good for this."""

    status = 403


class NoToken(TableError):
    """There is no token, or it is not one of ours."""

    status = 401


class Taken(TableError):
    """Somebody was quicker."""

    status = 409


class TooMuch(TableError):
    """A limit of this server."""

    status = 429


def lost_seat() -> NotAllowed:
    """What somebody is told who was sent away."""
    return NotAllowed("This seat is not yours any more.", pl="To miejsce nie jest już twoje.")
