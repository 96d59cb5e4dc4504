"""The box of Undead or Alive: its words, its own parts, and what must hold in it (chapter Components)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final

from graveshift.content import ContentError, Problem, read
from graveshift.games.undead_or_alive.content.components import Components
from graveshift.games.undead_or_alive.content.effects import OWN_EFFECTS
from graveshift.games.undead_or_alive.content.equipment import Equipment
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.mission_checks import CHECKS
from graveshift.games.undead_or_alive.content.survivors import Favourite, Survivor
from graveshift.games.undead_or_alive.content.terms import SurvivorClass, ZombieKind
from graveshift.games.undead_or_alive.content.zombies import Constants, Machines, Miniatures, ZombieFile
from graveshift.games.undead_or_alive.rules import skills as own
from graveshift.zombicide.content import box as family
from graveshift.zombicide.content.box import must_exist
from graveshift.zombicide.content.effects import EFFECTS
from graveshift.zombicide.content.equipment import EquipmentFile
from graveshift.zombicide.content.figures import copies, weapon_figures
from graveshift.zombicide.content.mission import Difficulty
from graveshift.zombicide.content.skills import Skill
from graveshift.zombicide.content.survivors import SurvivorFile
from graveshift.zombicide.content.terms import Face
from graveshift.zombicide.content.zombies import AbominationCard
from graveshift.zombicide.rules import codes
from graveshift.zombicide.rules.tables import Tables

KIND_ORDER: Final = (ZombieKind.WALKER, ZombieKind.BRUTE, ZombieKind.RUNNER, ZombieKind.ABOMINATION)
ZOMBIE_CARDS: Final = 37
"""Cards of the Zombie deck (UOA-COMP-10)."""

ROSTER: Final = {
    SurvivorClass.BRAWLER: 4,
    SurvivorClass.FAITHFUL: 2,
    SurvivorClass.GUNSLINGER: 4,
    SurvivorClass.TOWNSFOLK: 4,
}
"""Survivors of each Class (UOA-COMP-04)."""


class Content(family.Content, frozen=True, kw_only=True):
    """The box of Undead or Alive."""

    equipment: dict[str, Equipment]  # type: ignore[assignment]
    survivors: dict[str, Survivor]  # type: ignore[assignment]
    miniatures: Miniatures
    constants: Constants
    machines: Machines
    components: Components
    missions: dict[str, Mission]


class TownBox(family.Box):
    """Four Classes, three decks, machines, Feats."""

    content = Content
    equipment = EquipmentFile[Equipment]
    zombies = ZombieFile
    survivors = SurvivorFile[Survivor]
    mission: ClassVar[type[Mission]] = Mission

    kinds: ClassVar[tuple[str, ...]] = KIND_ORDER
    classes: ClassVar[dict[str, int]] = {
        "brawler": codes.BRAWLER,
        "faithful": codes.FAITHFUL,
        "gunslinger": codes.GUNSLINGER,
        "townsfolk": codes.TOWNSFOLK,
    }
    card_kinds: ClassVar[dict[str, int]] = {
        "melee": codes.MELEE,
        "pistol": codes.PISTOL,
        "rifle": codes.RIFLE,
        "thrown": codes.THROWN,  # Dynamite: a Ranged weapon that is neither Pistol nor Rifle (UOA-EQUIP-04)
        "item": codes.ITEM,
    }
    decks: ClassVar[dict[str, int]] = {"starting": 0, "classic": 1, "bounty": 2}  # never mixed (UOA-SETUP-11)
    drawn = "classic"
    noises: ClassVar[dict[str, int]] = {"silent": codes.SILENT, "bang": codes.BANG, "boom": codes.BOOM}
    ammo: ClassVar[dict[str, int]] = {"none": 0, "bullets": 1, "shells": 2}
    effects: ClassVar[dict[str, tuple[int, ...]]] = EFFECTS | OWN_EFFECTS
    shared_skill = "UOA-SKILL-20"
    starting_card = "UOA-SKILL-61"

    def own_parts(self, folder: Traversable, zombies: Any) -> dict[str, Any]:
        return {"machines": zombies.machines, "components": read(folder / "components.yaml", Components)}

    def skill_param(self, skill: Skill) -> str:
        return "zombie" if skill.rule == "UOA-SKILL-45" else super().skill_param(skill)

    def named(self) -> Iterator[tuple[str, Iterable[str]]]:
        yield from super().named()
        yield "favourites", Favourite
        yield "faces", Face
        yield "difficulties", Difficulty

    def check(self, content: Content) -> None:
        check_cards(content)
        check_deck(content)
        check_roster(content)

    def deck_sizes(self, content: Content) -> dict[str, int]:
        """(UOA-COMP-07)"""
        sizes = content.constants.equipment_copies.value
        return {"starting": sizes.starting, "classic": sizes.classic, "bounty": sizes.bounty}

    def mission_problems(self, mission: Mission, content: Content) -> Iterator[Problem]:
        return CHECKS.problems(mission, content)

    def figures(self, t: Tables, content: Content) -> None:
        enter_cards(t, content)
        enter_feats(t, content)
        enter_classes(t)
        t.gatling = weapon_figures(content.machines.gatling_gun.fire)
        t.loss_tokens = content.constants.loss_active_spawn_tokens.value


# ---- checks


def check_cards(content: Content) -> None:
    """Weapons have their figures, Bounty Weapons a Feat (UOA-EQUIP-01)."""
    for card in content.equipment.values():
        where = f"equipment ({card.id})"
        if card.kind == "melee" and card.range != (0, 0):
            raise ContentError("equipment.yaml", f"{where}.range", "A Melee weapon has Range [0, 0] (UOA-EQUIP-02).")
        rolled = (card.dice, card.accuracy, card.damage)
        if card.kind in ("melee", "pistol", "rifle") and None in rolled:
            raise ContentError("equipment.yaml", where, "This weapon needs dice, accuracy and damage (UOA-EQUIP-01).")
        if (card.feat is not None) != (card.deck == "bounty"):
            raise ContentError("equipment.yaml", where, "A card has a Feat exactly if it is a Bounty Weapon.")


def check_deck(content: Content) -> None:
    """The Zombie deck has its size, and its Abominations come with their own cards (UOA-COMP-03, UOA-COMP-10)."""
    if len(content.zombie_cards) != ZOMBIE_CARDS:
        raise ContentError("zombies.yaml", "cards", f"The numbers must be 1 to {ZOMBIE_CARDS}, each once.")
    for card in content.zombie_cards.values():
        if isinstance(card, AbominationCard) != (card.type == ZombieKind.ABOMINATION):
            raise ContentError("zombies.yaml", f"cards ({card.id}).type", f"No such card can be of type {card.type}.")
    for skill in content.machines.gatling_gun.skills:
        must_exist("zombies.yaml", "machines.gatling_gun.skills", "skill", skill, content.skills)


def check_roster(content: Content) -> None:
    """Health fits the Class, and the roster is 4, 2, 4, 4 (UOA-SETUP-19, UOA-COMP-04)."""
    health = content.constants.health.value
    for survivor in content.survivors.values():
        expected = health.brawler if survivor.survivor_class is SurvivorClass.BRAWLER else health.default
        if survivor.health != expected:
            where = f"survivors ({survivor.id}).health"
            raise ContentError("survivors.yaml", where, f"The Class asks for {expected} (UOA-SETUP-19).")
    for survivor_class, size in ROSTER.items():
        found = sum(survivor.survivor_class is survivor_class for survivor in content.survivors.values())
        if found != size:
            raise ContentError("survivors.yaml", "survivors", f"{found} are {survivor_class} instead of {size}.")


# ---- figures


def enter_cards(t: Tables, content: Content) -> None:
    """Fanning, the Bounty deck, and the cards that rules know by name."""
    cards = list(content.equipment.values())
    fanning = content.constants.fanning.value
    t.fanned_accuracy = [
        fanning.accuracy_fanning_6 if "fanning-6" in card.traits else fanning.accuracy for card in cards
    ]
    t.bounty_deck = copies(list(cards), "bounty")
    t.holy_water = t.card_ids.index("holy-water")
    t.water = t.card_ids.index("water")
    t.dynamite = t.card_ids.index("dynamite")
    t.knife = t.card_ids.index("knife")
    t.plenty = [-1, t.card_ids.index("plenty-of-bullets"), t.card_ids.index("plenty-of-shells")]


def enter_feats(t: Tables, content: Content) -> None:
    """The Feats on the backs of Bounty Weapons (UOA-BOUNTY-08)."""
    feats = [card.feat.predicate if card.feat else None for card in content.equipment.values()]
    kinds = TownBox.card_kinds
    t.feat_count = [feat.count if feat else 0 for feat in feats]
    t.feat_cleanse = [feat is not None and feat.verb == "cleanse" for feat in feats]
    t.feat_with = [kinds[feat.with_] if feat and feat.with_ else -1 for feat in feats]
    t.feat_balcony = [feat is not None and feat.from_ == "balcony" for feat in feats]
    t.feat_target = [codes.BRUTE if feat and feat.target == "brute" else -1 for feat in feats]
    t.feat_action = [feat is not None and feat.within == "action" for feat in feats]


def enter_classes(t: Tables) -> None:
    """What the Classes may do (chapter Classes)."""
    t.sees_home = t.searches_often = codes.TOWNSFOLK
    t.fans = codes.GUNSLINGER
    t.hardy = codes.BRAWLER
    t.becomes = [
        (own.BECOMES_BRAWLER, codes.BRAWLER),
        (own.BECOMES_FAITHFUL, codes.FAITHFUL),
        (own.BECOMES_GUNSLINGER, codes.GUNSLINGER),
        (own.BECOMES_TOWNSFOLK, codes.TOWNSFOLK),
    ]
