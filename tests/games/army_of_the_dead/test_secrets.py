"""Worlds that differ only in what nobody may know look alike: views, questions, odds, outlook, events, refusals.

Hidden are the numbers of Sleeper tokens, the fronts of Objectives, the Vault card, the Personal cards that were not
drawn, all decks, and all dice to come (AOTD-SLEEP-13, AOTD-SETUP-04, AOTD-SETUP-09, AOTD-SETUP-16, AOTD-VAULT-01).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry, data_of
from graveshift.kernel.notes import told as sentence
from graveshift.kernel.record import start
from tests.conformance import curious

MISSIONS = [f"m{number}" for number in range(1, 11)]
HIDDEN = ("deck", "zombie_deck", "orders", "sleeper_bag", "faces", "vault_bag")
"""Everything from which something is still to be drawn."""
NONSENSE = ("search", "take:objective-blue", "challenge", "open-vault", "melee:katana", "move:R4.MC", "fly")
STEPS = 160


def other_world(game: Game, chance: random.Random) -> Game | None:
    """The same table with everything hidden in another order and other dice to come; None in the middle of an Action,
    where only the dice to come are others."""
    twin = game.determinized(None, chance.getrandbits(60))
    if not game.at_boundary():
        return twin
    position = twin.position
    assert isinstance(position, State)
    for name in HIDDEN:
        bag = list(getattr(position, name))
        chance.shuffle(bag)
        setattr(position, name, bag)
    return Game(game.rules, position, None, False)


def told(game: Game, log: list[LogEntry]) -> dict[str, Any]:
    """All that anybody is told about this moment, and how what has happened is told now."""
    decision = game.decision
    seats = (None, *range(game.rules.seats(game.position)))
    found: dict[str, Any] = {"views": [game.view(seat) for seat in seats], "outlook": [game.outlook(s) for s in seats]}
    languages = ("en", "pl")
    found["events"] = [
        (
            data_of(game.rules, game.position, entry),
            [sentence(game.rules, game.position, entry, tongue) for tongue in languages],
        )
        for entry in log
    ]
    if decision is not None:
        found["question"] = (decision.kind, decision.seat, decision.prompt("en"), decision.prompt("pl"))
        found["options"] = [(o.key, o.arguments, o.label("en"), o.rule, o.preview()) for o in decision.options]
        refused = [game.why_not(key) for key in NONSENSE if key not in decision.keys]
        found["refusals"] = [(no.sentences, no.rule) for no in refused if no is not None]
    return found


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_hidden_changes_nothing_that_anybody_is_told(mission: str) -> None:
    """AOTD-SLEEP-13 AOTD-SETUP-04 AOTD-SETUP-09 AOTD-SETUP-16 AOTD-VAULT-01."""
    number = MISSIONS.index(mission)
    game = start("army-of-the-dead", {"mission": mission, "seats": 1 + number % 6}, 20 + number).game
    chance = random.Random(number)
    compared = 0
    for step in range(STEPS):
        if game.over:
            break
        if step % 4 == 0:
            assert game.journal is not None
            log = game.journal.log[-40:]
            twin = other_world(game, chance)
            assert twin is not None
            assert told(twin, log) == told(game, log)
            compared += 1
        game.answer(curious(game, chance))
    assert compared > 5


def test_the_worlds_do_differ() -> None:
    """The proof of the test: the same Search finds other things in another world."""
    game = start("army-of-the-dead", {"mission": "m2", "seats": 1}, 4).game
    chance = random.Random(1)
    while not game.at_boundary() or game.view(0)["round"] < 1:
        game.answer(game.codes[0])
    decks = {tuple(other.position.deck) for _ in range(4) if (other := other_world(game, chance)) is not None}  # type: ignore[attr-defined]
    assert len(decks) > 1


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_number_front_or_vault_card_is_in_a_view_before_it_is_turned_up(mission: str) -> None:
    """AOTD-SETUP-04 AOTD-SETUP-16 AOTD-VAULT-01: places and counts only."""
    game = start("army-of-the-dead", {"mission": mission, "seats": 2}, 9).game
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert all(isinstance(count, int) for count in view["sleepers"].values())
        shuffled = [o for o in view["objectives"] if o["face"] == "hidden"]
        assert len(shuffled) == sum(view["hidden_faces"].values())
        assert view["vault"] is None or view["vault"]["card"] is None
