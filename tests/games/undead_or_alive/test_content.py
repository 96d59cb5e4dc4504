"""The box of Undead or Alive: every count, card and Zombie is what the books and our sources say."""

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from graveshift.content import ContentError, Source
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.box import Content, TownBox
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.content.terms import SurvivorClass, ZombieKind
from graveshift.zombicide.content import loading
from graveshift.zombicide.content.box import by_id
from graveshift.zombicide.content.loading import check, data
from graveshift.zombicide.content.zombies import ExtraActivationCard, SpawnCard


@pytest.fixture(scope="module")
def box() -> Content:
    return load(BOOK)


# What is in the box


def test_tiles_of_the_box(box: Content) -> None:
    """UOA-COMP-01 UOA-COMP-02: map tiles 1 to 9 and Train tiles 10 to 12, each with an R and a V side."""
    supplies = (box.components.map_tiles, box.components.train_tiles)
    assert [(supply.first, supply.last) for supply in supplies] == [(1, 9), (10, 12)]
    ours = {face for face in box.tiles.tiles if any(supply.holds(face) for supply in supplies)}
    assert ours == {f"{number}{side}" for number in range(1, 13) for side in "RV"}
    trains = {face for face in ours if box.tiles.tiles[face].train}
    assert trains == {"10R", "11R", "12R"}


def test_miniatures(box: Content) -> None:
    """UOA-COMP-03: 73 Zombies."""
    pool = box.miniatures
    assert (pool.walker, pool.runner, pool.brute, pool.abomination) == (40, 16, 16, 1)


def test_survivors_and_their_classes(box: Content) -> None:
    """UOA-COMP-04 UOA-CLASS-01: 14 Survivors of four Classes: 4 Brawlers, 2 Faithful, 4 Gunslingers, 4 Townsfolk."""
    assert {survivor.name.en for survivor in box.survivors.values()} == {
        *("Carl", "Concepción", "Hanna", "Henry", "Jeb", "Jimmy", "Kassey"),
        *("May", "Meg", "Molly", "Pablito", "Thomas", "Trixie", "Turner"),
    }
    assert Counter(survivor.survivor_class for survivor in box.survivors.values()) == {
        SurvivorClass.BRAWLER: 4,
        SurvivorClass.FAITHFUL: 2,
        SurvivorClass.GUNSLINGER: 4,
        SurvivorClass.TOWNSFOLK: 4,
    }


def test_machines_and_their_reference_cards(box: Content) -> None:
    """UOA-COMP-05 UOA-COMP-09: one Gatling Gun; reference cards for it and the Wagon."""
    assert box.components.gatling_guns == 1
    assert [card.id for card in box.components.reference_cards] == ["wagon", "gatling-gun"]
    assert (box.machines.wagon.name, box.machines.gatling_gun.name) == tuple(
        card.name for card in box.components.reference_cards
    )


def deck(box: Content, which: str) -> dict[str, int]:
    return {card.name.en: card.count for card in box.equipment.values() if card.deck == which}


def test_starting_weapons(box: Content) -> None:
    """UOA-COMP-06: six each of the three Starting weapons."""
    assert deck(box, "starting") == {"Old Timer": 6, "Pan": 6, "Springfield": 6}


def test_classic_deck(box: Content) -> None:
    """UOA-COMP-07: 55 cards with exactly these counts."""
    cards = deck(box, "classic")
    assert cards == {
        **{"Colt SAA": 3, "Dynamite": 6, "Holy Water": 6, "Knife": 4, "Machete": 2, "Pickaxe": 2},
        **{"Plenty of Bullets": 4, "Plenty of Shells": 4, "Remington": 3, "Saber": 2, "Sawed-Off": 2},
        **{"Schofield": 3, "Shotgun": 2, "Tomahawk": 2, "Twin Barrel": 2, "Water": 6, "Winchester": 2},
    }
    assert sum(cards.values()) == 55


def test_bounty_deck(box: Content) -> None:
    """UOA-COMP-08: seven Bounty Weapons, one each, every one with a Feat of its own."""
    cards = deck(box, "bounty")
    assert set(cards) == {
        *("Coach Gun", "Colt Buntline", "Heavy Saber", "Henry Repeater"),
        *("Manitou's Wrath", "Mauser C96", "Volcanic Pistol"),
    }
    assert set(cards.values()) == {1}
    feats = [card.feat for card in box.equipment.values() if card.deck == "bounty"]
    assert len({feat.id for feat in feats if feat}) == 7


