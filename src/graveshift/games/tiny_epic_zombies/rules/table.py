"""What is fixed for one game: mode, seats, Mall, goals and switches. Copies of a position share it."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.mall import Mall


class Table:
    """Everything about a game that never changes while it is played."""

    def __init__(self, mall: Mall, humans: int, seats: int) -> None:
        self.mall = mall
        self.mode = ""
        self.humans = humans
        self.seats = seats
        self.owner: list[int] = []  # Human -> seat
        self.colours: list[str] = []
        self.zombie_seat = -1  # -1: the Zombie-AI
        self.competitive = False
        self.goal: list[int] = []  # Objective -> progress that completes it
        self.ammo_goal = 0
        self.symbol: list[int] = []  # Search Card -> Entrance Symbol
        self.stranded_order: list[int] = []
        self.cure_order: list[int] = []
        # switches, as small ints: 0 is the default
        self.centre_supply = 0
        self.centre_part = 0
        self.continue_upwards = 0
        self.centre_death_drop = 0
        self.car_placed = 0
        self.car_through_courtyard = 0
        self.crossbow_blank = 0
        self.axe_wound_taken = 0
        self.bat_wound = 0
        self.horde_1_3_1 = 0
        self.two_weapons = 0
        self.captured_out = 0
        self.ai_number_only = 0
        self.ai_no_dead_cards = 0
        self.bleeding_next = 0
        self.take_consent_only = 0
