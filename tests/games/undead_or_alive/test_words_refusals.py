"""Every refusal is a sentence in English and in Polish."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

import graveshift.games.undead_or_alive.telling.refusals as own
import graveshift.zombicide.telling.refusals as shared
from graveshift.content import Text, read
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.kernel.errors import Refused
from graveshift.kernel.record import start
from graveshift.zombicide.telling.refusals.answers import PEOPLE, ZONES
from graveshift.zombicide.telling.teller import FAMILY
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, shaken

SHARED = sorted(Path(shared.__file__).parent.glob("*.py"))
OWN = sorted(Path(own.__file__).parent.glob("*.py"))
ENGLISH = re.compile(r"\b(the|is|has|not|there|and|of)\b", re.IGNORECASE)


def refused_with(sources: list[Path]) -> dict[str, set[str]]:
    """Every sentence in the source with the names that it is given."""
    found: dict[str, set[str]] = {}
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            sentence = node.args[1 if called == "refused" else 0] if called in ("refuse", "refused") else None
            if isinstance(sentence, ast.Constant):
                given = {str(word.arg) for word in node.keywords}
                given |= {str(key.value) for key in getattr(node.args[-1], "keys", []) if isinstance(key, ast.Constant)}
                found.setdefault(str(sentence.value), set()).update(given)
    return found


def shared_refusals() -> dict[str, set[str]]:
    found = refused_with(SHARED)
    found |= {sentence: {"zone"} for sentence, _ in ZONES.values()}
    found |= {sentence: {"survivor"} for sentence, _ in PEOPLE.values()}
    return found | {
        "{zone} is not one of the choices.": {"zone"},
        "{survivor} is not one of the choices.": {"survivor"},
    }


def own_refusals() -> dict[str, set[str]]:
    found = refused_with(OWN)
    found |= {sentence: {"zone"} for sentence, _ in BOOK.teller.no_zone.values()}
    return found | {sentence: {"survivor"} for sentence, _ in BOOK.teller.no_survivor.values()}


def names(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)[^}]*}", text))


def test_every_sentence_has_its_polish_and_none_is_idle() -> None:
    """The family's sentences stand in its file, and a game's own in the game's."""
    family = {text.en for text in read(FAMILY / "refusals.yaml", list[Text])}
    assert set(shared_refusals()) == family
    assert {*own_refusals()} - family == set(BOOK.teller.refusals) - family


def test_both_languages_fill_in_the_same_names() -> None:
    """Who would act (`survivor`) is filled in by the refusal itself, everything else by whoever refuses."""
    given = {**shared_refusals()}
    for sentence, filled in own_refusals().items():
        given[sentence] = given.get(sentence, set()) | filled
    for text in BOOK.teller.refusals.values():
        assert names(text.en) == names(text.pl), text.en
        assert names(text.en) - {"survivor"} == given[text.en] - {"survivor"}, text.en


def test_sentences_end_and_polish_is_polish() -> None:
    for text in BOOK.teller.refusals.values():
        assert text.en[-1] == text.pl[-1] == ".", text.en
        assert not ENGLISH.search(re.sub(r"{[^}]+}|„[^”]*”", "", text.pl)), text.pl


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_refusal_of_a_shaken_game_is_told_in_both_languages(mission: str) -> None:
    game = begun(mission, 6)
    wishes = [*game.decision.keys] if game.decision is not None else []
    for earlier in played(mission, 5, 60):
        wishes += earlier.decision.keys if earlier.decision is not None else ()
    for seed in range(3):
        s, ask = shaken(game, Random(seed))
        for key in dict.fromkeys([*wishes, "fly", "move:nowhere", "shoot", "carl: move"]):
            refusal = shared.explain(s, ask, key)
            assert_both(refusal)


def assert_both(refusal: Refused) -> None:
    assert set(refusal.sentences) == {"en", "pl"}
    assert refusal.sentences["en"] == refusal.sentence
    assert refusal.sentences["pl"] != refusal.sentence
    assert refusal.told("en") == str(refusal)
    for sentence in refusal.sentences.values():
        assert not re.search(r"{\w+}", sentence)


def test_cards_and_skills_are_called_by_their_polish_names() -> None:
    game = start("undead-or-alive", {"mission": "m0", "survivors": ["carl", "meg"]}, 3).game
    while game.decision is not None and game.decision.kind != "action":
        game.decide(game.decision.keys[0])
    refusal = game.why_not("melee:knife")
    assert refusal is not None
    assert "Nóż" in refusal.told("pl")
    assert refusal.told("pl").endswith(f"({refusal.rule})")
    skill = game.why_not("shove:2R.N")
    assert skill is not None
    assert "Umiejętności „" in skill.told("pl")
