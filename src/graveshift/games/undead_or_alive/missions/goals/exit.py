"""Goal `exit` with the Wagon (compiled: `rules/goals.py`)."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.games.undead_or_alive.missions.goals.wagon_off_rails import wagon_roads
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.games.undead_or_alive.rules import goals as hot
from graveshift.zombicide.content.entries import Land, Mission, Problem, Tables
from graveshift.zombicide.missions import exit as family


class Exit(family.Exit, frozen=True):
    """All of them have left by the Exit Zone, locked until `after` is done (UOA-WIN-07, UOA-AMB-76)."""

    wagon: bool = False
    """The Wagon must have left too (UOA-M07-03)."""

    def needed_tokens(self) -> tuple[str, ...]:
        return ("exit", "wagon") if self.wagon else ("exit",)

    def made(self, after: int, rule: str, tables: Tables) -> hot.Exit:
        return hot.Exit(self.key, after, rule, self.who == "everyone", self.wagon)

    def lacking(self, mission: Mission) -> Iterator[Problem]:
        if self.wagon and not mission.plays("exit-with-wagon"):
            yield "wagon", told("the-wagon-leaves-only-with-its-rule")

    def out_of_reach(self, mission: Mission, land: Land) -> Iterator[Problem]:
        if not self.wagon:
            return
        gate = next(token for token in mission.tokens if token.kind == "exit")
        if land.board.index[gate.place] not in wagon_roads(mission, land.board):
            yield "wagon", told("no-street-leads-the-wagon-to-the-exit")
