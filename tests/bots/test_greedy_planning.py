"""The parts of the rule-of-thumb bot's planning, each on a small position: forecast, danger, convoy, errands."""

from collections.abc import Callable
from functools import cache

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.danger import Danger, forecast
from graveshift.bots.zombicide.errands import FOLLOW, HUNT, LEAVE, SEARCH, TAKE, Task
from graveshift.bots.zombicide.pack import hand_over, trade_gain
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.power import remain, support
from graveshift.bots.zombicide.roles import assign, straggler
from graveshift.bots.zombicide.sight import Fighter
from graveshift.bots.zombicide.town import TOWN
from graveshift.bots.zombicide.town.errands import errands, leaving
from graveshift.bots.zombicide.town.feats import live_feat
from graveshift.bots.zombicide.town.sight import TownSight, town_of
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.record import start
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import (
    ASK_TRADE,
    BLUE_FACE,
    DONE,
    HAND_1,
    HAND_2,
    NO_CARD,
    PACK_1,
    PUT,
    SAFE,
    SLOTS,
)


@cache
def _opening(mission: str) -> State:
    game = start("undead-or-alive", {"mission": mission, "seats": 1}, 3).game
    bot = make_bot("greedy", 1)
    while (decision := game.decision) is not None and decision.kind != "activate":
        game.decide(bot.choose(Seat(game, 0)))
    assert isinstance(game.position, State)
    return game.position


def position(mission: str, change: Callable[[State], None] | None = None) -> TownSight:
    """The first Turn of a mission, changed as a test needs it."""
    s = _opening(mission).copy()
    if change is not None:
        change(s)
    return town_of(TOWN.look(s, USUAL))


def gather(s: State, zone: str) -> None:
    for who in range(s.posse):
        s.zone[who] = s.board.index[zone]


def horde(s: State, zone: str, **kinds: int) -> None:
    """These zombies, and no others."""
    s.zombies = [0] * len(s.zombies)
    for kind, count in kinds.items():
        s.zombies[s.board.index[zone] * s.kinds + s.tables.zombie_ids.index(kind)] = count


def all_had_their_turn(s: State) -> None:
    s.taken = (1 << s.posse) - 1


def only_open(s: State, key: str) -> None:
    """Every goal is done but one."""
    s.goals = sum(1 << number for number, goal in enumerate(s.scene.goals) if goal.key != key)


def zombies(sight: TownSight) -> dict[int, list[float]]:
    return {zone: [float(count) for count in horde] for zone, horde in sight.zombies.items()}


# ---- the forecast


def test_zombies_beside_people_wound_and_stay() -> None:
    """UOA-ZACT-02, UOA-ZACT-12: one wound each, Runners two."""

    def change(s: State) -> None:
        gather(s, "2R.NW")
        horde(s, "2R.NW", walker=2, runner=1)

    sight = position("m0", change)
    me = sight.here[0]
    wounds, after = forecast(sight, me, zombies(sight)).outcome(me.zone, 0.0)
    assert wounds == {me.zone: 4.0}
    assert after == {me.zone: [2.0, 0.0, 1.0, 0.0]}


def test_a_runner_next_door_comes_in_and_bites_and_a_walker_only_comes_in() -> None:
    def change(s: State) -> None:
        gather(s, "2R.NW")
        horde(s, "2R.N", walker=1, runner=1)

    sight = position("m0", change)
    me = sight.here[0]
    assert sight.board.index["2R.N"] in sight.board.neighbours[me.zone]
    wounds, after = forecast(sight, me, zombies(sight)).outcome(me.zone, 0.0)
    assert wounds == {me.zone: 1.0}
    assert after == {me.zone: [1.0, 0.0, 1.0, 0.0]}


def test_kills_are_taken_off_before_the_zombies_act() -> None:
    def change(s: State) -> None:
        gather(s, "2R.NW")
        horde(s, "2R.NW", walker=4)

    sight = position("m0", change)
    me = sight.here[0]
    wounds, _ = forecast(sight, me, zombies(sight)).outcome(me.zone, 3.0)
    assert wounds[me.zone] == pytest.approx(1.0)


def test_zombies_that_see_nobody_walk_to_the_noise() -> None:
    """UOA-ZACT-08."""

    def change(s: State) -> None:
        gather(s, "2R.D")
        s.noise_zone = s.board.index["2R.NW"]
        horde(s, "2R.NE", walker=1)

    sight = position("m0", change)
    me = sight.here[0]
    _, after = forecast(sight, me, zombies(sight)).outcome(me.zone, 0.0)
    assert list(after) == [sight.board.index["2R.N"]]


def test_those_whose_turn_is_to_come_are_counted_on() -> None:
    def change(s: State) -> None:
        gather(s, "2R.NW")
        horde(s, "2R.N", walker=3)

    def acted(s: State) -> None:
        change(s)
        all_had_their_turn(s)

    waiting, done = position("m0", change), position("m0", acted)
    zone = waiting.board.index["2R.N"]
    assert sum(support(waiting, waiting.here[0])[zone]) < sum(support(done, done.here[0])[zone]) == 3.0


