"""What the chapters of the family cite: a small number for each rule that an event or an ending names.

The family does not know the ledger of a game. It cites by these numbers, `s.tables.cites[cite.NOISE_WEAKER]`, and the
Book of the game at the table says which rule of its ledger that is.
"""

from __future__ import annotations

from typing import Final

# ---- Rounds and phases
ROUND_BEGINS: Final = 0
TURN_BEGINS: Final = 1
END_PHASE: Final = 2
FIRST_PLAYER_PASSES: Final = 3

# ---- Winning and losing
SURVIVOR_LOST: Final = 4
LEFT_BY_EXIT: Final = 5

# ---- Actions
MOVE_ACTION: Final = 6
SEARCH_ACTION: Final = 7
SEARCH_REARRANGES: Final = 8
EQUIPMENT_RESHUFFLED: Final = 9
REORGANISE_ACTION: Final = 10
TRADE_ACTION: Final = 11
TRADE_CONSENT: Final = 12
TRADE_TOKENS: Final = 13
MELEE_ACTION: Final = 14
RANGED_ACTION: Final = 15
NOISE_ACTION: Final = 16
TURN_ENDS: Final = 17
RELOAD_ACTION: Final = 18
FREE_ACTION: Final = 19

# ---- Inventory
CARD_DISCARDED: Final = 20

# ---- Noise
NOISE_WEAKER: Final = 21
NOISE_OF_WEAPON: Final = 22
NOISE_OF_FANNING: Final = 23
NOISE_OF_MACHINE: Final = 24
NOISE_REACHED: Final = 25

# ---- Combat
DICE_ROLLED: Final = 26
FRIENDLY_FIRE: Final = 27
WEAPON_EMPTIED: Final = 28

# ---- Zombies
ZOMBIE_KILLED: Final = 29
ABOMINATION_COMES: Final = 30
ABOMINATION_ACTS: Final = 31

# ---- Activation
ZOMBIE_ATTACK: Final = 32
WOUNDS_SHARED: Final = 33
ZOMBIE_STEP: Final = 34
ZOMBIES_SPLIT: Final = 35

# ---- Spawn
SPAWN_STEP: Final = 36
ZOMBIE_CARD: Final = 37
ZOMBIES_SPAWNED: Final = 38
ZOMBIES_RESHUFFLED: Final = 39
EXTRA_ACTIVATION: Final = 40
NO_EXTRA_ACTIVATION: Final = 41
OUT_OF_MINIATURES: Final = 42

# ---- Adrenaline
KILL_REWARD: Final = 43
DANGER_LEVEL: Final = 44
SKILL_GAINED: Final = 45

# ---- Companions
RALLIED: Final = 46
COMPANION_HANDED_OVER: Final = 47

# ---- Skills
ZONE_PER_MOVE: Final = 48
BORN_LEADER: Final = 49
CLASS_GAINED: Final = 50
HIT_AND_RUN: Final = 51
INVENTOR: Final = 52
IRONCLAD: Final = 53
JUMP: Final = 54
LIFESAVER: Final = 55
MEDIC: Final = 56
EXTRA_DICE: Final = 57
SHOVE: Final = 58
SPRINT: Final = 59
STEADY_HAND: Final = 60
TAUNT: Final = 61

# ---- Mission rules that any book may have
RALLY_PAID: Final = 62

# ---- Explosives
EXPLOSION: Final = 63
EXPLOSION_KILLS: Final = 64
EXPLOSION_NOISE: Final = 65
EXPLOSIVES_EXPERT: Final = 66

# ======== what refusals and forecasts name
# ---- Rounds and phases
PLAYER_ORDER: Final = 67
ACTIONS_PER_TURN: Final = 68
OWN_TURN: Final = 69
NOTHING_LEFT_TO_DO: Final = 70
EXIT_CLOSED: Final = 71

# ---- Set-up
COMPANION_PLACES: Final = 72
STARTING_ZONES: Final = 73
STARTING_NOISE: Final = 74
STARTING_SLOTS: Final = 75

