"""Rounds and phases: what comes after what (chapter Round and phases), where this book differs from its siblings'."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import mypyc_attr

from graveshift.games.army_of_the_dead.rules.aftermath import settle
from graveshift.games.army_of_the_dead.rules.city import TIME_OUT, city_of
from graveshift.games.army_of_the_dead.rules.codes import ASK_TACTICIAN
from graveshift.games.army_of_the_dead.rules.escape import exit_here
from graveshift.games.army_of_the_dead.rules.events import happen
from graveshift.games.army_of_the_dead.rules.preparation import settle_next, setup_question
from graveshift.games.army_of_the_dead.rules.skills import REGENERATION, TACTICIAN
from graveshift.games.army_of_the_dead.rules.spawn import next_token, spawn_at
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.rules.talents import to_the_rescue
from graveshift.kernel.chance import LOST, Position, end_game
from graveshift.kernel.rules import Ask, Play
from graveshift.zombicide.rules import rounds as family
from graveshift.zombicide.rules.activation import EVERY_KIND
from graveshift.zombicide.rules.codes import (
    ACTIVATE,
    ASK_ACTION,
    ASK_ACTIVATE,
    ATTACKS,
    DONE,
    ENDING,
    NO,
    PLAYERS,
    SETTING_UP,
    SPAWN,
)
from graveshift.zombicide.rules.extra_turn import begin_turn, end_turn, nothing_left
from graveshift.zombicide.rules.hands_up import discard_aside, discard_question, hands_up
from graveshift.zombicide.rules.noise import settle_noise
from graveshift.zombicide.rules.rounds import begin_round, pass_first_player, waiting_survivors
from graveshift.zombicide.rules.state import anybody_has, mods_of
from graveshift.zombicide.rules.turn import legal_actions, perform
from graveshift.zombicide.rules.wounds import heal

END_TURN: Final = 1 << 24


@mypyc_attr(allow_interpreted_subclasses=True)
class CityRounds(family.Rounds):
    """How this game goes on."""

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        return question(position)

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, State)
        return play_on(position, answer)

    def quiet(self, position: Position, answer: int) -> bool:
        """Set-up, whose Turn is next, and the end of a Turn away from an Exit ask nothing on the way."""
        assert isinstance(position, State)
        s = position
        if s.careful and hands_up(s):
            return True
        if s.phase != PLAYERS:
            return s.phase == SETTING_UP
        if s.active < 0:
            return True
        return answer in (-1, END_TURN) and exit_here(s, s.zone[s.active]) < 0


def question(s: State) -> Ask | None:
    """What is asked at this boundary, if anything."""
    if s.careful and hands_up(s):
        return discard_question(s)
    if s.phase == SETTING_UP:
        return setup_question(s)
    if s.phase != PLAYERS:
        return None
    if s.active >= 0:
        options = legal_actions(s, s.active)
        if nothing_left(s, options):
            return None
        return Ask(s.owner[s.active], ASK_ACTION, options, (s.active,))
    tactician = eager_tactician(s)
    if tactician >= 0:
        return Ask(s.owner[tactician], ASK_TACTICIAN, [ACTIVATE + tactician, NO], (tactician,))
    waiting = on_their_turn(s)
    later = may_postpone(s, waiting)
    if len(waiting) < 2 and not later:
        return None
    options = [ACTIVATE + who for who in waiting]
    return Ask(s.seat, ASK_ACTIVATE, [*options, DONE] if later else options)


def play_on(s: State, answer: int) -> Generator[Ask, int, None]:
    """From one boundary to the next (AOTD-ROUND-01, AOTD-INVT-03)."""
    if s.careful and hands_up(s):
        return discard_aside(s, answer)
    if s.phase == PLAYERS:
        return player_phase(s, answer)
    return other_phase(s, answer)


def other_phase(s: State, answer: int) -> Generator[Ask, int, None]:
    """A step of whatever is not the Player Phase."""
    phase = s.phase
    if phase == SETTING_UP:
        if settle_next(s, answer):
            new_round(s)
    elif phase == SPAWN:
        token = next_token(s)
        if token >= 0:
            yield from spawn_at(s, token)
        else:
            yield from end_of_zombie_phase(s)
    elif phase == ENDING:
        yield from end_phase(s)
        new_round(s)
    else:
        yield from family.zombie_phase(s)
        if s.owed or s.sprung:
            yield from settle(s)
        if s.phase != SPAWN:
            s.frozen = []
            s.scene.activation_begins(s, EVERY_KIND)


def new_round(s: State) -> None:
    """A new round begins (AOTD-ROUND-01)."""
    s.wounded = 0
    s.declined = 0
    s.postponed = 0
    begin_round(s)


# ---- Player Phase


def player_phase(s: State, answer: int) -> Generator[Ask, int, None]:
    """One step of the Player Phase (AOTD-ROUND-02, AOTD-ROUND-04, AOTD-SKILL-27)."""
    if s.active >= 0:
        if answer in (-1, END_TURN):
            yield from finish_turn(s)
        else:
            yield from perform(s, s.active, answer)
            if s.active >= 0 and s.zone[s.active] < 0:
                yield from finish_turn(s)
        return
    tactician = eager_tactician(s)
    if tactician >= 0 and answer >= 0:
        if answer == NO:
            s.declined |= 1 << tactician
        else:
            begin_turn(s, tactician)
        return
    waiting = on_their_turn(s)
    if answer == DONE:
        for who in waiting:
            s.postponed |= 1 << who
        return
    if answer >= 0:
        begin_turn(s, answer - ACTIVATE)
    elif waiting:
        begin_turn(s, waiting[0])
    else:
        next_seat(s)


def finish_turn(s: State) -> Generator[Ask, int, None]:
    """A Turn is over; between this and the next one a Tactician may come in."""
    s.declined = 0
    yield from end_turn(s, s.active)


def next_seat(s: State) -> None:
    """The player to the left is next; after the last one, those who held back, then the zombies (AOTD-ROUND-02)."""
    following = (s.seat + 1) % s.seat_count
    if following != s.first:
        s.seat = following
        return
    for who in range(s.posse):
        if s.postponed >> who & 1 and s.zone[who] >= 0 and not s.taken >> who & 1:
            begin_turn(s, who)
            return
    s.woken = []
    s.phase = ATTACKS
    s.emit("zombie-phase", "AOTD-ROUND-01", (s.round,))


def on_their_turn(s: State) -> list[int]:
    """The survivors of the seat in turn that wait for their Turn and do not hold back."""
    waiting = waiting_survivors(s, s.seat)
    return [who for who in waiting if not s.postponed >> who & 1] if s.postponed else waiting


def eager_tactician(s: State) -> int:
    """A Tactician that could take its Turn in this gap: of another seat, or one that has held back (AOTD-SKILL-27)."""
    if not anybody_has(s, TACTICIAN):
        return -1
    for who in range(s.posse):
        if s.zone[who] < 0 or s.taken >> who & 1 or s.declined >> who & 1 or not mods_of(s, who)[TACTICIAN]:
            continue
        if s.owner[who] != s.seat or s.postponed >> who & 1:
            if others_waiting(s, who):
                return who
    return -1


def others_waiting(s: State, who: int) -> bool:
    """Is any other Turn still to come, so that it matters when this one comes?"""
    for mate in range(s.posse):
        if mate != who and s.zone[mate] >= 0 and not s.taken >> mate & 1:
            return True
    return False


def may_postpone(s: State, waiting: list[int]) -> bool:
    """Only Tacticians are left of this seat, and others still have their Turns (AOTD-SKILL-27)."""
    if not waiting:
        return False
    for who in waiting:
        if not mods_of(s, who)[TACTICIAN]:
            return False
    for mate in range(s.posse):
        if s.zone[mate] >= 0 and not s.taken >> mate & 1 and s.owner[mate] != s.seat:
            return True
    return False


# ---- Zombie Phase and End Phase


def end_of_zombie_phase(s: State) -> Generator[Ask, int, None]:
    """To the Rescue; trapped zombies stand up; whoever woke acts from now on.

    (AOTD-SKILL-28, AOTD-BOLA-02, AOTD-AMB-34, AOTD-SLEEP-03)
    """
    s.phase = ENDING
    s.woken = []
    s.trapped = s.late
    s.late = []
    yield from to_the_rescue(s)


def end_phase(s: State) -> Generator[Ask, int, None]:
    """Time, Noise, Regeneration, First Player token (AOTD-ROUND-05, AOTD-ROUND-06, AOTD-ROUND-07)."""
    s.emit("end-phase", "AOTD-ROUND-01", (s.round,))
    pass_time(s)
    yield from settle(s)
    yield from settle_noise(s, "AOTD-ROUND-05")
    for who in range(s.posse):
        if s.zone[who] >= 0 and mods_of(s, who)[REGENERATION]:
            while s.health[who] < s.max_health[who]:
                heal(s, who, "AOTD-SKILL-18")
    pass_first_player(s)
    s.touched = 1
    yield from s.scene.check_goals(s)


def pass_time(s: State) -> None:
    """The Time token goes on by one space; on the last one the game may be lost (AOTD-TIME-01, AOTD-M2-06)."""
    if s.time < 0:
        return
    city = city_of(s)
    s.time += 1
    s.emit("time-moved", "AOTD-TIME-01", (s.time,))
    happen(s, f"time-space:{s.time}")
    if s.time >= city.time_spaces:
        for loss in city.losses:
            if loss.kind == TIME_OUT:
                end_game(s, LOST, "time-out", loss.rule)
