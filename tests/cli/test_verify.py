"""`graveshift verify`: says "fair", or what is not."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from graveshift.cli import main
from graveshift.kernel.keyed import Keyed, commitment, new_secret
from graveshift.kernel.record import Chance, Record, fair_chance, save, start

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A fair game of many Spawn Steps, into which one player has mixed something."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 2}, 1, None, fair_chance())
    table.mix(1, token_hex(16))
    while not table.game.over and len(table.record().answers) < 60:
        table.game.answer(table.game.codes[-1])
    path = tmp_path / "evening.json"
    save(table.record(), path)
    return path


def said_of(capsys: pytest.CaptureFixture[str], path: Path, *more: str, code: int) -> str:
    assert main(("verify", str(path), *more)) == code
    out, err = capsys.readouterr()
    return str(err if code else out)


def test_a_fair_game_is_called_fair_in_both_languages(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = said_of(capsys, fair, code=0)
    assert "fair." in said
    assert "Mixed in by players: 2." in said
    assert "uczciwie" in said_of(capsys, fair, "--language", "pl", code=0)
    shown = json.loads(fair.read_text())["chance"]["commitment"]
    assert "fair." in said_of(capsys, fair, "--commitment", shown.upper(), code=0)


def another_secret(data: dict[str, Any]) -> None:
    data["chance"]["secret"] = new_secret()


def a_lucky_secret(data: dict[str, Any]) -> None:
    """Even with a commitment that fits it: the dice were others."""
    data["chance"]["secret"] = new_secret()
    data["chance"]["commitment"] = commitment(data["chance"]["secret"])


def another_nonce(data: dict[str, Any]) -> None:
    data["chance"]["nonces"][0][2] = token_hex(16)


def loaded_dice(data: dict[str, Any]) -> None:
    data["script"] = {"dice": [6, 6, 6], "draws": {}}


def not_told(data: dict[str, Any]) -> None:
    data["chance"]["secret"] = ""


def a_nonce_that_was_never_in(data: dict[str, Any]) -> None:
    """Its owner finds it in the record, and not one die depended on it."""
    data["chance"]["nonces"].append([9_999, 0, token_hex(16)])


def a_nonce_before_the_first(data: dict[str, Any]) -> None:
    data["chance"]["nonces"] = [[5, 0, token_hex(16)], *data["chance"]["nonces"]]


def nothing_to_compare(data: dict[str, Any]) -> None:
    """Not a word of what was seen, as if other dice had been shown."""
    data |= {"digests": [], "trail": [], "seen": []}


def somebody_else_s_nonce(data: dict[str, Any]) -> None:
    """Player 1 mixed nothing in, and finds a nonce in their name."""
    data["chance"]["nonces"][0][1] = 7


def other_rules_and_no_trail(data: dict[str, Any]) -> None:
    """As if it were too old to be compared: legal answers alone say nothing of dice."""
    nothing_to_compare(data)
    data["rules"] = "older"


def other_rules_and_hardly_a_trail(data: dict[str, Any]) -> None:
    """As if it were too old to compare positions, and of its trail only the beginning: the dice were others."""
    a_lucky_secret(data)
    data |= {"rules": "older", "digests": data["digests"][:1], "trail": data["trail"][:1], "seen": []}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (another_secret, "the secret is not the one committed to"),
        (a_lucky_secret, "answer"),
        (another_nonce, "answer"),
        (loaded_dice, "3 dice and 0 cards were laid down"),
        (not_told, "told when the game is over"),
        (a_nonce_that_was_never_in, "player 1 mixed in at a place where nothing was mixed in"),
        (a_nonce_before_the_first, "answer"),
        (nothing_to_compare, "leaves out digests"),
        (somebody_else_s_nonce, "one that never sat there"),
        (other_rules_and_no_trail, "shows nothing of its dice"),
        (other_rules_and_hardly_a_trail, "leaves out digests"),
    ],
)
def test_what_is_not_fair_is_said(fair: Path, change: Change, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(fair.read_text())
    change(data)
    fair.write_text(json.dumps(data))
    assert reason in said_of(capsys, fair, code=1)


def test_a_commitment_that_was_not_the_one_shown_is_said(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "you were shown 00ff" in said_of(capsys, fair, "--commitment", "00ff", code=1)


def test_a_seeded_game_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "seeded.json"
    save(start("undead-or-alive", {"mission": "m0"}, 7).record(), path)
    assert "come from the seed 7" in said_of(capsys, path, code=1)


class Loaded(Keyed):
    """A stream of which one word was exchanged, so that a die shows one more."""

    def __init__(self, secret: str, exchanged: int) -> None:
        super().__init__(secret)
        self.exchanged = exchanged

    def at(self, counter: int) -> int:
        word = super().at(counter)
        return (word + 2**64 // 6) % 2**64 if counter == self.exchanged else word


SHOT = ("card:springfield", "who:jimmy", "activate:jimmy", "move:2R.N", "shoot:springfield@2R.NE", "end")


def evening(exchanged: int = -1) -> Record:
    """Jimmy shoots once at the walkers of M0, by a fixed secret under which he misses."""
    secret = "01" * 32
    table = start("undead-or-alive", {"mission": "m0"}, 1, None, Chance(commitment(secret), secret))
    table.game.position.source = Loaded(secret, table.game.position.rng + exchanged)
    for key in SHOT:
        table.decide(key)
    return table.record()


@pytest.mark.skipif(os.environ.get("GRAVESHIFT_FORM") == "compiled", reason="no stream can stand in for a compiled one")
def test_a_die_that_changes_nothing_is_compared_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody exchanges a die: the shot misses either way, and every position is the same."""
    honest, changed = evening(), evening(exchanged=1)
    assert (changed.digests, changed.trail) == (honest.digests, honest.trail)
    assert changed.seen != honest.seen
    path = tmp_path / "evening.json"
    save(honest, path)
    assert "fair." in said_of(capsys, path, code=0)
    save(changed, path)
    assert "Other dice or cards were seen" in said_of(capsys, path, code=1)


