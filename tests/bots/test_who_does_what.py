"""Who does what: the planning bot sends the survivor whose Turn it is on other errands than its own, and looks."""

from graveshift.bots import Seat, make_bot
from graveshift.bots.zombicide.ideas import ideas_of, sent_elsewhere
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.planner import Pace, PlannerBot
from graveshift.bots.zombicide.roles import assign
from graveshift.bots.zombicide.tempers import MAKERS, TEMPERS, sending
from graveshift.bots.zombicide.thinking import pick
from graveshift.bots.zombicide.town import TOWN
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.game import Game
from graveshift.kernel.record import start


class Sender(PlannerBot):
    """Tries other errands and nothing else, and takes any of them rather than its own."""

    guide = TOWN
    pace = Pace(0, 0, (), 1, 0, -10.0, errands=2)


def state(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def at_a_choice_of_errands() -> Game:
    """A game of M2 at an Action for which another errand would do something else."""
    game = start("undead-or-alive", {"mission": "m2", "seats": 1}, 3).game
    greedy = make_bot("greedy", 1)
    for _ in range(300):
        decision, ask, s = game.decision, game.pending, state(game)
        assert decision is not None
        assert ask is not None
        if s.round and decision.kind == "action" and len(ask.options) > 1:
            own = pick(TOWN, USUAL, s, ask)
            if any(idea.code != own for idea in sent_elsewhere(TOWN, s, ask, 0, 2)):
                return game
        game.decide(greedy.choose(Seat(game, 0)))
    raise AssertionError("nobody ever had two errands to choose from")


def test_whoever_is_sent_goes_whatever_speaks_for_another_one() -> None:
    s = state(at_a_choice_of_errands())
    sight = TOWN.look(s, USUAL)
    tasks, needs = sight.errands()
    usual = assign(sight, tasks, needs.short_of(sight)).tasks
    found = 0
    for fighter in sight.here:
        for task in tasks:
            if usual.get(fighter.id) is task or (task.able is not None and fighter.id not in task.able):
                continue
            ordered = TOWN.look(s, sending(0, fighter.number, task.target))
            theirs, need = ordered.errands()
            given = assign(ordered, theirs, need.short_of(ordered)).tasks[fighter.id]
            assert given.target == task.target
            found += 1
    assert found


def test_a_temper_that_sends_somebody_is_the_same_temper_and_changes_no_other() -> None:
    for number, (_, weights) in enumerate(TEMPERS):
        sent = sending(number, 2, 17)
        assert (sent.sent, sent.sent_to) == (2, 17)
        assert (weights.sent, weights.sent_to) == (-1, -1)
        assert (sent.step, sent.death, sent.near, sent.parties) == (
            weights.step,
            weights.death,
            weights.near,
            weights.parties,
        )
    assert len(MAKERS) == len(TEMPERS)


def test_other_errands_are_ideas_and_its_own_answer_leads() -> None:
    game = at_a_choice_of_errands()
    s, ask = state(game), game.pending
    assert ask is not None
    own = pick(TOWN, USUAL, s, ask)
    assert [idea.code for idea in ideas_of(TOWN, s, ask, own, 0, ())] == [own]
    ideas = ideas_of(TOWN, s, ask, own, 0, (), 0, 2)
    codes = [idea.code for idea in ideas]
    assert codes[0] == own
    assert len(codes) == len(set(codes)) > 1
    sight = TOWN.look(s, USUAL)
    me = sight.fighters[s.active]
    task = Plan(sight, me).task
    for idea in ideas[1:]:
        assert idea.weights.sent == s.active
        assert task is None or idea.weights.sent_to != task.target or idea.code != own
        assert pick(TOWN, idea.weights, s, ask) == idea.code


def test_another_errand_is_run_if_it_does_better_and_the_same_one_in_worlds_that_look_the_same() -> None:
    """Boundless distrust of its own errand takes another one; copies and a twin world get the same answer."""
    game = at_a_choice_of_errands()
    answer = Sender(1).choose(Seat(game, 0))
    assert answer != make_bot("greedy", 1).choose(Seat(game, 0))
    for twin in (game.determinized(0, 77), game.copy(), game.fork()):
        assert Sender(2).choose(Seat(twin, 0)) == answer
