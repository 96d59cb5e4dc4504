"""What the rule-of-thumb bot sees: a position of its game as people, hordes and tokens.

It reads what lies open on the table and nothing else: a seat hands it a world in which everything hidden is drawn anew,
so that it could not tell more from the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from graveshift.board.board import FAR
from graveshift.bots.zombicide.figures import tail
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.talent import Power, Talent
from graveshift.bots.zombicide.weights import USUAL, Weights
from graveshift.zombicide.rules.adrenaline import danger
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.codes import HIDDEN_FACE, IN_SUPPLY, ON
from graveshift.zombicide.rules.goals import Goal, unlocked
from graveshift.zombicide.rules.state import State

if TYPE_CHECKING:
    from graveshift.bots.zombicide.errands import Needs, Task
    from graveshift.bots.zombicide.figures import Strike

NOWHERE: Final = -1
RED: Final = 3
Horde = tuple[int, ...]
"""How many zombies of each kind."""


class Fighter:
    """A player's survivor."""

    def __init__(self, guide: Guide, s: State, who: int) -> None:
        self.guide = guide
        self.number = who
        self.id = s.tables.survivor_ids[s.person[who]]
        self.seat = s.owner[who]
        self.zone = s.zone[who] if s.zone[who] >= 0 else NOWHERE
        self.health = s.health[who]
        self.adrenaline = s.ap[who]
        self.level = s.level[who]
        self.classes = guide.class_ids(s.classes[who])
        pack = guide.pack_of(s, who)
        self.cards: list[str | None] = pack.cards
        """The card in each slot; one that has run dry for good is only a weight."""
        self.packed: list[str] = pack.packed
        self.ready: list[str] = pack.ready
        """The loaded cards in hand that work."""
        self.useless: list[int] = pack.useless
        """Slots whose card does nothing as it lies."""
        self.followers = [other for other in range(s.posse, s.actors) if s.leader[other] == who]
        self.tokens = tokens_of(s, who)
        self.taken = s.taken >> who & 1 == 1
        self.actions = actions_left(s, who)
        self.searched = s.searches[who]
        self.talent: Talent = guide.talent_of(s, who, self.classes)
        self.mods = self.talent.mods
        self._attacks: list[Strike] | None = None
        self._alone: Power | None = None
        self._crowded: Power | None = None

    def attacks(self) -> list[Strike]:
        """Every way to attack with what is ready in hand."""
        if self._attacks is None:
            self._attacks = self.talent.attacks(self.ready)
        return self._attacks

    def power(self, among_friends: bool) -> Power:
        """What it can kill in its own zone in a whole Turn."""
        known = self._crowded if among_friends else self._alone
        if known is None:
            known = self.talent.power(self.ready, turn_length(self), among_friends)
            if among_friends:
                self._crowded = known
            else:
                self._alone = known
        return known


def turn_length(fighter: Fighter) -> int:
    """Actions of a whole Turn."""
    return 3 if fighter.level == 0 else 4


class Follower:
    """A companion: lone, led, or still in the box."""

    def __init__(self, guide: Guide, s: State, who: int) -> None:
        self.number = who
        self.trade = guide.class_ids(s.tables.survivor_class[s.person[who]])[0]
        self.zone = s.zone[who] if s.zone[who] >= 0 else NOWHERE
        self.leader = s.leader[who] if s.leader[who] >= 0 else -1
        self.supply = s.leader[who] == IN_SUPPLY
        self.tokens = tokens_of(s, who)


class SpawnToken:
    """A Spawn token."""

    def __init__(self, s: State, number: int) -> None:
        self.number = number
        self.kind = s.token_kind[number]
        self.zone = s.token_zone[number] if s.token_zone[number] >= 0 else NOWHERE
        self.state = s.token_state[number]
        self.active = s.token_state[number] == ON


class Objective:
    """An Objective token; a face that nobody has seen is HIDDEN_FACE."""

    def __init__(self, s: State, number: int) -> None:
        self.number = number
        self.id = s.scene.objective_ids[number]
        self.zone = s.objective_zone[number] if s.objective_zone[number] >= 0 else NOWHERE
        self.face = s.objective_face[number]
        self.holder = s.objective_holder[number]
        self.taken = self.zone == NOWHERE

    @property
    def hidden(self) -> bool:
        return self.face == HIDDEN_FACE


