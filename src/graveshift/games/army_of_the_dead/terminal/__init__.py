"""Army of the Dead in the terminal."""

from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.zombicide.terminal import ZombicideTerminal

TERMINAL = ZombicideTerminal(BOOK)
