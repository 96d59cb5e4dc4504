"""What bots remember is bounded: strangers' missions and odd hands must not fill a server's memory."""

import importlib
import pkgutil
from functools import _lru_cache_wrapper

import graveshift.bots
from graveshift.bots.zombicide.figures import SINGLE
from graveshift.bots.zombicide.steam import STEAM
from graveshift.zombicide.rules.skills import no_mods

OF_THE_BOX = {
    "activated",
    "expected",
    "mean_spawn",
    "predicates",
    "sentences",
    "symbol_of",
    "tail",
}
"""Caches of what the box prints, or of small numbers: as large as these, and no larger."""


def test_every_cache_of_a_bot_has_an_end() -> None:
    seen = 0
    for module in pkgutil.walk_packages(graveshift.bots.__path__, "graveshift.bots."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, _lru_cache_wrapper) and value.__module__.startswith("graveshift.bots"):
                seen += 1
                assert name in OF_THE_BOX or value.cache_info().maxsize is not None, f"{module.name}.{name}"
    assert seen > 10


def test_what_is_forgotten_of_a_card_is_forgotten_of_its_steam_too() -> None:
    """Its figures at Full Steam are looked up by those without, which nobody has any more."""
    attack = STEAM.talent([], False).strike("old-timer", SINGLE)
    before = STEAM.steamed(attack, no_mods(), False, False)
    assert STEAM.steamed(attack, no_mods(), False, False) is before
    STEAM.forget()
    assert STEAM.steamed(attack, no_mods(), False, False) is not before
