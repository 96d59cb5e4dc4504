"""Rounds and phases: what comes after what (chapter Rounds and phases)."""

from __future__ import annotations

from collections.abc import Generator

from mypy_extensions import mypyc_attr

from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Play, Rules
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.activation import EVERY_KIND, attacks, begin_activation, moves
from graveshift.zombicide.rules.budget import fresh_turn
from graveshift.zombicide.rules.codes import (
    ACTIVATE,
    ASK_ACTION,
    ASK_ACTIVATE,
    ASK_HEAL,
    ATTACKS,
    BANG,
    BETWEEN,
    BOOM,
    END,
    ENDING,
    MOVES,
    NO,
    PLAYERS,
    RUNNER_ATTACKS,
    RUNNER_MOVES,
    SETTING_UP,
    SPAWN,
    YES,
)
from graveshift.zombicide.rules.extra_turn import begin_turn, end_turn, nothing_left
from graveshift.zombicide.rules.hands_up import discard_aside, discard_question, hands_up
from graveshift.zombicide.rules.inventory import reload_everything
from graveshift.zombicide.rules.noise import settle_noise
from graveshift.zombicide.rules.skills import MEDIC
from graveshift.zombicide.rules.spawn import next_token, spawn_at
from graveshift.zombicide.rules.state import State, anybody_has, mods_of
from graveshift.zombicide.rules.turn import legal_actions, perform
from graveshift.zombicide.rules.wounds import heal


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Rules):
    """How a game of the family goes on; how it is told is added where nothing has to be fast."""

    def ask(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        return question(position)

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, State)
        return play_on(position, answer)


def question(s: State) -> Ask | None:
    """What is asked at this boundary, if anything."""
    if s.careful and hands_up(s):
        return discard_question(s)
    if s.phase != PLAYERS:
        return None
    if s.active >= 0:
        options = legal_actions(s, s.active)
        if nothing_left(s, options):
            return None
        return Ask(s.owner[s.active], ASK_ACTION, options, (s.active,))
    waiting = waiting_survivors(s, s.seat)
    if len(waiting) < 2:
        return None
    return Ask(s.seat, ASK_ACTIVATE, [ACTIVATE + who for who in waiting])


def play_on(s: State, answer: int) -> Generator[Ask, int, None]:
    """From one boundary to the next (UOA-ROUND-01)."""
    if s.careful and hands_up(s):
        return discard_aside(s, answer)
    if s.phase == PLAYERS:
        return player_phase(s, answer)
    return other_phase(s)


def other_phase(s: State) -> Generator[Ask, int, None]:
    """A step of whatever is not the Player Phase."""
    phase = s.phase
    if phase == SETTING_UP:
        yield from s.scene.prepare_game(s)
        begin_round(s)
    elif phase == BETWEEN:
        yield from s.scene.play_interlude(s)
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
    owner, zone, taken = s.owner, s.zone, s.taken
    return [who for who in range(s.posse) if not taken >> who & 1 and owner[who] == seat and zone[who] >= 0]


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
        s.phase = BETWEEN if s.scene.interlude(s) else ATTACKS
        s.emit("zombie-phase", s.tables.cites[cite.ROUND_BEGINS], (s.round,))
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
    s.emit("round-begins", s.tables.cites[cite.ROUND_BEGINS], (s.round, s.first))


# ---- Zombie Phase


def zombie_phase(s: State) -> Generator[Ask, int, None]:
    """Step 1, piece by piece: attacks, moves, then the same again for those that act more than once.

    (UOA-ZACT-01, UOA-ZACT-12, UOA-ZACT-13)
    """
    if s.phase == ATTACKS:
        begin_activation(s, EVERY_KIND)
        yield from attacks(s, EVERY_KIND)
        s.phase = MOVES
    elif s.phase == MOVES:
        yield from moves(s, EVERY_KIND)
        s.phase = RUNNER_ATTACKS
    elif s.phase == RUNNER_ATTACKS:
        yield from attacks(s, s.tables.again[0])
        s.phase = RUNNER_MOVES
    else:
        s.step = -1
        s.spawned = 0
        yield from moves(s, s.tables.again[0])
        for kinds in s.tables.again[1:]:
            yield from attacks(s, kinds)
            yield from moves(s, kinds)
        s.frozen = []
        s.phase = SPAWN
        s.emit("spawn-step", s.tables.cites[cite.SPAWN_STEP], (s.round,))


# ---- End Phase


def end_phase(s: State) -> Generator[Ask, int, None]:
    """Noise, reload, Medic, mission steps, First Player token (UOA-SUM-02, UOA-ROUND-09, UOA-ROUND-11)."""
    s.emit("end-phase", s.tables.cites[cite.END_PHASE], (s.round,))
    if s.noise == BOOM and s.noise_zone >= 0:
        s.noise = BANG
        s.emit("noise-decays", s.tables.cites[cite.END_PHASE], (s.noise_zone, BANG))
    else:
        yield from settle_noise(s, s.tables.cites[cite.END_PHASE])
    reload_everything(s)
    yield from medics(s)
    s.scene.end_phase(s)
    pass_first_player(s)
    yield from s.scene.check_goals(s)


def medics(s: State) -> Generator[Ask, int, None]:
    """A Medic and everybody in its zone may heal one wound; a careful player is asked (UOA-SKILL-51, UOA-ROUND-09).

    Nothing in the book rewards a wound, so not to heal is one of the choices that seem to help nobody (UOA-AMB-101).
    """
    if not anybody_has(s, MEDIC):
        return
    for medic in range(s.posse):
        if s.zone[medic] >= 0:
            for _ in range(mods_of(s, medic)[MEDIC]):
                for who in range(s.posse):
                    if s.zone[who] != s.zone[medic]:
                        continue
                    if s.careful >> s.owner[who] & 1 and s.health[who] < s.max_health[who]:
                        answer = yield Ask(s.owner[who], ASK_HEAL, [YES, NO], (who, medic))
                        if answer == NO:
                            continue
                    heal(s, who, s.tables.cites[cite.MEDIC])


def pass_first_player(s: State) -> None:
    """The token goes to the left, to the next seat with a survivor on the board (UOA-ROUND-10, UOA-AMB-77)."""
    for step in range(1, s.seat_count + 1):
        seat = (s.first + step) % s.seat_count
        if any(s.owner[who] == seat and s.zone[who] >= 0 for who in range(s.posse)):
            s.first = seat
            break
    s.emit("first-player", s.tables.cites[cite.FIRST_PLAYER_PASSES], (s.first,))
