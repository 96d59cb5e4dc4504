"""The classic decks with Steam tiles (GG-AMB-01): chosen at set-up, kept in the record, seen at the table."""

from argparse import Namespace
from typing import Any

import msgspec
import pytest

import graveshift.games as games  # announces the games
from graveshift.games.gears_and_guns.book import BOOK
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.games.gears_and_guns.terminal import TERMINAL
from graveshift.games.undead_or_alive.game import state
from graveshift.kernel import record, replaying
from graveshift.kernel.errors import SetupError
from graveshift.kernel.registry import game_type
from graveshift.parts.shelf import shelf_of
from graveshift.zombicide.content.loading import load

GAME = "gears-and-guns"


def played(options: dict[str, Any], answers: int) -> record.Table:
    """A table after some answers, always the first option."""
    assert games.__name__
    table = record.start(GAME, options, 7)
    for _ in range(answers):
        decision = table.game.decision
        assert decision is not None
        table.game.decide(decision.keys[0])
    return table


def first(options: dict[str, Any]) -> State:
    """The position that a game begins with."""
    return own(state(game_type(GAME).set_up(options, 0)[1]))


@pytest.mark.parametrize("advanced", [True, False])
def test_the_view_says_which_decks_lie_on_the_table(advanced: bool) -> None:
    seen = played({"mission": "m2", "advanced_decks": advanced}, 0).game.view(0)
    assert seen["advanced_decks"] is advanced
    assert seen["gauge"] is not None


def test_a_record_with_classic_decks_comes_back() -> None:
    table = played({"mission": "m2", "advanced_decks": False}, 60)
    back = replaying.resume(table.record())
    assert back.game.digest() == table.game.digest()
    assert not back.game.view(0)["advanced_decks"]


def test_cards_have_the_same_numbers_in_both_decks() -> None:
    """Bots and scenarios know cards by number or name, whichever deck is drawn from."""
    steam, classic = (first({"mission": "m1", "advanced_decks": advanced}) for advanced in (True, False))
    assert steam.tables.card_ids == classic.tables.card_ids
    assert steam.tables.skill_ids == classic.tables.skill_ids
    ids = classic.tables.card_ids
    assert {ids[card] for card in steam.deck} - {ids[card] for card in classic.deck} == {"chainsaw"}
    assert {ids[card] for card in classic.deck} - {ids[card] for card in steam.deck} == {"tomahawk"}


def test_what_was_kept_stays_at_home_without_the_advanced_decks() -> None:
    options = {"mission": "m2", "survivors": ["lee"], "kept": {"lee": ["saber"]}}
    game_type(GAME).set_up(options, 0)
    with pytest.raises(SetupError, match="GG-AMB-01"):
        game_type(GAME).set_up(options | {"advanced_decks": False}, 0)


def test_a_mission_file_may_ask_for_the_classic_decks() -> None:
    mission = msgspec.to_builtins(load(BOOK).missions["m2"])
    for rule in mission["rules"]:
        if rule["id"] == "steam":
            rule["advanced_decks"] = False
    assert not works_of(first({"custom": mission})).advanced_decks


def test_the_command_line_chooses_the_decks() -> None:
    given = Namespace(seats=None, set=[], mission="m1", survivors=None, keep=None, decks="classic")
    assert TERMINAL.options(given)["advanced_decks"] is False
    given.decks = "advanced"
    assert TERMINAL.options(given)["advanced_decks"] is True
    given.decks = "blue"
    with pytest.raises(SetupError, match="classic"):
        TERMINAL.options(given)
    assert TERMINAL.choices("decks") == ["advanced", "classic"]


def test_the_start_page_offers_the_switch() -> None:
    option = next(one for one in shelf_of(GAME).entry().options if one.name == "advanced_decks")
    assert (option.kind, option.default, option.rule) == ("switch", True, "GG-AMB-01")
