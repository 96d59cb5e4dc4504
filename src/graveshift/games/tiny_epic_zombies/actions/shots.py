"""Ranged Attacks: one shot, two at once, the Golf Club's free one (chapter Killing Zombies)."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import (
    NO_ATTACK,
    Action,
    Reason,
    no_such_room,
    not_after_a_move,
    verb,
    verb_of_two,
)
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASSAULT_RIFLE,
    BEFORE_A,
    FREE_SHOT,
    GOLF_CLUB,
    SHOOT,
    SHOOT_TWO,
)
from graveshift.games.tiny_epic_zombies.rules.killing import (
    double_cost,
    double_shots,
    free_shot,
    shoot,
    shoot_two,
    shot_cost,
    shot_targets,
    targets_now,
)
from graveshift.games.tiny_epic_zombies.rules.standing import must_leave, zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import name
from graveshift.kernel.rules import Play


class Shoot(Action):
    """Pay Ammo and kill a Zombie in an adjacent Room (TEZ-KILL-13, TEZ-KILL-14)."""

    def __init__(self) -> None:
        super().__init__(SHOOT, verb("shoot", "room", "TEZ-KILL-13", "Shoot: {low}", "Strzał: {low}"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        ammo = s.ammo[human]
        for room in targets_now(s, human):
            if shot_cost(s, human, room) <= ammo:
                options.append(SHOOT + room)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return shoot(s, human, option & 255)

    def price(self, s: State, human: int, option: int) -> int:
        return shot_cost(s, human, option & 255)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = no_attack_now(s, human)
        if reason is not None:
            return reason
        names = s.table.mall.names
        if argument not in names:
            return no_such_room(argument)
        room, here = names.index(argument), s.room[human]
        if room == here:
            return "A Ranged Attack cannot hit your own Room.", "TEZ-KILL-15", "Strzał nie trafia we własną Salę."
        if zombie_at(s, here):
            return (
                "With a Zombie in your own Room you shoot nowhere else.",
                "TEZ-KILL-13",
                "Z Zombie we własnej Sali nie strzelasz nigdzie indziej.",
            )
        english, polish = name(s, "room", room, "en"), name(s, "room", room, "pl")
        if not zombie_at(s, room):
            return f"There is no Zombie in {english}.", "TEZ-KILL-13", f"W Sali „{polish}” nie ma Zombie."
        if room not in s.table.mall.within(here, 2 if s.ranged[human] == ASSAULT_RIFLE else 1):
            return (
                f"{english} is out of range; Secret Passages carry no shots.",
                "TEZ-KILL-16",
                f"Sala „{polish}” jest poza zasięgiem; Tajne Przejścia nie przenoszą strzałów.",
            )
        if shot_cost(s, human, room) > s.ammo[human]:
            return "You have not enough Ammo for that shot.", "TEZ-WA-07", "Masz za mało Amunicji na ten strzał."
        return None


class ShootTwo(Action):
    """The Submachine Gun kills two Zombies in one attack (TEZ-CARD-02)."""

    def __init__(self) -> None:
        label = ("Shoot two: {high} and {low}", "Dwa strzały: {high} i {low}")
        super().__init__(SHOOT_TWO, verb_of_two("shoot-two", "room", "room", "TEZ-CARD-02", label[0], label[1]))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        options += [SHOOT_TWO + (one << 8) + other for one, other in double_shots(s, human)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return shoot_two(s, human, option >> 8 & 255, option & 255)

    def price(self, s: State, human: int, option: int) -> int:
        return double_cost(s, human, option >> 8 & 255, option & 255)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = no_attack_now(s, human)
        if reason is not None:
            return reason
        return (
            "Two at once is for the Submachine Gun, 2 Ammo and two Zombies next to you.",
            "TEZ-CARD-02",
            "Dwa strzały naraz wymagają Pistoletu maszynowego, 2 punktów Amunicji i dwóch Zombie obok ciebie.",
        )


class FreeShot(Action):
    """The Golf Club: a shot without Ammo instead of the free Move (TEZ-CARD-12)."""

    def __init__(self) -> None:
        super().__init__(
            FREE_SHOT, verb("free-shot", "room", "TEZ-CARD-12", "Free shot: {low}", "Darmowy strzał: {low}")
        )

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.free_shot and not must_leave(s, human):
            options += [FREE_SHOT + room for room in shot_targets(s, human)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return free_shot(s, human, option & 255)

    def price(self, s: State, human: int, option: int) -> int:
        return 0

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        if s.free and must_leave(s, human):
            return NO_ATTACK
        if s.free and s.melee[human] == GOLF_CLUB:
            return "No Zombie is there within range.", "TEZ-CARD-12", "W zasięgu nie ma tam Zombie."
        return (
            "A free shot replaces the free Move of an Overkill with the Golf Club.",
            "TEZ-CARD-12",
            "Darmowy strzał zastępuje darmowy Ruch po Masakrze Kijem golfowym.",
        )


def no_attack_now(s: State, human: int) -> Reason | None:
    """Shots belong to the kill of a Move, which comes first (TEZ-KILL-01, TEZ-AMB-68)."""
    reason = not_after_a_move(s)
    if reason is not None:
        return reason
    if must_leave(s, human):
        return NO_ATTACK
    if s.step != BEFORE_A:
        return (
            "One Zombie per Move, before Room and cards.",
            "TEZ-KILL-01",
            "Jeden Zombie na Ruch, przed Salą i kartami.",
        )
    return None


SHOOT_ONE: Final = Shoot()
SHOOT_BOTH: Final = ShootTwo()
SHOOT_FREE: Final = FreeShot()
