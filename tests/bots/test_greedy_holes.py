"""What the rule-of-thumb bot once did wrong: friends in the line of fire, a Wagon pushed empty, water and ammunition
in one pack, the Train before the last weapon, moves that lose the game."""

from graveshift.bots.zombicide.actions import score_of
from graveshift.bots.zombicide.answers import answer
from graveshift.bots.zombicide.asked import Asked
from graveshift.bots.zombicide.danger import Danger, worth_of_kill
from graveshift.bots.zombicide.pack import hand_over
from graveshift.bots.zombicide.plan import Plan
from graveshift.bots.zombicide.thinking import pick, pick_with_care
from graveshift.bots.zombicide.town import TOWN
from graveshift.bots.zombicide.town.errands import CLEANSE, HOLY, errands, leaving
from graveshift.bots.zombicide.town.sight import town_of
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.undead_or_alive.rules.holy_water import can_change
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import (
    ASK_ACTION,
    ASK_BOARD,
    ASK_TRADE,
    DONE,
    END,
    NO,
    ON,
    PACK_1,
    PILE,
    PUT,
    SLOTS,
    TRADE,
    YES,
)
from graveshift.zombicide.rules.rounds import question
from graveshift.zombicide.telling.fatal import doom
from tests.bots.test_greedy_planning import armed, gather, horde, hunting, only_open, position

# ---- friendly fire


def beset(s: State) -> None:
    """Everybody but Meg among more Walkers than they can bear, each with two Wounds left; she has a Winchester."""
    gather(s, "2R.NW")
    s.zone[0] = s.board.index["2R.N"]
    armed(s, 0, "winchester")
    for who in range(1, s.posse):
        s.health[who] = 2
    horde(s, "2R.NW", walker=8)


def test_it_does_not_shoot_among_friends_whom_a_single_miss_may_kill() -> None:
    """Each miss deals the Damage of the weapon to a friend (UOA-CBT-12, UOA-CBT-14)."""
    sight = position("m0", beset)
    plan = Plan(sight, sight.here[0])
    zone = sight.board.index["2R.NW"]
    shot = plan.me.talent.strike("winchester", "")
    assert shot.damage == 2
    assert plan.gain(shot, zone, sight.zombies[zone], worth_of_kill(sight, zone)) < 0


# ---- the Wagon


def beside_the_wagon(s: State) -> None:
    """M7: everybody where the Wagon is, and no zombies."""
    for who in range(s.posse):
        s.zone[who] = s.wagon
    s.zombies = [0] * len(s.zombies)
    s.active = 0


def test_it_rides_the_wagon_if_somebody_has_it_still_to_push() -> None:
    """A step for nothing (UOA-MACH-03, UOA-MACH-06)."""

    def all_but_one_have_pushed(s: State) -> None:
        beside_the_wagon(s)
        s.taken = (1 << s.posse) - 1

    ask = Ask(0, ASK_BOARD, [NO, YES], (0,))
    sight = position("m7", beside_the_wagon)
    assert answer(sight, Asked(TOWN, sight.s, ask)).code == YES
    sight = position("m7", all_but_one_have_pushed)
    assert answer(sight, Asked(TOWN, sight.s, ask)).code == NO


# ---- cards for goals


def ammunition(s: State) -> None:
    """M4: one has two boxes of ammunition, the other none, and four Companions wait for one each (UOA-M04-04)."""
    gather(s, s.board.names[s.zone[0]])
    for who in range(s.posse):
        armed(s, who, "pan")
    bullets = s.tables.card_ids.index("plenty-of-bullets")
    s.slots[PACK_1] = s.slots[PACK_1 + 1] = bullets
    s.zombies = [0] * len(s.zombies)


def test_it_hands_over_ammunition_so_that_two_can_rally() -> None:
    sight = position("m4", ammunition)
    plan = Plan(sight, sight.here[0])
    trade = Asked(TOWN, sight.s, Ask(0, ASK_ACTION, [TRADE + 1], (0,)))
    assert score_of(plan, trade.first) > 0
    gift = PUT + (PACK_1 << 8) + SLOTS + PACK_1
    asked = Asked(TOWN, sight.s, Ask(0, ASK_TRADE, [gift, DONE], (0, 1)))
    assert hand_over(sight, asked).code == gift


def test_with_one_box_of_ammunition_there_is_nothing_to_hand_over() -> None:
    def one(s: State) -> None:
        ammunition(s)
        s.slots[PACK_1 + 1] = -1

    sight = position("m4", one)
    gift = PUT + (PACK_1 << 8) + SLOTS + PACK_1
    asked = Asked(TOWN, sight.s, Ask(0, ASK_TRADE, [gift, DONE], (0, 1)))
    assert hand_over(sight, asked).code == DONE


