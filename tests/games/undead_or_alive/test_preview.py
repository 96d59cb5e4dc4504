"""Odds and consequences: exact, checked against the engine's own dice, and without a trace in the position."""

import json
from random import Random

import pytest

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import piles_found
from graveshift.kernel.chance import stream
from graveshift.kernel.game import plain
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.adrenaline import gain_skill
from graveshift.zombicide.rules.dice import six_damage, with_bonus
from graveshift.zombicide.rules.hits import assign_freely
from graveshift.zombicide.rules.pool import prepare
from graveshift.zombicide.rules.turn import legal_actions
from graveshift.zombicide.telling.odds import binomial, kills, rolls
from graveshift.zombicide.telling.preview import attack_of, preview_attack, preview_option
from tests.games.undead_or_alive.shaken import MISSIONS, begun, shaken, state_of

CARL, MEG = 0, 1


@pytest.fixture
def s() -> State:
    """M0 at its first Action: everybody in 2R.NW."""
    return state_of(begun("m0", 3)).copy()


def give(s: State, who: int, card: str) -> int:
    """A card in the first hand of a survivor."""
    number = s.tables.card_ids.index(card)
    s.slots[who * c.SLOTS] = number
    return number


def zombies(s: State, zone: int, walkers: int = 0, brutes: int = 0, runners: int = 0) -> None:
    s.zombies[zone * s.kinds : zone * s.kinds + 3] = [walkers, brutes, runners]


def turn(s: State, who: int) -> Ask:
    s.active = who
    return Ask(s.owner[who], c.ASK_ACTION, legal_actions(s, who), (who,))


@pytest.mark.parametrize("mission", MISSIONS)
def test_looking_changes_nothing(mission: str) -> None:
    game = begun(mission, 6)
    for seed in range(3):
        s, ask = shaken(game, Random(seed))
        before = repr(plain(s))
        for code in ask.options:
            assert json.dumps(preview_option(s, ask, code)) is not None
        assert repr(plain(s)) == before


@pytest.mark.parametrize("mission", MISSIONS)
def test_chances_add_up(mission: str) -> None:
    game = begun(mission, 6)
    for seed in range(4):
        s, ask = shaken(game, Random(seed))
        for code in ask.options:
            attack = attack_of(s, ask, ask.about[0], code)
            if attack is None or code >> c.VERB << c.VERB == c.THROW:
                continue
            odds = preview_attack(s, attack)
            assert sum(odds["hits"]) == pytest.approx(1, abs=1e-4)
            assert 0 <= odds["kill_all"] <= 1 + 1e-9
            assert odds["expected_kills"] <= sum(odds["zombies"].values()) + 1e-9


def test_a_winchester_at_two_walkers(s: State) -> None:
    """UOA-CBT-01: two dice at 4+ are a fair coin each."""
    zone = s.board.index["2R.N"]
    card = give(s, MEG, "winchester")
    zombies(s, zone, walkers=2)
    odds = preview_option(s, turn(s, MEG), c.SHOOT + (card << 8) + zone)
    dice, accuracy = s.tables.dice[card], s.tables.accuracy[card]
    assert (odds["dice"], odds["accuracy"]) == (dice, accuracy)
    assert odds["hits"] == pytest.approx(binomial(dice, (7 - accuracy) / 6))
    assert odds["kill_all"] == pytest.approx(sum(odds["hits"][2:]))
    assert odds["kills"]["walker"] == pytest.approx(odds["hits"][1] + 2 * sum(odds["hits"][2:]))
    assert odds["friendly_fire"] is None
    assert odds["noise"] == {"level": "bang", "zone": "2R.NW", "token_moves": True}


def test_teammates_in_the_target_zone_are_in_danger(s: State) -> None:
    """UOA-CBT-12: the chance of at least one miss; UOA-CBT-13: never the shooter."""
    card = give(s, MEG, "colt-saa")
    zombies(s, s.zone[MEG], walkers=1)
    odds = preview_option(s, turn(s, MEG), c.SHOOT + (card << 8) + s.zone[MEG])
    assert odds["friendly_fire"]["survivors"] == ["carl", "pablito", "concepcion", "jimmy", "molly"]
    assert odds["friendly_fire"]["chance"] == pytest.approx(1 - odds["hits"][-1])
    gain_skill(s, MEG, s.tables.skill_ids.index("marksman"))
    odds = preview_option(s, turn(s, MEG), c.SHOOT + (card << 8) + s.zone[MEG])
    assert odds["friendly_fire"] is None


