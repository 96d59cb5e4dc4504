"""The content as tables of ints, made once: what the chapters look up."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from graveshift.zombicide.content.box import Box, Content, box_of
from graveshift.zombicide.content.equipment import Equipment
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.skills import Skill
from graveshift.zombicide.content.zombies import Figures, ImprovisedWeapon
from graveshift.zombicide.rules import codes
from graveshift.zombicide.rules.actions import verb_table
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import ANY_WEAPON, NO_FAVOURITE
from graveshift.zombicide.rules.skills import ACTION_SKILLS, BROTHERS, FREE, FREE_ANY, TALENTS
from graveshift.zombicide.rules.tables import Tables

CARD_NUMBERS = 256
NO_WEAPON = (0, 0, 0, 0, 0)

V = TypeVar("V")


@cache
def tables(book: Book) -> Tables:
    """The tables of a game's box."""
    box, content = box_of(book), load(book)
    result = box.tables()
    result.book = book
    result.cites = book.cites
    result.verbs = verb_table(book.actions)
    result.after_combat = book.after_combat
    result.after_spawn = book.after_spawn
    result.card_drawn = book.card_drawn
    result.before_extra_activation = book.before_extra_activation
    enter(result, box, content)
    return result


def enter(t: Tables, box: Box, content: Content) -> None:
    """Everything printed in a box, as figures."""
    _zombies(t, box, content)
    _cards(t, box, content)
    _zombie_cards(t, box, content)
    _skills(t, box, content)
    _survivors(t, box, content)
    _constants(t, content)
    box.figures(t, content)


def _zombies(t: Tables, box: Box, content: Content) -> None:
    zombies = [content.zombies[kind] for kind in box.kinds]
    t.kinds = len(zombies)
    t.abomination_kinds = sum(1 << k for k, kind in enumerate(box.kinds) if kind in box.abominations)
    t.zombie_ids = [zombie.id for zombie in zombies]
    t.toughness = [zombie.damage_to_kill for zombie in zombies]
    t.reward = [zombie.adrenaline for zombie in zombies]
    t.rank = [zombie.targeting_priority for zombie in zombies]
    t.wounds = [zombie.wounds for zombie in zombies]
    most = max(2, *(zombie.actions for zombie in zombies))
    t.again = [sum(1 << k for k, zombie in enumerate(zombies) if zombie.actions > n) for n in range(1, most)]
    t.miniatures = [content.miniatures.of(kind) for kind in box.kinds]


def _cards(t: Tables, box: Box, content: Content) -> None:
    cards = list(content.equipment.values())
    t.cards = len(cards)
    t.card_ids = [card.id for card in cards]
    t.card_kind = _padded([box.card_kinds[card.kind] for card in cards], codes.ITEM)
    t.weapon = _padded([card.weapon for card in cards], False)
    t.range_min = [card.range[0] if card.range else 0 for card in cards]
    t.range_max = [card.range[1] if card.range else 0 for card in cards]
    t.dice = [card.dice or 0 for card in cards]
    t.accuracy = [card.accuracy or 0 for card in cards]
    t.damage = [card.damage or 0 for card in cards]
    t.dual = _padded([card.dual for card in cards], False)
    t.noise = [box.noises[card.noise] for card in cards]
    t.ammo = [box.ammo[card.ammo] if card.weapon else 0 for card in cards]
    t.reload = ["reload" in card.traits for card in cards]
    t.fanned_accuracy = list(t.accuracy)
    t.deck = [box.decks[card.deck] for card in cards]
    t.copies = [card.count for card in cards]
    t.card_effects = []
    t.classic_deck = copies(cards, box.drawn)
    t.bounty_deck = []
    t.holy_water = t.water = t.dynamite = t.knife = NONE
    t.plenty = [NONE] * len(box.ammo)
    t.feat_count = [0] * len(cards)
    t.feat_cleanse = t.feat_balcony = t.feat_action = [False] * len(cards)
    t.feat_with = t.feat_target = [NONE] * len(cards)


