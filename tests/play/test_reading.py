"""What a player means by the words they type."""

import pytest

from graveshift.play.commands import read_command
from graveshift.play.reading import as_key, folded

ZONES = ["2R.N", "2R.NE", "8V.I"]
VERBS = {"Move": "move", "Ranged Action": "shoot", "holy-water": "holy-water", "shoot": "shoot", "Ruch": "move"}


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("move 2r.ne", "move:2R.NE"),
        ("Move to 2R.N", "move:2R.N"),
        ("ruch 2R.N", "move:2R.N"),
        ("shoot winchester 2r.ne", "shoot:winchester@2R.NE"),
        ("shoot old timer at 2R.N", "shoot:old-timer@2R.N"),
        ("shoot:winchester@2r.ne", "shoot:winchester@2R.NE"),
        ("ranged action colt 8v.i", "shoot:colt@8V.I"),
        ("holy water 8V.I", "holy-water:8V.I"),
        ("search", "search"),
        ("Fly to the moon", "fly:moon"),
        ("", ""),
    ],
)
def test_words_become_the_key_they_look_like(typed: str, key: str) -> None:
    assert as_key(typed, ZONES, VERBS) == key


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("Concepción, ŻÓŁĆ") == "concepcion, zolc"


@pytest.mark.parametrize(
    ("typed", "name", "rest"),
    [
        ("why not move 2R.N", "why", "move 2R.N"),
        ("Dlaczego nie ruch 2R.N", "why", "ruch 2R.N"),
        ("czemu nie  search", "why", "search"),
        ("rules friendly fire", "rule", "friendly fire"),
        ("?", "help", ""),
        ("Język pl", "language", "pl"),
        ("save /tmp/My Game.json", "save", "/tmp/My Game.json"),
    ],
)
def test_commands_in_both_languages(typed: str, name: str, rest: str) -> None:
    command = read_command(typed)
    assert command is not None
    assert (command.name, command.rest) == (name, rest)


@pytest.mark.parametrize("typed", ["", "move 2R.N", "whyever", "undoing", "3"])
def test_what_is_no_command(typed: str) -> None:
    assert read_command(typed) is None
