"""Signed tokens: who somebody is at one table, without accounts.

A token is `role.table.seat.generation.signature`. The server keeps no list of them: it signs what it hands out and
believes what it has signed. Kicking somebody raises the seat's generation, which makes the old tokens worthless.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final, Literal, get_args

import msgspec

from graveshift.server.errors import NoToken

Role = Literal["host", "seat", "invite", "spectator"]
ROLES: Final = get_args(Role)
NO_SEAT: Final = -1


class Claim(msgspec.Struct, frozen=True):
    """What a token says about its bearer."""

    role: Role
    table: str
    seat: int = NO_SEAT
    generation: int = 0


class Signer:
    """Signs tokens with the server's newest secret, and reads what any of its secrets has signed."""

    def __init__(self, secret: bytes, *older: bytes) -> None:
        self._secret = secret
        self._secrets = (secret, *older)

    def token(self, claim: Claim) -> str:
        said = f"{claim.role}.{claim.table}.{claim.seat}.{claim.generation}"
        return f"{said}.{_signature(said, self._secret)}"

    def read(self, token: str) -> Claim:
        """The claim of a token; refuses whatever this server has not signed."""
        said, _, signature = token.rpartition(".")
        good = [hmac.compare_digest(signature, _signature(said, secret)) for secret in self._secrets if token.isascii()]
        if not any(good):
            raise NoToken(
                "This link or token is not valid here; ask the host of the table for a new one.",
                pl="Ten link lub klucz tu nie działa; poproś gospodarza stołu o nowy.",
            )
        role, table, seat, generation = said.split(".")
        return Claim(_role(role), table, int(seat), int(generation))

    def pseudonym(self, address: str) -> str:
        """A name for a network address that does not tell it."""
        return hmac.new(self._secret, f"address {address}".encode(), hashlib.sha256).hexdigest()[:16]


def _signature(said: str, secret: bytes) -> str:
    digest = hmac.new(secret, f"token {said}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest[:18]).decode()


def _role(word: str) -> Role:
    for role in ROLES:
        if role == word:
            found: Role = role
            return found
    raise NoToken(f"A token cannot be for '{word}'.", pl=f"Klucz nie może być dla roli „{word}”.")
