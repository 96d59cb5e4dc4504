"""What every game must keep, whatever its rules: the checks of the conformance test, for any game in the registry.

Each check plays one game at random and fails with an AssertionError where the game breaks a promise of the kernel.
`python -m tests.conformance` replays records from standard input and prints what came of each: the fresh process.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from graveshift import rulebook
from graveshift.content import LANGUAGES
from graveshift.kernel.errors import GraveshiftError, Refused
from graveshift.kernel.game import Game
from graveshift.kernel.habits import is_setting
from graveshift.kernel.notes import TAKEN_BACK
from graveshift.kernel.record import Record, Table, decode, start
from graveshift.kernel.replaying import resume
from graveshift.kernel.rules import TEAM
from graveshift.kernel.thaw import freeze, thaw
from graveshift.parts.terminal import teller_for
from graveshift.parts.terminal.teller import Part

LONGEST = 20_000

Setup = dict[str, Any]
Check = Callable[[str, Setup, int], None]


# ---- random play


def random_tables(name: str, setup: Setup, seed: int, every: int = 1) -> Iterator[Table]:
    """A table in random play: at every so many decisions, other ones for every seed, and at the end.

    Every other seed is curious: it takes every kind of option equally often, so that rare ones come up.
    """
    table = start(name, setup, seed)
    chance = random.Random(seed)
    choose = curious if seed % 2 else chance_of_each
    decisions = 0
    while table.game.codes:
        if (decisions + seed) % every == 0:
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
    told_reason(slow)
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
    for table in random_tables(name, setup, seed, every=5):
        game = table.game
        twin = thaw(game.rules, msgspec.json.decode(msgspec.json.encode(freeze(game))))
        assert twin.digest() == game.digest(), "data gives another position"
        assert keys(twin) == keys(game), "data gives other options"
        assert twin.view() == game.view(), "data gives another view"
        assert play_on(twin, seed, steps=3) == play_on(game.copy(), seed, steps=3), "data gives another game"


def records_are_saves(name: str, setup: Setup, seed: int) -> None:
    """A game saved at any decision and loaded again goes on as if nothing had been."""
    for table in random_tables(name, setup, seed, every=29):
        record = table.record()
        again = resume(decode(msgspec.json.encode(record), "a save"))
        assert again.game.digest() == table.game.digest(), "a saved game comes back different"
        assert keys(again.game) == keys(table.game), "a saved game comes back with other options"
        assert again.record() == record
        assert [str(event) for event in again.game.events] == [str(event) for event in table.game.events]


def story(game: Game) -> list[str]:
    """The story of a game without the notes of what was taken back."""
    return [str(event) for event in game.events if event.name != TAKEN_BACK]


def undo_then_redo(name: str, setup: Setup, seed: int) -> None:
    """What is taken back and done again is the same game; everything can be taken back."""
    for table in random_tables(name, setup, seed, every=19):
        answers = table.record().answers
        if not answers:
            continue
        digest, events = table.game.digest(), len(story(table.game))
        table.undo()
        assert table.game.events[-1].name == TAKEN_BACK, "undo leaves no note"
        kept = len(table.record().answers)
        assert kept < len(answers), "undo takes nothing back"
        for key in answers[kept:]:
            table.game.decide(key)
        assert table.game.digest() == digest, "undo and redo give another position"
        assert len(story(table.game)) == events, "undo and redo give another story"
    while table.record().answers:
        table.undo()
    assert table.game.digest() == start(name, setup, seed).game.digest(), "undo does not lead to the beginning"


def habits_are_part_of_the_game(name: str, setup: Setup, seed: int) -> None:
    """A habit that the rules look at is copied, sent, recorded and kept like the rest, wherever it was set."""
    chance = random.Random(seed)
    # A long game is played again from its record at each look: twelve looks are enough.
    for table in islice(random_tables(name, setup, seed, every=17), 12):
        settings = table.game.rules.settings()
        if not settings or table.game.over:
            continue
        habit = chance.choice(settings)
        seat = chance.randrange(table.game.rules.seats(table.game.position))
        asked, answers = keys(table.game), table.record().answers
        before = table.game.pending.seat if table.game.pending is not None else TEAM
        table.set_habit(seat, habit, chance.choice(table.game.rules.habit_choices()[habit]))
        among = [before, table.game.pending.seat if table.game.pending is not None else TEAM]
        assert keys(table.game) == asked or (seat in among and table.game.at_boundary()), (
            "setting a habit has changed the question of somebody else"
        )
        game, record, settled = table.game, table.record(), table.habits(seat)
        resumed = resume(record)
        assert resumed.record() == record
        twins = [game.copy(), thaw(game.rules, freeze(game)), resumed.game]
        assert {twin.digest() for twin in twins} == {game.digest()}, "a twin has other habits"
        played = play_on(game.copy(), seed, steps=6)
        assert all(play_on(twin, seed, steps=6) == played for twin in twins), "a twin plays another game"
        if any(not is_setting(key) for key in answers):
            table.undo()
            # An answer may end what a habit began, and goes back with it; what was set just now stays.
            kept = table.habits(seat).get(habit) == settled.get(habit)
            assert kept or record.answers == answers, "undo has forgotten a habit"
            assert resume(table.record()).game.digest() == table.game.digest(), (
                "undo gives another game than its record"
            )


def views_do_not_leak(name: str, setup: Setup, seed: int) -> None:
    """Positions that differ only in hidden things look the same, and have the same question for who is asked.

    A question put to one seat is for that seat alone: its options may name cards of a hidden hand. Besides whoever
    looks on and the seat that is asked, the others are looked at in turn.
    """
    for number, table in enumerate(random_tables(name, setup, seed, every=11)):
        game = table.game
        asked = None if game.decision is None else game.decision.seat
        for seat in {None, asked, number % game.rules.seats(game.position)}:
            seen = msgspec.json.encode(game.view(seat))
            for rng in (12345, 2**64 - 99):
                twin = game.determinized(seat, rng)
                assert msgspec.json.encode(twin.view(seat)) == seen, f"seat {seat} sees something hidden"
                assert twin.outlook(seat) == game.outlook(seat), f"the outlook tells seat {seat} something hidden"
                if game.decision is None or game.decision.seat in (None, seat):
                    assert keys(twin) == keys(game), f"the options tell seat {seat} something hidden"
                play_on(twin, seed, steps=2)
            assert msgspec.json.encode(game.view(seat)) == seen


def answers_to_questions_do_not_leak(name: str, setup: Setup, seed: int) -> None:
    """Who is asked hears the same words, odds, consequences and reasons whatever is hidden and whatever is to come."""
    tried: dict[str, None] = {}
    chance = random.Random(seed)
    for table in random_tables(name, setup, seed, every=17):
        game = table.game
        if game.decision is None:
            break
        options = keys(game)
        wrong = [key for key in tried if key not in options]
        asked = chance.sample(options, min(len(options), 4)) + chance.sample(wrong, min(len(wrong), 4))
        seat = game.decision.seat
        for key in asked:
            heard = all_that_is_told(game, seat, key)
            for rng in (54321, 2**64 - 7):
                twin = all_that_is_told(game.determinized(seat, rng), seat, key)
                assert twin == heard, f"what is told about '{key}' depends on something hidden"
        tried.update(dict.fromkeys(options))


def all_that_is_told(game: Game, seat: int | None, key: str) -> list[Any]:
    """Everything that a server tells the asked seat about a key: words, odds and outlook of an option, or why not."""
    decision = game.decision
    assert decision is not None
    option = decision.option(key)
    if option is None:
        refused = game.why_not(key)
        assert refused is not None
        return [refused.sentences, refused.rule]
    words = [decision.prompt(language) for language in LANGUAGES]
    words += [option.label(language) for language in LANGUAGES]
    return [words, option.rule, option.arguments, option.preview(), option.outlook(seat)]


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
    heard = 0
    for table in random_tables(name, setup, seed):
        events = table.game.events_since(heard)
        heard += len(events)
        for event in events:
            known_rule(name, event.rule)
            msgspec.json.encode(event.data)
            for language in LANGUAGES:
                spoken(event.text(language), f"the event '{event.name}'", language)
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
            for option in decision.options:
                spoken(option.label(language), f"the option '{option.key}' of '{decision.kind}'", language)
        for option in decision.options:
            assert option.key == option.key.strip() != ""
            known_rule(name, option.rule)
            msgspec.json.encode(option.arguments)


def views_can_be_told(name: str, setup: Setup, seed: int) -> None:
    """What is seen is plain data, and has its words in every language.

    The seats are looked at in turn, and whoever looks on each time.
    """
    tellers = [teller_for(name, language) for language in LANGUAGES]
    moment = None
    for number, table in enumerate(random_tables(name, setup, seed, every=3)):
        game = table.game
        for seat in (None, number % game.rules.seats(game.position)):
            msgspec.json.encode(game.view(seat))
        if game.decision is None:
            continue
        for teller in tellers:
            told(teller.situation(game, game.decision.seat), f"the view at '{game.decision.kind}'", teller.language)
            before = teller.before(game, game.decision, moment)
            told(before, f"the view before '{game.decision.kind}'", teller.language)
        moment = tellers[0].moment(game)


def previews_change_nothing(name: str, setup: Setup, seed: int) -> None:
    """Odds and consequences are told in every language, without touching the game."""
    tellers = [teller_for(name, language) for language in LANGUAGES]
    for table in random_tables(name, setup, seed, every=3):
        game = table.game
        if game.decision is None:
            continue
        before, view = game.digest(), game.view(game.decision.seat)
        for option in game.decision.options:
            preview = option.preview()
            msgspec.json.encode(preview)
            for teller in tellers:
                for line in [*teller.odds(preview), teller.remark(view, option) or "-"]:
                    spoken(line, f"the preview of '{option.key}'", teller.language)
        assert game.digest() == before, "a preview has changed the game"


def refusals_are_sentences(name: str, setup: Setup, seed: int) -> None:
    """Whatever is no option is refused with a sentence, and a rule that exists if any; nothing changes."""
    seen: dict[str, None] = dict.fromkeys(("", "x", "move:nowhere", "a:b:c>d", ":", "@", "end", "roll:é" + "z" * 500))
    chance = random.Random(seed)
    for table in random_tables(name, setup, seed, every=3):
        game = table.game
        before, options = game.digest(), keys(game)
        wrong = [key for key in seen if key not in options]
        for key in chance.sample(wrong, min(len(wrong), 8)):
            refused = game.why_not(key)
            assert refused is not None
            for language in LANGUAGES:
                spoken(refused.sentences.get(language, ""), f"the refusal of '{key}'", language)
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
    habits_are_part_of_the_game,
    views_do_not_leak,
    answers_to_questions_do_not_leak,
    pieces_are_conserved,
    words_are_there,
    views_can_be_told,
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


def told(parts: list[Part], of: str, language: str) -> None:
    for part in parts:
        for line in (part.heading, *part.lines):
            spoken(line, of, language)


def told_reason(game: Game) -> None:
    """The reason of an outcome is an id; it has a sentence in every language."""
    assert game.outcome is not None
    reason = game.outcome.reason
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", reason), reason
    told = [game.ending(language) for language in LANGUAGES]
    assert reason not in told, "the reason has no sentence"
    assert len(set(told)) == len(LANGUAGES)


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