def test_a_record_that_does_not_say_what_was_seen_is_told(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(fair.read_text())
    data["seen"] = []
    fair.write_text(json.dumps(data))
    assert "a die that changed nothing is not compared" in said_of(capsys, fair, code=0)


def test_a_record_that_leaves_digests_out_is_not_fair(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(fair.read_text())
    for name in ("digests", "trail", "seen"):
        del data[name][3]
    fair.write_text(json.dumps(data))
    assert "leaves out digests" in said_of(capsys, fair, code=1)


def test_what_was_mixed_in_late_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever knows the secret could choose what came then."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 2}, 1, None, fair_chance())
    table.game.answer(table.game.codes[0])
    table.mix(0, token_hex(16))
    path = tmp_path / "late.json"
    save(table.record(), path)
    assert "Player 1 mixed in after answer 1" in said_of(capsys, path, code=0)


def test_a_player_who_mixes_in_twice_is_not_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each seat may once; a second nonce in its name is somebody else's."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 2}, 1, None, fair_chance())
    table.mix(0, token_hex(16))
    table.mix(0, token_hex(16))
    path = tmp_path / "twice.json"
    save(table.record(), path)
    assert "names a player twice" in said_of(capsys, path, code=1)


def test_a_nonce_of_nobody_is_not_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever runs the server could choose what nobody at the table has mixed in."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 2}, 1, None, fair_chance())
    table.mix(-1, token_hex(16))
    for _ in range(10):
        table.game.answer(table.game.codes[-1])
    save(table.record(), tmp_path / "nobody.json")
    assert "one that never sat there" in said_of(capsys, tmp_path / "nobody.json", code=1)


def test_what_was_taken_back_is_said(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "taken back" not in said_of(capsys, fair, code=0)
    data = json.loads(fair.read_text())
    data["undone"] = [[3, 2], [5, 1]]
    fair.write_text(json.dumps(data))
    assert "with what they had turned up: 3." in said_of(capsys, fair, code=0)


def test_a_position_that_was_laid_out_is_said(fair: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its dice may be fair; that a deck held nothing but luck was somebody's choice."""
    assert "laid out" not in said_of(capsys, fair, code=0)
    scenario = {
        "name": "a lucky deck",
        "game": "undead-or-alive",
        "board": {"map": "a b", "buildings": {"house": ["a"]}, "openings": ["a-b"]},
        "survivors": {"meg": {"zone": "a", "skills": []}},
        "decks": {"equipment": {"only": ["winchester", "winchester"]}},
        "spawn-tokens": [{"kind": "starting", "zone": "b"}],
    }
    table = start("undead-or-alive", {"scenario": scenario}, 1, None, fair_chance())
    table.game.answer(table.game.codes[0])
    save(table.record(), tmp_path / "lucky.json")
    assert "a position that somebody laid out" in said_of(capsys, tmp_path / "lucky.json", code=0)
    assert "ustawionej pozycji" in said_of(capsys, tmp_path / "lucky.json", "--language", "pl", code=0)
