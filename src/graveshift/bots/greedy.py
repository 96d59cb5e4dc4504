"""The rule-of-thumb bot for Undead or Alive: quick, plays every mission, plans no further than the coming round.

Tiny Epic Zombies has rules of thumb of its own (`tez`).

It plays from its view alone. Each Turn it asks what the open goals need (`greedy_tasks`) and who does what
(`greedy_roles`), weighs the places within reach (`greedy_plan`) by what the zombies will do next (`greedy_forecast`,
`greedy_danger`), what the posse can kill (`greedy_power`) and the live Feat (`greedy_feats`), and scores what could be
done there (`greedy_actions`). Everything else is answered by small rules (`greedy_answers`, `greedy_pack`).
"""

from __future__ import annotations

from typing import Any

from graveshift.bots import tez
from graveshift.bots.greedy_actions import act
from graveshift.bots.greedy_answers import answer, mover
from graveshift.bots.greedy_sight import Country, Sight, printed, shown
from graveshift.bots.player import Question
from graveshift.kernel.chance import INCREMENT, MASK, MULTIPLIER, stream


class GreedyBot:
    """Deterministic: the same view and question always get the same answer; the seed serves strangers' games only."""

    def __init__(self, seed: int) -> None:
        self.rng = stream(seed)
        self.country: Country | None = None

    def begin(self, options: dict[str, Any]) -> None:
        """Look at the set-up before the game: a designer's mission is not in the box, so it has to be shown."""
        custom = options.get("custom")
        self.country = shown(custom) if custom is not None else None

    def choose(self, view: dict[str, Any], decision: Question) -> str:
        if len(decision.choices) == 1:
            return decision.choices[0].key
        if view.get("game") == "tiny-epic-zombies":
            return tez.choose(view, decision)
        country = self.country if self.country is not None else printed(view.get("mission", ""))
        if country is None or view.get("game") != "undead-or-alive":
            return self.guess(decision)
        sight = Sight(view, country)
        if decision.kind in ("action", "born-leader"):
            active = sight.fighter(view["active_survivor"]) if decision.kind == "action" else mover(sight, decision)
            return act(sight, active, decision) if active is not None else decision.keys[-1]
        return answer(sight, decision)

    def guess(self, decision: Question) -> str:
        """Any option: this is a game or a mission it knows nothing about."""
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        return decision.choices[((self.rng >> 33) * len(decision.choices)) >> 31].key
