"""What the bots of the mall say before the first Move of a Turn: true of the plan by which they play."""

import re

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.bots.tez.explaining import deed, kind, reason, sentences
from graveshift.bots.tez.humans import HumanMind
from graveshift.bots.tez.scene import Scene
from graveshift.games.tiny_epic_zombies.rules.codes import ASK_TURN, MOVE, VERB
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, name
from graveshift.kernel.game import Game
from graveshift.kernel.record import start

THINGS = {"Radio": "radio", "Part": "part", "Ingredient": "ingredient", "Clue": "clue", "Supply Token": "supply"}


def heard(game: Game, bot: str, answers: int) -> list[tuple[State, dict[str, str]]]:
    """What a bot says while it plays all seats, with the position in which it says so."""
    player = make_bot(bot, 1)
    words: list[tuple[State, dict[str, str]]] = []
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            break
        seat = Seat(game, decision.seat or 0)
        key = player.choose(seat)
        said = player.explain(seat, key)
        if said is not None:
            assert isinstance(game.position, State)
            words.append((game.position.copy(), said))
        game.decide(key, decision.seat)
    return words


def mall(mode: str, seats: int, seed: int) -> Game:
    return start("tiny-epic-zombies", {"mode": mode, "seats": seats}, seed).game


@pytest.mark.parametrize(("bot", "answers"), [("greedy", 400), ("planner-quick", 30)])
def test_it_says_a_sentence_before_a_turn_in_both_languages(bot: str, answers: int) -> None:
    words = heard(mall("coop", 2, 1), bot, answers)
    assert words
    for _, said in words:
        assert set(said) == {"en", "pl"}
        assert all(text.endswith(".") and "{" not in text for text in said.values())


def test_what_it_goes_for_lies_there() -> None:
    """`Janitor goes to Gamelyn World 1 for an Ingredient.`: there is one."""
    found = 0
    for seed in (1, 2, 3):
        for s, said in heard(mall("coop", 2, seed), "greedy", 400):
            match = re.fullmatch(r"\w+ goes to (.+) for (?:an?|the) (.+)\.", said["en"])
            if match is None or match[2] not in THINGS:
                continue
            there = {
                TOKEN_IDS[token].partition("-")[0]
                for token, room in enumerate(s.token_at)
                if room >= 0 and name(s, "room", room, "en") == match[1]
            }
            assert THINGS[match[2]] in there, said["en"]
            found += 1
    assert found >= 3


@pytest.mark.parametrize(("mode", "seats"), [("competitive", 2), ("coop-vs-zombie", 3), ("competitive-vs-zombie", 3)])
def test_where_a_rival_listens_nobody_says_anything(mode: str, seats: int) -> None:
    assert heard(mall(mode, seats, 1), "greedy", 120) == []


def test_every_sentence_can_be_said_and_is_there() -> None:
    """Every kind of errand has its sentence for this Turn and for later."""
    kinds = {TOKEN.partition("-")[0] for TOKEN in TOKEN_IDS} | {"cards", "ammo"}
    done = {f"now-{each}" for each in (*kinds, "deliver", "heal", "gather", "fight")}
    assert set(sentences()) == done | {f"later-{each}" for each in kinds}


def test_the_reason_is_the_first_deed_on_the_best_way() -> None:
    game = mall("coop", 2, 1)
    player = make_bot("greedy", 1)
    looked = 0
    while game.decision is not None and looked < 20:
        ask, s = game.pending, game.position
        assert isinstance(s, State)
        assert ask is not None
        moves = [option & 255 for option in ask.options if option >> VERB << VERB == MOVE]
        if ask.kind == ASK_TURN and moves:
            mind = HumanMind(Scene(s, ask.seat), s.active)
            for room in moves:
                after = mind.plan.arrive(mind.plan.now(), room)
                at_once = deed(mind.plan, mind.plan.now(), after)
                why = reason(mind.plan, room, 0, 0)
                if at_once is not None:
                    assert why is not None
                    assert (why.key, why.room) == (at_once.key, room)
                elif why is not None:
                    assert why.key.startswith("later-")
                    here = mind.plan.scene.places[mind.me]
                    errands = [at for at, errand in enumerate(mind.plan.errands) if f"later-{kind(errand)}" == why.key]
                    assert any(mind.plan.distance(room, at) < mind.plan.distance(here, at) for at in errands)
            looked += 1
        game.decide(player.choose(Seat(game, game.decision.seat or 0)), game.decision.seat)
    assert looked == 20
