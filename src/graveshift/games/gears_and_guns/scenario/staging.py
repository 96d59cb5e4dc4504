"""What a scenario of Gears & Guns puts besides that of Undead or Alive: Depleted cards, Inventions, Bottles."""

from __future__ import annotations

from typing import Any, Final

from graveshift.content import Misfit, number
from graveshift.games.gears_and_guns.content.mission import AnyMissionRule, Mission
from graveshift.games.gears_and_guns.content.setup import MONSTER, SETUP, hand_down
from graveshift.games.gears_and_guns.rules.nozzles import let_steam
from graveshift.games.gears_and_guns.rules.skills import (
    USED_DESTINY,
    USED_EMERGENCY,
    USED_FREE_REFILL,
    USED_REROLL,
)
from graveshift.games.gears_and_guns.rules.state import State, own
from graveshift.games.gears_and_guns.rules.tables import steam
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.games.gears_and_guns.scenario.given import Given, SurvivorGiven
from graveshift.games.undead_or_alive.rules.state import State as TownState
from graveshift.games.undead_or_alive.scenario import staging as town
from graveshift.games.undead_or_alive.scenario.staging import TownStaging
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.inventory import refresh
from graveshift.zombicide.staging.names import card

SHAPES: Final[dict[str, tuple[Any, ...]]] = town.SHAPES | {
    "mission": (str, Mission),
    "rules-of": (str, Mission),
    "mission-rules": (list[str | AnyMissionRule],),
}
"""What stands under keys that the Given leaves open."""


class SteamStaging(TownStaging):
    """How a scenario of this game becomes a position."""

    given = Given
    survivor_given = SurvivorGiven
    rule_given = AnyMissionRule

    def put_cards(self, s: TownState, who: int, given: Any, at: tuple[str, ...]) -> None:
        """Cards in slots, Depleted or not, and Inventions beside the Dashboard (GG-DEP-04, GG-INV-03)."""
        super().put_cards(s, who, given, at)
        for place, name in enumerate(given.depleted):
            self.deplete(own(s), who, name, (*at, "depleted", str(place)))
        known = [name for one, name in enumerate(s.tables.card_ids) if steam(s).invention[one]]
        for place, name in enumerate(given.inventions):
            number(name, known, "Invention", (*at, "inventions", str(place)))
            own(s).inventions.append(who << 8 | s.tables.card_ids.index(name))
            s.scene.has_beside = True

    def deplete(self, s: State, who: int, name: str, at: tuple[str, ...]) -> None:
        """Turn over a Steam weapon that the survivor carries; of several the one that lies furthest back."""
        one = card(s.tables, name, at)
        if not steam(s).steam_dice[one]:
            raise Misfit(at, f"`{name}` has no Steam and is never Depleted (GG-FULL-01).")
        for slot in range(who * c.SLOTS + c.SLOTS - 1, who * c.SLOTS - 1, -1):
            value = s.slots[slot]
            if value >= 0 and value & c.CARD == one and not value & c.TURNED:
                s.slots[slot] |= c.TURNED
                return
        raise Misfit(at, f"The survivor does not carry a filled `{name}`.")

    def put_zombies(self, s: TownState, given: Any) -> None:
        """The Steam Monster may stand on a board without Steam tiles, if a scenario says so."""
        monster = s.tables.abomination_ids.index(MONSTER)
        if given.abomination == MONSTER and monster not in s.abominations:
            s.abominations.append(monster)
        super().put_zombies(s, given)

    def put_own_people(self, s: TownState, given: Any) -> None:
        """Cards lend their skills (GG-EQSK-01)."""
        super().put_own_people(s, given)
        for who in range(s.posse):
            refresh(s, who)

    def put_own_turn(self, s: TownState, who: int, given: Any) -> None:
        super().put_own_turn(s, who, given)
        own(s).steam_used[who] = (
            given.free_refills * USED_FREE_REFILL
            + given.emergency_refills * USED_EMERGENCY
            + given.steam_rerolls * USED_REROLL
            + given.destinies * USED_DESTINY
        )

    def turn_begun(self, given: Any) -> bool:
        counted = (given.free_refills, given.emergency_refills, given.steam_rerolls, given.destinies)
        return super().turn_begun(given) or any(counted)

    def put_own(self, s: TownState, given: Any) -> None:
        super().put_own(s, given)
        own(s).bottles = [self.zone_of(s, name, ("bottles", str(n))) for n, name in enumerate(given.bottles)]
        self.put_steam(own(s), given)
        for name, cards in given.options.kept.items():
            number(name, list(given.survivors), "survivor", ("options", "kept", name))
            for place, word in enumerate(cards):
                card(s.tables, word, ("options", "kept", name, str(place)))
        hand_down(s, given.options.kept)

    def put_steam(self, s: State, given: Any) -> None:
        """Gauge, Switches and Nozzles of the Steam tiles; a Jet hides its zone at once (GG-GAUGE-02, GG-TILE-03)."""
        works = works_of(s)
        if given.gauge is not None:
            if not works.steam_tiles:
                raise Misfit(("gauge",), "There is no Steam tile on the board, and so no Gauge (GG-SCOPE-02).")
            if given.gauge >= works.gauge_full:
                raise Misfit(("gauge",), f"The game is lost at {works.gauge_full} (GG-GAUGE-05).")
            s.gauge = given.gauge
        known = [s.board.tile_names[tile] for tile in works.steam_tiles]
        for place, name in enumerate(given.switched_off):
            s.switches[number(name, known, "Steam tile", ("switched-off", str(place)))] = 0
        for place, name in enumerate(given.broken):
            s.broken[number(name, known, "Steam tile", ("broken", str(place)))] = 1
        let_steam(s)
        inventions = [name for one, name in enumerate(s.tables.card_ids) if steam(s).invention[one]]
        if given.invention_deck is not None:
            s.invention_deck = self.invented(s, given.invention_deck, inventions, "invention-deck")
        s.invention_discards = self.invented(s, given.invention_discards, inventions, "invention-discards")

    def invented(self, s: State, names: list[str], known: list[str], key: str) -> list[int]:
        """Inventions by their numbers."""
        for place, name in enumerate(names):
            number(name, known, "Invention", (key, str(place)))
        return [s.tables.card_ids.index(name) for name in names]


STAGING: Final = SteamStaging(SETUP)
