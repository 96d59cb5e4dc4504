"""What comes after what: Human Turn, Search, Zombie Turn (chapter Turn structure and the Human Turn)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import mypyc_attr

from graveshift.games.tiny_epic_zombies.rules import preparation, turn
from graveshift.games.tiny_epic_zombies.rules.blank import clear_turn
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADDING,
    ANY_TIME,
    ASK_ANY_TIME,
    ATHLETE,
    DEALING,
    MOVING,
    NO_CARD,
    NOISE,
    PASS,
    SEARCHING,
    SETTING_UP,
)
from graveshift.games.tiny_epic_zombies.rules.objectives import TIME_IS_UP, humans_lose
from graveshift.games.tiny_epic_zombies.rules.search import search
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.zombie_turn import (
    add_next,
    adding_question,
    check_for_noise,
    deal,
    dealing_question,
    nothing_to_reveal,
)
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play, Rules

MOVES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Phases(Rules):
    """How the game goes on; how it is told is added where nothing has to be fast."""

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        return question(position)

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, State)
        return play_on(position, answer)


def question(s: State) -> Ask | None:
    """What is asked at this boundary, if anything."""
    phase = s.phase
    if phase == MOVING:
        return turn.question(s, s.active)
    if phase == ANY_TIME:
        return any_time_question(s)
    if phase == ADDING:
        return adding_question(s)
    if phase == DEALING:
        return dealing_question(s)
    if phase == SETTING_UP:
        return preparation.question(s)
    return None


def play_on(s: State, answer: int) -> Generator[Ask, int, None]:
    """From one boundary to the next, through everything that asks nobody (TEZ-TURN-01, TEZ-ZT-01)."""
    effect = play_phase(s, answer)
    if effect is not None:
        yield from effect
    while runs_by_itself(s):
        effect = play_phase(s, -1)
        if effect is not None:
            yield from effect


def one_phase(s: State, answer: int) -> Generator[Ask, int, None]:
    """Only the next step, for those who look at every one."""
    effect = play_phase(s, answer)
    if effect is not None:
        yield from effect


def runs_by_itself(s: State) -> bool:
    """Is it plain without a look at the options that nobody is asked here?"""
    phase = s.phase
    if phase == MOVING:
        return s.ended == 1
    if phase == ADDING:
        return s.to_add == 0 or s.table.zombie_seat < 0
    if phase == DEALING:
        return len(s.hand) < 2
    return phase in (SEARCHING, NOISE)


def play_phase(s: State, answer: int) -> Play | None:
    """One step of the phase that holds; None where it is done without anything that could ask."""
    phase = s.phase
    if phase == MOVING:
        return turn.perform(s, s.active, answer if answer != -1 else turn.only_option(s, s.active))
    if phase == ANY_TIME:
        return any_time(s, answer)
    if phase == SEARCHING:
        return searching(s)
    if phase == NOISE:
        return check_for_noise(s)
    if phase == ADDING:
        return add_next(s, answer)
    if phase == DEALING:
        deal(s, answer)
        next_turn(s)
    else:
        preparation.prepare(s, answer)
        if s.asking < 0:
            begin_turn(s, s.first)
    return None


# ---- the Human Turn


def begin_turn(s: State, human: int) -> None:
    """Three Moves to make; all limits of a Turn begin anew (TEZ-TURN-03, TEZ-TURN-08)."""
    s.active = human
    s.turns += 1
    s.phase = ANY_TIME
    s.asking = 1
    clear_turn(s)
    s.moves = MOVES
    s.long_first = 1 if s.person[human] == ATHLETE and not zombie_at(s, s.room[human]) else 0
    s.emit("turn-begins", "TEZ-TURN-01", (human, s.turns))
    ask_around(s)


def ask_around(s: State) -> None:
    """On to the next of the others who could do anything now; after the last one the Moves begin (TEZ-AMB-62)."""
    humans = s.table.humans
    while s.asking < humans and not turn.other_humans_options(s, asked_now(s)):
        s.asking += 1
    if s.asking >= humans:
        s.phase = MOVING


def asked_now(s: State) -> int:
    return (s.active + s.asking) % s.table.humans


def any_time_question(s: State) -> Ask | None:
    """Before the active Human begins, the others may do what goes at any time (TEZ-AMB-57, TEZ-AMB-62)."""
    human = asked_now(s)
    options = turn.other_humans_options(s, human)
    if not options:
        return None
    return Ask(s.table.owner[human], ASK_ANY_TIME, [*options, PASS], (human,))


def any_time(s: State, answer: int) -> Generator[Ask, int, None]:
    """One of the others acts, or passes to the next."""
    human = asked_now(s)
    if answer in (-1, PASS):
        s.asking += 1
    else:
        effect = turn.perform(s, human, answer)
        if effect is not None:
            yield from effect
    ask_around(s)
    if s.phase == MOVING:
        s.handled = 0


def searching(s: State) -> Generator[Ask, int, None]:
    """Search, and what comes after it."""
    yield from search(s, s.active)
    after_search(s)


def after_search(s: State) -> None:
    """A Zombie Turn follows a reveal; after a final Turn there is none (TEZ-DEAL-06, TEZ-AMB-29)."""
    if s.revealed != NO_CARD:
        s.phase = NOISE
        return
    s.finals += 1
    s.emit("final-turn", "TEZ-DEAL-05", (s.active,))
    next_turn(s)


def next_turn(s: State) -> None:
    """The Human to the left; when all have had their final Turn, time is up (TEZ-DEAL-07, TEZ-END-03)."""
    if s.finals >= s.table.humans:
        rule = "TEZ-CVZ-11" if s.table.competitive else "TEZ-END-03"
        humans_lose(s, TIME_IS_UP, rule)
    if s.finals == 0 and nothing_to_reveal(s):
        s.emit("last-card", "TEZ-DEAL-05", ())
    begin_turn(s, (s.active + 1) % s.table.humans)