# ---- danger


def test_extra_activations_count_from_yellow_on_and_only_while_their_cards_are_in_the_deck() -> None:
    """UOA-SPAWN-11: at Blue they do nothing."""

    def yellow(s: State) -> None:
        s.level[0] = 1

    def drawn(s: State) -> None:
        yellow(s)
        s.zombie_discards = [s.tables.zombie_card_ids.index(card) for card in ("zombie-30", "zombie-31")]

    assert position("m0").again(0) == 0.0
    assert position("m0", yellow).again(0) > 0.0
    assert position("m0", drawn).again(0) == 0.0


def test_company_makes_a_place_less_dangerous() -> None:
    def alone(s: State) -> None:
        horde(s, "2R.NW", walker=3)
        all_had_their_turn(s)
        for who in range(1, s.posse):
            s.zone[who] = s.board.index["2R.SE"]

    def together(s: State) -> None:
        horde(s, "2R.NW", walker=3)
        all_had_their_turn(s)

    worth = []
    for change in (alone, together):
        sight = position("m0", change)
        me = sight.here[0]
        worth.append(Danger(sight, me, []).stay(me.zone, 0.0))
    assert worth[0] < worth[1] < 0.0


def test_pans_do_nothing_to_brutes() -> None:
    def change(s: State) -> None:
        armed(s, 0, "pan")

    sight = position("m0", change)
    one = sight.here[:1]
    assert remain(sight, [0.0, 2.0, 0.0, 0.0], one) == 2.0
    assert remain(sight, [2.0, 0.0, 0.0, 0.0], one) < 2.0


def test_it_does_not_end_its_turn_among_more_zombies_than_it_can_bear() -> None:
    def change(s: State) -> None:
        gather(s, "2R.NW")
        horde(s, "2R.N", runner=6)

    sight = position("m0", change)
    plan = Plan(sight, sight.here[0])
    assert plan.stay(sight.board.index["2R.N"], 0.0) < plan.stay(sight.board.index["2R.NW"], 0.0)


# ---- the convoy


def done_but_leaving(s: State) -> None:
    only_open(s, "leave")
    s.actors = s.posse
    s.objective_zone = [-1] * len(s.objective_zone)


def roles_of(sight: TownSight) -> dict[str, Task]:
    tasks, needs = errands(sight)
    return assign(sight, tasks, needs.short_of(sight)).tasks


def far_and_near(sight: TownSight) -> tuple[Fighter, Fighter]:
    by_way = sorted(sight.here, key=lambda fighter: sight.near(fighter.zone, [sight.exit]))
    return by_way[-1], by_way[0]


def one_behind(s: State) -> None:
    """All are at the Exit of M10 but one, who is at the other end of the town."""
    done_but_leaving(s)
    gather(s, "3R.SE")
    s.zone[0] = s.board.index["8V.NW"]


def test_those_far_ahead_on_the_way_out_wait_where_the_last_one_comes_through() -> None:
    sight = position("m10", one_behind)
    last, first = far_and_near(sight)
    assert straggler(sight, [sight.exit]) is last
    roles = roles_of(sight)
    assert roles[last.id].kind == LEAVE
    assert roles[first.id].kind == FOLLOW
    away = sight.near(last.zone, [sight.exit])
    for place in roles[first.id].places:
        assert sight.board.distance[last.zone][place] + sight.near(place, [sight.exit]) <= away + 1
        assert 0 < sight.near(place, [sight.exit]) < away


def test_whoever_waits_for_the_last_one_does_not_walk_to_and_fro() -> None:
    """Standing where it waits, its errand is still the same."""
    sight = position("m10", one_behind)
    _, first = far_and_near(sight)
    places = roles_of(sight)[first.id].places
    for place in places:
        first.zone = place
        assert roles_of(sight)[first.id].places == places


def test_close_together_everybody_makes_for_the_exit() -> None:
    def change(s: State) -> None:
        done_but_leaving(s)
        gather(s, "3R.E")

    sight = position("m10", change)
    assert straggler(sight, [sight.exit]) is None
    assert {task.kind for task in roles_of(sight).values()} == {LEAVE}


# ---- Feats and Trades


def armed(s: State, who: int, *cards: str) -> None:
    """Put these cards, and no others, into the hands of a survivor without skills."""
    s.owned[who] = []
    s.slots[who * SLOTS : who * SLOTS + SLOTS] = [NO_CARD] * SLOTS
    for slot, card in zip((HAND_1, HAND_2, PACK_1), cards, strict=False):
        s.slots[who * SLOTS + slot] = s.tables.card_ids.index(card)


def hunting(s: State) -> None:
    """M1 with all four Objectives taken and the Feat of Rifles live."""
    gather(s, "2R.SE")
    armed(s, 0, "winchester")
    for number in range(1, 6):
        armed(s, number, "pan")
    for number, face in enumerate(s.objective_face):
        if face != BLUE_FACE:
            s.objective_zone[number] = -1
    s.bounties_gained = 4
    feats = {card.feat.id: name for name, card in load(BOOK).equipment.items() if card.feat is not None}
    s.bounty_top = s.tables.card_ids.index(feats["feat-rifleman"])
    horde(s, "8V.SE", walker=4)


