"""The page's types are made from the structs of the server; the outlooks' are written by hand and held against them."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import graveshift
from graveshift.games.tiny_epic_zombies.telling.seen import MallView
from graveshift.games.undead_or_alive.telling.seen import TownView
from tests.games.undead_or_alive.shaken import MISSIONS, played

WEB = Path(__file__).parents[2] / "web"
MADE: dict[Path, str] = runpy.run_path(str(WEB / "scripts" / "protocol_types.py"))["files"]()
TOWN = WEB / "src" / "types" / "view.ts"
MALL = WEB / "src" / "mall" / "types.ts"
FIELD = re.compile(r"(\w+)(\??): ")


@pytest.mark.parametrize("path", MADE, ids=[path.name for path in MADE])
def test_the_types_of_the_page_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path], "Run `npm run types` in web/."


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_view_is_what_its_struct_says(mission: str) -> None:
    for number, game in enumerate(played(mission, 2, 90)):
        if number % 30 == 0:
            seen = msgspec.json.decode(msgspec.json.encode(game.view(0)), type=TownView)
            assert msgspec.to_builtins(seen) == game.view(0)


def interfaces(types: Path) -> dict[str, dict[str, bool]]:
    """The fields of every interface, at its own level; True: it may be missing."""
    found: dict[str, dict[str, bool]] = {}
    for name, body in re.findall(r"export interface (\w+) \{(.*?)\}\n(?=\n|/\*\*|export|$)", types.read_text(), re.S):
        flat = body
        while (shorter := re.sub(r"\{[^{}]*\}", "x", flat)) != flat:
            flat = shorter
        found[name] = {field: optional == "?" for field, optional in FIELD.findall(flat)}
    return found


def check(interface: str, value: dict[str, Any], types: Path) -> None:
    fields = interfaces(types)[interface]
    required = {name for name, optional in fields.items() if not optional}
    assert required <= set(value) <= set(fields), f"{interface} is not what the server sends"


@pytest.mark.parametrize("mission", MISSIONS)
def test_outlooks_have_the_fields_the_client_knows(mission: str) -> None:
    for number, game in enumerate(played(mission, 2, 90)):
        if number % 30:
            continue
        outlook = game.outlook(0)
        check("Outlook", outlook, TOWN)
        for interface, part in (("ZombieGroup", "zombies"), ("Reach", "reach"), ("SpawnTurn", "spawns")):
            for one in outlook[part]:
                check(interface, one, TOWN)
        for group in outlook["zombies"]:
            for step in group["steps"]:
                check("ZombieStep", step, TOWN)


@pytest.mark.parametrize("mode", ["solo", "coop-vs-zombie", "competitive"])
def test_views_and_outlooks_of_the_mall_have_the_fields_the_client_knows(mode: str) -> None:
    dice = Random(4)
    game = graveshift.new("tiny-epic-zombies", mode=mode, seats=1 if mode == "solo" else 3, seed=4)
    answers = 0
    while (decision := game.decision) is not None:
        answers += 1
        if answers % 15 == 0:
            seen = msgspec.json.decode(msgspec.json.encode(game.view(0)), type=MallView)
            assert msgspec.to_builtins(seen) == game.view(0)
            check("MallOutlook", game.outlook(0), MALL)
            for interface, parts in (
                ("ComingView", game.outlook(0)["coming"]),
                ("OrderView", game.outlook(0)["order"]),
            ):
                for one in parts:
                    check(interface, one, MALL)
        game.decide(dice.choice(decision.keys))
    assert answers > 45
