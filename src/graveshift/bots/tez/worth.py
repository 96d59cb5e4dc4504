"""What things are worth to the Humans. The unit is a tenth of a Move: what takes a Move to get is worth about 10."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.scene import WHOLE, Goals, Scene
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADRENALINE,
    ARSENAL,
    ASSAULT_RIFLE,
    AXE,
    BACKPACK,
    BARBED_BAT,
    CDC,
    CHAINSAW,
    COUNT,
    COURTYARD,
    CROSSBOW,
    CROWBAR,
    EVENT,
    FIREWORKS,
    FIRST_AID,
    FREQUENCY_AMMO,
    GOLF_CLUB,
    GRENADE,
    KIND,
    MACHETE,
    MELEE,
    NO_CARD,
    RADIO,
    REVOLVER,
    SHOTGUN,
    SKATEBOARD,
    SUBMACHINE_GUN,
    UZI,
)

MOVE: Final = 10.0
BLOWS: Final[tuple[float, ...]] = (1.3, 0.6, 0.25, 0.1, 0.04, 0.01, 0.0)
"""Blows at the Barricade to be expected soon, by the free Rooms that Zombies fill before."""
BLOWS_BY_A_PLAYER: Final[tuple[float, ...]] = (2.0, 1.2, 0.6, 0.25, 0.1, 0.04, 0.01)
"""The same against a Zombie Player, who sends them where it hurts."""
SPARE: Final[tuple[float, ...]] = (-70.0, -42.0, -25.0, -15.0, -10.0, -6.5, -4.5, -3.0, -1.5, 0.0)
"""What it means to have so much left between Wounds and Ammo."""
LIFE: Final = 45.0
DEATH: Final = 70.0
LAST_DEATH: Final = 400.0
SUPPLY_CARD: Final = 10.0
FREQUENCY: Final = 50.0
STORED_WEAPON: Final = 45.0
STORED_AMMO: Final = 8.0
CARD_WORTH: Final = {
    SKATEBOARD: 18.0,
    FIREWORKS: 10.0,
    FIREWORKS + 1: 10.0,
    ADRENALINE: 20.0,
    ADRENALINE + 1: 20.0,
    GRENADE: 14.0,
    GRENADE + 1: 14.0,
    GRENADE + 2: 14.0,
    MACHETE: 9.0,
    CHAINSAW: 9.0,
    CROWBAR: 6.0,
    GOLF_CLUB: 7.0,
    AXE: 5.0,
    BARBED_BAT: 6.0,
    ASSAULT_RIFLE: 9.0,
    SHOTGUN: 7.0,
    SUBMACHINE_GUN: 6.0,
    CROSSBOW: 6.0,
    REVOLVER: 5.0,
    UZI: 2.0,
}


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


def quarters(blows: tuple[float, ...]) -> list[float]:
    """Blows by the six Rooms of a corner Store and the next one: a full corner spills over first."""
    found: list[float] = []
    for bits in range(64):
        corner, centre = 3 - COUNT[bits & 7], 3 - COUNT[bits >> 3]
        found.append(blows[corner + centre] + blows[centre])
    return found


QUARTERS: Final = quarters(BLOWS)
QUARTERS_BY_A_PLAYER: Final = quarters(BLOWS_BY_A_PLAYER)
CROWD: Final = [COUNT[bits & 7] + COUNT[bits >> 3] for bits in range(64)]
"""Zombies in six Rooms."""


class Danger:
    """How bad the Zombies on the map are for the Barricade."""

    def __init__(self, scene: Scene, side: int) -> None:
        soon = min(1.0, scene.zombie_turns / 5)
        self.blow = life(scene.lives(side)) * soon
        self.blows = QUARTERS_BY_A_PLAYER if scene.versus else QUARTERS
        self.crowding = 0.8 * soon

    def of(self, zombies: int) -> float:
        """Full Center Stores let blows through; a Corner Store spills into the next one first."""
        first, second, third, fourth = zombies & 63, zombies >> 6 & 63, zombies >> 12 & 63, zombies >> 18 & 63
        blows = self.blows[first] + self.blows[second] + self.blows[third] + self.blows[fourth]
        crowd = CROWD[first] + CROWD[second] + CROWD[third] + CROWD[fourth]
        return blows * self.blow + crowd * self.crowding


def empty(zombies: int, store: int) -> bool:
    """No Zombie in any of its Rooms; the Courtyard always is."""
    return store == COURTYARD or not zombies & WHOLE[store]


def card_worth(scene: Scene, human: int, card: int, goals: Goals) -> float:
    """What a face-up card is worth to a Human who can take it."""
    held = scene.s.melee[human] if KIND[card] == MELEE else scene.s.ranged[human]
    return worth_beside(scene, human, card, goals, held)


def worth_beside(scene: Scene, human: int, card: int, goals: Goals, held: int) -> float:
    """The same for somebody who holds this Weapon, or none, where the card would go."""
    if card < FIRST_AID:
        return frequency_worth(scene, human, FREQUENCY_AMMO[card], goals)
    kind = KIND[card]
    if kind == EVENT:
        return 0.0
    if kind == BACKPACK:
        return CARD_WORTH[card]
    if card <= FIRST_AID + 1:
        spare = scene.spare(human)
        healed = min(2, scene.s.wounds[human])
        return spare_worth(spare + healed) - spare_worth(spare) + healed
    if wants_weapons(goals):
        return STORED_WEAPON / 2 if held == NO_CARD else 0.0
    return CARD_WORTH[card] - (CARD_WORTH[held] + 1 if held != NO_CARD else 0.0)


def frequency_worth(scene: Scene, human: int, ammo: int, goals: Goals) -> float:
    """A step of the radio call, or Ammo for the track or the cache."""
    spare = scene.spare(human)
    gained = min(9 - scene.s.ammo[human], ammo)
    worth = spare_worth(spare + gained) - spare_worth(spare) + gained
    if goals.has(ARSENAL):
        worth = max(worth, STORED_AMMO * min(ammo, goals.ammo_missing))
    if goals.has(CDC):
        return FREQUENCY + worth if scene.carries(human, RADIO) else 0.0
    return worth


def wants_weapons(goals: Goals) -> bool:
    """The Arsenal still needs Weapons."""
    return goals.has(ARSENAL) and goals.missing[ARSENAL] > 0
