"""What the Book of a game may say differently: each policy, turned the other way."""

from collections.abc import Generator

import pytest

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.chance import Script
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.content.zombies import ABOMINATION_CARD, SPAWN_CARD
from graveshift.zombicide.rules import interrupts
from graveshift.zombicide.rules.activation import EVERY_KIND, activate, attacks, destinations, moves
from graveshift.zombicide.rules.book import BY_FIRST_PLAYER, BY_SHOOTER, STANDARD_DICE
from graveshift.zombicide.rules.codes import (
    ABOMINATION,
    ASK_LINK,
    BANG,
    BOOM,
    BRUTE,
    EMPTY,
    FAVOURITE,
    HAND_1,
    NO,
    NO_CARD,
    NO_FAVOURITE,
    PACK_1,
    PISTOL,
    REROLL,
    REROLL_LUCKY,
    SINGLE,
    SLOTS,
    TURNED,
    WALKER,
    WHO,
    YES,
)
from graveshift.zombicide.rules.combat import attack_with, carry_out
from graveshift.zombicide.rules.hits import slay
from graveshift.zombicide.rules.inventory import discard_slot, fits, put, refresh, reload_everything, reload_weapon
from graveshift.zombicide.rules.noise import make_noise, settle_noise
from graveshift.zombicide.rules.pool import Attack, prepare, ready_weapons
from graveshift.zombicide.rules.skills import LUCKY
from graveshift.zombicide.rules.spawn import abomination_there, next_token, place_abomination, spawn_at
from graveshift.zombicide.rules.state import State as FamilyState
from graveshift.zombicide.rules.state import zombies_in
from graveshift.zombicide.rules.wounds import remove_zombie
from tests.games.undead_or_alive.shaken import begun, state_of

WALKERS = 1 << WALKER


@pytest.fixture
def s() -> State:
    """Two seats, nobody but the first two survivors, no zombies, all in the zones that a test gives them."""
    s = state_of(begun("m0", 3, seats=2)).copy()
    s.zombies = [0] * len(s.zombies)
    for who in range(2, s.actors):
        s.zone[who] = -1
    s.first = 1
    return s


def first_question(play: Generator[Ask, int, object]) -> Ask | None:
    return next(play, None)


def far_apart(s: State) -> tuple[int, int]:
    """Two zones that a third one sees both, at the same distance, and that third one last in sight of neither."""
    for zone in range(s.board.zones):
        near = s.board.neighbours[zone]
        if len(near) >= 2 and all(other in s.board.sees[zone] for other in near[:2]):
            return near[0], near[1]
    raise AssertionError("the board has no such zones")


def between(s: State, one: int, other: int) -> int:
    return next(z for z in range(s.board.zones) if one in s.board.neighbours[z] and other in s.board.neighbours[z])


