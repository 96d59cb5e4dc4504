"""The eleven missions as data: frames, tokens, goals and rules, and what is refused in a designer's file."""

import re
from collections import Counter
from pathlib import Path

import pytest
import yaml

from graveshift.content import ContentError
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.box import Content
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.tokens import AnyToken, CoalBagToken, ZombieToken
from graveshift.games.undead_or_alive.missions.goals.gather_mobile_spawns import GatherMobileSpawns
from graveshift.games.undead_or_alive.missions.rules.bounty_deck_open import BountyDeckOpen
from graveshift.games.undead_or_alive.missions.rules.set_aside_bounties import SetAsideBounties
from graveshift.games.undead_or_alive.missions.rules.train_clock import TrainClock
from graveshift.rulebook.book import every_rule
from graveshift.zombicide.content.designed import check_places, load_mission
from graveshift.zombicide.content.loading import data
from graveshift.zombicide.content.tokens import (
    AbominationSpawn,
    EmptyCrateToken,
    MobileSpawn,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
)
from graveshift.zombicide.content.vocabulary import Goal, MissionRule
from graveshift.zombicide.missions.first_player_gift import FirstPlayerGift
from graveshift.zombicide.missions.hidden_objectives import HiddenObjectives


@pytest.fixture(scope="module")
def box() -> Content:
    return load(BOOK)


def grid(mission: Mission) -> str:
    return " / ".join(" ".join(placed.tile for placed in row) for row in mission.board.rows)


FRAMES = {
    "m0": ("easy", 10, "", "2R 3R"),
    "m1": ("easy", 25, "", "8V 1R / 10V 12V / 2R 5V"),
    "m2": ("easy", 35, "brawler", "4R 10R 2V / 1R 12R 5V / 3R 11R 9V"),
    "m3": ("easy", 35, "faithful gunslinger", "4R 6R 3R / 5V 1V 7V / 10R 11V 12V"),
    "m4": ("medium", 45, "townsfolk", "4R 1R / 2R 3R / 7R 5V / 9R 8V"),
    "m5": ("medium", 25, "townsfolk", "12R 10R / 8V 4R / 1R 3R / 5R 6R"),
    "m6": ("medium", 35, "gunslinger", "1R 7R / 2R 3R / 5R 8V"),
    "m7": ("hard", 50, "faithful townsfolk", "5R 2V 10R / 3R 7V 12R / 9V 1V 11R"),
    "m8": ("hard", 35, "faithful", "9V 3R 4R / 10V 11V 12V / 8V 1R 2R"),
    "m9": ("very-hard", 50, "brawler faithful", "9V 6R 4V / 11R 12R 10R / 1R 2R 8V"),
    "m10": ("very-hard", 35, "faithful", "9V 6R 5R / 8V 2R 3R"),
}


@pytest.mark.parametrize("name", FRAMES)
def test_frames(box: Content, name: str) -> None:
    """
    Difficulty, minutes, barred Classes and grid: UOA-M00-01 UOA-M01-01 UOA-M02-01 UOA-M03-01 UOA-M04-01 UOA-M05-01
    UOA-M06-01 UOA-M07-01 UOA-M08-01 UOA-M09-01 UOA-M10-01
    """
    mission = box.missions[name]
    assert (mission.difficulty, mission.minutes, " ".join(mission.barred_classes), grid(mission)) == FRAMES[name]
    assert mission.ledger == f"UOA-M{int(name[1:]):02d}-01"


