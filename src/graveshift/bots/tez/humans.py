"""A Human's answers: the Turn by looking ahead (`plan`), everything else by small rules."""

from __future__ import annotations

from typing import Final

from graveshift.bots.tez.errands import stranded_lying, suspects
from graveshift.bots.tez.plan import SAFE_CAPTURE, Plan, Step, deposit
from graveshift.bots.tez.scene import WHOLE, Goals, Scene
from graveshift.bots.tez.worth import (
    MOVE,
    STORED_AMMO,
    STORED_WEAPON,
    card_worth,
    spare_worth,
    wants_weapons,
    worth_beside,
)
from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules.mall import adjacent_stores, entrance, stores_apart

FAVOURITES: Final = (
    c.JANITOR,
    c.POPSTAR,
    c.ATHLETE,
    c.DOCTOR,
    c.MECHANIC,
    c.MALLCOP,
    c.HIPPIE,
    c.GREASER,
    c.TEENAGER,
    c.SURVIVALIST,
    c.PHOTOGRAPHER,
    c.FRY_COOK,
    c.SCIENTIST,
    c.TEACHER,
)
LITTLE: Final = 1.0
RISKY: Final = 3
"""With so little left, nothing is lost lightly."""
LAST_TURN: Final = 1
NONE: Final = -1
"""No option."""
NEVER: Final = -1e9
PLAIN: Final = 30.0
"""What is worth so much on the spot needs no second thought."""
WAYS: Final = 3
"""Ways on that come before everything odd."""
ODD: Final = (c.SHOOT, c.SHOOT_TWO, c.INJECT, c.LIGHT, c.SEIZE_TOKEN, c.GIVE_TOKEN, c.ASK_TOKEN)
"""What may be worth a trial though no rule of thumb asks for it."""


