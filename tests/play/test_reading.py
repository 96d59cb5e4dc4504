"""What a player means by the words they type."""

import pytest

from graveshift.parts.terminal.reading import as_key, folded
from graveshift.play.commands import Command, begun_commands, read_command, similar_commands

ZONES = {"2R.N": "2R.N", "2R.NE": "2R.NE", "8V.I": "8V.I", "Narzędzia Do Końca 1": "last-hardware.1"}
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
        ("ruch do narzedzia do konca 1", "move:last-hardware.1"),
        ("shoot colt Narzędzia Do Końca 1", "shoot:colt@last-hardware.1"),
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


@pytest.mark.parametrize(
    ("typed", "name", "rest"),
    [
        ("ma", "map", ""),
        ("sit", "situation", ""),
        ("sytu", "situation", ""),
        ("loo 2R.N", "look", "2R.N"),
        ("Wyjaś woda", "explain", "woda"),
        ("wh not search", "why", "search"),
    ],
)
def test_the_beginning_of_a_command_will_do(typed: str, name: str, rest: str) -> None:
    assert Command(name, rest) in begun_commands(typed)


@pytest.mark.parametrize("typed", ["", "car", "zzz", "mop"])
def test_what_no_command_begins_with(typed: str) -> None:
    """`card` is another word for `explain`, but `car` is rather Carl."""
    assert begun_commands(typed) == []


def test_a_slip_of_the_finger_is_understood() -> None:
    assert similar_commands("sitaution") == ["situation"]
    assert similar_commands("wyjasnji woda") == ["wyjaśnij"]
    assert similar_commands("dance") == []
