"""The one table of events: it is complete, and every event can be said and sent."""

import ast
import json
import re
from pathlib import Path

import pytest

import graveshift
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.telling.events import event_arguments, event_sentence
from graveshift.zombicide.telling.words import PLAIN, WORDS
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, state_of

PACKAGE = Path(graveshift.__file__).parent
RULES = (
    *PACKAGE.glob("zombicide/rules/*.py"),
    *PACKAGE.glob("games/undead_or_alive/rules/*.py"),
    PACKAGE / "kernel/chance.py",
)


NUMBERS = ("number", "dice", "die", "hit", "miss", "wound", "seat", "zombies", "card-count")


def emitted() -> dict[str, set[int]]:
    """Every event in the source with the number of its arguments (-1: as many as there are dice)."""
    found: dict[str, set[int]] = {}
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "emit":
                continue
            about = node.args[2]
            assert isinstance(about, ast.Tuple), ast.unparse(node)
            count = -1 if any(isinstance(part, ast.Starred) for part in about.elts) else len(about.elts)
            for name in names_of(node.args[0]):
                found.setdefault(name, set()).add(count)
    return found


def names_of(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return names_of(node.body) + names_of(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_the_table_has_every_event_and_no_other() -> None:
    assert set(BOOK.teller.events) == set(emitted())


def test_the_table_knows_the_arguments_of_every_event() -> None:
    for name, counts in emitted().items():
        arguments = BOOK.teller.events[name].arguments
        for count in counts:
            if "dice" in arguments.values():
                assert list(arguments.values())[-1] == "dice", name
            else:
                assert count == len(arguments), name


def test_every_type_of_argument_can_be_spoken_or_is_a_number() -> None:
    told = {name: event.arguments for name, event in BOOK.teller.events.items()}
    asked = {name: question.arguments for name, question in BOOK.teller.questions.items()}
    for name, arguments in [*told.items(), *asked.items()]:
        for kind in arguments.values():
            assert kind in WORDS or kind in BOOK.teller.words or kind in ("number", "dice"), name
            assert kind in PLAIN or kind in BOOK.teller.plain or kind in NUMBERS, name


def test_both_languages_name_only_arguments() -> None:
    for name, event in BOOK.teller.events.items():
        for text in (event.text.en, event.text.pl):
            assert text[-1] in ".!}", name
            assert set(re.findall(r"{(\w+)[^}]*}", text)) <= set(event.arguments), name


def test_what_is_rolled_drawn_or_turned_up_reveals() -> None:
    """Undo until something is revealed needs to know these."""
    revealing = {name for name in BOOK.teller.events if BOOK.teller.events[name].reveals}
    assert {"rolled", "rerolled", "extra-dice", "drawn", "zombie-card", "objective-taken", "feat-live"} <= revealing
    assert not revealing & {"moved", "killed", "wounded", "noise-made", "card-moved", "turn-begins"}


def test_every_reason_for_an_end_has_its_sentence() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in RULES)
    named = re.findall(r'(?:mission_lost\(s|end_game\(s, (?:WON|LOST)|gone_for_good\(s, [A-Z_]+), "([a-z-]+)"', source)
    ends = re.findall(r"(?<!def )\b(?:mission_lost|end_game|gone_for_good)\(", source)
    # Two calls hand a reason on that somebody else has named: in `gone_for_good` and in `mission_lost`.
    assert len(ends) == len(named) + 2
    reasons = set(named)
    assert reasons
    assert reasons <= set(BOOK.teller.reasons)
    parts = [path for folder in ("zombicide", "games/undead_or_alive") for path in (PACKAGE / folder).rglob("*.py")]
    everything = "\n".join(path.read_text(encoding="utf-8") for path in parts)
    assert [reason for reason in BOOK.teller.reasons if f'"{reason}"' not in everything] == []


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_event_of_a_random_game_can_be_said(mission: str) -> None:
    for game in played(mission, 23, 150):
        for event in game.news:
            assert event.text("en")[-1] in ".!", event.name
            assert event.text("pl")[-1] in ".!", event.name
            assert json.dumps(event.data)


def test_sentences_read_well() -> None:
    s = state_of(begun("m0", 3))
    zone = s.board.index["2R.N"]
    moved = (0, s.zone[0], zone)
    assert event_sentence(s, "moved", moved, "en") == "Carl goes to 2R.N."
    assert event_sentence(s, "moved", moved, "pl") == "Carl: ruch do Strefy 2R.N."
    assert event_arguments(s, "moved", moved) == {"survivor": "carl", "from": "2R.NW", "to": "2R.N"}
    assert event_sentence(s, "rolled", (1, 6, 2, 4), "en") == "Meg rolls 6, 2, 4."
    assert event_arguments(s, "rolled", (1, 6, 2, 4)) == {"survivor": "meg", "faces": [6, 2, 4]}
    assert event_sentence(s, "wounded", (1, 1, 0), "en") == "Meg suffers 1 Wound (Walker)."
    assert event_sentence(s, "wounded", (1, 2, -1), "pl") == "Meg: 2 Rany (Bratobójczy Ogień)."
    assert event_sentence(s, "spawned", (zone, 0, 5), "pl") == "5 Szwendaczy w Strefie 2R.N."
    assert event_sentence(s, "attack", (1, -1, 3, zone), "en") == "Meg attacks 2R.N: Gatling Gun."
    assert event_sentence(s, "train-started", (-1,), "en") == "The Train starts."


def test_a_live_feat_never_names_its_weapon() -> None:
    """UOA-SETUP-12: only the back of the top card can be read."""
    s = state_of(begun("m0", 3))
    top = s.bounty_top
    weapon = s.tables.card_ids[top]
    assert event_arguments(s, "feat-live", (top,))["feat"].startswith("feat-")
    assert weapon not in json.dumps(event_arguments(s, "feat-live", (top,)))
