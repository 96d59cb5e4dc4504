"""States as OpenSpiel has them: chance nodes, clones, strings, and back from text."""

import random
from typing import Any

import pytest

import graveshift
from graveshift.envs.search import CHANCE_PLAYER, TERMINAL, SearchState
from graveshift.kernel import registry
from graveshift.kernel.chance_nodes import ChanceGame
from graveshift.kernel.errors import EngineError

SETUPS = [(name, setup) for name in registry.names() for setup in list(registry.game_type(name).setups())[::29]]


@pytest.mark.parametrize("chance", [False, True], ids=["drawn", "explicit"])
@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_clones_and_texts_lead_to_the_same_state(name: str, setup: dict[str, Any], chance: bool) -> None:
    state = SearchState(name, seed=3, chance=chance, **setup)
    draw = random.Random(3)
    nodes = 0
    for number in range(80):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert actions == sorted(actions)
        if state.is_chance_node():
            nodes += 1
            assert state.current_player() == CHANCE_PLAYER
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
            assert state.legal_actions_mask().count(1) == 0
        else:
            assert 0 <= state.current_player() < state.num_players()
            assert state.legal_actions_mask().count(1) == len(actions)
            first = actions[0]
            assert state.string_to_action(state.action_to_string(first)) == first
        if number % 9 == 0:
            twins = [state.clone(), SearchState.deserialize(state.serialize())]
            for twin in twins:
                assert twin.legal_actions() == actions
                for player in range(state.num_players()):
                    assert twin.information_state_string(player) == state.information_state_string(player)
                    assert twin.observation_tensor(player) == state.observation_tensor(player)
            state = twins[number % 2]
        state.apply_action(draw.choice(actions))
    assert (nodes > 0) == chance
    if state.is_terminal():
        assert state.current_player() == TERMINAL
        assert all(abs(worth) == 1 for worth in state.returns())


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_explicit_chance_is_the_same_game(name: str, setup: dict[str, Any]) -> None:
    """Told the results that the stream would have given, the game goes the same way."""
    plain = graveshift.new(name, seed=8, **setup).copy()
    nodes = ChanceGame(plain)
    draw = random.Random(1)
    stream = plain.position.copy()
    for _ in range(60):
        if plain.over:
            break
        if nodes.decision is not None and nodes.decision.kind == "chance":
            nodes.answer(stream.below(len(nodes.codes)))
            continue
        assert nodes.codes == plain.codes
        assert nodes.game.view(0) == plain.view(0)
        code = draw.choice(plain.codes)
        stream.rng = plain.position.rng
        plain.answer(code)
        nodes.answer(code)


def test_what_a_player_may_not_know_is_not_in_its_strings() -> None:
    """Hidden answers of rivals are a question mark, and twins have the same strings."""
    for name, setup in SETUPS:
        state = SearchState(name, seed=2, **setup)
        draw = random.Random(2)
        for _ in range(40):
            if state.is_terminal():
                break
            for player in range(state.num_players()):
                twin = state.resample(player, draw.getrandbits(60))
                assert twin.information_state_string(player) == state.information_state_string(player)
            state.apply_action(draw.choice(state.legal_actions()))


def test_chance_is_explicit_in_twins_too_in_the_middle_of_an_action() -> None:
    """A twin goes on with dice of its own there: what it has rolled since is told again as it came."""
    inside = 0
    for name, setup in SETUPS:
        state = SearchState(name, seed=4, chance=True, **setup)
        draw = random.Random(4)
        for _ in range(120):
            if state.is_terminal():
                break
            if not state.is_chance_node() and not state.game.at_boundary():
                inside += 1
                player = state.current_player()
                twin = state.resample(player, draw.getrandbits(60))
                assert twin.information_state_string(player) == state.information_state_string(player)
                twin.apply_action(draw.choice(twin.legal_actions()))
                drawn = state.game.determinized(player, draw.getrandbits(60))
                for _ in range(6):
                    if drawn.over:
                        break
                    again = ChanceGame(drawn)
                    assert again.codes == drawn.codes
                    assert again.game.view(player) == drawn.view(player)
                    drawn.answer(draw.choice(drawn.codes))
            state.apply_action(draw.choice(state.legal_actions()))
    assert inside > 50


def test_mistakes_are_told_in_sentences() -> None:
    name, setup = SETUPS[0]
    state = SearchState(name, **setup)
    with pytest.raises(EngineError, match="is not legal now"):
        state.apply_action(0)
    with pytest.raises(EngineError, match="no chance node"):
        state.chance_outcomes()
    with pytest.raises(EngineError, match="no option here"):
        state.string_to_action("fly")