# ---- Zones and moving
ADJACENT: Final = 76
WALLS: Final = 77
STAIRS: Final = 78
BALCONIES: Final = 79
CORNERS: Final = 80
LEAVING_COSTS: Final = 81
FREE_MOVE_PAYS: Final = 82
JUMP_OVER_SOLID: Final = 83

# ---- Sight
SIGHT_BLOCKED: Final = 84
SIGHT_STRAIGHT: Final = 85
SIGHT_INDOORS: Final = 86
SIGHT_OUT: Final = 87
SIGHT_IN: Final = 88
SIGHT_BALCONY: Final = 89
SIGHT_SOLID: Final = 90
SIGHT_AT_HOME: Final = 91
SIGHT_AT_HOME_BALCONY: Final = 92

# ---- Searching and carrying
SEARCH_PLACE: Final = 93
SEARCH_ONCE: Final = 94
DECK_EMPTY: Final = 95
RANGED_IN_HAND: Final = 96
FAVOURITE_SLOT: Final = 97
FAVOURITE_NO_ITEM: Final = 98
FAVOURITE_NO_AMMO: Final = 99
MELEE_IN_HAND: Final = 100
WHEN_CARDS_MOVE: Final = 101
TOKENS_IN_SLOTS: Final = 102

# ---- Fighting
WEAPONS: Final = 103
MELEE_WEAPONS: Final = 104
RANGED_WEAPONS: Final = 105
DUAL_WEAPONS: Final = 106
WEAPON_RANGE: Final = 107
NOTHING_TO_STRIKE: Final = 108
DAMAGE_TOO_LOW: Final = 109
TARGETING_ORDER: Final = 110
NEVER_ONESELF: Final = 111
REROLLS: Final = 112
FANNING: Final = 113
FANNED_OUT: Final = 114
CLASS_ABILITY: Final = 115

# ---- Companions
COMPANIONS_DO_NOT_ACT: Final = 116

# ---- Skills
COMBAT_REFLEXES: Final = 117
IMPROVISED_MELEE: Final = 118
IMPROVISED_RANGED: Final = 119
LOW_PROFILE: Final = 120
REAPER: Final = 121
ZOMBIE_LINK: Final = 122

# ---- What zombies want
ZOMBIES_ACT: Final = 123
ZOMBIES_SEE_AND_HEAR: Final = 124
ZOMBIES_SEE: Final = 125
ZOMBIES_HEAR: Final = 126
SECOND_ACTION: Final = 127
NO_WAY: Final = 128
ZOMBIE_HUNTS: Final = 129
NOISE_MOST_SURVIVORS: Final = 130

# ---- Goals
GOALS_DONE: Final = 131
GOAL_IMPOSSIBLE: Final = 132
RALLY_LOCKED: Final = 133

# ---- Before Round 1
ARMED: Final = 134
GIFT: Final = 135

# ---- Objectives
TAKE_ACTION: Final = 136
OBJECTIVE_REWARD: Final = 137
COMPANION_JOINS: Final = 138
SPAWN_ORDER: Final = 139

