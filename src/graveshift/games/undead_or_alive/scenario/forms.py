"""Actions and answers of Undead or Alive in words: each line is an option key followed by its readable forms."""

from __future__ import annotations

from typing import Final

from graveshift.content import Forms
from graveshift.games.undead_or_alive.keys import REROLLS, SLOT_NAMES, actor_name
from graveshift.games.undead_or_alive.town import town_of
from graveshift.zombicide.state import State

FORMS: Final = Forms(
    (
        ("move:{zone}", "move {zone}", "move to {zone}"),
        ("search",),
        ("reorganise",),
        ("trade:{actor}", "trade {actor}", "trade with {actor}"),
        ("melee:{card}", "melee {card}", "melee with {card}"),
        ("melee-dual:{card}", "melee-dual {card}", "melee with two {card}"),
        ("shoot:{card}@{zone}", "shoot {card} at {zone}"),
        ("shoot-dual:{card}@{zone}", "shoot-dual {card} at {zone}", "shoot two {card} at {zone}"),
        ("fan:{card}@{zone}", "fan {card} at {zone}"),
        ("throw:{card}@{zone}", "throw {card} at {zone}"),
        ("take:{objective}", "take {objective}"),
        ("make-noise", "make noise"),
        ("reload:{card}", "reload {card}"),
        ("rally:{actor}", "rally {actor}"),
        ("discard-cards", "discard cards"),
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
        ("sprint:{zone}", "sprint {zone}", "sprint to {zone}"),
        ("jump:{zone}", "jump {zone}", "jump to {zone}"),
        ("shove:{zone}", "shove {zone}", "shove to {zone}"),
        ("lifesaver:{zone}", "lifesaver {zone}"),
        ("taunt:{zone}", "taunt {zone}"),
        ("born-leader:{actor}", "born-leader {actor}"),
        ("invent:{card}:{slot}", "invent with {card}"),
        ("improvise",),
        ("improvise-shot:{zone}", "improvise-shot {zone}", "improvise-shot at {zone}"),
        ("load-wagon", "load wagon"),
        ("drop-coal", "drop coal"),
        ("start-train", "start train"),
        ("end",),
        ("activate:{actor}", "activate {actor}"),
        ("yes",),
        ("no",),
        ("done",),
        ("leave",),
        ("leave-with-wagon", "leave with wagon"),
        ("blow-up-the-mine", "blow up the mine"),
        ("zone:{zone}", "{zone}"),
        ("who:{actor}", "{actor}"),
        ("kill:{zombie}", "kill {zombie}", "{zombie}"),
        ("skill:{skill}", "skill {skill}", "{skill}"),
        ("card:{card}", "card {card}", "{card}"),
        ("reroll:{source}", "reroll {source}", "reroll with {source}"),
        ("pay:{card}", "pay {card}"),
        ("put:{card}:{slot}", "put {card} in {slot}"),
        ("put:{card}:{slot}>{slot}", "put {card} from {slot} to {slot}"),
        ("put:{card}:*>{slot}", "put {card} in {slot}"),
        ("discard:{card}:{actor}.{slot}", "discard {card} of {actor} from {slot}"),
        ("discard:{card}:*.{slot}", "discard {card} from {slot}"),
        ("discard:{card}:*", "discard {card}"),
        ("lead:{actor}>{actor}", "lead {actor} to {actor}", "hand {actor} to {actor}"),
        ("hand:{objective}>{actor}", "hand {objective} to {actor}"),
    )
)


def patterns(s: State, text: str) -> list[str]:
    """The option keys that a text can mean, `*` for anything; a Misfit if it is no action at all."""
    return FORMS.patterns(text, lambda kind: called(s, kind))


def called(s: State, kind: str) -> dict[str, str]:
    """What a name in braces may be, with the name that keys use: a merged cell goes by the name of its zone."""
    if kind == "zone":
        return {name: s.board.names[zone] for name, zone in s.board.index.items()}
    return {name: name for name in names(s, kind)}


def names(s: State, kind: str) -> list[str]:
    """The names of a kind, as keys use them."""
    if kind == "actor":
        return [actor_name(s, actor) for actor in range(s.actors)]
    if kind == "card":
        return [*s.tables.card_ids, *town_of(s).objective_ids]
    if kind == "objective":
        return town_of(s).objective_ids
    if kind == "zombie":
        return s.tables.zombie_ids
    if kind == "skill":
        return s.tables.skill_ids
    if kind == "source":
        return list(REROLLS)
    people = [actor_name(s, actor) for actor in range(s.posse)]
    return [*SLOT_NAMES, *(f"{person}.{slot}" for person in people for slot in SLOT_NAMES)]
