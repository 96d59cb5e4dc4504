"""The Book of a game: what its rules say differently from its siblings, as plain data that the chapters look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from graveshift.zombicide.rules.citations import NAMES

if TYPE_CHECKING:
    from graveshift.zombicide.rules.actions import Action
    from graveshift.zombicide.rules.interrupts import Interrupt
    from graveshift.zombicide.telling.teller import Teller


# ---- who decides a tie
BY_TEAM: Final = 0  # the players together
BY_FIRST_PLAYER: Final = 1
BY_SHOOTER: Final = 2  # the seat of the survivor that attacks

# ---- dice of a pool, as bits
STANDARD_DICE: Final = 1
SPECIAL_DICE: Final = 2  # Steam dice, Ammo Dice: a 1 is a symbol that never hits and may empty the weapon
ALL_DICE: Final = 3


class Book:
    """One game of the family: its name, its folder, the rules it cites, its Actions, and its interrupts."""

    teller: Teller  # how the game is told; no rule asks it
    parent: Book | None  # the game that an expansion builds on: what it does not say itself is said there

    def __init__(self, name: str, package: str, prefix: str, cites: dict[str, str]) -> None:
        self.name = name
        self.package = package  # the folder of the game; its content lies in data/ there
        self.prefix = prefix  # of its ledger IDs
        self.parent = None
        self.missions: list[str] = []  # by id, in the order of the book
        self.goals: list[Any] = []  # what a mission file may name (zombicide.content.vocabulary.Goal); no rule looks
        self.mission_rules: list[Any] = []  # at them, nor at these special rules (MissionRule)
        self.box: object = None  # how its content is read (zombicide.content.box.Box); no rule looks at it
        self.cites = [cites[citation] for citation in NAMES]
        self.reroll_cites: list[str] = []  # by the source of a re-roll (REROLL_LUCKY ...)
        self.actions: list[Action] = []  # in the order in which they are offered
        self.idle: list[int] = []  # options that are no reason to ask: nothing else is left, and the Turn ends
        # policies
        self.ties = BY_TEAM  # who splits zombies, picks their prey and places the Noise token
        self.misses = BY_TEAM  # who says whom misses hit
        self.groups_split = True  # zombies with several destinations share out; else one is picked for all of them
        self.next_best = True  # a destination without a path is passed over; else the zombies stay
        self.noise_ranks = True  # a weaker noise is ignored; else the last one counts
        self.noise_flees = True  # the Noise token goes elsewhere when zombies reach it
        self.companions_lend_class = True  # a Leader belongs to the classes of its companions
        self.tokens_fill_packs = False  # a mission token in a slot fills the Backpack and is not moved about
        self.one_abomination = True  # at a time, and a card says which; else each of them is a kind of its own
        self.abominations_return = True  # a killed Abomination may come again
        self.abomination_pays_all = False  # every survivor on the board gains its adrenaline, not just who killed it
        self.attacks_allotted_first = False  # all attacks on a zone are shared out before the first one wounds
        self.best_accuracy = 1  # no bonus makes a die hit on less
        self.copies_add_uses = True  # of a once-per-turn skill that somebody has twice; else it is used once
        self.reroll_dice: list[int] = []  # by the source of a re-roll: the dice it may re-roll, as bits; none: all
        self.reflex_range = -1  # how far Combat Reflexes reach; -1: as far as the survivor sees
        # interrupts by their moment, in the order in which they happen
        self.after_combat: list[Interrupt] = []
        self.after_spawn: list[Interrupt] = []
        self.card_drawn: list[Interrupt] = []
        self.before_extra_activation: list[Interrupt] = []