def test_the_odds_of_a_feat_need_the_right_weapon_targets_enough_and_actions() -> None:
    """UOA-BOUNTY-08: three kills with a Rifle in one Turn."""
    sight = position("m1", hunting)
    rifle, pan = sight.here[0], sight.here[1]
    feat = live_feat(sight)
    assert feat is not None
    street = sight.board.index["2R.E"]
    assert feat.best(rifle, street, 3) > feat.best(rifle, street, 2) > feat.best(rifle, street, 1) == 0.0
    assert feat.best(pan, sight.board.index["8V.SE"], 3) == 0.0
    sight.zombies[sight.board.index["8V.SE"]] = (2, 0, 0, 0)
    assert feat.best(rifle, street, 3) == 0.0


def test_kills_of_this_turn_count_towards_the_feat() -> None:
    def two_more(s: State) -> None:
        hunting(s)
        s.feat[0] = 2

    sight = position("m1", two_more)
    feat = live_feat(sight)
    assert feat is not None
    assert feat.best(sight.here[0], sight.board.index["2R.E"], 1) > 0.5


def test_with_the_objectives_taken_a_goal_of_bounty_weapons_sends_hunters() -> None:
    """UOA-M01-02: four Objectives and six Survivors leave two Feats."""

    def yellow(s: State) -> None:
        hunting(s)
        s.level[0] = 1

    sight = position("m1", yellow)
    hunts = [task for task in errands(sight)[0] if task.kind == HUNT]
    assert [task.able for task in hunts] == [[sight.here[0].id]]
    assert sight.board.index["2R.E"] in hunts[0].places


def test_nobody_hunts_while_objectives_bring_weapons_enough() -> None:
    def all_won(s: State) -> None:
        hunting(s)
        s.bounties_gained = 6

    assert not [task for task in errands(position("m1", all_won))[0] if task.kind == HUNT]


def test_a_trade_is_worth_an_action_if_it_arms_the_unarmed() -> None:
    def change(s: State) -> None:
        armed(s, 0, "winchester", "saber", "shotgun")
        armed(s, 1, "pan")
        armed(s, 2, "winchester", "saber")

    sight = position("m1", change)
    rich, poor, content = sight.here[:3]
    assert trade_gain(rich, poor) >= USUAL.fair_trade > trade_gain(content, content)


def test_in_a_trade_the_spare_weapon_goes_to_the_empty_hand() -> None:
    def change(s: State) -> None:
        armed(s, 0, "winchester", "saber", "shotgun")
        armed(s, 1, "pan")

    sight = position("m1", change)
    rich, poor = sight.here[:2]

    def put(slot: int, to: int) -> int:
        return PUT + (slot << 8) + SLOTS + to

    def traded(*options: int) -> int:
        ask = Ask(0, ASK_TRADE, list(options), (rich.number, poor.number))
        return hand_over(sight, Asked(TOWN, sight.s, ask)).code

    gift = put(PACK_1, HAND_2)
    assert traded(DONE, put(HAND_1, HAND_2), put(PACK_1, PACK_1 + 1), gift) == gift
    assert traded(DONE, put(PACK_1, PACK_1 + 1)) == DONE


def test_nobody_at_another_seat_is_asked_to_hand_over_the_better_weapon() -> None:
    def change(s: State) -> None:
        armed(s, 0, "pan")
        armed(s, 1, "winchester", "saber")

    def apart(s: State) -> None:
        change(s)
        s.owner[1] = 1

    together, strangers = position("m1", change), position("m1", apart)
    assert trade_gain(*together.here[:2]) > 0
    assert trade_gain(*strangers.here[:2]) == 0


def test_who_would_keep_company_with_bare_hands_looks_for_a_weapon_first() -> None:
    def poor(s: State) -> None:
        gather(s, "2R.SE")
        for number in range(6):
            armed(s, number, "pan")
        s.token_state[s.scene.spawn_ids.index("corpse-2R")] = SAFE

    def rich(s: State) -> None:
        poor(s)
        for number in range(6):
            armed(s, number, "henry-repeater")

    assert SEARCH in {task.kind for task in roles_of(position("m1", poor)).values()}
    assert SEARCH not in {task.kind for task in roles_of(position("m1", rich)).values()}


# ---- errands


def test_when_all_else_is_done_it_turns_over_objectives_to_call_the_train() -> None:
    """UOA-M08-07: the Train comes when the blue and the green token are taken."""

    def waiting(s: State) -> None:
        only_open(s, "leave")

    def coming(s: State) -> None:
        waiting(s)
        s.train_moving = 1

    assert {task.kind for task in leaving(position("m8", waiting))} == {TAKE}
    assert TAKE not in {task.kind for task in leaving(position("m8", coming))}
