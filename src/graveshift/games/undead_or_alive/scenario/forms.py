"""Actions and answers in words: what `shoot colt-saa at c` means as an option key.

Each line of FORMS is an option key followed by its readable forms; names in braces are checked.
"""

from __future__ import annotations

import re
from functools import cache
from glob import escape
from typing import Final

from graveshift.content import Misfit
from graveshift.games.undead_or_alive.keys import REROLLS, SLOT_NAMES, actor_name
from graveshift.games.undead_or_alive.town import town_of
from graveshift.zombicide.state import State

FORMS: Final[tuple[tuple[str, ...], ...]] = (
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

NAME: Final = re.compile(r"\{(\w+)\}")


def patterns(s: State, text: str) -> list[str]:
    """The option keys that a text can mean, `*` for anything; a Misfit if it is no action at all."""
    meant: list[str] = []
    unknown: list[str] = []
    for form, kinds, key in compiled():
        found = form.fullmatch(text.strip())
        if found is None:
            continue
        named = list(zip(kinds, found.groups(), strict=True))
        wrong = [f"{kind} `{name}`" for kind, name in named if name != "*" and name not in names(s, kind)]
        if not wrong:
            meant.append(filled(s, key, named))
        elif not form.pattern.startswith("("):
            unknown.append(wrong[0])
    if meant:
        return list(dict.fromkeys(meant))
    if text in verbs():
        return [text]
    if unknown:
        raise Misfit((), f"`{text}`: there is no {' and no '.join(dict.fromkeys(unknown))} here.")
    raise Misfit((), f"`{text}` is no action or answer. Actions: {', '.join(verbs())}; see docs/scenarios.md.")


def filled(s: State, key: str, named: list[tuple[str, str]]) -> str:
    """A key with its names."""
    for kind, name in named:
        key = key.replace(f"{{{kind}}}", name if name == "*" else escape(canonical(s, kind, name)), 1)
    return key


@cache
def compiled() -> tuple[tuple[re.Pattern[str], list[str], str], ...]:
    """Every form as a pattern, with the kinds of its names and the key it stands for."""
    result: list[tuple[re.Pattern[str], list[str], str]] = []
    for key, *readable in FORMS:
        for form in (key, *readable):
            pattern = "".join(
                r"([^\s:@>]+?)" if part.startswith("{") else re.escape(part)
                for part in re.split(r"(\{\w+\})", form)
                if part
            )
            result.append((re.compile(pattern), NAME.findall(form), key_for(key, form)))
    return tuple(result)


def key_for(key: str, form: str) -> str:
    """The key with `*` for the names that a readable form leaves out."""
    missing = NAME.findall(key)[len(NAME.findall(form)) :]
    for kind in missing:
        key = "*".join(key.rsplit(f"{{{kind}}}", 1))
    return key


@cache
def verbs() -> tuple[str, ...]:
    """The first words of all keys."""
    return tuple(dict.fromkeys(re.split(r"[:@{]", key)[0] for key, *_ in FORMS))


def names(s: State, kind: str) -> list[str]:
    """What a name in braces may be."""
    if kind == "zone":
        return list(s.board.index)
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


def canonical(s: State, kind: str, name: str) -> str:
    """The name that keys use: a merged cell goes by the name of its zone."""
    return s.board.names[s.board.index[name]] if kind == "zone" else name
