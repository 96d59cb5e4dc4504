"""The content as tables of ints, made once: what the chapters look up."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.equipment import Deck, Equipment, EquipmentKind, TraitId
from graveshift.games.undead_or_alive.data.skills import Skill
from graveshift.games.undead_or_alive.data.terms import Ammo, NoiseLevel, SurvivorClass, ZombieKind
from graveshift.games.undead_or_alive.data.zombies import ExtraActivationCard, SpawnCard
from graveshift.games.undead_or_alive.effects import EFFECTS
from graveshift.zombicide import codes
from graveshift.zombicide.skills import BROTHERS, FREE, FREE_ANY
from graveshift.zombicide.tables import Tables

KIND_ORDER = (ZombieKind.WALKER, ZombieKind.BRUTE, ZombieKind.RUNNER, ZombieKind.ABOMINATION)
CARD_KINDS = (EquipmentKind.MELEE, EquipmentKind.PISTOL, EquipmentKind.RIFLE, EquipmentKind.THROWN, EquipmentKind.ITEM)
NOISES = (NoiseLevel.SILENT, NoiseLevel.BANG, NoiseLevel.BOOM)
AMMO = (Ammo.NONE, Ammo.BULLETS, Ammo.SHELLS)
DECKS = (Deck.STARTING, Deck.CLASSIC, Deck.BOUNTY)
CLASS_BITS = {
    SurvivorClass.BRAWLER: codes.BRAWLER,
    SurvivorClass.FAITHFUL: codes.FAITHFUL,
    SurvivorClass.GUNSLINGER: codes.GUNSLINGER,
    SurvivorClass.TOWNSFOLK: codes.TOWNSFOLK,
}
CARD_NUMBERS = 256

V = TypeVar("V")


@cache
def tables() -> Tables:
    """The tables of the box."""
    result = Tables()
    _zombies(result)
    _cards(result)
    _feats(result)
    _zombie_cards(result)
    _skills(result)
    _survivors(result)
    _constants(result)
    return result


def _zombies(t: Tables) -> None:
    zombies = [load().zombies[kind] for kind in KIND_ORDER]
    pools = load().miniatures
    t.zombie_ids = [str(zombie.id) for zombie in zombies]
    t.toughness = [zombie.damage_to_kill for zombie in zombies]
    t.reward = [zombie.adrenaline for zombie in zombies]
    t.rank = [zombie.targeting_priority for zombie in zombies]
    t.miniatures = [pools.walker, pools.brute, pools.runner, pools.abomination]


def _cards(t: Tables) -> None:
    cards = list(load().equipment.values())
    t.cards = len(cards)
    t.card_ids = [card.id for card in cards]
    t.card_kind = _padded([CARD_KINDS.index(card.kind) for card in cards], codes.ITEM)
    t.weapon = _padded([card.weapon for card in cards], False)
    t.range_min = [card.range[0] if card.range else 0 for card in cards]
    t.range_max = [card.range[1] if card.range else 0 for card in cards]
    t.dice = [card.dice or 0 for card in cards]
    t.accuracy = [card.accuracy or 0 for card in cards]
    t.damage = [card.damage or 0 for card in cards]
    t.dual = _padded([card.dual for card in cards], False)
    t.noise = [NOISES.index(card.noise) for card in cards]
    t.ammo = [AMMO.index(card.ammo) if card.weapon else 0 for card in cards]
    t.reload = [TraitId.RELOAD in card.traits for card in cards]
    fanning = load().constants.fanning.value
    t.fanned_accuracy = [
        fanning.accuracy_fanning_6 if TraitId.FANNING_6 in card.traits else fanning.accuracy for card in cards
    ]
    t.deck = [DECKS.index(card.deck) for card in cards]
    t.copies = [card.count for card in cards]
    t.classic_deck = _copies(cards, Deck.CLASSIC)
    t.bounty_deck = _copies(cards, Deck.BOUNTY)
    t.holy_water = t.card_ids.index("holy-water")
    t.water = t.card_ids.index("water")
    t.dynamite = t.card_ids.index("dynamite")
    t.knife = t.card_ids.index("knife")
    t.plenty = [-1, t.card_ids.index("plenty-of-bullets"), t.card_ids.index("plenty-of-shells")]


def _padded(values: list[V], rest: V) -> list[V]:
    return values + [rest] * (CARD_NUMBERS - len(values))


def _copies(cards: list[Equipment], deck: Deck) -> list[int]:
    return [number for number, card in enumerate(cards) if card.deck is deck for _ in range(card.count)]


def _feats(t: Tables) -> None:
    feats = [card.feat.predicate if card.feat else None for card in load().equipment.values()]
    names = [str(kind) for kind in CARD_KINDS]
    t.feat_count = [feat.count if feat else 0 for feat in feats]
    t.feat_cleanse = [feat is not None and feat.verb == "cleanse" for feat in feats]
    t.feat_with = [names.index(feat.with_) if feat and feat.with_ else -1 for feat in feats]
    t.feat_balcony = [feat is not None and feat.from_ == "balcony" for feat in feats]
    t.feat_target = [codes.BRUTE if feat and feat.target == "brute" else -1 for feat in feats]
    t.feat_action = [feat is not None and feat.within == "action" for feat in feats]


def _zombie_cards(t: Tables) -> None:
    cards = list(load().zombie_cards.values())
    t.zombie_card_ids = [card.id for card in cards]
    t.zombie_card_kind = []
    t.zombie_card_type = [KIND_ORDER.index(card.type) for card in cards]
    t.zombie_card_count = []
    for card in cards:
        if isinstance(card, SpawnCard):
            t.zombie_card_kind.append(0)
            lines = card.counts
            t.zombie_card_count.append([lines.blue, lines.yellow, lines.orange, lines.red])
        elif isinstance(card, ExtraActivationCard):
            t.zombie_card_kind.append(1)
            effect = card.effect
            words = (effect.blue, effect.yellow, effect.orange, effect.red)
            t.zombie_card_count.append([1 if word == "activate-all" else 0 for word in words])
        else:
            t.zombie_card_kind.append(2)
            t.zombie_card_count.append([1, 1, 1, 1])
    t.zombie_deck = list(range(len(cards)))
    abominations = list(load().abominations.values())
    t.abomination_ids = [abomination.id for abomination in abominations]
    t.hunts_adrenaline = [abomination.special.hunts == "max-adrenaline" for abomination in abominations]


def _skills(t: Tables) -> None:
    skills = list(load().skills.values())
    t.skill_ids = [skill.id for skill in skills]
    t.skill_effects = [skill_effects(skill) for skill in skills]
    t.brother_effects = [list(EFFECTS[skill.param or ""]) if skill.rule == "UOA-SKILL-20" else [] for skill in skills]
    t.skill_card = [t.card_ids.index(skill.param or "") if skill.rule == "UOA-SKILL-61" else -1 for skill in skills]


def skill_effects(skill: Skill) -> list[int]:
    """The modifiers a skill adds to; free actions are counted once more in all."""
    if skill.rule == "UOA-SKILL-20":
        return [BROTHERS]
    effects = list(EFFECTS.get(skill.id, ()))
    if any(FREE <= effect < FREE + codes.FREE_TYPES for effect in effects):
        effects.append(FREE_ANY)
    return effects


def _survivors(t: Tables) -> None:
    survivors = list(load().survivors.values())
    favourites = [str(kind) for kind in CARD_KINDS]
    t.survivor_ids = [survivor.id for survivor in survivors]
    t.survivor_class = [CLASS_BITS[survivor.survivor_class] for survivor in survivors]
    t.favourite = [
        -1 if survivor.favourite == "any" else favourites.index(survivor.favourite) for survivor in survivors
    ]
    t.start_cards = [[t.card_ids.index(card) for card in survivor.start] for survivor in survivors]
    t.health = [survivor.health for survivor in survivors]
    t.level_skills = []
    for survivor in survivors:
        levels = survivor.skills
        by_level = ((levels.blue,), (levels.yellow,), levels.orange, levels.red)
        t.level_skills.append([[t.skill_ids.index(skill) for skill in level] for level in by_level])


def _constants(t: Tables) -> None:
    content = load()
    constants = content.constants
    fire = content.machines.gatling_gun.fire
    t.gatling = (fire.range[0], fire.range[1], fire.dice, fire.accuracy, fire.damage)
    improvised = {weapon.skill: weapon for weapon in content.improvised_weapons.values()}
    club, stone = improvised["improvised-weapon-melee"], improvised["improvised-weapon-ranged"]
    t.improvised_melee = (club.range[0], club.range[1], club.dice, club.accuracy, club.damage)
    t.improvised_ranged = (stone.range[0], stone.range[1], stone.dice, stone.accuracy, stone.damage)
    bar = constants.danger_levels.value
    t.thresholds = [bar.yellow[0], bar.orange[0], bar.red[0]]
    t.actions = constants.actions_blue.value
    t.loss_tokens = constants.loss_active_spawn_tokens.value
