"""A bot that never answers."""

from __future__ import annotations

from graveshift.bots import Bot, Seat


class StuckBot(Bot):
    def choose(self, seat: Seat) -> str:
        while True:
            pass
