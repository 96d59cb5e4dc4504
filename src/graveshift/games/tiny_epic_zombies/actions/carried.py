"""Radio and Part between Humans: putting down, giving, asking for, seizing (chapter Missions, Call the C.D.C.)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import ActionWith, Reason, verb, verb_of_two
from graveshift.games.tiny_epic_zombies.missions.tokens import drop_token, hand_over, may_get, may_seize, seize
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_TOKEN,
    CARRIED,
    DROP_TOKEN,
    GIVE_TOKEN,
    PART,
    RADIO,
    SEIZE_TOKEN,
    TOKEN_OBJECTIVE,
)
from graveshift.games.tiny_epic_zombies.rules.standing import open_for
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS
from graveshift.kernel.rules import Play


class DropToken(ActionWith):
    """The carrier puts the token down in their Room (TEZ-MIS-CDC-03). Why not is told by dropping cards."""

    def __init__(self) -> None:
        super().__init__(DROP_TOKEN, verb("drop", "token", "TEZ-MIS-CDC-03", "Put down: {low}", "Odłóż: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if s.token_at[thing] == CARRIED + human:
            options.append(DROP_TOKEN + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        drop_token(s, human, option & 255)
        return None


class GiveToken(ActionWith):
    """The carrier offers the token to somebody in the Room (TEZ-MIS-CDC-03, TEZ-MIS-HEL-05)."""

    def __init__(self) -> None:
        label = ("Give {low} to {high}", "Daj: {low} → {high}")
        super().__init__(GIVE_TOKEN, verb_of_two("give", "human", "token", "TEZ-MIS-CDC-03", label[0], label[1]))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if s.token_at[thing] != CARRIED + human:
            return
        for other in range(s.table.humans):
            if other != human and s.room[other] == s.room[human] and may_get(s, other, thing):
                options.append(GIVE_TOKEN + (other << 8) + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        taker = option >> 8 & 255
        return hand_over(s, human, taker, option & 255, taker)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        thing = named_token(argument)
        if thing < 0:
            return HAND_TO_HAND
        return NOT_TOGETHER if s.token_at[thing] == CARRIED + human else BY_ITS_CARRIER


class AskToken(ActionWith):
    """Somebody in the Room is asked for the token they carry (TEZ-MIS-CDC-03, TEZ-AMB-57)."""

    def __init__(self) -> None:
        label = ("Ask {high} for {low}", "Poproś o {low} (ma {low:pron} {high})")
        super().__init__(ASK_TOKEN, verb_of_two("ask-for", "human", "token", "TEZ-MIS-CDC-03", label[0], label[1]))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        carrier = carrier_beside(s, human, thing)
        if carrier >= 0 and may_get(s, human, thing):
            options.append(ASK_TOKEN + (carrier << 8) + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        carrier = option >> 8 & 255
        return hand_over(s, carrier, human, option & 255, carrier)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        thing = named_token(argument)
        if thing < 0:
            return HAND_TO_HAND
        at = s.token_at[thing]
        return NOT_TOGETHER if at >= CARRIED and at != CARRIED + human else BY_ITS_CARRIER


class SeizeToken(ActionWith):
    """Rivals take the token without permission, once per Turn (TEZ-CMPO-02, TEZ-AMB-59)."""

    def __init__(self) -> None:
        label = ("Take {low} from {high}", "Zabierz {low} (ma {low:pron} {high})")
        super().__init__(SEIZE_TOKEN, verb_of_two("seize", "human", "token", "TEZ-CMPO-02", label[0], label[1]))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        carrier = carrier_beside(s, human, thing)
        if carrier >= 0 and may_seize(s) and open_for(s, TOKEN_OBJECTIVE[thing], human):
            options.append(SEIZE_TOKEN + (carrier << 8) + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        seize(s, option >> 8 & 255, human, option & 255)
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        if named_token(argument) < 0:
            return HAND_TO_HAND
        return (
            "Taking without consent is for rivals after a Move of their own, once per Turn.",
            "TEZ-CMPO-02",
            "Bez zgody zabierają tylko rywale, po własnym Ruchu, raz na Turę.",
        )


def carrier_beside(s: State, human: int, token: int) -> int:
    """The other Human in the Room who carries the token, or a number below 0."""
    carrier = s.token_at[token] - CARRIED
    if carrier < 0 or carrier == human or s.room[carrier] != s.room[human]:
        return -1
    return carrier


def named_token(argument: str) -> int:
    """The Radio or Part that a key names (`radio>athlete`, `part<doctor`); -1 for anything else."""
    thing = argument.partition(">")[0].partition("<")[0]
    if thing == TOKEN_IDS[RADIO]:
        return RADIO
    return PART if thing == TOKEN_IDS[PART] else -1


HAND_TO_HAND: Final[Reason] = (
    "Only Radio and Part pass from hand to hand; cards are dropped and collected.",
    "TEZ-ITEM-12",
    "Z rąk do rąk przechodzą tylko Radio i Część; karty upuszcza się i zbiera.",
)
BY_ITS_CARRIER: Final[Reason] = (
    "A token is given by its carrier and asked for from its carrier.",
    "TEZ-MIS-CDC-03",
    "Żeton daje ten, kto go niesie, i tylko jego można o żeton poprosić.",
)
NOT_TOGETHER: Final[Reason] = (
    "Giver and taker must share a Room, and nobody gets the same token twice in one Move.",
    "TEZ-MIS-CDC-03",
    "Dający i biorący muszą być w jednej Sali, a nikt nie dostaje tego samego żetonu dwa razy w jednym Ruchu.",
)

PUT_DOWN: Final = DropToken()
GIVE: Final = GiveToken()
ASK_FOR: Final = AskToken()
SEIZE: Final = SeizeToken()
