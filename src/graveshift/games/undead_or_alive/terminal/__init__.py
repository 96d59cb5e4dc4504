"""Undead or Alive in the terminal."""

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.terminal import ZombicideTerminal

TERMINAL = ZombicideTerminal(BOOK)
