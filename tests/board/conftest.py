"""The tiles of Undead or Alive, read once."""

from pathlib import Path

import pytest

import graveshift
from graveshift.board import TileSet, load_tiles


@pytest.fixture(scope="session")
def tiles() -> TileSet:
    return load_tiles(Path(graveshift.__file__).parent / "games/undead_or_alive/data/tiles.yaml")
