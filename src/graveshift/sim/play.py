"""One game of a batch: bots in every seat, and what it leaves behind."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import graveshift.games as games  # announces the games
from graveshift.bots import question_of, seat_bots
from graveshift.kernel.chance import stream
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.game import Game
from graveshift.kernel.record import start

__all__ = ["Job", "Result", "SimError", "game_seed", "games", "play"]

LONGEST: Final = 50_000
"""Decisions after which a game counts as unfinished."""
UNFINISHED: Final = "unfinished"


class SimError(GraveshiftError):
    """A batch that cannot be played or continued as asked."""


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


class Moment(msgspec.Struct, frozen=True):
    """The table at the beginning of a round, or of a Turn in a game without rounds."""

    round: int
    zombies: int
    gauges: dict[str, float]
    """What else tells how it goes: mean and highest adrenaline, or Barricade and Survivors."""


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
    game = table.game.playout()
    game.position.log = []
    seats = seat_bots(len(job.bots), dict(enumerate(job.bots)), own)
    seats.begin(game)
    decisions = 0
    moments: list[Moment] = []
    while (decision := game.decision) is not None and decisions < LONGEST:
        found = seats.bot_for(decision)
        assert found is not None
        view = game.view(found[0])
        if round_of(view) > len(moments):
            moments.append(moment(view))
        game.decide(found[1].choose(view, question_of(decision)), decision.seat)
        decisions += 1
    return _result(job, own, game, decisions, moments)


def _result(job: Job, own: int, game: Game, decisions: int, moments: list[Moment]) -> Result:
    outcome = game.outcome
    view = game.view(None)
    log = game.position.log or []
    return Result(
        name=job.name,
        index=job.index,
        seed=own,
        won=outcome is not None and (outcome.won or outcome.winner not in (None, zombie_seat(view))),
        winner=outcome.winner if outcome is not None else None,
        reason=outcome.reason if outcome is not None else UNFINISHED,
        rounds=round_of(view),
        decisions=decisions,
        kills=sum(1 for name, _, _, _ in log if name == "killed"),
        goals=goals_of(view),
        moments=tuple(moments),
    )


def round_of(view: dict[str, Any]) -> int:
    """The round; in a game without rounds the Turn."""
    number: int = view.get("round", view.get("turn", 0))
    return number


def zombie_seat(view: dict[str, Any]) -> int | None:
    """Who plays the zombies, if anybody does."""
    seat: int | None = view.get("zombie_side", {}).get("seat")
    return seat


def goals_of(view: dict[str, Any]) -> dict[str, bool]:
    """What was to be reached; among rivals a goal counts as reached as soon as one of them has."""
    if "goals" in view:
        return {goal["key"]: bool(goal["done"]) for goal in view["goals"]}
    return {objective["id"]: any(objective["completed"]) for objective in view.get("objectives", ())}


def moment(view: dict[str, Any]) -> Moment:
    """What a view tells of the table."""
    if "barricade" in view:
        standing = sum(bool(room["zombie"]) for room in view["rooms"].values())
        gauges = {"barricade": float(view["barricade"]), "survivors": float(sum(view["survivors"]))}
        return Moment(round_of(view), standing, gauges)
    zombies = view.get("zombies", {})
    count = sum(sum(kinds.values()) for kinds in zombies.values() if isinstance(kinds, dict))
    adrenaline = [person["adrenaline"] for person in view.get("survivors", ()) if "adrenaline" in person]
    mean = round(sum(adrenaline) / len(adrenaline), 3) if adrenaline else 0.0
    return Moment(round_of(view), count, {"adrenaline": mean, "highest": float(max(adrenaline, default=0))})
