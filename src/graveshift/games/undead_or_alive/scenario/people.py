"""The survivors and companions of a scenario, and how far the Turn of the active one is."""

from __future__ import annotations

from graveshift.content import Misfit, number
from graveshift.games.undead_or_alive.objectives import TOKEN_CARD
from graveshift.games.undead_or_alive.scenario.given import CompanionGiven, Given, SurvivorGiven
from graveshift.games.undead_or_alive.scenario.names import LEFT, card
from graveshift.games.undead_or_alive.setup import add_actor
from graveshift.games.undead_or_alive.town import town_of
from graveshift.games.undead_or_alive.view import ONCE_PER_TURN
from graveshift.games.undead_or_alive.words import FREE_ACTIONS
from graveshift.zombicide import codes as c
from graveshift.zombicide.adrenaline import lap_level, update_classes
from graveshift.zombicide.budget import actions_left
from graveshift.zombicide.inventory import ITEM_ORDER, fits
from graveshift.zombicide.skills import BECOMES_BRAWLER, BROTHERS, no_mods, with_effects
from graveshift.zombicide.state import State

CLASSIC = 1


def put_people(s: State, given: Given) -> None:
    """Everybody in the scenario, with what they carry and can do."""
    if not s.person:
        for place, (name, survivor) in enumerate(given.survivors.items()):
            seat = survivor.seat - 1 if survivor is not None and survivor.seat is not None else place % given.players
            add_actor(s, s.tables.survivor_ids.index(name), seat, -1)
        s.posse = len(s.person)
        put_companions(s, given)
        s.actors = len(s.person)
    elif given.phase != "setup":
        for actor in range(s.posse, s.actors):
            if s.leader[actor] == c.LONE and s.zone[actor] < 0:
                s.leader[actor] = c.IN_SUPPLY
        follow(s, given)
    for who, (name, survivor) in enumerate(given.survivors.items()):
        put_survivor(s, who, survivor or SurvivorGiven(), ("survivors", name), given)
    for companion in range(s.posse, s.actors):
        if s.leader[companion] >= 0:
            s.zone[companion] = s.zone[s.leader[companion]]
            s.aboard[companion] = s.aboard[s.leader[companion]]
    for who in range(s.posse):
        update_classes(s, who)


def follow(s: State, given: Given) -> None:
    """Companions of the mission that follow a survivor already."""
    here = [s.tables.survivor_ids[s.person[actor]] for actor in range(s.posse, s.actors)]
    for who, (name, survivor) in enumerate(given.survivors.items()):
        for place, companion in enumerate(survivor.companions if survivor is not None else ()):
            at = ("survivors", name, "companions", str(place))
            if companion not in here:
                add_actor(s, number(companion, s.tables.survivor_ids, "survivor", at), -1, who)
                s.actors += 1
            else:
                s.leader[s.posse + here.index(companion)] = who


def put_companions(s: State, given: Given) -> None:
    """Lone companions in their zones, led ones with their Leader, the rest in the supply (UOA-CMP-02, UOA-CMP-06)."""
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
        details = (given.companions or {}).get(name) or CompanionGiven(waiting=True)
        add_actor(s, person, -1, leaders.get(name, c.IN_SUPPLY))
        if details.left is not None:
            s.gone[-1] = LEFT.index(details.left)
        elif name not in leaders and details.zone is not None:
            zones = list(s.board.index)
            number(details.zone, zones, "zone", ("companions", name, "zone"))
            s.zone[-1] = s.board.index[details.zone]
            s.leader[-1] = c.LONE
        elif name not in leaders and not details.waiting:
            raise Misfit(("companions", name), "A companion has a `zone`, a `leader`, or is `waiting`.")


def put_survivor(s: State, who: int, given: SurvivorGiven, at: tuple[str, ...], whole: Given) -> None:
    """One survivor of the players."""
    put_place(s, who, given, at, whole)
    put_level(s, who, given, at)
    put_cards(s, who, given, at)
    town = town_of(s)
    for place, name in enumerate(given.tokens):
        token = number(name, town.objective_ids, "Objective", (*at, "tokens", str(place)))
        s.objective_zone[token] = -1
        s.objective_holder[token] = who
        if town.kept_slots:
            free = [slot for slot in ITEM_ORDER if s.slots[who * c.SLOTS + slot] == c.NO_CARD]
            if not free:
                raise Misfit((*at, "tokens", str(place)), "Here a token fills a slot, and none is free (UOA-AMB-93).")
            s.slots[who * c.SLOTS + free[0]] = TOKEN_CARD + token
    if given.had_turn:
        s.taken |= 1 << who


def put_place(s: State, who: int, given: SurvivorGiven, at: tuple[str, ...], whole: Given) -> None:
    """Where a survivor is: a zone, the Wagon, or gone."""
    if given.left is not None:
        s.gone[who] = LEFT.index(given.left)
        return
    if whole.phase == "setup":
        return
    if given.zone is not None:
        number(given.zone, list(s.board.index), "zone", (*at, "zone"))
        s.zone[who] = s.board.index[given.zone]
    elif town_of(s).starts:
        s.zone[who] = town_of(s).starts[0]
    else:
        raise Misfit(at, "A survivor stands in a `zone`, or has `left`.")
    if given.aboard:
        if s.wagon != s.zone[who]:
            raise Misfit((*at, "aboard"), "The Wagon is not in this zone.")
        s.aboard[who] = 1


