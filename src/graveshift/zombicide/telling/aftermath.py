"""What is to come after an option: it is played on a copy as far as neither die nor card decides."""

from __future__ import annotations

from typing import Any, Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.turn import perform
from graveshift.zombicide.telling.fatal import fate_of, unrolled
from graveshift.zombicide.telling.outlook import look_ahead
from graveshift.zombicide.telling.preview import ATTACKING, attack_of, noise_of
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.verbs import verb_of

STEPS: Final = (c.ASK_CONTINUE, c.ASK_HIT_AND_RUN)
ACTIONS: Final = (c.ASK_ACTION, c.ASK_LEADER)


def look_beyond(s: State, ask: Ask, code: int) -> dict[str, Any]:
    """The outlook after this option; {} where nothing that is sure changes it."""
    twin = after(s, ask, code)
    return look_ahead(twin) if twin is not None and not twin.result else {}


def after(s: State, ask: Ask, code: int) -> State | None:
    """A copy on which the option is played: a move is made, an attack is heard; its dice are left out."""
    verb = verb_of(code)
    if ask.kind in STEPS and verb in (c.ZONE, c.SPRINT):
        return moved(s, ask.about[0], code & 255)
    if ask.kind in ATTACKING and verb != c.THROW:
        attack = attack_of(s, ask, ask.about[0], code)
        if attack is not None:
            return heard(s, s.zone[attack.who], noise_of(s, attack))
    if ask.kind in ACTIONS and verb == c.THROW:
        return heard(s, code & 255, c.BOOM)
    if ask.kind not in ACTIONS or code in (c.END, c.NO):
        return None
    teller = teller_of(s)
    here = teller.asks(s)
    twin = unrolled(s)
    boundary = ask.kind == c.ASK_ACTION and here is not None and here.kind == ask.kind
    fate_of(s, twin, teller.plays(twin, code) if boundary else perform(twin, ask.about[0], code))
    return twin


def moved(s: State, who: int, zone: int) -> State:
    twin = unrolled(s)
    twin.zone[who] = zone
    return twin


def heard(s: State, zone: int, level: int) -> State | None:
    """The Noise token lies where the attack is made, if it is loud enough (UOA-NOISE-02)."""
    if level == c.SILENT or level < s.noise:
        return None
    twin = unrolled(s)
    twin.noise, twin.noise_zone = level, zone
    return twin