class HumanMind:
    """One Human's thoughts."""

    def __init__(self, scene: Scene, me: int) -> None:
        self.scene = scene
        self.me = me
        self.spare = scene.spare(me)
        self.goals = Goals(scene.s, scene.side(me))
        self.regular = scene.s.moves
        """Moves of the three that are left."""
        self.moves = scene.s.moves + scene.s.extra
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        """What the Turn may bring, thought out where somebody asks."""
        if self._plan is None:
            self._plan = Plan(self.scene, self.me, self.goals)
        return self._plan

    def answer(self, kind: int, options: list[int]) -> int:
        if kind == c.ASK_TURN:
            return self.turn(options)
        if kind == c.ASK_OVERKILL:
            return best(options, [self.free_move_worth(option) for option in options])
        simple = self.simple_answer(kind)
        if simple in options:
            return simple
        if kind == c.ASK_PLAYER_CARD:
            for person in FAVOURITES:
                if c.CHOOSE + person in options:
                    return c.CHOOSE + person
        elif kind in (c.ASK_DOCTOR, c.ASK_BLEEDING):
            return self.by_need(kind, options)
        elif kind == c.ASK_EXPLOSION:
            return self.explosion(options)
        elif kind == c.ASK_REWARD:
            return self.reward(options)
        elif self.weighs(kind):
            return best(options, [self.weighed(kind, option) for option in options])
        return options[0]

    def simple_answer(self, kind: int) -> int:
        """Questions with an answer that hangs on little."""
        scene, spare = self.scene, self.spare
        if kind in (c.ASK_CONSENT, c.ASK_OFFER, c.ASK_REQUEST):
            return c.NO if scene.competitive else c.YES
        if kind == c.ASK_SUPPLY:
            return c.YES
        if kind == c.ASK_KEEP:
            return c.KEEP if self.keeps() else c.REFUSE
        if kind == c.ASK_FIGHT:
            if self.goals.has(c.QUARANTINE) and spare >= SAFE_CAPTURE:
                return c.CAPTURE
            return c.OWN_SHOT if spare <= RISKY else c.FIGHT
        if kind == c.ASK_GRENADE:
            room = scene.places[self.me]
            crowd = scene.zombies & WHOLE[c.STORE_OF[room]] if room < c.CENTRE else 0
            return c.THROW if crowd.bit_count() >= 2 and spare > 2 else c.NO
        if kind == c.ASK_CONVERT:
            return c.CONVERT if spare > 6 else c.NO
        if kind in (c.ASK_UZI, c.ASK_ANY_TIME):
            return c.PASS
        if kind == c.ASK_FRY_COOK:
            return c.YES if spare > RISKY else c.NO
        if kind == c.ASK_OVERRUN:
            return c.COUNTER + c.REVOLVER if spare > 2 else c.NO
        if kind == c.ASK_ESCAPE_ABILITY:
            return c.USE + c.HEAL_2
        if kind == c.ASK_GAIN:
            return c.CACHE if spare > RISKY + 1 or scene.s.ammo[self.me] == 9 else c.TRACK
        if kind == c.ASK_TOLL:
            return c.TRACK if spare > RISKY + 1 else NONE
        return NONE

    def keeps(self) -> bool:
        """A drawn Weapon is kept if it beats the old one, or if the Arsenal wants any."""
        card = self.scene.looking()
        return card == c.NO_CARD or wants_weapons(self.goals) or card_worth(self.scene, self.me, card, self.goals) > 0

    def by_need(self, kind: int, options: list[int]) -> int:
        """Heal who needs it most; bleed who can bear it best."""
        found, least = NONE, 99
        for option in options:
            if option >= c.HUMAN and option < c.CARD:
                spare = self.scene.spare(option - c.HUMAN)
                if found == NONE or (spare < least if kind == c.ASK_DOCTOR else spare >= least):
                    found, least = option, spare
        return found

    def explosion(self, options: list[int]) -> int:
        """A Wound, unless it hurts more than the poorest card is worth."""
        hurt = spare_worth(self.spare) - spare_worth(self.spare - 1)
        poorest, least = NONE, 0.0
        for option in options:
            if option >= c.CARD and option < c.SWAP:
                worth = max(1.0, worth_beside(self.scene, self.me, option - c.CARD, self.goals, c.NO_CARD))
                if poorest == NONE or worth < least:
                    poorest, least = option, worth
        return poorest if poorest != NONE and least < hurt else c.WOUND

    def reward(self, options: list[int]) -> int:
        """Dead Zombies first, then the Barricade, then what the Humans need."""
        hurt = any(wounds > 0 for wounds in self.scene.s.wounds)
        order = [c.REWARD_REPAIR] if self.scene.s.barricade <= RISKY else []
        order += [c.REWARD_KILL, c.REWARD_HEAL if hurt else c.REWARD_AMMO, c.REWARD_REPAIR, c.REWARD_AMMO]
        for space in order:
            if c.REWARD + space in options:
                return c.REWARD + space
        return options[0]

    # ---- what else might be tried

    def ranking(self, kind: int, options: list[int]) -> list[int]:
        """Options worth a trial, the likely ones first; what `answer` would say leads."""
        found = [self.answer(kind, options)]
        if kind == c.ASK_TURN:
            self.turn_ranking(options, found)
        elif kind == c.ASK_OVERKILL:
            found += falling(options, [self.free_move_worth(option) for option in options])
        elif self.weighs(kind):
            found += falling(options, [self.weighed(kind, option) for option in options])
        else:
            found += options
        return list(dict.fromkeys(found))

    def turn_ranking(self, options: list[int], found: list[int]) -> None:
        """Nothing else where something is to be had for nothing; else ways on, shots, and what it seldom thinks of."""
        if self.worth_here(found[0]) >= PLAIN:
            return
        ways = falling(options, [self.way_on_worth(option) for option in options])
        found += ways[:WAYS]
        for option in options:
            verb = option >> c.VERB << c.VERB
            if verb in ODD or self.worth_here(option) > 0:
                found.append(option)
        found += ways[WAYS:]

    # ---- where things go

    def weighs(self, kind: int) -> bool:
        """Is every option of such a question weighed by itself?"""
        return kind in WEIGHED

    def weighed(self, kind: int, option: int) -> float:
        """What an option is worth."""
        if kind in (c.ASK_SEARCH_STORE, c.ASK_WHERE, c.ASK_DEATH_DROP):
            return self.shelf_worth(option & 255)
        if kind in (c.ASK_DRIVE, c.ASK_ESCAPE):
            return self.arrival_worth(option)
        return self.board_worth(option)

    def shelf_worth(self, slot: int) -> float:
        """Beside which Store a card lies well: near to who wants it, free of Zombies; an Event where there is room."""
        scene = self.scene
        guards = (scene.zombies & WHOLE[slot]).bit_count()
        card = scene.looking()
        if card == c.NO_CARD:
            card = scene.s.revealed
        if card >= c.ZOMBIE_EVENT and card < c.MACHETE:
            return float(-guards)
        far = 99
        for human in range(scene.humans):
            if card != c.NO_CARD and (not scene.competitive or human == self.me):
                if card_worth(scene, human, card, self.goals) > 0:
                    far = min(far, scene.chart.to_store[scene.places[human]][slot])
        return -2.0 * guards - (far if far < 99 else 0)

    def board_worth(self, option: int) -> float:
        """Zombies moved, killed or awaited by a Trap: what that does to the danger."""
        plan, zombies = self.plan, self.scene.zombies
        step = plan.now()
        verb, room = option >> c.VERB << c.VERB, option & 255
        if verb == c.PASS:
            return plan.outlook(step) + LITTLE
        if verb == c.ROOM:
            step.zombies &= ~(1 << room)
        elif verb == c.WALK:
            step.zombies = zombies & ~(1 << (option >> 8 & 255)) | 1 << room
        elif verb == c.ARM:
            return plan.danger.of(zombies | 1 << room) - 0.1 * room
        return plan.outlook(step)

    def arrival_worth(self, option: int) -> float:
        """Driving to an Entrance, or fleeing into a Room."""
        verb, place = option >> c.VERB << c.VERB, option & 255
        if verb != c.DRIVE and verb != c.ROOM:
            return NEVER
        step = self.plan.arrive(self.plan.now(), entrance(place) if verb == c.DRIVE else place)
        return self.plan.worth(step, self.moves, self.regular)

    # ---- the Human Turn

    def turn(self, options: list[int]) -> int:
        """What can be had here first, then a shot, then the best way on."""
        act, worth = NONE, 0.0
        for option in options:
            here = self.worth_here(option)
            if here > worth:
                act, worth = option, here
        if act != NONE:
            return act
        item = self.use_items(options)
        if item != NONE:
            return item
        return best(options, [self.way_on_worth(option) for option in options])

    def free_move_worth(self, option: int) -> float:
        """An Overkill's free Move, or what can be done here instead."""
        plan = self.plan
        verb, room = option >> c.VERB << c.VERB, option & 255
        step = plan.now()
        if verb == c.MOVE:
            step = plan.arrive(step, room)
        elif verb == c.STAY or verb == c.FREE_SHOT:
            if verb == c.FREE_SHOT:
                step.zombies &= ~(1 << room)
            plan.act(step)
        else:
            return NEVER
        return plan.worth(step, self.moves, self.regular)

    def way_on_worth(self, option: int) -> float:
        """Move, move a Squad, ride, or end."""
        plan = self.plan
        verb, room = option >> c.VERB << c.VERB, option & 255
        if verb == c.MOVE:
            return plan.worth(plan.arrive(plan.now(), room), self.moves - 1, self.regular - 1)
        if verb == c.SQUAD and room in plan.squads.mine:
            return plan.worth(plan.advance(plan.now(), room), self.moves - 1, self.regular - 1)
        if verb == c.SKATE and self.is_errand(room):
            return plan.worth(plan.arrive(plan.now(), room), self.moves - 1, self.regular - 1) - MOVE
        if verb == c.END:
            return plan.outlook(plan.now())
        if verb == c.USE and room in (c.MOTORCYCLE, c.POLICE_CAR):
            return self.ride(room, plan.now())
        return NEVER

    def ride(self, vehicle: int, now: Step) -> float:
        """The Motorcycle gives three Moves for those left; the Police Car goes at once to an Entrance."""
        plan = self.plan
        if vehicle == c.MOTORCYCLE:
            return plan.worth(now, 3, 0) - LITTLE
        here = c.STORE_OF[now.room]
        worth = NEVER
        for slot in range(c.SLOTS):
            if 1 <= stores_apart(here, slot) <= 3:
                worth = max(worth, plan.worth(plan.arrive(now, entrance(slot)), self.moves, self.regular))
        return worth - LITTLE

    def is_errand(self, room: int) -> bool:
        return bool(self.plan.at_room[room]) or room == self.plan.exit

    # ---- what can be done on the spot

    def worth_here(self, option: int) -> float:
        """Free things; those that may spoil others come last."""
        verb, what = option >> c.VERB << c.VERB, option & 255
        if verb == c.MOVE or verb == c.DROP:
            return 0.0
        if verb == c.TAKE:
            return 60.0
        if verb == c.COLLECT:
            return self.collect_worth(what)
        if verb == c.GRAB:
            return card_worth(self.scene, self.me, what, self.goals) - 12 if self.spare > RISKY else 0.0
        if verb == c.USE:
            return self.ability_worth(what)
        if verb == c.STORE_WEAPON:
            return STORED_WEAPON
        if verb == c.STORE_AMMO:
            return STORED_AMMO if what == deposit(self.spare, self.goals.ammo_missing) else 0.0
        if verb == c.FLIP:
            return 40.0 if self.dares(what) else 0.0
        if verb == c.GUESS:
            return self.guess_worth(what)
        if verb == c.SHOOT:
            return self.shot_worth(1, what, 1 << what)
        if verb == c.SHOOT_TWO:
            first = option >> 8 & 255
            return self.shot_worth(2, first, 1 << first | 1 << what)
        return 0.0

    def collect_worth(self, card: int) -> float:
        toll = 3.0 if c.SURVIVALIST in self.scene.s.horde else 0.0
        worth = card_worth(self.scene, self.me, card, self.goals) - toll
        return 50.0 + worth if worth > 0 else 0.0

    def ability_worth(self, ability: int) -> float:
        """Room abilities that cost nothing but being there."""
        wounds = self.scene.s.wounds[self.me]
        if ability == c.GAIN_1:
            return 50.0 if self.scene.s.ammo[self.me] < 9 or self.goals.has(c.ARSENAL) else 0.0
        if ability == c.HEAL_2:
            return 50.0 if wounds else 0.0
        if ability == c.PRESCRIPTION:
            return 5.0 if wounds >= 2 and self.moves == 0 else 0.0
        if ability == c.LOUD_CRASH:
            return 3.0 if self.crash_helps() else 0.0
        return 50.0 if ability in (c.BONUS_ROUND, c.ARM_TRAP) else 0.0

    def crash_helps(self) -> bool:
        """Is there a Zombie next door that would stand better one Room on?"""
        scene, danger = self.scene, self.plan.danger
        now = danger.of(scene.zombies)
        for store in adjacent_stores(c.STORE_OF[scene.places[self.me]]):
            for origin in range(3 * store, 3 * store + 3):
                if not scene.zombies >> origin & 1:
                    continue
                for room in scene.chart.walls[origin]:
                    moved = scene.zombies & ~(1 << origin) | 1 << room
                    if room < c.CENTRE and not scene.zombies >> room & 1 and danger.of(moved) < now - LITTLE:
                        return True
        return False

    def dares(self, token: int) -> bool:
        """Under one of two Stranded Tokens waits a Zombie: not for somebody whom it would kill."""
        stranded = c.STRANDED_1 <= token < c.INGREDIENT_1
        return not stranded or self.spare > 1 or stranded_lying(self.scene) == 1

    def guess_worth(self, source: int) -> float:
        """Only a sure guess; in the last Turns the best there is."""
        left = suspects(self.scene)
        if not left >> source & 1:
            return 0.0
        hurry = self.scene.turns_left <= self.scene.humans + LAST_TURN and self.spare > RISKY
        count = left.bit_count()
        return 30.0 if count == 1 or (count == 2 and hurry) else 0.0

    def shot_worth(self, cost: int, first: int, targets: int) -> float:
        """Does the shot pay, here and now?"""
        scene, plan = self.scene, self.plan
        if c.MALLCOP in scene.s.horde and c.STORE_OF[first] != c.STORE_OF[scene.places[self.me]]:
            cost += 1
        if self.spare - cost < RISKY:
            return 0.0
        before, after = plan.now(), plan.now()
        after.zombies &= ~targets
        after.spare -= cost
        plan.act(after)
        gain = after.gain + plan.outlook(after) - plan.outlook(before)
        return max(0.0, gain - LITTLE) / 10

    def use_items(self, options: list[int]) -> int:
        """Adrenaline before the last Move is gone, Fireworks when Stores are full."""
        for option in options:
            verb = option >> c.VERB << c.VERB
            if verb == c.INJECT and self.moves <= 1 and self.plan.near_good(self.plan.now()) > MOVE:
                return option
            if verb == c.LIGHT and self.regular == 3 and self.plan.danger.of(self.scene.zombies) > 40:
                return option
        return NONE


WEIGHED: Final = (
    c.ASK_SEARCH_STORE,
    c.ASK_WHERE,
    c.ASK_DEATH_DROP,
    c.ASK_FIREWORKS,
    c.ASK_KILL,
    c.ASK_CRASH,
    c.ASK_TRAP,
    c.ASK_DRIVE,
    c.ASK_ESCAPE,
)
"""Questions of which every option is weighed by itself."""


def best(options: list[int], worth: list[float]) -> int:
    """The first of those that are worth most."""
    return options[worth.index(max(worth))]


def falling(options: list[int], worth: list[float]) -> list[int]:
    """The options that are worth anything at all, the best first."""
    order = sorted(range(len(options)), key=lambda at: -worth[at])
    return [options[at] for at in order if worth[at] > NEVER]
