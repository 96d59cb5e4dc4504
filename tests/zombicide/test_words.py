"""Questions and options of a game: its rules, laid over the words that the siblings share."""

import re
from pathlib import Path

import pytest

from graveshift.content import ContentError, Text, read
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.telling.keys import FREE_ACTIONS
from graveshift.zombicide.telling.phrases import EventFile, OwnQuestion, Phrase, Wording, phrase_of
from graveshift.zombicide.telling.teller import FAMILY, Teller
from tests.zombicide.test_book import BOOKS

QUIET = {"feat-live"}
"""What is turned up, but said beside something that is acted out."""
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


@pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
def test_what_is_acted_out_in_the_family_is_acted_out_where_a_game_tells_it_its_own_way(book: Book) -> None:
    assert isinstance(book.teller, Teller)
    own = book.teller.events
    shared = read(FAMILY / "events.yaml", EventFile).events
    assert [name for name, event in shared.items() if "loud" in event.tone and "loud" not in own[name].tone] == []


@pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
def test_whatever_turns_up_a_card_or_dice_is_followed_at_the_table(book: Book) -> None:
    """Only a shuffle goes by unseen."""
    assert isinstance(book.teller, Teller)
    silent = {name for name, event in book.teller.events.items() if event.reveals and "loud" not in event.tone}
    assert {name for name in silent if not name.endswith("reshuffled")} <= QUIET, silent


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_has_a_name_for_every_free_action(language: str) -> None:
    """A dashboard says which Actions are free, and no id is a name."""
    words = (Path(__file__).parents[2] / "web" / "src" / "zombicide" / f"{language}.ts").read_text(encoding="utf-8")
    names = words[words.index("freeKinds: {") :].partition("}")[0]
    assert [kind for kind in FREE_ACTIONS if not re.search(rf'^\s*"?{kind}"?: "', names, re.MULTILINE)] == []
