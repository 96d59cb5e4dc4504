"""The Zombie Player's answers: what hurts the Humans most, by the same scales that they use themselves."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.errands import errands
from graveshift.bots.tez.scene import Goals, Scene
from graveshift.bots.tez.squads import STEP, steps_made
from graveshift.bots.tez.worth import Danger, card_worth, life, spare_worth
from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules.mall import is_corner, next_store

HORRORS: Final = (
    c.DOCTOR,
    c.GREASER,
    c.MECHANIC,
    c.HIPPIE,
    c.TEENAGER,
    c.SCIENTIST,
    c.ATHLETE,
    c.TEACHER,
    c.PHOTOGRAPHER,
    c.POPSTAR,
    c.MALLCOP,
    c.SURVIVALIST,
    c.JANITOR,
    c.FRY_COOK,
)
GUARD: Final = 4.0
"""A Zombie in a Store where the Humans want something costs them about half a Move."""
ZOMBIES_COME: Final = 6.0
EXPLODES: Final = 3.0
NOISE: Final = 5.0
PRESENT: Final = 0.2
"""How much of a card's worth to the Humans counts against dealing it now."""
DONE: Final = 2.0


class Board:
    """Zombies on the map and what adding them has done so far."""

    __slots__ = ("harm", "zombies")

    def __init__(self, zombies: int, harm: float) -> None:
        self.zombies = zombies
        self.harm = harm


