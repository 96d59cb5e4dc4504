"""A Human's answers: the Turn by looking ahead (`plan`), everything else by small rules."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.errands import stranded_lying, suspects
from graveshift.bots.tez.plan import SAFE_CAPTURE, Plan, Step, deposit
from graveshift.bots.tez.scene import CENTRE, COURTYARD, STORE_OF, WHOLE, Scene, argument
from graveshift.bots.tez.worth import (
    MOVE,
    STORED_AMMO,
    STORED_WEAPON,
    card_worth,
    spare_worth,
    wants_weapons,
)
from graveshift.games.tiny_epic_zombies.rules.mall import adjacent_stores, entrance, stores_apart

FAVOURITES: Final = (
    "janitor",
    "popstar",
    "athlete",
    "doctor",
    "mechanic",
    "mallcop",
    "hippie",
    "greaser",
    "teenager",
    "survivalist",
    "photographer",
    "fry-cook",
    "scientist",
    "teacher",
)
LITTLE: Final = 1.0
RISKY: Final = 3
"""With so little left, nothing is lost lightly."""
LAST_TURN: Final = 1


class HumanMind:
    """One Human's thoughts."""

    def __init__(self, scene: Scene, me: int) -> None:
        self.scene = scene
        self.me = me
        self.human = scene.humans[me]
        self.spare = scene.spare(me)
        self.plan = Plan(scene, me)
        self.goals = self.plan.goals

    def answer(self, kind: str, keys: tuple[str, ...]) -> str:
        if kind == "turn":
            return self.turn(keys)
        if kind == "overkill":
            return self.free_move(keys)
        simple = self.simple_answers().get(kind)
        if simple in keys:
            assert simple is not None
            return simple
        if kind == "player-card":
            return next((f"choose:{name}" for name in FAVOURITES if f"choose:{name}" in keys), keys[0])
        if kind in ("heal-any", "bleeding-out"):
            return self.by_need(kind, keys)
        if kind in ("search-store", "where", "death-drop"):
            return max(keys, key=self.shelf_worth)
        if kind in ("fireworks", "kill-any", "loud-crash", "trap"):
            return max(keys, key=self.board_worth)
        if kind in ("drive", "sugar-rush"):
            return max(keys, key=self.arrival_worth)
        if kind == "explosion":
            return self.explosion(keys)
        if kind == "reward":
            return self.reward(keys)
        return keys[0]

    def simple_answers(self) -> dict[str, str]:
        """Questions with an answer that hangs on little."""
        scene = self.scene
        crowd = scene.zombies & WHOLE[STORE_OF[scene.places[self.me]]] if scene.places[self.me] < CENTRE else 0
        capture = self.plan.captures and self.spare >= SAFE_CAPTURE
        return {
            "consent": "no" if scene.competitive else "yes",
            "draw-supply": "yes",
            "keep": "keep" if self.keeps() else "refuse",
            "fight": "capture" if capture else "shoot-here" if self.spare <= RISKY else "fight",
            "grenade": "throw" if crowd.bit_count() >= 2 and self.spare > 2 else "no",
            "convert": "convert" if self.spare > 6 else "no",
            "covering-fire": "pass",
            "cancel-noise": "yes" if self.spare > RISKY else "no",
            "overrun": "counter:revolver" if self.spare > 2 else "no",
            "sugar-rush-ability": "use:heal-2",
            "gain": "cache" if self.spare > RISKY + 1 or self.human["ammo"] == 9 else "track",
            "any-time": "pass",
            "toll": "track" if self.spare > RISKY + 1 else "",
        }

    def keeps(self) -> bool:
        """A drawn Weapon is kept if it beats the old one, or if the Arsenal wants any."""
        card = self.scene.view["looking_at"]
        return card is None or wants_weapons(self.goals) or card_worth(card, self.human, self.goals) > 0

    def by_need(self, kind: str, keys: tuple[str, ...]) -> str:
        """Heal who needs it most; bleed who can bear it best."""
        spare = {human["id"]: human["ammo"] - human["wounds"] for human in self.scene.humans}
        people = sorted((key for key in keys if key.startswith("human:")), key=lambda key: spare[argument(key)])
        return people[0] if kind == "heal-any" else people[-1]

    def explosion(self, keys: tuple[str, ...]) -> str:
        """A Wound, unless it hurts more than the poorest card is worth."""
        hurt = spare_worth(self.spare) - spare_worth(self.spare - 1)
        cards = [key for key in keys if key.startswith("card:")]
        worth = {
            key: max(1.0, card_worth(argument(key), {**self.human, "melee": None, "ranged": None}, self.goals))
            for key in cards
        }
        poorest = min(cards, key=lambda key: worth[key])
        return poorest if worth[poorest] < hurt else "wound"

    def reward(self, keys: tuple[str, ...]) -> str:
        """Dead Zombies first, then the Barricade, then what the Humans need."""
        order = ["reward:repair"] if self.scene.view["barricade"] <= RISKY else []
        hurt = any(human["wounds"] for human in self.scene.humans)
        order += ["reward:kill", "reward:heal" if hurt else "reward:ammo", "reward:repair", "reward:ammo"]
        return next((key for key in order if key in keys), keys[0])

    # ---- where things go

    def shelf_worth(self, key: str) -> float:
        """Beside which Store a card lies well: near to who wants it, free of Zombies; an Event where there is room."""
        scene = self.scene
        slot = scene.chart.store[argument(key)]
        guards = (scene.zombies & WHOLE[slot]).bit_count()
        card = scene.view["looking_at"] or scene.view["last_revealed"] or ""
        if card.startswith("zombie"):
            return -guards
        wanting = [
            at
            for at, human in enumerate(scene.humans)
            if (not scene.competitive or at == self.me) and card_worth(card, human, self.goals) > 0
        ]
        far = min((scene.chart.to_store[scene.places[at]][slot] for at in wanting), default=0)
        return -2.0 * guards - far

    def board_worth(self, key: str) -> float:
        """Zombies moved, killed or awaited by a Trap: what that does to the danger."""
        plan, zombies = self.plan, self.scene.zombies
        word, _, what = key.partition(":")
        if word == "pass":
            return plan.outlook(plan.now()) + LITTLE
        step = plan.now()
        if word == "room":
            step.zombies &= ~(1 << self.scene.room(what))
        elif word == "walk":
            start, _, end = what.partition(">")
            step.zombies = zombies & ~(1 << self.scene.room(start)) | 1 << self.scene.room(end)
        elif word == "arm":
            room = self.scene.room(what)
            return plan.danger.of(zombies | 1 << room) - 0.1 * room
        return plan.outlook(step)

    def arrival_worth(self, key: str) -> float:
        """Driving to an Entrance, or fleeing into a Room."""
        word, _, what = key.partition(":")
        if word not in ("drive", "room"):
            return -1e9
        room = entrance(self.scene.chart.store[what]) if word == "drive" else self.scene.room(what)
        step = self.plan.arrive(self.plan.now(), room)
        return self.plan.worth(step, self.moves, self.regular)

    # ---- the Human Turn

    @property
    def regular(self) -> int:
        """Moves of the three that are left."""
        return int(self.scene.view["turn_state"]["moves"])

    @property
    def moves(self) -> int:
        return self.regular + int(self.scene.view["turn_state"]["extra"])

    def turn(self, keys: tuple[str, ...]) -> str:
        """What can be had here first, then a shot, then the best way on."""
        act = max(keys, key=self.worth_here)
        if self.worth_here(act) > 0:
            return act
        item = self.use_items(keys)
        if item:
            return item
        return self.way_on(keys)

    def free_move(self, keys: tuple[str, ...]) -> str:
        """An Overkill's free Move, or what can be done here instead."""
        plan = self.plan
        values: dict[str, float] = {}
        for key in keys:
            word, _, what = key.partition(":")
            if word == "move":
                step = plan.arrive(plan.now(), self.scene.room(what))
            elif word in ("stay", "free-shot"):
                step = plan.now()
                if word == "free-shot":
                    step.zombies &= ~(1 << self.scene.room(what))
                plan.act(step)
            else:
                continue
            values[key] = plan.worth(step, self.moves, self.regular)
        return max(values, key=lambda key: values[key])

    def way_on(self, keys: tuple[str, ...]) -> str:
        """Move, move a Squad, ride, or end."""
        plan, now = self.plan, self.plan.now()
        values: dict[str, float] = {}
        for key in keys:
            word, _, what = key.partition(":")
            regular = self.regular - 1
            if word == "move":
                step = plan.arrive(now, self.scene.room(what))
                values[key] = plan.worth(step, self.moves - 1, regular)
            elif word == "squad" and plan.squads.ids.index(what) in plan.squads.mine:
                step = plan.advance(now, plan.squads.ids.index(what))
                values[key] = plan.worth(step, self.moves - 1, regular)
            elif word == "skate" and self.is_errand(self.scene.room(what)):
                step = plan.arrive(now, self.scene.room(what))
                values[key] = plan.worth(step, self.moves - 1, regular) - MOVE
            elif word == "end":
                values[key] = plan.outlook(now)
            elif key in ("use:ride-motorcycle", "use:ride-police-car"):
                values[key] = self.ride(key, now)
        return max(values, key=lambda key: values[key])

    def ride(self, key: str, now: Step) -> float:
        """The Motorcycle gives three Moves for those left; the Police Car goes at once to an Entrance."""
        plan = self.plan
        if key == "use:ride-motorcycle":
            return plan.worth(now, 3, 0) - LITTLE
        here = STORE_OF[now.room]
        ends = [entrance(slot) for slot in range(COURTYARD) if 1 <= stores_apart(here, slot) <= 3]
        return max(plan.worth(plan.arrive(now, room), self.moves, self.regular) for room in ends) - LITTLE

    def is_errand(self, room: int) -> bool:
        return bool(self.plan.at_room[room]) or room == self.plan.exit

    # ---- what can be done on the spot

    def worth_here(self, key: str) -> float:
        """Free things; those that may spoil others come last."""
        word, _, what = key.partition(":")
        if word == "take":
            return 60.0
        if word == "collect":
            return self.collect_worth(what)
        if word == "grab":
            return card_worth(what, self.human, self.goals) - 12 if self.spare > RISKY else 0.0
        if word == "use":
            return self.ability_worth(what)
        if word == "store":
            return STORED_WEAPON
        if word == "store-ammo":
            return float(int(what) == deposit(self.spare, self.goals["assemble-an-arsenal"].ammo_missing)) * STORED_AMMO
        if word == "flip":
            return 40.0 if self.dares(what) else 0.0
        if word == "guess":
            return self.guess_worth(what)
        if word in ("shoot", "shoot-two"):
            return self.shot_worth(word, what)
        return 0.0

    def collect_worth(self, card: str) -> float:
        toll = 3.0 if "survivalist" in self.scene.horrors else 0.0
        worth = card_worth(card, self.human, self.goals) - toll
        return 50.0 + worth if worth > 0 else 0.0

    def ability_worth(self, ability: str) -> float:
        """Room abilities that cost nothing but being there."""
        wounds: int = self.human["wounds"]
        if ability == "gain-ammo-1":
            return 50.0 if self.human["ammo"] < 9 or "assemble-an-arsenal" in self.goals else 0.0
        if ability == "heal-2":
            return 50.0 if wounds else 0.0
        if ability == "prescription":
            return 5.0 if wounds >= 2 and self.moves == 0 else 0.0
        if ability == "loud-crash":
            return 3.0 if self.crash_helps() else 0.0
        return {"bonus-round": 50.0, "arm-trap": 50.0}.get(ability, 0.0)

    def crash_helps(self) -> bool:
        """Is there a Zombie next door that would stand better one Room on?"""
        scene, danger = self.scene, self.plan.danger
        now = danger.of(scene.zombies)
        for store in adjacent_stores(STORE_OF[scene.places[self.me]]):
            for origin in range(3 * store, 3 * store + 3):
                if not scene.zombies >> origin & 1:
                    continue
                for room in scene.chart.mall.walls[origin]:
                    moved = scene.zombies & ~(1 << origin) | 1 << room
                    if room < CENTRE and not scene.zombies >> room & 1 and danger.of(moved) < now - LITTLE:
                        return True
        return False

    def dares(self, token: str) -> bool:
        """Under one of two Stranded Tokens waits a Zombie: not for somebody whom it would kill."""
        return token[:8] != "stranded" or self.spare > 1 or stranded_lying(self.scene) == 1

    def guess_worth(self, source: str) -> float:
        """Only a sure guess; in the last Turns the best there is."""
        left = suspects(self.scene)
        if source not in left:
            return 0.0
        hurry = self.scene.turns_left <= len(self.scene.humans) + LAST_TURN and self.spare > RISKY
        return 30.0 if len(left) == 1 or (len(left) == 2 and hurry) else 0.0

    def shot_worth(self, word: str, what: str) -> float:
        """Does the shot pay, here and now?"""
        scene, plan = self.scene, self.plan
        cost = 2 if word == "shoot-two" else 1
        if (
            "mallcop" in scene.horrors
            and STORE_OF[scene.room(what.partition("+")[0])] != STORE_OF[scene.places[self.me]]
        ):
            cost += 1
        if self.spare - cost < RISKY:
            return 0.0
        before, after = plan.now(), plan.now()
        for name in what.split("+"):
            after.zombies &= ~(1 << scene.room(name))
        after.spare -= cost
        plan.act(after)
        gain = after.gain + plan.outlook(after) - plan.outlook(before)
        return max(0.0, gain - LITTLE) / 10

    def use_items(self, keys: tuple[str, ...]) -> str:
        """Adrenaline before the last Move is gone, Fireworks when Stores are full."""
        for key in keys:
            word = key.partition(":")[0]
            if word == "inject" and self.moves <= 1 and self.plan.near_good(self.plan.now()) > MOVE:
                return key
            if word == "light" and self.regular == 3 and self.plan.danger.of(self.scene.zombies) > 40:
                return key
        return ""
