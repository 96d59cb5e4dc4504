"""The games that exist. A new game adds one line here; tests, command line and table find it by itself."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from graveshift.kernel.errors import SetupError
from graveshift.kernel.rules import GameType

_GAMES: Final[dict[str, str]] = {}
_LOADED: Final[dict[str, GameType]] = {}


def register(name: str, module: str) -> None:
    """Announce a game: the module has a `GAME` of type GameType."""
    _GAMES[name] = module


def names() -> tuple[str, ...]:
    return tuple(_GAMES)


def game_type(name: str) -> GameType:
    """The game of that name."""
    if name not in _GAMES:
        known = ", ".join(_GAMES)
        raise SetupError(f"There is no game '{name}'; there are: {known}.", pl=f"Nie ma gry „{name}”; są: {known}.")
    if name not in _LOADED:
        _LOADED[name] = import_module(_GAMES[name]).GAME
    return _LOADED[name]
