"""Undead or Alive in the terminal: the situation in words, and the choices before the game."""

from graveshift.play.teller import Teller


def teller(language: str) -> Teller:
    from graveshift.play.undead_or_alive.table import TableTeller

    return TableTeller(language)
