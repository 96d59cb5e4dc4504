"""Worlds that differ only in what nobody may know look alike: views, questions, odds, outlook, events, refusals, what
programs that learn observe, and what the coach advises.

Hidden are the numbers of Sleeper tokens, the fronts of Objectives, the Vault card, the Personal cards that were not
drawn, all decks, and all dice to come (AOTD-SLEEP-13, AOTD-SETUP-04, AOTD-SETUP-09, AOTD-SETUP-16, AOTD-VAULT-01).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from graveshift.coach import Effort, World, advise
from graveshift.games.army_of_the_dead.encoding import encoding
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry, data_of
from graveshift.kernel.notes import told as sentence
from graveshift.kernel.record import start
from tests.conformance import curious
from tests.envs.test_encoding import row_for

MISSIONS = [f"m{number}" for number in range(1, 11)]
HIDDEN = ("deck", "zombie_deck", "orders", "sleeper_bag", "faces", "vault_bag")
"""Everything from which something is still to be drawn."""
NONSENSE = (
    *("search", "take:objective-blue", "take:objective-1", "challenge", "open-vault", "melee:katana", "move:R4.MC"),
    *("fly", "repair", "eliminate-sleepers", "make-noise", "join:quill", "drive:V1.N", "use-token:objective-1"),
)
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
    rows = encoding(game.position)
    found["observations"] = [row_for(rows, game, seat) for seat in seats if seat is not None]
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


def test_the_comparison_finds_a_leak() -> None:
    """In every pile of the twins lies something else, so whoever told what lies in one would be caught."""
    game = deal(start("army-of-the-dead", {"mission": "m9", "seats": 2}, 6).game, "R3.F1", False)
    chance = random.Random(3)
    twins = [other_world(game, chance) for _ in range(4)]
    for name in HIDDEN:
        piles = {repr(getattr(twin.position, name)) for twin in twins if twin is not None}
        assert len(piles) > 1, name


@pytest.mark.slow
@pytest.mark.parametrize(("mission", "zone"), [("m2", "V7.EL"), ("m7", "V1.CH"), ("m9", "V7.CR")])
def test_the_coach_knows_no_more_than_the_table(mission: str, zone: str) -> None:
    """AOTD-SLEEP-13 AOTD-SETUP-16 AOTD-VAULT-01: beside Sleepers, a face-down Objective or the Trap Zone."""
    game = deal(start("army-of-the-dead", {"mission": mission, "seats": 1}, 5).game, zone, False)
    brief = Effort(first=1, most=2, options=3, shown=2, rounds=1)
    mine = advise(World("army-of-the-dead", game, 0), brief)
    assert advise(World("army-of-the-dead", game.determinized(0, 4711), 0), brief) == mine


def deal(game: Game, zone: str, others_done: bool) -> Game:
    """The same table with the survivor in turn in another zone; perhaps nobody else has a Turn left."""
    while not game.at_boundary() or game.decision is None or game.decision.kind != "action":
        game.answer(game.codes[0])
    position = game.position.copy()
    assert isinstance(position, State)
    position.zone[position.active] = position.board.index[zone]
    if others_done:
        position.taken = (1 << position.posse) - 1 & ~(1 << position.active)
    return Game(game.rules, position, None, False)


def seen(game: Game, key: str) -> str:
    """What an answer has turned up: everything that a spectator sees, and what is asked now."""
    game.decide(key)
    asked = game.decision
    return repr((game.view(None), asked and (asked.kind, asked.prompt("en"))))


@pytest.mark.parametrize(
    ("hidden", "zone", "key", "others_done"),
    [
        ("numbers of Sleepers", "R4.MC", "make-noise", False),
        ("fronts of Objectives", "R4.CG", "take:*", False),
        ("the Vault card", "V7.EL", "move:V7.TR", False),
        ("the Equipment deck", "V3.D1", "search", False),
        ("the Zombie deck and Zeus's Orders", "V3.D1", "end", True),
    ],
)
def test_worlds_that_look_alike_turn_up_different_things(hidden: str, zone: str, key: str, others_done: bool) -> None:
    """AOTD-SLEEP-13 AOTD-SETUP-09 AOTD-SETUP-16 AOTD-VAULT-01: equal in all that is told before the token or card is
    turned, and different after it; so what was compared really was hidden."""
    game = deal(start("army-of-the-dead", {"mission": "m2", "seats": 1}, 4).game, zone, others_done)
    chance = random.Random(5)
    before, found = told(game, []), set()
    assert game.decision is not None
    chosen = next(one for one in game.decision.keys if one == key or (key.endswith("*") and one.startswith(key[:-1])))
    for _ in range(12):
        twin = other_world(game, chance)
        assert twin is not None
        assert told(twin, []) == before, hidden
        found.add(seen(twin, chosen))
    assert len(found) > 1, hidden


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
