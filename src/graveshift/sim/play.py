"""One game of a batch: bots in every seat, and what it leaves behind."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.bots import Seat, seat_bots
from graveshift.kernel.chance import stream
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry, data_of
from graveshift.kernel.record import start
from graveshift.parts.batch import Batch, Moment, SimError, View, batch_of

__all__ = ["Job", "Result", "SimError", "game_seed", "play"]

ROUNDS: Final = 200
"""Rounds, or Turns in a game without rounds, after which a game counts as stalled unless the batch says otherwise."""
LONGEST: Final = 50_000
"""Decisions after which it counts as stalled, too: somebody may go round in circles in one Turn."""
STALLED: Final = "stalled"


class Job(msgspec.Struct, frozen=True):
    """One game to play: which, by whom, from which seed."""

    game: str
    name: str
    """The mission or mode, as the report calls it."""
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The bot of each seat."""
    index: int
    seed: int
    """The seed of the whole batch; the game's own is derived from it and the index."""
    rounds: int = ROUNDS
    """How long it may take; a longer game is stalled."""


class Result(msgspec.Struct, frozen=True):
    """What one game left behind."""

    name: str
    index: int
    seed: int
    won: bool
    """Whether the people won: not the zombies, and not the seat that plays them."""
    winner: int | None
    reason: str
    rounds: int
    decisions: int
    kills: int
    goals: dict[str, bool]
    """The goals of this game, and whether anybody reached them."""
    moments: tuple[Moment, ...]
    places: dict[str, dict[str, int]] = {}
    """Where zombies came, where they were killed and where survivors fell: how often, by kind of event and zone."""
    winners: tuple[int, ...] | None = None
    """The seats that won (None: kept before this was counted)."""

    @property
    def stalled(self) -> bool:
        """It was stopped, and had no end."""
        return self.reason == STALLED


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a batch: the same whoever plays it and whenever."""
    return stream(stream(seed) + index) >> 1


def play(job: Job) -> Result:
    """Play one game to its end."""
    own = game_seed(job.seed, job.index)
    try:
        return _played(job, own)
    except GraveshiftError as error:
        raise SimError(f"{job.name}, game {job.index} (seed {own}): {error}") from None
    except Exception as error:
        raise SimError(f"{job.name}, game {job.index} (seed {own}) broke: {error!r}") from error


def _played(job: Job, own: int) -> Result:
    table = start(job.game, job.options, own)
    game = table.game.copy()
    game.position.log = []
    batch = batch_of(job.game)
    seats = seat_bots(len(job.bots), dict(enumerate(job.bots)), own)
    seats.begin(game)
    decisions = 0
    moments: list[Moment] = []
    while (decision := game.decision) is not None and decisions < LONGEST:
        found = seats.bot_for(decision)
        assert found is not None
        seat = Seat(game, found[0])
        view = seat.view
        if batch.round(view) > job.rounds:
            break
        if batch.round(view) > len(moments):
            moments.append(batch.moment(view))
        game.decide(found[1].choose(seat), decision.seat)
        decisions += 1
    return _result(job, own, game, batch, decisions, moments)


def _result(job: Job, own: int, game: Game, batch: Batch, decisions: int, moments: list[Moment]) -> Result:
    outcome = game.outcome
    view = game.view(None)
    log = game.position.log or []
    return Result(
        name=job.name,
        index=job.index,
        seed=own,
        won=outcome is not None and batch.won(outcome, view),
        winner=outcome.winner if outcome is not None else None,
        reason=outcome.reason if outcome is not None else STALLED,
        rounds=min(batch.round(view), job.rounds),
        decisions=decisions,
        kills=sum(1 for name, _, _, _ in log if name == "killed"),
        goals=batch.goals(view),
        moments=tuple(moments),
        places=_places(game, log, batch.mapped),
        winners=batch.winners(outcome, view, len(job.bots)) if outcome is not None else (),
    )


def people_of(view: View) -> list[dict[str, Any]]:
    """The survivors with their zones, where the view has them."""
    people = view.get("survivors")
    return [person for person in people if isinstance(person, dict)] if isinstance(people, list) else []


def _places(game: Game, log: list[LogEntry], mapped: dict[str, str]) -> dict[str, dict[str, int]]:
    """How often what is drawn on the board happened in each zone."""
    found: dict[str, dict[str, int]] = {}
    standing = {person["id"]: person["zone"] for person in people_of(game.view(None))}
    for entry in log:
        kind = mapped.get(entry[0])
        if kind is None:
            continue
        data = data_of(game.rules, game.position, entry)
        zone = data.get("zone") or data.get("room") or standing.get(data.get("survivor"))
        if isinstance(zone, str):
            there = found.setdefault(kind, {})
            count = data.get("count", 1)
            there[zone] = there.get(zone, 0) + (count if isinstance(count, int) else 1)
    return found
