"""Scenarios of Undead or Alive."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from graveshift.games.undead_or_alive.scenario.describe import TownDescriber
from graveshift.games.undead_or_alive.scenario.forms import FORMS
from graveshift.games.undead_or_alive.scenario.staging import SHAPES, STAGING
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.staging.names import COMMANDS, DECKS, MOMENTS, STARTS
from graveshift.zombicide.staging.stage import ZombicideStage

V = TypeVar("V")


def with_train(moments: dict[str, V], after: str, name: str, moment: V) -> dict[str, V]:
    """The family's moments with that of the Train in its place."""
    listed = list(moments.items())
    place = list(moments).index(after) + 1
    return dict([*listed[:place], (name, moment), *listed[place:]])


class UndeadOrAliveStage(ZombicideStage):
    """The town, its Train and its Bounty Weapons."""

    moments: ClassVar[dict[str, tuple[int, int]]] = with_train(
        COMMANDS, "end-player-phase", "run-train", (0, c.ATTACKS)
    )
    starts: ClassVar[dict[str, int]] = with_train(STARTS, "players", "train", c.BETWEEN)
    called: ClassVar[dict[str, str]] = MOMENTS | {"train": "the movement of the Train"}
    decks: tuple[str, ...] = (*DECKS[:2], "bounty", "set-aside", *DECKS[2:])
    forms = FORMS

    def cards_of(self, deck: str) -> list[str]:
        return self.tables.card_ids if deck in ("bounty", "set-aside") else super().cards_of(deck)


STAGE: Final = UndeadOrAliveStage(STAGING, TownDescriber(STAGING), SHAPES)