LEGENDS = {
    "m0": {"objectives": 2, "exit": 1, "zombies": 4},
    "m1": {"objectives": 5, "wagon": 1, "gatling": 1},
    "m2": {"objectives": 4, "wagon": 1, "gatling": 1, "companions": 4},
    "m3": {"objectives": 6, "companions": 6},
    "m4": {"objectives": 8, "companions": 4, "exit": 1},
    "m5": {"objectives": 6, "companions": 3, "gatling": 1, "exit": 1},
    "m6": {"objectives": 5, "companions": 4, "wagon": 1},
    "m7": {"objectives": 8, "companions": 6, "starts": 3, "wagon": 1, "exit": 1},
    "m8": {"objectives": 5, "companions": 2, "wagon": 1},
    "m9": {"objectives": 9, "companions": 6, "gatling": 1},
    "m10": {"objectives": 4, "companions": 2, "exit": 1},
}
LEGEND_OF = {"objective": "objectives", "coal-bag": "objectives", "companion": "companions", "zombie": "zombies"}


@pytest.mark.parametrize("name", LEGENDS)
def test_tokens_on_the_map(box: Content, name: str) -> None:
    """
    How many of each thing the map shows: UOA-M00-01 UOA-M01-01 UOA-M02-01 UOA-M03-01 UOA-M04-01 UOA-M05-01 UOA-M06-01
    UOA-M07-01 UOA-M08-01 UOA-M09-01 UOA-M10-01 UOA-AMB-84
    """
    shown = Counter[str]()
    for token in box.missions[name].tokens:
        kind = {"survivor-start": "starts"}.get(token.kind, LEGEND_OF.get(token.kind, token.kind))
        shown[kind] += getattr(token, "count", 1)
    wanted = {"starts": 1, **LEGENDS[name]}
    things = {"objectives", "companions", "starts", "wagon", "gatling", "exit", "zombies"}
    assert {kind: count for kind, count in shown.items() if kind in things} == wanted


def tokens_of(mission: Mission, kind: type[AnyToken]) -> list[AnyToken]:
    return [token for token in mission.tokens if isinstance(token, kind)]


@pytest.mark.parametrize("name", BOOK.missions)
def test_abomination_tokens_lie_on_mine_and_cemetery(box: Content, name: str) -> None:
    """UOA-SETUP-24 UOA-SZONE-11: one on each such tile, else one in the Starting Spawn Zone."""
    mission = box.missions[name]
    faces = [placed.tile for row in mission.board.rows for placed in row]
    special = [f"{face}.{zone}" for face in faces for zone in box.tiles.tiles[face].marks.get("abomination", ())]
    starting = [token.zone for token in tokens_of(mission, StartingSpawn)]
    assert sorted(token.zone for token in tokens_of(mission, AbominationSpawn)) == sorted(special or starting)


@pytest.mark.parametrize("name", BOOK.missions)
def test_objectives_lie_on_crates(box: Content, name: str) -> None:
    """UOA-SETUP-07: each on the crate of its tile, but for M1's clock; M6 and M10 leave the Mine's crate empty."""
    for token in tokens_of(box.missions[name], ObjectiveToken):
        assert isinstance(token, ObjectiveToken)
        if token.face is None:
            tile, _, cell = (token.cell or token.zone).partition(".")
            assert box.tiles.tiles[tile].marks["crate"] == (cell,), token.id
    empty = [token.zone for token in tokens_of(box.missions[name], EmptyCrateToken)]
    assert empty == (["8V.O"] if name in ("m6", "m10") else [])


@pytest.mark.parametrize("name", BOOK.missions)
def test_places_are_zones_of_the_board(box: Content, name: str) -> None:
    """Every token's zone is a Zone of the board that its tiles make."""
    check_places(name, box.missions[name], box)


def test_first_zombies_and_gift_of_m0(box: Content) -> None:
    """UOA-M00-02 UOA-M00-03: Holy Water for the first player; 1 Brute, 1 Runner, 2 Walkers on the board."""
    mission = box.missions["m0"]
    zombies = [token for token in mission.tokens if isinstance(token, ZombieToken)]
    assert {token.type.value: token.count for token in zombies} == {"walker": 2, "runner": 1, "brute": 1}
    gifts = [rule.card for rule in mission.rules if isinstance(rule, FirstPlayerGift)]
    assert gifts == ["holy-water"]


