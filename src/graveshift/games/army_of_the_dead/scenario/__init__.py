"""Scenarios of Army of the Dead."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from graveshift.content import read
from graveshift.games.army_of_the_dead.content.box import own_tables
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import ASK_TACTICIAN
from graveshift.games.army_of_the_dead.rules.rounds import on_their_turn, question
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.scenario.describe import CityDescriber
from graveshift.games.army_of_the_dead.scenario.forms import FORMS
from graveshift.games.army_of_the_dead.scenario.staging import SHAPES, STAGING
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.turn import legal_actions
from graveshift.zombicide.staging.names import DECKS
from graveshift.zombicide.staging.stage import ZombicideStage


class ArmyOfTheDeadStage(ZombicideStage):
    """The city, its Sleepers and its Vault."""

    decks = (*DECKS, "sleepers", "orders", "vault", "personal")
    forms = FORMS

    def question(self, position: Position) -> Ask | None:
        assert isinstance(position, State)
        s = position
        ask = question(s)
        if ask is not None or s.phase != c.PLAYERS:
            return ask
        if s.active >= 0:
            return Ask(s.owner[s.active], c.ASK_ACTION, legal_actions(s, s.active), (s.active,))
        waiting = on_their_turn(s)
        return Ask(s.seat, c.ASK_ACTIVATE, [c.ACTIVATE + who for who in waiting]) if waiting else None

    def skipping(self, ask: Ask) -> int | None:
        """A Tactician waits, unless a step takes it up (AOTD-SKILL-27)."""
        return c.NO if ask.kind == ASK_TACTICIAN else super().skipping(ask)

    def named(self, position: Position, kind: str) -> dict[str, str]:
        """The doors of the mission besides."""
        assert isinstance(position, State)
        if kind == "door":
            return {door.key: door.key for door in city_of(position).forced}
        return super().named(position, kind)

    def check_mission(self, file: Path) -> None:
        SETUP.checked(read(file, Mission))

    def cards_of(self, deck: str) -> list[str]:
        """Sleeper tokens go by their numbers."""
        box = own_tables(self.book)
        own: dict[str, Any] = {
            "sleepers": ["0", "1", "2", "3"],
            "orders": box.order_ids,
            "vault": box.vault_ids,
            "personal": box.personal_ids,
        }
        return own[deck] if deck in own else super().cards_of(deck)


STAGE: Final = ArmyOfTheDeadStage(STAGING, CityDescriber(STAGING), SHAPES)
