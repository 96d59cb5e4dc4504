"""What a table decides before the game: mode, seats, difficulty, and whatever is not left to chance."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.content import fill_options
from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.content.structs import Mode
from graveshift.games.tiny_epic_zombies.rules.codes import SLOTS
from graveshift.kernel.errors import SetupError

DRAWN: Final = 3  # Objectives


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table decides before the game; all of it is stored in the record. Empty means: at random, or asked."""

    mode: str = ""
    seats: int = 1
    difficulty: str = ""
    zombie_seat: int | None = None  # -1: at random; else the seat of the Zombie Player, the last one by default
    first: int = -1  # the Human who begins; -1: at random
    mall: list[str] = []  # eight faces, clockwise from NW
    objectives: list[str] = []
    humans: list[str] = []  # Player Cards, in turn order
    zombie: str = ""  # the Zombie side's first Player Card
    colours: list[str] = []
    switches: dict[str, str] = {}


def complete(raw: dict[str, Any]) -> Options:
    """The options with everything filled in and checked (TEZ-MODE-06, TEZ-COOP-01)."""
    options = fill_options(raw, Options)
    content = load()
    if not options.mode:
        options.mode = "solo" if options.seats == 1 else "coop"
    if options.mode not in content.modes:
        raise SetupError(
            f"There is no mode '{options.mode}'; there are: {', '.join(content.modes)}.",
            pl=f"Nie ma trybu „{options.mode}”; są: {', '.join(content.modes)}.",
        )
    mode = content.modes[options.mode]
    if options.seats not in mode.seats:
        rules = "TEZ-MODE-06, TEZ-COMP-06" if options.seats > max(mode.seats) else "TEZ-MODE-06"
        raise SetupError(
            f"{mode.name.en} is for {words(mode.seats)} players, not {options.seats} ({rules}).",
            pl=f"{mode.name.pl}: liczba graczy to {spoken(mode.seats)}, a nie {options.seats} ({rules}).",
        )
    if mode.difficulties and not options.difficulty:
        options.difficulty = "normal"
    if options.difficulty and options.difficulty not in mode.difficulties:
        raise SetupError(
            f"{mode.name.en} has no difficulty '{options.difficulty}' (TEZ-COOP-01).",
            pl=f"{mode.name.pl}: nie ma poziomu trudności „{options.difficulty}” (TEZ-COOP-01).",
        )
    if mode.zombie_player:
        options.zombie_seat = options.seats - 1 if options.zombie_seat is None else options.zombie_seat
        if not -1 <= options.zombie_seat < options.seats:
            raise SetupError(
                f"The Zombie Player sits at 0 to {options.seats - 1}, or -1 for random (TEZ-SET-07).",
                pl=f"Gracz Zombie siedzi na miejscu od 0 do {options.seats - 1}, a -1 to los (TEZ-SET-07).",
            )
    elif options.zombie_seat is not None:
        raise SetupError(
            f"{mode.name.en} has no Zombie Player (TEZ-MODE-06).",
            pl=f"{mode.name.pl}: w tym trybie nie ma Gracza Zombie (TEZ-MODE-06).",
        )
    check_names("humans", options.humans, list(content.players), humans_of(mode, options.seats))
    check_names("objectives", options.objectives, list(content.objectives), DRAWN)
    check_names("colours", options.colours, list(content.colours), humans_of(mode, options.seats))
    if options.zombie and (options.zombie not in content.players or options.zombie in options.humans):
        raise SetupError(
            f"'{options.zombie}' cannot be the Zombie Card.", pl=f"„{options.zombie}” nie może być kartą Zombie."
        )
    if not -1 <= options.first < humans_of(mode, options.seats):
        raise SetupError(
            "The first player is a Human, counted from 0, or -1 for random (TEZ-SET-25).",
            pl="Pierwszym graczem jest Człowiek, liczony od 0, a -1 to los (TEZ-SET-25).",
        )
    if not options.colours:
        options.colours = list(content.colours)[: humans_of(mode, options.seats)]
    check_mall(options.mall)
    for name, value in options.switches.items():
        if name not in content.switches:
            raise SetupError(
                f"There is no switch '{name}'; there are: {', '.join(content.switches)}.",
                pl=f"Nie ma przełącznika „{name}”; są: {', '.join(content.switches)}.",
            )
        if value not in content.switches[name].values:
            known = ", ".join(content.switches[name].values)
            raise SetupError(
                f"The switch '{name}' is one of: {known}.", pl=f"Przełącznik „{name}” to jedno z: {known}."
            )
    return options


def check_names(what: str, names: list[str], known: list[str], count: int) -> None:
    """A list that is given must be complete, known and without doubles."""
    if not names:
        return
    for name in names:
        if name not in known:
            raise SetupError(
                f"'{name}' is not possible in {what}; there are: {', '.join(known)}.",
                pl=f"„{name}” nie może być w {what}; są: {', '.join(known)}.",
            )
    if len(names) != count or len(set(names)) != count:
        raise SetupError(
            f"The list {what} needs {count} different names, or none.",
            pl=f"Lista {what} wymaga tylu różnych nazw: {count}, albo żadnej.",
        )


def check_mall(mall: list[str]) -> None:
    """Eight faces of the eight Store cards (TEZ-COMP-03)."""
    if not mall:
        return
    faces = load().faces
    for name in mall:
        if name not in faces:
            raise SetupError(
                f"There is no Store '{name}'; there are: {', '.join(faces)}.",
                pl=f"Nie ma Sklepu „{name}”; są: {', '.join(faces)}.",
            )
    if len(mall) != SLOTS or len({faces[name].card for name in mall}) != SLOTS:
        raise SetupError(
            "The Mall needs one face of each of the eight Store cards, clockwise from NW (TEZ-SET-02).",
            pl="Galeria wymaga po jednej stronie każdej z ośmiu kart Sklepów, zgodnie z zegarem od NW (TEZ-SET-02).",
        )


def spoken(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"od {seats[0]} do {seats[-1]}"


def words(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def humans_of(mode: Mode, seats: int) -> int:
    """Human characters: all seats but the Zombie Player's; two in the solo game (TEZ-SOLO-02, TEZ-COMP-06)."""
    if mode.id == "solo":
        return 2
    return seats - 1 if mode.zombie_player else seats
