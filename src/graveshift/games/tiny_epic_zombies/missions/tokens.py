"""Radio and Part: who may have them, dropping, giving, seizing (chapter Missions, C.D.C. and Helicopter)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_OFFER,
    ASK_REQUEST,
    CARRIED,
    NO,
    RADIO,
    TOKEN_OBJECTIVE,
    YES,
)
from graveshift.games.tiny_epic_zombies.rules.standing import open_for
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Ask


def may_get(s: State, human: int, token: int) -> bool:
    """Whoever has the Objective done has no use for its token; nobody gets it twice in one Move (TEZ-OBJ-05)."""
    return open_for(s, TOKEN_OBJECTIVE[token], human) and not s.handled >> had_bit(token, human) & 1


def had_bit(token: int, human: int) -> int:
    """The bit for a Human who has had the Radio or the Part during this Move, or was asked about it."""
    return (token - RADIO) * 4 + human


def may_seize(s: State) -> bool:
    """Rivals may take Radio or Part after a Move of their own, once per Turn (TEZ-CMPO-02, TEZ-AMB-59)."""
    return s.table.competitive and not s.table.take_consent_only and s.moved == 1 and s.seized == 0


def drop_token(s: State, human: int, token: int) -> None:
    """The carrier puts it down in their Room (TEZ-MIS-CDC-03)."""
    s.handled |= 1 << had_bit(token, human)
    s.token_at[token] = s.room[human]
    s.emit("token-dropped", "TEZ-MIS-CDC-03", (human, token, s.room[human]))


def hand_over(s: State, giver: int, taker: int, token: int, asked: int) -> Generator[Ask, int, None]:
    """Between Humans in one Room, if the other one agrees (TEZ-MIS-CDC-03); one person needs no asking."""
    s.handled |= 1 << had_bit(token, giver) | 1 << had_bit(token, taker)
    owner = s.table.owner
    if owner[giver] != owner[taker]:
        kind, other = (ASK_OFFER, giver) if asked == taker else (ASK_REQUEST, taker)
        consent = yield Ask(owner[asked], kind, [YES, NO], (asked, other, token))
        if consent == NO:
            s.emit("declined", "TEZ-MIS-CDC-03", (asked,))
            return
    pass_token(s, giver, taker, token, "TEZ-MIS-CDC-03")


def seize(s: State, rival: int, human: int, token: int) -> None:
    """Without permission, in the competitive game (TEZ-CMPO-02)."""
    s.handled |= 1 << had_bit(token, rival) | 1 << had_bit(token, human)
    s.seized = 1
    pass_token(s, rival, human, token, "TEZ-CMPO-02")


def pass_token(s: State, giver: int, taker: int, token: int, rule: str) -> None:
    s.token_at[token] = CARRIED + taker
    s.emit("token-passed", rule, (giver, taker, token))
