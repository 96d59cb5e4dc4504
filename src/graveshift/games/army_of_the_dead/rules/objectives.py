"""Objectives: taking, activating, carrying and dropping tokens (chapters Actions and Mission file)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.box import Personal
from graveshift.games.army_of_the_dead.rules.city import ACTIVATE, CARRY_OUT, TAKE_FACE, City, city_of, is_open
from graveshift.games.army_of_the_dead.rules.codes import (
    ASK_BACKPACK,
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
from graveshift.kernel.chance import LOST, end_game
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_OBJECTIVE, Action, Price, one_action
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.codes import (
    BLUE_FACE,
    CARD,
    DROP,
    GREEN_FACE,
    HAND_1,
    HAND_2,
    HIDDEN_FACE,
    NO_CARD,
    PACK_1,
    PUT,
    RED_FACE,
    SLOTS,
    TAKE,
    TOKEN_CARD,
)
from graveshift.zombicide.rules.inventory import discard_slot, droppable, put, receive, refresh
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


# ---- what fills the Backpack


def carries_heavy(s: State, who: int) -> bool:
    """Is the Backpack filled by a token?"""
    value = s.slots[who * SLOTS + PACK_1]
    return value >= 0 and value & CARD >= TOKEN_CARD


def shoulder(s: State, who: int, objective: int) -> Generator[Ask, int, None]:
    """It fills the whole Backpack: cards there go to free Hands or are discarded (AOTD-M2-04, AOTD-AMB-43)."""
    at = who * SLOTS
    while True:
        full = [slot for slot in range(PACK_1, SLOTS) if s.slots[at + slot] != NO_CARD]
        if not full:
            break
        hands = [slot for slot in (HAND_1, HAND_2) if s.slots[at + slot] == NO_CARD]
        options = [DROP + (who << 8) + slot for slot in full]
        if hands:
            options += [PUT + (slot << 8) + hands[0] for slot in full]
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(s.owner[who], ASK_BACKPACK, options, (who, TOKEN_CARD + objective))
        if answer >= DROP:
            discard_slot(s, who, answer & 255, "AOTD-AMB-43")
        else:
            put(s, who, answer >> 8 & 255, answer & 255, "AOTD-AMB-43")
    load(s, who, objective)


def load(s: State, who: int, objective: int) -> None:
    """The Backpack is full of it."""
    for slot in range(PACK_1, SLOTS):
        s.slots[who * SLOTS + slot] = TOKEN_CARD + objective


def unload(s: State, who: int) -> None:
    """The Backpack is free again."""
    for slot in range(PACK_1, SLOTS):
        if s.slots[who * SLOTS + slot] & CARD >= TOKEN_CARD:
            s.slots[who * SLOTS + slot] = NO_CARD


def is_heavy(s: State, objective: int) -> bool:
    """Does this token fill a Backpack?"""
    face = s.objective_face[objective]
    return face != HIDDEN_FACE and city_of(s).heavy_face[face]


def pack_is_empty(s: State, who: int) -> bool:
    """Nothing in the Backpack."""
    for slot in range(PACK_1, SLOTS):
        if s.slots[who * SLOTS + slot] != NO_CARD:
            return False
    return True


def may_hand_over(s: State, objective: int) -> bool:
    """All tokens but Red ones change hands in a Trade; what the receiver needs is checked with the receiver.

    (AOTD-ACT-10, AOTD-PO-05, AOTD-AMB-44)
    """
    return s.objective_face[objective] != RED_FACE


def can_receive(s: State, who: int, objective: int) -> bool:
    """The receiver of a token needs its Specialty, and an empty Backpack if it fills one (AOTD-AMB-44)."""
    return can_carry(s, who, objective) and (not is_heavy(s, objective) or pack_is_empty(s, who))


def make_room(s: State, who: int, mate: int) -> list[int]:
    """How the partner of a Trade empties the Backpack for a token that fills it: into free Hands, or away.

    The partner arranges for nothing, so the token can be handed over in the same Action (AOTD-ACT-10, AOTD-AMB-44).
    """
    wanted = [held for held in range(len(s.objective_holder)) if s.objective_holder[held] == who and is_heavy(s, held)]
    if not any(may_hand_over(s, held) and can_carry(s, mate, held) for held in wanted):
        return []
    at = mate * SLOTS
    free = [hand for hand in (HAND_1, HAND_2) if s.slots[at + hand] == NO_CARD]
    options: list[int] = []
    for slot in droppable(s, mate):
        if slot >= PACK_1:
            options += [PUT + (SLOTS + slot << 8) + SLOTS + hand for hand in free[:1]]
            options.append(DROP + (mate << 8) + slot)
    return options


def can_carry(s: State, who: int, objective: int) -> bool:
    """A mission may want a Specialty of whoever carries a token (AOTD-GEN-02)."""
    needed = city_of(s).carrier[s.objective_face[objective]]
    return not needed or s.classes[who] & needed != 0


def hand_over(s: State, objective: int, giver: int, taker: int) -> None:
    """A token has changed hands: the Backpack and the skills follow it (AOTD-PO-05, AOTD-AMB-44)."""
    if is_heavy(s, objective):
        unload(s, giver)
        load(s, taker, objective)
    refresh(s, giver)
    refresh(s, taker)
    s.touched = 1


def spend(s: State, objective: int) -> None:
    """A carried token is used up (mission goal repair)."""
    holder = s.objective_holder[objective]
    s.objective_holder[objective] = -1
    if holder >= 0:
        if is_heavy(s, objective):
            unload(s, holder)
        refresh(s, holder)
    s.emit("token-spent", "AOTD-SPEC-05", (objective,))


def drop_all(s: State, who: int, zone: int) -> None:
    """Carried tokens lie in the zone and may be taken again (AOTD-WIN-06, AOTD-AMB-08)."""
    unload(s, who)
    for objective in range(len(s.objective_holder)):
        if s.objective_holder[objective] == who:
            s.objective_holder[objective] = -1
            s.objective_zone[objective] = zone
            s.emit("objective-dropped", "AOTD-WIN-06", (who, objective, zone))


def lay_trophy(s: State, kind: int, zone: int) -> None:
    """Some missions lay a token where an Abomination has died (mission rule drop-on-kill)."""
    for wanted, objective in city_of(s).dropped_by:
        if wanted == kind and s.objective_zone[objective] < 0 and not s.objectives_taken >> objective & 1:
            s.objective_zone[objective] = zone
            s.emit("objective-laid", "AOTD-ACT-15", (objective, zone))


def check_carried_out(s: State, who: int) -> None:
    """A survivor has left the board with a token that others still need: the mission cannot be done (AOTD-WIN-03)."""
    city = city_of(s)
    for number in range(len(city.aims)):
        goal = city.aims[number]
        if (s.goals | s.deeds) >> number & 1 or goal.kind in (TAKE_FACE, CARRY_OUT):
            continue
        for face in needed_faces(city, number):
            for objective in range(len(s.objective_face)):
                if s.objective_face[objective] == face and s.objective_holder[objective] == who:
                    end_game(s, LOST, "token-gone", "AOTD-WIN-03")


def needed_faces(city: City, number: int) -> list[int]:
    """The fronts that a goal needs in somebody's hands."""
    return city.carried_faces[number]


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
