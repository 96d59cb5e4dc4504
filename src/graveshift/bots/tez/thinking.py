"""The rule-of-thumb player's answer to any question of a position, as the rules number it."""

from __future__ import annotations

from graveshift.bots.tez.humans import HumanMind
from graveshift.bots.tez.scene import Scene
from graveshift.bots.tez.zombies import ZombieMind
from graveshift.games.tiny_epic_zombies.rules.codes import SETTING_UP
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Ask


def pick(s: State, ask: Ask) -> int:
    """One of the options of the question, by what its seat may know."""
    if len(ask.options) == 1:
        return ask.options[0]
    scene = Scene(s, ask.seat)
    if ask.seat == s.table.zombie_seat:
        return ZombieMind(scene).answer(ask.kind, ask.options)
    return HumanMind(scene, deciding_human(s, ask.seat)).answer(ask.kind, ask.options)


def ranked(s: State, ask: Ask) -> list[int]:
    """The options worth a trial, the likely ones first; what `pick` says leads."""
    if len(ask.options) == 1 or s.phase == SETTING_UP:
        return [pick(s, ask)]
    scene = Scene(s, ask.seat)
    if ask.seat == s.table.zombie_seat:
        return ZombieMind(scene).ranking(ask.kind, ask.options)
    return HumanMind(scene, deciding_human(s, ask.seat)).ranking(ask.kind, ask.options)


def deciding_human(s: State, seat: int) -> int:
    """Which Human of this seat the question is about: the active one if it is theirs."""
    owner = s.table.owner
    return s.active if owner[s.active] == seat or seat not in owner else owner.index(seat)
