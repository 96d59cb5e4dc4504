"""Sleepers: hibernating Shamblers, what wakes them, and how to be rid of them (chapter Sleepers)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import KINDS, SHAMBLER, SLEEPERS, SLEEPERS_WITH, STEALTHY
from graveshift.games.army_of_the_dead.rules.personal import count_sleepers, token_specialties
from graveshift.games.army_of_the_dead.rules.skills import SILENT_KILLER
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, WITH_CARD, Action, Price, one_action
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import BANG, CARD, EMPTY, MELEE, PACK_1, SLOTS
from graveshift.zombicide.rules.everyday import MakeNoise as FamilyNoise
from graveshift.zombicide.rules.noise import make_noise
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.state import card_of, mods_of


def wake(s: State, zone: int, rule: str) -> None:
    """Every Sleeper token of a zone is flipped and replaced by as many Shamblers, which do not act in this phase.

    Numbers are drawn now, so that nobody can have known them. With too few miniatures none is placed, and all
    Shamblers will act once more (AOTD-SLEEP-02, AOTD-SLEEP-03, AOTD-SLEEP-04, AOTD-SLEEP-12, AOTD-AMB-63).
    """
    tokens = s.sleepers[zone]
    if tokens == 0:
        return
    s.sleepers[zone] = 0
    for _ in range(tokens):
        number = s.draw("sleepers", s.sleeper_bag)
        if s.pool[SHAMBLER] < number:
            s.emit("sleepers-short", "AOTD-SLEEP-04", (zone, number))
            s.owed += 1
            continue
        s.zombies[zone * KINDS + SHAMBLER] += number
        s.pool[SHAMBLER] -= number
        mark_woken(s, zone, number)
        s.emit("sleepers-wake", rule, (zone, number))


def mark_woken(s: State, zone: int, number: int) -> None:
    """Shamblers that have just woken lose every Activation of this phase (AOTD-SLEEP-03)."""
    if not s.woken:
        s.woken = [0] * s.board.zones
    s.woken[zone] += number
    if not s.frozen:
        s.frozen = [0] * len(s.zombies)
    s.frozen[zone * KINDS + SHAMBLER] += number


def arrive(s: State, zone: int) -> None:
    """Zombies have spawned in a zone or moved into it: Sleepers wake, a trap blows (AOTD-SLEEP-08, AOTD-SPAWN-06)."""
    wake(s, zone, "AOTD-SLEEP-08")
    for number in range(len(s.laid_zone)):
        if s.laid_zone[number] == zone and s.laid_by[number] >= 0 and zone not in s.sprung:
            s.sprung.append(zone)


def produce_noise(s: State, zone: int, rule: str) -> None:
    """The Noise token comes here; Sleepers wake here and next door (AOTD-NOISE-02, AOTD-NOISE-04, AOTD-SLEEP-05)."""
    make_noise(s, zone, BANG, rule)
    for near in within_noise(s, zone):
        wake(s, near, "AOTD-NOISE-04")


def within_noise(s: State, zone: int) -> list[int]:
    """Where Noise made in a zone is heard by Sleepers: there and next door, lifts included (AOTD-NOISE-04)."""
    return [zone, *s.board.neighbours[zone]]


class MakeNoise(FamilyNoise):
    """Shout: the Noise token comes here, and whoever sleeps near wakes (AOTD-ACT-16, AOTD-NOISE-05)."""

    def act(self, s: family.State, who: int, argument: int) -> None:
        one_action(s, who)
        produce_noise(own(s), s.zone[who], "AOTD-NOISE-05")


def leave_quietly(s: State, who: int, origin: int) -> None:
    """Whoever leaves Sleepers behind rolls a die, and a 1 wakes them all; Stealthy survivors do not roll.

    One die for a whole group (AOTD-SLEEP-09, AOTD-SPEC-03, AOTD-AMB-23, AOTD-AMB-38).
    """
    if s.sleepers[origin] == 0 or is_stealthy(s, who):
        return
    face = s.die()
    s.emit("sleeper-roll", "AOTD-SLEEP-09", (who, origin, face))
    if face == 1:
        wake(s, origin, "AOTD-SLEEP-09")


def is_stealthy(s: State, who: int) -> bool:
    """By its own Specialty, or by a Personal Objective token (AOTD-SPEC-03)."""
    return (s.classes[who] | token_specialties(s, who)) & STEALTHY != 0


class EliminateSleepers(Action):
    """Remove one Sleeper token of one's own zone with a Melee weapon, without a roll: AP equal to its number.

    It is no Melee Action. The quietest weapon in hand is used, unless the player picks the one that makes Noise.
    (AOTD-ACT-12, AOTD-ACT-13, AOTD-SKILL-22, AOTD-SLEEP-13)
    """

    def __init__(self) -> None:
        super().__init__(
            [(SLEEPERS, "eliminate-sleepers", ALONE), (SLEEPERS_WITH, "eliminate-sleepers-with", WITH_CARD)]
        )
        self.ordinary = True
        self.laden = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        assert isinstance(s, State)
        if s.sleepers[s.zone[who]] == 0:
            return
        if quiet_weapon(s, who) >= 0 and left >= self.price(s, who, SLEEPERS).total:
            options.append(SLEEPERS)
        loud = loud_weapon(s, who)
        if loud >= 0 and left >= self.price(s, who, SLEEPERS_WITH + loud).total:
            options.append(SLEEPERS_WITH + loud)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        weapon = weapon_for(s, who, code)
        pay(s, who, [], self.price(s, who, code).total)
        note_action(s, who, CHAIN_BROKEN)
        zone = s.zone[who]
        s.sleepers[zone] -= 1
        number = s.draw("sleepers", s.sleeper_bag)
        s.emit("sleepers-eliminated", "AOTD-ACT-12", (who, zone, number))
        count_sleepers(s, who)
        yield from gain_adrenaline(s, who, number, "AOTD-ACT-12")
        if s.tables.noise[weapon]:
            produce_noise(s, zone, "AOTD-ACT-13")

    def price(self, position: family.State, who: int, code: int) -> Price:
        quick = mods_of(position, who)[SILENT_KILLER] > 0
        if not quick:
            weapon = weapon_for(own(position), who, code)
            quick = weapon >= 0 and city_of(position).box.kills_quietly[weapon]
        return Price(1 if quick else 2, 0, 0)


def weapon_for(s: State, who: int, code: int) -> int:
    """The weapon of an option; -1 if there is none in hand."""
    return code & CARD if code >= SLEEPERS_WITH else quiet_weapon(s, who)


def quiet_weapon(s: State, who: int) -> int:
    """The Melee weapon in hand for this work: one that does it quickly, else a silent one, else any; -1 if none."""
    best = -1
    rank = -1
    box = city_of(s).box
    for card in melee_weapons(s, who):
        worth = 1 if s.tables.noise[card] == 0 else 0
        if box.kills_quietly[card]:
            worth = 2
        if worth > rank:
            best, rank = card, worth
    return best


def loud_weapon(s: State, who: int) -> int:
    """A noisy Melee weapon in hand beside a silent one, so that Noise can be wanted; -1 if none (AOTD-ACT-13)."""
    found = -1
    silent = False
    for card in melee_weapons(s, who):
        if s.tables.noise[card]:
            found = card
        else:
            silent = True
    return found if silent else -1


def melee_weapons(s: State, who: int) -> list[int]:
    """The Melee weapons in hand (AOTD-ACT-12)."""
    return [
        card_of(value)
        for value in s.slots[who * SLOTS : who * SLOTS + PACK_1]
        if value >= 0
        and not value & EMPTY
        and s.tables.card_kind[card_of(value)] == MELEE
        and s.tables.weapon[card_of(value)]
    ]
