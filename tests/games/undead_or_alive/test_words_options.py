"""Every question and every option can be said in both languages, with a rule that exists."""

import json
import re
from random import Random

import pytest

from graveshift.games.undead_or_alive.data.phrases import Phrase
from graveshift.games.undead_or_alive.keys import KIND_NAMES
from graveshift.games.undead_or_alive.labels import VERB_NAMES, option_arguments, option_label, option_rule
from graveshift.games.undead_or_alive.prompts import question_name
from graveshift.games.undead_or_alive.words import options, questions, speech
from graveshift.kernel.rules import Ask
from graveshift.rulebook import rule
from graveshift.zombicide import codes as c
from graveshift.zombicide.state import State
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, shaken, state_of

ENGLISH = {"the", "and", "with", "of", "from", "this", "that", "which", "zombies", "survivor", "free"}


def phrases() -> list[tuple[str, Phrase]]:
    own = [(f"{name}.{verb}", phrase) for name, q in questions().items() for verb, phrase in q.options.items()]
    return own + list(options().items())


def test_every_kind_of_question_has_its_words() -> None:
    assert set(KIND_NAMES.values()) <= set(questions())
    assert set(questions()) - set(KIND_NAMES.values()) == {"order-of-links", "split-zombies-towards"}


def test_every_verb_has_its_words() -> None:
    assert set(VERB_NAMES.values()) == set(options())


def test_every_rule_named_exists() -> None:
    for question in questions().values():
        for name in question.rules:
            assert rule(name).id == name
    for _, phrase in phrases():
        assert rule(phrase.rule).id == phrase.rule


def test_both_languages_name_the_same_things() -> None:
    """What stands in braces in one language stands in the other too."""
    for path, phrase in phrases():
        assert sorted(re.findall(r"{\w+}", phrase.en)) == sorted(re.findall(r"{\w+}", phrase.pl)), path
    for name, question in questions().items():
        braces = sorted(re.findall(r"{\w+}", question.prompt.en))
        assert braces == sorted(re.findall(r"{\w+}", question.prompt.pl)), name


def test_no_english_is_left_in_polish() -> None:
    spoken = [(path, phrase.pl) for path, phrase in phrases()]
    spoken += [(name, question.prompt.pl) for name, question in questions().items()]
    spoken += [(name, text.pl) for name, text in {**speech().price, **speech().terms}.items()]
    for path, text in spoken:
        words = {word.strip(".,;:!?()'").lower() for word in re.sub(r"{\w+}", "", text).split()}
        assert not words & ENGLISH, path


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_question_of_a_random_game_can_be_said(mission: str) -> None:
    for game in played(mission, 11, 120):
        decision = game.decision
        assert decision is not None
        assert decision.rules
        for language in ("en", "pl"):
            assert decision.prompt(language)[-1] in ".?!"
            labels = [option.label(language) for option in decision.options]
            assert all(labels)
        for option in decision.options:
            assert rule(option.rule).id == option.rule
            assert option.arguments["verb"] == option.key.split(":")[0]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_action_can_be_said(mission: str) -> None:
    """In positions where everything is possible; arguments are plain data."""
    game = begun(mission, 5)
    for seed in range(4):
        s, ask = shaken(game, Random(seed))
        for code in ask.options:
            for language in ("en", "pl"):
                assert "{" not in option_label(s, ask, code, language)
            assert rule(option_rule(s, ask, code))
            assert json.dumps(option_arguments(s, ask, code))


def label(s: State, ask: Ask, start: str, language: str = "en") -> str:
    """The label of the first option whose key begins so."""
    from graveshift.games.undead_or_alive.keys import option_key

    code = next(code for code in ask.options if option_key(s, ask, code).startswith(start))
    return option_label(s, ask, code, language)


def turn(s: State, who: int) -> Ask:
    from graveshift.games.undead_or_alive.turn import legal_actions

    s.active = who
    return Ask(s.owner[who], c.ASK_ACTION, legal_actions(s, who), (who,))


def test_a_move_says_what_leaving_costs() -> None:
    """UOA-ACT-02: one Action, and one for each zombie left behind."""
    s = state_of(begun("m0", 3)).copy()
    assert label(s, turn(s, 0), "move:2R.N") == "Move to 2R.N (1 Action)"
    s.zombies[s.zone[0] * c.KINDS + c.WALKER] = 1
    ask = turn(s, 0)
    assert label(s, ask, "move:2R.N") == "Move to 2R.N (2 Actions: 1 Walker to leave)"
    assert label(s, ask, "move:2R.N", "pl") == "Ruch: 2R.N (2 Akcje; w opuszczanej Strefie: 1 Szwendacz)"
    code = next(code for code in ask.options if code >> c.VERB << c.VERB == c.MOVE)
    assert option_rule(s, ask, code) == "UOA-ACT-02"
    assert option_arguments(s, ask, code) == {"verb": "move", "zone": "2R.N", "actions": 2}


def test_a_shot_says_its_range() -> None:
    s = state_of(begun("m0", 3)).copy()
    s.slots[1 * c.SLOTS] = s.tables.card_ids.index("winchester")
    ask = turn(s, 1)
    assert label(s, ask, "shoot:winchester@2R.N") == "Shoot Winchester at 2R.N (range 1, 1 Action)"
    assert label(s, ask, "shoot:winchester@2R.N", "pl") == "Strzał: Winchester, cel 2R.N (Zasięg 1, 1 Akcja)"


def test_one_kind_of_question_may_mean_two_things() -> None:
    """UOA-SKILL-71, UOA-SKILL-27: the order of extra Turns, or of reflexes; UOA-ZACT-11: steps or destinations."""
    assert question_name(Ask(-1, c.ASK_LINK, [c.NO])) == "order-of-links"
    assert question_name(Ask(-1, c.ASK_LINK, [c.NO], (3,))) == "order"
    assert question_name(Ask(-1, c.ASK_SPLIT, [c.ZONE], (3, 0, 1, 0))) == "split-zombies"
    assert question_name(Ask(-1, c.ASK_SPLIT, [c.ZONE], (3, 0, 1, 1))) == "split-zombies-towards"