def test_the_clock_of_m1_runs_along_the_rails(box: Content) -> None:
    """UOA-AMB-45: from the Blue token's place to the outer edge of 10V, cell by cell, all on the railroad."""
    mission = box.missions["m1"]
    clock = next(rule for rule in mission.rules if isinstance(rule, TrainClock))
    token = next(token for token in mission.tokens if getattr(token, "id", "") == clock.token)
    assert clock.route[0] == token.cell
    assert clock.route[-1] == "10V.W"
    assert all(box.tiles.tiles[place.partition(".")[0]].rails for place in clock.route)


def test_starts_of_m7(box: Content) -> None:
    """UOA-M07-02: three Starting Zones, aboard the Train; two Objectives in each of four Zones."""
    mission = box.missions["m7"]
    starts = tokens_of(mission, SurvivorStart)
    assert len({token.zone for token in starts}) == 3
    assert all(box.tiles.tiles[token.zone.partition(".")[0]].train for token in starts)
    assert [token.count for token in mission.tokens if isinstance(token, ObjectiveToken)] == [2, 2, 2, 2]


def test_bounty_weapons_of_m8(box: Content) -> None:
    """UOA-M08-02 UOA-M08-05: three set aside, four stay in the deck."""
    rules = box.missions["m8"].rules
    aside = [rule.count for rule in rules if isinstance(rule, SetAsideBounties)]
    left = [rule.cards for rule in rules if isinstance(rule, BountyDeckOpen)]
    assert (aside, left) == ([3], [4])


def test_coal_of_m9(box: Content) -> None:
    """UOA-M09-02 UOA-COMP-13: six bags in the Mine, three ordinary Objectives elsewhere, none of them hidden."""
    mission = box.missions["m9"]
    assert [(token.zone, token.count) for token in mission.tokens if isinstance(token, CoalBagToken)] == [("8V.O", 6)]
    assert len(tokens_of(mission, ObjectiveToken)) == 3
    assert not any(isinstance(rule, HiddenObjectives) for rule in mission.rules)


def test_m9_starts_its_zombies_on_the_cemetery_tile(box: Content) -> None:
    """UOA-M09-03: the Starting Spawn Zone is on 9V, a Mobile token rides the Train."""
    mission = box.missions["m9"]
    assert [token.zone[:2] for token in tokens_of(mission, StartingSpawn)] == ["9V"]
    goal = next(goal for goal in mission.goals if isinstance(goal, GatherMobileSpawns))
    aboard = {token.id: token.zone for token in mission.tokens if isinstance(token, MobileSpawn)}
    assert [aboard[name].partition(".")[0] for name in goal.tokens] == ["12R"]


ORDER = {
    "m0": "take-all-objectives, exit<crates",
    "m1": "gain-bounty-weapons, leave-by-train<bounties",
    "m2": "rally-companions, dynamite-mobile-spawns, purify-corpse-piles",
    "m3": "rally-companions, gather-mobile-spawns, leave-by-train<posse+flock",
    "m4": "rally-companions, gather-mobile-spawns, exit<trust+flock",
    "m5": "rally-companions, exit<rescue",
    "m6": "destroy-wagon, rally-companions<wagon, take-objectives, declare-mine-blown<wagon+gunslingers+kit",
    "m7": "load-wagon, exit<load",
    "m8": "gain-set-aside-bounties, wagon-off-rails, rally-companions, leave-by-train<treasure+wagon+flock",
    "m9": "rally-companions, gather-mobile-spawns, fill-tender, leave-by-train<posse+clean+coal",
    "m10": "take-objectives, rally-companions<relics, exit<relics+faithful",
}


