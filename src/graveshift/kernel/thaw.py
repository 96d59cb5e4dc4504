"""A running game as data and back: to send it, to store it without its history, to try something from there.

`Game.plain` looks at the living position; `freeze` gives data of its own that nobody changes any more, with what a
script has left to tell. `thaw` gives an independent game at the same decision.
"""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.kernel.chance import GameOver, Script
from graveshift.kernel.errors import RecordError, Refused
from graveshift.kernel.game import UNASKED, Game, replayed
from graveshift.kernel.rules import Rules

OUTSIDE = "This is not the data of a game: its answers lead out of the segment they belong to."


def freeze(game: Game) -> dict[str, Any]:
    """The game at this decision as plain data, also in the middle of a segment."""
    data = game.plain()
    script = game.position.script if game.at_boundary() else game.script
    if script is not None:
        at = script.copy()
        if not game.at_boundary() and game.script_mark is not None:
            at.rewind(game.script_mark)
        data["script"] = {
            "dice": at.dice[at.next_die :],
            "draws": {deck: cards[at.next_draw[deck] :] for deck, cards in at.draws.items()},
            "then_stream": at.then_stream,
        }
    frozen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return frozen


def thaw(rules: Rules, data: dict[str, Any]) -> Game:
    """The game that `freeze` (or `Game.plain`) told, at the same decision."""
    fresh = msgspec.json.decode(msgspec.json.encode(data))
    try:
        position = rules.restore(fresh["position"])
        script = fresh.get("script")
        if script is not None:
            position.script = Script(script["dice"], script["draws"], script["then_stream"])
        reseeded = fresh.get("reseeded")
        since = [int(code) for code in fresh["since"]]
        if not since and not reseeded:
            return Game(rules, position, None, False)
        opening = UNASKED if rules.ask(position) is None else since[0]
        new_stream = (reseeded[0], reseeded[1]) if reseeded else None
        return replayed(rules, position.copy(), position, opening, since, new_stream)
    except (StopIteration, GameOver):
        raise RecordError(OUTSIDE) from None
    except (LookupError, TypeError, ValueError, Refused) as error:
        raise RecordError(f"This is not the data of a game: {error!r}.") from None
