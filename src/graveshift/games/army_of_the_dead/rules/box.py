"""Static tables of what only this box has: Ammo Dice, Zeus's Orders, Vault cards, Personal Objectives, the Truck."""

from __future__ import annotations

from typing import Final

# ---- parts of Personal Objectives
KILL_COUNT: Final = 0  # a: kind, b: how many
KILLED: Final = 1  # a: kinds as bits
KILLS_IN_ACTION: Final = 2  # a: how they are killed, b: how many
COUNTER: Final = 3  # a: what is counted, b: how many
HOLDS_TOKEN: Final = 4
HOLDS_CARD: Final = 5  # a: card

# ---- how zombies are killed
BY_ANYTHING: Final = 0
BY_MELEE: Final = 1
BY_RANGED: Final = 2
BY_EXPLOSION: Final = 3

# ---- what counters count
SLEEPERS_REMOVED: Final = 0
OBJECTIVES_TAKEN: Final = 1
CONCENTRATED_KILLS: Final = 2
WOUNDS_BESIDE: Final = 3


class Part:
    """One thing to do of a Personal Objective; of several one is enough."""

    def __init__(self, kind: int, a: int, b: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b


class Personal:
    """A Personal Objective card: whose it is, what is to be done, what its token does."""

    def __init__(self, person: int, parts: list[Part]) -> None:
        self.person = person
        self.parts = parts
        # while the token is carried
        self.abomination_dice = 0
        self.concentrated_bonus = 0
        self.shambler_reward = 0
        self.skill = -1
        self.specialty = 0
        # when it is taken
        self.adrenaline = 0
        self.reloads = False
        self.fetches = -1  # a card
        self.fetches_from_board = False
        # when it is discarded
        self.calls_zeus = False
        self.calls = -1  # a kind of Abomination


class Order:
    """One of Zeus's Orders: whom it brings, and what it makes them do."""

    def __init__(self, spawn: list[tuple[int, int]], op: int, kinds: int, where: int) -> None:
        self.spawn = spawn  # kind, count
        self.op = op
        self.kinds = kinds  # bits
        self.where = where


class Box:
    """List index = number of the card, Order, Vault card or Personal Objective."""

    ammo_dice: list[int]
    from_backpack: list[bool]
    lays: list[bool]  # may be laid down as fuel for a blast
    is_trap: list[bool]  # is set, and blows when zombies come
    weapon_effects: list[list[int]]  # modifiers of attacks with this card
    kills_quietly: list[bool]  # removes Sleepers for one Action
    ammo_clip: int
    scare: int  # AAAHHH!!
    packs: list[list[list[int]]]  # survivor of the roster -> two packs of cards
    zombie_deck: list[int]  # without the Abominations' cards
    abomination_cards: list[int]  # by kind, -1: none
    sleeper_numbers: list[int]
    orders: list[Order]
    order_ids: list[str]
    vault_ids: list[str]
    vault_bonuses: list[list[tuple[int, int]]]  # specialty (bit), bonus
    challenge_cost: int
    challenge_dice: int
    challenge_rolls: int
    personal: list[Personal]
    personal_ids: list[str]
    passengers: int
    ram: tuple[int, int, int]  # dice, accuracy, damage
    gun: tuple[int, int, int, int, int]  # range min, range max, dice, accuracy, damage
    clip_cost: int