@pytest.mark.parametrize("name", ORDER)
def test_goals_and_their_order(box: Content, name: str) -> None:
    """
    What must be done, and what must come first: UOA-WIN-06 UOA-M00-04 UOA-M01-02 UOA-M02-03 UOA-M03-02 UOA-M04-03
    UOA-M05-03 UOA-M06-03 UOA-M07-03 UOA-M08-03 UOA-M09-03 UOA-M10-03
    """
    shown = [goal.id + ("<" + "+".join(goal.after) if goal.after else "") for goal in box.missions[name].goals]
    assert ", ".join(shown) == ORDER[name]


def test_every_mission_entry_of_the_ledger_is_cited(box: Content) -> None:
    """Nothing of a mission is forgotten, and nothing is cited that does not exist."""
    cited: set[str] = set()
    for mission in box.missions.values():
        cited |= {mission.ledger or ""}
        for entry in (*mission.goals, *mission.rules, *mission.tokens):
            if isinstance(entry, Goal | MissionRule):
                assert entry.cite is not None, f"{mission.id}: {entry.id}"
            cited |= {entry.cite} if entry.cite else set()
    ledger = {rule.id for rule in every_rule()}
    assert cited <= ledger
    assert {rule for rule in ledger if re.match(r"UOA-M\d\d-", rule)} <= cited


def test_the_vocabulary_is_in_use(box: Content) -> None:
    """Every goal and rule that exists is named by a mission, under the id of the vocabulary."""
    used = {goal.id for mission in box.missions.values() for goal in mission.goals}
    assert used == {struct.__struct_config__.tag for struct in BOOK.goals}
    used = {rule.id for mission in box.missions.values() for rule in mission.rules}
    assert used == {struct.__struct_config__.tag for struct in BOOK.mission_rules}


# A designer's file


def complaint(tmp_path: Path, right: str, wrong: str, mission: str = "m4") -> ContentError:
    text = (data(BOOK) / "missions" / f"{mission}.yaml").read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "mine.yaml"
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_mission(BOOK, file)
    assert caught.value.file == "mine.yaml"
    return caught.value


def test_a_mission_can_be_read_from_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes((data(BOOK) / "missions" / "m4.yaml").read_bytes())
    assert load_mission(BOOK, str(file)) == load(BOOK).missions["m4"]


@pytest.mark.parametrize(
    ("right", "wrong", "path", "reason"),
    [
        ("id: rally-companions", "id: rally-companion", "goals[0] (trust).id", "Did you mean `rally-companions`?"),
        ("who: everyone", "who: all", "goals[2] (leave).who", "Possible: everyone, survivors."),
        ("    companions: {townsfolk: 4}\n", "", "goals[0] (trust)", "The field `companions` is missing."),
        ("bounty: top", "bonty: top", "rules[2] (objective-gives)", "Did you mean `bounty`?"),
        ("objectives: 8", "objectives: 7", "legend.objectives", "says 7, but the tokens show 8"),
        (
            "{townsfolk: 4}, exit",
            "{townsfolk: 3}, exit",
            "legend.companions",
            "says 3 townsfolk, the tokens 4 townsfolk",
        ),
        ("tile: 9R", "tile: 13R", "board.rows[3][0].tile", "There is no tile 13R in this box."),
        ("tile: 9R", "tile: 7V", "board.rows[3][0].tile", "Tile 7 lies on the board already"),
        (", {tile: 1R, rotation: 0}", "", "board.rows", "same number of tiles"),
        ("zone: 5V.SW,", "zone: 6R.SW,", "tokens[3] (mobile-spawn).zone", "tile 6R, which is not on this board"),
        ("zone: 5V.SW,", "zone: 5V.XX,", "tokens[3] (mobile-spawn).zone", "Tile 5V has no `XX`"),
        ("id: mobile-2", "id: mobile-1", "tokens[4] (mobile-spawn).id", "`mobile-1` is used twice"),
        ("kind: abomination-spawn, id: abomination-8V", "kind: mobile-spawn, id: mobile-3", "tokens", "0 to 2 of kind"),
        ("side: bang, zone: 9R.NE", "side: bang, zone: 4R.SE", "tokens[1] (noise).zone", "UOA-SETUP-17"),
        ("mobile-1]", "mobile-1, mobile-1]", "spawn_order", "`mobile-1` is listed 2 times"),
        (", mobile-1]", "]", "spawn_order", "`mobile-1` is missing"),
        ("corpse-9R", "corpse-8V", "spawn_order", "`corpse-8V` can never spawn"),
        ("[starting, abomination-8V", "[abomination-8V, starting", "spawn_order", "The first must be `starting`"),
        ("after: [trust, flock]", "after: [trust, herd]", "goals[2] (leave).after", "has the key `herd`"),
        ("key: flock", "key: trust", "goals[1] (trust).key", "used twice"),
        (
            "companions: {townsfolk: 4}\n    cite",
            "companions: {brawler: 4}\n    cite",
            "goals[0] (trust).companions",
            "Only 0",
        ),
        ("plenty-of-shells, ", "plenty-of-coffee, ", "rules[1] (rally-costs).discard_one_of", "`plenty-of-coffee`"),
        ("cite: UOA-M04-06", "cite: M4", "rules[4] (keep-objectives).cite", "It looks like `UOA-NOISE-"),
    ],
)
def test_a_mistake_in_a_mission_is_told(tmp_path: Path, right: str, wrong: str, path: str, reason: str) -> None:
    error = complaint(tmp_path, right, wrong)
    assert error.path == path
    assert reason in error.reason


