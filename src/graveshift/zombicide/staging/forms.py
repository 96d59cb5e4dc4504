"""Actions and answers in words: each line is an option key followed by its readable forms. A game adds its own."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.staging.names import zones_by_name
from graveshift.zombicide.telling.keys import FREE_ACTIONS, SLOT_NAMES, actor_name

SHARED: Final = (
    ("move:{zone}", "move {zone}", "move to {zone}"),
    ("search",),
    ("reorganise", "reorganize"),
    ("trade:{actor}", "trade {actor}", "trade with {actor}"),
    ("melee:{card}", "melee {card}", "melee with {card}"),
    ("melee-dual:{card}", "melee-dual {card}", "melee with two {card}", "melee two {card}"),
    ("shoot:{card}@{zone}", "shoot {card} at {zone}"),
    ("shoot-dual:{card}@{zone}", "shoot-dual {card} at {zone}", "shoot two {card} at {zone}"),
    ("take:{objective}", "take {objective}"),
    ("make-noise", "make noise"),
    ("reload:{card}", "reload {card}"),
    ("rally:{actor}", "rally {actor}"),
    ("discard-cards", "discard cards"),
    ("sprint:{zone}", "sprint {zone}", "sprint to {zone}"),
    ("jump:{zone}", "jump {zone}", "jump to {zone}"),
    ("shove:{zone}", "shove {zone}", "shove to {zone}"),
    ("lifesaver:{zone}", "lifesaver {zone}"),
    ("taunt:{zone}", "taunt {zone}"),
    ("born-leader:{actor}", "born-leader {actor}"),
    ("invent:{card}:{slot}", "invent with {card}"),
    ("improvise",),
    ("improvise-shot:{zone}", "improvise-shot {zone}", "improvise-shot at {zone}"),
    ("end", "do nothing"),
    ("yes",),
    ("no",),
    ("done",),
    ("leave",),
    ("zone:{zone}", "{zone}", "move {zone}", "move to {zone}"),
    ("who:{actor}", "{actor}"),
    ("activate:{actor}", "activate {actor}", "{actor}"),
    ("kill:{zombie}", "kill {zombie}", "{zombie}"),
    ("skill:{skill}", "skill {skill}", "{skill}"),
    ("card:{card}", "card {card}", "{card}"),
    ("reroll:{source}", "reroll {source}", "reroll with {source}"),
    ("spend:{free}", "spend {free}"),
    ("pay:{card}", "pay {card}"),
    ("put:{card}:{slot}", "put {card} in {slot}"),
    ("put:{card}:{slot}>{slot}", "put {card} from {slot} to {slot}"),
    ("put:{card}:*>{slot}", "put {card} in {slot}", "put {card} to {slot}"),
    ("discard:{card}:{actor}.{slot}", "discard {card} of {actor} from {slot}"),
    ("discard:{card}:*.{slot}", "discard {card} from {slot}"),
    ("discard:{card}:*", "discard {card}"),
    ("lead:{actor}>{actor}", "lead {actor} to {actor}", "hand {actor} to {actor}"),
    ("hand:{objective}>{actor}", "hand {objective} to {actor}"),
)


def shared(book: Book) -> list[tuple[str, ...]]:
    """What a game says as its siblings do: the lines of the Actions and answers that it has."""
    return [line for line in SHARED if line[0].partition(":")[0] in book.teller.verbs.known]


def called(s: State, kind: str) -> dict[str, str]:
    """What a name in braces may be, with the name that keys use: that of the zone, whatever else it is called."""
    if kind == "zone":
        return {name: s.board.names[zone] for name, zone in zones_by_name(s).items()}
    return {name: name for name in names(s, kind)}


def names(s: State, kind: str) -> list[str]:
    """The names of a kind, as keys use them."""
    if kind == "actor":
        return [actor_name(s, actor) for actor in range(s.actors)]
    if kind == "card":
        return [*s.tables.card_ids, *s.scene.objective_ids]
    if kind == "objective":
        return s.scene.objective_ids
    if kind == "zombie":
        return s.tables.zombie_ids
    if kind == "skill":
        return s.tables.skill_ids
    if kind == "source":
        return list(s.tables.book.teller.rerolls)
    if kind == "free":
        return list(FREE_ACTIONS)
    people = [actor_name(s, actor) for actor in range(s.posse)]
    return [*SLOT_NAMES, *(f"{person}.{slot}" for person in people for slot in SLOT_NAMES)]
