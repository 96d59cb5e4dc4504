"""What is foretold is what happens: the outlook held against the engine's own moves, shots and spawns."""

import json
from collections import Counter
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import town_of
from graveshift.kernel.chance import GameOver
from graveshift.kernel.game import plain
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.activation import EVERY_KIND, attacks, begin_activation, moves
from graveshift.zombicide.rules.attacks import attack_options
from graveshift.zombicide.rules.inventory import refresh
from graveshift.zombicide.rules.rounds import zombie_phase
from graveshift.zombicide.rules.spawn import next_token, order_key, starting_zone
from graveshift.zombicide.rules.turn import legal_actions
from graveshift.zombicide.telling.aftermath import look_beyond
from graveshift.zombicide.telling.outlook import look_ahead
from graveshift.zombicide.telling.verbs import verb_of
from tests.games.undead_or_alive.shaken import MISSIONS, begun, played, shaken, state_of

Happened = list[tuple[str, tuple[int, ...]]]


@pytest.fixture
def s() -> State:
    """M0 at its first Action: everybody in 2R.NW, no zombies yet."""
    state = state_of(begun("m0", 3)).copy()
    state.zombies = [0] * len(state.zombies)
    state.noise_zone = state.zone[0]
    return state


def played_out(s: State, kinds: int, step: Any, dice: Random) -> Happened:
    """What one step of an activation does, with the team's choices by chance."""
    s.log = []
    play: Generator[Ask, int, None] = step(s, kinds)
    try:
        ask = next(play)
        while True:
            ask = play.send(dice.choice(ask.options))
    except (StopIteration, GameOver):
        pass
    return [(name, about) for name, _, about, _ in s.log]


def put(s: State, zone: str, **kinds: int) -> None:
    for kind, count in kinds.items():
        s.zombies[s.board.index[zone] * s.kinds + s.tables.zombie_ids.index(kind)] = count


def group(s: State, zone: str) -> dict[str, Any]:
    found = [one for one in look_ahead(s)["zombies"] if one["zone"] == zone]
    assert len(found) == 1
    return dict(found[0])


# ---- zombies


@pytest.mark.parametrize("mission", MISSIONS)
def test_zombies_go_where_it_was_foretold(mission: str) -> None:
    """UOA-ZACT-05, UOA-ZACT-06, UOA-ZACT-07, UOA-ZACT-08, UOA-ZACT-10, UOA-ZACT-11, UOA-ZACT-14."""
    game = begun(mission, 6)
    for seed in range(30):
        dice = Random(seed)
        s, _ = shaken(game, dice)
        s.noise_zone = dice.choice((s.noise_zone, dice.randrange(s.board.zones)))
        if dice.random() < 0.3:
            s.vade[0] = next(zone for zone in range(s.board.zones) if any(s.zombies[zone * s.kinds :][: s.kinds]))
        told = look_ahead(s)["zombies"]
        begin_activation(s, EVERY_KIND)
        wounds = s.copy()
        check_attacks(wounds, told, played_out(wounds, EVERY_KIND, attacks, dice))
        check_moves(s, told, played_out(s, EVERY_KIND, moves, dice))
        if s.result == 0:
            check_runners(s, told, played_out(s, s.tables.again[0], moves, dice))


def test_in_the_middle_of_an_activation_only_what_is_left_of_it_is_foretold(s: State) -> None:
    """UOA-ZACT-01, UOA-ZACT-05, UOA-ZACT-12, UOA-ZACT-13."""
    put(s, "2R.NW", walker=1)
    put(s, "2R.NE", walker=2, runner=1)

    def left() -> dict[str, tuple[dict[str, int], int]]:
        return {one["zone"]: (one["zombies"], len(one["runners"])) for one in look_ahead(s)["zombies"]}

    everybody = {"2R.NW": ({"walker": 1}, 0), "2R.NE": ({"walker": 2, "runner": 1}, 1)}
    for phase in (c.PLAYERS, c.ATTACKS, c.SPAWN):
        s.phase = phase
        assert left() == everybody
    s.phase = c.MOVES
    assert left() == {"2R.NE": everybody["2R.NE"]}
    for phase in (c.RUNNER_ATTACKS, c.RUNNER_MOVES):
        s.phase = phase
        assert left() == {"2R.NE": ({"runner": 1}, 0)}


def test_while_the_team_places_the_noise_token_nobody_is_about_to_move_again(s: State) -> None:
    """UOA-ZACT-05, UOA-ZACT-13, UOA-NOISE-12: they have moved; only runners still act, and then nobody."""
    for who in range(s.posse):
        s.zone[who] = s.board.index["2R.NW" if who % 2 else "2R.N"]
    put(s, "2R.A", walker=2, runner=1)

    def asked_about_noise(phase: int) -> list[dict[str, int]]:
        s.phase, s.noise_zone = phase, s.board.index["2R.A"]
        asked = next(zombie_phase(s))
        assert asked.kind == c.ASK_NOISE
        return [one["zombies"] for one in look_ahead(s)["zombies"]]

    assert asked_about_noise(c.MOVES) == [{"runner": 1}]
    assert asked_about_noise(c.RUNNER_MOVES) == [{"walker": 2, "runner": 1}], "in the next round"
    assert {one["done"] for one in look_ahead(s)["spawns"]} == {False}


