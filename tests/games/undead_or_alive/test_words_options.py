"""Every question and every option can be said in both languages, with a rule that exists."""

import json
import re
from random import Random

import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.rules import Ask
from graveshift.rulebook import rule
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.codes import TOKEN_CARD
from graveshift.zombicide.telling.keys import KIND_NAMES
from graveshift.zombicide.telling.labels import option_arguments, option_label, option_rule
from graveshift.zombicide.telling.phrases import Phrase
from graveshift.zombicide.telling.prompts import prompt_text, question_name, question_rules
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, shaken, state_of

KINDS = KIND_NAMES | BOOK.teller.kinds
ENGLISH = {"the", "and", "with", "of", "from", "this", "that", "which", "zombies", "survivor", "free"}


def phrases() -> list[tuple[str, Phrase]]:
    own = [
        (f"{name}.{verb}", phrase) for name, q in BOOK.teller.questions.items() for verb, phrase in q.options.items()
    ]
    return own + list(BOOK.teller.options.items())


def test_every_kind_of_question_has_its_words() -> None:
    assert set(KINDS.values()) <= set(BOOK.teller.questions)
    assert set(BOOK.teller.questions) - set(KINDS.values()) == {
        "extra-dice-in-safety",
        "order-of-links",
        "split-zombies-towards",
        "keep-bounty",
        "keep-token",
        "keep-invented",
    }


def test_every_verb_has_its_words() -> None:
    assert {*BOOK.teller.verbs.names.values(), "charge-back"} == set(BOOK.teller.options)


def test_every_rule_named_exists() -> None:
    for question in BOOK.teller.questions.values():
        for name in question.rules:
            assert rule(name).id == name
    for _, phrase in phrases():
        assert rule(phrase.rule).id == phrase.rule


def test_both_languages_name_the_same_things() -> None:
    """What stands in braces in one language stands in the other too."""
    for path, phrase in phrases():
        assert named(phrase.en) == named(phrase.pl), path
    for name, question in BOOK.teller.questions.items():
        assert named(question.prompt.en) == named(question.prompt.pl), name


def named(text: str) -> set[str]:
    """The names in braces, in whatever form they are asked for."""
    return set(re.findall(r"{(\w+)[^}]*}", text))


def test_no_english_is_left_in_polish() -> None:
    spoken = [(path, phrase.pl) for path, phrase in phrases()]
    spoken += [(name, question.prompt.pl) for name, question in BOOK.teller.questions.items()]
    spoken += [(name, text.pl) for name, text in {**BOOK.teller.speech.price, **BOOK.teller.speech.terms}.items()]
    for path, text in spoken:
        words = {word.strip(".,;:!?()'").lower() for word in re.sub(r"{[^}]+}", "", text).split()}
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
    from graveshift.zombicide.telling.keys import option_key

    code = next(code for code in ask.options if option_key(s, ask, code).startswith(start))
    return option_label(s, ask, code, language)


def turn(s: State, who: int) -> Ask:
    from graveshift.zombicide.rules.turn import legal_actions

    s.active = who
    return Ask(s.owner[who], c.ASK_ACTION, legal_actions(s, who), (who,))


def test_a_move_says_what_leaving_costs() -> None:
    """UOA-ACT-02: one Action, and one for each zombie left behind."""
    s = state_of(begun("m0", 3)).copy()
    assert label(s, turn(s, 0), "move:2R.N") == "Move to 2R.N (1 Action)"
    s.zombies[s.zone[0] * s.kinds + c.WALKER] = 1
    ask = turn(s, 0)
    assert label(s, ask, "move:2R.N") == "Move to 2R.N (2 Actions: 1 Walker to leave)"
    assert label(s, ask, "move:2R.N", "pl") == "Ruch do Strefy 2R.N (2 Akcje; w opuszczanej Strefie: 1 Szwendacz)"
    code = next(code for code in ask.options if code >> c.VERB << c.VERB == c.MOVE)
    assert option_rule(s, ask, code) == "UOA-ACT-02"
    assert option_arguments(s, ask, code) == {"verb": "move", "zone": "2R.N", "actions": 2}


