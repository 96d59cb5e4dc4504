"""Steam at the table: what is saved, what is seen, what is foretold, what is handed down."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

import graveshift.games as games  # announces the games
from graveshift.games.gears_and_guns.rules.state import State
from graveshift.games.gears_and_guns.terminal.run import carried_over
from graveshift.kernel import record
from graveshift.kernel.errors import SetupError
from graveshift.kernel.game import Game, plain
from graveshift.kernel.registry import game_type
from graveshift.zombicide.telling.odds import rolls, running_dry
from graveshift.zombicide.telling.preview import attack_of
from graveshift.zombicide.telling.words import spoken_arguments

JET_IN_MID_TRAIN = """
name: a Jet while the Train passes
game: gears-and-guns
mission: m1
goals: []
gauge: 14
broken: [16V]
train: {state: 1, moving: true, clock: -1}
survivors: {nora: {zone: 16V.D, hand: [winchester], skills: []}, jean: {zone: 16V.A, skills: []}}
bottles: [10R.cabin]
"""


class AtTable(NamedTuple):
    """A game at the position of a scenario."""

    rules: Any


def position_of(text: str) -> tuple[AtTable, State]:
    rules, position, _ = game_type("gears-and-guns").set_up({"scenario": yaml.safe_load(text)}, 0)
    assert isinstance(position, State)
    return AtTable(rules), position


def test_a_jet_in_mid_train_is_saved_and_comes_back() -> None:
    """GG-JET-02 GG-NOZZLE-04: broken is kept by tile; the restored board is hidden where it was."""
    assert games.__name__
    game, position = position_of(JET_IN_MID_TRAIN)
    back = game.rules.restore(plain(position))
    assert [position.board.names[zone] for zone in position.board.unseen] == ["16V.W"]
    assert back.board is position.board
    assert back.shape == position.shape == 1


def test_the_view_shows_sight_as_the_jets_leave_it() -> None:
    """GG-JET-02 GG-GAUGE-04: nobody has to reckon it."""
    game, position = position_of(JET_IN_MID_TRAIN)
    seen = game.rules.seen(position, 0)
    assert seen.gauge.value == 14
    assert seen.gauge.scalds
    assert seen.gauge.rounds_left == 3
    assert seen.gauge.relief == {}  # M1 lowers it by nothing (GG-M1-05)
    assert seen.jets == ["16V.W"]
    assert seen.sight is not None
    assert list(seen.sight["16V.W"]) == ["16V.W"]
    assert all("16V.W" not in zones for zone, zones in seen.sight.items() if zone != "16V.W")
    assert [(tile.tile, tile.nozzle, tile.active, tile.broken) for tile in seen.steam_tiles] == [
        ("16V", "16V.W", True, True)
    ]


def test_the_view_is_the_same_for_every_seat_and_leaks_no_invention() -> None:
    """GG-INV-01: the Invention deck is a number."""
    game, position = position_of(JET_IN_MID_TRAIN)
    seen = game.rules.seen(position, None)
    assert seen.decks["inventions"].cards == 16
    assert seen.decks["inventions"].discards == []
    assert seen.sight == game.rules.seen(position, 0).sight


def test_without_jets_the_board_tells_what_is_seen() -> None:
    game, position = position_of(JET_IN_MID_TRAIN.replace("broken: [16V]", "broken: []"))
    assert game.rules.seen(position, 0).sight is None


FULL_STEAM = """
name: odds at Full Steam
game: gears-and-guns
board: {map: a}
survivors: {bonnie: {zone: a, hand: [saber], skills: []}}
active: bonnie
zombies: {a: {walker: 3}}
"""


def test_the_odds_know_steam_dice_and_the_risk_of_running_dry() -> None:
    """GG-DIE-01 GG-DIE-02 GG-FULL-05: a Saber rolls 2 + 1 dice at 2+; the Steam die runs dry once in six."""
    game, position = position_of(FULL_STEAM)
    ask = game.rules.ask(position)
    codes = {game.rules.key(position, ask, code): code for code in ask.options}
    attack = attack_of(position, ask, 0, codes["melee:saber+full-steam"])
    assert attack is not None
    assert sum(chance * roll.hits for roll, chance in rolls(attack).items()) == pytest.approx(3 * 5 / 6)
    assert running_dry(attack) == pytest.approx(1 / 6)
    told = game.rules.preview(position, ask, codes["melee:saber+full-steam"])
    assert told["special_dice"] == 1
    assert told["runs_dry"] == pytest.approx(1 / 6)
    assert "runs_dry" not in game.rules.preview(position, ask, codes["melee:saber"])


def test_odds_of_all_outcomes_make_one() -> None:
    game, position = position_of(FULL_STEAM.replace("skills: []", "skills: [full-steam-roll-6-die-combat]"))
    ask = game.rules.ask(position)
    codes = {game.rules.key(position, ask, code): code for code in ask.options}
    attack = attack_of(position, ask, 0, codes["melee:saber+full-steam"])
    assert attack is not None
    assert sum(rolls(attack).values()) == pytest.approx(1, abs=1e-6)


def test_walking_out_of_a_jet_with_the_last_health_is_foretold() -> None:
    """GG-JET-05 GG-JET-04: the preview says that it loses the game, and staying does too."""
    game, position = position_of(
        """
