"""What every game must keep, whatever its rules: the checks of the conformance test, for any game in the registry.

Each check plays one game at random and fails with an AssertionError where the game breaks a promise of the kernel.
`python -m tests.conformance` replays records from standard input and prints what came of each: the fresh process.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from graveshift import rulebook
from graveshift.kernel.errors import GraveshiftError, Refused
from graveshift.kernel.game import Game
from graveshift.kernel.record import Record, Table, decode, resume, start
from graveshift.kernel.thaw import freeze, thaw

LONGEST = 20_000
LANGUAGES = ("en", "pl")

Setup = dict[str, Any]
Check = Callable[[str, Setup, int], None]


# ---- random play


def random_tables(name: str, setup: Setup, seed: int, every: int = 1) -> Iterator[Table]:
    """A table in random play: at every so many decisions, and at the end.

    Every other seed is curious: it takes every kind of option equally often, so that rare ones come up.
    """
    table = start(name, setup, seed)
    chance = random.Random(seed)
    choose = curious if seed % 2 else chance_of_each
    decisions = 0
    while table.game.codes:
        if decisions % every == 0:
            yield table
        table.game.answer(choose(table.game, chance))
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
    yield table


def chance_of_each(game: Game, chance: random.Random) -> int:
    return chance.choice(game.codes)


def curious(game: Game, chance: random.Random) -> int:
    """First a kind of option (what its key begins with), then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for key, code in zip(keys(game), game.codes, strict=True):
        kinds.setdefault(key.partition(":")[0], []).append(code)
    return chance.choice(kinds[chance.choice(list(kinds))])


def play_on(game: Game, seed: int, steps: int) -> list[str]:
    """Some random answers; the digest after each of them."""
    chance = random.Random(seed)
    digests = []
    for _ in range(steps):
        if not game.codes:
            break
        game.answer(chance.choice(game.codes))
        digests.append(game.digest())
    return digests


def keys(game: Game) -> tuple[str, ...]:
    return game.decision.keys if game.decision is not None else ()


# ---- the promises


def ends(name: str, setup: Setup, seed: int) -> None:
    """The game ends within a bound, never stuck, with a reason and its rule; a playout ends the same way."""
    table = start(name, setup, seed)
    swift, slow = table.game.playout(), table.game.copy()
    chance = random.Random(seed)
    decisions = 0
    while slow.codes:
        assert swift.codes == slow.codes
        code = chance.choice(slow.codes)
        swift.answer(code)
        slow.answer(code)
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
    assert swift.over
    assert swift.outcome == slow.outcome
    assert slow.outcome is not None, "there is no question and no outcome"
    assert slow.outcome.reason
    known_rule(name, slow.outcome.rule)


def copies_are_independent(name: str, setup: Setup, seed: int) -> None:
    """A copy stands at the same decision, plays the same game, and neither feels what the other does."""
    for table in random_tables(name, setup, seed, every=5):
        game = table.game
        before = game.digest()
        twin = game.copy()
        assert twin.digest() == before, "a copy has another digest"
        assert keys(twin) == keys(game), "a copy has other options"
        played = play_on(twin, seed, steps=6)
        assert game.digest() == before, "playing a copy has changed the original"
        assert play_on(game.copy(), seed, steps=6) == played, "two copies play different games"
        assert play_on(game.fork(), seed, steps=6) == played, "a fork plays another game"


def data_gives_the_game_back(name: str, setup: Setup, seed: int) -> None:
    """The plain data of any decision, also in the middle of a segment, is the whole game."""
    for table in random_tables(name, setup, seed, every=2):
        game = table.game
        twin = thaw(game.rules, msgspec.json.decode(msgspec.json.encode(freeze(game))))
        assert twin.digest() == game.digest(), "data gives another position"
        assert keys(twin) == keys(game), "data gives other options"
        assert twin.view() == game.view(), "data gives another view"
        assert play_on(twin, seed, steps=3) == play_on(game.copy(), seed, steps=3), "data gives another game"


def records_are_saves(name: str, setup: Setup, seed: int) -> None:
    """A game saved at any decision and loaded again goes on as if nothing had been."""
    for table in random_tables(name, setup, seed, every=17):
        record = table.record()
        again = resume(decode(msgspec.json.encode(record), "a save"))
        assert again.game.digest() == table.game.digest(), "a saved game comes back different"
        assert keys(again.game) == keys(table.game), "a saved game comes back with other options"
        assert again.record() == record
        assert [str(event) for event in again.game.events] == [str(event) for event in table.game.events]


def undo_then_redo(name: str, setup: Setup, seed: int) -> None:
    """What is taken back and done again is the same game; everything can be taken back."""
    for table in random_tables(name, setup, seed, every=11):
        answers = table.record().answers
        if not answers:
            continue
        digest, events = table.game.digest(), len(table.game.events)
        table.undo()
        kept = len(table.record().answers)
        assert kept < len(answers), "undo takes nothing back"
        for key in answers[kept:]:
            table.game.decide(key)
        assert table.game.digest() == digest, "undo and redo give another position"
        assert len(table.game.events) == events, "undo and redo give another story"
    while table.record().answers:
        table.undo()
    assert table.game.digest() == start(name, setup, seed).game.digest(), "undo does not lead to the beginning"


