"""The arena of the spike: a real M4 position in which survivors only attack and zombies only act.

Both machines play it. This is the form we have: the rules are the generators of the engine itself.
"""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive.attacks import attack_options, perform_attack
from graveshift.games.undead_or_alive.phases import zombie_phase
from graveshift.kernel.chance import WON, Position, end_game
from graveshift.kernel.rules import Ask, Play, Rules
from graveshift.zombicide.codes import (
    ASK_ACTION,
    ATTACKS,
    BRUTE,
    END,
    KINDS,
    PLAYERS,
    RUNNER,
    SPAWN,
    WALKER,
)
from graveshift.zombicide.inventory import reload_everything
from graveshift.zombicide.state import State

ROUNDS: Final = 4
ATTACKS_EACH: Final = 3
ARENA_WAVE: Final = 9


class Arena(Rules):
    """Everybody attacks three times, then the zombies act, then more of them come."""

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        return arena_question(position)

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, State)
        s = position
        if s.phase == PLAYERS:
            if answer >= 0 and answer != END:
                s.spent[s.active] += 1
                yield from perform_attack(s, s.active, answer, False)
            else:
                next_survivor(s)
        elif s.phase == SPAWN:
            new_round(s)
        else:
            yield from zombie_phase(s)

    def kind_name(self, kind: int) -> str:
        return str(kind)


def arena_question(s: State) -> Ask | None:
    """Which attack, or none."""
    if s.phase != PLAYERS or s.spent[s.active] >= ATTACKS_EACH:
        return None
    options: list[int] = []
    attack_options(s, s.active, -2, False, options)
    if not options:
        return None
    options.append(END)
    return Ask(s.owner[s.active], ASK_ACTION, options, (s.active,))


def next_survivor(s: State) -> None:
    s.active += 1
    if s.active == s.posse:
        s.active = 0
        s.phase = ATTACKS


def new_round(s: State) -> None:
    """Weapons are loaded, wounds are healed, and a wave of zombies comes near the survivors."""
    reload_everything(s)
    s.round += 1
    if s.round > ROUNDS:
        end_game(s, WON, "arena-over", "")
    s.phase = PLAYERS
    for who in range(s.posse):
        s.spent[who] = 0
    for _ in range(ARENA_WAVE):
        near = s.board.neighbours[s.zone[s.below(s.posse)]]
        zone = near[s.below(len(near))]
        for kind, count in ((WALKER, 2), (RUNNER, 1), (BRUTE, 1)):
            s.zombies[zone * KINDS + kind] += count
            s.pool[kind] -= count