def test_zombie_deck(box: Content) -> None:
    """UOA-COMP-10: 37 cards numbered 1 to 37: spawn cards, Extra Activations and Abomination cards."""
    cards = box.zombie_cards.values()
    assert sorted(card.number for card in cards) == list(range(1, 38))
    assert Counter((type(card).__name__, card.type) for card in cards) == {
        ("SpawnCard", "walker"): 16,
        ("SpawnCard", "brute"): 7,
        ("SpawnCard", "runner"): 6,
        ("ExtraActivationCard", "walker"): 2,
        ("ExtraActivationCard", "brute"): 2,
        ("ExtraActivationCard", "runner"): 1,
        ("AbominationCard", "abomination"): 3,
    }


def test_abomination_deck(box: Content) -> None:
    """UOA-COMP-11 UOA-ZTYPE-10: one Abomination, with a special ability of its own."""
    assert [(card.name.en, card.special.id) for card in box.abominations.values()] == [
        ("Bowler Hat Abomination", "always-gets-his-man")
    ]


def test_single_tokens(box: Content) -> None:
    """UOA-COMP-12: Wagon 1, Exit 1, First Player 1, Noise 1, Vade Retro 2."""
    tokens = box.components.tokens
    assert (tokens.wagon, tokens.exit, tokens.first_player, tokens.noise, tokens.vade_retro) == (1, 1, 1, 1, 2)


def test_objective_tokens(box: Content) -> None:
    """UOA-COMP-13: 7 Red/Red, 1 Red/Blue, 1 Red/Green."""
    objectives = box.components.objectives
    assert (objectives.red_red, objectives.red_blue, objectives.red_green, objectives.total) == (7, 1, 1, 9)


def test_spawn_tokens(box: Content) -> None:
    """UOA-COMP-14: Starting 1, Mobile 2, Abomination 2, Corpse Pile 9."""
    spawns = box.components.spawn_tokens
    assert (spawns.starting, spawns.mobile, spawns.abomination, spawns.corpse_pile, spawns.total) == (1, 2, 2, 9, 14)


def test_things_of_the_table(box: Content) -> None:
    """UOA-COMP-15: 6 Dashboards, 6 bases, 48 trackers, 6 dice."""
    table = box.components.table
    assert (table.dashboards, table.bases, table.trackers, table.dice) == (6, 6, 48, 6)


# Equipment


def test_cards_that_are_no_weapons(box: Content) -> None:
    """UOA-EQUIP-01: all cards but the waters and the Plenty cards are weapons."""
    items = {card.id for card in box.equipment.values() if not card.weapon}
    assert items == {"holy-water", "water", "plenty-of-bullets", "plenty-of-shells"}


def test_melee_weapons_have_range_0_and_are_silent(box: Content) -> None:
    """UOA-EQUIP-02 UOA-EQUIP-11: Melee weapons reach one's own Zone only; no mark means silent."""
    melee = [card for card in box.equipment.values() if card.kind == "melee"]
    assert {card.id for card in melee} >= {"pan", "knife", "machete", "pickaxe", "saber", "tomahawk"}
    assert {(card.range, card.noise, card.ammo) for card in melee} == {((0, 0), "silent", "none")}


def test_ranged_weapons_are_pistols_or_rifles(box: Content) -> None:
    """UOA-EQUIP-04 UOA-EQUIP-03: the known sub-types; shotguns are Rifles; Dynamite is neither."""
    kinds = {card.id: card.kind for card in box.equipment.values()}
    assert [kinds[name] for name in ("colt-saa", "schofield", "old-timer")] == ["pistol"] * 3
    assert [kinds[name] for name in ("winchester", "springfield", "shotgun", "sawed-off")] == ["rifle"] * 4
    assert kinds["dynamite"] == "thrown"
    ranged = [card for card in box.equipment.values() if card.kind in ("pistol", "rifle", "thrown")]
    assert all(card.range and card.range[1] >= 1 for card in ranged)


def test_known_ammo(box: Content) -> None:
    """UOA-EQUIP-05: the ammunition the books name."""
    ammo = {card.id: card.ammo for card in box.equipment.values()}
    assert (ammo["winchester"], ammo["colt-saa"], ammo["plenty-of-bullets"]) == ("bullets", "bullets", "bullets")
    assert (ammo["shotgun"], ammo["coach-gun"], ammo["plenty-of-shells"]) == ("shells", "shells", "shells")
    assert ammo["pan"] == "none"


