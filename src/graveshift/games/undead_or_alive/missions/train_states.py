"""`board.train_states`: does a mission file lay the steps of its Train out as the book moves it?"""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.games.undead_or_alive.missions.rules.train import Train, train_of
from graveshift.games.undead_or_alive.missions.train_tiles import LOCOMOTIVE, State, course, states_of, train_spots
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.zombicide.content.entries import Mission, Problem
from graveshift.zombicide.content.mission import PlacedTile

TURNED = {"east": 0, "south": 90, "west": 180, "north": 270}
"""How the Train tiles lie when the locomotive looks that way."""


def state_problems(mission: Mission) -> Iterator[Problem]:
    """What is wrong with `board.train_states`."""
    states = states_of(mission)
    train = train_of(mission)
    spots = train_spots(mission)
    laid = tuple(placed.tile for _, _, placed in spots)
    if not states or any(sorted(tile[:-1] for tile in state) != sorted(t[:-1] for t in laid) for state in states):
        return
    if states[0] != laid:
        yield "board.train_states[0]", told("the-first-step-is-the-board", laid=", ".join(laid))
    if train is not None and train.mode != "immobile":
        yield from _moving(mission, train, spots, laid)
    elif not mission.plays("dynamite-flips-train-tile"):
        yield "board.train_states", told("nothing-changes-the-train-tiles-of-this-mission")
    else:
        for number, state in enumerate(states):
            if any(tile != first and tile != f"{first[:-1]}V" for tile, first in zip(state, laid, strict=True)):
                yield f"board.train_states[{number}]", told("dynamite-only-turns-train-tiles")


def _moving(mission: Mission, train: Train, spots: list[tuple[int, int, PlacedTile]], laid: State) -> Iterator[Problem]:
    """A Train that enters or waits runs along one row or column, and each step follows from the one before."""
    if (train.mode == "waits") != (LOCOMOTIVE in laid):
        yield (
            "board.train_states[0]",
            told("a-train-that-waits-stands-on-the-board", locomotive=LOCOMOTIVE)
            if train.mode == "waits"
            else told("a-train-that-enters-is-not-on-the-board", locomotive=LOCOMOTIVE),
        )
        return
    if len({y for y, _, _ in spots}) > 1 and len({x for _, x, _ in spots}) > 1:
        yield "board.rows", told("the-train-tiles-must-lie-in-one-line")
        return
    yield from _heading(mission, train, spots)
    towards_the_end = train.heading in ("east", "south")
    if train.mode == "enters" and laid[0 if towards_the_end else -1] != "10V":
        edge = {"east": "west", "west": "east", "south": "north", "north": "south"}.get(train.heading or "", "")
        yield "board.rows", told("the-train-enters-on-tile-10v", edge=edge)
        return
    yield from _wrong_steps(states_of(mission), course(laid, towards_the_end=towards_the_end))


def _heading(mission: Mission, train: Train, spots: list[tuple[int, int, PlacedTile]]) -> Iterator[Problem]:
    """The rails, the tiles and the word `heading` agree."""
    if train.heading is None:
        return
    upright = len(spots) > 1 and len({x for _, x, _ in spots}) == 1
    if len(spots) > 1 and (train.heading in ("north", "south")) != upright:
        index = mission.rules.index(train)
        yield f"rules[{index}] (train).heading", told("the-train-tiles-do-not-lie-that-way")
        return
    for y, x, placed in spots:
        if placed.rotation != TURNED[train.heading]:
            right = TURNED[train.heading]
            yield (
                f"board.rows[{y}][{x}].rotation",
                told("the-locomotive-would-look-elsewhere", heading=train.heading, right=right),
            )


def _wrong_steps(written: tuple[State, ...], right: list[State]) -> Iterator[Problem]:
    """The first step that does not follow; after it nothing can be said but how it goes on."""
    if written[0] != right[0]:
        return
    for number, (step, wanted) in enumerate(zip(written, right, strict=False)):
        if step != wanted:
            rest = ", ".join(f"[{', '.join(state)}]" for state in right[number:])
            yield f"board.train_states[{number}]", told("the-train-moves-on-otherwise", rest=rest)
            return
    if len(written) < len(right):
        rest = ", ".join(f"[{', '.join(state)}]" for state in right[len(written) :])
        yield f"board.train_states[{len(written) - 1}]", told("at-the-last-step-the-train-has-left", rest=rest)
    elif len(written) > len(right):
        yield f"board.train_states[{len(right)}]", told("the-train-has-left-already")
