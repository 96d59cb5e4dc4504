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


class NotJson(TableError):
    """A body that is not JSON."""

    status = 415


class WrongName(TableError):
    """A name of the server that is not its own."""

    status = 421


def revoked_token() -> NotAllowed:
    """What a token is told that the host has made worthless."""
    return NotAllowed(
        "This link is not valid any more; ask the host for the new one.",
        pl="Ten link stracił ważność; poproś gospodarza o nowy.",
    )


def lost_seat() -> NotAllowed:
    """What a player who was sent away is told."""
    return NotAllowed("This seat is not yours any more.", pl="To miejsce nie jest już twoje.")


def shared_record() -> NotAllowed:
    """What a host is told who is not, or was not, alone."""
    return NotAllowed(
        "Others sit here, sat here or may sit down: the record, which holds the dice to come, can be had when the "
        "game is over.",
        pl="Siedzą tu, siedzieli lub mogą usiąść inni: zapis, w którym są przyszłe rzuty, będzie po końcu gry.",
    )
