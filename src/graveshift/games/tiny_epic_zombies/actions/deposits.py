"""Deposits in the Courtyard for the Arsenal: a Weapon, and Ammo (chapter Missions, Assemble an Arsenal)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import DECIDE_FIRST, Action, Reason, verb
from graveshift.games.tiny_epic_zombies.missions.arsenal import store_ammo, store_weapon
from graveshift.games.tiny_epic_zombies.rules.codes import ARSENAL, COURTYARD, STORE_AMMO, STORE_WEAPON
from graveshift.games.tiny_epic_zombies.rules.items import held_weapons
from graveshift.games.tiny_epic_zombies.rules.standing import open_for, progress, side, store_of
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Play


class StoreWeapon(Action):
    """One Weapon on each entry by a Move (TEZ-MIS-ARS-03)."""

    def __init__(self) -> None:
        super().__init__(
            STORE_WEAPON, verb("store", "card", "TEZ-MIS-ARS-03", "Into the cache: {low}", "Do składu: {low}")
        )

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.deposits and wanted(s, human) and progress(s, ARSENAL, human) < s.table.goal[ARSENAL]:
            options += [STORE_WEAPON + card for card in held_weapons(s, human)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        store_weapon(s, human, option & 255)
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        return why_no_deposit(s, human)


class StoreAmmo(Action):
    """Any amount of Ammo from one's own track (TEZ-MIS-ARS-04)."""

    def __init__(self) -> None:
        label = ("{low} Ammo into the cache", "Amunicja do składu: {low}")
        super().__init__(STORE_AMMO, verb("store-ammo", "count", "TEZ-MIS-ARS-04", label[0], label[1]))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if wanted(s, human):
            room = s.table.ammo_goal - s.ammo_cache[side(s, human)]
            options += [STORE_AMMO + count for count in range(1, min(room, s.ammo[human]) + 1)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return store_ammo(s, human, option & 255)

    def price(self, s: State, human: int, option: int) -> int:
        return option & 255

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        return why_no_deposit(s, human)


def wanted(s: State, human: int) -> bool:
    """Deposits are for an open Arsenal, on entering the Courtyard by a Move (TEZ-MIS-ARS-03, TEZ-OBJ-05)."""
    return s.may_store == 1 and open_for(s, ARSENAL, human)


def why_no_deposit(s: State, human: int) -> Reason:
    if s.free:
        return DECIDE_FIRST
    if not open_for(s, ARSENAL, human):
        return "There is no Arsenal to fill.", "TEZ-OBJ-05", "Nie ma arsenału do zapełnienia."
    if store_of(s, human) != COURTYARD or not s.may_store:
        return (
            "Deposits are made when your own Move enters the Courtyard.",
            "TEZ-MIS-ARS-03",
            "Do składu oddaje się, wchodząc własnym Ruchem na Dziedziniec.",
        )
    return (
        "That does not fit into the cache, or this entry's deposit is made.",
        "TEZ-AMB-44",
        "To nie mieści się w składzie albo przy tym wejściu już coś oddano.",
    )


STORE_ONE: Final = StoreWeapon()
STORE_SOME: Final = StoreAmmo()