def check_attacks(s: State, told: list[dict[str, Any]], happened: Happened) -> None:
    expected = Counter({one["zone"]: sum(one["zombies"].values()) for one in told if one["why"] == "shares-zone"})
    found = Counter[str]()
    for name, about in happened:
        if name == "zombie-attack":
            found[s.board.names[about[0]]] += about[2]
    if s.result == 0:
        assert found == expected


def check_moves(s: State, told: list[dict[str, Any]], happened: Happened) -> None:
    """Every move was foretold in number, and nobody who was to go has stayed."""
    found: Counter[tuple[str, str, str]] = Counter()
    for name, about in happened:
        if name == "zombies-moved":
            start, to, kind, count = about
            found[s.board.names[start], s.board.names[to], s.tables.zombie_ids[kind]] += count
    expected: dict[tuple[str, str, str], tuple[int, int]] = {}
    for one in told:
        for step in one["steps"]:
            assert step["path"][:2] == [one["zone"], step["to"]]
            assert step["path"][-1] in one["goals"]
            for kind, (low, high) in step["zombies"].items():
                expected[one["zone"], step["to"], kind] = (low, high)
    assert set(found) <= set(expected)
    for key, (low, high) in expected.items():
        assert low <= found[key] <= high, key
    leaving = sum(sum(one["zombies"].values()) for one in told if one["steps"])
    assert sum(found.values()) == leaving


def check_runners(s: State, told: list[dict[str, Any]], happened: Happened) -> None:
    """Runners that moved go on as foretold (UOA-ZACT-12, UOA-ZACT-13)."""
    ways = {(one["zone"], to) for group in told for one in group["runners"] for to in one["to"]}
    for name, about in happened:
        if name == "zombies-moved":
            assert (s.board.names[about[0]], s.board.names[about[1]]) in ways


@pytest.mark.parametrize("mission", MISSIONS)
def test_looking_ahead_changes_nothing(mission: str) -> None:
    for game in played(mission, 4, 60):
        s = state_of(game)
        before = repr(plain(s))
        assert json.dumps(game.outlook(0)) == json.dumps(game.outlook(None))
        assert repr(plain(s)) == before


def test_a_walker_that_sees_somebody(s: State) -> None:
    """UOA-ZACT-07: it goes to the survivors it sees, and says so in both languages."""
    s.noise_zone = s.board.index["2R.SE"]
    put(s, "2R.N", walker=2)
    told = group(s, "2R.N")
    assert told["why"] == "sees"
    assert told["goals"] == ["2R.NW"]
    assert told["steps"] == [{"to": "2R.NW", "path": ["2R.N", "2R.NW"], "zombies": {"walker": (2, 2)}}]
    assert told["rules"] == ["UOA-ZACT-07", "UOA-ZACT-10"]
    assert told["text"]["en"] == "2R.N: 2 Walkers will go to 2R.NW; they see the most Survivors in 2R.NW."
    assert told["text"]["pl"] == "2R.N: 2 Szwendaczy. Dokąd: 2R.NW. Dlaczego: tam widać najwięcej Ocalałych (2R.NW)."


def test_runners_that_arrive_attack_at_once(s: State) -> None:
    """UOA-ZACT-12: they move in with everybody and then bite."""
    put(s, "2R.N", runner=1)
    told = group(s, "2R.N")
    assert told["why"] == "sees-and-hears"
    assert told["runners"] == [{"zone": "2R.NW", "attacks": True, "to": []}]
    assert told["text"]["en"].endswith("Then the Runners attack in 2R.NW.")


def test_zombies_among_survivors_attack(s: State) -> None:
    """UOA-ZACT-01, UOA-ZACT-02: a wound each, and no move."""
    put(s, "2R.NW", walker=2, brute=1)
    told = group(s, "2R.NW")
    assert (told["why"], told["steps"]) == ("shares-zone", [])
    assert told["text"]["en"] == "2R.NW: 2 Walkers, 1 Brute will attack, 3 Wounds."


def test_vade_retro_holds_them(s: State) -> None:
    """UOA-CLASS-09: the whole activation is lost, of runners too."""
    put(s, "2R.N", walker=1, runner=1)
    s.vade[0] = s.board.index["2R.N"]
    told = group(s, "2R.N")
    assert (told["why"], told["steps"], told["runners"]) == ("vade-retro", [], [])


# ---- weapons