name: fatal
game: gears-and-guns
board: {tiles: 16V}
broken: [16V]
gauge: 14
survivors: {nora: {zone: 16V.W, wounds: 1, actions: 3, skills: []}}
active: nora
"""
    )
    ask = game.rules.ask(position)
    codes = {game.rules.key(position, ask, code): code for code in ask.options}
    assert game.rules.preview(position, ask, codes["move:16V.NW"])["fatal"]["reason"] == "survivor-eliminated"
    ending = game.rules.preview(position, ask, codes["end"])
    assert ending["fatal"]["reason"] == "survivor-eliminated", "the next Turn begins in the Jet (GG-JET-04)"


def fatal_text(text: str, key: str, *answers: str) -> str | None:
    """What the preview of an option says about losing, after some answers; None if it does not lose."""
    at, position = position_of(text)
    game = Game(at.rules, position, None, False)
    for answer in answers:
        game.decide(answer)
    assert game.decision is not None
    option = game.decision.option(key)
    assert option is not None, game.decision.keys
    found = option.preview().get("fatal")
    return found["text"]["en"] if found else None


IN_A_JET = """
name: the last Health
game: gears-and-guns
board: {tiles: 16V}
broken: [16V]
gauge: 14
survivors:
  nora: {zone: 16V.W, wounds: 1, hand: [saber], skills: [hit-and-run]}
  anthony: {zone: 16V.NW, wounds: 2, hand: [saber], skills: []}
active: nora
zombies: {16V.W: {walker: 1}}
"""


def test_who_falls_in_a_jet_is_named_and_only_where_it_is_true() -> None:
    """GG-JET-05 GG-AMB-15: every Action in the Jet is the last one, the free blow of a Charge into it, too."""
    assert fatal_text(IN_A_JET, "melee:saber") == "Nora is eliminated"
    assert fatal_text(IN_A_JET, "move:16V.NW") == "Nora is eliminated"
    charging = IN_A_JET.replace("active: nora", "active: anthony").replace("nora: {zone: 16V.W", "nora: {zone: 16V.NE")
    assert fatal_text(charging, "charge:16V.W") is None
    assert fatal_text(charging, "melee:saber", "charge:16V.W") == "Anthony is eliminated"
    assert fatal_text(charging, "melee:saber+full-steam", "charge:16V.W") == "Anthony is eliminated"
    assert fatal_text(charging, "no", "charge:16V.W") is None


WOUNDS = """
name: attacks are shared out first
game: gears-and-guns
board: {map: a b}
phase: zombies
survivors:
  nora: {zone: a, skills: []}
  anthony: {zone: a, inventions: [body-armor-b52], skills: []}
  lee: {zone: a, skills: []}
zombies: {a: {walker: 2}}
"""


def test_attacks_that_were_allotted_before_are_counted_among_the_wounds() -> None:
    """GG-ARMOR-02 UOA-ZACT-03: Nora has two Health; the second Attack on her is the last, and nothing stops it."""
    assert fatal_text(WOUNDS, "who:nora") is None
    assert fatal_text(WOUNDS, "who:nora", "who:nora") == "Nora is eliminated"
    assert fatal_text(WOUNDS, "who:lee", "who:nora") is None


def test_nothing_is_certain_for_whoever_wears_armor() -> None:
    """GG-ARMOR-02: the Armor roll comes after all Attacks were allotted."""
    assert fatal_text(WOUNDS, "who:anthony", "who:anthony") is None


def test_a_depleted_face_is_told_by_its_name() -> None:
    """GG-DIE-01: the log says what the Steam die shows, not a number that it does not have."""
    _, position = position_of(FULL_STEAM)
    spoken = [spoken_arguments(position, {"faces": "dice"}, (3, 4, 0), language)["faces"] for language in ("en", "pl")]
    assert spoken == ["3, 4, Depleted", "3, 4, Rozładowanie"]


def test_the_last_turn_before_a_full_gauge_is_foretold() -> None:
    """GG-GAUGE-05: to end the Round at 18 loses."""
    game, position = position_of(
        """
