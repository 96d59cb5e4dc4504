"""A scenario fails where its open decision cannot be put to a person."""

import pytest

from graveshift.kernel.chance import Position
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask
from graveshift.scenario.speaking import unspoken
from tests.kernel.toy import PEEK, TURN, Luck, Pot


class Speech(Luck):
    """The toy game with one option that is said otherwise in Polish."""

    said = "peek"

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        if option == PEEK and language == "pl":
            return self.said.format_map({"card": "7"})
        return super().label(position, ask, option, language)


class Silent(Luck):
    """The toy game without a question."""

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        return " "


def told(rules: Luck) -> str | None:
    pot = Pot(1)
    pot.phase = TURN
    decision = Game(rules, pot, None, False).decision
    assert decision is not None
    return unspoken(decision)


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        ("peek at {card}", None),
        ("peek for {price}", "the option `peek` of the decision `turn` cannot be said in 'pl': KeyError: 'price'"),
        ("{{card}}", "the option `peek` of the decision `turn` cannot be said in 'pl': there is a gap in '{card}'"),
        ("", "the option `peek` of the decision `turn` cannot be said in 'pl': there are no words"),
    ],
)
def test_every_option_has_its_words(words: str, trouble: str | None) -> None:
    rules = Speech(40)
    rules.said = words
    assert told(rules) == trouble


def test_every_question_has_its_words() -> None:
    assert told(Silent(40)) == "the question of the decision `turn` cannot be said in 'en': there are no words"
