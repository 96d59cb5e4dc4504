"""Games for programs that learn: Gymnasium, PettingZoo, a vector of many games, and a state as OpenSpiel has it.

It needs the extra `envs` (numpy, gymnasium, pettingzoo); docs/research.md says what the arrays and actions are.
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any

from graveshift.envs.registration import gym_id, register_envs

PLACES = {
    "GraveshiftEnv": "single",
    "ManyEnv": "many",
    "SearchState": "search",
    "SeatsEnv": "seats",
    "TogetherEnv": "seats",
    "aec_env": "seats",
    "parallel_env": "seats",
}
"""What is offered and in which module it stands: each is loaded, with what it needs, when it is first asked for."""

__all__ = [*PLACES, "gym_id", "register_envs"]

with suppress(ModuleNotFoundError):  # whoever only wants a state for search needs no Gymnasium
    register_envs()


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"graveshift.envs.{PLACES[name]}"), name)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"{missing.name} is not installed: pip install 'graveshift[envs]' has what environments need."
        ) from missing