def test_a_shot_says_its_range() -> None:
    s = state_of(begun("m0", 3)).copy()
    s.slots[1 * c.SLOTS] = s.tables.card_ids.index("winchester")
    ask = turn(s, 1)
    assert label(s, ask, "shoot:winchester@2R.N") == "Shoot Winchester at 2R.N (range 1, 1 Action)"
    assert (
        label(s, ask, "shoot:winchester@2R.N", "pl")
        == "Atak Dystansowy: Winchester, cel: Strefa 2R.N (Zasięg 1, 1 Akcja)"
    )


def test_one_kind_of_question_may_mean_two_things() -> None:
    """UOA-SKILL-71, UOA-SKILL-27: the order of extra Turns, or of reflexes; UOA-ZACT-11: steps or destinations."""
    s = state_of(begun("m0", 3))
    assert question_name(s, Ask(-1, c.ASK_LINK, [c.NO])) == "order-of-links"
    assert question_name(s, Ask(-1, c.ASK_LINK, [c.NO], (3,))) == "order"
    assert question_name(s, Ask(-1, c.ASK_SPLIT, [c.ZONE], (3, 0, 1, 0))) == "split-zombies"
    assert question_name(s, Ask(-1, c.ASK_SPLIT, [c.ZONE], (3, 0, 1, 1))) == "split-zombies-towards"


def test_a_charge_out_and_back_says_so() -> None:
    """UOA-AMB-102."""
    s = state_of(begun("m0", 3)).copy()
    s.zombies[s.zone[0] * s.kinds + c.WALKER] = 1
    ask = turn(s, 0)
    assert label(s, ask, "charge:2R.NW") == "Charge out of 2R.NW and back (2 Actions: 1 Walker to leave)"
    code = next(code for code in ask.options if code == c.CHARGE + s.zone[0])
    assert option_rule(s, ask, code) == "UOA-AMB-102"


@pytest.mark.parametrize(
    ("origin", "name", "asks", "refuses"),
    [
        (c.BY_SEARCH, "keep-card", "UOA-ACT-08", "UOA-ACT-08"),
        (c.BY_FEAT, "keep-bounty", "UOA-BOUNTY-05", "UOA-AMB-29"),
        (c.BY_INVENTOR, "keep-invented", "UOA-SKILL-44", "UOA-SKILL-44"),
    ],
)
def test_a_new_card_is_kept_by_the_rule_it_came_by(origin: int, name: str, asks: str, refuses: str) -> None:
    s = state_of(begun("m0", 3)).copy()
    ask = Ask(0, c.ASK_KEEP, [c.YES, c.NO], (0, s.tables.card_ids.index("mauser-c96"), origin))
    assert question_name(s, ask) == name
    assert question_rules(s, ask)[0] == asks
    assert option_rule(s, ask, c.NO) == refuses


def test_a_won_weapon_and_a_mission_token_ask_in_words_of_their_own() -> None:
    """UOA-BOUNTY-05, UOA-M07-04."""
    s = state_of(begun("m7", 3)).copy()
    won = Ask(0, c.ASK_KEEP, [c.YES, c.NO], (0, s.tables.card_ids.index("mauser-c96"), c.BY_FEAT))
    assert prompt_text(s, won, "en") == "Carl wins Mauser C96. Keep it?"
    s.slots[0] = s.tables.card_ids.index("pan")
    token = Ask(0, c.ASK_KEEP, [c.DROP], (0, TOKEN_CARD, c.BY_OBJECTIVE))
    assert question_rules(s, token) == ("UOA-M07-04", "UOA-AMB-93")
    assert option_rule(s, token, c.DROP) == "UOA-M07-04"
    assert prompt_text(s, token, "en").endswith("needs a slot of Carl. What makes room?")
