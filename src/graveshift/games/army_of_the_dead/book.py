"""The Book of Army of the Dead: which of its rules the shared chapters cite, and what it says its own way."""

from __future__ import annotations

from typing import Final

from graveshift.games.army_of_the_dead.content.box import CityBox
from graveshift.games.army_of_the_dead.rules.attacks import Fight, UseClip
from graveshift.games.army_of_the_dead.rules.companions import Join
from graveshift.games.army_of_the_dead.rules.escape import Fly, ForceDoor, Repair
from graveshift.games.army_of_the_dead.rules.explosives import LayDown
from graveshift.games.army_of_the_dead.rules.objectives import Take, UseToken
from graveshift.games.army_of_the_dead.rules.search import Search
from graveshift.games.army_of_the_dead.rules.sleepers import EliminateSleepers, MakeNoise
from graveshift.games.army_of_the_dead.rules.talents import Bloodlust, Charge, CombatReflexes, Shove, Sidestep
from graveshift.games.army_of_the_dead.rules.truck import Truck
from graveshift.games.army_of_the_dead.rules.vault import Challenge, OpenVault
from graveshift.games.army_of_the_dead.telling.teller import CityTeller
from graveshift.zombicide.content.citing import citations
from graveshift.zombicide.rules.actions import Action
from graveshift.zombicide.rules.book import BY_FIRST_PLAYER, BY_SHOOTER, Book
from graveshift.zombicide.rules.codes import END
from graveshift.zombicide.rules.everyday import DiscardCards, EndTurn, Move, Reorganise
from graveshift.zombicide.rules.interrupts import HitAndRun
from graveshift.zombicide.rules.talents import BornLeader, Lifesaver, Sprint
from graveshift.zombicide.rules.trade import Trade

PACKAGE: Final = "graveshift.games.army_of_the_dead"
CITES: Final = citations(PACKAGE)


def army_of_the_dead() -> Book:
    """The Book as it is printed."""
    book = Book("army-of-the-dead", PACKAGE, "AOTD", CITES)
    book.missions = [f"m{number}" for number in range(1, 11)]
    book.box = CityBox()
    book.reroll_cites = ["AOTD-SKILL-16"]
    book.actions = actions()
    book.idle = [END]
    book.ties = BY_FIRST_PLAYER  # AOTD-ZMOVE-03, AOTD-ZMOVE-06, AOTD-ROUND-05
    book.misses = BY_SHOOTER  # AOTD-FF-01
    book.groups_split = False  # AOTD-ZMOVE-03
    book.next_best = False  # AOTD-ZMOVE-05
    book.noise_ranks = False  # AOTD-NOISE-01
    book.noise_flees = False  # AOTD-NOISE-07
    book.one_abomination = False  # AOTD-ABOM-02
    book.abominations_return = False  # AOTD-ABOM-02
    book.abomination_pays_all = True  # AOTD-AP-02
    book.attacks_allotted_first = True  # AOTD-AMB-68
    book.best_accuracy = 2  # AOTD-CBT-02
    book.copies_add_uses = False  # AOTD-SKILL-25, AOTD-AMB-57
    book.companions_lend_class = False  # AOTD-COMP-02
    book.tokens_fill_packs = True  # AOTD-M2-04
    book.reflex_range = 1  # AOTD-SKILL-10
    book.after_combat = [HitAndRun()]
    book.after_spawn = [Sidestep(), CombatReflexes()]
    book.teller = CityTeller(book)
    return book


def actions() -> list[Action]:
    """Every Action of a Turn, in the order in which they are offered (AOTD-SUM-01)."""
    return [
        Move(),
        Charge(),
        Bloodlust(),
        Fight(),
        Search(),
        EliminateSleepers(),
        Reorganise(),
        Trade(),
        Take(),
        Join(),
        MakeNoise(),
        LayDown(),
        Challenge(),
        OpenVault(),
        ForceDoor(),
        Repair(),
        Fly(),
        Truck(),
        Sprint(),
        Shove(),
        Lifesaver(),
        BornLeader(),
        UseClip(),
        UseToken(),
        DiscardCards(),
        EndTurn(),
    ]


BOOK: Final = army_of_the_dead()
