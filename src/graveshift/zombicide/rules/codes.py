"""The small ints of the engine: zombie kinds, phases, questions, and options.

An option is one int: a verb in the high bits and up to three bytes of arguments. Keys, sentences and rule IDs
are made from it when somebody looks (`telling`).
"""

from __future__ import annotations

from typing import Final

# ---- zombies
WALKER: Final = 0
BRUTE: Final = 1
RUNNER: Final = 2
ABOMINATION: Final = 3

# ---- danger levels
BLUE: Final = 0
YELLOW: Final = 1
ORANGE: Final = 2
RED: Final = 3

# ---- noise
SILENT: Final = 0
BANG: Final = 1
BOOM: Final = 2

# ---- classes, as bits
BRAWLER: Final = 1
FAITHFUL: Final = 2
GUNSLINGER: Final = 4
TOWNSFOLK: Final = 8

# ---- equipment kinds
MELEE: Final = 0
PISTOL: Final = 1
RIFLE: Final = 2
THROWN: Final = 3
ITEM: Final = 4

# ---- what fits into the favourite slot, beside a kind of equipment
ANY_WEAPON: Final = -1
NO_FAVOURITE: Final = -2  # there is no such slot

# ---- slots of one survivor
HAND_1: Final = 0
HAND_2: Final = 1
FAVOURITE: Final = 2
PACK_1: Final = 3
SLOTS: Final = 6
NO_CARD: Final = -1
CARD: Final = 255  # the card itself
EMPTY: Final = 256  # fired and not reloaded
TOKEN_CARD: Final = 200  # a mission token carried in a slot is numbered from here
PAIRED: Final = 512  # emptied together with its twin by one Dual action
TURNED: Final = 1024  # run dry: a Depleted Steam weapon, a gun out of ammo; nothing of it works, and no reload helps

# ---- phases
SETTING_UP: Final = 0
PLAYERS: Final = 1
BETWEEN: Final = 2  # the last Turn and the Zombie Phase: a Train may run
ATTACKS: Final = 3
MOVES: Final = 4
RUNNER_ATTACKS: Final = 5
RUNNER_MOVES: Final = 6
SPAWN: Final = 7
ENDING: Final = 8

# ---- spawn tokens
STARTING: Final = 0
MOBILE: Final = 1
ABOMINATION_TOKEN: Final = 2
PILE: Final = 3
OFF: Final = 0  # inactive; a corpse pile nobody has found yet
ON: Final = 1
SAFE: Final = 2  # a purified corpse pile
REMOVED: Final = 3

# ---- objective faces
RED_FACE: Final = 0
BLUE_FACE: Final = 1
GREEN_FACE: Final = 2
HIDDEN_FACE: Final = 3
COAL: Final = 4
FACES: Final = 8  # so many there can be in a game

# ---- companions without a leader
LONE: Final = -1
IN_SUPPLY: Final = -2

# ---- where a card comes from that a survivor may keep
BY_SEARCH: Final = 0
BY_FEAT: Final = 1
BY_OBJECTIVE: Final = 2
BY_INVENTOR: Final = 3

# ---- how a survivor left the board
HERE: Final = 0
BY_EXIT: Final = 1
BY_TRAIN: Final = 2

# ---- free actions by type; of two that could pay, the narrower is spent first
FREE_FANNING: Final = 0
FREE_VADE_COMBAT: Final = 1
FREE_DUAL: Final = 2
FREE_PISTOL: Final = 3
FREE_RIFLE: Final = 4
FREE_MELEE_WEAPON: Final = 5
FREE_MELEE: Final = 6
FREE_RANGED: Final = 7
FREE_COMBAT: Final = 8
FREE_MOVE: Final = 9
FREE_SEARCH: Final = 10
FREE_CHARGE: Final = 11
FREE_VADE: Final = 12
FREE_RELOAD: Final = 13
FREE_FANNED_RELOAD: Final = 14
FREE_TYPES: Final = 15

