"""The games under their names in Gymnasium's registry: `gymnasium.make("graveshift/ToyOfDice-v1", seats=2)`."""

from __future__ import annotations

from typing import Final

from graveshift.kernel.registry import names

VERSION: Final = 1
"""Of the interface. The encoding of a game has a version of its own."""


def gym_id(game: str) -> str:
    """What a game is called in Gymnasium's registry."""
    return f"graveshift/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"


def register_envs() -> None:
    """Announce every game to Gymnasium, which looks for no plugins: importing `graveshift.envs` does it."""
    from gymnasium.envs.registration import register, registry

    for game in names():
        if gym_id(game) not in registry:
            register(
                gym_id(game),
                entry_point="graveshift.envs.single:GraveshiftEnv",
                vector_entry_point="graveshift.envs.many:ManyEnv",
                kwargs={"game": game},
                order_enforce=True,
                disable_env_checker=True,
            )
