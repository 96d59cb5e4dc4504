"""Actions and answers of Undead or Alive in words: its own, and those of the family."""

from __future__ import annotations

from typing import Final

from graveshift.content import Forms
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.staging.forms import shared

OWN: Final = (
    ("fan:{card}@{zone}", "fan {card} at {zone}"),
    ("throw:{card}@{zone}", "throw {card} at {zone}"),
    ("holy-water:{zone}", "holy-water {zone}", "holy-water at {zone}"),
    ("bless-water:{zone}", "bless-water {zone}", "bless-water at {zone}"),
    ("drink:water", "drink water"),
    ("charge:{zone}", "charge {zone}", "charge to {zone}"),
    ("vade-retro:{zone}", "vade-retro {zone}", "vade-retro at {zone}"),
    ("board-wagon", "board wagon"),
    ("leave-wagon", "leave wagon"),
    ("push-wagon:{zone}", "push-wagon {zone}", "push wagon to {zone}"),
    ("fire-gatling:{zone}", "fire-gatling {zone}", "fire gatling at {zone}"),
    ("push-gatling:{zone}", "push-gatling {zone}", "push gatling to {zone}"),
    ("load-wagon", "load wagon"),
    ("drop-coal", "drop coal"),
    ("start-train", "start train"),
    ("leave-with-wagon", "leave with wagon"),
    ("blow-up-the-mine", "blow up the mine"),
)
FORMS: Final = Forms((*shared(BOOK), *OWN))
