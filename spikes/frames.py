"""The other form: the same attack and the same zombie phase as data frames on an explicit stack.

A frame is what a generator keeps for us: where it is (`pc`) and its variables. `Machine.run` steps the top frame
until there is a question. Everything that asks nothing is the engine's own code; only what asks is written anew.
"""

from __future__ import annotations

from graveshift.board.board import FAR
from graveshift.games.undead_or_alive.attacks import read_attack
from graveshift.kernel.chance import GameOver
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.activation import (
    EVERY_KIND,
    RUNNERS,
    acting,
    all_steps,
    begin_activation,
    destinations,
)
from graveshift.zombicide.adrenaline import gain_skill, lap_level, skill_choices
from graveshift.zombicide.codes import (
    ABOMINATION,
    ASK_CONTINUE,
    ASK_EXTRA_DICE,
    ASK_FRIENDLY_FIRE,
    ASK_HIT,
    ASK_HIT_AND_RUN,
    ASK_IGNORE,
    ASK_NOISE,
    ASK_PREY,
    ASK_REAPER,
    ASK_REROLL,
    ASK_SKILL,
    ASK_SPLIT,
    ASK_WOUND,
    ATTACKS,
    BANG,
    DONE,
    END,
    KIND,
    KINDS,
    MOVES,
    NO,
    PLAYERS,
    RED,
    REROLL,
    RUNNER_ATTACKS,
    RUNNER_MOVES,
    SKILL,
    SPAWN,
    STRIKE,
    STRIKE_DUAL,
    VERB,
    WHO,
    YES,
    ZONE,
)
from graveshift.zombicide.combat import (
    ENDLESS,
    REROLL_RULES,
    endangered,
    free_aim,
    reroll_sources,
    six_damage,
    six_rate,
    sound,
    wear,
)
from graveshift.zombicide.movement import relocate, stops_here
from graveshift.zombicide.noise import most_crowded
from graveshift.zombicide.pool import CHAIN_BROKEN, CHAIN_MELEE, CHAIN_RANGED, Attack, note_action, prepare
from graveshift.zombicide.skills import (
    HIT_AND_RUN,
    IRONCLAD,
    SIX_DAMAGE_MELEE,
    SIX_DAMAGE_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
    STEADY_HAND,
    ZONE_PER_MOVE,
)
from graveshift.zombicide.state import State, mods_of, zombies_in
from graveshift.zombicide.wounds import remove_zombie, wound
from spikes.arena import arena_question, new_round, next_survivor

Step = tuple[int, int, int, int]


class Frame:
    """One rule under way."""

    def __init__(self) -> None:
        self.pc = 0

    def step(self, m: Machine, answer: int) -> None:
        """Go on to the next question, call or end; `answer` is meant only where this frame has asked."""
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError


