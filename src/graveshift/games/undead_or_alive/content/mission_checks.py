"""What the maps of this game must get right besides the family's: coal, machines, Corpse Piles, Train tiles."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.board import TileSet
from graveshift.content import Problem, Text
from graveshift.games.undead_or_alive.content.components import Components
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.tokens import CoalBagToken
from graveshift.games.undead_or_alive.missions.train_states import state_problems
from graveshift.games.undead_or_alive.missions.words import told
from graveshift.zombicide.content.box import Content
from graveshift.zombicide.content.token_checks import CheckCites, TokenChecks


class TownChecks(TokenChecks):
    """The town and its railroad."""

    cites = CheckCites(noise="UOA-SETUP-17", starts="UOA-SETUP-16", first_spawn="UOA-SPAWN-02")

    def problems(self, mission: Mission, box: Content) -> Iterator[Problem]:
        yield from super().problems(mission, box)
        yield from state_problems(mission)

    def shown(self, mission: Mission) -> dict[str, int]:
        """Coal bags are Objective tokens (UOA-M09-02)."""
        shown = super().shown(mission)
        shown["coal"] = sum(token.count for token in mission.tokens if isinstance(token, CoalBagToken))
        shown["objectives"] += shown["coal"]
        return shown | {"wagon": mission.of_kind("wagon"), "gatling": mission.of_kind("gatling")}

    def board_problems(self, mission: Mission, box: Content) -> Iterator[Problem]:
        """Every step of the Train names its tiles (UOA-COMP-02)."""
        supply = components_of(box).train_tiles
        trains = sorted({int(tile[:-1]) for tile in mission.laid_tiles() if supply.holds(tile)})
        for step, state in enumerate(mission.board.train_states):
            if sorted(int(tile[:-1]) for tile in state) != trains:
                yield f"board.train_states[{step}]", told("it-must-name-each-of-the-train-tiles", trains=trains)

    def supplies(self, mission: Mission, box: Content) -> Iterator[tuple[str, int, int]]:
        yield from super().supplies(mission, box)
        yield "wagon", 0, components_of(box).tokens.wagon
        yield "gatling", 0, components_of(box).gatling_guns

    def never_spawns(self) -> Text:
        return told("no-such-spawn-token-or-corpse-pile")

    def spawners(self, mission: Mission, tiles: TileSet) -> list[str]:
        """Printed Corpse Piles, too (UOA-AMB-23)."""
        laid = [(name, tiles.tiles.get(name)) for name in mission.laid_tiles()]
        piles = [f"corpse-{name}" for name, face in laid if face is not None and "corpse-pile" in face.marks]
        return super().spawners(mission, tiles) + piles


def components_of(box: Content) -> Components:
    assert isinstance(box.components, Components)
    return box.components


CHECKS = TownChecks()
