"""What a batch of simulated games plays and counts: modes with difficulties and seats, Barricade and Survivors."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.rules.plan import build
from graveshift.games.tiny_epic_zombies.rules.setup import store_cards
from graveshift.games.tiny_epic_zombies.shelf.mall import edges, mall_data
from graveshift.kernel.decision import Outcome
from graveshift.parts.batch import Batch, Ground, Moment, SetUps, SimError, View, corners, number_of

SIDES: Final = ("fronts", "backs")
"""Of the Store cards."""


class MallBatch(Batch):
    """Modes, difficulties and seats; what is not named means all of them."""

    mapped: ClassVar = {"zombie-added": "spawned", "killed": "killed", "eaten-alive": "fallen"}

    def setups(self, arguments: argparse.Namespace) -> SetUps:
        if arguments.mission:
            raise SimError(f"{self.game} has no missions; --mode, --difficulty and --seats choose what is played.")
        seats = [] if arguments.seats in (None, "all") else [number_of(arguments.seats)]
        wanted: dict[str, list[Any]] = {"mode": arguments.mode, "difficulty": arguments.difficulty, "seats": seats}
        found = self.every()
        for key, words in wanted.items():
            known = dict.fromkeys(options[key] for options in found if key in options)
            for word in words or ():
                if word not in known and word != "all":
                    there = ", ".join(map(str, known)) or "none"
                    raise SimError(f"--{key} {word}: not for what is asked; there are: {there}.")
            if words and "all" not in words:
                found = [options for options in found if options.get(key) in words]
        return {mode_name(options): options for options in found}

    def titles(self, names: list[str], goals: list[str]) -> dict[str, str]:
        return {name: mode_title(name) for name in names} | {goal: load().objectives[goal].name.en for goal in goals}

    def round(self, view: View) -> int:
        """There are no rounds; a game is as long as its Turns."""
        turn: int = view["turn"]
        return turn

    def won(self, outcome: Outcome, view: View) -> bool:
        """The seat that plays the zombies is none of the people."""
        return outcome.won or outcome.winner not in (None, view["zombie_side"]["seat"])

    def winners(self, outcome: Outcome, view: View, seats: int) -> tuple[int, ...]:
        """What the Humans win together the Zombie Player has lost."""
        zombies = view["zombie_side"]["seat"] if outcome.winner is None else None
        return tuple(seat for seat in super().winners(outcome, view, seats) if seat != zombies)

    def goals(self, view: View) -> dict[str, bool]:
        """Among rivals a goal counts as reached as soon as one of them has."""
        return {objective["id"]: any(objective["completed"]) for objective in view["objectives"]}

    def grounds(self, name: str) -> dict[str, Ground]:
        """The Stores lie differently in each game; here they lie in the order of their cards, each side on its own."""
        return {side: ground_of(faces) for side, faces in zip(SIDES, zip(*store_cards(), strict=True), strict=True)}

    def moment(self, view: View) -> Moment:
        standing = sum(bool(room["zombie"]) for room in view["rooms"].values())
        gauges = {"barricade": float(view["barricade"]), "survivors": float(sum(view["survivors"]))}
        return Moment(self.round(view), standing, gauges)


def ground_of(faces: Sequence[str]) -> Ground:
    """A Mall of these Stores as a drawing: each Room, and a frame around each Store."""
    mall = mall_data(build(tuple(faces), ring=True, slivers=False, touching=False))
    places = {room.name: [room.polygon] for room in mall.rooms}
    lines = [line for room in mall.rooms for line in edges(room.polygon)]
    frames = [mall.courtyard, *(store.rect for store in mall.stores)]
    return Ground(mall.size, places, lines, [line for frame in frames for line in edges(corners(*frame))])


def mode_name(options: dict[str, Any]) -> str:
    """`coop hard 3`: mode, difficulty if there is one, seats."""
    words = (options["mode"], options.get("difficulty"), options["seats"])
    return " ".join(str(word) for word in words if word is not None)


def mode_title(name: str) -> str:
    """`Cooperative, Hard, 3 seats`."""
    mode, *difficulty, seats = name.split()
    words = [load().modes[mode].name.en, *(load().difficulties[word].name.en for word in difficulty)]
    return ", ".join([*words, "1 seat" if seats == "1" else f"{seats} seats"])


BATCH = MallBatch("tiny-epic-zombies")
