"""Narrow and wide terminals: every line fits, and colours are there only where a terminal shows them."""

import io
import re

import pytest

from graveshift.parts.terminal.start import Start
from graveshift.play import Console
from tests.play.evening import Typist, WildTypist, m0, mall, play

ASKED = ("situation", "options", "map", "who", "help", "odds 1", "log 9", "why not search", "habits", "rules noise")


@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["town", "mall"])
def test_every_line_fits(game: str, language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some turns, and everything a player may ask; only the path of a file may be longer."""
    monkeypatch.setenv("COLUMNS", str(columns))
    begun = mall() if game == "mall" else m0()
    begun.language = language
    questions = iter([f"{line}\n" for line in ASKED])
    typist = WildTypist(3, lambda answers: None if answers < 40 else next(questions, "quit\n"))
    evening = play(begun, typist, plain=False)
    lines = [line for line in evening.text.splitlines() if "/" not in line and "[" not in line]
    assert [line for line in lines if len(line) > columns] == []


def test_a_long_prompt_is_wrapped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    begun = Start(game="tiny-epic-zombies", options={"mode": "competitive", "seats": 2}, seed=2)
    evening = play(begun, Typist(), plain=False)
    assert "player 1 alone.\n  Hand over the screen, then press\n  Enter: \n" in evening.text


@pytest.mark.parametrize(("columns", "drawn"), [("100", True), ("60", True), ("40", False)])
def test_the_mall_is_drawn_where_there_is_room(columns: str, drawn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    shown = play(mall(), Typist("map", "quit")).after("map")
    assert ("+---" in shown) == drawn
    assert "W Echo Ridge" in shown


# ---- colours


class Screen(io.StringIO):
    """A terminal that shows colours."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def coloured(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return monkeypatch


def said(sink: io.StringIO, *, plain: bool = False) -> str:
    console = Console(io.StringIO(), sink, plain=plain)
    console.heading("Situation")
    console.say("1. Move to 2R.N (1 Action) [move:2R.N] (UOA-ACT-01)")
    console.mistake("There is no option 9.")
    return sink.getvalue()


def test_a_terminal_shows_colours(coloured: pytest.MonkeyPatch) -> None:
    shown = said(Screen())
    assert "\x1b[1mSituation\x1b[0m" in shown
    assert re.search(r"\x1b\[[\d;]+m1\.\x1b\[0m Move to 2R\.N", shown)
    assert re.search(r"\x1b\[[\d;]+mThere is no option 9\.", shown)
    assert re.sub(r"\x1b\[[\d;]*m", "", shown) == said(io.StringIO())


def test_no_colours_where_nobody_wants_or_sees_them(coloured: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in said(io.StringIO())
    assert "\x1b" not in said(Screen(), plain=True)
    coloured.setenv("TERM", "dumb")
    assert "\x1b" not in said(Screen())
    coloured.setenv("TERM", "xterm-256color")
    coloured.setenv("NO_COLOR", "1")
    assert "\x1b" not in said(Screen())
