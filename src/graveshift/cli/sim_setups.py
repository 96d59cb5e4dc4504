"""Which set-ups the words of `graveshift sim` mean, and what the report calls them."""

from __future__ import annotations

import argparse
from typing import Any

SetUps = dict[str, dict[str, Any]]
"""Set-up options by the name the report uses."""


def setups(arguments: argparse.Namespace) -> SetUps:
    """Every set-up to be played, in order."""
    from graveshift.kernel.registry import game_type

    every = list(game_type(arguments.game).setups())
    if any("mode" in options for options in every):
        return by_mode(arguments, every)
    return by_mission(arguments, every)


def by_mission(arguments: argparse.Namespace, every: list[dict[str, Any]]) -> SetUps:
    """Missions by id or file, all for the same number of seats."""
    from graveshift.cli.mission import mission_options
    from graveshift.sim import SimError

    game = arguments.game
    if arguments.mode or arguments.difficulty:
        raise SimError(f"{game} has no modes and difficulties; --mission chooses what is played.")
    seats = number_of(arguments.seats or "1")
    known = {mission_name(options): options for options in every if options.get("seats", 1) == seats}
    found: SetUps = {}
    for word in arguments.mission or ["m0"]:
        if word == "all":
            found |= known
        elif word in known:
            found[word] = known[word]
        elif game == "undead-or-alive":
            options = mission_options(word)
            found[str(options["mission"])] = {**options, "seats": seats}
        else:
            raise SimError(
                f"There is no mission '{word}' of {game} for {seats} players; there are: {', '.join(known)}."
            )
    if not found:
        raise SimError(f"{game} cannot be played by {seats} players.")
    return found


def by_mode(arguments: argparse.Namespace, every: list[dict[str, Any]]) -> SetUps:
    """Modes, difficulties and seats; what is not named means all of them."""
    from graveshift.sim import SimError

    if arguments.mission:
        raise SimError(f"{arguments.game} has no missions; --mode, --difficulty and --seats choose what is played.")
    seats = [] if arguments.seats in (None, "all") else [number_of(arguments.seats)]
    wanted: dict[str, list[Any]] = {"mode": arguments.mode, "difficulty": arguments.difficulty, "seats": seats}
    found = every
    for key, words in wanted.items():
        known = dict.fromkeys(options[key] for options in found if key in options)
        for word in words or ():
            if word not in known and word != "all":
                there = ", ".join(map(str, known)) or "none"
                raise SimError(f"--{key} {word}: not for what is asked; there are: {there}.")
        if words and "all" not in words:
            found = [options for options in found if options.get(key) in words]
    return {mode_name(options): options for options in found}


def number_of(word: str) -> int:
    from graveshift.sim import SimError

    if not (word.isascii() and word.isdigit()):
        raise SimError(f"--seats {word}: a number of players, or `all` for a game with modes.")
    return int(word)


def mission_name(options: dict[str, Any]) -> str:
    """The mission, or what else tells set-ups apart."""
    if "mission" in options:
        return str(options["mission"])
    return " ".join(str(value) for key, value in options.items() if key != "seats") or "standard"


def mode_name(options: dict[str, Any]) -> str:
    """`coop hard 3`: mode, difficulty if there is one, seats."""
    words = (options["mode"], options.get("difficulty"), options["seats"])
    return " ".join(str(word) for word in words if word is not None)


def titles(game: str, names: list[str], goals: list[str]) -> dict[str, str]:
    """Missions, modes and drawn goals as people know them."""
    if game == "undead-or-alive":
        from graveshift.games.undead_or_alive.content import load as load_missions

        missions = load_missions().missions
        return {name: f"{name.upper()} {missions[name].title.en}" if name in missions else name for name in names}
    if game == "tiny-epic-zombies":
        from graveshift.games.tiny_epic_zombies.content import load as load_box

        box = load_box()
        return {name: mode_title(name) for name in names} | {goal: box.objectives[goal].name.en for goal in goals}
    return {name: name for name in [*names, *goals]}


def mode_title(name: str) -> str:
    """`Cooperative, Hard, 3 seats`."""
    from graveshift.games.tiny_epic_zombies.content import load

    mode, *difficulty, seats = name.split()
    words = [load().modes[mode].name.en, *(load().difficulties[word].name.en for word in difficulty)]
    return ", ".join([*words, "1 seat" if seats == "1" else f"{seats} seats"])
