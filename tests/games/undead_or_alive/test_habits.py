"""Skills that a player has settled once answer by themselves, and only where it was meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.kernel.errors import Refused
from graveshift.kernel.record import Table
from graveshift.kernel.replaying import resume
from graveshift.kernel.rules import Ask
from graveshift.scenario import start
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.telling.habits import choices

Habits = dict[str, str]


@pytest.fixture
def stage(tmp_path: Path) -> Stage:
    return Stage(tmp_path)


class Stage:
    """Sets a small scene and the habits of its only player."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, habits: Habits, dice: list[int], zombies: dict[str, Any], **people: dict[str, Any]) -> Table:
        first = next(iter(people))
        scene = {
            "name": "A habit",
            "game": "undead-or-alive",
            "board": {"map": "a b c"},
            "survivors": people,
            "zombies": zombies,
            "active": first,
            "dice": dice,
        }
        file = self.folder / "scene.yaml"
        file.write_text(yaml.safe_dump(scene))
        table = start(file)
        for name, choice in habits.items():
            table.set_habit(0, name, choice)
        return table


def asked(table: Table) -> str:
    return table.game.decision.kind if table.game.decision is not None else ""


def answers(table: Table) -> list[str]:
    return table.record().answers


def trixie(*skills: str, hand: str = "colt-saa", **more: Any) -> dict[str, Any]:
    return {"zone": "a", "hand": [hand], "skills": list(skills), **more}


# ---- re-rolls


def test_without_a_habit_a_re_roll_is_asked(stage: Stage) -> None:
    table = stage({}, [1], {"b": ["walker"]}, trixie=trixie("lucky"))
    table.decide("shoot:colt-saa@b")
    assert asked(table) == "re-roll"


def test_a_re_roll_that_is_never_wanted_is_not_asked(stage: Stage) -> None:
    table = stage({"lucky": "never"}, [1], {"b": ["walker"]}, trixie=trixie("lucky"))
    table.decide("shoot:colt-saa@b")
    assert answers(table) == ["shoot:colt-saa@b", "no"]
    assert asked(table) == "action"


def test_never_is_said_for_each_source(stage: Stage) -> None:
    table = stage({"lucky": "never"}, [1], {"b": ["walker"]}, trixie=trixie("lucky", backpack=["plenty-of-bullets"]))
    table.decide("shoot:colt-saa@b")
    assert asked(table) == "re-roll"


def test_a_miss_is_obviously_rolled_again(stage: Stage) -> None:
    table = stage({"lucky": "obvious"}, [1, 6], {"b": ["walker"]}, trixie=trixie("lucky"))
    table.decide("shoot:colt-saa@b")
    assert answers(table) == ["shoot:colt-saa@b", "reroll:lucky"]


def test_a_roll_between_all_and_nothing_is_asked(stage: Stage) -> None:
    table = stage({"lucky": "obvious"}, [6, 1, 1], {"a": {"walker": 2}}, trixie=trixie("lucky", hand="heavy-saber"))
    table.decide("melee:heavy-saber")
    assert asked(table) == "re-roll"


def test_a_miss_that_would_hit_a_friend_is_asked(stage: Stage) -> None:
    people = {"trixie": {**trixie("lucky"), "hand": ["colt-saa", "colt-saa"]}, "carl": {"zone": "b"}}
    table = stage({"lucky": "obvious"}, [6, 1], {"b": ["walker"]}, **people)
    table.decide("shoot-dual:colt-saa@b")
    assert asked(table) == "re-roll"


# ---- other skills


@pytest.mark.parametrize(("choice", "kills"), [("obvious", 2), ("never", 1)])
def test_reaper(stage: Stage, choice: str, kills: int) -> None:
    table = stage({"reaper": choice}, [6], {"a": {"walker": 3}}, trixie=trixie("reaper-melee", hand="pan"))
    table.decide("melee:pan")
    assert asked(table) == "action"
    assert [event.name for event in table.game.events].count("killed") == kills


def test_hit_and_run_stays_where_no_zombie_is_left(stage: Stage) -> None:
    table = stage({"hit-and-run": "obvious"}, [6], {"a": ["walker"]}, trixie=trixie("hit-and-run", hand="pan"))
    table.decide("melee:pan")
    assert answers(table) == ["melee:pan", "no"]


