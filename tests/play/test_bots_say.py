"""What bots say of their plans in the terminal: before what they do, in the language of the game, never to rivals."""

import re
from collections.abc import Mapping

import pytest

from graveshift.bots import Bot, Seat, Seats
from graveshift.kernel.record import start
from graveshift.parts.terminal.start import Start
from tests.play.evening import Evening, WildTypist, play

SAID = r"(?m)^ *(?:Player|Gracz) 2 \(bot\): (.+)$"


def evening(game: str, language: str, bot: str = "greedy", **options: object) -> Evening:
    """Some answers of a person beside a bot."""
    begun = Start(game=game, options={"seats": 2, **options}, seed=7, bots={1: bot}, language=language)
    return play(begun, WildTypist(3, lambda answers: "quit\n" if answers > 90 else None))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("undead-or-alive", {"mission": "m1"}),
        ("gears-and-guns", {"mission": "m1"}),
        ("army-of-the-dead", {"mission": "m2"}),
        ("tiny-epic-zombies", {"mode": "coop"}),
    ],
)
def test_a_bot_says_what_it_is_about_to_do(game: str, options: dict[str, str], language: str) -> None:
    shown = evening(game, language, **options).text
    sentences = re.findall(SAID, shown)
    assert sentences
    assert all(sentence.endswith(".") for sentence in sentences)
    polish = re.compile(" (idzie|rusza|szuka|przeszukuje|atakuje|walczy|zabiera|sprawdza|niesie|zostaje) ")
    assert (sum(1 for sentence in sentences if polish.search(sentence)) > 0) == (language == "pl")


def test_the_sentence_stands_before_what_the_bot_does() -> None:
    """`Player 2 (bot): Molly goes to 2R.D to search there.`, and then `Molly goes to 2R.D.`"""
    shown = evening("undead-or-alive", "en", mission="m1").text
    walks = list(re.finditer(r"\(bot\): (\w+) goes to (\S+) .*\n", shown))
    assert walks
    for walk in walks:
        told = shown[walk.end() :].split("(bot):")[0]
        assert f"- {walk[1]} goes to " in told
        before = shown[: walk.start()]
        assert before.rfind(f"The Turn of {walk[1]} begins") > before.rfind(f"The Turn of {walk[1]} is over")


def test_rivals_hear_nothing() -> None:
    assert not re.search(SAID, evening("tiny-epic-zombies", "en", mode="competitive").text)


def test_a_bot_without_words_says_nothing() -> None:
    assert not re.search(SAID, evening("undead-or-alive", "en", "random", mission="m1").text)


class Talker(Bot):
    """Takes the first option, and says so."""

    def choose(self, seat: Seat) -> str:
        return seat.question.keys[0]

    def explain(self, seat: Seat, key: str) -> dict[str, str]:
        return {"en": key, "pl": key}


def test_it_is_heard_before_the_answer_is_given() -> None:
    game = start("undead-or-alive", {"mission": "m0"}, 3).game
    heard: list[tuple[int, str, int]] = []

    def hear(seat: int, words: Mapping[str, str]) -> None:
        assert game.journal is not None
        assert game.decision is not None
        assert game.decision.option(words["en"]) is not None
        heard.append((seat, words["en"], len(game.journal.keys)))

    Seats(1, {0: Talker()}).play_bots(game, said=hear)
    assert game.journal is not None
    assert heard
    assert all(game.journal.keys[place] == key for _, key, place in heard)