def views_do_not_leak(name: str, setup: Setup, seed: int) -> None:
    """Positions that differ only in hidden things look the same, and have the same question for who is asked.

    A question put to one seat is for that seat alone: its options may name cards of a hidden hand.
    """
    for table in random_tables(name, setup, seed, every=6):
        game = table.game
        for seat in (None, *range(game.rules.seats(game.position))):
            seen = msgspec.json.encode(game.view(seat))
            for rng in (12345, 2**64 - 99):
                twin = game.determinized(seat, rng)
                assert msgspec.json.encode(twin.view(seat)) == seen, f"seat {seat} sees something hidden"
                assert twin.outlook(seat) == game.outlook(seat), f"the outlook tells seat {seat} something hidden"
                if game.decision is None or game.decision.seat in (None, seat):
                    assert keys(twin) == keys(game), f"the options tell seat {seat} something hidden"
                play_on(twin, seed, steps=2)
            assert msgspec.json.encode(game.view(seat)) == seen


def pieces_are_conserved(name: str, setup: Setup, seed: int) -> None:
    """Nothing appears and nothing vanishes. (In the middle of a segment a card may be on its way.)"""
    first: dict[str, int] = {}
    for table in random_tables(name, setup, seed):
        game = table.game
        if not game.at_boundary() or game.over:
            continue
        pieces = game.rules.pieces(game.position)
        first = first or pieces
        assert pieces == first, "pieces have appeared or vanished"
        assert min(pieces.values()) >= 0


def words_are_there(name: str, setup: Setup, seed: int) -> None:
    """Every question, option and event has its words in every language and a rule that exists; keys are unique."""
    told = 0
    for table in random_tables(name, setup, seed, every=3):
        decision = table.game.decision
        if decision is None:
            continue
        assert decision.kind
        assert decision.rules, f"'{decision.kind}' has no rule"
        for rule in decision.rules:
            known_rule(name, rule)
        assert len(set(decision.keys)) == len(decision.keys), f"'{decision.kind}' has equal keys: {decision.keys}"
        for language in LANGUAGES:
            spoken(decision.prompt(language), f"the question '{decision.kind}'", language)
            labels = [option.label(language) for option in decision.options]
            for label, key in zip(labels, decision.keys, strict=True):
                spoken(label, f"the option '{key}'", language)
        for option in decision.options:
            assert option.key == option.key.strip() != ""
            known_rule(name, option.rule)
            msgspec.json.encode(option.arguments)
        events = table.game.events
        for event in events[told:]:
            known_rule(name, event.rule)
            msgspec.json.encode(event.data)
            for language in LANGUAGES:
                spoken(event.text(language), f"the event '{event.name}'", language)
        told = len(events)


def previews_change_nothing(name: str, setup: Setup, seed: int) -> None:
    """Odds and consequences are told without touching the game."""
    for table in random_tables(name, setup, seed, every=13):
        game = table.game
        if game.decision is not None:
            before = game.digest()
            for option in game.decision.options[:6]:
                msgspec.json.encode(option.preview())
            assert game.digest() == before, "a preview has changed the game"


def refusals_are_sentences(name: str, setup: Setup, seed: int) -> None:
    """Whatever is no option is refused with a sentence, and a rule that exists if any; nothing changes."""
    seen: dict[str, None] = dict.fromkeys(("", "x", "move:nowhere", "a:b:c>d", ":", "@", "end", "roll:é" + "z" * 500))
    chance = random.Random(seed)
    for table in random_tables(name, setup, seed, every=4):
        game = table.game
        before, options = game.digest(), keys(game)
        wrong = [key for key in seen if key not in options]
        for key in chance.sample(wrong, min(len(wrong), 8)):
            refused = game.why_not(key)
            assert refused is not None
            spoken(refused.sentence, f"the refusal of '{key}'", "en")
            if refused.rule:
                known_rule(name, refused.rule)
        for key in options:
            assert game.why_not(key) is None
        if game.decision is not None and game.decision.seat is not None:
            for seat in range(game.rules.seats(game.position)):
                assert seat == game.decision.seat or refuses(game, options[0], seat), "a seat answers for another"
        assert game.digest() == before, "a refusal has changed the game"
        seen.update(dict.fromkeys(options))


CHECKS: tuple[Check, ...] = (
    ends,
    copies_are_independent,
    data_gives_the_game_back,
    records_are_saves,
    undo_then_redo,
    views_do_not_leak,
    pieces_are_conserved,
    words_are_there,
    previews_change_nothing,
    refusals_are_sentences,
)


def refuses(game: Game, key: str, seat: int) -> bool:
    try:
        game.decide(key, seat=seat)
    except Refused:
        return True
    return False


def spoken(text: str, of: str, language: str) -> None:
    assert text.strip(), f"{of} has no words in '{language}'"
    assert "{" not in text, f"{of} has a gap in '{language}': {text}"


def known_rule(name: str, rule: str) -> None:
    """The rule stands in a rulebook; games without a book (the toy of the kernel tests) cite what they like."""
    if name in {book.game for book in rulebook.books()}:
        rulebook.rule(rule)


# ---- the same in a fresh process


def a_record(name: str, setup: Setup, seed: int) -> Record:
    """The record of a whole random game."""
    *_, table = random_tables(name, setup, seed, every=LONGEST)
    return table.record()


def what_came_of(record: Record) -> list[str]:
    """Digest, outcome and story of a record played again (with a digest checked at each boundary)."""
    game = resume(record).game
    return [game.digest(), repr(game.outcome), *(str(event) for event in game.events[-30:])]


def replay_all(data: bytes) -> bytes:
    return msgspec.json.encode([what_came_of(record) for record in msgspec.json.decode(data, type=list[Record])])


if __name__ == "__main__":
    try:
        sys.stdout.buffer.write(replay_all(sys.stdin.buffer.read()))
    except GraveshiftError as error:
        sys.exit(str(error))
