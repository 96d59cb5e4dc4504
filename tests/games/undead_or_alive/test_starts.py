"""Starts that nobody would think of: each is played on from, or refused with a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.content.script import enter_town
from graveshift.games.undead_or_alive.content.setup import mission_board
from graveshift.games.undead_or_alive.rules.hooks import LivingTown
from graveshift.kernel import registry
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.game import Game
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.tokens import ObjectiveToken

MISSIONS = load(BOOK).missions
STARTS = 40
ANSWERS = 40


class Odd:
    """Makes up starts of one mission: everything by a name that exists, and nothing that needs to fit together."""

    def __init__(self, mission: str, seed: int) -> None:
        self.random = Random(f"{mission} {seed}")
        self.mission = mission
        entry = MISSIONS[mission]
        town = LivingTown()
        enter_town(town, entry, False, tables(BOOK))
        boards = [mission_board(entry, town), *town.train_boards]
        self.zones = sorted({zone for board in boards for zone in board.index})
        self.states = len(town.train_boards)
        self.people = [n for n, one in load(BOOK).survivors.items() if one.survivor_class not in entry.barred_classes]
        self.others = list(load(BOOK).survivors)
        self.tokens = list(entry.spawn_order)
        self.objectives = [token.id for token in entry.tokens if isinstance(token, ObjectiveToken) and token.count == 1]

    def now_and_then(self, chance: float = 0.3) -> bool:
        return self.random.random() < chance

    def zone(self) -> str:
        return self.random.choice(self.zones)

    def any_of(self, names: list[Any], most: int) -> list[Any]:
        return [self.random.choice(names) for _ in range(self.random.randint(0, most))] if names else []

    def start(self) -> dict[str, Any]:
        posse = self.random.sample(self.people, self.random.randint(1, 4))
        parts: dict[str, Any] = {
            "companions": {name: {"zone": self.zone()} for name in self.any_of(self.others, 2)},
            "zombies": {self.zone(): {kind: 2} for kind in self.any_of(["walker", "runner", "brute"], 5)},
            "train": {"state": self.random.randrange(max(1, self.states)), "moving": self.now_and_then(0.5)}
            | ({"clock": self.random.randint(-1, 6)} if self.now_and_then(0.7) else {}),
            "wagon": self.random.choice([self.zone(), "none"]),
            "gatling": {"zone": self.zone(), "mode": self.random.choice(["free", "on-wagon", "fixed", "rides-train"])},
            "exit": self.zone(),
            "starts": [self.zone(), self.zone()],
            "spawn-tokens": [
                {"id": name, "zone": self.zone(), "state": self.random.choice(["active", "inactive", "removed"])}
                for name in self.any_of(self.tokens, 3)
            ],
            "objectives": [
                {"id": name, "zone": self.zone(), "face": self.random.choice(["red", "blue", "hidden", "coal"])}
                for name in self.any_of(self.objectives, 3)
            ],
            "noise": {"zone": self.zone(), "level": self.random.choice(["bang", "boom"])},
            "vade-retro": [self.zone(), self.zone()],
            "pool": {"walker": self.random.randint(0, 2)},
            "goals-done": [goal.key for goal in MISSIONS[self.mission].goals if self.now_and_then()],
            "decks": {"equipment": {"only": []}, "zombies": {"only": self.any_of(["zombie-01", "zombie-30"], 2)}},
            "phase": self.random.choice(["setup", "players", "zombies", "spawn", "end"]),
        }
        chosen = {key: value for key, value in parts.items() if self.now_and_then()}
        return {"game": "undead-or-alive", "mission": self.mission, "survivors": self.survivors(posse)} | chosen

    def survivors(self, posse: list[str]) -> dict[str, Any]:
        return {
            name: {
                "skills": self.any_of(tables(BOOK).skill_ids, 4),
                "backpack": self.any_of(["dynamite", "holy-water", "water"], 2),
                "adrenaline": self.random.choice([0, 6, 18, 42]),
            }
            | ({"zone": self.zone()} if self.now_and_then(0.7) else {})
            | ({"left": self.random.choice(["exit", "train"])} if self.now_and_then(0.1) else {})
            for name in posse
        }

    def play(self, start: dict[str, Any]) -> None:
        """Answer at random, and look at what a table shows."""
        rules, position, _ = registry.game_type("undead-or-alive").set_up({"scenario": start}, 1)
        game = Game(rules, position, None, False)
        for _ in range(ANSWERS):
            if game.decision is None:
                return
            rules.outlook(game.position, None)
            option = self.random.choice(game.decision.options)
            option.preview()
            option.label("pl")
            game.decide(option.key)


@pytest.mark.parametrize("mission", list(MISSIONS))
def test_every_start_is_played_or_refused(mission: str) -> None:
    """Anything but a sentence (a KeyError, a division by nothing) would fail here."""
    played = 0
    for seed in range(STARTS):
        odd = Odd(mission, seed)
        try:
            odd.play(odd.start())
        except GraveshiftError:
            continue
        played += 1
    assert played > STARTS / 10
