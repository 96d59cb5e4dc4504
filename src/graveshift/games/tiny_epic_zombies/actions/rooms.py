"""In the Room: its ability, and the tokens that lie there (chapters Rooms: abilities and tokens, Missions)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import (
    ABILITY_USED,
    DECIDE_FIRST,
    MOVE_FIRST,
    NOT_EMPTY,
    Action,
    ActionWith,
    Reason,
    not_after_a_move,
    verb,
)
from graveshift.games.tiny_epic_zombies.missions import cure, escape, investigate, stranded
from graveshift.games.tiny_epic_zombies.missions.tokens import had_bit, may_get
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ABILITY_IDS,
    AFTER_A,
    CLUE_1,
    EXIT_1,
    FLIP,
    GUESS,
    INGREDIENT_1,
    INVESTIGATE,
    PART,
    PICK_UP,
    RADIO,
    STRANDED_1,
    TAKE,
    TOKEN_OBJECTIVE,
    USE,
)
from graveshift.games.tiny_epic_zombies.rules.rooms import (
    abilities_here,
    pick_up,
    store_is_empty,
    usable_abilities,
    use,
)
from graveshift.games.tiny_epic_zombies.rules.standing import open_for
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, source_ids, typed
from graveshift.kernel.rules import Play


class Use(Action):
    """Use the Room's ability in an empty Store (TEZ-ROOM-02, TEZ-ROOM-03)."""

    def __init__(self) -> None:
        super().__init__(USE, verb("use", "ability", "TEZ-ROOM-02", "Use: {low}", "Użyj: {low}"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        options += [USE + ability for ability in usable_abilities(s, human)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return use(s, human, option & 255)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = not_after_a_move(s)
        if reason is not None:
            return reason
        room = s.room[human]
        if argument not in ABILITY_IDS or ABILITY_IDS.index(argument) not in abilities_here(s, room):
            return (
                f"There is no '{argument}' in this Room.",
                "TEZ-ROOM-01",
                f"W tej Sali nie ma zdolności „{typed(argument, 'pl')}”.",
            )
        if not store_is_empty(s, human):
            return NOT_EMPTY
        if s.used >> room & 1:
            return ABILITY_USED
        return "This ability lacks what it needs.", "TEZ-ROOM-02", "Tej zdolności brakuje tego, czego wymaga."


class Take(ActionWith):
    """Supplies, Radio or Part go onto the card (TEZ-ROOM-07, TEZ-ROOM-08, TEZ-MIS-CDC-02, TEZ-MIS-HEL-02)."""

    def __init__(self) -> None:
        super().__init__(TAKE, verb("take", "token", "TEZ-ROOM-08", "Take: {low}", "Weź: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if thing < RADIO:
            if not supplies_taken(s, human):
                options.append(TAKE + thing)
        elif thing == PART:
            if may_get(s, human, PART):
                options.append(TAKE + PART)

    def offer_radio(self, s: State, human: int, options: list[int]) -> None:
        """The Radio may be taken at any time after a Move, even before the next one (TEZ-AMB-13)."""
        if s.moved and s.token_at[RADIO] == s.room[human] and may_get(s, human, RADIO) and store_is_empty(s, human):
            options.append(TAKE + RADIO)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        token = option & 255
        s.step = max(s.step, AFTER_A)
        if token >= RADIO:
            s.handled |= 1 << had_bit(token, human)
        elif PICK_UP in s.table.mall.abilities[s.room[human]]:
            s.used |= 1 << s.room[human]
        pick_up(s, human, token)
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        if argument == TOKEN_IDS[RADIO]:
            return why_no_radio(s, human)
        reason = why_no_token(s, human, argument)
        if reason is not None:
            return reason
        token = TOKEN_IDS.index(argument)
        if token > PART:
            return TAKEN_OR_TURNED
        if not store_is_empty(s, human):
            return NOT_EMPTY
        if token == PART:
            return why_not_mine(s, human, PART)
        return ABILITY_USED if PICK_UP in s.table.mall.abilities[s.room[human]] else NOTHING_MORE


class Flip(ActionWith):
    """Turn a face-down Objective Token; it costs nothing (TEZ-OBJ-06, TEZ-OBJ-07)."""

    def __init__(self) -> None:
        super().__init__(FLIP, verb("flip", "token", "TEZ-OBJ-06", "Turn over: {low}", "Odkryj: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if thing < STRANDED_1 or not open_for(s, TOKEN_OBJECTIVE[thing], human):
            return
        if thing >= CLUE_1:
            if investigate.knows(s, human, thing):
                return
        elif INGREDIENT_1 <= thing < EXIT_1 and not cure.worth_flipping(s, human, thing):
            return
        options.append(FLIP + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        token = option & 255
        s.step = AFTER_A
        if token >= CLUE_1:
            investigate.flip(s, human, token)
            return None
        if token >= EXIT_1:
            return escape.flip(s, human, token)
        if token >= INGREDIENT_1:
            cure.flip(s, human, token)
            return None
        return stranded.flip(s, human, token)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = why_no_token(s, human, argument)
        if reason is not None:
            return reason
        if TOKEN_IDS.index(argument) <= PART:
            return TAKEN_OR_TURNED
        return NOTHING_MORE if store_is_empty(s, human) else NOT_EMPTY


class Guess(ActionWith):
    """Name the Source in the Room of an open Clue (TEZ-MIS-INV-03, TEZ-MIS-INV-04)."""

    def __init__(self) -> None:
        super().__init__(GUESS, verb("guess", "source", "TEZ-MIS-INV-04", "Guess: {low}", "Zgadnij: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if thing < CLUE_1 or not open_for(s, INVESTIGATE, human) or not investigate.knows(s, human, thing):
            return
        sources = investigate.free_sources(s)
        if GUESS + sources[0] not in options:
            options += [GUESS + source for source in sources]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return investigate.guess(s, human, option & 255)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = not_after_a_move(s)
        if reason is not None:
            return reason
        if not open_for(s, INVESTIGATE, human):
            return "There is nothing to investigate.", "TEZ-OBJ-05", "Nie ma czego badać."
        sources = source_ids()
        if argument in sources and sources.index(argument) not in investigate.free_sources(s):
            return "That Source has been found already.", "TEZ-MIS-INV-04", "To Źródło już znaleziono."
        return (
            "A Guess is made in the Room of an open Clue, in an empty Store.",
            "TEZ-MIS-INV-03",
            "Zgaduje się w Sali odkrytego Tropu, w pustym Sklepie.",
        )


TAKEN_OR_TURNED: Final[Reason] = (
    "Supply Tokens, Radio and Part are taken; all others are turned over.",
    "TEZ-ROOM-07",
    "Żetony Zapasów, Radio i Część się bierze, pozostałe żetony się odwraca.",
)
NOTHING_MORE: Final[Reason] = (
    "There is nothing more to learn from that token now.",
    "TEZ-OBJ-06",
    "Ten żeton nic więcej teraz nie powie.",
)


def supplies_taken(s: State, human: int) -> bool:
    """Picking up supplies is the Room's ability where it is printed: once per Turn (TEZ-ROOM-08, TEZ-ROOM-03)."""
    room = s.room[human]
    return PICK_UP in s.table.mall.abilities[room] and bool(s.used >> room & 1)


def why_no_token(s: State, human: int, argument: str) -> Reason | None:
    """What stands in the way of any token that is taken or turned."""
    reason = not_after_a_move(s)
    if reason is not None:
        return reason
    if argument not in TOKEN_IDS:
        return f"There is no token '{argument}'.", "TEZ-OBJ-06", f"Nie ma żetonu „{argument}”."
    if s.token_at[TOKEN_IDS.index(argument)] != s.room[human]:
        return "That token is not in your Room.", "TEZ-OBJ-06", "Tego żetonu nie ma w twojej Sali."
    return None


def why_no_radio(s: State, human: int) -> Reason | None:
    if s.free:
        return DECIDE_FIRST
    if s.token_at[RADIO] != s.room[human]:
        return "The Radio is not in your Room.", "TEZ-MIS-CDC-02", "Radia nie ma w twojej Sali."
    if not s.moved:
        return MOVE_FIRST
    return why_not_mine(s, human, RADIO) if store_is_empty(s, human) else NOT_EMPTY


def why_not_mine(s: State, human: int, token: int) -> Reason:
    """Radio or Part lie here, and yet this Human may not take them."""
    if not open_for(s, TOKEN_OBJECTIVE[token], human):
        return "That Objective is completed.", "TEZ-OBJ-05", "Ten cel jest już osiągnięty."
    return (
        "Nobody gets the same token twice in one Move.",
        "TEZ-MIS-CDC-03",
        "Nikt nie dostaje tego samego żetonu dwa razy w jednym Ruchu.",
    )


USE_ABILITY: Final = Use()
TAKE_TOKEN: Final = Take()
FLIP_TOKEN: Final = Flip()
GUESS_SOURCE: Final = Guess()
