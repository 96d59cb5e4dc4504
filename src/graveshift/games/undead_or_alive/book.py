"""The Book of Undead or Alive: which of its rules the shared chapters cite, and what it says its own way."""

from __future__ import annotations

from typing import Final

from graveshift.games.undead_or_alive import missions
from graveshift.games.undead_or_alive.content.box import TownBox
from graveshift.games.undead_or_alive.rules.bounty import Feat
from graveshift.games.undead_or_alive.rules.classes import Charge, VadeRetro
from graveshift.games.undead_or_alive.rules.coal import DropCoal, LoadWagon, StartTrain
from graveshift.games.undead_or_alive.rules.goals import BlowUpMine
from graveshift.games.undead_or_alive.rules.holy_water import Water
from graveshift.games.undead_or_alive.rules.machines import Machines
from graveshift.games.undead_or_alive.telling.teller import TownTeller
from graveshift.zombicide.content.citing import citations
from graveshift.zombicide.rules.actions import Action
from graveshift.zombicide.rules.attacks import Fight, Improvise
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import BLOW, DISCARD, END
from graveshift.zombicide.rules.companions import Rally
from graveshift.zombicide.rules.everyday import DiscardCards, EndTurn, MakeNoise, Move, Reload, Reorganise, Search
from graveshift.zombicide.rules.interrupts import HitAndRun
from graveshift.zombicide.rules.objectives import Take
from graveshift.zombicide.rules.reflexes import CombatReflexes, ZombieLink
from graveshift.zombicide.rules.talents import BornLeader, Invent, Jump, Lifesaver, Shove, Sprint, Taunt
from graveshift.zombicide.rules.trade import Trade

PACKAGE: Final = "graveshift.games.undead_or_alive"
CITES: Final = citations(PACKAGE)
REROLL_CITES: Final = ("UOA-SKILL-49", "UOA-TRAIT-16", "UOA-SKILL-26", "UOA-SKILL-39", "UOA-SKILL-70")
"""By the source of a re-roll: Lucky, Plenty of ammunition, Charge, Fanning, Vade Retro."""


def undead_or_alive() -> Book:
    """The Book as it is printed."""
    book = Book("undead-or-alive", PACKAGE, "UOA", CITES)
    book.missions = [f"m{number}" for number in range(11)]
    book.box = TownBox()
    book.goals = missions.GOALS
    book.mission_rules = missions.RULES
    book.reroll_cites = list(REROLL_CITES)
    book.actions = actions()
    book.idle = [END, DISCARD, BLOW]
    book.teller = TownTeller(book)
    # A Feat pays at once (UOA-BOUNTY-04) and the Move comes right after the Action (UOA-SKILL-41): no ruling says which
    # is first, and neither changes what the other offers.
    book.after_combat = [Feat(), HitAndRun()]
    book.after_spawn = [CombatReflexes()]
    book.before_extra_activation = [ZombieLink()]
    return book


def actions() -> list[Action]:
    """Every Action of a Turn, in the order in which they are offered."""
    return [
        Move(),
        Charge(),
        Fight(),
        Improvise(),
        Search(),
        Reorganise(),
        Trade(),
        Take(),
        Rally(),
        MakeNoise(),
        Reload(),
        VadeRetro(),
        Machines(),
        Sprint(),
        Jump(),
        Invent(),
        Shove(),
        Lifesaver(),
        Taunt(),
        BornLeader(),
        LoadWagon(),
        DropCoal(),
        StartTrain(),
        Water(),
        DiscardCards(),
        BlowUpMine(),
        EndTurn(),
    ]


BOOK: Final = undead_or_alive()