def test_known_dual_weapons(box: Content) -> None:
    """UOA-EQUIP-06: Pan, Knife and Colt SAA bear the Dual symbol; no Bounty Weapon can, being single."""
    assert all(box.equipment[name].dual for name in ("pan", "knife", "colt-saa"))
    assert not any(card.dual for card in box.equipment.values() if card.deck == "bounty")


@pytest.mark.parametrize(
    ("card", "figures"),
    [
        ("winchester", {"dice": 2, "accuracy": 4, "damage": 2}),
        ("coach-gun", {"dice": 3, "accuracy": 3, "damage": 1}),
        ("manitous-wrath", {"dice": 3, "accuracy": 3, "damage": 1}),
        ("colt-saa", {"range": (0, 1), "dice": 1}),
        ("shotgun", {"range": (1, 3)}),
        ("sawed-off", {"range": (0, 1)}),
        ("knife", {"dice": 1}),
        ("pickaxe", {"dice": 2}),
    ],
)
def test_figures_the_books_give(box: Content, card: str, figures: dict[str, object]) -> None:
    """UOA-EQUIP-07 UOA-EQUIP-08 UOA-EQUIP-09 UOA-EQUIP-10 UOA-AMB-31: what the examples show."""
    assert {name: getattr(box.equipment[card], name) for name in figures} == figures


def test_traits_of_cards(box: Content) -> None:
    """UOA-TRAIT-02 UOA-TRAIT-06 UOA-TRAIT-11 UOA-TRAIT-13 UOA-TRAIT-20: who has which trait."""
    having = {trait: {card.id for card in box.equipment.values() if trait in card.traits} for trait in box.traits}
    assert having["fanning-6"] == {"old-timer"}
    assert having["backpack"] == {"holy-water", "water", "plenty-of-bullets", "plenty-of-shells"}
    assert having["any-slot"] == {"dynamite"}
    assert having["knife-support"] == {"knife"}
    assert having["reload"] == {"sawed-off", "twin-barrel"}


def test_water_has_two_uses(box: Content) -> None:
    """UOA-TRAIT-10: water refreshes whoever drinks it, and in the hands of the Faithful it cleanses."""
    assert box.equipment["water"].effects == ("drink-adrenaline", "faithful-cleanse")


def test_known_feats(box: Content) -> None:
    """UOA-BOUNTY-08: three Zombies with a Rifle in one Turn is book; the Mauser's kills are made from a Balcony."""
    rifleman = box.equipment["henry-repeater"].feat
    balcony = box.equipment["mauser-c96"].feat
    assert rifleman is not None
    assert balcony is not None
    predicate = rifleman.predicate
    assert (predicate.verb, predicate.count, predicate.with_, predicate.within) == ("kill", 3, "rifle", "turn")
    assert rifleman.source is Source.BOOK
    assert (balcony.predicate.verb, balcony.predicate.from_, balcony.predicate.within) == ("kill", "balcony", "turn")
    assert balcony.predicate.count <= 5


# Zombies, machines, constants


@pytest.mark.parametrize(
    ("kind", "figures"),
    [
        (ZombieKind.WALKER, (1, 1, 1, 1, 2)),
        (ZombieKind.BRUTE, (1, 1, 2, 1, 1)),
        (ZombieKind.RUNNER, (2, 1, 1, 1, 3)),
        (ZombieKind.ABOMINATION, (1, 1, 3, 5, 1)),
    ],
)
def test_zombie_kinds(box: Content, kind: ZombieKind, figures: tuple[int, ...]) -> None:
    """UOA-ZTYPE-02 UOA-ZTYPE-03 UOA-ZTYPE-04 UOA-ZTYPE-05 UOA-CBT-18: Actions, Wounds, Damage, AP, priority."""
    zombie = box.zombies[kind]
    shown = (zombie.actions, zombie.wounds, zombie.damage_to_kill, zombie.adrenaline, zombie.targeting_priority)
    assert shown == figures


def test_one_abomination_that_dynamite_kills(box: Content) -> None:
    """UOA-ZTYPE-05: Damage 3 or Dynamite; no card has Damage 3."""
    zombie = box.zombies[ZombieKind.ABOMINATION]
    assert zombie.also_killed_by == ("dynamite",)
    assert max(card.damage or 0 for card in box.equipment.values()) < zombie.damage_to_kill


