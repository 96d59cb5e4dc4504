"""Companions: rallying, leading, handing over (chapter Companions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.actions import WITH_ACTOR, Action, one_action
from graveshift.zombicide.rules.adrenaline import update_classes
from graveshift.zombicide.rules.codes import (
    ASK_PAYMENT,
    LONE,
    PAY_CARD,
    PAY_TOKEN,
    RALLY,
)
from graveshift.zombicide.rules.inventory import discard_held, holds
from graveshift.zombicide.rules.state import State


class Rally(Action):
    """Become the Leader of a lone companion in the zone (UOA-ACT-24, UOA-CMP-06)."""

    def __init__(self) -> None:
        super().__init__([(RALLY, "rally", WITH_ACTOR)])
        self.ordinary = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        zone = s.zone[who]
        for companion in range(s.posse, s.actors):
            if s.zone[companion] == zone and s.leader[companion] == LONE:
                if not rally_locked(s) and can_afford_rally(s, who):
                    options.append(RALLY + companion)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        one_action(s, who)
        yield from rally(s, who, code & 255)


def rally_locked(s: State) -> bool:
    """A mission may forbid rallying before some goals are done (UOA-M10-04, UOA-WIN-06)."""
    lock = s.scene.rally_lock
    return s.goals & lock != lock


def can_afford_rally(s: State, who: int) -> bool:
    """In some missions rallying also costs something (UOA-M04-04)."""
    if not s.scene.pay_cards and not s.scene.pay_faces:
        return True
    return len(rally_payments(s, who)) > 0


def rally_payments(s: State, who: int) -> list[int]:
    """What a survivor could pay a Rally with (UOA-M04-04, UOA-M04-06)."""
    options = [PAY_CARD + card for card in s.scene.pay_cards if holds(s, who, card)]
    for objective in range(len(s.objective_face)):
        if s.objective_holder[objective] == who and s.objective_face[objective] in s.scene.pay_faces:
            options.append(PAY_TOKEN + objective)
    return options


def rally(s: State, who: int, companion: int) -> Generator[Ask, int, None]:
    """The survivor becomes the companion's Leader and gains its Class Ability (UOA-CMP-06, UOA-CMP-04)."""
    payments = rally_payments(s, who)
    if payments:
        payment = payments[0]
        if len(payments) > 1:
            payment = yield Ask(s.owner[who], ASK_PAYMENT, payments, (who, companion))
        if payment >= PAY_TOKEN:
            s.objective_holder[payment - PAY_TOKEN] = -1
            s.emit("token-paid", s.tables.cites[cite.RALLY_PAID], (who, payment - PAY_TOKEN))
        else:
            yield from discard_held(s, who, payment - PAY_CARD, s.tables.cites[cite.RALLY_PAID])
    lead(s, who, companion, s.tables.cites[cite.RALLIED])


def lead(s: State, who: int, companion: int, rule: str) -> None:
    """A companion follows a (new) Leader from now on (UOA-CMP-04, UOA-CMP-05, UOA-CMP-07)."""
    former = s.leader[companion]
    s.leader[companion] = who
    s.touched = 1
    s.zone[companion] = s.zone[who]
    if former >= 0:
        update_classes(s, former)
    update_classes(s, who)
    s.emit("led", rule, (who, companion))
    s.scene.led(s, who, companion, former)
