"""How a game was played: the curve, the findings, luck and skill, and the same in pages as at once."""

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from graveshift.bots import seat_bots
from graveshift.cli import main
from graveshift.coach.analysis import AnalysedRound, Analysis, AnalysisCarry, AnalysisPage, Reader, error
from graveshift.coach.effort import Depth
from graveshift.coach.futures import Future, World
from graveshift.coach.report import as_page, as_text, balance
from graveshift.coach.sharing import analyse, parts, read, together
from graveshift.kernel.record import Record, save, start

BRIEF = Depth(curve=3, first=1, most=8, rounds=2)


@cache
def lost_game() -> Record:
    """A short game of M0 that was played at random, and lost."""
    table = start("undead-or-alive", {"mission": "m0", "seats": 1}, 1)
    seat_bots(1, {0: "random"}, 1).play_bots(table.game)
    assert table.game.outcome is not None
    assert not table.game.outcome.won
    return table.record()


@cache
def analysis() -> Analysis:
    return analyse(lost_game(), 0, BRIEF)


def test_the_rounds_follow_each_other_to_the_end() -> None:
    rounds = analysis().rounds
    assert rounds[0].start == 0
    assert rounds[-1].end == len(lost_game().answers)
    assert rounds[-1].after == 0.0, "The game was lost."
    for one, other in pairwise(rounds):
        assert one.end == other.start
        assert one.after == other.before


def test_luck_and_skill_make_up_the_whole_change() -> None:
    found = analysis()
    change = found.rounds[-1].after - found.rounds[0].before
    assert found.luck + found.skill == pytest.approx(change)
    assert sum(each.luck for each in found.rounds) == pytest.approx(found.luck)


def test_a_finding_names_two_options_and_their_chances() -> None:
    answers = lost_game().answers
    for finding in analysis().findings:
        assert answers[finding.number - 1] == finding.key
        assert finding.other != finding.key
        assert (finding.chance > finding.other_chance) == (finding.kind == "find")
        assert finding.label["en"]
        assert finding.label["pl"]


def test_the_wound_that_lost_the_game_is_a_mistake() -> None:
    """Concepción had one Health left and took the Wound; Meg had two."""
    reader = Reader(lost_game(), 0, Depth(curve=1, first=2, most=8, rounds=1))
    reader.skip_to(AnalysisCarry(answers=len(lost_game().answers) - 1, round=3, start=56, before=0.2))
    page = reader.read(lambda: False)
    assert page.carry is None
    [finding] = page.findings
    assert (finding.kind, finding.key) == ("mistake", "who:concepcion")
    assert finding.chance == 0.0
    assert finding.why["en"].startswith("The game is lost before the next round in 8 of 8 futures")
    assert page.rounds[0].skill < -0.1


def count(steps: int) -> Callable[[], bool]:
    """Enough after so many steps: between two answers, or in the middle of one."""
    left = [steps]

    def enough() -> bool:
        left[0] -= 1
        return left[0] <= 0

    return enough


def test_a_change_within_the_error_of_the_curve_is_no_turning_point() -> None:
    rounds = [
        AnalysedRound(1, 0, 10, 0.36, 0.14, 0.61, 0.67, 0.0, 0.31),
        AnalysedRound(2, 10, 20, 0.67, 0.39, 0.86, 0.0, 0.0, -0.67),
    ]
    assert Analysis("", 0, 20, rounds, [], True).turning_points() == rounds[1:]


def test_pages_are_the_same_as_the_whole() -> None:
    """A server reads a little at a time, in any process, and comes to the same figures."""
    rounds, findings, carry = [], [], AnalysisCarry()
    while True:
        reader = Reader(lost_game(), 0, BRIEF)
        reader.skip_to(carry)
        page = reader.read(count(30))
        rounds += page.rounds
        findings += page.findings
        if page.carry is None:
            break
        carry = msgspec.json.decode(msgspec.json.encode(page.carry), type=AnalysisCarry)
    assert rounds == analysis().rounds
    assert findings == analysis().findings


def test_parts_come_together_in_any_order() -> None:
    """Many processes read a part each, and whoever ends first is heard first."""
    part = parts(lost_game(), 0, BRIEF)
    assert len(part) > len({each.round for each in part}), "A long round is shared out."
    assert [each.first for each in part[1:]] == [each.last for each in part[:-1]]
    assert together(lost_game(), 0, [read(each) for each in reversed(part)]) == analysis()


def test_hits_are_counted_against_what_was_to_be_expected() -> None:
    expected = sum(each.expected_hits for each in analysis().rounds)
    hits = sum(each.hits for each in analysis().rounds)
    assert expected > 0
    assert hits >= 0


