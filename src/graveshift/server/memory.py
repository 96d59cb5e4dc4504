"""How the processes of the server keep their memory small, and seldom look through it.

Python's collector looks for rings of dead objects by walking over all that live. Content, rules and boards are loaded
once and live for ever, so it need not walk over them; and games leave few rings, so it need not walk often. Entries and
events, which are trees and live as long as their game, are structs with `gc=False`: it does not see them at all.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import sys
from contextlib import suppress
from typing import Final

from graveshift.bots.zombicide.guide import Guide

SELDOM: Final = (50_000, 1_000_000, 1_000_000)
"""New objects until the collector looks at the young ones. At a tenth of it everybody waited too often. It never looks
at older ones by itself: of five hundred games they are so many that everybody would wait for long. `give_back` does
when tables have left."""


def settle() -> None:
    """What is loaded by now stays: the collector does not look at it again, and at everything else more seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def give_back() -> None:
    """Many objects are gone: forget what was remembered for them, collect their rings, and give the pages they had back
    to the system (glibc)."""
    forget()
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def forget() -> None:
    """Empty the caches of a limited size, and what the bots know of survivors and their cards: they fill up over many
    games. What has no limit is content, and stays."""
    ours = [module for name, module in list(sys.modules.items()) if name.startswith("graveshift.")]
    for cached in [value for module in ours for value in list(vars(module).values())]:
        if isinstance(cached, functools._lru_cache_wrapper) and cached.cache_parameters()["maxsize"] is not None:
            cached.cache_clear()
        elif isinstance(cached, Guide):
            cached.forget()
