"""Questions and options of a game: its rules, laid over the words that the siblings share."""

import pytest

from graveshift.content import ContentError, Text
from graveshift.zombicide.telling.phrases import OwnQuestion, Phrase, Wording, phrase_of

NOISE = Wording(prompt=Text("Where?", "Gdzie?"), arguments={"zone": "zone"}, options={"zone": Text("Here", "Tu")})


def test_a_question_takes_the_words_that_the_siblings_share() -> None:
    question = OwnQuestion(rules=("SIB-SETUP-01",), options={"zone": "SIB-SETUP-02"}).over("noise", NOISE)
    assert (question.prompt, question.arguments, question.rules) == (NOISE.prompt, {"zone": "zone"}, ("SIB-SETUP-01",))
    assert question.options == {"zone": Phrase(en="Here", pl="Tu", rule="SIB-SETUP-02")}


def test_a_game_may_say_a_shared_question_its_own_way() -> None:
    own = OwnQuestion(rules=("SIB-SETUP-01",), prompt=Text("Which street?", "Która ulica?"))
    assert own.over("noise", NOISE).prompt.en == "Which street?"


def test_a_question_without_words_is_refused_with_its_place() -> None:
    with pytest.raises(ContentError, match=r"questions\.lift: The siblings do not ask this, so it needs a `prompt`"):
        OwnQuestion(rules=("SIB-SETUP-01",)).over("lift", None)
    with pytest.raises(ContentError, match=r"options\.lift: The siblings have no words for this"):
        phrase_of("SIB-SETUP-01", None, "options.yaml", "options.lift")
