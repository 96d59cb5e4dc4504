"""A running game as data and back: to send it, to store it without its history, to try something from there.

`Game.plain` looks at the living position; `freeze` gives data of its own that nobody changes any more, with what a
script has left to tell, and of a table's chance only what was drawn. `thaw` gives an independent game at the same
decision.
"""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.chance import GameOver, Script, Source, Tape
from graveshift.kernel.errors import EngineError, RecordError, Refused
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
    source = game.position.source if game.at_boundary() else game.source
    if source is not None:
        first = game.position.rng if game.base is None or game.at_boundary() else game.base.rng
        tape = source.likeness(first, game.position.rng)
        data["tape"] = {"first": tape.first, "words": tape.words, "then": tape.then}
    frozen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return frozen


def thaw(rules: Rules, data: dict[str, Any], source: Source | None = None) -> Game:
    """The game that `freeze` (or `Game.plain`) told, at the same decision; `source` is the table's, if it plays on."""
    fresh = msgspec.json.decode(msgspec.json.encode(data))
    try:
        position = rules.restore(fresh["position"])
        script = fresh.get("script")
        if script is not None:
            position.script = Script(script["dice"], script["draws"], script["then_stream"])
        tape = fresh.get("tape")
        if source is not None or tape is not None:
            position.source = source or Tape(tape["first"], tape["words"], tape["then"])
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


def packed(game: Game) -> tuple[str, int, dict[str, Any], dict[str, Any]]:
    """A game as plain data that another process can unpack: its name, the seed of its set-up, options, position."""
    if game.rules.origin is None:
        raise EngineError("A game whose set-up came from a table's secret cannot be sent; send its record.")
    name, seed = game.rules.origin
    return name, seed, game.rules.static_data(), freeze(game)


def unpacked(name: str, seed: int, options: dict[str, Any], data: dict[str, Any]) -> Game:
    """The game that `packed` told, at the same decision, without its journal."""
    rules, _, _ = registry.begin(name, options, seed)
    return thaw(rules, data)
