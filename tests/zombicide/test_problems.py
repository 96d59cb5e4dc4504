"""The sentences about mistakes in mission files: each is there, is needed, and says the same in both languages."""

import re
import string
from pathlib import Path

import pytest

import graveshift
from graveshift.games.undead_or_alive.missions.words import told as town
from graveshift.zombicide.content.problems import Problems
from graveshift.zombicide.content.problems import told as family

PACKAGE = Path(graveshift.__file__).parent
FOLDERS = {"zombicide": family, "games/undead_or_alive": town}


def named_in(folder: str) -> set[str]:
    """The sentences that the sources of a folder name."""
    texts = [path.read_text(encoding="utf-8") for path in (PACKAGE / folder).rglob("*.py")]
    return {name for text in texts for name in re.findall(r"(?<![.\w])told\(\s*\"([a-z0-9-]+)\"", text)}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_sentence_is_there_and_needed(folder: str) -> None:
    assert named_in(folder) == set(FOLDERS[folder].sentences)


@pytest.mark.parametrize("problems", FOLDERS.values(), ids=list(FOLDERS))
def test_both_languages_tell_the_same_facts(problems: Problems) -> None:
    for name, told in problems.sentences.items():
        assert facts(told.en) == facts(told.pl), name


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_facts_are_filled_in() -> None:
    assert town("is-no-objective", token="crate").en == "`crate` is no Objective."
    spawn = family("can-never-spawn", name="m1", why=town("no-such-spawn-token-or-corpse-pile"))
    assert spawn.pl.startswith("`m1` nigdy się nie namnoży: nie ma takiego żetonu")
