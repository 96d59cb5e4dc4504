"""The sentences of text mode exist in both languages, fit together and are all said somewhere."""

import re
from pathlib import Path
from string import Formatter

import pytest

import graveshift
from graveshift.content import LANGUAGES, Text
from graveshift.kernel.registry import names
from graveshift.parts.terminal import teller_for
from graveshift.parts.terminal.words import sentences
from graveshift.play.commands import COMMANDS

HOME = Path(graveshift.__file__).parent
PLACES = ("play/*.py", "parts/terminal/*.py", "zombicide/terminal/*.py", "games/*/terminal/*.py", "cli/replay.py")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for place in PLACES for path in HOME.glob(place))

# Names that code takes from data: the slots of a survivor, the machines of a view.
FROM_DATA = ("hand1", "hand2", "favourite", "pack1", "pack2", "pack3", "wagon-line", "gatling-line")


def test_both_languages_fill_in_the_same() -> None:
    assert [name for name, text in sentences().items() if fields(text.en) != fields(text.pl)] == []


def test_every_sentence_is_used() -> None:
    """By its whole name, or by the beginning that code completes: `face-{face}`."""
    beginnings = tuple(re.findall(r"""f["']([a-z]+-)\{""", SOURCES))
    idle = [name for name in sentences() if not re.search(rf"""["']{name}["']""", SOURCES)]
    assert [name for name in idle if not name.startswith(beginnings) and name not in FROM_DATA] == []


def test_every_sentence_that_is_said_exists() -> None:
    said = re.findall(r"""words\(\s*["']([a-z0-9_-]+)["']""", SOURCES)
    assert len(said) > 100
    assert sorted(set(said) - set(sentences())) == []


def test_polish_is_not_english() -> None:
    """A sentence of several words is said differently in Polish."""
    assert [name for name, text in sentences().items() if same(text)] == []


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(game: str, language: str) -> None:
    told = " ".join(teller_for(game, language).help())
    habits = graveshift.new(game).rules.habit_choices()
    wanted = [forms[LANGUAGES.index(language)] for name, forms in COMMANDS.items() if habits or name != "habit"]
    other = ("help", "pomoc", "language", "język")  # how one came here; told in the other language
    assert [name for name in wanted if name not in other and not re.search(rf"\b{name}", told)] == []


def fields(words: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(words) if field}


def same(text: Text) -> bool:
    return text.en == text.pl and len(re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^}]+\}", "", text.en))) > 1
