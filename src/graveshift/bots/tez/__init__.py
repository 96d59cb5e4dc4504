"""The rule-of-thumb player of Tiny Epic Zombies: Humans and the Zombie Player, from what their seat sees alone.

A Human weighs every way through the Turn (`plan`) by what it gains for the Objectives (`errands`, `squads`) and by
what is left at its end (`worth`). The Zombie Player (`zombies`) looks for Overruns, full Stores and noise. Nothing is
remembered from one answer to the next.
"""

from __future__ import annotations

from graveshift.bots.seat import Bot, Question, Seat
from graveshift.bots.tez.humans import HumanMind
from graveshift.bots.tez.scene import Scene, View
from graveshift.bots.tez.zombies import ZombieMind


class MallBot(Bot):
    """Deterministic; it needs no seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> str:
        return choose(seat.view, seat.question)


def choose(view: View, decision: Question) -> str:
    """The key of the answer."""
    keys = decision.keys
    if len(keys) == 1:
        return keys[0]
    scene = Scene(view)
    if view["seat"] is not None and view["seat"] == view["zombie_side"]["seat"]:
        return ZombieMind(scene).answer(decision.kind, keys)
    return HumanMind(scene, deciding_human(view, decision)).answer(decision.kind, keys)


def deciding_human(view: View, decision: Question) -> int:
    """Which Human of this seat the question is about: the active one if it is theirs."""
    seat = decision.seat
    active: int = view["active"]
    if view["humans"][active]["seat"] == seat:
        return active
    return next((at for at, human in enumerate(view["humans"]) if human["seat"] == seat), active)
