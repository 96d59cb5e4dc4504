"""What things are worth to the Humans. The unit is a tenth of a Move: what takes a Move to get is worth about 10."""

from __future__ import annotations

from typing import Any, Final

from graveshift.bots.tez.scene import MELEE, WEAPONS, WHOLE, Goals, Scene

MOVE: Final = 10.0
COUNT: Final = (0, 1, 1, 2, 1, 2, 2, 3)
"""Zombies in a Store, by its three bits."""
BLOWS: Final = (1.3, 0.6, 0.25, 0.1, 0.04, 0.01, 0.0)
"""Blows at the Barricade to be expected soon, by the free Rooms that Zombies fill before."""
BLOWS_BY_A_PLAYER: Final = (2.0, 1.2, 0.6, 0.25, 0.1, 0.04, 0.01)
"""The same against a Zombie Player, who sends them where it hurts."""
SPARE: Final = (-70.0, -42.0, -25.0, -15.0, -10.0, -6.5, -4.5, -3.0, -1.5, 0.0)
"""What it means to have so much left between Wounds and Ammo."""
LIFE: Final = 45.0
DEATH: Final = 70.0
LAST_DEATH: Final = 400.0
SUPPLY_CARD: Final = 10.0
FREQUENCY: Final = 50.0
STORED_WEAPON: Final = 45.0
STORED_AMMO: Final = 8.0
BACKPACK: Final = {"adrenaline": 20.0, "skateboard": 18.0, "grenade": 14.0, "fireworks": 10.0}
WEAPON: Final = {
    "machete": 9.0,
    "chainsaw": 9.0,
    "crowbar": 6.0,
    "golf-club": 7.0,
    "axe": 5.0,
    "barbed-bat": 6.0,
    "assault-rifle": 9.0,
    "shotgun": 7.0,
    "submachine-gun": 6.0,
    "crossbow": 6.0,
    "revolver": 5.0,
    "uzi": 2.0,
}


def kind_of(card: str) -> str:
    """A card without the letter of its copy: `grenade-b` is a grenade."""
    return card[:-2] if card[-2:] in ("-a", "-b", "-c") else card


def life(lives: int) -> float:
    """What one more blow at the Barricade costs."""
    return LIFE / max(1, lives)


def spare_worth(spare: float) -> float:
    """Between whole numbers along the line."""
    if spare >= 9:
        return 0.0
    if spare <= 0:
        return SPARE[0]
    low = int(spare)
    return SPARE[low] + (SPARE[low + 1] - SPARE[low]) * (spare - low)


class Danger:
    """How bad the Zombies on the map are for the Barricade; remembered, because plans ask again and again."""

    def __init__(self, scene: Scene, side: int) -> None:
        soon = min(1.0, scene.zombie_turns / 5)
        self.blow = life(scene.lives(side)) * soon
        self.blows = BLOWS_BY_A_PLAYER if scene.versus else BLOWS
        self.crowding = 0.8 * soon
        self.known: dict[int, float] = {}

    def of(self, zombies: int) -> float:
        found = self.known.get(zombies)
        if found is None:
            found = self.known[zombies] = self._weigh(zombies)
        return found

    def _weigh(self, zombies: int) -> float:
        """Full Center Stores let blows through; a Corner Store spills into the next one first."""
        free = [3 - COUNT[zombies >> 3 * slot & 7] for slot in range(8)]
        blows = 0.0
        for slot in range(0, 8, 2):
            blows += self.blows[free[slot] + free[slot + 1]] + self.blows[free[slot + 1]]
        return blows * self.blow + zombies.bit_count() * self.crowding


def empty(zombies: int, store: int) -> bool:
    """No Zombie in any of its Rooms; the Courtyard always is."""
    return store == 8 or not zombies & WHOLE[store]


def weapon_slot(card: str) -> str:
    return "melee" if card in MELEE else "ranged"


def card_worth(card: str, human: dict[str, Any], goals: Goals) -> float:
    """What a face-up card is worth to a Human who can take it."""
    kind = kind_of(card)
    spare: int = human["ammo"] - human["wounds"]
    if kind.startswith("frequency"):
        return frequency_worth(int(kind[-1]), human, goals)
    if kind == "first-aid":
        healed: int = min(2, human["wounds"])
        return spare_worth(spare + healed) - spare_worth(spare) + healed
    if kind in BACKPACK:
        return BACKPACK[kind]
    if kind not in WEAPONS:
        return 0.0
    held = human[weapon_slot(kind)]
    if wants_weapons(goals):
        return STORED_WEAPON / 2 if held is None else 0.0
    return WEAPON[kind] - (WEAPON[held] + 1 if held is not None else 0.0)


def frequency_worth(ammo: int, human: dict[str, Any], goals: Goals) -> float:
    """A step of the radio call, or Ammo for the track or the cache."""
    spare: int = human["ammo"] - human["wounds"]
    gained: int = min(9 - human["ammo"], ammo)
    worth = spare_worth(spare + gained) - spare_worth(spare) + gained
    if "assemble-an-arsenal" in goals:
        worth = max(worth, STORED_AMMO * min(ammo, goals["assemble-an-arsenal"].ammo_missing))
    if "call-the-cdc" in goals:
        return FREQUENCY + worth if "radio" in human["carries"] else 0.0
    return worth


def wants_weapons(goals: Goals) -> bool:
    """The Arsenal still needs Weapons."""
    return "assemble-an-arsenal" in goals and goals["assemble-an-arsenal"].missing > 0
