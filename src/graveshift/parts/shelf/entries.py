"""What can be played, as it goes over HTTP: games with their missions, modes, people and cards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from graveshift.content import Text


class Measured(Struct, frozen=True):
    """How often a bot won a mission when it played every seat; `low` and `high` are the 95 % interval of the rate."""

    bot: str
    games: int
    rate: float
    low: float
    high: float


class MissionEntry(Struct, frozen=True):
    """A mission as the start page shows it."""

    id: str
    title: Text
    difficulty: str
    difficulty_name: Text
    minutes: int
    tutorial: bool
    briefing: Text
    goals: list[Text]
    frame: list[Text]
    """What else its file says before the posse is chosen: whom it needs, its clock."""
    barred_classes: list[str]
    recommended: list[str]
    """A posse that can win it."""
    rule: str
    """The ledger entry of the mission, or ''."""
    measured: list[Measured]
    """By bot, the weaker first; empty: nobody has counted."""
    of: str = ""
    """The game from whose box it comes, if that is another one."""


class SkillEntry(Struct, frozen=True):
    """A Skill, explained."""

    id: str
    name: Text
    text: Text
    rule: str


class SurvivorEntry(Struct, frozen=True):
    """A survivor one can choose."""

    id: str
    name: Text
    survivor_class: str
    class_name: Text
    colour: str
    health: int
    favourite: Text
    start: list[Text]
    look: Text
    skills: dict[str, list[SkillEntry]]
    """By danger level: blue, yellow, orange (one of two), red (one of three)."""


class RuleChoice(Struct, frozen=True):
    """One of the answers to a choice of rules."""

    value: str
    title: Text


class RuleOption(Struct, frozen=True):
    """A choice of rules that a table makes; its name is a key of `options`, or for a `choice` of its `switches`."""

    name: str
    title: Text
    text: Text
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    rule: str
    choices: tuple[RuleChoice, ...] = ()


class DifficultyEntry(Struct, frozen=True):
    """A difficulty of a mode."""

    id: str
    name: Text
    survivors: int
    """The Survivors at the start."""


class ModeMeasure(Struct, frozen=True):
    """What bots did in a mode with so many seats, at a difficulty (or '')."""

    seats: int
    difficulty: str
    measured: Measured


class ModeEntry(Struct, frozen=True):
    """A way to play a game."""

    id: str
    title: Text
    text: Text
    seats: list[int]
    zombie_player: bool
    """One of the seats plays the Zombies."""
    competitive: bool
    difficulties: list[DifficultyEntry]
    rule: str
    measured: list[ModeMeasure]


class PersonEntry(Struct, frozen=True):
    """A Player Card: what this person can do, and as a Zombie."""

    id: str
    name: Text
    colour: str
    title: Text
    text: Text
    rule: str
    passive: Text
    weak: Text
    strong: Text


class ObjectiveEntry(Struct, frozen=True):
    """An Objective Card."""

    id: str
    name: Text
    text: Text
    rule: str


class StoreEntry(Struct, frozen=True):
    """One face of a Store card; `card` says which faces share a card."""

    id: str
    card: str
    name: Text
    symbol: str
    number: int


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game with all that the start page needs: missions and survivors, or modes, people, Objectives and Stores."""

    name: str
    title: Text
    min_seats: int
    max_seats: int
    missions: list[MissionEntry] = []
    survivors: list[SurvivorEntry] = []
    options: list[RuleOption] = []
    modes: list[ModeEntry] = []
    people: list[PersonEntry] = []
    objectives: list[ObjectiveEntry] = []
    stores: list[StoreEntry] = []
    expands: str = ""
    """The game that this one is an expansion of: it is chosen where that one is set up."""


class TraitEntry(Struct, frozen=True):
    """What is printed on a card beside its figures."""

    name: Text
    text: Text


class CardEntry(Struct, frozen=True):
    """An Equipment card."""

    name: Text
    kind: str
    kind_name: Text
    range: tuple[int, int] | None
    dice: int | None
    accuracy: int | None
    damage: int | None
    dual: bool
    noise: str
    ammo: str
    text: Text
    traits: list[TraitEntry]
    ammo_dice: int = 0
    """Dice rolled besides the others; the symbol on one of them leaves the weapon empty."""


class ZombieEntry(Struct, frozen=True):
    """A kind of Zombie, with its figures."""

    name: Text
    actions: int
    wounds: int
    damage_to_kill: int
    adrenaline: int
    targeting_priority: int
    """1 is hit first by Ranged Attacks."""
    also_killed_by: list[Text]
    """Cards that kill it whatever their Damage."""
    traits: list[TraitEntry]
    """What it does that others do not."""


class ZombieCardEntry(Struct, frozen=True):
    """A card of the Zombie deck: how many come at each Danger Level, or at which an Extra Activation happens."""

    kind: Literal["spawn", "extra-activation", "abomination"]
    type: str
    counts: dict[str, int]
    """By Danger Level; 1 or 0 for an Extra Activation, none for an Abomination."""


class SearchCardEntry(Struct, frozen=True):
    """A Search Card of the Mall."""

    name: Text
    kind: Literal["pickup", "event", "melee", "ranged", "backpack"]
    symbol: str
    text: Text
    rule: str


class AbilityEntry(Struct, frozen=True):
    """What is printed in a Room."""

    name: Text
    text: Text
    rule: str
    stops: bool
    """The Turn ends with it."""


class ColourEntry(Struct, frozen=True):
    """A Human's colour, with a mark for those who cannot tell colours apart."""

    name: Text
    colour: str
    mark: str


class MallContent(Struct, frozen=True):
    """The names of the Mall's pieces, by id."""

    cards: dict[str, SearchCardEntry]
    abilities: dict[str, AbilityEntry]
    tokens: dict[str, Text]
    sources: dict[str, Text]
    colours: dict[str, ColourEntry]
    track: int
    """The spaces of a Human's track, where Wounds and Ammo meet."""
    barricade: int
    horde: int


class LeafletEntry(Struct, frozen=True):
    """Something of the box that has a name, a text and a rule."""

    name: Text
    text: Text
    rule: str


class Content(Struct, frozen=True):
    """GET /api/games/{game}/content: cards and Skills by the ids that views and events use; or those of the Mall."""

    cards: dict[str, CardEntry] = {}
    skills: dict[str, SkillEntry] = {}
    zombies: dict[str, ZombieEntry] = {}
    zombie_cards: dict[str, ZombieCardEntry] = {}
    others: dict[str, dict[str, LeafletEntry]] = {}
    """What else the box has, by kind and id: cards of a Vault, orders, personal goals."""
    mall: MallContent | None = None


class BotEntry(Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: Text


class Games(Struct, frozen=True):
    """GET /api/games."""

    games: list[GameEntry]
    bots: list[BotEntry]
    server: str
