"""The rulebooks that are shipped, and the ways to look into them."""

import pytest

from graveshift import rulebook
from graveshift.rulebook.book import spelled_out
from graveshift.rulebook.glossary import Term, read_glossary


def test_all_four_books_are_there() -> None:
    assert [(book.game, len(book.rules)) for book in rulebook.books()] == [
        ("undead-or-alive", 616),
        ("gears-and-guns", 237),
        ("army-of-the-dead", 387),
        ("tiny-epic-zombies", 527),
    ]


def test_no_id_is_used_twice() -> None:
    ids = [rule.id for rule in rulebook.every_rule()]
    assert len(ids) == len(set(ids))


def test_every_rule_says_something() -> None:
    silent = [rule.id for rule in rulebook.every_rule() if not (rule.text or rule.ruling or rule.edges or rule.tests)]
    assert silent == []


def test_every_rule_referred_to_exists() -> None:
    known = {rule.id for rule in rulebook.every_rule()}
    assert {cited for rule in rulebook.every_rule() for cited in rule.refers} <= known


def test_a_rule_is_found_by_its_id() -> None:
    rule = rulebook.rule("UOA-NOISE-04")
    assert (rule.title, rule.page, rule.chapter) == ("Noise with every use", "p.13", "Noise")
    assert rulebook.book_of(rule.id).game == "undead-or-alive"


@pytest.mark.parametrize("spelling", ["uoa-noise-4", "UOA NOISE 04", " uoa_noise_04 ", "UOA-NOISE4"])
def test_an_id_may_be_spelled_loosely(spelling: str) -> None:
    assert spelled_out(spelling) == "UOA-NOISE-04"


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"There is no rule 'UOA-NOSE-04'.*UOA-NOISE-04"):
        rulebook.rule("UOA-NOSE-04")


def test_an_id_without_its_game_names_all_that_end_so() -> None:
    with pytest.raises(rulebook.UnknownRule, match="UOA-NOISE-04, AOTD-NOISE-04, TEZ-NOISE-04"):
        rulebook.rule("noise-4")


def test_the_title_of_an_unknown_id_is_the_id() -> None:
    assert rulebook.title("UOA-NOISE-04") == "Noise with every use"
    assert rulebook.title("toy-rule") == "toy-rule"


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(rulebook.UnknownGame, match=r"'chess'.*undead-or-alive"):
        rulebook.book("chess")


def test_rulings_are_found_from_both_sides() -> None:
    assert "UOA-AMB-65" in {ruling.id for ruling in rulebook.rulings_on(rulebook.rule("UOA-NOISE-04"))}
    shared = rulebook.rule("AOTD-AMB-06")
    assert "UOA-AMB-77" in shared.refers
    assert shared in rulebook.rulings_on(rulebook.rule("UOA-AMB-77"))


def test_search_puts_titles_before_texts_before_edges_and_tests() -> None:
    found = rulebook.search("sprint")
    in_title = ["sprint" in rule.title.lower() for rule in found]
    in_text = ["sprint" in f"{rule.title} {rule.text} {rule.ruling}".lower() for rule in found]
    assert in_title == sorted(in_title, reverse=True)
    assert in_text == sorted(in_text, reverse=True)
    assert in_title[0]
    assert not in_text[-1]


def test_search_wants_every_word_and_knows_their_beginnings() -> None:
    found = rulebook.search("NOISE free act", rulebook.book("undead-or-alive").rules)
    assert "UOA-NOISE-04" in {rule.id for rule in found}
    assert rulebook.search("noise xyzzy") == []
    assert rulebook.search("  ") == []


def test_a_chapter_is_called_by_its_title_or_by_its_word_in_the_ids() -> None:
    rules = rulebook.book("undead-or-alive").rules
    by_title = rulebook.in_chapter("noise", rules)
    assert [rule.id for rule in by_title] == [f"UOA-NOISE-{number:02d}" for number in range(1, 16)]
    assert rulebook.in_chapter("UOA-NOISE", rules) == by_title
    assert {rule.chapter for rule in rulebook.in_chapter("sight", rules)} == {"Line of Sight"}


def test_the_polish_glossary_is_there() -> None:
    terms = read_glossary("undead-or-alive")
    assert Term("Survivor", "Ocalały") in terms["Actors and characteristics"]
    assert read_glossary("gears-and-guns") == {}
