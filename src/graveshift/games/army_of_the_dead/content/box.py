"""The box of Army of the Dead: its words, its own parts, and its figures as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Final, cast

from graveshift.content import ContentError, check_sources, read
from graveshift.games.army_of_the_dead.content.effects import ACTION_SKILLS, IN_HAND, OWN_EFFECTS
from graveshift.games.army_of_the_dead.content.mission import Difficulty, Mission
from graveshift.games.army_of_the_dead.content.parts import (
    Components,
    Constants,
    Equipment,
    OrderText,
    Sleepers,
    SpecialtyEntry,
    Survivor,
    SurvivorFile,
    VaultFile,
    ZeusOrder,
    Zombie,
    ZombieFile,
)
from graveshift.games.army_of_the_dead.content.personal import (
    AnyOf,
    AnyTask,
    Counter,
    HoldsCard,
    HoldsToken,
    KillCount,
    Killed,
    KillsInAction,
    PersonalFile,
    PersonalObjective,
)
from graveshift.games.army_of_the_dead.rules import box as tables_of
from graveshift.games.army_of_the_dead.rules import codes
from graveshift.games.army_of_the_dead.rules.box import Box, Order, Part, Personal
from graveshift.zombicide.content import box as family
from graveshift.zombicide.content.box import must_exist
from graveshift.zombicide.content.effects import EFFECTS
from graveshift.zombicide.content.equipment import EquipmentFile
from graveshift.zombicide.content.figures import skill_effects, tables
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import ITEM, MELEE
from graveshift.zombicide.rules.tables import Tables

KINDS: Final = ("shambler", "alpha", "valentine", "queen", "zeus-regular", "zeus-helmeted", "zeus-mounted")
SPECIALTIES: Final = {
    "bruiser": codes.BRUISER,
    "vault-expert": codes.VAULT_EXPERT,
    "stealthy": codes.STEALTHY,
    "pilot": codes.PILOT,
    "mechanic": codes.MECHANIC,
}
BONUSES: Final = ("shift-one", "shift-pair", "any-face", "extra-roll", "extra-die")
KILLERS: Final = ("any", "melee", "ranged", "explosive")
COUNTED: Final = (
    "sleeper-token-eliminated",
    "objective-taken",
    "kill-by-concentrated-attack",
    "wound-from-zombie-to-another-survivor-in-same-zone",
)
TARGETS: Final = {"valentine": 1 << codes.VALENTINE, "queen": 1 << codes.QUEEN, "zeus": codes.ANY_ZEUS}
EQUIPMENT_CARDS: Final = 60
ZOMBIE_CARDS: Final = 38
ORDERS: Final = 14


class Content(family.Content, frozen=True, kw_only=True):
    """The box of Army of the Dead."""

    equipment: dict[str, Equipment]  # type: ignore[assignment]
    survivors: dict[str, Survivor]  # type: ignore[assignment]
    zombies: dict[str, Zombie]  # type: ignore[assignment]
    constants: Constants
    missions: dict[str, Mission]
    specialties: dict[str, SpecialtyEntry]
    zeus_orders: tuple[ZeusOrder, ...]
    sleepers: Sleepers
    vault: VaultFile
    personal: dict[str, PersonalObjective]
    components: Components


class CityBox(family.Box):
    """Five Specialties, one deck, Zeus's Orders, the Vault, Personal Objectives, the Truck."""

    content = Content
    equipment = EquipmentFile[Equipment]
    zombies = ZombieFile
    survivors = SurvivorFile
    mission = Mission

    kinds: ClassVar[tuple[str, ...]] = KINDS
    abominations: ClassVar[tuple[str, ...]] = KINDS[codes.VALENTINE :]
    classes: ClassVar[dict[str, int]] = SPECIALTIES
    card_kinds: ClassVar[dict[str, int]] = {
        "melee": MELEE,
        "ranged": codes.RANGED,
        "explosive": codes.EXPLOSIVE,
        "bola": codes.BOLA,
        "ammo": ITEM,
        "trap": ITEM,
    }
    decks: ClassVar[dict[str, int]] = {"equipment": 1}
    noises: ClassVar[dict[str, int]] = {"silent": 0, "noisy": 1, "none": 0}
    effects: ClassVar[dict[str, tuple[int, ...]]] = EFFECTS | OWN_EFFECTS
    action_skills: ClassVar[tuple[int, ...]] = ACTION_SKILLS

    def own_parts(self, folder: Traversable, zombies: Any) -> dict[str, Any]:
        people = read(folder / "survivors.yaml", SurvivorFile)
        vault = read(folder / "vault.yaml", VaultFile)
        personal = read(folder / "personal.yaml", PersonalFile)
        components = read(folder / "components.yaml", Components)
        for name, file in (("vault.yaml", vault), ("personal.yaml", personal), ("components.yaml", components)):
            check_sources(name, file)
        return {
            "specialties": {entry.id: entry for entry in people.specialties},
            "zeus_orders": zombies.zeus_orders,
            "sleepers": zombies.sleepers,
            "vault": vault,
            "personal": {card.id: card for card in personal.personal_objectives},
            "components": components,
        }

    def named(self) -> Iterator[tuple[str, Iterable[str]]]:
        yield from super().named()
        yield "faces", FACE_NAMES
        yield "difficulties", Difficulty

    def deck_sizes(self, content: Content) -> dict[str, int]:
        return {"equipment": EQUIPMENT_CARDS}

    def check(self, content: Content) -> None:
        check_cards(content)
        check_people(content)
        check_personal(content)

    def figures(self, t: Tables, content: Content) -> None:
        cards = list(content.equipment.values())
        for number, card in enumerate(cards):
            if card.kind == "explosive" and card.dice:
                t.card_kind[number] = codes.LAUNCHER
        t.card_effects = [
            skill_effects(self, content.skills[card.skill]) if card.skill in IN_HAND and card.skill else []
            for card in cards
        ]
        t.card_effects += [[] for _ in range(256 - len(cards))]


