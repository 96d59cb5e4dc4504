"""The rulebooks in Polish: nothing is missing, and every figure and reference is that of the English rule."""

import re

import pytest

from graveshift import rulebook
from graveshift.games.tiny_epic_zombies.content.loading import load as load_mall
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.rulebook.book import Edition, Rule, edition, translated
from graveshift.rulebook.glossary import read_glossary
from graveshift.rulebook.text import by_relevance, whole_rule

BOOKS = tuple(book.game for book in rulebook.books())
RULE_ID = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+-\d+[a-z]?")


def polish(game: str) -> Edition:
    found = edition(game, "pl")
    assert found is not None
    return found


def words_of(rule: Rule) -> str:
    """All that a player reads; the figure in the name of a shop says nothing."""
    return " ".join((rule.title, rule.words, rule.ruling, *rule.edges)).replace("1st Place", "")


def pairs(game: str) -> list[tuple[Rule, Rule]]:
    """Every rule in English beside the same in Polish."""
    return list(zip(rulebook.book(game).rules, rulebook.book(game, "pl").rules, strict=True))


def everything_polish(game: str) -> list[str]:
    """Every rule, and the titles and notes of the chapters and sections."""
    words = polish(game)
    headings = [f"{chapter.title} {chapter.note}" for chapter in words.chapters.values()]
    return [*headings, *words.sections.values(), *(words_of(rule) for rule in rulebook.book(game, "pl").rules)]


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_there(game: str) -> None:
    english, words = rulebook.book(game), polish(game)
    assert set(words.rules) == {rule.id for rule in english.rules}
    assert [rule.id for rule in rulebook.book(game, "pl").rules if rule.language != "pl"] == []


@pytest.mark.parametrize("game", BOOKS)
def test_every_chapter_section_and_place_is_there(game: str) -> None:
    english, words = rulebook.book(game), polish(game)
    assert set(words.chapters) == {chapter.title for chapter in english.chapters}
    for chapter in english.chapters:
        assert bool(words.chapters[chapter.title].note) == bool(chapter.note), chapter.title
    assert set(words.sections) == {rule.section for rule in english.rules} - {""}
    places = {rule.page for rule in rulebook.book(game, "pl").rules}
    assert [place for place in places if re.search(r"\bp\.|\b(only|reading|implied|must)\b", place)] == []


@pytest.mark.parametrize("game", BOOKS)
def test_a_rule_has_the_same_parts_in_both_languages(game: str) -> None:
    for english, found in pairs(game):
        assert found.title, english.id
        assert bool(found.text) == bool(english.words), english.id
        assert bool(found.ruling) == bool(english.ruling), english.id
        assert len(found.edges) == len(english.edges), english.id


@pytest.mark.parametrize("game", BOOKS)
def test_figures_and_references_are_the_same(game: str) -> None:
    for english, found in pairs(game):
        told, retold = words_of(english), words_of(found)
        assert sorted(RULE_ID.findall(retold)) == sorted(RULE_ID.findall(told)), english.id
        assert sorted(re.findall(r"\d+", retold)) == sorted(re.findall(r"\d+", told)), english.id


@pytest.mark.parametrize("game", BOOKS)
def test_the_typography_is_polish(game: str) -> None:
    for words in everything_polish(game):
        assert not re.search(r'(?<!\w)"|"(?!\w)| - |“|—', words), words
        assert words.count("„") == words.count("”"), words


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(r"(?<![\w-])\d+-\d+(?![\w-])", id="a range has a dash: 0–1"),
        pytest.param(r"(?<=[ „(])-\d(?!\d)", id="a minus is one: −2"),
        pytest.param(r"\d\.\d", id="a decimal comma: 1,5"),
        pytest.param(r"->", id="an arrow is one: →"),
        pytest.param(r"(?i)\bopad(a|nię\w+)\b", id="an Overrun is Osaczenie"),
        pytest.param(r"\d Amunicj", id="Ammo is counted in points: 2 punkty Amunicji"),
        pytest.param(r"wszystkie Szuracze|\b[2-4] Szuracze", id="wszyscy Szuracze, 2 Szuraczy"),
        pytest.param(r"Cichociemn|Zeus konny|Odprowadzeni\w+ pary|kart\w+ Garści", id="named as the cards are"),
    ],
)
def test_figures_and_names_are_written_as_poles_write_them(wrong: str) -> None:
    assert [words for game in BOOKS for words in everything_polish(game) if re.search(wrong, words)] == []


def test_skills_and_missions_are_called_as_in_the_game() -> None:
    content = load(BOOK)
    for skill in content.skills.values():
        family = rulebook.title(skill.rule, "pl").partition("[")[0].strip()
        assert skill.name.pl.startswith(family), skill.id
    for mission in content.missions.values():
        assert mission.title.pl in rulebook.title(f"UOA-M{int(mission.id[1:]):02d}-01", "pl")


def test_people_cards_and_objectives_of_the_mall_are_called_as_in_the_game() -> None:
    content = load_mall()
    titles = [rule.title for rule in rulebook.book("tiny-epic-zombies", "pl").rules]
    names = [person.name.pl for person in content.players.values()]
    names += [card.name.pl.partition(" +")[0] for card in content.cards.values()]
    names += [objective.name.pl for objective in content.objectives.values()]
    assert [name for name in names if not any(title.startswith(name) for title in titles)] == []


def test_what_an_edition_lacks_stays_english_and_is_marked() -> None:
    empty = Edition(title="Księga", page="s. ", chapters={}, rules={})
    rule = translated(rulebook.book("undead-or-alive"), empty, "pl").rules[0]
    assert (rule.title, rule.language) == ("Mission rules win", "en")
    assert "Mission rules win (jeszcze nieprzetłumaczona)" in by_relevance([rule], "pl")


def test_a_rule_reads_polish_from_top_to_bottom() -> None:
    shown = whole_rule(rulebook.rule("uoa-noise-4", "pl"), "pl")
    assert "Hałas przy każdym użyciu" in shown
    assert "s. 13, rozdział Hałas" in shown
    assert "Rozstrzygnięcia\n  UOA-AMB-65     Hałas darmowych Akcji" in shown
    assert "Examples" not in shown


@pytest.mark.parametrize("words", ["hałas użyciu", "halas uzyciu", "HAŁASEM użycie"])
def test_search_finds_polish_words_without_accents_and_in_other_cases(words: str) -> None:
    found = rulebook.search(words, rulebook.book("undead-or-alive", "pl").rules)
    assert "UOA-NOISE-04" in {rule.id for rule in found}


def test_a_chapter_is_called_by_its_polish_title() -> None:
    found = rulebook.in_chapter("pole widzenia", rulebook.book("undead-or-alive", "pl").rules)
    assert {rule.id.rpartition("-")[0] for rule in found} == {"UOA-LOS"}


def test_special_rules_bear_the_titles_of_the_polish_book() -> None:
    """Who has the box finds every title of its mission pages: in a goal, or before what we call the rule."""
    goals = [goal.title.pl for mission in load(BOOK).missions.values() for goal in mission.goals]
    told = " ".join([*goals, *(rule.title for rule in rulebook.book("undead-or-alive", "pl").rules)])
    titles = [term.pl.partition(" (")[0] for term in read_glossary("undead-or-alive")["Mission rule titles"]]
    assert len(titles) > 40
    assert [title for title in titles if title not in told] == []
