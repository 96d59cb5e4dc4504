"""What only this book has on the table, as bytes: machines, Vade Retro, the live Feat, the Train."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.encoding import put
from graveshift.zombicide.rules import encoding as family
from graveshift.zombicide.rules import state as family_state
from graveshift.zombicide.rules.tables import Tables

IN_ZONE: Final = ("vade-retro", "wagon", "gatling")
OF_PERSON: Final = ("aboard", "charges", "vade-retros", "gatling-chain", "feat-count")
OWN: Final = (
    "feat",
    "bounties",
    "bounties-gained",
    "set-aside",
    "set-aside-gained",
    "blasts",
    "train-step",
    "train-moving",
    "clock",
)


class TownEncoding(family.TableEncoding):
    """The town. `feats`: the live Feat of a Bounty Weapon by its card, which alone is open (UOA-SETUP-12)."""

    def __init__(self, version: str, tables: Tables, zones: int, feats: list[int]) -> None:
        super().__init__(version, tables, zones)
        self.feats = feats

    def zone_columns(self) -> tuple[str, ...]:
        return IN_ZONE

    def person_columns(self) -> tuple[str, ...]:
        return OF_PERSON

    def own_columns(self) -> tuple[str, ...]:
        return OWN

    def observe_own(self, s: family_state.State, seat: int, into: BytesWriter) -> None:
        assert isinstance(s, State)
        for zone in s.vade:
            self.put_zone(into, zone, 0, 1)
        self.put_zone(into, s.wagon, 1, 1)
        self.put_zone(into, s.gatling, 2, 1)
        for who in range(s.actors):
            self.put_person(into, who, 0, s.aboard[who])
        for who in range(s.posse):
            self.put_person(into, who, 1, s.charges[who])
            self.put_person(into, who, 2, s.vades[who])
            self.put_person(into, who, 3, s.gatling_chain[who])
            self.put_person(into, who, 4, s.feat[who])
        at = self.at_own
        top = s.bounty_top
        if top >= 0:
            put(into, at, self.feats[top] + 1)
        put(into, at + 1, len(s.bounties) + (1 if top >= 0 else 0))
        put(into, at + 2, s.bounties_gained)
        put(into, at + 3, len(s.set_aside))
        put(into, at + 4, s.set_aside_gained)
        put(into, at + 5, s.blasts)
        put(into, at + 6, s.train_state)
        put(into, at + 7, s.train_moving)
        put(into, at + 8, s.clock + 1)