def test_a_brute_shields_the_others_from_weak_shots(s: State) -> None:
    """UOA-CBT-10: Damage 1 kills nothing behind a Brute; in melee the attacker chooses (UOA-CBT-05)."""
    zone = s.zone[MEG]
    zombies(s, zone, walkers=3, brutes=1)
    colt, pan = give(s, MEG, "colt-saa"), give(s, CARL, "machete")
    assert preview_option(s, turn(s, MEG), c.SHOOT + (colt << 8) + zone)["expected_kills"] == 0
    assert preview_option(s, turn(s, CARL), c.STRIKE + pan)["expected_kills"] > 0


def test_chains_of_sixes_agree_with_the_dice(s: State) -> None:
    """UOA-SKILL-55, UOA-SKILL-56: the odds are those of the engine's own rolls."""
    zone = s.zone[CARL]
    card = give(s, CARL, "machete")
    for skill in ("roll-6-die-combat", "roll-6-damage-melee", "dice-roll-melee", "reaper-melee"):
        gain_skill(s, CARL, s.tables.skill_ids.index(skill))
    zombies(s, zone, walkers=2, brutes=1, runners=1)
    odds = preview_attack(s, prepare(s, CARL, card, c.SINGLE, zone, False))
    games = 4000
    hits = 0
    for seed in range(games):
        twin = s.copy()
        twin.rng = stream(seed)
        attack = prepare(twin, CARL, card, c.SINGLE, zone, False)
        roll = with_bonus(twin, attack, [twin.die() for _ in range(attack.dice)])
        try:
            next(roll)
        except StopIteration as done:
            faces: list[int] = done.value
        hits += sum(1 for face in faces if face >= attack.accuracy)
    assert hits / games == pytest.approx(odds["expected_hits"], rel=0.05)


def test_kills_are_what_the_engine_would_assign(s: State) -> None:
    """Where nothing is left to choose, the foretold kills are the kills."""
    zone = s.zone[CARL]
    card = give(s, CARL, "machete")
    zombies(s, zone, walkers=4)
    for roll in rolls(prepare(s, CARL, card, c.SINGLE, zone, False)):
        twin = s.copy()
        attack = prepare(twin, CARL, card, c.SINGLE, zone, False)
        attack.damage += six_damage(attack, [])
        for _ in assign_freely(twin, attack, roll.hits):
            raise AssertionError("nothing to choose")
        assert sum(kills(s, attack, roll)) == attack.kills


def test_dynamite_spares_nobody(s: State) -> None:
    """UOA-TRAIT-01, UOA-TRAIT-03, UOA-TRAIT-04: no roll; the noise is where it lands."""
    zone = s.board.index["2R.N"]
    give(s, MEG, "dynamite")
    zombies(s, zone, walkers=2, brutes=1)
    s.zone[CARL] = zone
    odds = preview_option(s, turn(s, MEG), c.THROW + (s.tables.dynamite << 8) + zone)
    assert odds["kills"] == {"walker": 2, "brute": 1}
    assert odds["eliminated"] == ["carl"]
    assert odds["noise"] == {"level": "boom", "zone": "2R.N", "token_moves": True}


def test_a_move_shows_what_waits_there(s: State) -> None:
    """UOA-ACT-02, UOA-ACT-03, UOA-ZACT-06: the price, the zombies there, and those who would see."""
    zone = s.board.index["2R.N"]
    s.zombies = [0] * len(s.zombies)
    zombies(s, s.zone[CARL], walkers=1)
    zombies(s, zone, runners=2)
    found = preview_option(s, turn(s, CARL), c.MOVE + zone)
    assert (found["actions"], found["stops"], found["zombies"]) == (2, True, {"runner": 2})
    assert {"zone": "2R.NW", "zombies": {"walker": 1}} in found["seen_by"]
    assert found["corpse_piles"] == []


@pytest.mark.parametrize("mission", MISSIONS)
def test_corpse_piles_are_foretold_as_the_engine_finds_them(mission: str) -> None:
    """UOA-SZONE-13, UOA-SZONE-14: entering wakes exactly the piles that were foretold."""
    s = state_of(begun(mission, 6))
    s.tables.loss_tokens, limit = 99, s.tables.loss_tokens
    try:
        for zone in range(s.board.zones):
            twin = s.copy()
            foretold = piles_found(twin, zone)
            before = list(twin.token_state)
            twin.scene.entered(twin, CARL, zone)
            assert [token for token in range(len(before)) if twin.token_state[token] != before[token]] == foretold
    finally:
        s.tables.loss_tokens = limit


