"""Actions and answers of Army of the Dead in words: its own, and those of the family."""

from __future__ import annotations

from typing import Final

from graveshift.content import Forms
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.box import contents
from graveshift.zombicide.staging.forms import shared

OWN: Final = (
    ("throw:{card}@{zone}", "throw {card} at {zone}"),
    ("set-trap:{card}", "set {card}", "set-trap {card}"),
    ("lay-down:{card}", "lay down {card}", "lay-down {card}"),
    ("reload:{card}:{slot}", "reload {card} in {slot}"),
    ("reload:{card}:*", "reload {card}"),
    ("eliminate-sleepers", "eliminate sleepers"),
    ("eliminate-sleepers-with:{card}", "eliminate sleepers with {card}", "eliminate-sleepers-with {card}"),
    ("charge:{zone}", "charge {zone}", "charge to {zone}"),
    ("bloodlust:{zone}", "bloodlust {zone}", "bloodlust to {zone}"),
    ("join:{actor}", "join {actor}"),
    ("challenge",),
    ("open-vault", "open vault"),
    ("repair",),
    ("fly",),
    ("force-door:{door}", "force {door}", "force-door {door}"),
    ("get-out", "get out"),
    ("drive:{zone}", "drive {zone}", "drive to {zone}"),
    ("fire-gun:{zone}", "fire gun at {zone}", "fire-gun {zone}"),
    ("use-token:{objective}", "use {objective}", "use-token {objective}"),
    ("roll",),
    ("pack:{card}+{card}", "{card} and {card}"),
    ("leave-with-truck", "leave with truck"),
)
FACES: Final = range(1, 7)
SEATS: Final = tuple(
    (f"{verb}:{seat}", f"{words} {seat}")
    for verb, words in (("get-in", "get in as"), ("change-seat", "change to"))
    for seat in ("driver", "gunner", "passenger")
)
DICE: Final = (
    *((f"{verb}:{face}", f"{verb} {face}") for verb in ("reserve", "raise", "lower") for face in FACES),
    *((f"set-face:{face}>{to}", f"set {face} to {to}") for face in FACES for to in FACES),
    *((f"raise-and-lower:{up}:{down}", f"raise {up} and lower {down}") for up in FACES for down in FACES),
)
PEOPLE: Final = tuple((f"companion:{name}", f"companion {name}", name) for name in contents(BOOK).survivors)
FORMS: Final = Forms((*shared(BOOK), *OWN, *SEATS, *DICE, *PEOPLE))