class Machine:
    """A game as position and stack. Registers carry what a frame returns to the one below it."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.stack: list[Frame] = []
        self.pending: Ask | None = None
        self.attack: Attack | None = None
        self.faces: list[int] = []
        self.steps: list[Step] = []

    def begin(self) -> Machine:
        self.proceed()
        return self

    def answer(self, code: int) -> None:
        self.pending = None
        if self.stack:
            self.run(code)
        else:
            self.start(code)
        self.proceed()

    def proceed(self) -> None:
        while self.pending is None and self.s.result == 0:
            self.pending = arena_question(self.s)
            if self.pending is None:
                self.start(-1)

    def start(self, code: int) -> None:
        """From a boundary on (`Arena.play`, `zombie_phase`)."""
        s = self.s
        try:
            if s.phase == PLAYERS:
                if code >= 0 and code != END:
                    s.spent[s.active] += 1
                    self.stack.append(AttackFrame(s.active, code))
                else:
                    next_survivor(s)
            elif s.phase == SPAWN:
                new_round(s)
            elif s.phase == ATTACKS:
                begin_activation(s, EVERY_KIND)
                s.phase = MOVES
                self.stack.append(ZombieAttacks(EVERY_KIND, manned(s)))
            elif s.phase == MOVES:
                s.phase = RUNNER_ATTACKS
                self.stack.append(ZombieMoves(EVERY_KIND, False, headcount(s)))
            elif s.phase == RUNNER_ATTACKS:
                s.phase = RUNNER_MOVES
                self.stack.append(ZombieAttacks(RUNNERS, manned(s)))
            else:
                self.stack.append(ZombieMoves(RUNNERS, True, headcount(s)))
        except GameOver:
            self.stack = []
            return
        self.run(-1)

    def run(self, code: int) -> None:
        try:
            while self.stack and self.pending is None:
                self.stack[-1].step(self, code)
        except GameOver:
            self.stack = []
            self.pending = None

    def copy(self) -> Machine:
        twin = Machine(self.s.copy())
        twin.pending = self.pending
        if self.stack:
            twin.stack = [frame.copy() for frame in self.stack]
            twin.attack = copy_attack(self.attack) if self.attack is not None else None
            twin.faces = self.faces
            twin.steps = self.steps
        return twin


def copy_attack(attack: Attack) -> Attack:
    twin = Attack(attack.who, attack.card, attack.mode, attack.zone, attack.melee, attack.charging)
    twin.dice = attack.dice
    twin.accuracy = attack.accuracy
    twin.damage = attack.damage
    twin.bonus = attack.bonus
    twin.kills = attack.kills
    twin.mods = attack.mods
    twin.vade = attack.vade
    twin.reapers = attack.reapers
    return twin


# ---- the attack


class AttackFrame(Frame):
    """perform_attack, attack_with, after_combat."""

    def __init__(self, who: int, code: int) -> None:
        super().__init__()
        self.who = who
        self.code = code
        self.misses = 0

    def copy(self) -> Frame:
        twin = AttackFrame(self.who, self.code)
        twin.pc = self.pc
        twin.misses = self.misses
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        if self.pc == 0:
            card, mode, zone = read_attack(s, self.who, self.code)
            attack = prepare(s, self.who, card, mode, zone, False)
            m.attack = attack
            s.emit("attack", "UOA-ACT-17" if attack.melee else "UOA-ACT-18", (self.who, card, mode, zone))
            sound(s, attack)
            m.faces = [s.die() for _ in range(attack.dice)]
            s.emit("rolled", "UOA-CBT-01", (self.who, *m.faces))
            self.pc = 1
            sources = reroll_sources(s, attack)
            if sources:
                sixes = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
                sixes += six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
                m.stack.append(Reroll(sources, attack.accuracy - attack.bonus, sixes))
                return
        attack = the_attack(m)
        if self.pc == 1:
            self.pc = 2
            bonus = attack.bonus
            m.stack.append(Bonus([min(6, face + bonus) for face in m.faces] if bonus else m.faces))
            return
        if self.pc == 2:
            hits = 0
            for face in m.faces:
                if face >= attack.accuracy:
                    hits += 1
            self.misses = len(m.faces) - hits
            attack.damage += six_damage(attack, m.faces)
            s.emit("hits", "UOA-CBT-01", (self.who, hits, self.misses, attack.damage))
            wear(s, attack)
            self.pc = 3
            freely = attack.melee or free_aim(attack, attack.zone == s.zone[self.who])
            m.stack.append(Assign(hits, freely))
            return
        if self.pc == 3:
            self.pc = 4
            if self.misses and not attack.melee and not free_aim(attack, attack.zone == s.zone[self.who]):
                victims = endangered(s, attack)
                if victims:
                    m.stack.append(FriendlyFire(self.misses, victims))
                    return
        if self.pc == 4:
            melee = self.code >> VERB << VERB in (STRIKE, STRIKE_DUAL)
            note_action(s, self.who, CHAIN_MELEE if melee else CHAIN_RANGED)
            self.pc = 6
            if attack.kills and mods_of(s, self.who)[HIT_AND_RUN] and not s.aboard[self.who]:
                ways = s.board.neighbours[s.zone[self.who]]
                if ways:
                    self.pc = 5
                    m.pending = Ask(
                        s.owner[self.who], ASK_HIT_AND_RUN, [NO, *(ZONE + way for way in ways)], (self.who,)
                    )
                    return
        if self.pc == 5:
            self.pc = 6
            if answer != NO:
                note_action(s, self.who, CHAIN_BROKEN)
                relocate(s, self.who, answer - ZONE, "UOA-SKILL-41")
                m.stack.append(RunOn(self.who, mods_of(s, self.who)[ZONE_PER_MOVE]))
                return
        m.attack = None
        m.stack.pop()


def the_attack(m: Machine) -> Attack:
    assert m.attack is not None
    return m.attack


class Reroll(Frame):
    """rerolled"""

    def __init__(self, sources: list[int], needed: int, sixes_matter: int) -> None:
        super().__init__()
        self.sources = sources
        self.needed = needed
        self.sixes_matter = sixes_matter

    def copy(self) -> Frame:
        twin = Reroll(self.sources[:], self.needed, self.sixes_matter)
        twin.pc = self.pc
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        attack = the_attack(m)
        if self.pc == 1:
            if answer == NO:
                m.stack.pop()
                return
            self.sources.remove(answer - REROLL)
            m.faces = [s.die() for _ in m.faces]
            s.emit("rerolled", REROLL_RULES[answer - REROLL], (attack.who, *m.faces))
        if self.sources and (min(m.faces) < self.needed or self.sixes_matter):
            choices = sorted(set(self.sources))
            about = (attack.who, attack.card, attack.zone, self.needed, *m.faces)
            self.pc = 1
            options = [NO, *(REROLL + source for source in choices)]
            m.pending = Ask(s.owner[attack.who], ASK_REROLL, options, about)
            return
        m.stack.pop()


class Bonus(Frame):
    """with_bonus"""

    def __init__(self, result: list[int]) -> None:
        super().__init__()
        self.result = result
        self.fresh = result
        self.count = 0

    def copy(self) -> Frame:
        twin = Bonus(self.result)
        twin.pc = self.pc
        twin.fresh = self.fresh
        twin.count = self.count
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        attack = the_attack(m)
        rate = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
        while True:
            if self.pc == 0:
                if not (rate and 6 in self.fresh and len(self.result) < ENDLESS):
                    break
                self.count = self.fresh.count(6) * rate
                self.pc = 2
                if not attack.melee and endangered(s, attack):
                    self.pc = 1
                    about = (attack.who, self.count, *self.result)
                    m.pending = Ask(s.owner[attack.who], ASK_EXTRA_DICE, [YES, NO], about)
                    return
            if self.pc == 1:
                if answer == NO:
                    break
                self.pc = 2
            self.fresh = [min(6, s.die() + attack.bonus) for _ in range(self.count)]
            s.emit("extra-dice", "UOA-SKILL-55", (attack.who, *self.fresh))
            self.result = self.result + self.fresh
            self.pc = 0
        m.faces = self.result
        m.stack.pop()


class Assign(Frame):
    """assign_freely, assign_by_priority, reap, kill, slay"""

    def __init__(self, hits: int, freely: bool) -> None:
        super().__init__()
        self.hits = hits
        self.freely = freely
        self.reaped = 0

    def copy(self) -> Frame:
        twin = Assign(self.hits, self.freely)
        twin.pc = self.pc
        twin.reaped = self.reaped
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        attack = the_attack(m)
        at = attack.zone * KINDS
        while True:
            if self.pc >= 2:
                if self.pc == 3:
                    self.pc = 4
                    if answer != NO:
                        self.pc = 2
                        attack.reapers -= 1
                        self.kill(m, answer - KIND)
                        return
                if self.pc == 2:
                    kinds = [k for k in range(KINDS) if self.reaped >> k & 1 and s.zombies[at + k]]
                    if attack.reapers and kinds:
                        self.pc = 3
                        options = [*(KIND + k for k in kinds), NO]
                        m.pending = Ask(s.owner[attack.who], ASK_REAPER, options, (attack.who, attack.zone))
                        return
                if self.freely:
                    break
                self.pc = 0
            if self.pc == 0:
                kinds = self.targets(s, attack) if self.hits > 0 else []
                if not kinds:
                    if not self.freely:
                        break
                    self.pc = 2
                    continue
                choice = len(kinds) > 1
                if self.freely:
                    choice = choice and self.hits < sum([s.zombies[at + k] for k in kinds])
                kind = kinds[0]
                if choice:
                    self.pc = 1
                    about = (attack.who, attack.zone, self.hits, attack.damage)
                    m.pending = Ask(s.owner[attack.who], ASK_HIT, [KIND + k for k in kinds], about)
                    return
            else:
                kind = answer - KIND
                self.pc = 0
            self.hits -= 1
            if s.tables.toughness[kind] <= attack.damage:
                self.reaped |= 1 << kind
                self.kill(m, kind)
                if not self.freely and self.hits < zombies_in(s, attack.zone):
                    self.pc = 2
                return
        m.stack.pop()

    def targets(self, s: State, attack: Attack) -> list[int]:
        """The kinds a hit may go to; none where it can kill nothing."""
        at = attack.zone * KINDS
        tables = s.tables
        if self.freely:
            return [k for k in range(KINDS) if s.zombies[at + k] and tables.toughness[k] <= attack.damage]
        first = 99
        for k in range(KINDS):
            if s.zombies[at + k] and tables.rank[k] < first:
                first = tables.rank[k]
        kinds = [k for k in range(KINDS) if s.zombies[at + k] and tables.rank[k] == first]
        for k in kinds:
            if tables.toughness[k] <= attack.damage:
                return kinds
        return []

    def kill(self, m: Machine, kind: int) -> None:
        s = m.s
        attack = the_attack(m)
        attack.kills += 1
        card_kind = s.tables.card_kind[attack.card] if attack.card >= 0 else -1
        s.emit("killed", "UOA-ZTYPE-01", (attack.who, kind, attack.zone))
        remove_zombie(s, attack.zone, kind)
        s.scene.killed(s, attack.who, kind, attack.zone, card_kind)
        if s.tables.reward[kind] > 0 and attack.who < s.posse:
            s.emit("adrenaline", "UOA-ADR-01", (attack.who, s.tables.reward[kind]))
            m.stack.append(Adrenaline(attack.who, s.tables.reward[kind]))


class Adrenaline(Frame):
    """gain_adrenaline, reach_level"""

    def __init__(self, who: int, left: int) -> None:
        super().__init__()
        self.who = who
        self.left = left
        self.level = 0

    def copy(self) -> Frame:
        twin = Adrenaline(self.who, self.left)
        twin.pc = self.pc
        twin.level = self.level
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        who = self.who
        thresholds = s.tables.thresholds
        while True:
            if self.pc == 0:
                if self.left <= 0:
                    break
                position = lap_level(s, who)
                if position == RED:
                    if not s.scene.ultrared:
                        s.ap[who] = thresholds[2]
                        break
                    s.ap[who] = 0
                    s.laps[who] += 1
                    continue
                need = thresholds[position] - s.ap[who]
                if self.left < need:
                    s.ap[who] += self.left
                    break
                s.ap[who] = thresholds[position]
                self.left -= need
                self.level = position + 1
                if self.level > s.level[who]:
                    s.level[who] = self.level
                    s.emit("danger-level", "UOA-ADR-03", (who, self.level))
                choices = skill_choices(s, who, self.level)
                if len(choices) > 1:
                    self.pc = 1
                    options = [SKILL + choice for choice in choices]
                    m.pending = Ask(s.owner[who], ASK_SKILL, options, (who, self.level))
                    return
                if choices:
                    gain_skill(s, who, choices[0])
            else:
                self.pc = 0
                gain_skill(s, who, answer - SKILL)
            if s.scene.ultrared and self.level == RED:
                s.ap[who] = 0
                s.laps[who] += 1
        m.stack.pop()


class FriendlyFire(Frame):
    """friendly_fire, spared"""

    def __init__(self, left: int, victims: list[int]) -> None:
        super().__init__()
        self.left = left
        self.victims = victims

    def copy(self) -> Frame:
        twin = FriendlyFire(self.left, self.victims[:])
        twin.pc = self.pc
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        attack = the_attack(m)
        if self.pc == 0:
            self.pc = 1 if attack.mods[STEADY_HAND] else 3
        elif self.pc == 2:
            if answer == DONE:
                self.pc = 3
            else:
                self.victims.remove(answer - WHO)
                s.emit("spared", "UOA-SKILL-62", (attack.who, answer - WHO))
                self.pc = 1
        elif self.pc == 4:
            self.hit(s, attack, answer - WHO)
            self.pc = 3
        if self.pc == 1:
            if self.victims:
                self.pc = 2
                options = [*(WHO + v for v in self.victims), DONE]
                m.pending = Ask(s.owner[attack.who], ASK_IGNORE, options, (attack.who, attack.zone))
                return
            self.pc = 3
        while self.left and self.victims:
            if len(self.victims) > 1:
                self.pc = 4
                about = (attack.who, attack.zone, self.left, attack.damage)
                m.pending = Ask(TEAM, ASK_FRIENDLY_FIRE, [WHO + v for v in self.victims], about)
                return
            self.hit(s, attack, self.victims[0])
        m.stack.pop()

    def hit(self, s: State, attack: Attack, victim: int) -> None:
        self.left -= 1
        s.emit("friendly-fire", "UOA-CBT-12", (attack.who, victim, attack.damage))
        wound(s, victim, attack.damage, -1, "UOA-CBT-12")


class RunOn(Frame):
    """run_on (the arena has no Wagon, so nobody gets in)"""

    def __init__(self, who: int, left: int) -> None:
        super().__init__()
        self.who = who
        self.left = left

    def copy(self) -> Frame:
        twin = RunOn(self.who, self.left)
        twin.pc = self.pc
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        if self.pc == 1:
            if answer == DONE:
                m.stack.pop()
                return
            relocate(s, self.who, answer - ZONE, "UOA-SKILL-16")
            self.left -= 1
        if self.left and not stops_here(s, self.who, s.zone[self.who]):
            ways = [ZONE + near for near in s.board.neighbours[s.zone[self.who]]]
            if ways:
                self.pc = 1
                m.pending = Ask(s.owner[self.who], ASK_CONTINUE, [DONE, *ways], (self.who,))
                return
        m.stack.pop()


# ---- the zombie phase


def manned(s: State) -> list[int]:
    return sorted({zone for zone in s.zone if zone >= 0})


def headcount(s: State) -> list[int]:
    present = [0] * s.board.zones
    for zone in s.zone:
        if zone >= 0:
            present[zone] += 1
    return present


class ZombieAttacks(Frame):
    """attacks"""

    def __init__(self, kinds: int, zones: list[int]) -> None:
        super().__init__()
        self.kinds = kinds
        self.zones = zones
        self.at = 0

    def copy(self) -> Frame:
        twin = ZombieAttacks(self.kinds, self.zones)
        twin.pc = self.pc
        twin.at = self.at
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        while self.at < len(self.zones) * KINDS:
            zone = self.zones[self.at // KINDS]
            kind = self.at % KINDS
            self.at += 1
            if self.kinds >> kind & 1:
                count = acting(s, zone, kind)
                if count:
                    s.emit("zombie-attack", "UOA-ZACT-02", (zone, kind, count))
                    m.stack.append(ShareWounds(zone, kind, count))
                    return
        m.stack.pop()


class ShareWounds(Frame):
    """share_wounds"""

    def __init__(self, zone: int, kind: int, left: int) -> None:
        super().__init__()
        self.zone = zone
        self.kind = kind
        self.left = left

    def copy(self) -> Frame:
        twin = ShareWounds(self.zone, self.kind, self.left)
        twin.pc = self.pc
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        if self.pc == 1:
            self.pc = 0
            self.left -= 1
            wound(s, answer - WHO, 1, self.kind, "UOA-ZACT-03")
        while self.left > 0:
            targets = [actor for actor in range(s.actors) if s.zone[actor] == self.zone]
            if not targets:
                break
            immune = [a for a in targets if a < s.posse and mods_of(s, a)[IRONCLAD + self.kind]]
            victim = targets[0]
            if immune:
                victim = immune[0]
            elif len(targets) > 1:
                self.pc = 1
                about = (self.zone, self.kind, self.left)
                m.pending = Ask(TEAM, ASK_WOUND, [WHO + actor for actor in targets], about)
                return
            self.left -= 1
            wound(s, victim, 1, self.kind, "UOA-ZACT-03")
        m.stack.pop()


class ZombieMoves(Frame):
    """moves, prey, take_steps, settle_noise"""

    def __init__(self, kinds: int, last: bool, present: list[int]) -> None:
        super().__init__()
        self.kinds = kinds
        self.last = last  # the runners' second move ends the whole activation
        self.present = present
        self.steps: list[Step] = []
        self.at = 0
        self.reached = False
        self.targets = [-1]

    def copy(self) -> Frame:
        twin = ZombieMoves(self.kinds, self.last, self.present)
        twin.pc = self.pc
        twin.steps = self.steps[:]
        twin.at = self.at
        twin.reached = self.reached
        twin.targets = self.targets
        return twin

    def step(self, m: Machine, answer: int) -> None:
        s = m.s
        if self.pc == 1:
            self.steps += m.steps
            self.pc = 0
        elif self.pc == 2:
            self.pc = 0
            if self.send(m, self.at // KINDS, ABOMINATION, [s.zone[answer - WHO]]):
                return
        elif self.pc == 3:
            self.settle(m, answer - ZONE)
            return
        while self.at < s.board.zones * KINDS:
            zone = self.at // KINDS
            kind = self.at % KINDS
            if kind == 0:
                self.targets = [-1]
            if self.present[zone] or not self.kinds >> kind & 1 or acting(s, zone, kind) == 0:
                self.at += 1
                continue
            if kind == ABOMINATION:
                goals = self.prey(m, zone)
                if m.pending is not None:
                    self.pc = 2
                    return
                if not goals:
                    goals = destinations(s, zone, self.present)
            else:
                if self.targets == [-1]:
                    self.targets = destinations(s, zone, self.present)
                goals = self.targets
            if self.send(m, zone, kind, goals):
                return
        self.take_steps(m)

    def prey(self, m: Machine, zone: int) -> list[int]:
        s = m.s
        if s.abomination < 0 or not s.tables.hunts_adrenaline[s.abomination]:
            return []
        highest = -1
        hunted: list[int] = []
        for who in range(s.posse):
            if s.zone[who] < 0 or s.board.distance[zone][s.zone[who]] >= FAR:
                continue
            score = s.laps[who] * 100 + s.ap[who]
            if score > highest:
                highest = score
                hunted = [who]
            elif score == highest:
                hunted.append(who)
        places = sorted({s.zone[who] for who in hunted})
        if len(places) < 2:
            return places
        m.pending = Ask(TEAM, ASK_PREY, [WHO + who for who in hunted], (zone,))
        return []

    def send(self, m: Machine, zone: int, kind: int, goals: list[int]) -> bool:
        """One group sets out; True where another frame must see to it first."""
        s = m.s
        self.at += 1
        if zone == s.noise_zone and goals == [zone]:
            self.reached = True
            return False
        if not goals:
            return False
        count = acting(s, zone, kind)
        routes = s.board.steps[zone][goals[0]] if len(goals) == 1 else all_steps(s.board, zone, goals)
        if len(routes) == 1:
            self.steps.append((zone, kind, routes[0], count))
            return False
        self.pc = 1
        if len(goals) == 1:
            m.stack.append(Split(zone, kind, count, routes, False))
        else:
            m.stack.append(Spread(zone, kind, count, goals))
        return True

    def take_steps(self, m: Machine) -> None:
        s = m.s
        for zone, kind, target, count in self.steps:
            s.zombies[zone * KINDS + kind] -= count
            s.zombies[target * KINDS + kind] += count
            s.emit("zombies-moved", "UOA-ZACT-10", (zone, target, kind, count))
            if target == s.noise_zone:
                self.reached = True
        for zone, _, _, _ in self.steps:
            at = zone * KINDS
            if not (s.zombies[at] or s.zombies[at + 1] or s.zombies[at + 2] or s.zombies[at + 3]):
                s.scene.zone_emptied(s, zone)
        zones = most_crowded(s) if self.reached else []
        if len(zones) > 1:
            self.pc = 3
            m.pending = Ask(TEAM, ASK_NOISE, [ZONE + zone for zone in zones])
            return
        self.settle(m, zones[0] if zones else -1)

    def settle(self, m: Machine, zone: int) -> None:
        s = m.s
        if zone >= 0:
            s.noise = BANG
            s.noise_zone = zone
            s.emit("noise-moved", "UOA-NOISE-12", (zone, BANG))
        if self.last:
            s.frozen = []
            s.phase = SPAWN
            s.step = -1
            s.spawned = 0
            s.emit("spawn-step", "UOA-SPAWN-01", (s.round,))
        m.stack.pop()


class Spread(Frame):
    """spread, where several destinations tie"""

    def __init__(self, zone: int, kind: int, count: int, goals: list[int]) -> None:
        super().__init__()
        self.zone = zone
        self.kind = kind
        self.count = count
        self.goals = goals
        self.shares: list[Step] = []
        self.steps: list[Step] = []

    def copy(self) -> Frame:
        twin = Spread(self.zone, self.kind, self.count, self.goals)
        twin.pc = self.pc
        twin.shares = self.shares[:]
        twin.steps = self.steps[:]
        return twin

    def step(self, m: Machine, answer: int) -> None:
        if self.pc == 0:
            self.pc = 1
            m.stack.append(Split(self.zone, self.kind, self.count, self.goals, True))
            return
        if self.pc == 1:
            self.shares = m.steps
        else:
            self.steps += m.steps
        self.pc = 2
        while self.shares:
            _, _, goal, part = self.shares.pop(0)
            routes = m.s.board.steps[self.zone][goal]
            if len(routes) == 1:
                self.steps.append((self.zone, self.kind, routes[0], part))
            else:
                m.stack.append(Split(self.zone, self.kind, part, routes, False))
                return
        m.steps = self.steps
        m.stack.pop()


class Split(Frame):
    """split"""

    def __init__(self, zone: int, kind: int, count: int, choices: list[int], towards: bool) -> None:
        super().__init__()
        self.zone = zone
        self.kind = kind
        self.count = count
        self.choices = choices
        self.towards = towards
        self.base = count // len(choices)
        self.odd = count - self.base * len(choices)
        self.parts = [self.base] * len(choices)
        self.left = list(choices)

    def copy(self) -> Frame:
        twin = Split(self.zone, self.kind, self.count, self.choices, self.towards)
        twin.pc = self.pc
        twin.odd = self.odd
        twin.parts = self.parts[:]
        twin.left = self.left[:]
        return twin

    def step(self, m: Machine, answer: int) -> None:
        if self.pc == 1:
            chosen = answer - ZONE
            self.parts[self.choices.index(chosen)] += 1
            self.left.remove(chosen)
            self.odd -= 1
        if self.odd > 0:
            self.pc = 1
            about = (self.zone, self.kind, self.odd, 1 if self.towards else 0)
            m.pending = Ask(TEAM, ASK_SPLIT, [ZONE + choice for choice in self.left], about)
            return
        if self.base == 0 or len(self.left) < len(self.choices):
            m.s.emit("zombies-split", "UOA-ZACT-11", (self.zone, self.kind, self.count))
        m.steps = []
        for choice, part in zip(self.choices, self.parts, strict=True):
            if part:
                m.steps.append((self.zone, self.kind, choice, part))
        m.stack.pop()