def test_the_printed_runner_card(box: Content) -> None:
    """UOA-SPAWN-04: one Runner card reads 2, 4, 8, 10; lines never fall with the Danger Level or exceed the pool."""
    spawns = [card for card in box.zombie_cards.values() if isinstance(card, SpawnCard)]
    lines = {card.id: (card.counts.blue, card.counts.yellow, card.counts.orange, card.counts.red) for card in spawns}
    known = [lines[card.id] for card in spawns if card.type == ZombieKind.RUNNER and "counts" in card.known]
    assert known == [(2, 4, 8, 10)]
    assert all(tuple(sorted(line)) == line for line in lines.values())
    assert all(lines[card.id][3] <= getattr(box.miniatures, card.type) for card in spawns)


def test_extra_activations_do_nothing_at_blue(box: Content) -> None:
    """UOA-SPAWN-10 UOA-SPAWN-11: nothing at Blue, all Zombies of the type at the other levels."""
    effects = [card.effect for card in box.zombie_cards.values() if isinstance(card, ExtraActivationCard)]
    assert {(lines.blue, lines.yellow, lines.orange, lines.red) for lines in effects} == {
        ("nothing", "activate-all", "activate-all", "activate-all")
    }


def test_gatling_gun(box: Content) -> None:
    """UOA-MACH-12: it has Escalation: Ranged."""
    assert [box.skills[skill].name.en for skill in box.machines.gatling_gun.skills] == ["Escalation: Ranged"]


def test_danger_bar(box: Content) -> None:
    """UOA-ADR-03: Blue 0-6, Yellow 7-18, Orange 19-42, Red 43."""
    bar = box.constants.danger_levels.value
    assert (bar.blue, bar.yellow, bar.orange, bar.red) == ((0, 6), (7, 18), (19, 42), (43, 43))


def test_numbers_of_the_rules(box: Content) -> None:
    """UOA-WIN-05 UOA-CLASS-15 UOA-TRAIT-06: numbers that stand on no card."""
    numbers = box.constants
    assert numbers.loss_active_spawn_tokens.value == 7
    assert (numbers.fanning.value.accuracy, numbers.fanning.value.accuracy_fanning_6) == (5, 6)


# Sources


