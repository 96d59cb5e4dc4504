"""The small ints that only Army of the Dead has: its zombies, cards, tokens, questions and options.

Its own questions and Actions are numbered from 64 on.
"""

from __future__ import annotations

from typing import Final

# ---- zombies: every Abomination is a kind of its own, and each version of Zeus
SHAMBLER: Final = 0
ALPHA: Final = 1
VALENTINE: Final = 2
QUEEN: Final = 3
ZEUS: Final = 4
HELMETED: Final = 5
MOUNTED: Final = 6
KINDS: Final = 7
ABOMINATIONS: Final = 1 << VALENTINE | 1 << QUEEN | 1 << ZEUS | 1 << HELMETED | 1 << MOUNTED
ANY_ZEUS: Final = 1 << ZEUS | 1 << HELMETED | 1 << MOUNTED
UNHARMED: Final = 99  # no Damage is enough (AOTD-ZEUS-03)

# ---- equipment kinds; Melee and items have the numbers of the family
RANGED: Final = 1
LAUNCHER: Final = 2  # an Explosive that is rolled for
EXPLOSIVE: Final = 3  # an Explosive that always hits
BOLA: Final = 5

# ---- specialties, as bits
BRUISER: Final = 1
VAULT_EXPERT: Final = 2
STEALTHY: Final = 4
PILOT: Final = 8
MECHANIC: Final = 16

# ---- Spawn tokens; the Starting one has the number of the family
NORMAL_TOKEN: Final = 1
ZEUS_TOKEN: Final = 2
BLUE_TOKEN: Final = 3
GREEN_TOKEN: Final = 4

# ---- fronts of Objective tokens beside Red, Blue and Green
YELLOW_FACE: Final = 4
PURPLE_FACE: Final = 5
FACES: Final = 6

# ---- how a survivor left the board, beside the Exit
ELIMINATED: Final = 3

# ---- where a card comes from that a survivor may keep, beside a Search
BY_TOKEN: Final = 4

# ---- the Vault
NO_VAULT: Final = 0
TRAPPED: Final = 1  # its card lies face down
REVEALED: Final = 2
DISARMED: Final = 3  # the traps are removed
VAULT_OPEN: Final = 4

# ---- bonuses of Vault cards
SHIFT_ONE: Final = 0
SHIFT_PAIR: Final = 1
ANY_FACE: Final = 2
EXTRA_ROLL: Final = 3
EXTRA_DIE: Final = 4

# ---- seats of the Taco Truck
ON_FOOT: Final = 0
DRIVER: Final = 1
GUNNER: Final = 2
PASSENGER: Final = 3

# ---- weapons that are no card
MACHINE_GUN: Final = -1
RAM: Final = -4

# ---- free Actions with Explosives: the number of a free Action that this book does not have otherwise
FREE_EXPLOSIVE: Final = 0

# ---- what Zeus orders
ORDER_NONE: Final = 0
ORDER_ACTIVATE: Final = 1
ORDER_ADVANCE: Final = 2
ORDER_WAKE_NEAREST: Final = 3
ORDER_WAKE_NOISE: Final = 4
ORDER_NOISE: Final = 5
ORDER_DRAW: Final = 6
IN_ZEUS_ZONE: Final = 0
WITH_SURVIVORS: Final = 1
ON_THE_BOARD: Final = 2

# ---- questions
ASK_SETUP_PACK: Final = 64
ASK_TACTICIAN: Final = 65
ASK_CONCENTRATE: Final = 66
ASK_TANGLE: Final = 67
ASK_HUNTER: Final = 68
ASK_SIDESTEP: Final = 69
ASK_FOLLOW_UP: Final = 70
ASK_TO_THE_RESCUE: Final = 71
ASK_VAULT: Final = 72
ASK_VAULT_DIE: Final = 73
ASK_VAULT_HELP: Final = 74
ASK_ORDER_WAKE: Final = 75
ASK_ORDER_NOISE: Final = 76
ASK_BACKPACK: Final = 78

# ---- options: Actions
SET_TRAP: Final = 64 << 24  # card
LAY: Final = 65 << 24  # card
CLIP: Final = 66 << 24  # slot
SLEEPERS: Final = 67 << 24
CHARGE: Final = 68 << 24  # zone
BLOODLUST: Final = 69 << 24  # zone
GET_IN: Final = 70 << 24  # seat
GET_OUT: Final = 71 << 24
CHANGE_SEAT: Final = 72 << 24  # seat
FIRE_GUN: Final = 73 << 24  # zone
DRIVE: Final = 74 << 24  # zone
CHALLENGE: Final = 75 << 24
OPEN_VAULT: Final = 76 << 24
FORCE_DOOR: Final = 77 << 24  # door
REPAIR: Final = 78 << 24
FLY: Final = 79 << 24
USE_TOKEN: Final = 80 << 24  # objective

# ---- options: answers
PACK: Final = 81 << 24  # which of the two
ROSTER: Final = 82 << 24  # survivor of the roster
RESERVE: Final = 83 << 24  # face
ROLL_ON: Final = 84 << 24
SHIFT_UP: Final = 85 << 24  # face, or two: the one that rises and the one that falls
SHIFT_DOWN: Final = 86 << 24  # face
SET_FACE: Final = 87 << 24  # from, to
LEAVE_TRUCK: Final = 88 << 24
SLEEPERS_WITH: Final = 89 << 24  # card