name: fatal
game: gears-and-guns
board: {tiles: 16V}
gauge: 18
survivors: {nora: {zone: 16V.W, actions: 3, skills: []}}
active: nora
"""
    )
    ask = game.rules.ask(position)
    codes = {game.rules.key(position, ask, code): code for code in ask.options}
    told = game.rules.preview(position, ask, codes["end"])
    assert told["fatal"]["reason"] == "gauge-full"
    assert told["gauge"] == {"now": 18, "next": 20, "limit": 20}


def test_a_shot_at_a_bottle_kills_all_or_nothing() -> None:
    """GG-BOTTLE-07: and where somebody stands, a hit is the end."""
    text = """
name: bottle
game: gears-and-guns
board: {map: a b}
survivors: {lee: {zone: a, hand: [colt-saa], skills: []}, nora: {zone: a, skills: []}}
active: lee
bottles: [b]
zombies: {b: {brute: 2}}
"""
    game, position = position_of(text)
    ask = game.rules.ask(position)
    codes = {game.rules.key(position, ask, code): code for code in ask.options}
    told = game.rules.preview(position, ask, codes["shoot:colt-saa@b+at-bottle"])
    assert told["expected_kills"] == pytest.approx(2 * told["explodes"])
    assert "fatal" not in told
    game, position = position_of(text.replace("nora: {zone: a", "nora: {zone: b"))
    ask = game.rules.ask(position)
    codes = {game.rules.key(position, ask, code): code for code in ask.options}
    told = game.rules.preview(position, ask, codes["shoot:colt-saa@b+at-bottle"])
    assert told["fatal"]["chance"] >= told["explodes"]


def finished(file: Path, options: dict[str, Any]) -> State:
    """A game in which everybody only ends Turns, to its bitter end, saved."""
    table = record.start("gears-and-guns", options, 3)
    while not table.game.over:
        table.game.answer(table.game.codes[-1])
    record.save(table.record(), file)
    position = table.game.position
    assert isinstance(position, State)
    return position


def test_a_run_hands_down_what_the_keep_rolls_left(tmp_path: Path) -> None:
    """GG-KEEP-01 GG-KEEP-06 GG-AMB-26: a lost game of a run is followed by the next one."""
    file = tmp_path / "one.json"
    posse = ["jean", "lee", "nora"]
    kept = {"jean": ["knife"], "lee": ["knife"], "nora": ["knife"]}
    first = finished(file, {"mission": "uoa-m1", "survivors": posse, "keep": True, "kept": kept})
    options = carried_over(str(file))
    assert options["keep"]
    assert options["survivors"] == posse
    assert sum(len(cards) for cards in options["kept"].values()) == len(first.kept)
    game_type("gears-and-guns").set_up({"mission": "m1"} | options, 0)


def test_a_single_game_is_no_game_of_a_run(tmp_path: Path) -> None:
    """GG-KEEP-01."""
    file = tmp_path / "one.json"
    assert finished(file, {"mission": "uoa-m1", "survivors": ["jean", "lee", "nora"]}).kept == []
    with pytest.raises(SetupError, match="GG-KEEP-01"):
        carried_over(str(file))


def test_a_run_begins_with_a_word_or_a_saved_game(tmp_path: Path) -> None:
    """GG-KEEP-01."""
    with pytest.raises(SetupError, match="no saved game"):
        carried_over(str(tmp_path / "nothing.json"))
    assert carried_over("new") == {"keep": True}


def test_only_cards_with_a_keep_value_can_have_been_kept() -> None:
    """GG-KEEP-02."""
    with pytest.raises(SetupError, match="GG-KEEP-02"):
        game_type("gears-and-guns").set_up({"mission": "m1", "kept": {"nora": ["pan"]}}, 0)


def test_the_survivors_of_both_boxes_mix() -> None:
    """GG-SCOPE-08: Engineers and the people of Undead or Alive in one posse."""
    posse = ["jean", "carl", "nikolas", "may", "nora", "hanna"]
    _, position, options = game_type("gears-and-guns").set_up({"mission": "m1", "survivors": posse}, 0)
    assert isinstance(position, State)
    assert options["survivors"] == posse