def test_ties_of_noise_go_to_the_team_or_to_the_first_player(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    s.zone[0], s.zone[1] = far_apart(s)
    asked = first_question(settle_noise(s, ""))
    assert asked is not None
    assert asked.seat == TEAM
    monkeypatch.setattr(s.tables.book, "ties", BY_FIRST_PLAYER)
    asked = first_question(settle_noise(s, ""))
    assert asked is not None
    assert asked.seat == s.first


def test_a_group_with_two_destinations_splits_or_goes_one_way(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = far_apart(s)
    s.zone[0], s.zone[1] = one, other
    here = between(s, one, other)
    s.zombies[here * s.kinds + WALKER] = 2
    s.noise_zone = here
    split, together = s.copy(), s.copy()
    assert first_question(moves(split, WALKERS)) is None
    assert split.zombies[one * s.kinds] == split.zombies[other * s.kinds] == 1
    monkeypatch.setattr(s.tables.book, "groups_split", False)
    play = moves(together, WALKERS)
    asked = next(play)
    with pytest.raises(StopIteration):
        play.send(asked.options[0])
    assert together.zombies[(asked.options[0] & 255) * s.kinds] == 2


def test_a_weaker_noise_is_ignored_or_counts(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    s.noise, s.noise_zone = BOOM, 0
    make_noise(s, 1, BANG, "")
    assert s.noise_zone == 0
    monkeypatch.setattr(s.tables.book, "noise_ranks", False)
    make_noise(s, 1, BANG, "")
    assert s.noise_zone == 1


def test_the_noise_token_flees_from_zombies_or_stays(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    zones = range(s.board.zones)
    here, other = next((z, far) for z in zones for far in zones if far not in s.board.sees[z] and s.board.neighbours[z])
    one = s.board.neighbours[here][0]
    s.zone[0], s.zone[1] = other, -1
    s.zombies[here * s.kinds + WALKER] = 1
    s.noise_zone = one
    flees, stays = s.copy(), s.copy()
    assert first_question(moves(flees, WALKERS)) is None
    assert flees.noise_zone == other
    monkeypatch.setattr(s.tables.book, "noise_flees", False)
    assert first_question(moves(stays, WALKERS)) is None
    assert stays.noise_zone == one


def test_without_a_path_zombies_take_the_next_best_or_stay(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = far_apart(s)
    s.zone[0], s.zone[1] = one, -1
    here = between(s, one, other)
    s.noise_zone = other
    s.board = s.board.without([one])
    present = [0] * s.board.zones
    present[one] = 1
    assert one in s.board.sees[here]
    assert destinations(s, here, present) == [other]
    monkeypatch.setattr(s.tables.book, "next_best", False)
    assert destinations(s, here, present) == []


def test_misses_are_the_teams_affair_or_the_shooters(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = far_apart(s)
    shooter = s.owner.index(1)
    for who in range(s.posse):
        s.zone[who] = one
    s.zone[shooter] = between(s, one, other)
    s.health = [9] * s.actors
    pistol = s.tables.card_kind.index(PISTOL)
    monkeypatch.setattr(s.tables, "accuracy", [7] * len(s.tables.accuracy))
    monkeypatch.setattr(s.tables, "dice", [2] * len(s.tables.dice))
    asked = first_question(attack_with(s.copy(), shooter, pistol, SINGLE, one, 0))
    assert asked is not None
    assert asked.seat == TEAM
    monkeypatch.setattr(s.tables.book, "misses", BY_SHOOTER)
    asked = first_question(attack_with(s.copy(), shooter, pistol, SINGLE, one, 0))
    assert asked is not None
    assert asked.seat == 1


def test_zombies_act_and_wound_as_their_profile_says(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = far_apart(s)
    s.zone[0], s.zone[1] = one, -1
    s.health[0] = s.max_health[0] = 20
    s.zombies[one * s.kinds + WALKER] = 1
    monkeypatch.setattr(s.tables, "wounds", [2] * s.kinds)
    monkeypatch.setattr(s.tables, "again", [WALKERS, WALKERS])
    assert first_question(activate(s, WALKERS)) is None
    assert s.health[0] == 20 - 3 * 2


def test_a_book_may_have_no_favourite_slot(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(card for card in range(s.tables.cards) if s.tables.weapon[card])
    monkeypatch.setattr(s.tables, "favourite", [NO_FAVOURITE] * len(s.tables.favourite))
    assert not fits(s, 0, FAVOURITE, card)
    assert fits(s, 0, HAND_1, card)


def test_a_card_may_grant_a_skill_while_it_is_in_hand(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(card for card in range(s.tables.cards) if s.tables.weapon[card])
    monkeypatch.setattr(s.tables, "card_effects", [[LUCKY] if number == card else [] for number in range(256)])
    s.slots[:SLOTS] = [NO_CARD, NO_CARD, NO_CARD, card, NO_CARD, NO_CARD]
    refresh(s, 0)
    before = s.mods[0][LUCKY]
    put(s, 0, PACK_1, HAND_1, "")
    assert s.mods[0][LUCKY] == before + 1
    discard_slot(s, 0, HAND_1, "")
    assert s.mods[0][LUCKY] == before


# ---- kinds of zombies, Abominations


VALENTINE, QUEEN = 4, 5


def with_two_more_kinds(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box with two more Abominations, each a kind of its own: Valentine acts three times, the Queen deals two."""
    t = s.tables
    for name, more in (
        ("toughness", [4, 5]),
        ("reward", [5, 5]),
        ("rank", [3, 3]),
        ("wounds", [1, 2]),
        ("miniatures", [1, 1]),
        ("zombie_ids", ["valentine", "queen"]),
    ):
        monkeypatch.setattr(t, name, [*getattr(t, name), *more])
    monkeypatch.setattr(t, "kinds", 6)
    monkeypatch.setattr(t, "abomination_kinds", 1 << VALENTINE | 1 << QUEEN)
    monkeypatch.setattr(t, "again", [1 << VALENTINE, 1 << VALENTINE])
    monkeypatch.setattr(t.book, "one_abomination", False)
    s.kinds = 6
    s.zombies = [0] * (s.board.zones * 6)
    s.pool = [*s.pool, 1, 1]


def test_several_abominations_stand_on_the_board_each_with_its_figures(
    s: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_two_more_kinds(s, monkeypatch)
    one, other = far_apart(s)
    s.zone[0], s.zone[1] = one, other
    s.health[0] = s.max_health[0] = s.health[1] = s.max_health[1] = 9
    assert place_abomination(s, one, VALENTINE) == place_abomination(s, other, QUEEN) == 1
    assert place_abomination(s, other, QUEEN) == 0  # there is one of her
    assert zombies_in(s, one) == zombies_in(s, other) == 1
    assert abomination_there(s, VALENTINE)
    assert first_question(activate(s, 1 << VALENTINE | 1 << QUEEN)) is None
    assert (s.health[0], s.health[1]) == (9 - 3, 9 - 2)


def test_two_wounds_of_one_attack_go_to_one_survivor(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    with_two_more_kinds(s, monkeypatch)
    one, _ = far_apart(s)
    s.zone[0] = s.zone[1] = one
    s.health[0] = s.max_health[0] = s.health[1] = s.max_health[1] = 3
    place_abomination(s, one, QUEEN)
    play = activate(s, 1 << QUEEN)
    asked = next(play)
    assert asked.options == [WHO, WHO + 1]
    with pytest.raises(StopIteration):
        play.send(WHO + 1)
    assert (s.health[0], s.health[1]) == (3, 1)


def test_a_killed_abomination_pays_its_slayer_or_everybody(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = far_apart(s)
    s.zone[0], s.zone[1] = one, other
    s.ap[0] = s.ap[1] = 0
    for name, paid in ((False, [5, 0]), (True, [5, 5])):
        twin = s.copy()
        place_abomination(twin, one, ABOMINATION)
        monkeypatch.setattr(s.tables.book, "abomination_pays_all", name)
        monkeypatch.setattr(s.tables, "reward", [1, 1, 1, 5])
        assert first_question(slay(twin, 0, one, ABOMINATION, -1)) is None
        assert twin.ap[:2] == paid


def test_a_killed_abomination_may_come_again_or_is_out_of_the_game(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = far_apart(s)
    for returns in (True, False):
        twin = s.copy()
        monkeypatch.setattr(s.tables.book, "abominations_return", returns)
        place_abomination(twin, one, ABOMINATION)
        remove_zombie(twin, one, ABOMINATION)
        assert place_abomination(twin, one, ABOMINATION) == (1 if returns else 0)


# ---- attacks of zombies


def test_an_attack_wounds_at_once_or_when_all_are_allotted(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = far_apart(s)
    s.zone[0] = s.zone[1] = one
    s.health[0] = s.max_health[0] = s.health[1] = s.max_health[1] = 9
    s.zombies[one * s.kinds + WALKER] = 1
    s.zombies[one * s.kinds + BRUTE] = 1
    for waits, after_the_first in ((False, 8), (True, 9)):
        twin = s.copy()
        monkeypatch.setattr(s.tables.book, "attacks_allotted_first", waits)
        play = attacks(twin, EVERY_KIND)
        next(play)
        play.send(WHO)
        assert twin.health[0] == after_the_first
        with pytest.raises(StopIteration):
            play.send(WHO)
        assert twin.health[0] == 7


# ---- dice


def shot(s: State, dice: list[int], special: int) -> tuple[Attack, Generator[Ask, int, int], int]:
    """Survivor 0 shoots at a zone with a single Walker; so many special dice join the pool."""
    one, other = far_apart(s)
    s.zone[0], s.zone[1] = between(s, one, other), -1
    s.zombies[one * s.kinds + WALKER] = 9
    s.script = Script(dice, {}, False)
    attack = prepare(s, 0, s.tables.card_kind.index(PISTOL), SINGLE, one, 0)
    attack.dice, attack.special, attack.accuracy, attack.damage = len(dice) - special, special, 4, 1
    return attack, carry_out(s, attack), one


def test_a_symbol_on_a_special_die_misses_and_nothing_lifts_it(s: State) -> None:
    attack, play, _ = shot(s, [1, 5, 1, 5], 2)
    attack.bonus = 6
    assert first_question(play) is None
    assert attack.kills == 3  # the 1 of the standard die is lifted, the symbol is not
    assert attack.spent == 1


def test_a_one_on_a_standard_die_empties_nothing(s: State) -> None:
    attack, play, _ = shot(s, [1, 1, 2], 1)
    assert first_question(play) is None
    assert (attack.kills, attack.spent) == (0, 0)


def test_a_reroll_takes_all_dice_or_only_the_standard_ones(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    for reroll_dice, dice, spent in (([], [2, 1, 5, 5], 0), ([STANDARD_DICE] * 5, [2, 1, 5], 1)):
        twin = s.copy()
        monkeypatch.setattr(s.tables.book, "reroll_dice", reroll_dice)
        attack, play, _ = shot(twin, dice, 1)
        attack.dice = 1
        attack.mods = list(attack.mods)
        attack.mods[LUCKY] = 1
        next(play)
        with pytest.raises(StopIteration):
            play.send(REROLL + REROLL_LUCKY)
        assert attack.spent == spent


def test_a_book_may_bound_accuracy(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    pistol = s.tables.card_kind.index(PISTOL)
    monkeypatch.setattr(s.tables, "accuracy", [1] * len(s.tables.accuracy))
    assert prepare(s, 0, pistol, SINGLE, s.zone[0], 0).accuracy == 1
    monkeypatch.setattr(s.tables.book, "best_accuracy", 2)
    assert prepare(s, 0, pistol, SINGLE, s.zone[0], 0).accuracy == 2


def test_a_weapon_that_has_run_dry_waits_for_more_than_a_reload(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    pistol = s.tables.card_kind.index(PISTOL)
    monkeypatch.setattr(s.tables, "card_effects", [[LUCKY] if number == pistol else [] for number in range(256)])
    s.slots[:SLOTS] = [pistol | TURNED | EMPTY, NO_CARD, NO_CARD, NO_CARD, NO_CARD, NO_CARD]
    refresh(s, 0)
    learned = s.mods[0][LUCKY]
    reload_weapon(s, 0, pistol, "")
    reload_everything(s)
    assert s.slots[0] == pistol | TURNED
    assert ready_weapons(s, 0) == ([], [])
    s.slots[0] = pistol
    refresh(s, 0)
    assert ready_weapons(s, 0) == ([pistol], [])
    assert s.mods[0][LUCKY] == learned + 1


def test_a_concentrated_attack_adds_its_hits_up_on_one_target(s: State) -> None:
    for dice, kills in (([5, 5, 2], 0), ([5, 5, 5], 1)):
        twin = s.copy()
        attack, play, there = shot(twin, dice, 0)
        twin.zombies[there * s.kinds + ABOMINATION] = 1
        attack.target = ABOMINATION
        assert s.tables.toughness[ABOMINATION] == 3
        assert first_question(play) is None
        assert attack.kills == kills
        assert twin.zombies[there * s.kinds + WALKER] == 9


@pytest.mark.skipif(not (interrupts.__file__ or "").endswith(".py"), reason="a compiled class has no plain subclass")
def test_an_interrupt_may_replace_a_zombie_card(s: State, monkeypatch: pytest.MonkeyPatch) -> None:
    class Foresight(interrupts.Interrupt):
        """Another card counts instead: an Abomination comes."""

        def card_drawn(self, s: FamilyState, zone: int, card: int) -> Generator[Ask, int, int]:
            answer = yield Ask(TEAM, ASK_LINK, [YES, NO])
            return s.tables.zombie_card_kind.index(ABOMINATION_CARD) if answer == YES else card

    monkeypatch.setattr(s.tables, "card_drawn", [Foresight()])
    for answer in (YES, NO):
        twin = s.copy()
        twin.zombie_deck = [card for card in twin.zombie_deck if s.tables.zombie_card_kind[card] == SPAWN_CARD]
        twin.step, twin.spawned = -1, 0
        play = spawn_at(twin, next_token(twin))
        next(play)
        with pytest.raises(StopIteration):
            play.send(answer)
        assert (twin.abomination >= 0) == (answer == YES)