@pytest.mark.parametrize("mission", MISSIONS)
def test_weapons_reach_what_the_engine_offers(mission: str) -> None:
    """UOA-EQUIP-07, UOA-LOS-15, UOA-CLASS-22: every zone in reach is an option, and no other."""
    verbs = {c.SHOOT: "shoot", c.FAN: "fan", c.THROW: "throw"}
    game = begun(mission, 5)
    for seed in range(15):
        s, _ = shaken(game, Random(seed))
        for reach in look_ahead(s)["reach"]:
            who = next(w for w in range(s.posse) if s.tables.survivor_ids[s.person[w]] == reach["survivor"])
            options: list[int] = []
            attack_options(s, who, -2, False, options)
            offered = {
                (verbs[code >> c.VERB << c.VERB], s.tables.card_ids[code >> 8 & 255], s.board.names[code & 255])
                for code in options
                if code >> c.VERB << c.VERB in verbs
            }
            told = {
                (weapon["how"], weapon["card"], zone)
                for weapon in reach["weapons"]
                if weapon["how"] != "melee"
                for zone, away in reach["sight"].items()
                if away in weapon["ranges"]
            }
            assert told == offered


def test_a_weapon_says_which_zombies_it_can_kill(s: State) -> None:
    """UOA-CBT-04, UOA-SKILL-03, UOA-TRAIT-01: Damage with the bonus of a Skill counts, and an explosion kills all."""
    carl = s.person.index(s.tables.survivor_ids.index("carl"))
    meg = s.person.index(s.tables.survivor_ids.index("meg"))
    for who, cards in ((carl, ("pan", "dynamite")), (meg, ("pan", "old-timer"))):
        for slot, card in enumerate(cards):
            s.slots[who * c.SLOTS + slot] = s.tables.card_ids.index(card)
        refresh(s, who)
    told = {
        (reach["survivor"], weapon["card"]): set(weapon["kills"])
        for reach in look_ahead(s)["reach"]
        for weapon in reach["weapons"]
    }
    weak = {"walker", "runner"}
    assert told["meg", "pan"] == weak
    assert told["meg", "old-timer"] == weak
    assert told["carl", "pan"] == weak | {"brute"}, "Carl is Blue: +1 Damage: Melee."
    assert told["carl", "dynamite"] == set(s.tables.zombie_ids)


# ---- spawns


@pytest.mark.parametrize("mission", MISSIONS)
def test_tokens_spawn_in_the_order_foretold(mission: str) -> None:
    """UOA-SPAWN-02: the whole step, token by token."""
    s, _ = shaken(begun(mission, 6), Random(3))
    told = look_ahead(s)["spawns"]
    assert [one["order"] for one in told] == list(range(1, len(told) + 1))
    assert {one["rule"] for one in told} == {"UOA-SPAWN-02"}
    assert [one["next"] for one in told] == [number == 0 for number in range(len(told))]
    s.phase, s.step, s.spawned = c.SPAWN, -1, 0
    drawn = []
    while (token := next_token(s)) >= 0:
        drawn.append(town_of(s).spawn_ids[token])
        assert next(one for one in look_ahead(s)["spawns"] if one["next"])["token"] == drawn[-1]
        s.step = order_key(s, token, starting_zone(s))
        s.spawned |= 1 << token
    assert drawn == [one["token"] for one in told]
    assert all(one["done"] for one in look_ahead(s)["spawns"])


# ---- after an option


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_comes_after_a_move_is_what_comes_when_it_is_made(mission: str) -> None:
    """UOA-ZACT-06, UOA-ZACT-08: neither die nor card decides a plain Move, so the outlook after it is exact."""
    checked = 0
    for seed in range(12):
        game = begun(mission, seed)
        decision = game.decision
        assert decision is not None
        for option in decision.options:
            if not option.key.startswith("move:") or option.preview()["corpse_piles"]:
                continue
            told = option.outlook(0)
            twin = game.copy()
            twin.decide(option.key)
            if twin.position.result == 0:
                assert told == twin.outlook(0)
                checked += 1
    assert checked


def test_after_a_shot_they_come_for_the_noise(s: State) -> None:
    """UOA-NOISE-02, UOA-ZACT-08: a loud shot moves the token, and who hears it comes; a silent one changes nothing."""
    put(s, "2R.SE", walker=1)
    s.noise_zone = s.board.index["2R.SE"]
    weapon = s.tables.card_ids.index("winchester")
    s.slots[0] = weapon
    s.active = 0
    ask = Ask(s.owner[0], c.ASK_ACTION, legal_actions(s, 0), (0,))
    loud = [look_beyond(s, ask, code) for code in ask.options if verb_of(code) == c.SHOOT]
    assert loud
    assert all(told["zombies"] != look_ahead(s)["zombies"] for told in loud)
    assert look_beyond(s, ask, c.END) == {}
