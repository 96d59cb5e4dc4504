"""What can be expected of a position of Army of the Dead besides what all games of the family have."""

from __future__ import annotations

from collections import Counter
from typing import Any

from graveshift.content import Alias, Group
from graveshift.games.army_of_the_dead.content.script import ZEUS_VERSIONS
from graveshift.games.army_of_the_dead.rules.city import city_of, has_happened
from graveshift.games.army_of_the_dead.rules.codes import KINDS
from graveshift.games.army_of_the_dead.rules.personal import held_at_end, waiting
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.telling.teller import SEATS
from graveshift.games.army_of_the_dead.telling.view import VAULT
from graveshift.zombicide.staging.describe import NONE, Describer
from graveshift.zombicide.staging.names import zones_by_name
from graveshift.zombicide.telling.keys import actor_name


class CityDescriber(Describer[State]):
    """Sleepers, the Vault, the Truck, Explosives on the board, the Time track, Personal Objectives."""

    def describe(self, s: State) -> dict[str, Any]:
        city = city_of(s)
        return super().describe(s) | {
            "sleepers": {name: s.sleepers[zone] for name, zone in zones_by_name(s).items()},
            "woken": {name: s.woken[zone] if s.woken else 0 for name, zone in zones_by_name(s).items()},
            "trapped": self.trapped(s),
            "laid": [self.laid(s, number) for number in range(len(s.laid_zone))],
            "vault": {
                "state": VAULT[s.vault] or NONE,
                "card": city.box.vault_ids[s.vault_card] if s.vault_card >= 0 else NONE,
            },
            "truck": self.zone_name(s, s.truck),
            "seats": {actor_name(s, who): self.seat(s, who) for who in range(s.actors)},
            "time": s.time,
            "exits": {
                name: {"zone": self.zone_name(s, city.exit_zones[number]), "open": bool(s.open_exits >> number & 1)}
                for number, name in enumerate(city.exit_ids)
            },
            "personal": self.personal(s),
            "orders": [city.box.order_ids[order] for order in s.orders],
            "zeus": self.zeus(s),
            "wounded": bool(s.wounded),
            "happened": [name for name, event in city.events.items() if has_happened(s, event)],
        }

    def spawn_tokens(self, s: State) -> dict[str, dict[str, str]]:
        """The only token of a kind goes by the kind alone, too, as it does in missions."""
        found = super().spawn_tokens(s)
        kinds = Counter(token["kind"] for token in found.values())
        alone = {token["kind"]: token for token in found.values() if kinds[token["kind"]] == 1}
        return alone | found

    def laid(self, s: State, number: int) -> str:
        """An Explosive on the board: `tnt in a`, or `booby-trap in a by cruz`."""
        card, zone = s.tables.card_ids[s.laid_card[number]], s.laid_zone[number]
        by = f" by {actor_name(s, s.laid_by[number])}" if s.laid_by[number] >= 0 else ""
        return Alias(f"{card} in {s.board.names[zone]}{by}", [f"{card} in {cell}{by}" for cell in s.board.cells[zone]])

    def trapped(self, s: State) -> dict[str, Group]:
        """Zombies that lie trapped, by zone."""
        found: dict[str, Group] = {}
        for name, zone in zones_by_name(s).items():
            found[name] = Group({}, s.tables.zombie_ids)
            for marks in (s.trapped, s.late):
                for kind in range(KINDS):
                    if marks and marks[zone * KINDS + kind]:
                        found[name][s.tables.zombie_ids[kind]] += marks[zone * KINDS + kind]
        return found

    def zeus(self, s: State) -> str:
        """The version that stands on the board; that of the mission if none does (AOTD-ZEUS-01, AOTD-ZEUS-03)."""
        here = [name for name, kind in ZEUS_VERSIONS.items() if any(s.zombies[kind::KINDS])]
        return here[0] if here else next(name for name, kind in ZEUS_VERSIONS.items() if kind == city_of(s).zeus)

    def personal(self, s: State) -> dict[str, Any]:
        """The drawn Personal Objectives by the survivor they belong to; none of the others."""
        box = city_of(s).box
        return dict.fromkeys(box.personal_ids, NONE) | {
            box.personal_ids[s.personal[slot]]: {
                "done": not waiting(s, slot) or held_at_end(s, slot),
                "progress": s.progress[slot * 2],
                "other-progress": s.progress[slot * 2 + 1],
            }
            for slot in range(len(s.personal))
        }

    def survivor(self, s: State, who: int) -> dict[str, Any]:
        return super().survivor(s, who) | {"seat-in-truck": self.seat(s, who), "specialties": self.classes(s, who)}

    def companion(self, s: State, actor: int) -> dict[str, Any]:
        return super().companion(s, actor) | {"specialties": self.classes(s, actor)}

    def seat(self, s: State, who: int) -> str:
        """Where somebody sits; who walks has no seat."""
        return Alias(SEATS[s.truck_seat[who]], () if s.truck_seat[who] else (NONE,))
