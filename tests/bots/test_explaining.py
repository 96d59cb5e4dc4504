"""What bots say at the table: one sentence before a Turn, true of the plan by which they play."""

import pytest

from graveshift.bots import Bot, Seat, make_bot
from graveshift.bots.player import NoviceBot
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.explaining import STEPS, STRIKES, explained, planned_so, reason, sentences
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.tempers import TEMPERS
from graveshift.bots.zombicide.town import TOWN
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import ASK_ACTION, SHOOT
from graveshift.zombicide.rules.rounds import question
from tests.bots.test_greedy_planning import armed, gather, horde, position

FAMILY = (("undead-or-alive", "m1"), ("gears-and-guns", "m1"), ("army-of-the-dead", "m2"))


def begun(game: str, mission: str) -> Game:
    return start(game, {"mission": mission, "seats": 1}, 3).game


def heard(game: Game, bot: Bot, answers: int) -> list[dict[str, str]]:
    """What a bot says while it plays."""
    words: list[dict[str, str]] = []
    for _ in range(answers):
        if game.decision is None:
            break
        seat = Seat(game, 0)
        key = bot.choose(seat)
        said = bot.explain(seat, key)
        if said is not None:
            words.append(said)
        game.decide(key)
    return words


@pytest.mark.parametrize(("game", "mission"), FAMILY)
def test_it_says_a_sentence_before_a_turn_in_both_languages(game: str, mission: str) -> None:
    words = heard(begun(game, mission), make_bot("greedy", 1), 60)
    assert 3 <= len(words) <= 30
    for said in words:
        assert set(said) == {"en", "pl"}
        assert all(text.endswith(".") and "{" not in text for text in said.values())


def test_others_have_nothing_to_say() -> None:
    assert heard(begun("undead-or-alive", "m1"), make_bot("random", 1), 40) == []


def test_a_shot_is_explained_by_where_the_zombies_stand() -> None:
    def change(s: State) -> None:
        gather(s, "2R.NW")
        armed(s, 0, "winchester")
        horde(s, "2R.N", walker=3)
        s.active = 0

    s = position("m0", change).s
    shot = SHOOT + (s.tables.card_ids.index("winchester") << 8) + s.board.index["2R.N"]
    ask = question(s)
    assert ask is not None
    assert shot in ask.options
    said = explained(TOWN, USUAL, s, ask, shot)
    assert said is not None
    assert said["en"].endswith("attacks in 2R.N before the Zombies get to us.")


def test_a_step_is_explained_by_the_errand_only_if_it_leads_there() -> None:
    def change(s: State) -> None:
        s.zombies = [0] * len(s.zombies)
        s.active = 0

    s = position("m1", change).s
    ask = question(s)
    assert ask is not None
    plan = Plan(TOWN.look(s, USUAL), TOWN.look(s, USUAL).here[0])
    steps = [choice for choice in Asked(TOWN, s, ask).choices if choice.verb in STEPS]
    assert steps
    for step in steps:
        nearer = plan.away(step.zone) < plan.away(plan.me.zone)
        key, _ = reason(plan, step)
        assert (key.startswith("way-") and key != "way-away") == (nearer and plan.task is not None)


def test_only_the_first_action_of_a_turn_is_explained() -> None:
    def change(s: State) -> None:
        s.active = 0
        s.spent[0] = 1

    s = position("m1", change).s
    ask = question(s)
    assert ask is not None
    assert explained(TOWN, USUAL, s, Ask(0, ASK_ACTION, ask.options, ask.about), ask.options[0]) is None


def test_every_temper_has_a_sentence() -> None:
    plans = [planned_so(number) for number in range(len(TEMPERS))]
    assert len({plan["en"] for plan in plans}) == len({plan["pl"] for plan in plans}) == len(TEMPERS)
    assert {name for name in sentences() if name.startswith("plan-")} == {f"plan-{name}" for name, _ in TEMPERS}
    assert "fire-gatling" in STRIKES


def test_a_novice_plays_any_game_and_not_quite_as_well() -> None:
    """Three answers in four are those of the rules of thumb."""
    same = total = 0
    for seed in range(6):
        game = begun("undead-or-alive", "m0")
        for number in range(12):
            if game.decision is None:
                break
            key = NoviceBot(seed * 100 + number).choose(Seat(game, 0))
            best = make_bot("greedy", 1).choose(Seat(game, 0))
            if game.decision.only is None or not game.decision.only:
                same += key == best
                total += 1
            game.decide(best)
    assert total * 0.6 < same < total