CLOCK = (
    "  - {id: train-clock, token: objective-blue, takeable: false, moves: 1, "
    "route: [12V.E, 12V.C, 12V.W, 10V.C, 10V.W], leaves: west, then: train-enters, cite: UOA-M01-05}\n"
)


@pytest.mark.parametrize(
    ("mission", "right", "wrong", "path", "reason"),
    [
        ("m0", "card: holy-water", "card: whiskey", "rules[0] (first-player-gift).card", "called `whiskey`"),
        ("m1", "token: objective-blue", "token: objective-red", "rules[1] (train-clock).token", "`objective-red`"),
        ("m1", ", 10V.C,", ", 11V.C,", "rules[1] (train-clock).route", "`11V.C` lies on tile 11V"),
        ("m1", ", starts: clock-off-board", "", "rules[0] (train).starts", "A Train that enters needs this"),
        ("m4", "after: [trust, flock]", "after: [trust, flok]", "goals[2] (leave).after", "Did you mean `flock`?"),
        ("m4", "tile: 9R", "tile: 19R", "board.rows[3][0].tile", "Did you mean `9R`? The tiles are 1R, 1V, 2R,"),
        ("m10", "until: relics", "until: relicts", "rules[2] (rally-locked).until", "Did you mean `relics`?"),
        ("m1", "- [10R, 12V]", "- [10R, 11V]", "board.train_states[1]", "each of the Train tiles [10, 12] once"),
        ("m3", "mode: waits", "mode: immobile", "goals[2] (leave)", "whose mode is enters or waits"),
        ("m5", "places: 3", "places: 2", "rules[1] (companions-random).places", "map has 3 companion places"),
        ("m5", ", companion: townsfolk", "", "goals[0] (rescue).companions", "Only 2 townsfolk can come into play"),
        ("m6", "tile: 8V, cite", "tile: 5R, cite", "rules[1] (empty-crate).tile", "No token of kind `empty-crate`"),
        ("m6", "token: abomination-8V", "token: boss", "rules[6] (abomination-token-held).token", "called `boss`"),
        ("m7", "zones: 3", "zones: 2", "rules[0] (split-start).zones", "says 2, but the map has 3 Starting Zones"),
        ("m9", "bags: 6", "bags: 7", "goals[2] (coal).bags", "only 6 coal bags"),
        ("m9", "tokens: [mobile-1]", "tokens: [mobile-9]", "goals[1] (clean).tokens", "Mobile Spawn token `mobile-9`"),
        ("m10", "until: relics", "until: relic", "rules[2] (rally-locked).until", "No goal has the key `relic`"),
        # a parameter that changes nothing would be a lie: each one is played, counted or has one value only
        ("m1", "takeable: false", "takeable: true", "rules[1] (train-clock).takeable", "Only `false` can be played."),
        ("m1", "moves: 1", "moves: 2", "rules[1] (train-clock).moves", "Possible: 1."),
        ("m1", "entry: 10V", "entry: 11V", "rules[0] (train).entry", "Tile 11V is not on this board."),
        ("m2", "[holy-water, water]", "[holy-water]", "rules[3] (mobile-spawns-fixed).against", "`water` is missing"),
        ("m3", "stops: false", "stops: true", "rules[1] (train).stops", "Only `false` can be played."),
        ("m6", "early: true", "early: false", "goals[2] (kit).early", "Only `true` can be played."),
        ("m7", "cost: 1", "cost: 2", "rules[6] (load-wagon-action).cost", "Possible: 1."),
        ("m7", "per_zone: 2", "per_zone: 1", "rules[1] (hidden-objectives).per_zone", "says 1, but 2 lie in"),
        ("m9", "which: on-train", "which: all", "goals[1] (clean).which", "`all` names none"),
        # starts from which no game can be played
        ("m1", CLOCK, "", "rules[0] (train).starts", "A Train called by a clock needs the rule `train-clock`."),
        (
            "m7",
            "start-1, zone: 10R.tender",
            "start-1, zone: 12R.carE",
            "tokens[1] (survivor-start).zone",
            "UOA-SETUP-16",
        ),
        ("m6", "count: 4, zone: 8V.I", "count: 4, zone: 8V.O", "tokens[11] (companion).zone", "UOA-M06-06"),
    ],
)
def test_what_leads_nowhere_or_would_not_be_played_is_told(
    tmp_path: Path, mission: str, right: str, wrong: str, path: str, reason: str
) -> None:
    error = complaint(tmp_path, right, wrong, mission)
    assert error.path == path
    assert reason in error.reason