NAMES: Final[tuple[str, ...]] = (
    "ROUND_BEGINS",
    "TURN_BEGINS",
    "END_PHASE",
    "FIRST_PLAYER_PASSES",
    "SURVIVOR_LOST",
    "LEFT_BY_EXIT",
    "MOVE_ACTION",
    "SEARCH_ACTION",
    "SEARCH_REARRANGES",
    "EQUIPMENT_RESHUFFLED",
    "REORGANISE_ACTION",
    "TRADE_ACTION",
    "TRADE_CONSENT",
    "TRADE_TOKENS",
    "MELEE_ACTION",
    "RANGED_ACTION",
    "NOISE_ACTION",
    "TURN_ENDS",
    "RELOAD_ACTION",
    "FREE_ACTION",
    "CARD_DISCARDED",
    "NOISE_WEAKER",
    "NOISE_OF_WEAPON",
    "NOISE_OF_FANNING",
    "NOISE_OF_MACHINE",
    "NOISE_REACHED",
    "DICE_ROLLED",
    "FRIENDLY_FIRE",
    "WEAPON_EMPTIED",
    "ZOMBIE_KILLED",
    "ABOMINATION_COMES",
    "ABOMINATION_ACTS",
    "ZOMBIE_ATTACK",
    "WOUNDS_SHARED",
    "ZOMBIE_STEP",
    "ZOMBIES_SPLIT",
    "SPAWN_STEP",
    "ZOMBIE_CARD",
    "ZOMBIES_SPAWNED",
    "ZOMBIES_RESHUFFLED",
    "EXTRA_ACTIVATION",
    "NO_EXTRA_ACTIVATION",
    "OUT_OF_MINIATURES",
    "KILL_REWARD",
    "DANGER_LEVEL",
    "SKILL_GAINED",
    "RALLIED",
    "COMPANION_HANDED_OVER",
    "ZONE_PER_MOVE",
    "BORN_LEADER",
    "CLASS_GAINED",
    "HIT_AND_RUN",
    "INVENTOR",
    "IRONCLAD",
    "JUMP",
    "LIFESAVER",
    "MEDIC",
    "EXTRA_DICE",
    "SHOVE",
    "SPRINT",
    "STEADY_HAND",
    "TAUNT",
    "RALLY_PAID",
    "EXPLOSION",
    "EXPLOSION_KILLS",
    "EXPLOSION_NOISE",
    "EXPLOSIVES_EXPERT",
    "PLAYER_ORDER",
    "ACTIONS_PER_TURN",
    "OWN_TURN",
    "NOTHING_LEFT_TO_DO",
    "EXIT_CLOSED",
    "COMPANION_PLACES",
    "STARTING_ZONES",
    "STARTING_NOISE",
    "STARTING_SLOTS",
    "ADJACENT",
    "WALLS",
    "STAIRS",
    "BALCONIES",
    "CORNERS",
    "LEAVING_COSTS",
    "FREE_MOVE_PAYS",
    "JUMP_OVER_SOLID",
    "SIGHT_BLOCKED",
    "SIGHT_STRAIGHT",
    "SIGHT_INDOORS",
    "SIGHT_OUT",
    "SIGHT_IN",
    "SIGHT_BALCONY",
    "SIGHT_SOLID",
    "SIGHT_AT_HOME",
    "SIGHT_AT_HOME_BALCONY",
    "SEARCH_PLACE",
    "SEARCH_ONCE",
    "DECK_EMPTY",
    "RANGED_IN_HAND",
    "FAVOURITE_SLOT",
    "FAVOURITE_NO_ITEM",
    "FAVOURITE_NO_AMMO",
    "MELEE_IN_HAND",
    "WHEN_CARDS_MOVE",
    "TOKENS_IN_SLOTS",
    "WEAPONS",
    "MELEE_WEAPONS",
    "RANGED_WEAPONS",
    "DUAL_WEAPONS",
    "WEAPON_RANGE",
    "NOTHING_TO_STRIKE",
    "DAMAGE_TOO_LOW",
    "TARGETING_ORDER",
    "NEVER_ONESELF",
    "REROLLS",
    "FANNING",
    "FANNED_OUT",
    "CLASS_ABILITY",
    "COMPANIONS_DO_NOT_ACT",
    "COMBAT_REFLEXES",
    "IMPROVISED_MELEE",
    "IMPROVISED_RANGED",
    "LOW_PROFILE",
    "REAPER",
    "ZOMBIE_LINK",
    "ZOMBIES_ACT",
    "ZOMBIES_SEE_AND_HEAR",
    "ZOMBIES_SEE",
    "ZOMBIES_HEAR",
    "SECOND_ACTION",
    "NO_WAY",
    "ZOMBIE_HUNTS",
    "NOISE_MOST_SURVIVORS",
    "GOALS_DONE",
    "GOAL_IMPOSSIBLE",
    "RALLY_LOCKED",
    "ARMED",
    "GIFT",
    "TAKE_ACTION",
    "OBJECTIVE_REWARD",
    "COMPANION_JOINS",
    "SPAWN_ORDER",
)
"""Every citation by its name, in the order of the numbers; a Book has an ID for each of them."""