def test_a_difference_that_chance_explains_has_a_large_error() -> None:
    wins, loses = Future(1.0, ()), Future(0.0, ())
    assert error([wins] * 4, [loses] * 4) == 0.0
    assert error([wins, loses], [loses, wins]) == pytest.approx(1.0)


Row = Callable[[bool, int], float]
"""The worth of all futures after what was played (or the other option), by the number of the first future."""


def judged(monkeypatch: pytest.MonkeyPatch, usual_is_played: bool, worth: Row) -> AnalysisPage:
    """The page of one answer whose futures are made up."""
    reader = Reader(lost_game(), 0, Depth(curve=1, first=2, most=8, rounds=1))
    reader.skip_to(AnalysisCarry(answers=40, round=-1, start=40))
    while reader.game.decision is None or len(reader.game.decision.keys) < 3:
        reader._play()
    key = lost_game().answers[reader.number]
    assert reader.game.decision is not None
    other = next(each for each in reader.game.decision.keys if each != key)
    usual = key if usual_is_played else other
    monkeypatch.setattr(World, "favourite", lambda self, number: usual)
    monkeypatch.setattr(World, "ideas", lambda self: [other])

    def weighed(self: Reader, world: World, keys: list[str], first: int, count: int) -> list[list[Future]]:
        return [[Future(worth(each == key, first), ())] * count for each in keys]

    monkeypatch.setattr(Reader, "_weighed", weighed)
    monkeypatch.setattr(Reader, "_worth", lambda self: (0.5, 0.4, 0.6))
    last = reader.number
    page = reader.read(lambda: reader.number > last)
    reader._end_round(0.5)
    return AnalysisPage(page.answers, reader.rounds, page.findings, None)


def test_a_missed_chance_is_no_loss_where_one_played_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """The curve does not reckon with unusual ideas: who has none loses nothing on it, and nobody was lucky."""
    page = judged(monkeypatch, True, lambda played, first: 0.5 if played else 0.9)
    assert [finding.kind for finding in page.findings] == ["missed"]
    assert page.rounds[0].skill == 0.0
    assert page.rounds[0].luck == pytest.approx(0.0)


def test_a_mistake_costs_what_going_on_as_usual_would_have_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    page = judged(monkeypatch, False, lambda played, first: 0.5 if played else 0.9)
    assert [finding.kind for finding in page.findings] == ["mistake"]
    assert page.rounds[0].skill == pytest.approx(-0.4)


def test_what_is_found_once_and_not_again_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a hundred answers some look wrong by chance alone."""
    page = judged(monkeypatch, False, lambda played, first: 0.5 if played or first >= 8 else 0.9)
    assert page.findings == []
    assert page.rounds[0].skill == 0.0


def test_decisions_and_luck_add_up_as_they_are_printed() -> None:
    rounds = [
        AnalysedRound(1, 0, 10, 0.504, 0.4, 0.6, 0.333, -0.204, 0.033),
        AnalysedRound(2, 10, 20, 0.333, 0.2, 0.5, 0.006, -0.124, -0.203),
    ]
    told = balance(rounds)
    assert (told["before"], told["after"], told["skill"], told["luck"]) == ("50%", "1%", "−33", "−16")
    told = balance([AnalysedRound(1, 0, 10, 0.625, 0.4, 0.8, 1.0, 0.0, 0.375)])
    assert (told["before"], told["after"], told["luck"]) == ("63%", "100%", "+37"), "as the film says it"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_is_told_in_words_and_on_a_page(language: str) -> None:
    text = as_text(analysis(), language)
    assert "%" in text
    page = as_page(analysis(), language, "evening")
    assert page.count("<svg") == 1
    assert 'class="wide"' in page, "on a phone the curve is moved aside, not made too small to read"
    assert "polyline" in page
    assert f'lang="{language}"' in page


def test_the_numbers_of_rounds_do_not_lie_on_each_other() -> None:
    """Set-up is over after a few answers, so its 0 lay under the 1 of the first Round."""
    rounds = [
        msgspec.structs.replace(analysis().rounds[0], round=number, start=at) for number, at in enumerate((0, 2, 60))
    ]
    page = as_page(msgspec.structs.replace(analysis(), rounds=rounds, answers=200), "en", "evening")
    assert re.findall(r'text-anchor="middle">(\d+)<', page) == ["0", "2"]


def test_the_command_writes_text_and_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = lost_game()
    short = msgspec.structs.replace(
        whole, answers=whole.answers[:3], seats=whole.seats[:3], digests=[], trail=[], seen=[]
    )
    record, page = tmp_path / "evening.json", tmp_path / "page.html"
    save(short, record)
    assert main(["analyse", str(record), "--html", str(page), "--language", "pl"]) == 0
    assert "Szansa na wygraną" in capsys.readouterr().out
    assert "<svg" in page.read_text(encoding="utf-8")
    assert main(["analyse", str(record), "--seat", "2"]) == 2
