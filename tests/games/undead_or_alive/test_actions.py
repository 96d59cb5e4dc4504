"""One Action, one unit: what the Book lists has its key, its words and its reasons against it under one name."""

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.rules.actions import Action, verb_table
from graveshift.zombicide.rules.codes import VERB
from graveshift.zombicide.telling.preview import PREVIEWS
from graveshift.zombicide.telling.refusals import CHECKS


def units(actions: list[Action]) -> list[Action]:
    return [unit for action in actions for unit in [action, *units(action.inside)]]


TELLER = BOOK.teller
NAMES = {verb: name.partition(":")[0] for unit in units(BOOK.actions) for verb, name, _ in unit.verbs}


def test_no_two_actions_share_a_verb_or_a_name() -> None:
    verbs = [verb for unit in units(BOOK.actions) for verb, _, _ in unit.verbs]
    assert len(verbs) == len(set(verbs)) == len(set(NAMES.values()))


def test_every_verb_finds_its_action() -> None:
    table = verb_table(BOOK.actions)
    assert [verb for unit in units(BOOK.actions) for verb, _, _ in unit.verbs if table[verb >> VERB] is not unit] == []


def test_every_action_can_be_refused_and_nothing_else_is() -> None:
    assert set(NAMES.values()) == {*CHECKS, *TELLER.checks}


def test_what_the_family_tells_about_an_action_is_told_once() -> None:
    assert set(CHECKS) & set(TELLER.checks) == set()
    assert set(PREVIEWS) & set(TELLER.previews) == set()


def test_only_actions_are_foretold() -> None:
    assert {*PREVIEWS, *TELLER.previews} <= set(NAMES.values())


def test_every_action_is_called_by_its_name_and_has_words() -> None:
    assert {verb: TELLER.verbs.names[verb] for verb in NAMES} == NAMES
    assert [name for name in NAMES.values() if name not in TELLER.options] == []


def test_other_words_mean_verbs_that_exist() -> None:
    assert [word for word, verb in TELLER.speech.other_words.items() if verb not in TELLER.verbs.known] == []
