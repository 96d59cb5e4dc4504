"""Short ways to begin and to play the toy game."""

import random
from collections.abc import Iterator

from graveshift.kernel.game import Game
from graveshift.kernel.record import ScriptData, Table, start

NO_END = 10**9


def toy(*answers: str, dice: list[int] | None = None, cards: list[int] | None = None, goal: int = 40) -> Table:
    """A table at the toy game after these answers; `dice` and `cards` are what chance brings first."""
    script = None
    if dice is not None or cards is not None:
        script = ScriptData(dice=dice or [], draws={"cards": cards} if cards else {})
    table = start("toy", {"goal": goal}, seed=7, script=script)
    for answer in answers:
        table.game.decide(answer)
    return table


def keys(game: Game) -> tuple[str, ...]:
    """The keys of the pending question; empty when the game is over."""
    return game.decision.keys if game.decision is not None else ()


def kind(game: Game) -> str:
    return game.decision.kind if game.decision is not None else ""


def play_on(game: Game, seed: int, limit: int = 500) -> list[str]:
    """Random answers until the end or the limit; the digest before each of them and at the end."""
    dice = random.Random(seed)
    digests = [game.digest()]
    while game.codes and len(digests) <= limit:
        game.answer(dice.choice(game.codes))
        digests.append(game.digest())
    return digests


def every_decision(seed: int, limit: int = 150, goal: int = NO_END) -> Iterator[Table]:
    """The same table again and again, one random answer later each time."""
    dice = random.Random(seed)
    table = start("toy", {"goal": goal}, seed=seed)
    for _ in range(limit):
        yield table
        if not table.game.codes:
            return
        table.game.answer(dice.choice(table.game.codes))
