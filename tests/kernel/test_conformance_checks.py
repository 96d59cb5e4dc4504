"""The checks of the conformance test: a good game passes them all, and each finds the fault it is there for."""

from typing import Any

import pytest

from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.kernel.errors import RecordError, Refused
from graveshift.kernel.rules import Ask, Play, Rules
from tests import conformance
from tests.conformance import CHECKS, Check
from tests.kernel.toy import FIELDS, MERCY, Luck, LuckType, Pot


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("setup", list(LuckType().setups()), ids=str)
def test_the_toy_passes(check: Check, setup: dict[str, Any], seed: int) -> None:
    check("toy", setup, seed)


class Endless(Luck):
    """Nobody can bank, so nobody ever wins."""

    def ask(self, position: Position) -> Ask | None:
        ask = super().ask(position)
        return Ask(ask.seat, ask.kind, ask.options[:2]) if ask is not None else None


class SharedHands(Pot):
    """A copy that forgets to copy a list."""

    def copy(self) -> Pot:
        twin = super().copy()
        twin.scores = self.scores
        return twin


class Forgetful(Pot):
    """A position that does not name all of its fields."""

    def fields(self) -> tuple[str, ...]:
        return tuple(name for name in FIELDS if name != "stakes")


class Lenient(Luck):
    """Reads a position of which something is missing."""

    def restore(self, data: dict[str, Any]) -> Position:
        return super().restore({"stakes": 1, **data})


class Timid(Pot):
    """A copy that forgets what seats have settled."""

    def copy(self) -> Pot:
        twin = super().copy()
        twin.bold = [0, 0]
        return twin


class OpenCards(Luck):
    """Shows everybody every card."""

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        assert isinstance(position, Pot)
        return {**super().view(position, seat), "hands": position.hands}


class CardEater(Luck):
    """Loses a card now and then."""

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, Pot)
        if position.coins > 8 and len(position.deck) > 4:
            position.deck.pop()
        yield from super().play(position, answer)


class Mumbler(Luck):
    """Has no words for an event."""

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        return "" if name == "rolled" and language == "pl" else super().event_text(position, name, about, language)


class Gapped(Luck):
    """Leaves a name out of the words of an option."""

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        return "Mercy ({price})" if option == MERCY else super().label(position, ask, option, language)


class OneTongued(Luck):
    """Refuses in English only."""

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        return Refused("That is not possible.")


class Opaque(Luck):
    """Shows its position instead of data."""

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        return {"position": position}


class SameKeys(Luck):
    """Calls two options by the same key."""

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return super().key(position, ask, option).replace("peek", "roll")


class Moody(Luck):
    """Rolls dice that are not in the position."""

    moods = 0

    def play(self, position: Position, answer: int) -> Play:
        assert isinstance(position, Pot)
        Moody.moods += 1
        position.stakes = 1 + Moody.moods % 3
        yield from super().play(position, answer)


class Tempted(Luck):
    """Changes the game while somebody only asks."""

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        assert isinstance(position, Pot)
        position.coins += 1
        return {}


FAULTS: list[tuple[type[Luck], type[Pot], Check]] = [
    (Endless, Pot, conformance.ends),
    (Luck, SharedHands, conformance.copies_are_independent),
    (Moody, Pot, conformance.copies_are_independent),
    (Lenient, Forgetful, conformance.data_gives_the_game_back),
    (Moody, Pot, conformance.records_are_saves),
    (Moody, Pot, conformance.undo_then_redo),
    (Luck, Timid, conformance.habits_are_part_of_the_game),
    (OpenCards, Pot, conformance.views_do_not_leak),
    (CardEater, Pot, conformance.pieces_are_conserved),
    (Mumbler, Pot, conformance.words_are_there),
    (Gapped, Pot, conformance.words_are_there),
    (SameKeys, Pot, conformance.words_are_there),
    (Opaque, Pot, conformance.views_can_be_told),
    (OneTongued, Pot, conformance.refusals_are_sentences),
    (Tempted, Pot, conformance.previews_change_nothing),
]


@pytest.mark.parametrize(("rules", "pot", "check"), FAULTS)
def test_a_faulty_game_is_found_out(
    rules: type[Luck], pot: type[Pot], check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Faulty(LuckType):
        def set_up(
            self, options: dict[str, Any], seed: int, source: Any = None
        ) -> tuple[Rules, Position, dict[str, Any]]:
            return rules(40), pot(seed), {}

    monkeypatch.setitem(registry._LOADED, "tests.kernel.toy:GAME", Faulty())
    with pytest.raises((AssertionError, RecordError, TypeError)):
        play_six(check)


def play_six(check: Check) -> None:
    for seed in range(6):
        check("toy", {}, seed)