def test_hit_and_run_is_asked_among_zombies_unless_never(stage: Stage) -> None:
    table = stage({"hit-and-run": "obvious"}, [6], {"a": {"walker": 2}}, trixie=trixie("hit-and-run", hand="pan"))
    table.decide("melee:pan")
    assert asked(table) == "hit-and-run"
    table = stage({"hit-and-run": "never"}, [6], {"a": {"walker": 2}}, trixie=trixie("hit-and-run", hand="pan"))
    table.decide("melee:pan")
    assert asked(table) == "action"


@pytest.mark.parametrize(("choice", "answer"), [("obvious", "who:carl"), ("never", "done")])
def test_steady_hand(stage: Stage, choice: str, answer: str) -> None:
    people = {"trixie": trixie("steady-hand"), "carl": {"zone": "b"}}
    table = stage({"steady-hand": choice}, [1], {"b": ["walker"]}, **people)
    table.decide("shoot:colt-saa@b")
    assert answers(table) == ["shoot:colt-saa@b", answer]


@pytest.mark.parametrize(("choice", "answer"), [("obvious", "yes"), ("never", "no")])
def test_explosives_expert(stage: Stage, choice: str, answer: str) -> None:
    table = stage(
        {"explosives-expert": choice}, [6], {"b": ["walker"]}, trixie=trixie("explosives-expert", hand="dynamite")
    )
    table.decide("throw:dynamite@b")
    assert answers(table) == ["throw:dynamite@b", answer]


def test_explosives_expert_asks_what_to_drop(stage: Stage) -> None:
    full = trixie("explosives-expert", hand="dynamite", backpack=["pan", "knife", "water"])
    table = stage({"explosives-expert": "obvious"}, [6], {"b": ["walker"]}, trixie=full)
    table.decide("throw:dynamite@b")
    assert asked(table) == "keep-dynamite"


@pytest.mark.parametrize(("steady", "kind"), [(["steady-hand"], "steady-hand"), ([], "extra-dice")])
def test_extra_dice_are_rolled_where_nobody_is_endangered(stage: Stage, steady: list[str], kind: str) -> None:
    people = {"trixie": trixie("roll-6-die-ranged", *steady), "carl": {"zone": "b"}}
    table = stage({"roll-6-die": "obvious"}, [6, 1], {"b": ["walker"]}, **people)
    table.decide("shoot:colt-saa@b")
    assert asked(table) == kind


def test_combat_reflexes_are_never_used_or_asked(stage: Stage) -> None:
    table = stage({}, [], {"b": ["walker"]}, trixie=trixie("combat-reflexes"))
    ask = Ask(0, c.ASK_REFLEXES, [c.SHOOT, c.NO], (0, 1))
    rules, position = table.game.rules, table.game.position
    assert rules.habit(position, ask, {"combat-reflexes": "never"}) == c.NO
    assert rules.habit(position, ask, {"lucky": "never"}) is None


# ---- setting them, keeping them, taking back


def test_what_does_not_exist_cannot_be_set(stage: Stage) -> None:
    table = stage({}, [], {}, trixie=trixie())
    with pytest.raises(Refused, match="no habit 'luck'; there are: lucky, plenty"):
        table.set_habit(0, "luck", "never")
    with pytest.raises(Refused, match="'combat-reflexes' is one of ask, never, not 'obvious'"):
        table.set_habit(0, "combat-reflexes", "obvious")


def test_to_ask_again_is_as_if_nothing_had_been_set(stage: Stage) -> None:
    table = stage({"lucky": "never", "reaper": "obvious"}, [], {}, trixie=trixie())
    table.set_habit(0, "lucky", "ask")
    assert table.settings.habits == {0: {"reaper": "obvious"}}


def test_a_record_replays_without_habits_and_keeps_them(stage: Stage) -> None:
    table = stage({"lucky": "obvious"}, [1, 6], {"b": ["walker"]}, trixie=trixie("lucky"))
    table.decide("shoot:colt-saa@b")
    record = table.record()
    assert record.table.habits == {0: {"lucky": "obvious"}}
    assert resume(record).game.digest() == table.game.digest()
    assert resume(record).settings.habits == {0: {"lucky": "obvious"}}


