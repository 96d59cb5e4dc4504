"""Everything printed in the box of Undead or Alive, read once from data/ and checked as a whole.

`load()` gives cards, Zombies, Skills, Survivors and missions by id, in the order of their files. `load_mission(path)`
reads a mission that somebody else wrote and checks it in the same way.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from graveshift.board import BoardError, Placement, TileSet, from_tiles, load_tiles
from graveshift.content import ContentError, check_sources, read
from graveshift.games.undead_or_alive.data.components import Components
from graveshift.games.undead_or_alive.data.equipment import (
    Deck,
    Effect,
    Equipment,
    EquipmentFile,
    EquipmentKind,
    Trait,
)
from graveshift.games.undead_or_alive.data.measured import MeasuredFile, MissionMeasure
from graveshift.games.undead_or_alive.data.mission import Difficulty, Mission
from graveshift.games.undead_or_alive.data.mission_checks import problems
from graveshift.games.undead_or_alive.data.names import Names
from graveshift.games.undead_or_alive.data.skills import Skill, SkillFile
from graveshift.games.undead_or_alive.data.survivors import Favourite, Survivor, SurvivorFile
from graveshift.games.undead_or_alive.data.terms import Ammo, DangerLevel, Face, NoiseLevel, SurvivorClass, ZombieKind
from graveshift.games.undead_or_alive.data.zombies import (
    Abomination,
    AbominationCard,
    Constants,
    ImprovisedWeapon,
    Machines,
    Miniatures,
    Zombie,
    ZombieCard,
    ZombieFile,
)

GAME = files("graveshift.games.undead_or_alive")
DATA = GAME / "data"
MISSIONS = tuple(f"m{number}" for number in range(11))


class Content(msgspec.Struct, frozen=True):
    """The box: every dictionary is keyed by id and keeps the order of its file."""

    traits: dict[str, Trait]
    effects: dict[str, Effect]
    equipment: dict[str, Equipment]
    miniatures: Miniatures
    zombies: dict[str, Zombie]
    zombie_cards: dict[str, ZombieCard]
    abominations: dict[str, Abomination]
    machines: Machines
    improvised_weapons: dict[str, ImprovisedWeapon]
    constants: Constants
    skills: dict[str, Skill]
    survivors: dict[str, Survivor]
    components: Components
    names: Names
    tiles: TileSet
    missions: dict[str, Mission]


@cache
def load() -> Content:
    """Read and check all content files; the result is shared, so nobody may change it."""
    equipment = read(DATA / "equipment.yaml", EquipmentFile)
    zombies = read(DATA / "zombies.yaml", ZombieFile)
    skills = read(DATA / "skills.yaml", SkillFile)
    survivors = read(DATA / "survivors.yaml", SurvivorFile)
    missions = {name: read(DATA / "missions" / f"{name}.yaml", Mission) for name in MISSIONS}
    for name, file in (
        ("equipment.yaml", equipment),
        ("zombies.yaml", zombies),
        ("skills.yaml", skills),
        ("survivors.yaml", survivors),
    ):
        check_sources(name, file)
    content = Content(
        traits=_by_id("equipment.yaml", "traits", equipment.traits),
        effects=_by_id("equipment.yaml", "effects", equipment.effects),
        equipment=_by_id("equipment.yaml", "equipment", equipment.equipment),
        miniatures=zombies.miniatures,
        zombies=_by_id("zombies.yaml", "zombies", zombies.zombies),
        zombie_cards=_by_id("zombies.yaml", "cards", zombies.cards),
        abominations=_by_id("zombies.yaml", "abominations", zombies.abominations),
        machines=zombies.machines,
        improvised_weapons=_by_id("zombies.yaml", "improvised_weapons", zombies.improvised_weapons),
        constants=zombies.constants,
        skills=_by_id("skills.yaml", "skills", skills.skills),
        survivors=_by_id("survivors.yaml", "survivors", survivors.survivors),
        components=read(DATA / "components.yaml", Components),
        names=read(DATA / "names.yaml", Names),
        tiles=load_tiles(GAME / "content" / "tiles.yaml"),
        missions=missions,
    )
    check_equipment(content)
    check_zombies(content)
    check_skills(content)
    check_survivors(content)
    check_names(content)
    for mission in missions.values():
        check_mission(f"{mission.id}.yaml", mission, content)
    return content


@cache
def measured_file() -> MeasuredFile:
    """What was measured, with the command that measures it again."""
    return read(DATA / "measured.yaml", MeasuredFile)


def measured() -> dict[str, MissionMeasure]:
    """By mission of the box: how often a bot wins it."""
    return _by_mission(measured_file())


def load_mission(path: Path | str) -> Mission:
    """Read a mission file of a designer; what is wrong with it is said with file, line or path, and reason."""
    path = Path(path)
    content = load()
    mission = read(path, Mission)
    check_mission(path.name, mission, content)
    check_places(path.name, mission, content)
    return mission


def check_equipment(content: Content) -> None:
    """Every card is whole, its traits and effects exist and each deck has its size (UOA-EQUIP-01, UOA-COMP-07)."""
    for card in content.equipment.values():
        where = f"equipment ({card.id})"
        for name in card.effects:
            _must_exist("equipment.yaml", f"{where}.effects", "effect", name, content.effects)
        for trait in card.traits:
            _must_exist("equipment.yaml", f"{where}.traits", "trait", trait, content.traits)
        if card.weapon == (card.kind is EquipmentKind.ITEM):
            raise ContentError("equipment.yaml", f"{where}.weapon", f"A card of kind {card.kind} cannot say this.")
        if card.range is not None and not 0 <= card.range[0] <= card.range[1]:
            raise ContentError("equipment.yaml", f"{where}.range", "The first number must not exceed the second.")
        if card.kind is EquipmentKind.MELEE and card.range != (0, 0):
            raise ContentError("equipment.yaml", f"{where}.range", "A Melee weapon has Range [0, 0] (UOA-EQUIP-02).")
        rolled = (card.dice, card.accuracy, card.damage)
        if card.kind in (EquipmentKind.MELEE, EquipmentKind.PISTOL, EquipmentKind.RIFLE) and None in rolled:
            raise ContentError("equipment.yaml", where, "This weapon needs dice, accuracy and damage (UOA-EQUIP-01).")
        if (card.feat is not None) != (card.deck is Deck.BOUNTY):
            raise ContentError("equipment.yaml", where, "A card has a Feat exactly if it is a Bounty Weapon.")
    sizes = content.constants.equipment_copies.value
    for deck, size in ((Deck.STARTING, sizes.starting), (Deck.CLASSIC, sizes.classic), (Deck.BOUNTY, sizes.bounty)):
        found = sum(card.count for card in content.equipment.values() if card.deck is deck)
        if found != size:
            raise ContentError("equipment.yaml", "equipment", f"The {deck} deck has {found} cards instead of {size}.")


def check_zombies(content: Content) -> None:
    """All four kinds are there and the Zombie cards are numbered 1 to 37 (UOA-COMP-03, UOA-COMP-10)."""
    if set(content.zombies) != set(ZombieKind):
        raise ContentError("zombies.yaml", "zombies", f"Exactly these must be described: {', '.join(ZombieKind)}.")
    numbers = sorted(card.number for card in content.zombie_cards.values())
    if numbers != list(range(1, ZOMBIE_CARDS + 1)):
        raise ContentError("zombies.yaml", "cards", f"The numbers must be 1 to {ZOMBIE_CARDS}, each once.")
    for card in content.zombie_cards.values():
        if isinstance(card, AbominationCard) != (card.type is ZombieKind.ABOMINATION):
            raise ContentError("zombies.yaml", f"cards ({card.id}).type", f"No such card can be of type {card.type}.")
    for skill in content.machines.gatling_gun.skills:
        _must_exist("zombies.yaml", "machines.gatling_gun.skills", "skill", skill, content.skills)
    for weapon in content.improvised_weapons.values():
        where = f"improvised_weapons ({weapon.id}).skill"
        _must_exist("zombies.yaml", where, "skill", weapon.skill, content.skills)


def check_skills(content: Content) -> None:
    """What a Skill names exists: the card it starts with, the Skill it shares (UOA-SKILL-61, UOA-SKILL-20)."""
    for skill in content.skills.values():
        where = f"skills ({skill.id}).param"
        if skill.rule == "UOA-SKILL-61":
            _must_exist("skills.yaml", where, "equipment", skill.param or "", content.equipment)
        elif skill.rule == "UOA-SKILL-20":
            _must_exist("skills.yaml", where, "skill", skill.param or "", content.skills)
        elif skill.rule == "UOA-SKILL-45":
            _must_exist("skills.yaml", where, "zombie", skill.param or "", content.zombies)


def check_survivors(content: Content) -> None:
    """Skills and starting weapons exist, Health fits the Class, and the roster is 4, 2, 4, 4 (UOA-COMP-04)."""
    health = content.constants.health.value
    for survivor in content.survivors.values():
        where = f"survivors ({survivor.id})"
        for skill in survivor_skills(survivor):
            _must_exist("survivors.yaml", f"{where}.skills", "skill", skill, content.skills)
        for card in survivor.start:
            _must_exist("survivors.yaml", f"{where}.start", "equipment", card, content.equipment)
        expected = health.brawler if survivor.survivor_class is SurvivorClass.BRAWLER else health.default
        if survivor.health != expected:
            raise ContentError("survivors.yaml", f"{where}.health", f"The Class asks for {expected} (UOA-SETUP-19).")
    for survivor_class, size in ROSTER.items():
        found = sum(survivor.survivor_class is survivor_class for survivor in content.survivors.values())
        if found != size:
            raise ContentError("survivors.yaml", "survivors", f"{found} are {survivor_class} instead of {size}.")


def check_names(content: Content) -> None:
    """Every word of a closed list has its names: Classes, Zombies, levels, kinds of token."""
    names = content.names
    kinds = {token.kind for mission in content.missions.values() for token in mission.tokens}
    for path, found, wanted in (
        ("classes", names.classes, SurvivorClass),
        ("zombies", names.zombies, ZombieKind),
        ("danger_levels", names.danger_levels, DangerLevel),
        ("favourites", names.favourites, Favourite),
        ("decks", names.decks, Deck),
        ("equipment_kinds", names.equipment_kinds, EquipmentKind),
        ("noise", names.noise, NoiseLevel),
        ("ammo", names.ammo, Ammo),
        ("faces", names.faces, Face),
        ("difficulties", names.difficulties, Difficulty),
        ("tokens", names.tokens, kinds),
    ):
        missing = sorted(set(wanted) - set(found))
        if missing:
            raise ContentError("names.yaml", path, f"Names are missing for {', '.join(missing)}.")


def check_mission(file: str, mission: Mission, content: Content) -> None:
    """Places, counts, orders and references of a mission hold together; the first mistake is raised."""
    for path, reason in problems(mission, content.tiles, content.components, content.equipment):
        raise ContentError(file, path, reason)


def check_places(file: str, mission: Mission, content: Content) -> None:
    """The board can be built, and each token's `zone` is the name of a Zone of it that holds its `cell`."""
    rows = [[Placement(placed.tile, placed.rotation) for placed in row] for row in mission.board.rows]
    try:
        board = from_tiles(rows, content.tiles)
    except BoardError as error:
        raise ContentError(file, "board", str(error)) from error
    for index, token in enumerate(mission.tokens):
        zone = board.names[board.index[token.zone]]
        if zone != token.zone:
            reason = f"`{token.zone}` is part of the Zone `{zone}`; write `zone: {zone}, cell: {token.zone}`."
            raise ContentError(file, f"tokens[{index}] ({token.kind}).zone", reason)
        if token.cell is not None and board.names[board.index[token.cell]] != zone:
            reason = f"`{token.cell}` is not part of the Zone `{zone}`."
            raise ContentError(file, f"tokens[{index}] ({token.kind}).cell", reason)


