"""The Zombie Player's answers: what hurts the Humans most, by the same scales that they use themselves."""

from __future__ import annotations

from typing import Final, NamedTuple

from graveshift.bots.tez.errands import errands
from graveshift.bots.tez.scene import CENTRE, STORE_OF, Scene, argument, symbol_of
from graveshift.bots.tez.squads import STEP, steps_made
from graveshift.bots.tez.worth import COUNT, Danger, card_worth, kind_of, life, spare_worth
from graveshift.games.tiny_epic_zombies.rules.mall import is_corner, next_store

HORRORS: Final = (
    "doctor",
    "greaser",
    "mechanic",
    "hippie",
    "teenager",
    "scientist",
    "athlete",
    "teacher",
    "photographer",
    "popstar",
    "mallcop",
    "survivalist",
    "janitor",
    "fry-cook",
)
GUARD: Final = 4.0
"""A Zombie in a Store where the Humans want something costs them about half a Move."""
EVENT: Final = {"zombie": 6.0, "explosion": 3.0}
NOISE: Final = 5.0
PRESENT: Final = 0.2
"""How much of a card's worth to the Humans counts against dealing it now."""
DONE: Final = 2.0


class Board(NamedTuple):
    """Zombies on the map and what adding them has done so far."""

    zombies: int
    harm: float


class ZombieMind:
    """The Zombie Player's thoughts."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.danger = Danger(scene, 0)
        self.blow = life(scene.lives(0))
        self.wanted = self._wanted()
        self.squads = {
            scene.room(squad["room"]): STEP * steps_made(scene.room(squad["room"]))
            for squad in self.view["squads"]
            if squad["room"] is not None
        }

    def _wanted(self) -> list[float]:
        """What guarding each Store is worth."""
        found = [0.0] * 8
        for human in range(len(self.scene.humans) if self.scene.competitive else 1):
            goals = self.scene.goals(human)
            for errand in errands(self.scene, human, goals):
                if errand.store < len(found):
                    found[errand.store] = max(found[errand.store], min(GUARD, 0.1 * errand.worth))
        return found

    def answer(self, kind: str, keys: tuple[str, ...]) -> str:
        if kind == "zombie-card":
            return next((f"choose:{name}" for name in HORRORS if f"choose:{name}" in keys), keys[0])
        if kind == "horde-card":
            return max(keys, key=self.marker)
        if kind == "add-zombie":
            return self.add(keys)
        if kind in ("deal", "first-deal"):
            return max(keys, key=lambda key: (self.worth_of_deal(argument(key)), key))
        if kind == "horde-action":
            return max(keys, key=self.worth_of_action)
        return keys[0]

    def marker(self, key: str) -> int:
        """The card that is farthest on its Horde Track."""
        cards = {entry["card"]: entry["marker"] for entry in self.view["zombie_side"]["cards"]}
        return int(cards[argument(key)])

    # ---- adding Zombies

    def add(self, keys: tuple[str, ...]) -> str:
        """The Store that harms most, with the Zombies still to come after it in mind."""
        slots = {key: self.scene.chart.store[argument(key)] for key in keys}
        more = self.view["turn_state"]["zombies_to_add"] - 1
        start = Board(self.scene.zombies, 0.0)

        def harm(key: str) -> float:
            board = self.placed(start, slots[key])
            if more > 0:
                board = max((self.placed(board, slot) for slot in slots.values()), key=self.worth)
            return self.worth(board)

        return max(keys, key=harm)

    def worth(self, board: Board) -> float:
        """Harm done, and what the Zombies on the map threaten."""
        guards = sum(COUNT[board.zombies >> 3 * slot & 7] * self.wanted[slot] for slot in range(8))
        return board.harm + self.danger.of(board.zombies) + guards

    def placed(self, board: Board, slot: int) -> Board:
        """One Zombie more for a Store: into its lowest free Room, on to the next one, or against the Barricade."""
        room = self.entry(board.zombies, slot)
        if room < 0 and is_corner(slot):
            room = self.entry(board.zombies, next_store(slot))
        if room < 0:
            return Board(board.zombies, board.harm + self.blow)
        if self.scene.traps >> room & 1:
            return Board(board.zombies, board.harm)
        return Board(board.zombies | 1 << room, board.harm + self.overrun(room))

    def entry(self, zombies: int, slot: int) -> int:
        """The Room the next Zombie for a Store would take; -1 if it is full."""
        return next((room for room in range(3 * slot, 3 * slot + 3) if not zombies >> room & 1), -1)

    def overrun(self, room: int) -> float:
        """Wounds of the Humans there, and the way a Squad has to make again."""
        harm = self.squads.get(room, 0.0)
        for human, place in enumerate(self.scene.places):
            if place == room:
                spare = self.scene.spare(human)
                harm += spare_worth(spare) - spare_worth(spare - 1) + 2.0
        return harm

    # ---- dealing

    def worth_of_deal(self, card: str) -> float:
        """Symbols whose Stores are nearly full, Events, noise; presents as late as can be."""
        human = self.view["active"]
        entry = self.scene.humans[human]
        goals = self.scene.goals(human if self.scene.competitive else 0)
        symbol = symbol_of(card)
        stores = [slot for slot, store in enumerate(self.view["stores"]) if store["symbol"] == symbol]
        start = Board(self.scene.zombies, 0.0)
        both = max((self.placed(self.placed(start, one), other) for one in stores for other in stores), key=self.worth)
        value = self.worth(both) - self.worth(start)
        value += EVENT.get(kind_of(card), 0.0) - PRESENT * max(0.0, card_worth(card, entry, goals))
        room = self.scene.places[human]
        if room < CENTRE and self.view["stores"][STORE_OF[room]]["symbol"] == symbol:
            value += NOISE
        return value

    # ---- Horde actions

    def worth_of_action(self, key: str) -> float:
        """What the action does to the Humans; any effect beats none."""
        word, _, what = key.partition(":")
        if word == "pass":
            return 0.0
        first, _, second = what.partition(">")
        now = self.scene.zombies
        if word == "walk":
            start, end = self.scene.room(first), self.scene.room(second)
            board = Board(now & ~(1 << start) | 1 << end, self.overrun(end))
            return self.worth(board) - self.worth(Board(now, 0.0))
        squad = next((one for one in self.view["squads"] if word == "push" and one["id"] == first), None)
        if squad is not None:
            return STEP * (steps_made(self.scene.room(squad["room"])) - steps_made(self.scene.room(second))) + 0.1
        if word == "push" and second in self.scene.chart.number:
            return self.reach(self.scene.room(second)) - self.reach(self.token_room(first)) + 0.1
        if word == "human":
            return DONE + 9 - self.scene.spare(next(at for at, h in enumerate(self.scene.humans) if h["id"] == what))
        if word == "card":
            return max(
                card_worth(what, human, self.scene.goals(at if self.scene.competitive else 0))
                for at, human in enumerate(self.scene.humans)
            )
        if word == "add":
            return self.worth(self.placed(Board(now, 0.0), self.scene.chart.store[what]))
        return DONE

    def token_room(self, token: str) -> int:
        return self.scene.room(self.view["tokens"][token]["room"])

    def reach(self, room: int) -> float:
        """How far a Room is from the nearest Human and from the Courtyard."""
        chart = self.scene.chart
        return min(chart.far[place][room] for place in self.scene.places) + 0.5 * chart.to_courtyard[room]
