"""Moves of a Turn: the ITEMeeple's own, by Skateboard, a Squad's; staying put and ending them (chapter Moving)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import (
    DECIDE_FIRST,
    Action,
    ActionWith,
    Reason,
    no_such_room,
    verb,
)
from graveshift.games.tiny_epic_zombies.missions.escort import movable_squads, move_squad
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARRIVED,
    END,
    ESCORT,
    MOVE,
    SEARCHING,
    SKATE,
    SKATEBOARD,
    SQUAD,
    STAY,
)
from graveshift.games.tiny_epic_zombies.rules.items import discard_from_pack
from graveshift.games.tiny_epic_zombies.rules.moving import anywhere, make_move, targets
from graveshift.games.tiny_epic_zombies.rules.standing import must_leave
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import SQUAD_IDS, name
from graveshift.kernel.rules import Play

LEAVE_FIRST: Final[Reason] = (
    "After an Overrun your own ITEMeeple must leave its Room first.",
    "TEZ-MOVE-08",
    "Po Osaczeniu twoja figurka musi najpierw opuścić Salę.",
)


class Move(Action):
    """Go to a Room next door: a compulsory Move, an additional or a free one (TEZ-MOVE-01, TEZ-TURN-07)."""

    def __init__(self) -> None:
        super().__init__(MOVE, verb("move", "room", "TEZ-MOVE-01", "Move: {low}", "Ruch: {low}"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.free or s.moves or s.extra:
            for room in targets(s, human):
                options.append(MOVE + room)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return make_move(s, human, option & 255, "TEZ-KILL-06" if s.free else "TEZ-MOVE-01")

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        names = s.table.mall.names
        if argument not in names:
            return no_such_room(argument)
        if not (s.free or s.moves or s.extra):
            return "No Move is left in this Turn.", "TEZ-TURN-07", "W tej Turze nie został żaden Ruch."
        room, here = names.index(argument), s.room[human]
        if room == here:
            return "Staying put is not a Move.", "TEZ-MOVE-01", "Pozostanie w miejscu nie jest Ruchem."
        if room in targets(s, human):
            return None
        return (
            f"{name(s, 'room', room, 'en')} is not adjacent to {name(s, 'room', here, 'en')}.",
            "TEZ-MOVE-01",
            f"Sale „{name(s, 'room', room, 'pl')}” i „{name(s, 'room', here, 'pl')}” nie sąsiadują ze sobą.",
        )


class Skate(ActionWith):
    """The Skateboard makes a Move to any Room (TEZ-CARD-14)."""

    def __init__(self) -> None:
        super().__init__(SKATE, verb("skate", "room", "TEZ-CARD-14", "Skateboard: {low}", "Deskorolka: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if thing == SKATEBOARD and (s.free or s.moves or s.extra):
            options += [SKATE + room for room in anywhere(s, human)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        discard_from_pack(s, human, SKATEBOARD)
        return make_move(s, human, option & 255, "TEZ-CARD-14")

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        if SKATEBOARD not in s.pack[human]:
            return "You have no Skateboard.", "TEZ-CARD-14", "Nie masz Deskorolki."
        return MOVE_ON.why_not(s, human, argument)


class Squad(Action):
    """One of the three Moves goes to a Squad instead (TEZ-MIS-ESC-03)."""

    def __init__(self) -> None:
        super().__init__(SQUAD, verb("squad", "squad", "TEZ-MIS-ESC-03", "Move the {low}", "Przesuń: {low}"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        for squad in movable_squads(s, human):
            options.append(SQUAD + squad)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return move_squad(s, human, option & 255)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        if ESCORT not in s.objectives:
            return "There are no Squads in this game.", "TEZ-MIS-ESC-01", "W tej grze nie ma Oddziałów."
        if must_leave(s, human):
            return LEAVE_FIRST
        if s.moves == 0 or s.riding:
            return (
                "Only the three Moves of a Turn can go to a Squad.",
                "TEZ-MIS-ESC-03",
                "Oddział przesuwa się tylko jednym z trzech Ruchów Tury.",
            )
        if s.free:
            return DECIDE_FIRST
        if argument not in SQUAD_IDS:
            return f"There is no Squad '{argument}'.", "TEZ-MIS-ESC-01", f"Nie ma Oddziału „{argument}”."
        if s.squads[SQUAD_IDS.index(argument)] == ARRIVED:
            return "That Squad has arrived.", "TEZ-MIS-ESC-07", "Ten Oddział już dotarł."
        return "That Squad is not yours to move.", "TEZ-CMPO-08", "To nie jest twój Oddział."


class Stay(Action):
    """Give up the free Move of an Overkill (TEZ-KILL-10)."""

    def __init__(self) -> None:
        super().__init__(STAY, verb("stay", "", "TEZ-KILL-10", "Stay here", "Zostań tutaj"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.free:
            options.append(STAY)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        s.free = 0
        s.free_shot = 0
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        return (
            "There is no free Move to give up.",
            "TEZ-KILL-06",
            "Nie ma darmowego Ruchu, z którego można zrezygnować.",
        )


class End(Action):
    """After the compulsory Moves the Turn goes on to the Search (TEZ-TURN-02, TEZ-TURN-03)."""

    def __init__(self) -> None:
        super().__init__(END, verb("end", "", "TEZ-TURN-02", "End the Moves and search", "Zakończ Ruchy i przeszukaj"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.free == 0 and s.moves == 0:
            options.append(END)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        s.phase = SEARCHING
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        if s.free:
            return "First decide about the free Move.", "TEZ-KILL-06", "Najpierw zdecyduj o darmowym Ruchu."
        return (
            f"Moves cannot be skipped; still to be made: {s.moves}.",
            "TEZ-TURN-03",
            f"Ruchów nie można pominąć; zostało: {s.moves}.",
        )


MOVE_ON: Final = Move()
SKATE_ANYWHERE: Final = Skate()
MOVE_SQUAD: Final = Squad()
STAY_HERE: Final = Stay()
END_MOVES: Final = End()
