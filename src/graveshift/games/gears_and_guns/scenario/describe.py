"""What can be expected of a position of Gears & Guns besides what Undead or Alive has."""

from __future__ import annotations

from typing import Any

from graveshift.games.gears_and_guns.rules import state as steamed
from graveshift.games.gears_and_guns.rules.depletion import is_depleted
from graveshift.games.gears_and_guns.rules.inventions import inventions_of
from graveshift.games.gears_and_guns.rules.nozzles import nozzle_zones, switch_zones
from graveshift.games.gears_and_guns.rules.skills import (
    USED_DESTINY,
    USED_EMERGENCY,
    USED_FREE_REFILL,
    USED_REROLL,
)
from graveshift.games.gears_and_guns.rules.state import own
from graveshift.games.gears_and_guns.rules.works import works_of
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.scenario.describe import TownDescriber
from graveshift.zombicide.rules.codes import CARD, SLOTS
from graveshift.zombicide.rules.skills import uses
from graveshift.zombicide.rules.state import card_of
from graveshift.zombicide.staging.describe import NONE
from graveshift.zombicide.telling.keys import card_name


class SteamDescriber(TownDescriber):
    """Depleted cards, Inventions, Bottles."""

    def describe(self, s: State) -> dict[str, Any]:
        ids = s.tables.card_ids
        return super().describe(s) | {
            "bottles": [self.zone_name(s, zone) for zone in own(s).bottles],
            "gauge": own(s).gauge if own(s).gauge >= 0 else NONE,
            "steam-tiles": self.steam_tiles(own(s)),
            "jets": [self.zone_name(s, zone) for zone in s.board.unseen],
            "inventions": {
                "deck": [ids[card] for card in own(s).invention_deck],
                "discards": [ids[card] for card in own(s).invention_discards],
            },
        }

    def steam_tiles(self, s: steamed.State) -> dict[str, Any]:
        """Switch and Nozzle of each Steam tile."""
        zones = zip(works_of(s).steam_tiles, switch_zones(s), nozzle_zones(s), strict=True)
        return {
            s.board.tile_names[tile]: {
                "switch": self.zone_name(s, switch),
                "nozzle": self.zone_name(s, nozzle),
                "active": bool(s.switches[number]),
                "broken": bool(s.broken[number]),
            }
            for number, (tile, switch, nozzle) in enumerate(zones)
        }

    def survivor(self, s: State, who: int) -> dict[str, Any]:
        slots = [slot for slot in range(SLOTS) if is_depleted(own(s), who, slot)]
        return super().survivor(s, who) | {
            "depleted": [card_name(s, card_of(s.slots[who * SLOTS + slot])) for slot in slots],
            "inventions": [card_name(s, card) for card in inventions_of(own(s), who)],
            "free-refills": uses(own(s).steam_used[who], USED_FREE_REFILL),
            "emergency-refills": uses(own(s).steam_used[who], USED_EMERGENCY),
            "steam-rerolls": uses(own(s).steam_used[who], USED_REROLL),
            "destinies": uses(own(s).steam_used[who], USED_DESTINY),
            "kept": [card_name(s, one & CARD) for one in own(s).kept if one >> 8 == who],
        }
