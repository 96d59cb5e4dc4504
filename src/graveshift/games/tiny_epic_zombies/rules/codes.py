"""The small ints of the engine: Rooms, cards, Player Cards, Objectives, phases, questions and options.

An option is one int: a verb in the high bits and two bytes of arguments. Keys, sentences and rule IDs are made from
it when somebody looks.
"""

from __future__ import annotations

from typing import Final

# ---- slots, clockwise; even ones are corners
SLOTS: Final = 8
COURTYARD: Final = 8
SLOT_NAMES: Final[tuple[str, ...]] = ("NW", "N", "NE", "E", "SE", "S", "SW", "W")
CENTRE_STORES: Final[tuple[int, ...]] = (1, 3, 5, 7)

# ---- Rooms: slot * 3 + number - 1, then the Courtyard
STORE_ROOMS: Final = 24
CENTRE: Final = 24
NORTH: Final = 25
EAST: Final = 26
SOUTH: Final = 27
WEST: Final = 28
ROOMS: Final = 29
STORE_OF: Final = tuple(min(room // 3, COURTYARD) for room in range(ROOMS))
STRIP_STORE: Final[tuple[int, ...]] = (1, 3, 5, 7)  # the Store that the strips NORTH to WEST touch
COUNT: Final[tuple[int, ...]] = (0, 1, 1, 2, 1, 2, 2, 3)  # Zombies in a Store, by its three bits

OFF: Final = -1  # a token that lies nowhere in the Mall
CARRIED: Final = 40  # 40 + Human: a token on a Player Card

# ---- Search Cards
FIRST_AID: Final = 6
ZOMBIE_EVENT: Final = 10
MACHETE: Final = 12
CHAINSAW: Final = 13
AXE: Final = 14
BARBED_BAT: Final = 15
GOLF_CLUB: Final = 16
CROWBAR: Final = 17
CROSSBOW: Final = 18
SUBMACHINE_GUN: Final = 19
UZI: Final = 20
REVOLVER: Final = 21
SHOTGUN: Final = 22
ASSAULT_RIFLE: Final = 23
SKATEBOARD: Final = 24
FIREWORKS: Final = 25
ADRENALINE: Final = 27
GRENADE: Final = 29
CARDS: Final = 32
NO_CARD: Final = -1

PICKUP: Final = 0
EVENT: Final = 1
MELEE: Final = 2
RANGED: Final = 3
BACKPACK: Final = 4
KIND: Final = tuple([PICKUP] * 8 + [EVENT] * 4 + [MELEE] * 6 + [RANGED] * 6 + [BACKPACK] * 8)
FREQUENCY_AMMO: Final[tuple[int, ...]] = (3, 3, 2, 2, 1, 1)
DECK_A: Final = 12  # Pickups and Events

# ---- Player Cards
TEENAGER: Final = 0
ATHLETE: Final = 1
MECHANIC: Final = 2
TEACHER: Final = 3
PHOTOGRAPHER: Final = 4
MALLCOP: Final = 5
JANITOR: Final = 6
SCIENTIST: Final = 7
GREASER: Final = 8
HIPPIE: Final = 9
FRY_COOK: Final = 10
POPSTAR: Final = 11
DOCTOR: Final = 12
SURVIVALIST: Final = 13
PLAYER_CARDS: Final = 14

# ---- Objectives
STRANDED: Final = 0
CDC: Final = 1
HELICOPTER: Final = 2
ARSENAL: Final = 3
CURE: Final = 4
ESCAPE: Final = 5
QUARANTINE: Final = 6
ESCORT: Final = 7
INVESTIGATE: Final = 8
OBJECTIVES: Final = 9

# ---- tokens that lie in Rooms or on cards
SUPPLY_1: Final = 0
RADIO: Final = 2
PART: Final = 3
STRANDED_1: Final = 4
INGREDIENT_1: Final = 6
EXIT_1: Final = 14
CLUE_1: Final = 22
TOKENS: Final = 27
TOKEN_OBJECTIVE: Final = tuple(
    [-1, -1, CDC, HELICOPTER] + [STRANDED] * 2 + [CURE] * 8 + [ESCAPE] * 8 + [INVESTIGATE] * 5
)
UNKNOWN: Final = -1  # a face nobody has seen: it is decided when it is turned
PERSON: Final = 0
FALSE_ALARM: Final = 1
SOURCES: Final = 5
SQUADS: Final = 4
ARRIVED: Final = ROOMS  # a Squad that has reached the Courtyard
REWARD_HEAL: Final = 0
REWARD_AMMO: Final = 1
REWARD_REPAIR: Final = 2
REWARD_KILL: Final = 3

# ---- Room abilities
GAIN_1: Final = 0
PICK_UP: Final = 1
HEAL_2: Final = 2
LEFTOVERS: Final = 3
CLEARANCE_SALE: Final = 4
ARM_TRAP: Final = 5
BONUS_ROUND: Final = 6
LOUD_CRASH: Final = 7
MOTORCYCLE: Final = 8
POLICE_CAR: Final = 9
TRADE_IN: Final = 10
PRESCRIPTION: Final = 11
ABILITY_IDS: Final[tuple[str, ...]] = (
    "gain-ammo-1",
    "pick-up-supplies",
    "heal-2",
    "leftovers",
    "clearance-sale",
    "arm-trap",
    "bonus-round",
    "loud-crash",
    "ride-motorcycle",
    "ride-police-car",
    "trade-in",
    "prescription",
)

# ---- faces of the Melee Die
OVERKILL: Final = 0
BLANK: Final = 1
WOUND_1: Final = 2
WOUND_2: Final = 3
FACE_IDS: Final[tuple[str, ...]] = ("overkill", "blank", "wound-1", "wound-2")

# ---- phases
SETTING_UP: Final = 0
ANY_TIME: Final = 1  # what others may do at any time, asked as a Human Turn begins
MOVING: Final = 2
SEARCHING: Final = 3
NOISE: Final = 4
ADDING: Final = 5
DEALING: Final = 6
PHASE_NAMES: Final[tuple[str, ...]] = ("set-up", "any-time", "human-turn", "search", "noise", "add-zombies", "deal")

# ---- steps of one Move
BEFORE_A: Final = 0  # the kill is still open
AFTER_A: Final = 1  # Room, tokens and collecting
CLOSED: Final = 2

# ---- options: verb << 16, then two bytes
VERB: Final = 16
END: Final = 1 << 16
STAY: Final = 2 << 16
PASS: Final = 3 << 16
YES: Final = 4 << 16
NO: Final = 5 << 16
MOVE: Final = 6 << 16
SKATE: Final = 7 << 16
SQUAD: Final = 8 << 16
SHOOT: Final = 9 << 16
SHOOT_TWO: Final = 10 << 16
FREE_SHOT: Final = 11 << 16
USE: Final = 12 << 16
TAKE: Final = 13 << 16
FLIP: Final = 14 << 16
GUESS: Final = 15 << 16
COLLECT: Final = 16 << 16
GRAB: Final = 17 << 16
DROP: Final = 18 << 16
DROP_TOKEN: Final = 19 << 16
GIVE_TOKEN: Final = 20 << 16
ASK_TOKEN: Final = 21 << 16
SEIZE_TOKEN: Final = 22 << 16
LIGHT: Final = 23 << 16
INJECT: Final = 24 << 16
PEEK: Final = 25 << 16
STORE_WEAPON: Final = 26 << 16
STORE_AMMO: Final = 27 << 16
FIGHT: Final = 28 << 16
CAPTURE: Final = 29 << 16
OWN_SHOT: Final = 30 << 16
THROW: Final = 31 << 16
CONVERT: Final = 32 << 16
STORE: Final = 33 << 16
ROOM: Final = 34 << 16
HUMAN: Final = 35 << 16
CARD: Final = 36 << 16
SWAP: Final = 37 << 16
DRIVE: Final = 38 << 16
ARM: Final = 39 << 16
WALK: Final = 40 << 16
KEEP: Final = 41 << 16
REFUSE: Final = 42 << 16
CACHE: Final = 43 << 16
TRACK: Final = 44 << 16
PUSH_TOKEN: Final = 45 << 16
REWARD: Final = 46 << 16
WOUND: Final = 47 << 16
CHOOSE: Final = 48 << 16
HORDE: Final = 49 << 16
ADD: Final = 50 << 16
DEAL: Final = 51 << 16
EXCHANGE: Final = 52 << 16
DO: Final = 53 << 16
SHOVE: Final = 54 << 16
UNDER: Final = 55 << 16
COUNTER: Final = 56 << 16
PUSH_HUMAN: Final = 57 << 16
PUSH_SQUAD: Final = 58 << 16

# ---- questions
ASK_PLAYER_CARD: Final = 0
ASK_ZOMBIE_CARD: Final = 1
ASK_FIRST_DEAL: Final = 2
ASK_TURN: Final = 3
ASK_OVERKILL: Final = 4
ASK_ANY_TIME: Final = 5
ASK_GRENADE: Final = 6
ASK_FIGHT: Final = 7
ASK_CONVERT: Final = 8
ASK_UZI: Final = 9
ASK_CONSENT: Final = 10
ASK_CLEARANCE: Final = 11
ASK_TRAP: Final = 12
ASK_CRASH: Final = 13
ASK_DRIVE: Final = 14
ASK_TRADE_IN: Final = 15
ASK_SUPPLY: Final = 16
ASK_KEEP: Final = 17
ASK_WHERE: Final = 18
ASK_GAIN: Final = 19
ASK_FIREWORKS: Final = 20
ASK_REWARD: Final = 21
ASK_KILL: Final = 22
ASK_DOCTOR: Final = 23
ASK_SEARCH_STORE: Final = 24
ASK_EXPLOSION: Final = 25
ASK_FRY_COOK: Final = 26
ASK_HORDE_CARD: Final = 27
ASK_HORDE: Final = 28
ASK_ADD: Final = 29
ASK_OVERRUN: Final = 30
ASK_ESCAPE: Final = 31
ASK_ESCAPE_ABILITY: Final = 32
ASK_BLEEDING: Final = 33
ASK_DEATH_DROP: Final = 34
ASK_DEAL: Final = 35
ASK_TOLL: Final = 36
ASK_OFFER: Final = 37
ASK_REQUEST: Final = 38
