"""Records of earlier versions: every one must open, by its positions, by its trail or by its answers.

`tests/records/first` was made before records had a trail, `tests/records/trail` since, and `tests/records/seen` by
0.2.0: with dice from a secret, a nonce, and digests of what was seen. They stay as they are. `tests/records/siblings`
has games of boxes whose rules are still being corrected: where they do not replay, they open as far as they go. So do
games of the four missions whose reconstructed Spawn tokens were laid elsewhere since (docs/tuning.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from graveshift.games import tiny_epic_zombies, undead_or_alive
from graveshift.games.tiny_epic_zombies.content.loading import load as mall_content
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load as undead_or_alive_content
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.kernel import registry
from graveshift.kernel.errors import RecordError
from graveshift.kernel.record import load
from graveshift.kernel.replaying import resume
from graveshift.server.film import film
from graveshift.server.reviving import as_far_as_it_goes
from graveshift.zombicide import game_type

RECORDS = Path(__file__).parent / "records"
SIBLINGS = sorted(RECORDS.glob("siblings/*.json"))
MOVED = [path for path in sorted(RECORDS.glob("*/*.json")) if path.stem in ("m5", "m6", "m7", "m10")]
KEPT = [path for path in sorted(RECORDS.glob("*/*.json")) if path not in SIBLINGS + MOVED]


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", KEPT, ids=name_of)
def test_a_kept_record_opens(path: Path) -> None:
    record = load(path)
    table = resume(record)
    again = table.record()
    assert (again.answers, again.seats) == (record.answers, record.seats)
    assert table.compared == "answers" or again.trail == record.trail


@pytest.mark.parametrize("path", SIBLINGS + MOVED, ids=name_of)
def test_a_record_of_other_rules_or_figures_opens_one_way_or_the_other(path: Path) -> None:
    """It goes on, or it is a film up to where these rules play otherwise."""
    record = load(path)
    try:
        again = resume(record).record()
        assert again.answers == record.answers
    except RecordError:
        beginning = as_far_as_it_goes(record)
        shown = film(beginning, 0, 0, len(record.answers) + 1)
        assert [frame.number for frame in shown.frames] == list(range(len(beginning.answers) + 1))
        assert record.answers[: len(beginning.answers)] == beginning.answers


def test_the_siblings_are_there() -> None:
    assert {load(path).game for path in SIBLINGS} == {"gears-and-guns", "army-of-the-dead"}


def test_a_record_that_no_longer_replays_is_a_film_up_to_there() -> None:
    record = load(SIBLINGS[0])
    beginning = as_far_as_it_goes(msgspec.structs.replace(record, answers=[*record.answers[:-1], "fly:moon"]))
    assert beginning.answers == record.answers[: len(beginning.answers)]
    assert len(beginning.answers) < len(record.answers)
    assert len(film(beginning, 0, 0, 1_000).frames) == len(beginning.answers) + 1


def test_there_is_a_record_of_every_mission_and_mode() -> None:
    for folder in ("first", "trail", "seen"):
        kept = {path.stem for path in RECORDS.glob(f"{folder}/*.json")}
        assert kept >= {options.get("mission") or options["mode"] for options in every_setup()}


def every_setup() -> Iterator[dict[str, Any]]:
    for name in ("undead-or-alive", "tiny-epic-zombies"):
        yield from registry.game_type(name).setups()


def test_a_word_changes_nothing_and_a_figure_does(monkeypatch: pytest.MonkeyPatch) -> None:
    content = undead_or_alive_content(BOOK)
    before = registry.game_type(BOOK.name).version
    card = next(card for card in content.equipment.values() if card.damage)
    renamed = msgspec.structs.replace(card, name=msgspec.structs.replace(card.name, pl=card.name.pl + "."))
    stronger = msgspec.structs.replace(card, damage=(card.damage or 0) + 1)
    for changed, same in ((renamed, True), (stronger, False)):
        other = msgspec.structs.replace(content, equipment={**content.equipment, card.id: changed})
        monkeypatch.setattr(game_type, "load", lambda book, other=other: other)
        assert (undead_or_alive.UndeadOrAliveType(BOOK, SETUP).version == before) == same


def test_a_word_of_the_mall_changes_nothing_and_a_figure_does(monkeypatch: pytest.MonkeyPatch) -> None:
    module = tiny_epic_zombies
    kind, content = module.TinyEpicZombiesType, mall_content()
    before = kind().version
    goal = next(iter(content.objectives.values()))
    renamed = msgspec.structs.replace(goal, name=msgspec.structs.replace(goal.name, pl=goal.name.pl + "."))
    harder = msgspec.structs.replace(goal, goal=goal.goal + 1)
    for changed, same in ((renamed, True), (harder, False)):
        other = msgspec.structs.replace(content, objectives={**content.objectives, goal.id: changed})
        monkeypatch.setattr(module, "load", lambda other=other: other)
        assert (kind().version == before) == same
