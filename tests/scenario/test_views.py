"""What seats see, and what they must not, as a scenario expects it."""

from pathlib import Path

import pytest

from tests.scenario.write import GIVEN, failure, mistake, played

SECRETS = """\
name: secrets
game: tiny-epic-zombies
mode: coop-vs-zombie
humans: {teacher: {facedown: axe}, doctor: {facedown: uzi, seen-by: [teacher]}}
horde: [mallcop]
hand: [grenade-a]
"""


def test_each_seat_sees_its_own(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        expect:
          view:
            zombies: {humans: {teacher: {facedown_card: axe}}, zombie_side: {hand: [grenade-a], hand_size: 1}}
            teacher: {humans: {teacher: {facedown_card: none}, doctor: {facedown_card: uzi}}}
            2: {seat: 1, humans: {doctor: {facedown: true, facedown_card: none}}}
            spectator: {zombie_side: {hand: none, cards: [mallcop]}, humans: 2}
          not-in-view: {1: [axe, grenade-a], doctor: [uzi, axe], spectator: [axe, uzi, grenade-a]}
        """,
        SECRETS,
    )


def test_a_view_changes_with_the_game(tmp_path: Path) -> None:
    played(
        tmp_path,
        """\
        bounty: {top: mauser-c96}
        expect: {view: {1: {zombies: {a: {walker: 2}, b: none}}}, not-in-view: {1: [mauser-c96]}}
        steps:
          - meg: move b
            expect: {view: {spectator: {survivors: {meg: {zone: b}}, objectives: 0}, carl: {active_survivor: meg}}}
        """,
        GIVEN.replace("walker: 2}, c: [brute]", "walker: 2}").replace("skills: []}", "skills: [slippery]}"),
    )


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ("view: {1: {zombie_side: {hand: [grenade-a]}}}", "view.1.zombie_side.hand: expected [grenade-a], found none"),
        ("view: {3: {zombie_side: {hand: none}}}", "view.3.zombie_side.hand: expected none, found [grenade-a]"),
        ("view: {3: {humans: {teacher: {ammo: 1}}}}", "view.3.humans.teacher.ammo: expected 1, found 9"),
        ("view: {3: {humans: {janitor: {ammo: 1}}}}", "view.3.humans.janitor: expected {ammo: 1}, found none"),
        ("not-in-view: {zombies: [axe]}", "not-in-view.zombies: axe stands at humans.0.facedown_card"),
    ],
)
def test_failures(tmp_path: Path, expect: str, told: str) -> None:
    assert told in failure(tmp_path, f"expect: {{{expect}}}\n", SECRETS)


@pytest.mark.parametrize(
    ("more", "path", "reason"),
    [
        ("expect: {view: [axe]}", "expect.view", "Write whose view"),
        ("expect: {view: {7: {}}}", "expect.view.7", "There is no seat `7`."),
        ("expect: {view: {techer: {}}}", "expect.view.techer", "Did you mean `teacher`?"),
        ("expect: {view: {1: axe}}", "expect.view.1", "Here stands a mapping with some of: game, mode"),
        ("expect: {view: {1: {human: {}}}}", "expect.view.1.human", "A view has no `human`. Did you mean `humans`?"),
        ("expect: {not-in-view: {1: axe}}", "expect.not-in-view.1", "Write a list"),
        ("expect: {not-in-view: {1: [ax]}}", "expect.not-in-view.1[0]", "No deck has `ax`"),
    ],
)
def test_mistakes(tmp_path: Path, more: str, path: str, reason: str) -> None:
    told = mistake(tmp_path, more, SECRETS)
    assert (told.path, reason in told.reason) == (path, True), told