def test_a_goal_needs_its_token(tmp_path: Path) -> None:
    text = "legend: {objectives: 8, companions: {townsfolk: 4}, exit: 1}"
    without = "legend: {objectives: 8, companions: {townsfolk: 4}}"
    file = tmp_path / "mine.yaml"
    plain = (data(BOOK) / "missions" / "m4.yaml").read_text(encoding="utf-8")
    file.write_text(plain.replace(text, without).replace("  - {kind: exit, zone: 4R.SE, source: reconstructed}\n", ""))
    with pytest.raises(ContentError, match=r"goals\[2\] \(leave\): The goal exit needs a token of kind `exit`"):
        load_mission(BOOK, file)


def test_a_merged_zone_may_be_called_by_any_of_its_cells(tmp_path: Path) -> None:
    """UOA-ZONE-03: 8V.SW and 5V.SW are one Zone; the cell that was written is kept."""
    text = (data(BOOK) / "missions" / "m4.yaml").read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(text.replace("zone: 5V.SW,", "zone: 8V.SW,", 1), encoding="utf-8")
    token = load_mission(BOOK, file).tokens[3]
    assert (token.zone, token.cell) == ("5V.SW", "8V.SW")


@pytest.mark.parametrize("name", BOOK.missions)
def test_the_missions_of_the_box_are_told_in_both_languages(name: str) -> None:
    plain = yaml.safe_load((data(BOOK) / "missions" / f"{name}.yaml").read_text(encoding="utf-8"))
    for words in (plain["title"], plain["briefing"], *(goal["title"] for goal in plain["goals"])):
        assert set(words) == {"en", "pl"}


def test_a_cell_outside_its_zone_is_told(tmp_path: Path) -> None:
    error = complaint(tmp_path, "zone: 5V.SW,", "zone: 5V.SW, cell: 9R.SE,")
    assert error.path == "tokens[3] (mobile-spawn).cell"
