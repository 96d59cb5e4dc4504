"""What can be expected of a position of Undead or Alive besides what all games of the family have."""

from __future__ import annotations

from typing import Any

from graveshift.games.undead_or_alive.rules.goals import ON_WAGON
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import active_tokens
from graveshift.zombicide.staging.describe import NONE, Describer


class TownDescriber(Describer[State]):
    """Machines, the Train, Bounties, Vade Retro, Spawn tokens that lose the game."""

    def describe(self, s: State) -> dict[str, Any]:
        return super().describe(s) | {
            "vade-retro": sorted(self.zone_name(s, zone) for zone in s.vade if zone >= 0),
            "active-tokens": active_tokens(s),
            "wagon": self.zone_name(s, s.wagon),
            "gatling": self.zone_name(s, s.gatling),
            "bounty": self.bounty(s),
            "blasts": s.blasts,
            "train": {"state": s.train_state, "moving": bool(s.train_moving), "clock": s.clock},
        }

    def survivor(self, s: State, who: int) -> dict[str, Any]:
        return super().survivor(s, who) | {
            "aboard": bool(s.aboard[who]),
            "charges": s.charges[who],
            "vade-retros": s.vades[who],
            "feat": s.feat[who],
        }

    def companion(self, s: State, who: int) -> dict[str, Any]:
        return super().companion(s, who) | {"aboard": bool(s.aboard[who])}

    def zone_facts(self, s: State, zone: int) -> dict[str, Any]:
        board = s.board
        return super().zone_facts(s, zone) | {
            "train": board.train[zone],
            "rail": board.rail[zone],
            "mine": board.bears("mine")[zone],
            "cemetery": board.bears("cemetery")[zone],
        }

    def objectives(self, s: State) -> dict[str, dict[str, Any]]:
        found = super().objectives(s)
        for token, name in enumerate(s.scene.objective_ids):
            found[name]["loaded"] = s.objective_holder[token] == ON_WAGON
        return found

    def bounty(self, s: State) -> dict[str, Any]:
        """The Bounty Weapons: what lies on top, below it and aside."""
        ids = s.tables.card_ids
        return {
            "top": ids[s.bounty_top] if s.bounty_top >= 0 else NONE,
            "deck": [ids[card] for card in s.bounties],
            "set-aside": [ids[card] for card in s.set_aside],
            "gained": s.bounties_gained,
            "set-aside-gained": s.set_aside_gained,
        }
