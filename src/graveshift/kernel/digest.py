"""Fingerprints of plain data, the same on every machine and with every hash seed."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

_encode = msgspec.json.Encoder(order="deterministic").encode


def digest_of(data: Any) -> str:
    """Sixteen hexadecimal digits that stand for the data."""
    return hashlib.blake2b(_encode(data), digest_size=8).hexdigest()
