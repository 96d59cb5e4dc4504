"""The box of Gears & Guns: its files laid over what Undead or Alive has (chapter Scope)."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final

import msgspec

from graveshift.content import ContentError, Problem, Text, check_sources, read
from graveshift.games.gears_and_guns.content import parts
from graveshift.games.gears_and_guns.content.effects import OWN_EFFECTS
from graveshift.games.gears_and_guns.content.mission import Mission
from graveshift.games.gears_and_guns.content.mission_checks import CHECKS
from graveshift.games.gears_and_guns.content.parts import BothBoxes, Equipment, SteamClass, SteamComponents, Survivor
from graveshift.games.gears_and_guns.rules.codes import ENGINEER
from graveshift.games.gears_and_guns.rules.skills import BECOMES_ENGINEER
from graveshift.games.gears_and_guns.rules.tables import SteamTables
from graveshift.games.undead_or_alive.content import box as town
from graveshift.games.undead_or_alive.content.components import Components
from graveshift.zombicide.content.box import by_id
from graveshift.zombicide.content.equipment import EquipmentFile
from graveshift.zombicide.content.figures import CARD_NUMBERS, copies, weapon_figures
from graveshift.zombicide.content.names import Names
from graveshift.zombicide.content.skills import Skill
from graveshift.zombicide.content.survivors import SurvivorFile
from graveshift.zombicide.rules.tables import Tables

STARTING: Final = "starting"
"""The deck of Undead or Alive that stays in play (GG-SCOPE-05)."""

TOWN: Final = "uoa-"
"""What the missions of Undead or Alive are called with in front (GG-SCOPE-02)."""


class Content(town.Content, frozen=True, kw_only=True):
    """Both boxes; whose decks are drawn from, the box says (GG-SCOPE-03, GG-SCOPE-04)."""

    equipment: dict[str, Equipment]  # type: ignore[assignment]
    core: dict[str, Equipment]
    """The decks of Undead or Alive, which may lie on the table instead of the advanced ones (GG-AMB-01)."""
    survivors: dict[str, Survivor]  # type: ignore[assignment]
    steam: SteamComponents


class SteamBox(town.TownBox):
    """Five Classes, Steam weapons; the decks of Undead or Alive stay in their box."""

    content: ClassVar[type[Content]] = Content
    mission: ClassVar[type[Mission]] = Mission
    tables: ClassVar[type[Tables]] = SteamTables
    classes: ClassVar[dict[str, int]] = town.TownBox.classes | {str(SteamClass.ENGINEER): ENGINEER}
    decks: ClassVar[dict[str, int]] = {
        STARTING: 0,
        "advanced": 1,
        "advanced-bounty": 2,
        "inventions": 3,
        "classic": 4,
        "bounty": 5,
    }
    drawn = "advanced"
    rewards: ClassVar[str] = "advanced-bounty"
    """The deck of Bounty Weapons."""
    effects: ClassVar[dict[str, tuple[int, ...]]] = town.TownBox.effects | OWN_EFFECTS

    def laid_over(self, folder: Traversable, parent: town.Content, missions: list[str]) -> Content:
        cards = read(folder / "equipment.yaml", EquipmentFile[Equipment])
        skills = read(folder / "skills.yaml", parts.SkillFile)
        people = read(folder / "survivors.yaml", SurvivorFile[Survivor])
        zombies = read(folder / "zombies.yaml", parts.ZombieFile)
        steam = read(folder / "components.yaml", SteamComponents)
        names = read(folder / "names.yaml", parts.MoreNames)
        for name, file in (("equipment", cards), ("skills", skills), ("survivors", people), ("zombies", zombies)):
            check_sources(f"{name}.yaml", file)
        core = {name: grown(card) for name, card in parent.equipment.items()}
        equipment = {name: card for name, card in core.items() if card.deck == STARTING}
        equipment |= by_id("equipment.yaml", "equipment", cards.equipment)
        return Content(
            traits=parent.traits | by_id("equipment.yaml", "traits", cards.traits),
            effects=parent.effects | by_id("equipment.yaml", "effects", cards.effects),
            equipment=equipment | {name: card for name, card in core.items() if name not in equipment},
            core=core,
            miniatures=parent.miniatures,
            zombies=parent.zombies,
            zombie_cards=parent.zombie_cards,
            abominations=parent.abominations | by_id("zombies.yaml", "abominations", zombies.abominations),
            improvised_weapons=parent.improvised_weapons,
            constants=parent.constants,
            machines=parent.machines,
            components=with_steam_tiles(parent.components, steam),
            skills={name: skill for name, skill in parent.skills.items() if self.stays(skill, equipment)}
            | by_id("skills.yaml", "skills", skills.skills),
            survivors={name: engaged(survivor) for name, survivor in parent.survivors.items()}
            | by_id("survivors.yaml", "survivors", people.survivors),
            quick=people.quick,
            names=named(parent.names, names),
            tiles=parent.tiles,
            missions={
                name: read(folder / "missions" / f"{name}.yaml", Mission)
                for name in missions
                if not name.startswith(TOWN)
            }
            | {
                f"{TOWN}{name}": msgspec.structs.replace(mission, id=f"{TOWN}{name}")
                for name, mission in parent.missions.items()
            },
            steam=steam,
        )

    def stays(self, skill: Skill, equipment: dict[str, Equipment]) -> bool:
        """Does the card exist with which somebody would start by this Skill?"""
        return skill.rule != self.starting_card or skill.param in equipment

    def check(self, content: Any) -> None:
        check_feats(content)
        check_steam(content)

    def deck_sizes(self, content: Any) -> dict[str, int]:
        """(GG-SCOPE-03, GG-SCOPE-04, GG-INV-01)"""
        sizes = content.steam.deck_sizes
        return {"advanced": sizes.advanced, "advanced-bounty": sizes.advanced_bounty, "inventions": sizes.inventions}

    def mission_problems(self, mission: Any, content: Any) -> Iterator[Problem]:
        return CHECKS.problems(mission, content)

    def figures(self, t: Tables, content: Any) -> None:
        assert isinstance(t, SteamTables)
        town.enter_cards(t, content)
        t.bounty_deck = copies(list(content.equipment.values()), self.rewards)
        town.enter_feats(t, content)
        town.enter_classes(t)
        t.becomes = [*t.becomes, (BECOMES_ENGINEER, ENGINEER)]
        t.gatling = weapon_figures(content.machines.gatling_gun.fire)
        t.loss_tokens = content.constants.loss_active_spawn_tokens.value
        enter_steam(t, content)
        t.card_effects = [
            [effect for skill in card.grants for effect in t.skill_effects[t.skill_ids.index(skill)]]
            for card in content.equipment.values()
        ]
        t.card_effects += [[] for _ in range(CARD_NUMBERS - len(t.card_effects))]


class ClassicBox(SteamBox):
    """The same cards under the same numbers, but those of Undead or Alive are as they are printed there: a table may
    leave the advanced decks in the box.

    (GG-AMB-01)
    """

    decks: ClassVar[dict[str, int]] = SteamBox.decks | {"classic": 1, "bounty": 2, "advanced": 4, "advanced-bounty": 5}
    drawn = "classic"
    rewards = "bounty"

    def laid_over(self, folder: Traversable, parent: town.Content, missions: list[str]) -> Content:
        content = super().laid_over(folder, parent, missions)
        return msgspec.structs.replace(content, equipment=content.equipment | content.core)

    def deck_sizes(self, content: Any) -> dict[str, int]:
        """Its cards are counted and checked where they come from."""
        return {}

    def check(self, content: Any) -> None:
        """As above."""


# ---- the parent's parts by our own types


def grown(card: Any) -> Equipment:
    """A card of Undead or Alive as one of this box: it has no Steam (GG-SCOPE-05)."""
    return Equipment(**{name: getattr(card, name) for name in card.__struct_fields__})


def engaged(survivor: Any) -> Survivor:
    """A Survivor of Undead or Alive, who may come along (GG-SCOPE-08)."""
    fields = {name: getattr(survivor, name) for name in survivor.__struct_fields__}
    return Survivor(**fields | {"survivor_class": SteamClass(survivor.survivor_class)})


def with_steam_tiles(components: Components, steam: SteamComponents) -> BothBoxes:
    """Both boxes hold tiles (GG-TILE-01)."""
    fields = {name: getattr(components, name) for name in components.__struct_fields__}
    return BothBoxes(**fields, steam_tiles=steam.map_tiles)


def named(parent: Names, own: parts.MoreNames) -> Names:
    """The words of both books."""
    return msgspec.structs.replace(
        parent,
        game=own.game,
        classes=parent.classes | own.classes,
        tokens=parent.tokens | own.tokens,
        decks=parent.decks | own.decks,
        actions=parent.actions | own.actions,
        counted=parent.counted | own.counted,
        terms=parent.terms | {name: Text(en=text.en, pl=text.pl) for name, text in own.states.items()},
    )


# ---- checks


def check_feats(content: Content) -> None:
    """Every Advanced Bounty Weapon has its Feat (GG-SCOPE-04)."""
    for card in content.equipment.values():
        if (card.feat is not None) != (card.deck in ("advanced-bounty", "bounty")):
            raise ContentError(
                "equipment.yaml", f"equipment ({card.id})", "A card has a Feat exactly if it is a Bounty Weapon."
            )


def check_steam(content: Content) -> None:
    """Steam belongs to weapons, never to Inventions, and Skills that are lent exist (GG-FULL-01, GG-INV-06)."""
    for card in content.equipment.values():
        where = f"equipment ({card.id})"
        if card.steam is not None and (not card.weapon or card.deck == "inventions"):
            raise ContentError("equipment.yaml", f"{where}.steam", "Only weapons that are no Inventions have Steam.")
        for skill in card.grants:
            if skill not in content.skills:
                raise ContentError("equipment.yaml", f"{where}.grants", f"There is no skill called `{skill}`.")


# ---- figures


def enter_steam(t: SteamTables, content: Content) -> None:
    """Steam, Armor and Keep values, and the cards that rules know by name."""
    cards = list(content.equipment.values())
    rest = CARD_NUMBERS - len(cards)
    t.steam_dice = [card.steam.dice if card.steam else 0 for card in cards] + [0] * rest
    t.steam_accuracy = [card.steam.accuracy if card.steam else 0 for card in cards]
    t.steam_range = [card.steam.range[1] if card.steam else 0 for card in cards]
    t.steam_damage = [card.steam.damage if card.steam else 0 for card in cards]
    t.steam_reloads = [card.steam is not None and card.steam.bonus == "free-reload" for card in cards]
    t.keep = [card.keep or 0 for card in cards]
    t.armor = [card.armor or 0 for card in cards]
    t.invention = [card.deck == "inventions" for card in cards] + [False] * rest
    t.invention_deck = copies(list(cards), "inventions")
    t.bottle = t.card_ids.index("steam-bottle")
    t.pan = t.card_ids.index("pan")
    t.machete = t.card_ids.index("machete")
    t.sawed_off = t.card_ids.index("sawed-off")
    t.winchester = t.card_ids.index("winchester")
