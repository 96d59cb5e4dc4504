"""`graveshift record` and `graveshift replay`: a record shown, checked, told as a story, and played on."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from graveshift.bots import Seat, make_bot, seat_bots
from graveshift.cli import main
from graveshift.kernel.record import load, save, start
from graveshift.kernel.registry import names
from graveshift.play.saving import autosaves

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The record of a whole game of two random bots."""
    monkeypatch.setenv("GRAVESHIFT_DATA", str(tmp_path / "data"))
    table = start("undead-or-alive", {"mission": "m0", "seats": 2}, 7)
    seat_bots(2, {0: "random", 1: "random"}, 1).play_bots(table.game)
    path = tmp_path / "game.json"
    table.settings.bots = {0: "random", 1: "random"}
    save(table.record("a long evening"), path)
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(arguments) == code
    out, err = capsys.readouterr()
    assert code or err == ""
    return str(err if code else out)


def changed(path: Path, change: Change) -> Path:
    """The record with something altered."""
    data = json.loads(path.read_text())
    change(data)
    other = path.with_name("changed.json")
    other.write_text(json.dumps(data))
    return other


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", names())
def test_a_record_of_every_game_is_told(
    name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Past the set-up, where rounds and phases are named."""
    table = start(name, {"seats": 2}, 7)
    bot = make_bot("random", 1)
    for _ in range(60):
        if (decision := table.game.decision) is None:
            break
        table.decide(bot.choose(Seat(table.game, decision.seat or 0)), decision.seat)
    path = tmp_path / "evening.json"
    save(table.record(), path)
    story = told(capsys, "replay", str(path), "--language", language)
    assert len(story.splitlines()) > 60


# ---- show and check


def test_show_tells_header_answers_and_outcome(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = load(game)
    shown = told(capsys, "record", "show", str(game))
    assert "game: undead-or-alive\n" in shown
    assert "seed: 7\nmission: m0\nseats: 2\n" in shown
    assert "bots: 1=random, 2=random\nundo: free\nlanguage: en\nnote: a long evening\n" in shown
    assert f"Answers: {len(record.answers)}\nSetup\n  1. player 2, starting-weapon: " in shown
    assert "Round 1, Player Phase\n" in shown
    assert f"[{record.answers[-1]}]" in shown
    assert "Outcome: " in shown


@pytest.mark.parametrize("language", ["en", "pl"])
def test_records_and_stories_fit_80_columns(game: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "record", "show", str(game), "--language", language)
    shown += told(capsys, "replay", str(game), "--language", language)
    assert [line for line in shown.splitlines() if len(line) > 80 and str(game) not in line] == []


def test_a_record_is_shown_in_polish(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "record", "show", str(game), "--language", "pl")
    assert "gra: undead-or-alive\n" in shown
    assert "ziarno: 7\nMisja: m0\n" in shown
    assert "\n  1. gracz 2, starting-weapon: " in shown
    assert "\nWynik: przegrana. Porażka: " in shown
    assert "player" not in shown


def test_show_as_json(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(told(capsys, "record", "show", str(game), "--json"))
    assert [step["key"] for step in shown["answers"]] == load(game).answers
    assert shown["outcome"]["rule"].startswith("UOA-WIN-")


def test_check_compares_every_digest(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = load(game)
    said = told(capsys, "record", "check", str(game), str(game))
    assert said.count(f"the same game: {len(record.answers)} answers, {len(record.digests)} digests") == 2


def wrong_digest(data: dict[str, Any]) -> None:
    data["digests"][3][1] = "0123456789abcdef"


def wrong_answer(data: dict[str, Any]) -> None:
    data["answers"][4] = "fly:moon"


def no_such_decision(data: dict[str, Any]) -> None:
    data["answers"].append("end")
    data["seats"].append(0)


def unknown_field(data: dict[str, Any]) -> None:
    data["colour"] = "blue"


def other_engine(data: dict[str, Any]) -> None:
    data["engine"] = "9.9"


def other_content(data: dict[str, Any]) -> None:
    data["content"] = "0" * 16


def other_format(data: dict[str, Any]) -> None:
    data["format"] = 9


def other_game(data: dict[str, Any]) -> None:
    data["game"] = "monopoly"


def wrong_options(data: dict[str, Any]) -> None:
    data["options"]["mission"] = "m99"


def wrong_seat(data: dict[str, Any]) -> None:
    data["seats"][3] = 1 - data["seats"][3]


def digest_beyond_the_end(data: dict[str, Any]) -> None:
    data["digests"].append([9999, "0123456789abcdef"])


def other_rules_and_trail(data: dict[str, Any]) -> None:
    data["engine"] = "9.9"
    data["trail"][3] = "0" * 16


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (wrong_digest, "differs from the rules before answer"),
        (wrong_answer, "answer 5 ('fly:moon') is not legal there"),
        (no_such_decision, "The game is over"),
        (unknown_field, "unknown field `colour`"),
        (other_rules_and_trail, "made by other rules (engine, content, rules: 9.9"),
        (other_format, "format 9"),
        (other_game, "There is no game 'monopoly'"),
        (wrong_options, "There is no mission 'm99'"),
        (wrong_seat, "answer 4 "),
        (digest_beyond_the_end, "digest"),
    ],
)
def test_a_record_that_is_not_right_is_told_with_place_and_reason(
    game: Path, change: Change, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(game, change)
    before = path.read_bytes()
    said = told(capsys, "record", "check", str(path), code=1)
    assert reason in said
    assert str(path) in said
    assert said.count("\n") == 1
    for command in (["record", "show"], ["replay"], ["play", "--resume"]):
        assert str(path) in told(capsys, *command, str(path), code=2)
    assert path.read_bytes() == before


@pytest.mark.parametrize("change", [other_engine, other_content])
def test_a_record_of_another_version_is_checked_by_its_trail(
    game: Path, change: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told(capsys, "record", "check", str(changed(game, change)))
    assert "made by other rules, and plays the same here" in said


@pytest.mark.parametrize("text", ["", "{", "[]", "Dear aunt,", '{"format": 1}'])
def test_a_file_that_is_no_record(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.json"
    path.write_text(text)
    assert f"{path}: not a Graveshift record" in told(capsys, "record", "check", str(path), code=1)
    assert f"{path}: not a Graveshift record" in told(capsys, "replay", str(path), code=2)
    assert "cannot be read" in told(capsys, "replay", str(tmp_path / "nowhere.json"), code=2)
    assert path.read_text() == text


# ---- replay


def test_a_story_has_banners_answers_events_and_rules(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = told(capsys, "replay", str(game), "--plain")
    assert story.startswith("Zombicide: Undead or Alive. Facing Zombies")
    assert "\nRound 1 begins" in story
    assert "\n1. Player 2: Start with " in story
    assert "(UOA-ROUND-03)" in story
    assert "(UOA-WIN-" in story


def test_a_story_in_polish(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = told(capsys, "replay", str(game), "--language", "pl")
    assert "Runda 1" in story
    assert "Gracz 1: " in story


def test_a_story_can_stop(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = told(capsys, "replay", str(game), "--to", "3")
    assert "\n3. Player" in story
    assert "\n4. Player" not in story
    assert "The story stops here. The question: " in story


def test_events_as_data(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = [json.loads(line) for line in told(capsys, "replay", str(game), "--events").splitlines()]
    assert events[-1]["event"] == "game-over"
    assert {"answer", "key", "event", "rule", "data"} == set(events[0])
    assert all(event["rule"].startswith("UOA-") for event in events)


def test_replay_asks_for_sensible_numbers(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--speed" in told(capsys, "replay", str(game), "--speed", "0", code=2)
    assert "--to" in told(capsys, "replay", str(game), "--to", "-1", code=2)
    assert "is beyond them" in told(capsys, "replay", str(game), "--to", "99999", code=2)


def test_playing_on_begins_a_new_record(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = game.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    shown = told(capsys, "replay", str(game), "--to", "3", "--play")
    assert "Answers so far: 3." in shown
    assert "Your choice, 1 to " in shown
    (kept,) = autosaves()
    assert load(kept).answers[:3] == load(game).answers[:3]
    assert len(load(kept).answers) == 4
    assert game.read_bytes() == before
