"""The survivors and companions of a scenario, and how far the Turn of the active one is."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from graveshift.content import Misfit, number
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.adrenaline import lap_level, update_classes
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.codes import TOKEN_CARD
from graveshift.zombicide.rules.inventory import ITEM_ORDER, fits
from graveshift.zombicide.rules.skills import BROTHERS, no_mods, with_effects
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.staging.cites import StagingCites
from graveshift.zombicide.staging.given import CompanionGiven, SurvivorGiven
from graveshift.zombicide.staging.names import card, zones_by_name
from graveshift.zombicide.telling.keys import FREE_ACTIONS

S = TypeVar("S", bound=State)


class PeopleStaging(Generic[S]):
    """Puts everybody of a scenario into a position."""

    cites: ClassVar[StagingCites]
    survivor_given: ClassVar[type[SurvivorGiven]] = SurvivorGiven
    companion_given: ClassVar[type[CompanionGiven]] = CompanionGiven
    left: ClassVar[tuple[str, ...]] = ("none", "exit")
    """How somebody can have left, in the order of the numbers."""

    def __init__(self, setup: SetUp[Any, S]) -> None:
        self.setup = setup
        self.book = setup.book
        self.box = box_of(setup.book)
        self.drawn = self.box.decks[self.box.drawn]

    # ---- what a game adds

    def put_own_people(self, s: S, given: Any) -> None:
        """What else people are and hold in this game, once all of them are there."""

    def put_own_place(self, s: S, who: int, given: Any, at: tuple[str, ...]) -> None:
        """Where else a survivor can be."""

    def put_own_turn(self, s: S, who: int, given: Any) -> None:
        """What the game itself counts in a Turn."""

    def token_fills_slot(self, s: S) -> bool:
        """Does a mission token lie in a slot like a card?"""
        return False

    def hardier(self, s: S, mods: list[int]) -> int:
        """How much more Health skills give."""
        return sum(mods[skill] for skill, bit in s.tables.becomes if bit & s.tables.hardy)

    # ---- people

    def put_people(self, s: S, given: Any) -> None:
        """Everybody in the scenario, with what they carry and can do."""
        if not s.person:
            for place, (name, survivor) in enumerate(given.survivors.items()):
                seat = (
                    survivor.seat - 1 if survivor is not None and survivor.seat is not None else place % given.players
                )
                self.setup.add_actor(s, s.tables.survivor_ids.index(name), seat, -1)
            s.posse = len(s.person)
            self.put_companions(s, given)
            s.actors = len(s.person)
        elif given.phase != "setup":
            for actor in range(s.posse, s.actors):
                if s.leader[actor] == c.LONE and s.zone[actor] < 0:
                    s.leader[actor] = c.IN_SUPPLY
            self.follow(s, given)
        for who, (name, survivor) in enumerate(given.survivors.items()):
            self.put_survivor(s, who, survivor or self.survivor_given(), ("survivors", name), given)
        for companion in range(s.posse, s.actors):
            if s.leader[companion] >= 0:
                s.zone[companion] = s.zone[s.leader[companion]]
        self.put_own_people(s, given)
        for who in range(s.posse):
            update_classes(s, who)

    def follow(self, s: S, given: Any) -> None:
        """Companions of the mission that follow a survivor already."""
        here = [s.tables.survivor_ids[s.person[actor]] for actor in range(s.posse, s.actors)]
        for who, (name, survivor) in enumerate(given.survivors.items()):
            for place, companion in enumerate(survivor.companions if survivor is not None else ()):
                at = ("survivors", name, "companions", str(place))
                if companion not in here:
                    self.setup.add_actor(s, number(companion, s.tables.survivor_ids, "survivor", at), -1, who)
                    s.actors += 1
                else:
                    s.leader[s.posse + here.index(companion)] = who

    def put_companions(self, s: S, given: Any) -> None:
        """Lone companions in their zones, led ones with their Leader, the rest waiting (UOA-CMP-02, UOA-CMP-06)."""
        leaders: dict[str, int] = {}
        for who, (name, survivor) in enumerate(given.survivors.items()):
            for place, companion in enumerate(survivor.companions if survivor is not None else ()):
                if companion in leaders:
                    raise Misfit(
                        ("survivors", name, "companions", str(place)), f"`{companion}` has another Leader already."
                    )
                leaders[companion] = who
        for name, details in (given.companions or {}).items():
            if details is not None and details.leader is not None:
                at = ("companions", name, "leader")
                leaders[name] = number(details.leader, list(given.survivors), "survivor here", at)
        for name in [*(given.companions or {}), *(one for one in leaders if one not in (given.companions or {}))]:
            person = number(name, s.tables.survivor_ids, "survivor", ("companions", name))
            if name in given.survivors:
                raise Misfit(("companions", name), f"`{name}` is one of the players' survivors already.")
            details = (given.companions or {}).get(name) or self.companion_given(waiting=True)
            self.setup.add_actor(s, person, -1, leaders.get(name, c.IN_SUPPLY))
            if details.left is not None:
                s.gone[-1] = self.left.index(details.left)
            elif name not in leaders and details.zone is not None:
                s.zone[-1] = self.zone_of(s, details.zone, ("companions", name, "zone"))
                s.leader[-1] = c.LONE
            elif name not in leaders and not details.waiting:
                raise Misfit(("companions", name), "A companion has a `zone`, a `leader`, or is `waiting`.")

    def put_survivor(self, s: S, who: int, given: Any, at: tuple[str, ...], whole: Any) -> None:
        """One survivor of the players."""
        self.put_place(s, who, given, at, whole)
        self.put_level(s, who, given, at)
        self.put_cards(s, who, given, at)
        ids = s.scene.objective_ids
        for place, name in enumerate(given.tokens):
            token = number(name, ids, "Objective", (*at, "tokens", str(place)))
            s.objective_zone[token] = -1
            s.objective_holder[token] = who
            if self.token_fills_slot(s):
                free = [slot for slot in ITEM_ORDER if s.slots[who * c.SLOTS + slot] == c.NO_CARD]
                if not free:
                    reason = f"Here a token fills a slot, and none is free ({self.cites.tokens_in_slots})."
                    raise Misfit((*at, "tokens", str(place)), reason)
                s.slots[who * c.SLOTS + free[0]] = TOKEN_CARD + token
        if given.had_turn:
            s.taken |= 1 << who

    def zone_of(self, s: S, name: str, at: tuple[str, ...]) -> int:
        """A zone by one of its names."""
        zones = zones_by_name(s)
        number(name, list(zones), "zone", at)
        return zones[name]

    def put_place(self, s: S, who: int, given: Any, at: tuple[str, ...], whole: Any) -> None:
        """Where a survivor is: a zone, or gone."""
        if given.left is not None:
            s.gone[who] = self.left.index(given.left)
            return
        if whole.phase == "setup":
            return
        if given.zone is not None:
            s.zone[who] = self.zone_of(s, given.zone, (*at, "zone"))
        elif s.scene.starts:
            s.zone[who] = s.scene.starts[0]
        else:
            raise Misfit(at, "A survivor stands in a `zone`, or has `left`.")
        self.put_own_place(s, who, given, at)

    def put_level(self, s: S, who: int, given: Any, at: tuple[str, ...]) -> None:
        """Adrenaline, Danger Level, skills and health (UOA-ADR-03, UOA-ADR-04)."""
        t = s.tables
        top = t.thresholds[2]
        if given.adrenaline > top:
            raise Misfit((*at, "adrenaline"), f"The Danger Bar ends at {top} ({self.cites.danger_bar}).")
        s.ap[who] = given.adrenaline
        s.laps[who] = given.laps
        s.level[who] = c.RED if given.laps else lap_level(s, who)
        if given.skills is None:
            printed = t.level_skills[s.person[who]]
            skills = [choices[0] for choices in printed[: s.level[who] + 1]]
        else:
            skills = [
                number(name, t.skill_ids, "skill", (*at, "skills", str(place)))
                for place, name in enumerate(given.skills)
            ]
        mods = no_mods()
        for skill in skills:
            mods = with_effects(mods, t.skill_effects[skill])
            s.brothers += t.skill_effects[skill].count(BROTHERS)
        s.mods[who] = mods
        s.owned[who] = skills
        s.max_health[who] = t.health[s.person[who]] + self.hardier(s, mods)
        s.health[who] = s.max_health[who] - given.wounds
        if s.health[who] < 1:
            reason = f"With {given.wounds} Wounds of {s.max_health[who]} nobody stands ({self.cites.wounds})."
            raise Misfit((*at, "wounds"), reason)

    def put_cards(self, s: S, who: int, given: Any, at: tuple[str, ...]) -> None:
        """What a survivor carries, taken out of the Equipment deck where it comes from there."""
        carried = [(slot, name, "hand") for slot, name in enumerate(given.hand)]
        if given.favourite is not None and given.favourite != "none":
            carried.append((c.FAVOURITE, given.favourite, "favourite"))
        carried += [(c.PACK_1 + slot, name, "backpack") for slot, name in enumerate(given.backpack)]
        if len(given.hand) > self.box.hands:
            raise Misfit((*at, "hand"), f"There are {self.box.hands} Hands ({self.cites.hands}).")
        if len(given.backpack) > self.box.backpack:
            raise Misfit((*at, "backpack"), f"The Backpack holds {self.box.backpack} cards ({self.cites.backpack}).")
        for slot, name, where in carried:
            if name == "none":
                continue
            one = card(s.tables, name, (*at, where))
            if not fits(s, who, slot, one):
                reason = f"`{name}` does not fit into this Favourite Weapon slot ({self.cites.slot})."
                raise Misfit((*at, where), reason)
            s.slots[who * c.SLOTS + slot] = one
            if s.tables.deck[one] == self.drawn:
                if one not in s.deck:
                    reason = f"The box has only {s.tables.copies[one]} cards `{name}` ({self.cites.cards})."
                    raise Misfit((*at, where), reason)
                s.deck.remove(one)
        for name in given.empty:
            self.mark_empty(s, who, card(s.tables, name, (*at, "empty")), c.EMPTY, 1, (*at, "empty"))
        for name in given.empty_pair:
            self.mark_empty(
                s, who, card(s.tables, name, (*at, "empty-pair")), c.EMPTY | c.PAIRED, 2, (*at, "empty-pair")
            )

    def mark_empty(self, s: S, who: int, one: int, flags: int, count: int, at: tuple[str, ...]) -> None:
        """Turn fired weapons over."""
        slots = [slot for slot in range(who * c.SLOTS, who * c.SLOTS + c.SLOTS) if s.slots[slot] == one]
        if len(slots) < count:
            raise Misfit(at, f"The survivor does not carry {count} loaded `{s.tables.card_ids[one]}`.")
        for slot in slots[:count]:
            s.slots[slot] |= flags

    def put_turn(self, s: S, given: Any) -> None:
        """The Turn of the active survivor, begun already."""
        if given.active is not None:
            who = number(given.active, list(given.survivors), "survivor here", ("active",))
            if given.phase != "players":
                raise Misfit(("active",), "A Turn is taken in `phase: players`.")
            if s.zone[who] < 0 or s.taken >> who & 1:
                raise Misfit(("active",), f"`{given.active}` is not on the board, or has had its Turn.")
            s.active = who
            s.seat = s.owner[who]
        for who, (name, survivor) in enumerate(given.survivors.items()):
            if survivor is None or not self.turn_begun(survivor):
                continue
            at = ("survivors", name)
            if s.active != who:
                raise Misfit(
                    at, f"What `{name}` has done in its Turn counts only if the scenario says `active: {name}`."
                )
            if survivor.actions is not None:
                s.spent[who] = actions_left(s, who) - survivor.actions
            for kind, count in survivor.free_used.items():
                s.free_used[
                    who * c.FREE_TYPES + number(kind, FREE_ACTIONS, "free Action", (*at, "free-used", kind))
                ] = count
            s.searches[who] = survivor.searches
            self.put_own_turn(s, who, survivor)
            for place, used in enumerate(survivor.used):
                marks = self.book.teller.limits
                number(used, list(marks), "skill that is used once per Turn", (*at, "used", str(place)))
                s.used[who] += marks[used]

    def turn_begun(self, given: Any) -> bool:
        """Has somebody done anything in this Turn?"""
        return given.actions is not None or given.searches > 0 or bool(given.used) or bool(given.free_used)