def test_undo_takes_the_automatic_answers_back_together_with_the_answer(stage: Stage) -> None:
    table = stage({"lucky": "obvious"}, [1, 6], {"b": ["walker"]}, trixie=trixie("lucky"))
    before = table.game.digest()
    table.decide("shoot:colt-saa@b")
    table.undo()
    assert answers(table) == []
    assert table.game.digest() == before


def test_every_skill_begins_with_asking_and_obvious_choices_with_not_asking() -> None:
    """UOA-AMB-101, UOA-INV-09: only a player who asks to be asked is asked."""
    first = {habit: choices[0] for habit, choices in choices(BOOK.teller).items()}
    assert first.pop("obvious-choices") == "obvious"
    assert first.pop("discard-cards") == "never"
    assert set(first.values()) == {"ask"}


# ---- choices that seem to help nobody: a habit in the position (UOA-AMB-101)


def wary(stage: Stage) -> Table:
    """May has hit once beside a Walker and a Brute; before that she asked to be asked."""
    may = {"zone": "a", "hand": ["pan"], "skills": ["lucky"], "adrenaline": 6}
    table = stage({"obvious-choices": "ask"}, [6], {"a": ["walker", "brute"]}, may=may)
    table.decide("melee:pan")
    table.decide("no")
    return table


def test_the_habit_is_in_the_record_and_not_among_the_settings_of_the_table(stage: Stage) -> None:
    table = wary(stage)
    assert asked(table) == "assign-hit"
    assert answers(table) == ["habit:obvious-choices=ask", "melee:pan", "no"]
    assert table.settings.habits == {}
    assert table.habits(0) == {"obvious-choices": "ask"}
    again = resume(table.record())
    assert again.game.digest() == table.game.digest()
    assert again.habits(0) == {"obvious-choices": "ask"}


def test_setting_what_is_set_records_nothing(stage: Stage) -> None:
    table = stage({"obvious-choices": "obvious"}, [], {}, trixie=trixie())
    assert answers(table) == []
    table.set_habit(0, "obvious-choices", "ask")
    table.set_habit(0, "obvious-choices", "ask")
    table.set_habit(0, "obvious-choices", "obvious")
    assert answers(table) == ["habit:obvious-choices=ask", "habit:obvious-choices=obvious"]
    assert table.habits(0) == {}


def test_undo_takes_the_last_answer_back_and_leaves_the_habit(stage: Stage) -> None:
    table = wary(stage)
    table.decide("kill:brute")
    assert asked(table) == "action"
    table.set_habit(0, "obvious-choices", "obvious")
    table.undo()
    assert answers(table) == ["habit:obvious-choices=ask", "habit:obvious-choices=obvious"]
    assert table.habits(0) == {}
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo()
    assert table.habits(0) == {}


def test_it_works_from_the_next_question_on_in_the_middle_of_an_attack(stage: Stage) -> None:
    may = {"zone": "a", "hand": ["pan"], "skills": ["lucky"], "adrenaline": 6}
    table = stage({}, [1, 6], {"a": ["walker", "brute"]}, may=may)
    table.decide("melee:pan")
    assert asked(table) == "re-roll"
    table.set_habit(0, "obvious-choices", "ask")
    assert asked(table) == "re-roll"
    table.decide("reroll:lucky")
    assert asked(table) == "assign-hit"
    assert table.game.copy().digest() == table.game.digest()
    assert resume(table.record()).game.digest() == table.game.digest()


@pytest.mark.parametrize(
    ("key", "seat", "sentence"),
    [
        ("habit:luck=ask", 0, "There is no habit 'luck'"),
        ("habit:obvious-choices=never", 0, "'obvious-choices' is one of obvious, ask, not 'never'"),
        ("habit:lucky=never", 0, "no part of the game; the table keeps it"),
        ("habit:obvious-choices=ask", None, "A habit belongs to a seat"),
        ("habit:obvious-choices=ask", 7, "A habit belongs to a seat"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(stage: Stage, key: str, seat: int | None, sentence: str) -> None:
    table = stage({}, [], {}, trixie=trixie())
    with pytest.raises(Refused, match=sentence):
        table.game.decide(key, seat)
    assert answers(table) == []
