"""Missions and survivors in a few lines, for those who choose among them."""

from __future__ import annotations

from typing import Any

from graveshift.parts.terminal.measured import won_by
from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.loading import load, measured
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.content.survivors import Survivor
from graveshift.zombicide.rules.book import Book


def minutes(book: Book, mission: Any, words: Words) -> str:
    length = (mission.minutes_pl or mission.minutes) if words.language == "pl" else mission.minutes
    return load(book).names.counted["minute"].amount(length, words.language)


def joined(names: list[str], words: Words) -> str:
    return ", ".join(names[:-1]) + words("and") + names[-1] if len(names) > 1 else "".join(names)


def mission_row(setup: SetUp[Any, Any], mission: Any, words: Words) -> str:
    """Title, difficulty, minutes, how often bots win it, who may not come, briefing."""
    names = load(setup.book).names
    difficulty, length = words.of(names.difficulties[mission.difficulty]), minutes(setup.book, mission, words)
    head = f"{words.of(mission.title)}: {difficulty}, {length}."
    barred = [words.of(names.classes[each].name) for each in setup.barred_classes(mission)]
    limits = words("barred", classes=joined(barred, words)) if barred else ""
    won = won_by(measured(setup.book).get(mission.id, ()), words)
    return " ".join(filter(None, (head, won, limits, words.of(mission.briefing))))


def survivor_rows(book: Book, survivor: Survivor, count: int, words: Words) -> list[str]:
    """Classes with what they can do, favourite weapon if any, start, and the skills by danger level, explained."""
    content = load(book)
    names = content.names
    kinds = [names.classes[name] for name in survivor.classes]
    rows = [
        f"{count}. "
        + words(
            "survivor-row" if survivor.prefers else "survivor-row-plain",
            name=words.of(survivor.name),
            cls=words.of(book.teller.class_name(survivor)),
            favourite=words.of(names.favourites[survivor.prefers]) if survivor.prefers else "",
            start=words("or").join(packed(book, pack, words) for pack in survivor.packs),
            ability=" / ".join(words.of(kind.ability) for kind in kinds),
            text=" ".join(words.of(kind.text) for kind in kinds),
        )
    ]
    for level, skills in zip(names.danger_levels.values(), survivor.skills.levels, strict=True):
        told = [f"{words.of(content.skills[s].name)} ({words.of(content.skills[s].text).rstrip('.')})" for s in skills]
        rows.append(f"- {words('skill-row', level=words.of(level), skills=words('or').join(told))}")
    return rows


def packed(book: Book, pack: tuple[str, ...], words: Words) -> str:
    """The cards of a pack that somebody may start with."""
    return ", ".join(words.of(load(book).equipment[card].name) for card in pack)
