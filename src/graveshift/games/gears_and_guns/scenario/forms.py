"""Actions and answers of Gears & Guns in words: its own, and those of Undead or Alive."""

from __future__ import annotations

from typing import Final

from graveshift.content import Forms
from graveshift.games.undead_or_alive.scenario.forms import FORMS as TOWN

MANNERS: Final = (
    ("+full-steam", "at full steam"),
    ("+full-steam+double-steam-dice", "at full steam doubled"),
    ("+at-bottle", "hitting the bottle"),
    ("+full-steam+at-bottle", "at full steam hitting the bottle"),
    ("+full-steam+double-steam-dice+at-bottle", "at full steam doubled hitting the bottle"),
)
VERBS: Final = ("melee", "melee-dual", "shoot", "shoot-dual", "fan")
ATTACKS: Final = tuple(form for form in TOWN.listed if form[0].partition(":")[0] in VERBS)
OWN: Final = (
    *(
        (f"{key}{suffix}", *(f"{words} {manner}" for words in readable))
        for key, *readable in ATTACKS
        for suffix, manner in MANNERS
        if "bottle" not in suffix or "@" in key
    ),
    ("refill-bottle:{card}.{slot}", "refill {card} in {slot} with the bottle"),
    ("refill-bottle:{card}.*", "refill {card} with the bottle"),
    ("refill-nozzle:{card}.{slot}", "refill {card} in {slot} at the nozzle"),
    ("refill-nozzle:{card}.*", "refill {card} at the nozzle"),
    ("flip-switch:{zone}", "flip switch in {zone}"),
    ("flip-switch:*", "flip switch"),
    ("fire-gatling:{zone}+at-bottle", "fire gatling at {zone} hitting the bottle"),
    ("emergency-refill:{card}.{slot}>{card}.{slot}", "emergency refill from {card} in {slot} to {card} in {slot}"),
    ("emergency-refill:{card}.*>{card}.*", "emergency refill from {card} to {card}"),
    ("place-bottle:{zone}", "place bottle in {zone}"),
    ("give:{card}>{actor}", "give {card} to {actor}"),
    ("drop-invention:{card}:{actor}", "drop {card} of {actor}"),
    ("toolbox:{card}.{slot}", "toolbox {card} in {slot}"),
    ("toolbox:{card}.*", "toolbox {card}", "toolbox with {card}"),
    *((f"avoid:{count}", f"avoid {count}") for count in range(16)),
)
FORMS: Final = Forms((*OWN, *TOWN.listed))
