"""A progress bar on the standard error, for people only."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

from graveshift.sim.statistics import wilson

WIDTH: Final = 30


class Progress:
    """Counts games; silent where nobody watches."""

    def __init__(self, total: int, already: int) -> None:
        self.total = total
        self.already = already
        self.played = self.won = 0
        self.shown = sys.stderr.isatty()
        self.began = monotonic()
        self.drawn = 0.0

    def step(self, won: bool) -> None:
        self.played += 1
        self.won += won
        now = monotonic()
        if self.shown and (now - self.drawn > 0.1 or self.already + self.played == self.total):
            self.drawn = now
            self._draw(now)

    def close(self) -> None:
        if self.shown and self.played:
            print(file=sys.stderr)

    def _draw(self, now: float) -> None:
        done = self.already + self.played
        filled = WIDTH * done // self.total
        pace = self.played / max(now - self.began, 0.001)
        left = (self.total - done) / pace
        bar = "#" * filled + "-" * (WIDTH - filled)
        low, high = wilson(self.won, self.played)
        line = (
            f"\r[{bar}] {done}/{self.total}  won {self.won / self.played:.0%} ({low:.0%} to {high:.0%})  "
            f"{pace:.1f} games/s  {left:.0f} s left "
        )
        print(line, end="", file=sys.stderr, flush=True)