FACE_NAMES: Final = ("red", "blue", "green", "yellow", "purple")


# ---- checks


def check_cards(content: Content) -> None:
    """The other decks have their sizes, Skills of cards exist (AOTD-SETUP-09)."""
    for card in content.equipment.values():
        if card.skill is not None:
            must_exist("equipment.yaml", f"equipment ({card.id}).skill", "skill", card.skill, content.skills)
    if len(content.zombie_cards) != ZOMBIE_CARDS or len(content.zeus_orders) != ORDERS:
        raise ContentError("zombies.yaml", "cards", f"There are {ZOMBIE_CARDS} Zombie cards and {ORDERS} Orders.")


def check_people(content: Content) -> None:
    """Health is that of the Specialty (AOTD-SPEC-02)."""
    for survivor in content.survivors.values():
        expected = max(content.specialties[name].health for name in survivor.specialties)
        if survivor.health != expected:
            where = f"survivors ({survivor.id}).health"
            raise ContentError("survivors.yaml", where, f"The Specialty asks for {expected} (AOTD-SPEC-02).")


def check_personal(content: Content) -> None:
    """Every survivor has one Personal Objective (AOTD-SETUP-14)."""
    owners = sorted(card.survivor for card in content.personal.values())
    if owners != sorted(content.survivors):
        raise ContentError("personal.yaml", "personal_objectives", "Every Survivor has exactly one card.")


# ---- tables


def contents(book: Book) -> Content:
    """The content by its own type."""
    return cast(Content, load(book))


@cache
def own_tables(book: Book) -> Box:
    """The figures that only this box has."""
    content, t = contents(book), tables(book)
    cards = list(content.equipment.values())
    effects = CityBox.effects
    box = Box()
    box.ammo_dice = [card.ammo_dice for card in cards]
    box.from_backpack = [card.backpack for card in cards]
    box.lays = ["lay-down" in card.effects for card in cards]
    box.is_trap = ["set-trap" in card.effects for card in cards]
    box.weapon_effects = [
        list(effects[card.skill]) if card.skill and card.skill not in IN_HAND else [] for card in cards
    ]
    box.kills_quietly = [card.skill == "silent-killer" for card in cards]
    box.ammo_clip = t.card_ids.index("ammo-clip")
    box.scare = t.card_ids.index("aaahh")
    box.packs = t.start_packs
    abominations = [kind for kind, zombie in enumerate(content.zombies.values()) if zombie.abomination]
    box.zombie_deck = [card for card in t.zombie_deck if t.zombie_card_type[card] not in abominations]
    box.abomination_cards = [
        t.zombie_card_type.index(kind) if kind in abominations and kind in t.zombie_card_type else -1
        for kind in range(len(KINDS))
    ]
    box.sleeper_numbers = [entry.value for entry in content.sleepers.values for _ in range(entry.count)]
    box.orders = [order(entry.order, entry) for entry in content.zeus_orders]
    box.order_ids = [entry.id for entry in content.zeus_orders]
    box.vault_ids = [card.id for card in content.vault.cards]
    box.vault_bonuses = [
        [(SPECIALTIES[entry.specialty], BONUSES.index(entry.bonus)) for entry in card.bonuses]
        for card in content.vault.cards
    ]
    challenge = content.vault.challenge
    box.challenge_cost, box.challenge_dice, box.challenge_rolls = (
        challenge.cost_actions,
        challenge.dice,
        challenge.rolls,
    )
    box.personal = [personal(t, entry) for entry in content.personal.values()]
    box.personal_ids = list(content.personal)
    truck = content.components.truck
    box.passengers = truck.seats.passenger
    ram, gun = truck.truck_attack, truck.machine_gun
    box.ram = (ram.dice, ram.accuracy, ram.damage)
    box.gun = (gun.range[0], gun.range[1], gun.dice, gun.accuracy, gun.damage)
    box.clip_cost = content.constants.clip_cost.value
    return box