def raw(name: str) -> Any:
    return yaml.load((data(BOOK) / name).read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


@pytest.mark.parametrize(
    ("file", "lists"),
    [
        ("equipment.yaml", ("traits", "effects", "equipment")),
        ("zombies.yaml", ("zombies", "cards", "abominations", "improvised_weapons")),
        ("skills.yaml", ("skills",)),
        ("survivors.yaml", ("survivors",)),
    ],
)
def test_every_entry_says_where_it_comes_from(file: str, lists: tuple[str, ...]) -> None:
    content = raw(file)
    for name in lists:
        assert content[name]
        for entry in content[name]:
            assert entry["source"] in set(Source), f"{file}: {name} ({entry['id']})"


def test_figures_of_lost_pictures_do_not_pass_for_printed_ones(box: Content) -> None:
    """UOA-COMP-10 UOA-BOUNTY-08: what no book gives is marked as ours."""
    assert all(card.source is not Source.BOOK for card in box.equipment.values())
    assert all(card.source is not Source.BOOK for card in box.zombie_cards.values())
    printed = {survivor.id for survivor in box.survivors.values() if "skills" in survivor.known}
    assert printed == {"carl", "may"}
    book_feats = {card.id for card in box.equipment.values() if card.feat and card.feat.source is Source.BOOK}
    assert book_feats == {"henry-repeater"}


# Checks of the whole


def changed(box: Content, part: str, name: str, **fields: object) -> Content:
    entries = dict(getattr(box, part))
    entries[name] = msgspec.structs.replace(entries[name], **fields)
    return msgspec.structs.replace(box, **{part: entries})


def test_a_survivor_needs_skills_that_exist(box: Content) -> None:
    skills = msgspec.structs.replace(box.survivors["carl"].skills, blue="flying")
    with pytest.raises(ContentError, match=r"survivors\.yaml: survivors \(carl\)\.skills: .* no skill called `flying`"):
        check(TownBox(), changed(box, "survivors", "carl", skills=skills))


def test_a_survivor_needs_a_starting_weapon_that_exists(box: Content) -> None:
    with pytest.raises(ContentError, match=r"survivors \(meg\)\.start: There is no equipment called `bazooka`"):
        check(TownBox(), changed(box, "survivors", "meg", start=("bazooka",)))


def test_health_must_fit_the_class(box: Content) -> None:
    """UOA-SETUP-19"""
    with pytest.raises(ContentError, match=r"survivors \(meg\)\.health: The Class asks for 2"):
        check(TownBox(), changed(box, "survivors", "meg", health=3))


def test_the_roster_is_fixed(box: Content) -> None:
    """UOA-COMP-04"""
    fewer = {name: survivor for name, survivor in box.survivors.items() if name != "thomas"}
    with pytest.raises(ContentError, match=r"1 are faithful instead of 2"):
        check(TownBox(), msgspec.structs.replace(box, survivors=fewer))


def test_a_skill_starts_with_a_card_that_exists(box: Content) -> None:
    """UOA-SKILL-61"""
    with pytest.raises(ContentError, match=r"skills \(starts-with-pickaxe\)\.param: .* called `shovel`"):
        check(TownBox(), changed(box, "skills", "starts-with-pickaxe", param="shovel"))


def test_a_shared_skill_exists(box: Content) -> None:
    """UOA-SKILL-20"""
    with pytest.raises(ContentError, match=r"There is no skill called `flying`"):
        check(TownBox(), changed(box, "skills", "brother-in-arms-steady-hand", param="flying"))


@pytest.mark.parametrize(
    ("card", "fields", "reason"),
    [
        ("colt-saa", {"count": 4}, "The classic deck has 56 cards instead of 55"),
        ("pan", {"count": 5}, "The starting deck has 17 cards instead of 18"),
        ("coach-gun", {"count": 2}, "The bounty deck has 8 cards instead of 7"),
        ("pan", {"range": (0, 1)}, r"Range \[0, 0\]"),
        ("colt-saa", {"range": (2, 1)}, "must not exceed"),
        ("colt-saa", {"dice": None}, "needs dice, accuracy and damage"),
        ("water", {"weapon": True}, "A card of kind item"),
        ("water", {"effects": ("fly",)}, "no effect called `fly`"),
        ("coach-gun", {"feat": None}, "exactly if it is a Bounty Weapon"),
    ],
)
def test_a_card_that_cannot_be_is_refused(box: Content, card: str, fields: dict[str, object], reason: str) -> None:
    """UOA-COMP-06 UOA-COMP-07 UOA-COMP-08 UOA-EQUIP-01 UOA-EQUIP-02"""
    with pytest.raises(ContentError, match=reason):
        check(TownBox(), changed(box, "equipment", card, **fields))


def test_zombie_numbers_are_1_to_37(box: Content) -> None:
    """UOA-COMP-10"""
    with pytest.raises(ContentError, match="1 to 37, each once"):
        check(TownBox(), changed(box, "zombie_cards", "zombie-05", number=6))


def test_a_spawn_card_brings_no_abomination(box: Content) -> None:
    with pytest.raises(ContentError, match=r"cards \(zombie-05\)\.type"):
        check(TownBox(), changed(box, "zombie_cards", "zombie-05", type=ZombieKind.ABOMINATION))


def test_a_missing_name_is_told(box: Content) -> None:
    names = msgspec.structs.replace(box.names, classes={})
    with pytest.raises(ContentError, match=r"names\.yaml: classes: Names are missing for brawler, faithful"):
        check(TownBox(), msgspec.structs.replace(box, names=names))


def test_an_id_used_twice_is_told(box: Content) -> None:
    twice = [box.equipment["pan"], box.equipment["pan"]]
    with pytest.raises(ContentError, match="The id `pan` is used twice"):
        by_id("equipment.yaml", "equipment", twice)


def test_loading_is_done_once_and_costs_little_more_than_reading_the_files() -> None:
    """Both are timed here and now, so that a slow machine is slow at both."""
    first = load(BOOK)
    assert load(BOOK) is first
    anew = partial(loading.load.__wrapped__, BOOK)
    assert min(seconds(anew) for _ in range(3)) < 3 * min(seconds(read_files) for _ in range(3))


def read_files() -> None:
    for file in Path(str(data(BOOK))).rglob("*.yaml"):
        yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)


def seconds(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started
