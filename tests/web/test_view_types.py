"""The client's types of a view are written by hand: here they are held against views of every mission."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import graveshift
from tests.games.undead_or_alive.shaken import MISSIONS, played

WEB = Path(__file__).parents[2] / "web" / "src"
TOWN = WEB / "types" / "view.ts"
MALL = WEB / "mall" / "types.ts"
FIELD = re.compile(r"(\w+)(\??): ")


def interfaces(types: Path) -> dict[str, dict[str, bool]]:
    """The fields of every interface, at its own level; True: it may be missing."""
    found: dict[str, dict[str, bool]] = {}
    for name, body in re.findall(r"export interface (\w+) \{(.*?)\}\n(?=\n|/\*\*|export|$)", types.read_text(), re.S):
        flat = body
        while (shorter := re.sub(r"\{[^{}]*\}", "x", flat)) != flat:
            flat = shorter
        found[name] = {field: optional == "?" for field, optional in FIELD.findall(flat)}
    return found


def check(interface: str, value: dict[str, Any], types: Path = TOWN) -> None:
    fields = interfaces(types)[interface]
    required = {name for name, optional in fields.items() if not optional}
    assert required <= set(value) <= set(fields), f"{interface} is not what the server sends"


@pytest.mark.parametrize("mission", MISSIONS)
def test_views_have_the_fields_the_client_knows(mission: str) -> None:
    for number, game in enumerate(played(mission, 2, 90)):
        if number % 30:
            continue
        view = game.view(0)
        check("GameView", view)
        for interface, part in (
            ("SurvivorView", "survivors"),
            ("CompanionView", "companions"),
            ("SpawnView", "spawn_tokens"),
            ("ObjectiveView", "objectives"),
            ("GoalView", "goals"),
        ):
            for one in view[part]:
                check(interface, one)
        outlook = game.outlook(0)
        check("Outlook", outlook)
        for interface, part in (("ZombieGroup", "zombies"), ("Reach", "reach"), ("SpawnTurn", "spawns")):
            for one in outlook[part]:
                check(interface, one)
        for group in outlook["zombies"]:
            for step in group["steps"]:
                check("ZombieStep", step)


@pytest.mark.parametrize("mode", ["solo", "coop-vs-zombie", "competitive"])
def test_views_of_the_mall_have_the_fields_the_client_knows(mode: str) -> None:
    dice = Random(4)
    game = graveshift.new("tiny-epic-zombies", mode=mode, seats=1 if mode == "solo" else 3, seed=4)
    answers = 0
    while (decision := game.decision) is not None:
        answers += 1
        if answers % 15 == 0:
            view = game.view(0)
            check("MallView", view, MALL)
            check("ZombieSide", view["zombie_side"], MALL)
            check("VehicleView", view["vehicle"], MALL)
            check("TurnState", view["turn_state"], MALL)
            for interface, parts in (
                ("HumanView", view["humans"]),
                ("StoreView", view["stores"]),
                ("RoomView", view["rooms"].values()),
                ("ObjectiveView", view["objectives"]),
                ("TokenView", view["tokens"].values()),
                ("SquadView", view["squads"]),
                ("ComingView", game.outlook(0)["coming"]),
                ("OrderView", game.outlook(0)["order"]),
            ):
                for one in parts:
                    check(interface, one, MALL)
            check("MallOutlook", game.outlook(0), MALL)
        game.decide(dice.choice(decision.keys))
    assert answers > 45