OPS: Final = {
    "none": codes.ORDER_NONE,
    "activate": codes.ORDER_ACTIVATE,
    "advance": codes.ORDER_ADVANCE,
    "noise": codes.ORDER_NOISE,
    "draw": codes.ORDER_DRAW,
}
WHERE: Final = {
    "zeus-zone": codes.IN_ZEUS_ZONE,
    "survivor-zones": codes.WITH_SURVIVORS,
    "board": codes.ON_THE_BOARD,
}


def order(text: OrderText, entry: ZeusOrder) -> Order:
    """One of Zeus's Orders as ints (AOTD-ZSP-02)."""
    kinds = 0
    for name in text.types:
        kinds |= codes.ABOMINATIONS if name == "abomination" else 1 << KINDS.index(name)
    if text.op == "wake":
        near = text.tokens == "nearest-to-any-survivor"
        op = codes.ORDER_WAKE_NEAREST if near else codes.ORDER_WAKE_NOISE
    else:
        op = OPS[text.op]
    spawn = [(KINDS.index(group.type), group.count) for group in entry.spawn]
    return Order(spawn, op, kinds, WHERE[text.where])


def personal(t: Tables, entry: PersonalObjective) -> Personal:
    """A Personal Objective as ints (AOTD-PO-01)."""
    card = Personal(t.survivor_ids.index(entry.survivor), parts(t, entry.objective))
    hold, taken, given = entry.token.hold, entry.token.on_take, entry.token.discard
    if hold is not None:
        card.abomination_dice = hold.dice_bonus
        card.concentrated_bonus = hold.concentrated_die_bonus
        card.shambler_reward = hold.adrenaline_per_kill.get("shambler", 0)
        card.skill = t.skill_ids.index(hold.skill) if hold.skill else -1
        card.specialty = SPECIALTIES[hold.specialty] if hold.specialty else 0
    if taken is not None:
        card.adrenaline = taken.adrenaline
        card.reloads = taken.reload is not None
        if taken.fetch_card is not None:
            card.fetches = t.card_ids.index(taken.fetch_card.card)
            card.fetches_from_board = "board" in taken.fetch_card.from_
    if given is not None:
        card.calls_zeus = given.effect == "zeus-arrives"
        card.calls = KINDS.index(given.target) if given.target else -1
    return card


def parts(t: Tables, task: AnyTask) -> list[Part]:
    """What is to be done, as ints; of several parts one is enough."""
    if isinstance(task, AnyOf):
        return [part for option in task.of for part in parts(t, option)]
    if isinstance(task, KillCount):
        return [Part(tables_of.KILL_COUNT, KINDS.index(task.zombie), task.count)]
    if isinstance(task, Killed):
        return [Part(tables_of.KILLED, TARGETS[task.target], 1)]
    if isinstance(task, KillsInAction):
        return [Part(tables_of.KILLS_IN_ACTION, KILLERS.index(task.filter), task.count)]
    if isinstance(task, Counter):
        return [Part(tables_of.COUNTER, COUNTED.index(task.event), task.count)]
    if isinstance(task, HoldsToken):
        return [Part(tables_of.HOLDS_TOKEN, 0, 0)]
    assert isinstance(task, HoldsCard)
    return [Part(tables_of.HOLDS_CARD, t.card_ids.index(task.card), task.count)]
