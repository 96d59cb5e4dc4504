"""Tiny Epic Zombies in the terminal: the Mall and its people in words, and the choices before the game."""

from graveshift.play.teller import Teller


def teller(language: str) -> Teller:
    from graveshift.play.tiny_epic_zombies.table import MallTeller

    return MallTeller(language)
