"""Objectives: taking and activating tokens, and what those of Personal Objectives do (chapters Actions and Mission
file)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.box import Personal
from graveshift.games.army_of_the_dead.rules.carrying import carries_heavy, shoulder
from graveshift.games.army_of_the_dead.rules.city import ACTIVATE, TAKE_FACE, city_of, is_open
from graveshift.games.army_of_the_dead.rules.codes import (
    BY_TOKEN,
    PURPLE_FACE,
    USE_TOKEN,
    YELLOW_FACE,
)
from graveshift.games.army_of_the_dead.rules.events import happen
from graveshift.games.army_of_the_dead.rules.personal import (
    card_in_slot,
    check_objectives_left,
    count_objective,
    holds_token,
    token_of_slot,
)
from graveshift.games.army_of_the_dead.rules.sleepers import wake
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.games.army_of_the_dead.rules.zeus import place_abomination, zeus_comes, zeus_token
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_OBJECTIVE, Action, Price, one_action
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.codes import (
    BLUE_FACE,
    CARD,
    GREEN_FACE,
    HIDDEN_FACE,
    RED_FACE,
    SLOTS,
    TAKE,
)
from graveshift.zombicide.rules.inventory import receive, refresh
from graveshift.zombicide.rules.spawn import starting_zone
from graveshift.zombicide.rules.state import has_tokens

FACE_NAMES: Final = {
    RED_FACE: "red",
    BLUE_FACE: "blue",
    GREEN_FACE: "green",
    YELLOW_FACE: "yellow",
    PURPLE_FACE: "purple",
}


class Take(Action):
    """Take an Objective of the zone, or activate one that stays where it lies (AOTD-ACT-15, AOTD-AMB-66)."""

    def __init__(self) -> None:
        super().__init__([(TAKE, "take", WITH_OBJECTIVE)])
        self.ordinary = True

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        zone = position.zone[who]
        if zone not in position.objective_zone:
            return
        s = own(position)
        for objective in range(len(s.objective_zone)):
            if s.objective_zone[objective] == zone and may_take(s, who, objective):
                options.append(TAKE + objective)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        one_action(s, who)
        objective = code & 255
        wake(s, s.zone[who], "AOTD-SLEEP-07")
        if city_of(s).takeable[objective]:
            yield from take(s, who, objective)
        else:
            yield from activate(s, who, objective)
        happen(s, f"objectives-taken:{taken_count(s)}")
        check_objectives_left(s)


def may_take(s: State, who: int, objective: int) -> bool:
    """Whether the mission lets this survivor take or activate it now (AOTD-M2-02, AOTD-SPEC-05, AOTD-AMB-44)."""
    city = city_of(s)
    face = s.objective_face[objective]
    if not city.takeable[objective]:
        number = activation_goal(s, face)
        if number < 0 or s.objectives_taken >> objective & 1:
            return False
        goal = city.aims[number]
        return is_open(s, goal) and s.classes[who] & goal.numbers[1] == goal.numbers[1]
    if face == HIDDEN_FACE:
        return True
    needed = city.carrier[face]
    if needed and not s.classes[who] & needed:
        return False
    for goal in city.aims:
        if goal.kind == TAKE_FACE and goal.numbers[0] == face and not is_open(s, goal):
            return False
    return not city.heavy_face[face] or not carries_heavy(s, who)


def activation_goal(s: State, face: int) -> int:
    """The goal that an Objective of this front is activated for; -1: none."""
    goals = city_of(s).aims
    for number in range(len(goals)):
        if goals[number].kind == ACTIVATE and goals[number].numbers[0] == face:
            return number
    return -1


def taken_count(s: State) -> int:
    """How many Objectives were taken or activated so far."""
    count = 0
    for objective in range(len(s.objective_zone)):
        count += s.objectives_taken >> objective & 1
    return count


def take(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """The token is turned up and carried; the first time it pays what the mission says (AOTD-ACT-15, AOTD-SETUP-16)."""
    city = city_of(s)
    if s.objective_face[objective] == HIDDEN_FACE:
        s.objective_face[objective] = s.draw("objectives", s.faces)
    face = s.objective_face[objective]
    first = not s.objectives_taken >> objective & 1
    s.objective_zone[objective] = -1
    s.objective_holder[objective] = who
    s.objectives_taken |= 1 << objective
    s.touched = 1
    s.emit("objective-taken", "AOTD-ACT-15", (who, objective, face))
    if city.heavy_face[face]:
        yield from shoulder(s, who, objective)
    refresh(s, who)
    if not first:
        return
    count_objective(s, who)
    yield from pay_out(s, who, face)
    for slot in range(len(s.personal)):
        if city.personal_faces[slot] == face:
            yield from token_taken(s, who, card_in_slot(s, slot))
    happen(s, f"objective-taken:{FACE_NAMES[face]}")


def activate(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """A specialist activates a token, which stays where it lies (AOTD-ACT-15, AOTD-SPEC-05)."""
    face = s.objective_face[objective]
    s.objectives_taken |= 1 << objective
    s.deeds |= 1 << activation_goal(s, face)
    s.touched = 1
    s.emit("objective-activated", "AOTD-ACT-15", (who, objective, face))
    count_objective(s, who)
    yield from pay_out(s, who, face)
    happen(s, f"objective-activated:{FACE_NAMES[face]}")


def pay_out(s: State, who: int, face: int) -> Generator[Ask, int, None]:
    """Adrenaline, cards and time that come with an Objective of a front (AOTD-AP-03, AOTD-TIME-01)."""
    city = city_of(s)
    if city.reward_ap[face]:
        for mate in range(s.posse) if city.reward_all[face] else [who]:
            if mate == who or s.zone[mate] >= 0:
                yield from gain_adrenaline(s, mate, city.reward_ap[face], "AOTD-AP-03")
    if city.reward_time[face] and s.time >= 0:
        s.time = max(city.time_floor[face], s.time + city.reward_time[face])
        s.emit("time-moved", "AOTD-TIME-01", (s.time,))
    for gift in city.reward_cards:
        if gift.face == face and gift.nth in (0, fronts_taken(s, face)):
            for _ in range(gift.count):
                s.extras.append(gift.card)
                yield from receive(s, who, gift.card, BY_TOKEN, "AOTD-ACT-15")


def fronts_taken(s: State, face: int) -> int:
    """How many Objectives of this front were taken, the last one included."""
    count = 0
    for objective in range(len(s.objective_face)):
        if s.objective_face[objective] == face and s.objectives_taken >> objective & 1:
            count += 1
    return count


# ---- tokens of Personal Objectives


def token_taken(s: State, who: int, card: Personal) -> Generator[Ask, int, None]:
    """What the token of a Personal Objective does for whoever takes it (AOTD-PO-01)."""
    yield from gain_adrenaline(s, who, card.adrenaline, "AOTD-PO-01")
    if card.reloads:
        for slot in range(who * SLOTS, who * SLOTS + SLOTS):
            if s.slots[slot] >= 0:
                s.slots[slot] &= CARD
        refresh(s, who)
        s.emit("all-reloaded", "AOTD-PO-01", (who,))
    if card.fetches >= 0 and fetched(s, card):
        s.emit("fetched", "AOTD-PO-01", (who, card.fetches))
        yield from receive(s, who, card.fetches, BY_TOKEN, "AOTD-PO-01")


def fetched(s: State, card: Personal) -> bool:
    """Take the wanted card out of the deck, the discards or the board; False if there is none."""
    wanted = card.fetches
    if wanted in s.deck:
        s.deck.remove(wanted)
        return True
    if wanted in s.discards:
        s.discards.remove(wanted)
        return True
    if card.fetches_from_board and wanted in s.laid_card:
        number = s.laid_card.index(wanted)
        del s.laid_zone[number], s.laid_card[number], s.laid_by[number]
        return True
    return False


class UseToken(Action):
    """Discard the token of a Personal Objective for what it calls: Zeus, or the Queen (AOTD-PO-03, AOTD-ZEUS-05)."""

    def __init__(self) -> None:
        super().__init__([(USE_TOKEN, "use-token", WITH_OBJECTIVE)])

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        if position.granted == who or not has_tokens(position, who):
            return
        s = own(position)
        for slot in range(len(s.personal)):
            if holds_token(s, who, slot) and calls_somebody(s, card_in_slot(s, slot)):
                options.append(USE_TOKEN + token_of_slot(s, slot))

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        for slot in range(len(s.personal)):
            if token_of_slot(s, slot) == argument:
                s.objective_holder[argument] = -1
                refresh(s, who)
                s.touched = 1
                s.emit("token-used", "AOTD-PO-03", (who, argument))
                card = card_in_slot(s, slot)
                if card.calls_zeus:
                    zeus_comes(s, "AOTD-ZEUS-05")
                else:
                    place_abomination(s, card.calls, starting_zone(s), "AOTD-ABOM-02")
                return

    def price(self, s: family.State, who: int, code: int) -> Price:
        return Price(0, 0, 0)


def calls_somebody(s: State, card: Personal) -> bool:
    """Is there anybody left to call with this token?"""
    if card.calls_zeus:
        return zeus_token(s) >= 0
    return card.calls >= 0 and not s.came >> card.calls & 1
