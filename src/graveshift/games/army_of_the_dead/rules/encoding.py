"""What only this book has on the table, as bytes: Sleepers, trapped zombies, Explosives, Vault, Truck, Time."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import KINDS
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.encoding import more, put, put_bits, put_counts
from graveshift.zombicide.rules import encoding as family
from graveshift.zombicide.rules import state as family_state
from graveshift.zombicide.rules.tables import Tables

DOORS: Final = 64
EXITS: Final = 8
EVENTS: Final = 16
PERSONAL: Final = 8
IN_ZONE: Final = ("sleepers", "woken", "laid", "trap", "truck", "vault", "exit-open")
OWN: Final = ("vault", "vault-card", "time", "personal-done", "orders")


class CityEncoding(family.TableEncoding):
    """The city. `order_cards`: how many different Orders of Zeus there are."""

    def __init__(self, version: str, tables: Tables, zones: int, order_cards: int) -> None:
        self.order_cards = order_cards
        super().__init__(version, tables, zones)

    def zone_columns(self) -> tuple[str, ...]:
        return (*IN_ZONE, *[f"trapped-{kind}" for kind in range(KINDS)])

    def person_columns(self) -> tuple[str, ...]:
        return ("truck-seat",)

    def own_columns(self) -> tuple[str, ...]:
        columns = [*OWN, *[f"closed-{door}" for door in range(DOORS)], *[f"exit-{number}" for number in range(EXITS)]]
        columns += [f"event-{number}" for number in range(EVENTS)]
        for slot in range(PERSONAL):
            columns += [f"personal-{slot}", f"progress-{slot}", f"progress-more-{slot}"]
        return (*columns, *[f"ordered-{card}" for card in range(self.order_cards)])

    def observe_own(self, s: family_state.State, seat: int, into: BytesWriter) -> None:
        assert isinstance(s, State)
        self.observe_city(s, into)
        for who in range(s.actors):
            self.put_person(into, who, 0, s.truck_seat[who])
        at = self.at_own
        put(into, at, s.vault)
        put(into, at + 1, s.vault_card + 1)
        put(into, at + 2, s.time + 1)
        put(into, at + 3, s.personal_done)
        put(into, at + 4, len(s.orders))
        at += len(OWN)
        for door in s.shut:
            if door < DOORS:
                put(into, at + door, 1)
        at += DOORS
        put_bits(into, at, s.open_exits & (1 << EXITS) - 1)
        at += EXITS
        put_bits(into, at, s.happened & (1 << EVENTS) - 1)
        at += EVENTS
        for slot in range(min(len(s.personal), PERSONAL)):
            put(into, at + slot * 3, s.personal[slot] + 1)
            put(into, at + slot * 3 + 1, s.progress[slot * 2])
            put(into, at + slot * 3 + 2, s.progress[slot * 2 + 1])
        put_counts(into, at + PERSONAL * 3, s.order_discards)

    def observe_city(self, s: State, into: BytesWriter) -> None:
        """What lies in the zones."""
        for zone in range(s.board.zones):
            self.put_zone(into, zone, 0, s.sleepers[zone])
        for zone in range(len(s.woken)):
            self.put_zone(into, zone, 1, s.woken[zone])
        for number in range(len(s.laid_zone)):
            self.put_zone(into, s.laid_zone[number], 3 if s.laid_by[number] >= 0 else 2, 1)
        self.put_zone(into, s.truck, 4, 1)
        city = city_of(s)
        self.put_zone(into, city.vault_zone, 5, 1)
        for number in range(len(city.exit_zones)):
            if s.open_exits >> number & 1:
                self.put_zone(into, city.exit_zones[number], 6, 1)
        for marks in (s.trapped, s.late):
            for place in range(len(marks)):
                for _ in range(marks[place]):
                    zone, kind = place // KINDS, place % KINDS
                    more(into, self.at_zones + zone * self.zone_width + self.at_own_zone + len(IN_ZONE) + kind)