class ZombieMind:
    """The Zombie Player's thoughts."""

    def __init__(self, scene: Scene) -> None:
        s = scene.s
        self.scene = scene
        self.danger = Danger(scene, 0)
        self.blow = life(scene.lives(0))
        self.goals = [Goals(s, side) for side in range(len(s.done))]
        self.wanted = self._wanted()
        self.squads = {room: STEP * steps_made(room) for room in s.squads if c.OFF < room < c.ARRIVED}

    def _wanted(self) -> list[float]:
        """What guarding each Store is worth."""
        found = [0.0] * c.SLOTS
        for human in range(self.scene.humans if self.scene.competitive else 1):
            for errand in errands(self.scene, human, self.goals[human]):
                if errand.store < c.SLOTS:
                    found[errand.store] = max(found[errand.store], min(GUARD, 0.1 * errand.worth))
        return found

    def answer(self, kind: int, options: list[int]) -> int:
        if kind == c.ASK_ZOMBIE_CARD:
            for person in HORRORS:
                if c.CHOOSE + person in options:
                    return c.CHOOSE + person
            return options[0]
        worth = [self.weighed(kind, option, options) for option in options]
        return options[worth.index(max(worth))]

    def weighed(self, kind: int, option: int, options: list[int]) -> float:
        """What an option is worth to the Zombies."""
        if kind == c.ASK_HORDE_CARD:
            return float(self.scene.s.markers[self.scene.s.horde.index(option - c.HORDE)])
        if kind == c.ASK_ADD:
            return self.worth_of_adding(option - c.ADD, options)
        if kind in (c.ASK_DEAL, c.ASK_FIRST_DEAL):
            return self.worth_of_deal(option - c.DEAL)
        if kind == c.ASK_HORDE:
            return self.worth_of_action(option)
        return 0.0

    def ranking(self, kind: int, options: list[int]) -> list[int]:
        """All options, the best first."""
        worth = [self.weighed(kind, option, options) for option in options]
        order = sorted(range(len(options)), key=lambda at: -worth[at])
        return [options[at] for at in order]

    # ---- adding Zombies

    def worth_of_adding(self, slot: int, options: list[int]) -> float:
        """What a Store gains by a Zombie, with those still to come after it in mind."""
        s = self.scene.s
        board = self.placed(Board(s.zombies, 0.0), slot)
        if s.to_add + s.owed <= 1:
            return self.worth(board)
        return max([self.worth(self.placed(board, option - c.ADD)) for option in options])

    def worth(self, board: Board) -> float:
        """Harm done, and what the Zombies on the map threaten."""
        guards = 0.0
        for slot in range(c.SLOTS):
            guards += c.COUNT[board.zombies >> 3 * slot & 7] * self.wanted[slot]
        return board.harm + self.danger.of(board.zombies) + guards

    def placed(self, board: Board, slot: int) -> Board:
        """One Zombie more for a Store: into its lowest free Room, on to the next one, or against the Barricade."""
        room = self.entry(board.zombies, slot)
        if room < 0 and is_corner(slot):
            room = self.entry(board.zombies, next_store(slot))
        if room < 0:
            return Board(board.zombies, board.harm + self.blow)
        if self.scene.s.traps >> room & 1:
            return Board(board.zombies, board.harm)
        return Board(board.zombies | 1 << room, board.harm + self.overrun(room))

    def entry(self, zombies: int, slot: int) -> int:
        """The Room the next Zombie for a Store would take; -1 if it is full."""
        for room in range(3 * slot, 3 * slot + 3):
            if not zombies >> room & 1:
                return room
        return -1

    def overrun(self, room: int) -> float:
        """Wounds of the Humans there, and the way a Squad has to make again."""
        harm = self.squads.get(room, 0.0)
        for human, place in enumerate(self.scene.places):
            if place == room:
                spare = self.scene.spare(human)
                harm += spare_worth(spare) - spare_worth(spare - 1) + 2.0
        return harm

    # ---- dealing

    def worth_of_deal(self, card: int) -> float:
        """Symbols whose Stores are nearly full, Events, noise; presents as late as can be."""
        scene = self.scene
        s = scene.s
        human = s.active
        goals = self.goals[scene.side(human)]
        symbol = s.table.symbol[card]
        stores = s.table.mall.stores_of[symbol]
        start = Board(s.zombies, 0.0)
        most = -1e9
        for one in stores:
            for other in stores:
                most = max(most, self.worth(self.placed(self.placed(start, one), other)))
        value = most - self.worth(start)
        if c.ZOMBIE_EVENT <= card < c.MACHETE:
            value += ZOMBIES_COME
        elif c.FIRST_AID + 1 < card < c.ZOMBIE_EVENT:
            value += EXPLODES
        value -= PRESENT * max(0.0, card_worth(scene, human, card, goals))
        room = s.room[human]
        if room < c.CENTRE and s.table.mall.symbol[c.STORE_OF[room]] == symbol:
            value += NOISE
        return value

    # ---- Horde actions

    def worth_of_action(self, option: int) -> float:
        """What the action does to the Humans; any effect beats none."""
        verb, first, second = option >> c.VERB << c.VERB, option >> 8 & 255, option & 255
        now = self.scene.zombies
        if verb == c.PASS:
            return 0.0
        if verb == c.WALK:
            board = Board(now & ~(1 << first) | 1 << second, self.overrun(second))
            return self.worth(board) - self.worth(Board(now, 0.0))
        if verb == c.PUSH_SQUAD:
            return STEP * (steps_made(self.scene.s.squads[first]) - steps_made(second)) + 0.1
        if verb == c.PUSH_TOKEN:
            return self.reach(second) - self.reach(self.scene.s.token_at[first]) + 0.1
        if verb == c.HUMAN:
            return DONE + 9 - self.scene.spare(second)
        if verb == c.CARD:
            worth = [
                card_worth(self.scene, human, second, self.goals[self.scene.side(human)])
                for human in range(self.scene.humans)
            ]
            return max(worth)
        if verb == c.ADD:
            return self.worth(self.placed(Board(now, 0.0), second))
        return DONE

    def reach(self, room: int) -> float:
        """How far a Room is from the nearest Human and from the Courtyard."""
        chart = self.scene.chart
        return min([chart.far[place][room] for place in self.scene.places]) + 0.5 * chart.to_courtyard[room]
