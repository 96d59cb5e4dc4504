"""Rounds and phases: what comes after what (chapter Rounds and phases)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.extra_turn import begin_turn, end_turn, nothing_left
from graveshift.games.undead_or_alive.goals import check_goals
from graveshift.games.undead_or_alive.preparation import prepare_game
from graveshift.games.undead_or_alive.spawn import next_token, spawn_at
from graveshift.games.undead_or_alive.town import NO_TRAIN, town_of
from graveshift.games.undead_or_alive.train import run_train, tick_clock
from graveshift.games.undead_or_alive.turn import legal_actions, perform
from graveshift.kernel.rules import Ask
from graveshift.zombicide.activation import EVERY_KIND, RUNNERS, attacks, begin_activation, moves
from graveshift.zombicide.budget import fresh_turn
from graveshift.zombicide.codes import (
    ACTIVATE,
    ASK_ACTION,
    ASK_ACTIVATE,
    ATTACKS,
    BANG,
    BOOM,
    END,
    ENDING,
    MOVES,
    PLAYERS,
    RUNNER_ATTACKS,
    RUNNER_MOVES,
    SETTING_UP,
    SPAWN,
    TRAIN,
)
from graveshift.zombicide.inventory import reload_everything
from graveshift.zombicide.noise import settle_noise
from graveshift.zombicide.skills import MEDIC
from graveshift.zombicide.state import State, mods_of
from graveshift.zombicide.wounds import heal


def question(s: State) -> Ask | None:
    """What is asked at this boundary, if anything."""
    if s.phase != PLAYERS:
        return None
    if s.active >= 0:
        options = legal_actions(s, s.active)
        if nothing_left(options):
            return None
        return Ask(s.owner[s.active], ASK_ACTION, options, (s.active,))
    waiting = waiting_survivors(s, s.seat)
    if len(waiting) < 2:
        return None
    return Ask(s.seat, ASK_ACTIVATE, [ACTIVATE + who for who in waiting])


def play_on(s: State, answer: int) -> Generator[Ask, int, None]:
    """From one boundary to the next (UOA-ROUND-01)."""
    phase = s.phase
    if phase == PLAYERS:
        yield from player_phase(s, answer)
    elif phase == SETTING_UP:
        yield from prepare_game(s)
        begin_round(s)
    elif phase == TRAIN:
        yield from run_train(s)
        s.phase = ATTACKS
    elif phase == SPAWN:
        token = next_token(s)
        if token < 0:
            s.phase = ENDING
        else:
            yield from spawn_at(s, token)
    elif phase == ENDING:
        yield from end_phase(s)
        begin_round(s)
    else:
        yield from zombie_phase(s)


# ---- Player Phase


def waiting_survivors(s: State, seat: int) -> list[int]:
    """The survivors of a seat that have not had their Turn this round (UOA-ROUND-03)."""
    return [who for who in range(s.posse) if s.owner[who] == seat and s.zone[who] >= 0 and not s.taken >> who & 1]


def player_phase(s: State, answer: int) -> Generator[Ask, int, None]:
    """One step of the Player Phase: activate a survivor, take one Action, end a Turn, or pass to the next seat."""
    if s.active >= 0:
        if answer in (-1, END):
            yield from end_turn(s, s.active)
        else:
            yield from perform(s, s.active, answer)
            if s.active >= 0 and s.zone[s.active] < 0:
                yield from end_turn(s, s.active)
        return
    if answer >= 0:
        begin_turn(s, answer - ACTIVATE)
        return
    waiting = waiting_survivors(s, s.seat)
    if waiting:
        begin_turn(s, waiting[0])
        return
    following = (s.seat + 1) % s.seat_count
    if following == s.first:
        s.phase = TRAIN if town_of(s).train_mode != NO_TRAIN else ATTACKS
        s.emit("zombie-phase", "UOA-ROUND-01", (s.round,))
    else:
        s.seat = following


def begin_round(s: State) -> None:
    """A new round: the first player begins, and no limit of the last round binds.

    (UOA-ROUND-01, UOA-ROUND-02, UOA-SUM-02)
    """
    s.round += 1
    for who in range(s.posse):
        fresh_turn(s, who)
    s.phase = PLAYERS
    s.seat = s.first
    s.active = -1
    s.taken = 0
    s.emit("round-begins", "UOA-ROUND-01", (s.round, s.first))


# ---- Zombie Phase


def zombie_phase(s: State) -> Generator[Ask, int, None]:
    """Step 1, piece by piece: attacks, moves, then the runners again (UOA-ZACT-01, UOA-ZACT-12, UOA-ZACT-13)."""
    if s.phase == ATTACKS:
        begin_activation(s, EVERY_KIND)
        s.phase = MOVES
        yield from attacks(s, EVERY_KIND)
    elif s.phase == MOVES:
        s.phase = RUNNER_ATTACKS
        yield from moves(s, EVERY_KIND)
    elif s.phase == RUNNER_ATTACKS:
        s.phase = RUNNER_MOVES
        yield from attacks(s, RUNNERS)
    else:
        yield from moves(s, RUNNERS)
        s.frozen = []
        s.phase = SPAWN
        s.step = -1
        s.spawned = 0
        s.emit("spawn-step", "UOA-SPAWN-01", (s.round,))


# ---- End Phase


def end_phase(s: State) -> Generator[Ask, int, None]:
    """Noise, reload, Medic, mission steps, First Player token (UOA-SUM-02, UOA-ROUND-09, UOA-ROUND-11)."""
    s.emit("end-phase", "UOA-ROUND-07", (s.round,))
    if s.noise == BOOM and s.noise_zone >= 0:
        s.noise = BANG
        s.emit("noise-decays", "UOA-ROUND-07", (s.noise_zone, BANG))
    else:
        yield from settle_noise(s, "UOA-ROUND-07")
    reload_everything(s)
    medics(s)
    tick_clock(s)
    pass_first_player(s)
    yield from check_goals(s)


def medics(s: State) -> None:
    """A Medic and everybody in its zone heal one wound (UOA-SKILL-51, UOA-ROUND-09)."""
    for medic in range(s.posse):
        if s.zone[medic] >= 0:
            for _ in range(mods_of(s, medic)[MEDIC]):
                for who in range(s.posse):
                    if s.zone[who] == s.zone[medic]:
                        heal(s, who, "UOA-SKILL-51")


def pass_first_player(s: State) -> None:
    """The token goes to the left, to the next seat with a survivor on the board (UOA-ROUND-10, UOA-AMB-77)."""
    for step in range(1, s.seat_count + 1):
        seat = (s.first + step) % s.seat_count
        if any(s.owner[who] == seat and s.zone[who] >= 0 for who in range(s.posse)):
            s.first = seat
            break
    s.emit("first-player", "UOA-ROUND-10", (s.first,))
