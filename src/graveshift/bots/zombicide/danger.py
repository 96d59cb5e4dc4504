"""Danger as the rule-of-thumb bot judges it: wounds to come, who can bear them, and what a kill is worth where."""

from __future__ import annotations

from graveshift.bots.zombicide.power import remain, support
from graveshift.bots.zombicide.sight import RED, Fighter, Sight
from graveshift.zombicide.rules.expected import Expected, Horde


class Danger:
    """What the posse risks if one survivor ends its Turn here or there."""

    def __init__(self, sight: Sight, me: Fighter, escort: list[Fighter]) -> None:
        self.sight = sight
        self.w = sight.w
        self.guide = sight.guide
        self.me = me
        self.escort = [mate for mate in escort if not mate.taken]
        self.forecast = forecast(sight, me, support(sight, me))
        self.odds = [sight.again(kind) for kind in range(len(self.guide.kinds))]
        self.fresh = sight.fresh()
        self.fates: dict[tuple[int, float, tuple[float, ...]], float] = {}
        self.others: dict[int, list[Fighter]] = {}
        for mate in sight.here:
            if mate is not me:
                self.others.setdefault(mate.zone, []).append(mate)

    def stay(self, zone: int, killed: float) -> float:
        """How bad it is to end the Turn in a zone after so many kills there (0 is fine, less is worse)."""
        wounds, after = self.forecast.threat(zone, self.w.count_on * killed)
        value = -self.sight.hazard(self.me, zone)
        if not self.sight.departs(zone):
            people = [self.me, *self.others.get(zone, ())]
            value += self.fate(zone, people, self.company(zone), self.sight.wakes(zone), wounds, after)
        for place in self.forecast.people:
            if place != zone and (place in wounds or place in after) and not self.sight.departs(place):
                value += self.elsewhere(place, wounds, after)
        return value

    def elsewhere(self, place: int, wounds: dict[int, float], after: dict[int, Horde]) -> float:
        """What awaits the others in a zone; wherever one goes it is mostly the same, so kept."""
        then = after.get(place)
        key = (place, wounds.get(place, 0.0), tuple(then) if then is not None else ())
        known = self.fates.get(key)
        if known is None:
            mates = self.others.get(place, [])
            waiting = len(mates) > 0
            for mate in mates:
                if mate.taken:
                    waiting = False
            known = (self.w.can_still_go if waiting else 1.0) * self.fate(place, mates, 0.0, 0, wounds, after)
            self.fates[key] = known
        return known

    def company(self, zone: int) -> float:
        """Wounds that those who follow could share, if they get here in time."""
        row = self.sight.board.distance[zone]
        reach = [
            m.health - 1 for m in self.escort if m.zone != zone and row[m.zone] <= 2 and not self.sight.horde(m.zone)
        ]
        return self.w.count_on * sum(reach)

    def fate(
        self,
        zone: int,
        people: list[Fighter],
        more: float,
        woken: int,
        wounds: dict[int, float],
        after: dict[int, Horde],
    ) -> float:
        """What awaits the people of one zone: now, by extra activations, and in the next round."""
        worst = self.sight.loss(people[0]) if people else 1.0
        bear = more
        for fighter in people:
            worst = max(worst, self.sight.loss(fighter))
            bear += fighter.health - 1
        death = self.w.death * worst
        now = wounds.get(zone, 0.0)
        value = -self.w.wound * now - death * min(1.0, max(0.0, now - bear))
        then = after.get(zone)
        nests = self.sight.nest_count.get(zone, 0) + woken
        bites = self.guide.bites
        if then is not None:
            for kind, odds in enumerate(self.odds):
                if odds and then[kind] > 0.2:
                    again = then[kind] * bites[kind]
                    over = min(1.0, max(0.0, now + again - bear) - max(0.0, now - bear))
                    value -= odds * (self.w.wound * again + death * max(0.0, over))
        if then is None and not nests:
            return value
        crowd = list(then) if then is not None else [0.0] * len(bites)
        crowd[0] += nests * self.fresh
        left = remain(self.sight, crowd, people)
        value -= self.w.crowded * sum(crowd) + nests * self.w.nest * (1 + self.sight.danger)
        if left > 0:
            value -= self.w.wound * left + self.w.doom * min(1.0, max(0.0, now + left - bear))
        return value


def forecast(sight: Sight, me: Fighter, hordes: dict[int, Horde]) -> Expected:
    """What these zombies do next, depending on where one survivor goes; everybody else stays."""
    guide = sight.guide
    group = 1 + len(me.followers)
    others = dict(sight.crowd)
    if me.zone >= 0:
        others[me.zone] -= group
        if others[me.zone] <= 0:
            del others[me.zone]
    return Expected(
        sight.board,
        guide.fangs,
        guide.book.next_best,
        others,
        group,
        hordes,
        sight.held,
        sight.hunted(me),
        sight.noise,
    )


def wounds_in(sight: Sight, zone: int) -> int:
    """Wounds that the zombies standing here would deal."""
    found = sight.zombies.get(zone)
    if found is None or zone in sight.held:
        return 0
    bites = sight.guide.bites
    wounds = 0
    for kind in range(len(found)):
        wounds += found[kind] * bites[kind]
    return wounds


def bearing(sight: Sight, zone: int) -> int:
    """Wounds the people in a zone can share without losing anybody."""
    return sum([fighter.health - 1 for fighter in sight.here if fighter.zone == zone])


def worth_of_kill(sight: Sight, zone: int) -> float:
    """What one kill in this zone is worth; asked for again and again, so kept."""
    known = sight.kills_worth.get(zone)
    if known is None:
        known = sight.kills_worth[zone] = worth_of_any(sight, zone)
    return known


def worth_of_any(sight: Sight, zone: int) -> float:
    row = sight.board.distance[zone]
    away = min([row[place] for place in sight.crowd], default=9)
    if away == 0:
        here = sight.w.lethal if wounds_in(sight, zone) > bearing(sight, zone) else sight.w.near[0]
        return here + sight.stowaway(zone)
    worth = sight.w.near[min(away, len(sight.w.near) - 1)]
    found = sight.zombies[zone]
    for kind in sight.guide.giants:
        if found[kind]:
            worth *= 1.5
            break
    if away <= 2:
        acts = sight.guide.acts
        for kind in range(len(found)):
            if found[kind] and acts[kind] > 1:
                worth *= 1.4
                break
    return sight.kill_worth(zone, away, worth) + sight.stowaway(zone)


def lift(sight: Sight, fighter: Fighter, points: float) -> float:
    """The price of adrenaline that would raise the danger of the posse; 0 for those who lag behind."""
    if fighter.level < sight.danger or sight.danger >= RED:
        return 0.0
    threshold = sight.guide.tables.thresholds[sight.danger]
    return sight.w.lift if fighter.adrenaline + points >= threshold else 0.0
