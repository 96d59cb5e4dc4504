"""The Book of Gears & Guns: that of Undead or Alive, and what steam changes."""

from __future__ import annotations

from typing import Final

from graveshift.games.gears_and_guns.content.box import TOWN, ClassicBox, SteamBox
from graveshift.games.gears_and_guns.missions import GOALS, RULES
from graveshift.games.gears_and_guns.rules.bottle import BottleGatling, PlaceBottle
from graveshift.games.gears_and_guns.rules.interrupts import Sidestep
from graveshift.games.gears_and_guns.rules.nozzles import FlipSwitch
from graveshift.games.gears_and_guns.rules.refill import BottleRefill, EmergencyRefill, NozzleRefill, Refills
from graveshift.games.gears_and_guns.telling.teller import SteamTeller
from graveshift.games.undead_or_alive import book as town
from graveshift.games.undead_or_alive.rules.machines import FireGatling, Machines
from graveshift.zombicide.rules.actions import Action
from graveshift.zombicide.rules.book import SPECIAL_DICE, STANDARD_DICE, Book
from graveshift.zombicide.rules.codes import BLOW, DISCARD, END
from graveshift.zombicide.rules.everyday import Reload


def gears_and_guns(box: SteamBox) -> Book:
    """The Book as it is printed, over its parent, with the decks of this box."""
    book = Book("gears-and-guns", "graveshift.games.gears_and_guns", "GG", town.CITES)
    book.parent = town.BOOK
    book.missions = [f"m{number}" for number in range(1, 11)] + [f"{TOWN}{name}" for name in town.BOOK.missions]
    book.box = box
    book.goals = list(GOALS)
    book.mission_rules = list(RULES)
    book.reroll_cites = [*town.REROLL_CITES, "GG-SKILL-03"]
    # Steam dice are re-rolled by what names them only (GG-DIE-05), and that leaves all others alone (GG-SKILL-03).
    book.reroll_dice = [STANDARD_DICE] * len(town.REROLL_CITES) + [SPECIAL_DICE]
    book.best_accuracy = 2  # (GG-AMB-05)
    book.attacks_allotted_first = True  # (GG-ARMOR-02)
    book.actions = actions()
    book.idle = [END, DISCARD, BLOW]
    book.teller = SteamTeller(book)
    book.after_combat = town.BOOK.after_combat
    # Who can step aside does so before others answer the same Zombies: Sidestep is "at once" (GG-SKILL-11).
    book.after_spawn = [Sidestep(), *town.BOOK.after_spawn]
    book.before_extra_activation = town.BOOK.before_extra_activation
    return book


def actions() -> list[Action]:
    """The Actions of Undead or Alive, with refilling beside reloading, the Bottle and the Switch (GG-ROUND-02)."""
    listed: list[Action] = []
    for action in town.actions():
        listed.append(action)
        if isinstance(action, Reload):
            listed += [Refills([BottleRefill(), EmergencyRefill(), NozzleRefill()]), PlaceBottle(), FlipSwitch()]
        elif isinstance(action, Machines):
            action.inside = [BottleGatling() if isinstance(one, FireGatling) else one for one in action.inside]
    return listed


BOOK: Final = gears_and_guns(SteamBox())
CLASSIC: Final = gears_and_guns(ClassicBox())
"""The same Book at a table that leaves the advanced decks in the box (GG-AMB-01)."""
