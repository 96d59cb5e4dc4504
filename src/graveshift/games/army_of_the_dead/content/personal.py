"""personal.yaml: the Personal Objectives, what each asks for, and what its token does (AOTD-PO-01)."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from graveshift.content import Sourced, Text
from graveshift.games.army_of_the_dead.content.parts import Specialty
from graveshift.zombicide.content.terms import AtLeastOne, Count, Id, RuleId, Strict


class Task(Strict, frozen=True, tag_field="type"):
    """One thing that a Personal Objective asks for (AOTD-PO-01)."""


class KillCount(Task, frozen=True, tag="kill-count"):
    """So many kills of a kind by that survivor (AOTD-KILL-01)."""

    survivor: Id
    zombie: Id
    count: AtLeastOne


class Killed(Task, frozen=True, tag="killed"):
    """That Abomination is killed, by anyone (AOTD-PO-07)."""

    target: Literal["zeus", "queen", "valentine"]
    by: Literal["anyone"] = "anyone"


class KillsInAction(Task, frozen=True, tag="kills-in-action"):
    """So many kills with one Action; a chain of explosions counts whole."""

    survivor: Id
    count: AtLeastOne
    filter: Literal["any", "melee", "ranged", "explosive"]


class Counter(Task, frozen=True, tag="counter"):
    """So many events of a kind."""

    survivor: Id
    event: Literal[
        "sleeper-token-eliminated",
        "objective-taken",
        "kill-by-concentrated-attack",
        "wound-from-zombie-to-another-survivor-in-same-zone",
    ]
    count: AtLeastOne
    impossible_if: Literal["tokens-left-on-board-below-missing-count"] | None = None


class HoldsToken(Task, frozen=True, tag="holds-token-at-end"):
    """The survivor carries the card's own token when everything else is done."""

    survivor: Id
    token: Literal["own"]


class HoldsCard(Task, frozen=True, tag="holds-card-at-end"):
    """The survivor has a card when everything else is done."""

    survivor: Id
    card: Id
    count: AtLeastOne


class AnyOf(Task, frozen=True, tag="any-of"):
    """One of these is enough."""

    of: tuple[KillCount | Counter, ...]


AnyTask = KillCount | Killed | KillsInAction | Counter | HoldsToken | HoldsCard | AnyOf


class FetchCard(Strict, frozen=True):
    """A card that is looked for."""

    card: Id
    count: AtLeastOne
    from_: tuple[Literal["deck", "discard", "board"], ...] = field(name="from")


class OnTake(Strict, frozen=True):
    """What whoever takes the token gets at once."""

    adrenaline: Count = 0
    reload: Literal["all-own-weapons"] | None = None
    fetch_card: FetchCard | None = None


class WhileHeld(Strict, frozen=True):
    """What whoever carries the token has."""

    dice_bonus: Count = 0
    against: Literal["abomination"] | None = None
    concentrated_die_bonus: Count = 0
    adrenaline_per_kill: dict[Literal["shambler"], int] = field(default_factory=dict)
    skill: Id | None = None
    specialty: Specialty | None = None


class WhenDiscarded(Strict, frozen=True):
    """What whoever carries it may give it up for."""

    effect: Literal["zeus-arrives", "abomination-arrives"]
    if_: Literal["zeus-spawn-token-on-board", "queen-not-yet-in-this-game"] = field(name="if")
    target: Literal["queen"] | None = None
    zone: Literal["starting-spawn"] | None = None


class TokenEffect(Strict, frozen=True):
    """What the token of a Personal Objective does (AOTD-PO-01)."""

    on_take: OnTake | None = None
    hold: WhileHeld | None = None
    discard: WhenDiscarded | None = None


class PersonalObjective(Sourced, frozen=True):
    """A Personal Objective card (AOTD-PO-01)."""

    id: Id
    survivor: Id
    title: Text
    objective: AnyTask
    token: TokenEffect
    text: Text
    rules: tuple[RuleId, ...]


class PersonalFile(Strict, frozen=True):
    """The whole of personal.yaml."""

    set: Id
    personal_objectives: tuple[PersonalObjective, ...]
