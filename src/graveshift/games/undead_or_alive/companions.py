"""Companions: rallying, leading, handing over (chapter Companions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.town import town_of, wake_abomination_tokens
from graveshift.kernel.rules import Ask
from graveshift.zombicide.adrenaline import update_classes
from graveshift.zombicide.codes import (
    ASK_PAYMENT,
    LONE,
    PAY_CARD,
    PAY_TOKEN,
    RALLY,
)
from graveshift.zombicide.inventory import discard_held, holds
from graveshift.zombicide.state import State


def rally_options(s: State, who: int, options: list[int]) -> None:
    """Lone companions in the zone that may be rallied for one Action (UOA-ACT-24, UOA-CMP-06)."""
    zone = s.zone[who]
    for companion in range(s.posse, s.actors):
        if (
            s.zone[companion] == zone
            and s.leader[companion] == LONE
            and not rally_locked(s)
            and can_afford_rally(s, who)
        ):
            options.append(RALLY + companion)


def rally_locked(s: State) -> bool:
    """A mission may forbid rallying before some goals are done (UOA-M10-04, UOA-WIN-06)."""
    lock = town_of(s).rally_lock
    return s.goals & lock != lock


def can_afford_rally(s: State, who: int) -> bool:
    """M4: rallying also costs ammunition (UOA-M04-04)."""
    town = town_of(s)
    if not town.pay_cards and not town.pay_faces:
        return True
    return len(rally_payments(s, who)) > 0


def rally_payments(s: State, who: int) -> list[int]:
    """What a survivor could pay a Rally with (UOA-M04-04, UOA-M04-06)."""
    town = town_of(s)
    options = [PAY_CARD + card for card in town.pay_cards if holds(s, who, card)]
    for objective in range(len(s.objective_face)):
        if s.objective_holder[objective] == who and s.objective_face[objective] in town.pay_faces:
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
            s.emit("token-paid", "UOA-M04-04", (who, payment - PAY_TOKEN))
        else:
            discard_held(s, who, payment - PAY_CARD, "UOA-M04-04")
    lead(s, who, companion, "UOA-CMP-06")


def lead(s: State, who: int, companion: int, rule: str) -> None:
    """A companion follows a (new) Leader from now on (UOA-CMP-04, UOA-CMP-05, UOA-CMP-07)."""
    former = s.leader[companion]
    s.leader[companion] = who
    s.touched = 1
    s.zone[companion] = s.zone[who]
    s.aboard[companion] = s.aboard[who]
    if former >= 0:
        update_classes(s, former)
    update_classes(s, who)
    s.emit("led", rule, (who, companion))
    if former == LONE and s.abomination >= 0:
        wake_abomination_tokens(s)