# ---- questions
ASK_SETUP_COMPANION: Final = 1
ASK_SETUP_WEAPON: Final = 2
ASK_SETUP_SLOT: Final = 3
ASK_SETUP_GIFT: Final = 4
ASK_SETUP_NOISE: Final = 5
ASK_SETUP_START: Final = 6
ASK_ACTIVATE: Final = 10
ASK_ACTION: Final = 11
ASK_CONTINUE: Final = 12
ASK_PATH: Final = 13
ASK_BOARD: Final = 14
ASK_ARRANGE: Final = 15
ASK_TRADE: Final = 16
ASK_CONSENT: Final = 17
ASK_KEEP: Final = 18  # about: who, the card, where it comes from
ASK_DISCARD: Final = 19
ASK_REROLL: Final = 20
ASK_EXTRA_DICE: Final = 21
ASK_HIT: Final = 22
ASK_REAPER: Final = 23
ASK_FRIENDLY_FIRE: Final = 24
ASK_IGNORE: Final = 25
ASK_HIT_AND_RUN: Final = 26
ASK_SKILL: Final = 27
ASK_WOUND: Final = 28
ASK_SPLIT: Final = 29
ASK_NOISE: Final = 30
ASK_VADE_TOKEN: Final = 31
ASK_CHARGE_ATTACK: Final = 32
ASK_PAYMENT: Final = 33
ASK_EXIT: Final = 34
ASK_REFLEXES: Final = 35
ASK_LINK: Final = 36
ASK_DISPLACED: Final = 38
ASK_PREY: Final = 39
ASK_LEADER: Final = 40
ASK_RESCUE: Final = 41
ASK_RESCUED: Final = 42
ASK_KEEP_DYNAMITE: Final = 43
ASK_BLOW: Final = 44
ASK_COMPANION_REWARD: Final = 45
ASK_FREE_ACTION: Final = 46
ASK_COPY: Final = 47
ASK_HEAL: Final = 48
OWN_QUESTIONS: Final = 64  # from here on a sibling or an expansion numbers its own

# ---- options: verb + arguments
VERB: Final = 24
MANNER: Final = 16  # of an attack: how it is made, in bits of the game
END: Final = 1 << 24
MOVE: Final = 2 << 24  # zone
SEARCH: Final = 3 << 24
REORGANISE: Final = 4 << 24
TRADE: Final = 5 << 24  # partner
STRIKE: Final = 6 << 24  # card
STRIKE_DUAL: Final = 7 << 24  # card
SHOOT: Final = 8 << 24  # card, zone
SHOOT_DUAL: Final = 9 << 24  # card, zone
FAN: Final = 10 << 24  # card, zone
THROW: Final = 11 << 24  # card, zone
TAKE: Final = 12 << 24  # objective
NOISE: Final = 13 << 24
RELOAD: Final = 14 << 24  # card
RALLY: Final = 15 << 24  # companion
DISCARD: Final = 16 << 24
HOLY: Final = 17 << 24  # zone
DRINK: Final = 18 << 24
BLESS: Final = 19 << 24  # zone
CHARGE: Final = 20 << 24  # zone
VADE: Final = 21 << 24  # zone
BOARD: Final = 22 << 24
ALIGHT: Final = 23 << 24
PUSH_WAGON: Final = 24 << 24  # zone
GATLING: Final = 25 << 24  # zone
PUSH_GATLING: Final = 26 << 24  # zone
SPRINT: Final = 27 << 24  # zone
JUMP: Final = 28 << 24  # zone
SHOVE: Final = 29 << 24  # zone
LIFESAVER: Final = 30 << 24  # zone
TAUNT: Final = 31 << 24  # zone
BORN_LEADER: Final = 32 << 24  # recipient
INVENT: Final = 33 << 24  # slot
IMPROVISE: Final = 34 << 24
IMPROVISE_SHOT: Final = 35 << 24  # zone
LOAD_WAGON: Final = 36 << 24
DROP_COAL: Final = 37 << 24
START_TRAIN: Final = 38 << 24
ACTIVATE: Final = 40 << 24  # survivor
YES: Final = 41 << 24
NO: Final = 42 << 24
ZONE: Final = 43 << 24  # zone
WHO: Final = 44 << 24  # actor
KIND: Final = 45 << 24  # zombie kind
PUT: Final = 46 << 24  # from, to
DROP: Final = 47 << 24  # owner, slot
LEAD: Final = 48 << 24  # companion, new leader
HAND_TOKEN: Final = 49 << 24  # objective, new holder
SKILL: Final = 50 << 24  # skill
REROLL: Final = 51 << 24  # source
PAY_CARD: Final = 52 << 24  # card
PAY_TOKEN: Final = 53 << 24  # objective
GIVE_CARD: Final = 54 << 24  # card
DONE: Final = 55 << 24
BLOW: Final = 56 << 24
LEAVE: Final = 57 << 24
LEAVE_WAGON: Final = 58 << 24
SPEND: Final = 59 << 24  # type of free action
OWN_VERBS: Final = 64 << 24  # from here on a sibling or an expansion numbers its own, up to 127

# ---- sources of a re-roll
REROLL_LUCKY: Final = 0
REROLL_PLENTY: Final = 1
OWN_REROLLS: Final = 2  # from here on each game numbers its own

# ---- modes of an attack
SINGLE: Final = 0
DUAL: Final = 1
FANNED: Final = 2
MACHINE: Final = 3
IMPROVISED: Final = 4
