"""Fair chance for tables that people play: words from a secret key, which is fixed before the game and told after it.

The stream is BLAKE2b under a key over a counter. Whoever has seen any number of its dice knows nothing about the next.
The SHA-256 of the secret is shown first (the commitment, which a browser can check); everybody at the table may then
mix a nonce in, so that not even the operator can pick a secret that suits them. The secret is told at the end.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from typing import Final

from graveshift.kernel.chance import Position, Source, Tape

STREAM: Final = "blake2b"
FAST: Final = "lcg64"
SECRET_BYTES: Final = 32
WORDS: Final = 8  # of 64 bits in a block
BLOCK: Final = struct.Struct("<8Q")


def new_secret() -> str:
    """A secret of 256 bits, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is shown of a secret before the game: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Keyed(Source):
    """The stream of a secret. Each nonce changes the key from the place on where it was mixed in."""

    def __init__(self, secret: str) -> None:
        key = hashlib.blake2b(bytes.fromhex(secret), digest_size=32, person=b"graveshift").digest()
        self.keys: list[tuple[int, bytes]] = [(0, key)]
        self._first = -1
        self._key = b""
        self._words: tuple[int, ...] = ()

    def mix(self, counter: int, nonce: str) -> None:
        """From word `counter` on, the stream depends on this nonce too."""
        key = hashlib.blake2b(bytes.fromhex(nonce), key=self.keys[-1][1], digest_size=32).digest()
        self.keys.append((counter, key))

    def word(self, position: Position) -> int:
        counter = position.rng
        position.rng = counter + 1
        return self.at(counter)

    def at(self, counter: int) -> int:
        """The word of that number."""
        key = self._key_at(counter)
        first = counter - counter % WORDS
        if first != self._first or key is not self._key:
            block = hashlib.blake2b(first.to_bytes(8, "little"), key=key, digest_size=64).digest()
            self._first, self._key, self._words = first, key, BLOCK.unpack(block)
        return self._words[counter - first]

    def likeness(self, first: int, last: int) -> Tape:
        """The words drawn since `first`; what comes then is another stream, from which this one cannot be told."""
        after = hashlib.blake2b(f"copy {last}".encode(), key=self._key_at(last), digest_size=7).digest()
        return Tape(first, [self.at(counter) for counter in range(first, last)], int.from_bytes(after, "little"))

    def _key_at(self, counter: int) -> bytes:
        at = len(self.keys) - 1
        while self.keys[at][0] > counter:
            at -= 1
        return self.keys[at][1]