def test_a_reroll_is_weighed_against_the_roll(s: State) -> None:
    """UOA-CBT-16: the last result stands, so it may get worse."""
    ask = Ask(0, c.ASK_REROLL, [c.NO, c.REROLL], (MEG, 0, s.zone[MEG], 4, 2, 5))
    assert preview_option(s, ask, c.NO) == {"hits_now": 1}
    odds = preview_option(s, ask, c.REROLL)
    assert odds["hits"] == pytest.approx([0.25, 0.5, 0.25])
    assert (odds["better"], odds["worse"]) == (pytest.approx(0.25), pytest.approx(0.25))


def test_the_last_wound_loses(s: State) -> None:
    """UOA-WIN-03."""
    s.health[MEG] = 1
    ask = Ask(-1, c.ASK_WOUND, [c.WHO + CARL, c.WHO + MEG], (s.zone[MEG], c.WALKER, 1))
    assert preview_option(s, ask, c.WHO + CARL) == {"health": 2, "eliminated": False}
    found = preview_option(s, ask, c.WHO + MEG)
    assert (found["health"], found["eliminated"]) == (0, True)
    assert (found["fatal"]["reason"], found["fatal"]["rule"]) == ("survivor-eliminated", "UOA-WIN-03")


def test_a_charge_strikes_with_both_hands_of_the_ambidextrous(s: State) -> None:
    """UOA-SKILL-17: two alike weapons without the Dual symbol strike together."""
    zone = s.board.index["2R.N"]
    zombies(s, zone, walkers=2)
    card = s.tables.card_ids.index("pickaxe")
    s.slots[CARL * c.SLOTS] = s.slots[CARL * c.SLOTS + 1] = card
    assert not s.tables.dual[card]
    alone = preview_option(s, turn(s, CARL), c.CHARGE + zone)["attacks"]["pickaxe"]["dice"]
    gain_skill(s, CARL, s.tables.skill_ids.index("ambidextrous"))
    assert preview_option(s, turn(s, CARL), c.CHARGE + zone)["attacks"]["pickaxe"]["dice"] == 2 * alone


def test_a_search_tells_what_may_be_found(s: State) -> None:
    """UOA-ACT-06: by elimination the cards of the deck are known, not their order."""
    s.deck, s.discards = [s.tables.water, s.tables.water, s.tables.knife], [s.tables.dynamite]
    room = next(zone for zone in range(s.board.zones) if s.board.indoors[zone])
    s.zone[CARL] = room
    s.zombies[room * s.kinds : room * s.kinds + s.kinds] = [0] * s.kinds
    odds = preview_option(s, turn(s, CARL), c.SEARCH)
    assert odds["cards"] == 3
    assert odds["odds"] == {"knife": pytest.approx(1 / 3), "water": pytest.approx(2 / 3)}


def test_the_end_of_a_turn_tells_who_can_be_bitten(s: State) -> None:
    """UOA-ZACT-02, UOA-ZACT-12: one wound for each zombie beside somebody; a runner may come and bite."""
    s.zombies = [0] * len(s.zombies)
    ask = turn(s, CARL)
    assert preview_option(s, ask, c.END) == {}
    zombies(s, s.zone[CARL], walkers=2)
    bites = preview_option(s, ask, c.END)["bites"]
    assert [(one["zone"], one["wounds"]) for one in bites] == [("2R.NW", [2, 2])]
    assert bites[0]["survivors"][:2] == ["carl", "meg"]
    zombies(s, s.zone[CARL])
    beside = s.board.neighbours[s.zone[CARL]][0]
    zombies(s, beside, runners=1)
    s.noise_zone = s.zone[CARL]
    assert [one["wounds"] for one in preview_option(s, ask, c.END)["bites"]] == [[1, 1]]


def test_the_end_of_a_turn_tells_what_it_costs_if_all_end_theirs(s: State) -> None:
    """UOA-ZACT-03, UOA-WIN-03: others may still help, so this Turn alone loses nothing; all of them together do."""
    s.zombies = [0] * len(s.zombies)
    ask = turn(s, CARL)
    s.zone[CARL] = s.board.neighbours[s.zone[CARL]][0]
    zombies(s, s.zone[CARL], walkers=s.health[CARL] - 1)
    assert "together" not in preview_option(s, ask, c.END)
    zombies(s, s.zone[CARL], walkers=s.health[CARL])
    found = preview_option(s, ask, c.END)
    assert "fatal" not in found
    assert found["together"]["fatal"]["rule"] == "UOA-WIN-03"
    assert "Carl" in found["together"]["fatal"]["text"]["en"]
