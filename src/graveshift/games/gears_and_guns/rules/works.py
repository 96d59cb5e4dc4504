"""The scene of a Gears & Guns game: its Steam tiles and its mission as ints (`hooks` says what it does)."""

from __future__ import annotations

from graveshift.games.undead_or_alive.rules.hooks import LivingTown
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.codes import FACES
from graveshift.zombicide.rules.scene import Scene


class Works(LivingTown):
    """Static, shared by all copies of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.steam_tiles: list[int] = []  # the numbers of the Steam tiles; none: package A only (GG-SCOPE-02)
        self.has_inventions = True  # is the Invention deck in play?
        self.has_monster = True  # ... and the Steam Monster among the Abominations?
        self.advanced_decks = True  # or are those of Undead or Alive on the table? (GG-AMB-01)
        self.gauge_start = 0
        self.gauge_step = 2
        self.scalds_from = 14  # Steam Jets wound from here on
        self.gauge_full = 20  # the game is lost here
        self.relief = [0] * FACES  # what taking an Objective lowers the Gauge by
        self.monster = -1  # the number of the Steam Monster among the Abominations
        self.keeps = False  # this game is one of a run: Keep rolls are made at its end (GG-KEEP-01)
        self.handed_down: list[tuple[int, int]] = []  # survivor and card, of what was kept from the last game


def works_of(s: family.State) -> Works:
    """The scene, by its own type."""
    scene = s.scene
    assert isinstance(scene, Works)
    return scene


def in_works(scene: Scene) -> Works:
    """The scene by its own type, where a special rule of a mission is entered."""
    assert isinstance(scene, Works)
    return scene