def test_it_rations_holy_water() -> None:
    """With five Spawn tokens active and one asleep, one Corpse Pile is closed and not all of them (UOA-WIN-05)."""

    def crowded(s: State) -> None:
        piles = [number for number, kind in enumerate(s.token_kind) if kind == PILE]
        for number in piles[:3]:
            s.token_state[number] = ON
        s.zombies = [0] * len(s.zombies)

    sight = position("m5", crowded)
    assert sight.houses_left() == 0
    open_piles = {token.zone for token in sight.tokens if token.kind == PILE and token.state == ON}
    tasks = [task for task in errands(sight)[0] if task.kind == CLEANSE]
    assert len(open_piles) == 3
    assert len(tasks) == 1
    assert tasks[0].target in open_piles


def test_a_feat_that_asks_for_holy_water_is_an_errand_and_the_water_is_looked_for() -> None:
    """Nobody can win the weapon otherwise (UOA-BOUNTY-08)."""

    def exorcist(s: State) -> None:
        hunting(s)
        s.bounty_top = s.tables.card_ids.index("manitous-wrath")

    assert not [task for task in errands(position("m1", hunting))[0] if task.kind == CLEANSE]
    sight = position("m1", exorcist)
    tasks, needs = errands(sight)
    targets = [task.target for task in tasks if task.kind == CLEANSE]
    assert len(targets) == 1
    assert any(token.zone == targets[0] and can_change(sight.state, token.number) for token in sight.tokens)
    assert HOLY in needs.short_of(sight)


# ---- the Train


def test_nobody_boards_who_may_still_win_the_last_weapon() -> None:
    """The Train leaves in vain without it (UOA-M01-03)."""

    def last_call(s: State) -> None:
        boards = position("m1").town.train_boards
        s.train_moving = 1
        s.train_state = len(boards) - 2
        s.board = boards[s.train_state]
        s.zombies = [0] * (s.board.zones * s.kinds)
        hunting(s)
        s.level[0] = 1

    sight = position("m1", last_call)
    boarding = leaving(sight)
    assert boarding
    hunter = sight.here[0].id
    assert all(task.able is not None and hunter not in task.able for task in boarding)


def leaves_now(s: State) -> None:
    """The round in which the last section of the Train leaves, everybody in its first car among Walkers."""
    town = town_of(TOWN.look(s, USUAL)).town
    s.train_moving = 1
    s.train_state = len(town.train_boards) - 2
    s.board = town.train_boards[s.train_state]
    s.zombies = [0] * (s.board.zones * s.kinds)
    car = next(zone for zone in range(s.board.zones) if s.board.train[zone])
    gather(s, s.board.names[car])
    horde(s, s.board.names[car], walker=9)
    only_open(s, "leave")


def waits(s: State) -> None:
    """The same with a Train that stands still."""
    leaves_now(s)
    s.train_moving = 0


def test_nobody_fears_zombies_that_act_when_the_train_has_left() -> None:
    """It moves before the Zombie Phase, and whoever is aboard is out of play (UOA-TRAIN-06, UOA-TRAIN-16)."""
    sight = position("m1", leaves_now)
    me = sight.here[0]
    assert sight.departs(me.zone)
    assert Danger(sight, me, []).stay(me.zone, 0.0) == 0.0
    waiting = position("m1", waits)
    assert Danger(waiting, waiting.here[0], []).stay(me.zone, 0.0) < -USUAL.death


def test_stowaways_die_first_where_they_would_leave_with_the_train() -> None:
    """One of them aboard loses the game (UOA-AMB-82)."""
    sight = position("m1", leaves_now)
    zone = sight.here[0].zone
    assert worth_of_kill(sight, zone) > worth_of_kill(position("m1", waits), zone) + USUAL.goal_deed


def test_nobody_stays_aboard_where_the_train_leaves_before_all_else_is_done() -> None:
    """Whoever leaves too early loses the game (UOA-M01-03)."""

    def early(s: State) -> None:
        leaves_now(s)
        s.goals = 0
        s.zombies = [0] * len(s.zombies)

    sight = position("m1", early)
    me = sight.here[0]
    assert Danger(sight, me, []).stay(me.zone, 0.0) <= -USUAL.death


# ---- moves that lose


def test_in_its_seat_it_takes_nothing_that_surely_loses_while_there_is_something_else() -> None:
    """Meg has one Wound left, a Walker beside her, one Action and a rifle for longer ranges: to end is to lose, to
    shoot may yet bring a Skill (UOA-WIN-03)."""

    def last_stand(s: State) -> None:
        gather(s, "2R.SE")
        s.zone[0] = s.board.index["2R.NW"]
        s.health[0] = 1
        armed(s, 0, "springfield")
        horde(s, "2R.NW", walker=1)
        s.active = 0
        s.spent[0] = 2
        s.taken = (1 << s.posse) - 2

    s = position("m0", last_stand).s
    ask = question(s)
    assert ask is not None
    assert ask.kind == ASK_ACTION
    assert pick(TOWN, USUAL, s, ask) == END
    assert "fatal" in doom(s, ask, END, None)
    assert not doom(s, ask, pick_with_care(TOWN, USUAL, s, ask), None)


# ---- stalling


def test_the_longer_a_game_drags_on_the_more_it_makes_for_its_errands() -> None:
    """A game of 154 rounds was seen once."""

    def late(s: State) -> None:
        s.round = 60

    assert position("m0").pull() == 1.0
    assert position("m0", late).pull() > 3.0
