"""Every word of the box in both languages."""

from collections.abc import Iterator

import msgspec
import pytest

from graveshift.content import Text
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.box import Content
from graveshift.games.undead_or_alive.content.loading import load


@pytest.fixture(scope="module")
def box() -> Content:
    return load(BOOK)


def texts(entry: object, path: str = "") -> Iterator[tuple[str, Text]]:
    """Every bilingual text of the box with the path to it."""
    if isinstance(entry, Text):
        yield path, entry
    elif isinstance(entry, msgspec.Struct):
        for name in entry.__struct_fields__:
            yield from texts(getattr(entry, name), f"{path}.{name}")
    elif isinstance(entry, dict):
        for name, value in entry.items():
            yield from texts(value, f"{path}.{name}")
    elif isinstance(entry, tuple):
        for index, value in enumerate(entry):
            yield from texts(value, f"{path}[{getattr(value, 'id', index)}]")


ENGLISH = {"the", "and", "with", "of", "from", "this", "that", "which", "is", "are", "zombies", "survivor"}
SAME_IN_BOTH = {
    *("Springfield", "Colt SAA", "Remington", "Schofield", "Tomahawk", "Winchester", "Colt Buntline", "Mauser C96"),
    *("Pistolero", "Vade Retro", "Sprint", "Bang!", "BOOM!", "Tender", "Zombie"),
}


def test_both_languages_are_complete(box: Content) -> None:
    """Nothing is empty, and what reads the same in both languages is a name that does."""
    names = {survivor.name.en for survivor in box.survivors.values()} | SAME_IN_BOTH
    for path, text in texts(box):
        assert text.en.strip(), path
        assert text.pl.strip(), path
        assert text.en != text.pl or text.en in names, path


def test_no_english_sentence_is_left_in_polish(box: Content) -> None:
    for path, text in texts(box):
        words = {word.strip(".,;:!?()„”\"'").lower() for word in text.pl.split()}
        assert not words & ENGLISH, path


def test_polish_game_terms_are_those_of_the_book(box: Content) -> None:
    """Skill names follow the glossary, families with their member in place of the bracket."""
    names = {skill.id: skill.name.pl for skill in box.skills.values()}
    assert names["free-search-action"] == "+1 darmowa Akcja: Przeszukiwanie"
    assert names["ironclad-brute"] == "Zakuty łeb: Spaślak"
    assert names["roll-6-damage-ranged"] == "Wynik 6: +1 Obrażenie: Atak Dystansowy"
    assert names["vade-retro-free-combat-action"] == "Vade Retro: +1 darmowa Akcja: Walka"


@pytest.mark.parametrize(("number", "polish"), [(1, "Akcja"), (2, "Akcje"), (5, "Akcji"), (12, "Akcji"), (22, "Akcje")])
def test_polish_counts(box: Content, number: int, polish: str) -> None:
    action = box.names.counted["action"]
    assert action.after(number, "pl") == polish
    assert action.after(number, "en") == ("Action" if number == 1 else "Actions")


def test_the_interface_finds_its_words(box: Content) -> None:
    assert {"player", "zombie", "end", "activation", "spawn"} <= set(box.names.phases)
    assert {"hand", "favourite", "backpack"} == set(box.names.slots)
    assert {"starting", "mobile", "abomination", "corpse-pile"} == set(box.names.spawn_tokens)
    assert {"move", "search", "reorganize", "trade", "melee", "ranged", "reload", "rally"} <= set(box.names.actions)
