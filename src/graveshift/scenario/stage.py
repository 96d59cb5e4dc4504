"""The stage of a game, as its descriptor names it."""

from __future__ import annotations

from graveshift.kernel import registry
from graveshift.parts.stage import PlainStage, Stage


def stage_of(game: str) -> Stage:
    """The stage of a game, or a plain one."""
    module = registry.module_of(game)
    if not module.stage:
        return PlainStage()
    stage: Stage = registry.part(module.stage)
    return stage
