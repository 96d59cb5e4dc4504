"""Positions as bytes and options as numbers: for every game and set-up that exists, and without any leak."""

import random
from typing import Any

import pytest
from librt.strings import BytesWriter

import graveshift.games as games  # announces the games
from graveshift.kernel import registry
from graveshift.kernel.chance import Position, stream
from graveshift.kernel.encoding import WAIT, Encoding
from graveshift.kernel.errors import EngineError
from graveshift.kernel.game import Game
from graveshift.parts.encoding import PlainEncoding, encoding_of, layout
from tests.forms import MANY_GAMES

STRIDE = 11  # of the set-ups, every eleventh is looked at in the quick tests
ANSWERS = 120
assert games


def setups(every: int = STRIDE) -> list[Any]:
    return [
        pytest.param(name, setup, number, marks=[pytest.mark.slow, MANY_GAMES] if number % every else [])
        for name in registry.names()
        for number, setup in enumerate(registry.game_type(name).setups())
    ]


def begun(name: str, setup: dict[str, Any], seed: int) -> tuple[Game, Encoding]:
    rules, position, _ = registry.begin(name, setup, stream(seed))
    return Game(rules, position, None, False), encoding_of(name, rules, position)


def row_for(encoding: Encoding, game: Game, seat: int) -> bytes:
    """What the seat gets: its view, and its options if it is asked."""
    into = BytesWriter()
    ask = game.pending
    asked = ask is not None and (ask.seat == seat or (ask.seat < 0 and seat == encoding.speaker(game.position)))
    encoding.write(game.position, ask if asked else None, seat, into)
    return into.getvalue()


@pytest.mark.parametrize(("name", "setup", "seed"), setups())
def test_every_option_has_an_action_of_its_own_and_every_row_has_its_size(
    name: str, setup: dict[str, Any], seed: int
) -> None:
    game, encoding = begun(name, setup, seed)
    draw = random.Random(seed)
    into = BytesWriter()
    for _ in range(ANSWERS):
        ask = game.pending
        if ask is None:
            break
        actions = encoding.write(game.position, ask, max(0, ask.seat), into)
        row = into.getvalue()
        assert len(row) == encoding.size + encoding.actions
        assert [at for at, legal in enumerate(row[encoding.size :]) if legal] == sorted(actions)
        assert len(set(actions)) == len(ask.options)
        assert WAIT not in actions
        game.answer(draw.choice(ask.options))


@pytest.mark.parametrize(("name", "setup", "seed"), setups())
def test_worlds_that_look_the_same_to_a_seat_are_the_same_bytes(name: str, setup: dict[str, Any], seed: int) -> None:
    """The twin is redrawn from what the seat knows: whatever differs in its row would be a secret told."""
    assert looked_at(name, setup, seed, None) >= 2


def looked_at(name: str, setup: dict[str, Any], seed: int, leaky: Encoding | None) -> int:
    """Compare twins all along a random game; how many were compared."""
    game, encoding = begun(name, setup, seed)
    encoding = leaky or encoding
    draw = random.Random(seed)
    compared = 0
    for number in range(ANSWERS):
        ask = game.pending
        if ask is None:
            break
        if number % 4 == 0:
            for seat in range(game.rules.seats(game.position)):
                twin = game.determinized(seat, draw.getrandbits(60))
                assert row_for(encoding, game, seat) == row_for(encoding, twin, seat), f"seat {seat}, answer {number}"
                compared += 1
        game.answer(draw.choice(ask.options))
    return compared


class Leaky(Encoding):
    """Tells everybody what is in every pile."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__("leaky")
        self.size, self.actions = encoding.size, encoding.actions
        self.honest = encoding

    def write(self, position: Position, ask: Any, seat: int, into: BytesWriter) -> list[int]:
        actions = self.honest.write(position, ask, seat, into)
        into.write(repr({name: getattr(position, name) for name in position.fields() if name == "hand"}).encode())
        return actions

    def speaker(self, position: Position) -> int:
        return self.honest.speaker(position)


def test_the_comparison_of_twins_finds_a_leak() -> None:
    """Some set-up of some game has a hidden hand, and an encoding that shows it is caught."""
    caught = 0
    for name in registry.names():
        for seed, setup in enumerate(registry.game_type(name).setups()):
            game, encoding = begun(name, setup, seed)
            if "hand" in game.position.fields() and game.rules.has_secrets(game.position):
                try:
                    looked_at(name, setup, seed, Leaky(encoding))
                except AssertionError:
                    caught += 1
    assert caught >= 3


@pytest.mark.parametrize("name", registry.names())
def test_all_set_ups_of_a_game_have_the_same_layout(name: str) -> None:
    """One network can learn all missions of a game, and the version says that it still can."""
    chosen = list(registry.game_type(name).setups())[:: 2 * STRIDE]
    versions = {begun(name, setup, 1)[1].version for setup in chosen}
    assert len(versions) == 1
    assert versions.pop().startswith(f"{name}-")


@pytest.mark.parametrize("name", registry.names())
def test_the_layout_says_what_every_byte_and_every_action_is(name: str) -> None:
    _, encoding = begun(name, next(iter(registry.game_type(name).setups())), 1)
    told = layout(encoding)
    assert repr(encoding.fields[0]).startswith(f"Field({told['fields'][0]['name']}, ")
    assert repr(encoding.regions[0]) == "Region(wait, (1,) at 0, arguments ())"
    at = 0
    for field in told["fields"]:
        assert field["at"] == at
        assert len(field["columns"]) in (0, field["shape"][-1])
        size = 1
        for length in field["shape"]:
            size *= length
        at += size
    assert at == encoding.size
    assert encoding.meaning(0) == "wait"
    meanings = [encoding.meaning(action) for action in range(encoding.actions)]
    assert len(set(meanings)) > encoding.actions * 0.9
    with pytest.raises(EngineError, match="There is no action"):
        encoding.meaning(encoding.actions)


def test_a_game_without_an_encoding_has_the_plain_one() -> None:
    name = registry.names()[0]
    game, own = begun(name, next(iter(registry.game_type(name).setups())), 1)
    plain = PlainEncoding("plain-1", game.rules)
    into = BytesWriter()
    assert game.pending is not None
    actions = plain.write(game.position, game.pending, 0, into)
    assert actions == list(range(1, len(game.pending.options) + 1))
    assert any(into.getvalue()[: plain.size])
    assert plain.actions < own.actions