NONE = -1
"""The number of a card that a box does not have."""


def _padded(values: list[V], rest: V) -> list[V]:
    return values + [rest] * (CARD_NUMBERS - len(values))


def copies(cards: list[Equipment], deck: str) -> list[int]:
    """A deck: the number of each card, as often as there are copies of it."""
    return [number for number, card in enumerate(cards) if card.deck == deck for _ in range(card.count)]


def _zombie_cards(t: Tables, box: Box, content: Content) -> None:
    cards = list(content.zombie_cards.values())
    t.zombie_card_ids = [card.id for card in cards]
    t.zombie_card_kind = [card.code for card in cards]
    t.zombie_card_type = [box.kinds.index(card.type) for card in cards]
    t.zombie_card_count = [card.lines for card in cards]
    t.zombie_deck = list(range(len(cards)))
    abominations = list(content.abominations.values())
    t.abomination_ids = [abomination.id for abomination in abominations]
    t.hunts_adrenaline = [abomination.special.hunts == "max-adrenaline" for abomination in abominations]


def _skills(t: Tables, box: Box, content: Content) -> None:
    skills = list(content.skills.values())
    t.skill_ids = [skill.id for skill in skills]
    t.skill_effects = [skill_effects(box, skill) for skill in skills]
    t.brother_effects = [
        list(box.effects[skill.param or ""]) if skill.rule == box.shared_skill else [] for skill in skills
    ]
    t.skill_card = [
        t.card_ids.index(skill.param or "") if skill.rule == box.starting_card else NONE for skill in skills
    ]


def skill_effects(box: Box, skill: Skill) -> list[int]:
    """The modifiers a skill adds to; free actions are counted once more in all."""
    if skill.rule == box.shared_skill:
        return [BROTHERS]
    effects = list(box.effects.get(skill.id, ()))
    if any(FREE <= effect < FREE + codes.FREE_TYPES for effect in effects):
        effects.append(FREE_ANY)
    if any(effect in ACTION_SKILLS or effect in box.action_skills for effect in effects):
        effects.append(TALENTS)
    return effects


def _survivors(t: Tables, box: Box, content: Content) -> None:
    survivors = list(content.survivors.values())
    t.survivor_ids = [survivor.id for survivor in survivors]
    t.survivor_class = [sum(box.classes[name] for name in survivor.classes) for survivor in survivors]
    t.favourite = [_favourite(box, survivor.prefers) for survivor in survivors]
    t.start_packs = [[[t.card_ids.index(card) for card in pack] for pack in survivor.packs] for survivor in survivors]
    t.health = [survivor.health for survivor in survivors]
    t.sees_home = t.searches_often = t.fans = t.hardy = 0
    t.becomes = []
    t.level_skills = [
        [[t.skill_ids.index(skill) for skill in level] for level in survivor.skills.levels] for survivor in survivors
    ]


def _favourite(box: Box, prefers: str | None) -> int:
    if prefers is None:
        return NO_FAVOURITE
    return ANY_WEAPON if prefers == "any" else box.card_kinds[prefers]


def _constants(t: Tables, content: Content) -> None:
    improvised = {weapon.skill: weapon_figures(weapon) for weapon in content.improvised_weapons.values()}
    t.improvised_melee = improvised.get("improvised-weapon-melee", NO_WEAPON)
    t.improvised_ranged = improvised.get("improvised-weapon-ranged", NO_WEAPON)
    t.gatling = NO_WEAPON
    bar = content.constants.danger_levels.value
    t.thresholds = [bar.yellow[0], bar.orange[0], bar.red[0]]
    t.actions = content.constants.actions_blue.value
    t.loss_tokens = NEVER


NEVER = 1 << 16
"""More tokens than there will ever be: they lose no game."""


def weapon_figures(weapon: Figures | ImprovisedWeapon) -> tuple[int, int, int, int, int]:
    """The figures of a weapon that has no card."""
    return weapon.range[0], weapon.range[1], weapon.dice, weapon.accuracy, weapon.damage
