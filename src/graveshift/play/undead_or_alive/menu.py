"""Before the game: quick start with one key, or mission, players, survivors and rules chosen one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.mission import Mission
from graveshift.games.undead_or_alive.data.survivors import Survivor
from graveshift.games.undead_or_alive.setup import quick_posse
from graveshift.play.asking import NotAChoice, numbers
from graveshift.play.console import Console
from graveshift.play.first_page import FirstPage
from graveshift.play.reading import folded
from graveshift.play.start import Start
from graveshift.play.words import Words

BOT = "random"
QUICK = "m0"
RULES: dict[str, Any] = {
    "ultrared": True,
    "holy_water_cost": 1,
    "adrenaline_per_token": True,
    "wagon_streets_only": False,
    "explosives_expert_on": 4,
    "ask_starting_slot": True,
}
"""Rules a table may change, and what they change to."""


class Menu(FirstPage):
    """Mission, players, survivors and rules."""

    other_game = "tiny-epic-zombies"
    other_game_words = "menu-mall"

    def __init__(self, console: Console, language: str, last_game: Path | None) -> None:
        super().__init__(console, language, last_game)
        self.content = load()

    def quick(self) -> Start:
        return Start(options={"mission": QUICK}, language=self.words.language)

    def greet(self) -> None:
        words, mission = self.words, self.content.missions[QUICK]
        names = [words.of(self.content.survivors[name].name) for name in quick_posse(mission)]
        self.console.heading(words.of(self.content.names.game))
        self.console.say(
            words(
                "menu-quick",
                title=words.of(mission.title),
                difficulty=words.of(self.content.names.difficulties[mission.difficulty]),
                minutes=minutes(mission, words),
                survivors=joined(names, words),
            )
        )
        self.console.say(words("menu-choose"))

    def one_by_one(self) -> Start:
        words = self.words
        mission = self._choose_mission()
        seats = self.ask_number("ask-seats", 1, 6, 1)
        options: dict[str, Any] = {"mission": mission.id, "seats": seats}
        options["survivors"] = self._choose_survivors(mission, seats)
        bots = self.ask_bots(seats, BOT)
        self.console.heading(words("rules-title"))
        for count, name in enumerate(RULES, start=1):
            self.console.say(f"{count}. {words(f'rule-{name}')}", 2)
        for chosen in self.until(lambda: numbers(self.ask("ask-rules"), len(RULES))):
            name = list(RULES)[chosen - 1]
            options[name] = RULES[name]
        undo = self.ask_undo()
        seed = self.ask_seed()
        return Start(options=options, seed=seed, bots=bots, undo=undo, language=words.language)

    def _choose_mission(self) -> Mission:
        words, missions = self.words, list(self.content.missions.values())
        self.console.heading(words("missions-title"))
        for count, mission in enumerate(missions):
            self.console.say(f"{count}. {mission_row(mission, words)}", 2)
        last = len(missions) - 1
        return missions[self.ask_number("ask-mission", 0, last, 0, last=last)]

    def _choose_survivors(self, mission: Mission, seats: int) -> list[str]:
        words = self.words
        allowed = [
            each for each in self.content.survivors.values() if each.survivor_class not in mission.barred_classes
        ]
        self.console.heading(words("survivors-title"))
        for count, survivor in enumerate(allowed, start=1):
            for line in survivor_rows(survivor, count, words):
                self.console.say(line, 2)
        quick = quick_posse(mission)
        names = joined([words.of(self.content.survivors[name].name) for name in quick], words)

        def chosen() -> list[str]:
            typed = self.ask("ask-survivors", names=names)
            return survivors_named(typed, [survivor.id for survivor in allowed], quick, seats)

        return self.until(chosen)


# ---- reading


def survivors_named(typed: str, allowed: list[str], default: list[str], seats: int) -> list[str]:
    """Survivors by number or by name; at least one for each player (UOA-SETUP-02)."""
    chosen: list[str] = []
    for word in typed.replace(",", " ").split():
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(allowed):
            chosen.append(allowed[int(word) - 1])
        elif folded(word) in allowed:
            chosen.append(folded(word))
        else:
            raise NotAChoice(word)
    chosen = chosen or list(default)
    if not seats <= len(chosen) <= 6 or len(set(chosen)) != len(chosen):
        raise NotAChoice(typed)
    return chosen


# ---- telling


def minutes(mission: Mission, words: Words) -> str:
    length = (mission.minutes_pl or mission.minutes) if words.language == "pl" else mission.minutes
    return f"{length} {load().names.counted['minute'].after(length, words.language)}"


def joined(names: list[str], words: Words) -> str:
    return ", ".join(names[:-1]) + words("and") + names[-1] if len(names) > 1 else "".join(names)


def mission_row(mission: Mission, words: Words) -> str:
    """Title, difficulty, minutes, who may not come, briefing."""
    names = load().names
    head = f"{words.of(mission.title)}: {words.of(names.difficulties[mission.difficulty])}, {minutes(mission, words)}."
    barred = [words.of(names.classes[each].name) for each in mission.barred_classes]
    limits = words("barred", classes=joined(barred, words)) if barred else ""
    return " ".join(filter(None, (head, limits, words.of(mission.briefing))))


def survivor_rows(survivor: Survivor, count: int, words: Words) -> list[str]:
    """Class with what it can do, favourite weapon, start, and the skills by danger level, explained."""
    content = load()
    names = content.names
    kind = names.classes[survivor.survivor_class]
    rows = [
        f"{count}. "
        + words(
            "survivor-row",
            name=words.of(survivor.name),
            cls=words.of(kind.name),
            favourite=words.of(names.favourites[survivor.favourite]),
            start=words("or").join(words.of(content.equipment[card].name) for card in survivor.start),
            ability=words.of(kind.ability),
            text=words.of(kind.text),
        )
    ]
    levels = zip(
        names.danger_levels.values(),
        ([survivor.skills.blue], [survivor.skills.yellow], survivor.skills.orange, survivor.skills.red),
        strict=True,
    )
    for level, skills in levels:
        told = [f"{words.of(content.skills[s].name)} ({words.of(content.skills[s].text).rstrip('.')})" for s in skills]
        rows.append(f"- {words('skill-row', level=words.of(level), skills=words('or').join(told))}")
    return rows
