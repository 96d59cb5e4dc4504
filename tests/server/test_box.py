"""Tiny Epic Zombies on the start page: everything the game has is named there, in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.telling.names import card_ids
from graveshift.parts.shelf.entries import GameEntry
from graveshift.server import catalogue


@pytest.fixture(scope="module")
def entry() -> GameEntry:
    return next(game for game in catalogue.games().games if game.name == "tiny-epic-zombies")


def test_every_switch_is_a_rule_option_with_the_same_values_and_default(entry: GameEntry) -> None:
    offered = {option.name: [choice.value for choice in option.choices] for option in entry.options}
    assert offered == {switch.id: list(switch.values) for switch in load().switches.values()}
    assert all(option.default == option.choices[0].value for option in entry.options)
    assert {option.name: option.rule for option in entry.options} == {s.id: s.rule for s in load().switches.values()}


def test_every_mode_has_its_seats_and_every_mode_with_difficulties_names_four(entry: GameEntry) -> None:
    """TEZ-MODE-06, TEZ-COOP-01"""
    assert {mode.id: mode.seats for mode in entry.modes} == {
        "coop-vs-zombie": [3, 4, 5],
        "coop": [2, 3, 4],
        "competitive-vs-zombie": [3, 4, 5],
        "competitive": [2, 3, 4],
        "solo": [1],
    }
    assert [mode.id for mode in entry.modes if len(mode.difficulties) == 4] == ["coop", "solo"]
    assert [mode.id for mode in entry.modes if mode.zombie_player] == ["coop-vs-zombie", "competitive-vs-zombie"]


def test_people_objectives_stores_and_cards_are_all_there(entry: GameEntry) -> None:
    """TEZ-COMP-01, TEZ-COMP-02, TEZ-COMP-03, TEZ-COMP-04"""
    mall = catalogue.content("tiny-epic-zombies").mall
    assert mall is not None
    assert (len(entry.people), len(entry.objectives), len(entry.stores)) == (14, 9, 16)
    assert tuple(mall.cards) == card_ids()


def test_nothing_is_without_words_in_either_language(entry: GameEntry) -> None:
    content = msgspec.to_builtins(catalogue.content("tiny-epic-zombies"))
    texts = list(texts_in(msgspec.to_builtins(entry))) + list(texts_in(content))
    assert len(texts) > 200
    assert all(text["en"].strip() and text["pl"].strip() for text in texts)


def texts_in(data: Any) -> list[dict[str, str]]:
    if isinstance(data, dict):
        if data.keys() == {"en", "pl"}:
            return [data]
        return [text for value in data.values() for text in texts_in(value)]
    return [text for value in data for text in texts_in(value)] if isinstance(data, (list, tuple)) else []