def put_level(s: State, who: int, given: SurvivorGiven, at: tuple[str, ...]) -> None:
    """Adrenaline, Danger Level, skills and health (UOA-ADR-03, UOA-ADR-04)."""
    t = s.tables
    top = t.thresholds[2]
    if given.adrenaline > top:
        raise Misfit((*at, "adrenaline"), f"The Danger Bar ends at {top} (UOA-ADR-08).")
    s.ap[who] = given.adrenaline
    s.laps[who] = given.laps
    s.level[who] = c.RED if given.laps else lap_level(s, who)
    if given.skills is None:
        printed = t.level_skills[s.person[who]]
        skills = [choices[0] for choices in printed[: s.level[who] + 1]]
    else:
        skills = [
            number(name, t.skill_ids, "skill", (*at, "skills", str(place))) for place, name in enumerate(given.skills)
        ]
    mods = no_mods()
    for skill in skills:
        mods = with_effects(mods, t.skill_effects[skill])
        s.brothers += t.skill_effects[skill].count(BROTHERS)
    s.mods[who] = mods
    s.owned[who] = skills
    s.max_health[who] = t.health[s.person[who]] + mods[BECOMES_BRAWLER]
    s.health[who] = s.max_health[who] - given.wounds
    if s.health[who] < 1:
        raise Misfit((*at, "wounds"), f"With {given.wounds} Wounds of {s.max_health[who]} nobody stands (UOA-ZACT-04).")


def put_cards(s: State, who: int, given: SurvivorGiven, at: tuple[str, ...]) -> None:
    """What a survivor carries, taken out of the Equipment deck where it comes from there."""
    carried = [(slot, name, "hand") for slot, name in enumerate(given.hand)]
    if given.favourite is not None and given.favourite != "none":
        carried.append((c.FAVOURITE, given.favourite, "favourite"))
    carried += [(c.PACK_1 + slot, name, "backpack") for slot, name in enumerate(given.backpack)]
    if len(given.hand) > c.FAVOURITE:
        raise Misfit((*at, "hand"), "There are two Hands (UOA-INV-02).")
    if len(given.backpack) > c.SLOTS - c.PACK_1:
        raise Misfit((*at, "backpack"), "The Backpack holds three cards (UOA-INV-03).")
    for slot, name, where in carried:
        if name == "none":
            continue
        one = card(name, (*at, where))
        if not fits(s, who, slot, one):
            raise Misfit((*at, where), f"`{name}` does not fit into this Favourite Weapon slot (UOA-INV-04).")
        s.slots[who * c.SLOTS + slot] = one
        if s.tables.deck[one] == CLASSIC:
            if one not in s.deck:
                raise Misfit((*at, where), f"The box has only {s.tables.copies[one]} cards `{name}` (UOA-COMP-07).")
            s.deck.remove(one)
    for name in given.empty:
        mark_empty(s, who, card(name, (*at, "empty")), c.EMPTY, 1, (*at, "empty"))
    for name in given.empty_pair:
        mark_empty(s, who, card(name, (*at, "empty-pair")), c.EMPTY | c.PAIRED, 2, (*at, "empty-pair"))


def mark_empty(s: State, who: int, one: int, flags: int, count: int, at: tuple[str, ...]) -> None:
    """Turn fired weapons over."""
    slots = [slot for slot in range(who * c.SLOTS, who * c.SLOTS + c.SLOTS) if s.slots[slot] == one]
    if len(slots) < count:
        raise Misfit(at, f"The survivor does not carry {count} loaded `{s.tables.card_ids[one]}`.")
    for slot in slots[:count]:
        s.slots[slot] |= flags


def put_turn(s: State, given: Given) -> None:
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
        if survivor is None or not turn_begun(survivor):
            continue
        at = ("survivors", name)
        if s.active != who:
            raise Misfit(at, f"What `{name}` has done in its Turn counts only if the scenario says `active: {name}`.")
        if survivor.actions is not None:
            s.spent[who] = actions_left(s, who) - survivor.actions
        for kind, count in survivor.free_used.items():
            s.free_used[who * c.FREE_TYPES + number(kind, FREE_ACTIONS, "free Action", (*at, "free-used", kind))] = (
                count
            )
        s.searches[who] = survivor.searches
        s.charges[who] = survivor.charges
        s.vades[who] = survivor.vade_retros
        s.feat[who] = survivor.feat
        for place, used in enumerate(survivor.used):
            number(used, list(ONCE_PER_TURN), "skill that is used once per Turn", (*at, "used", str(place)))
            s.used[who] += ONCE_PER_TURN[used]


def turn_begun(given: SurvivorGiven) -> bool:
    counters = (given.searches, given.charges, given.vade_retros, given.feat)
    return given.actions is not None or any(counters) or bool(given.used) or bool(given.free_used)