def survivor_skills(survivor: Survivor) -> tuple[str, ...]:
    """All Skill ids of an ID Card, from Blue to Red (UOA-ADR-04)."""
    skills = survivor.skills
    return (skills.blue, skills.yellow, *skills.orange, *skills.red)


ZOMBIE_CARDS = 37
"""Cards of the Zombie deck (UOA-COMP-10)."""

ROSTER = {
    SurvivorClass.BRAWLER: 4,
    SurvivorClass.FAITHFUL: 2,
    SurvivorClass.GUNSLINGER: 4,
    SurvivorClass.TOWNSFOLK: 4,
}
"""Survivors of each Class (UOA-COMP-04)."""


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=_HasId)


def _by_id(file: str, path: str, entries: Iterable[E]) -> dict[str, E]:
    found: dict[str, E] = {}
    for entry in entries:
        if entry.id in found:
            raise ContentError(file, path, f"The id `{entry.id}` is used twice.")
        found[entry.id] = entry
    return found


def _by_mission(file: MeasuredFile) -> dict[str, MissionMeasure]:
    found = {measure.mission: measure for measure in file.missions}
    for mission in found:
        _must_exist("measured.yaml", "missions", "mission", mission, MISSIONS)
    return found


def _must_exist(file: str, path: str, kind: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        raise ContentError(file, path, f"There is no {kind} called `{name}`.")