class Sight:
    """One look at the table; each game adds what only it has, and says what is different there."""

    def __init__(self, guide: Guide, s: State, weights: Weights = USUAL) -> None:
        self.guide = guide
        self.s = s
        self.w = weights
        self.board = s.board
        self.round = s.round
        self.fighters = [Fighter(guide, s, who) for who in range(s.posse)]
        self.followers = [Follower(guide, s, who) for who in range(s.posse, s.actors)]
        self.here = [fighter for fighter in self.fighters if fighter.zone >= 0]
        self.zombies = hordes_of(s)
        self.counts = [0] * s.board.zones
        """How many zombies stand in each zone."""
        for zone, horde in self.zombies.items():
            self.counts[zone] = sum(horde)
        self.held: set[int] = set()
        self.noise = s.noise_zone if 0 <= s.noise_zone < s.board.zones else NOWHERE
        self.tokens = [SpawnToken(s, number) for number in range(len(s.token_kind))]
        self.objectives = [Objective(s, number) for number in range(len(s.objective_zone))]
        self.kills_worth: dict[int, float] = {}
        """What a kill is worth in each zone, as far as anybody has asked."""
        self.nest_count: dict[int, int] = {}
        for token in self.tokens:
            if token.active:
                self.nest_count[token.zone] = self.nest_count.get(token.zone, 0) + 1
        self.nests = set(self.nest_count)
        self.exit = guide.exit_zone(s)
        self.danger = danger(s)
        self.crowd: dict[int, int] = {}
        for fighter in self.here:
            self.crowd[fighter.zone] = self.crowd.get(fighter.zone, 0) + 1
        for follower in self.followers:
            if follower.zone >= 0:
                self.crowd[follower.zone] = self.crowd.get(follower.zone, 0) + 1

    def part(self) -> None:
        """Let go of what points back here, so that a look that is over is forgotten at once."""

    def fighter(self, number: int) -> Fighter | None:
        """A survivor by its number; None for a companion, and for nobody."""
        return self.fighters[number] if 0 <= number < len(self.fighters) else None

    def mover(self, number: int) -> Fighter | None:
        """The survivor that a question is about, else the active one; None where neither is on the board."""
        found = self.fighter(number)
        if found is None or found.zone < 0:
            found = self.fighter(self.s.active)
        return found if found is not None and found.zone >= 0 else None

    def horde(self, zone: int) -> int:
        """How many zombies stand in a zone."""
        return self.counts[zone]

    def goals(self) -> list[Goal]:
        """All goals of the mission."""
        return self.s.scene.goals

    def done(self, number: int) -> bool:
        return self.s.goals >> number & 1 == 1

    def open_goals(self) -> list[Goal]:
        """The goals that can be worked on now."""
        s = self.s
        return [goal for number, goal in enumerate(s.scene.goals) if not s.goals >> number & 1 and unlocked(s, goal)]

    def near(self, zone: int, places: list[int]) -> int:
        """The distance to the nearest of these places."""
        row = self.board.distance[zone]
        best = FAR
        for place in places:
            if row[place] < best:
                best = row[place]
        return best

    # ---- what each game says its own way

    def errands(self) -> tuple[list[Task], Needs]:
        """Everything the mission asks for now."""
        raise NotImplementedError

    def rooms(self) -> list[int]:
        """Where to search."""
        raise NotImplementedError

    def may_search(self, fighter: Fighter, zone: int) -> bool:
        raise NotImplementedError

    def search_worth(self, zone: int, short: bool, armed: float) -> float:
        """Searching pays while a goal needs a card or the hands hold little."""
        if short:
            return self.w.search_short
        return self.w.search_poor if armed < self.w.armed else self.w.search_rich

    def meeting(self, tasks: list[Task]) -> list[int]:
        """Where those with nothing to do wait for the end, once all else is done."""
        return []

    def all_leave(self, out: Task) -> bool:
        """Must everybody leave by the same way?"""
        return out.target == self.exit

    def asleep(self, task: Task) -> int:
        """The sleeping house that an errand would wake, or -1."""
        return NOWHERE

    def houses_left(self) -> int:
        """How many more sleeping houses the posse may wake."""
        return FAR

    def wakes(self, zone: int) -> int:
        """Spawn tokens that awake by ending a Turn here."""
        return 0

    def reluctance(self, fighter: Fighter, task: Task) -> float:
        """What speaks against sending this survivor on an errand that others could run as well."""
        return 0.0

    def forlorn(self, fighter: Fighter, escorts: int) -> float:
        """How much this survivor needs company on its errand, as zones of a way to it."""
        return 0.0

    def detour(self, fighter: Fighter, zone: int) -> float:
        """What speaks against entering a zone besides zombies, as zones of detour; 50 and more: out of the question."""
        return 0.0

    def aversion(self, fighter: Fighter, zone: int) -> float:
        """What speaks against being in a zone without an errand there."""
        return 0.0

    def farewell(self, fighter: Fighter, zone: int) -> float:
        """What speaks against leaving a zone besides zombies, as zones of detour."""
        return 0.0

    def hazard(self, fighter: Fighter, zone: int) -> float:
        """What ending a Turn in a zone costs besides zombies."""
        return 0.0

    def urgency(self) -> float:
        """How much more a step towards the way out is worth than any other step: it may be about to close."""
        return 1.0

    def departs(self, zone: int) -> bool:
        """Does this place leave the board before the zombies act, and everybody in it?"""
        return False

    def stowaway(self, zone: int) -> float:
        """What a kill is worth more in a place that must leave the board without zombies."""
        return 0.0

    def must_hold(self, fighter: Fighter) -> bool:
        """Would any Action at all be this survivor's last?"""
        return False

    def hunted(self, me: Fighter) -> int | None:
        """Whom Abominations hunt out of sight: -1 for oneself, the zone of another, None if they do not."""
        return None

    def again(self, kind: int) -> float:
        """The odds of one more activation of a kind in this round."""
        return 0.0

    def fresh(self) -> float:
        """Zombies that a Spawn token brings on average now."""
        raise NotImplementedError

    def kill_worth(self, zone: int, away: int, worth: float) -> float:
        """What a kill is worth so far from people, by what stands there."""
        return worth

    def glory(self, fighter: Fighter, attack: Strike, horde: Horde, kills: float) -> float:
        """What kills with this attack are worth to the one who makes them, beyond the danger they end."""
        return 0.0

    def quest(self, fighter: Fighter, zone: int, left: int) -> float:
        """What an extraordinary deed from this zone with so many Actions is worth, by its odds."""
        return 0.0

    def daring(self, fighter: Fighter, attack: Strike) -> float:
        """What an attack from where the survivor stands adds to an extraordinary deed."""
        return 0.0

    def clamour(self, fighter: Fighter, attack: Strike, zone: int) -> float:
        """The price of the noise of an attack from a zone."""
        return 0.0

    def misfire(self, fighter: Fighter, attack: Strike, zone: int) -> float:
        """The price of shooting at a zone with friends: each miss deals the Damage of the weapon to one of them, and
        enough of them are the end of somebody (UOA-CBT-12, UOA-CBT-14)."""
        s = self.s
        damage = max(1, attack.damage)
        bear = 0
        for who in range(s.actors):
            if s.zone[who] == zone and who != fighter.number:
                bear += (s.health[who] - 1) // damage
        price = self.w.misfire * damage * attack.dice * (attack.accuracy - 1) / 6
        if attack.dice > bear:
            # A miss is a hit of a die that is as good as this one is bad.
            price += self.w.death * tail(attack.dice, 8 - attack.accuracy, bear + 1)
        return price

    def share_gain(self, mine: list[str | None], theirs: list[str | None]) -> float:
        """What it is worth that two of these survivors carry cards that goals ask for, and not only one."""
        return 0.0

    def pull(self) -> float:
        """How much more a step towards the errand is worth than usual: the clock may press, or the game drag on."""
        return 1.0 + self.w.impatience * max(0, self.round - self.w.long_game)

    def own_figures(self) -> list[float]:
        """What only this game has, as figures for its judgement: clocks, prizes, what is still missing."""
        return []

    def loss(self, fighter: Fighter) -> float:
        """How much losing this survivor counts: 1, where it is the game lost."""
        return 1.0


def hordes_of(s: State) -> dict[int, Horde]:
    """The zombies of every zone that has any."""
    found: dict[int, Horde] = {}
    kinds = s.kinds
    zombies = s.zombies
    at = 0
    for zone in range(s.board.zones):
        for kind in range(kinds):
            if zombies[at + kind]:
                found[zone] = tuple(zombies[at : at + kinds])
                break
        at += kinds
    return found


def tokens_of(s: State, who: int) -> list[int]:
    """The Objectives that somebody carries."""
    return [number for number, holder in enumerate(s.objective_holder) if holder == who]
