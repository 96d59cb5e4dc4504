"""What a scenario of Undead or Alive puts besides the family's: the Train, machines, Bounties, coal, Corpse Piles."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, cast

from graveshift.board import Placement
from graveshift.board.board import Board
from graveshift.board.change import carried
from graveshift.content import Misfit, number
from graveshift.games.undead_or_alive.content.mission import AnyGoal, AnyMissionRule, Mission
from graveshift.games.undead_or_alive.content.setup import SETUP
from graveshift.games.undead_or_alive.content.tokens import Legend, MissionBoard
from graveshift.games.undead_or_alive.missions import GOALS
from graveshift.games.undead_or_alive.rules.goals import ON_WAGON
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import (
    GATLING_FIXED,
    GATLING_FREE,
    GATLING_ON_WAGON,
    GATLING_RIDES,
    NO_TRAIN,
    TRAIN_ENTERS_CLOCK,
    Town,
    held_now,
    town_of,
)
from graveshift.games.undead_or_alive.scenario.given import (
    CompanionGiven,
    Given,
    ObjectiveGiven,
    SurvivorGiven,
    TilesGiven,
)
from graveshift.games.undead_or_alive.scenario.town_map import TownMap, town_board
from graveshift.zombicide.content.mission import bare
from graveshift.zombicide.content.setup import add_spawn
from graveshift.zombicide.content.token_setup import hide_faces
from graveshift.zombicide.content.tokens import PlacedTile
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.goals import tick_off
from graveshift.zombicide.rules.redrawing import change_board
from graveshift.zombicide.staging import given as family
from graveshift.zombicide.staging.cites import StagingCites
from graveshift.zombicide.staging.names import PHASES
from graveshift.zombicide.staging.staging import Staging
from graveshift.zombicide.telling.keys import actor_name

GATLING_MODES: Final = {
    "free": GATLING_FREE,
    "on-wagon": GATLING_ON_WAGON,
    "fixed": GATLING_FIXED,
    "rides-train": GATLING_RIDES,
}
GOAL_NAMES: Final = tuple(str(goal.__struct_config__.tag) for goal in GOALS)
SHAPES: Final[dict[str, tuple[Any, ...]]] = {
    "mission": (str, Mission),
    "rules-of": (str, Mission),
    "board": (TownMap, TilesGiven),
    "goals": (list[Literal[GOAL_NAMES] | dict[str, Any]],),  # type: ignore[valid-type]
    "mission-rules": (list[str | AnyMissionRule],),
}
"""What stands under keys that the Given leaves open."""


class TownStaging(Staging[State]):
    """How a scenario of this game becomes a position."""

    cites = StagingCites(
        hands="UOA-INV-02",
        backpack="UOA-INV-03",
        slot="UOA-INV-04",
        cards="UOA-COMP-07",
        miniatures="UOA-COMP-03",
        danger_bar="UOA-ADR-08",
        wounds="UOA-ZACT-04",
        tokens_in_slots="UOA-AMB-93",
        spawn_tokens="UOA-COMP-14",
        starts="UOA-SETUP-16",
        zombie_deck="UOA-SPAWN-07",
        hidden_faces="UOA-M04-02",
    )
    given: ClassVar[type[family.Given]] = Given
    survivor_given: ClassVar[type[family.SurvivorGiven]] = SurvivorGiven
    companion_given = CompanionGiven
    map_given = TownMap
    tiles_given = TilesGiven
    goal_given = AnyGoal
    rule_given = AnyMissionRule
    left = ("none", "exit", "train")
    token_kinds = ("starting", "mobile", "abomination", "corpse-pile")
    faces = ("red", "blue", "green", "hidden", "coal")
    phases = PHASES | {c.BETWEEN: "train"}

    # ---- the mission and its board

    def bare_mission(self, rows: list[list[Placement]], tiles: TilesGiven | None, goals: Any, rules: Any) -> Mission:
        states = tuple(tuple(state) for state in tiles.train_states) if tiles is not None else ()
        laid = tuple(
            tuple(PlacedTile(tile=spot.tile, rotation=cast(Any, spot.rotation)) for spot in row) for row in rows
        )
        board = MissionBoard(rows=laid, train_states=states)
        own = {"legend": Legend(), "tokens": (), "spawn_order": ()}
        return bare(Mission, "undead-or-alive", board=board, goals=goals, rules=rules, **own)

    def map_board(self, spec: TownMap) -> Board:
        return town_board(spec)

    def tile_board(self, given: Given, mission: Mission, scene: Town) -> Board:
        """The first arrangement of the Train; where a scenario lays the Wagon itself, it blocks nothing yet."""
        blocked = scene.wagon_blocks
        scene.wagon_blocks = blocked and given.mission is not None
        try:
            return super().tile_board(given, mission, scene)
        except ValueError as error:
            reason = "Each arrangement names one tile for each Train tile of the board, in reading order."
            raise Misfit(("board", "train-states"), reason) from error
        finally:
            scene.wagon_blocks = blocked

    def put_board(self, s: State, given: Given) -> None:
        """How far the Train is; the board has the shape of that moment (UOA-TRAIN-05)."""
        if given.train is None:
            return
        town = town_of(s)
        boards = town.train_boards
        if given.train.state >= max(1, len(boards)):
            raise Misfit(("train", "state"), f"This board has {len(boards)} arrangements of the Train, from 0 on.")
        if given.train.state:
            where = carried(s.board, boards[given.train.state])
            change_board(s, boards[given.train.state], given.train.state)
            town.starts = [where[start] for start in town.starts if where[start] >= 0]
        called = town.train_mode == TRAIN_ENTERS_CLOCK and given.train.clock == -1
        s.train_moving = int(called if given.train.moving is None else given.train.moving)

    # ---- tokens and machines

    def put_own_tokens(self, s: State, order: list[str]) -> None:
        """Printed Corpse Piles that nobody names are not found yet (UOA-AMB-23)."""
        for pile in s.board.marked("corpse-pile"):
            if not any(s.token_kind[t] == c.PILE and s.token_zone[t] == pile for t in range(len(s.token_kind))):
                add_spawn(s, pile_name(s, pile), c.PILE, pile, c.OFF, order)

    def token_name(self, s: State, kind: int, zone: int) -> str:
        return pile_name(s, zone) if kind == c.PILE else super().token_name(s, kind, zone)

    def is_taken(self, token: ObjectiveGiven) -> bool:
        return token.taken or token.loaded

    def put_own_objective(self, s: State, which: int, token: ObjectiveGiven) -> None:
        if token.loaded:
            s.objective_holder[which] = ON_WAGON

    def put_places(self, s: State, given: Given) -> None:
        """Wagon and Gatling Gun besides Exit and Starting Zones."""
        town = town_of(s)
        if given.wagon is not None:
            s.wagon = -1 if given.wagon == "none" else self.zone_of(s, given.wagon, ("wagon",))
        if town.wagon_blocks:
            s.board = s.board.without([s.wagon] if s.wagon >= 0 else [])
        if isinstance(given.gatling, str):
            s.gatling = -1 if given.gatling == "none" else self.zone_of(s, given.gatling, ("gatling",))
        elif given.gatling is not None:
            s.gatling = self.zone_of(s, given.gatling.zone, ("gatling", "zone"))
            town.gatling_mode = GATLING_MODES[given.gatling.mode]
        super().put_places(s, given)

    def finish(self, s: State, mission: Mission, given: Given) -> None:
        """Objectives lie as the mission hides them, but for those whose face the scenario names."""
        if given.hidden_faces is None:
            hide_faces(s, mission, [place for place, token in enumerate(given.objectives) if token.face is not None])
        check_named(town_of(s))
        SETUP.finish(s)

    # ---- people

    def put_own_people(self, s: State, given: Given) -> None:
        """Companions ride with their Leaders; Brawler companions hold bags of coal, one each (UOA-M09-06)."""
        for companion in range(s.posse, s.actors):
            if s.leader[companion] >= 0:
                s.aboard[companion] = s.aboard[s.leader[companion]]
        for bag, holder in enumerate(s.objective_holder):
            if s.objective_face[bag] == c.COAL and 0 <= holder < s.posse:
                name = s.tables.survivor_ids[s.person[holder]]
                reason = "Coal is held by Brawler companions: `companions: {carl: {leader: meg, tokens: [coal-1]}}`"
                raise Misfit(("survivors", name, "tokens"), f"{reason} (UOA-M09-06).")
        here = [s.tables.survivor_ids[s.person[actor]] for actor in range(s.actors)]
        for name, details in (given.companions or {}).items():
            at = ("companions", name, "tokens")
            for place, word in enumerate(details.tokens if details is not None else ()):
                bag = number(word, s.scene.objective_ids, "Objective", (*at, str(place)))
                if s.objective_face[bag] != c.COAL:
                    raise Misfit((*at, str(place)), f"`{word}` is no coal; companions hold nothing else (UOA-M09-06).")
                if place or s.tables.survivor_class[s.person[here.index(name)]] != c.BRAWLER:
                    raise Misfit(at, "Coal is held by Brawlers, one bag each (UOA-M09-06).")
                s.objective_zone[bag] = -1
                s.objective_holder[bag] = here.index(name)

    def put_own_place(self, s: State, who: int, given: SurvivorGiven, at: tuple[str, ...]) -> None:
        if given.aboard:
            if s.wagon != s.zone[who]:
                raise Misfit((*at, "aboard"), "The Wagon is not in this zone.")
            s.aboard[who] = 1

    def token_fills_slot(self, s: State) -> bool:
        return s.scene.kept_slots > 0

    def put_own_turn(self, s: State, who: int, given: SurvivorGiven) -> None:
        s.charges[who] = given.charges
        s.vades[who] = given.vade_retros
        s.feat[who] = given.feat

    def turn_begun(self, given: SurvivorGiven) -> bool:
        return super().turn_begun(given) or any((given.charges, given.vade_retros, given.feat))

    # ---- the rest

    def put_own(self, s: State, given: Given) -> None:
        """Vade Retro tokens, Bounty Weapons, dynamited zones, the clock."""
        if len(given.vade_retro) > len(s.vade):
            raise Misfit(("vade-retro",), f"There are only {len(s.vade)} Vade Retro tokens (UOA-COMP-12).")
        for place, name in enumerate(given.vade_retro):
            s.vade[place] = self.zone_of(s, name, ("vade-retro", str(place)))
        if given.bounty is not None:
            put_bounty(s, given)
        one_of_each_bounty(s)
        s.blasts = given.blasts
        let_held_token_sleep(s, given)
        if given.train is not None and given.train.clock is not None:
            put_clock(s, given.train.clock)
        if given.phase != "setup":
            put_goals_shown(s)

    def put_moment(self, s: State, given: Given) -> None:
        if given.phase == "train" and town_of(s).train_mode == NO_TRAIN:
            raise Misfit(("phase",), "This scenario has no Train that could move.")
        super().put_moment(s, given)

    def must_be_possible(self, s: State, given: Given) -> None:
        nobody_under_the_wagon(s)
        clock_before_the_train(s)
        super().must_be_possible(s, given)

    def own_beginning(self, s: State) -> None:
        """No Train has moved, and the Bounty Weapons to be put aside are still in the deck."""
        if s.train_state:
            raise Misfit(("train", "state"), "With `phase: setup` the Train has not moved yet (UOA-SETUP-05).")
        aside = town_of(s).set_aside
        if len(s.bounties) < aside:
            reason = f"This mission puts {aside} Bounty Weapons aside; leave them in the deck (UOA-M08-02)."
            raise Misfit(("bounty", "deck"), reason)


STAGING: Final = TownStaging(SETUP)


def pile_name(s: State, zone: int) -> str:
    """What a Corpse Pile is called if nobody names it: by its tile or its zone."""
    tile = s.board.tile[zone]
    return f"corpse-{s.board.tile_names[tile] if tile >= 0 else s.board.names[zone]}"


def check_named(town: Town) -> None:
    """Tokens that goals and rules call by name must lie on the board; a token that is not there cannot be held."""
    if town.held_name not in town.spawn_ids:
        town.held_name = ""
    wanted = [(name, town.spawn_ids, "spawn-tokens") for goal in town.goals for name in goal.names]
    if town.clock_name:
        wanted.append((town.clock_name, town.objective_ids, "objectives"))
    for name, known, where in wanted:
        if name not in known:
            raise Misfit((where,), f"The rules of this scenario need a token with `id: {name}`.")


def let_held_token_sleep(s: State, given: Given) -> None:
    """The token that a mission holds sleeps beside an Abomination, unless the scenario says so (UOA-M06-08)."""
    held = held_now(s, town_of(s).held_token)
    told = {token.id for token in given.spawn_tokens if token.state is not None}
    if held >= 0 and s.scene.spawn_ids[held] not in told:
        s.token_state[held] = c.OFF


def put_bounty(s: State, given: Given) -> None:
    """The Bounty Weapons: what lies on top, below it and aside (UOA-SETUP-12, UOA-M08-02)."""
    bounty = given.bounty
    assert bounty is not None
    known = [s.tables.card_ids[one] for one in s.tables.bounty_deck]
    if bounty.deck is not None:
        chosen = [(name, ("bounty", "deck", str(place))) for place, name in enumerate(bounty.deck)]
        s.bounties = [bounty_card(s, name, known, at) for name, at in chosen]
    for place, name in enumerate(bounty.set_aside):
        one = bounty_card(s, name, known, ("bounty", "set-aside", str(place)))
        if one in s.bounties:
            s.bounties.remove(one)
        s.set_aside.append(one)
    if bounty.top is not None and bounty.top != "none":
        s.bounty_top = bounty_card(s, bounty.top, known, ("bounty", "top"))
        if s.bounty_top in s.bounties:
            s.bounties.remove(s.bounty_top)
    s.bounties_gained = bounty.gained
    s.set_aside_gained = bounty.set_aside_gained


def one_of_each_bounty(s: State) -> None:
    """The box has one of each Bounty Weapon: what somebody carries is not to be won (UOA-COMP-08)."""
    for slot, card in enumerate(s.slots):
        one = card & ~(c.EMPTY | c.PAIRED)
        if one not in s.tables.bounty_deck:
            continue
        name = s.tables.card_ids[one]
        if one == s.bounty_top or one in s.set_aside:
            owner = actor_name(s, slot // c.SLOTS)
            raise Misfit(("bounty",), f"The box has one card `{name}`, and {owner} carries it already (UOA-COMP-08).")
        if one in s.bounties:
            s.bounties.remove(one)


def bounty_card(s: State, name: str, known: list[str], at: tuple[str, ...]) -> int:
    number(name, known, "Bounty Weapon", at)
    return s.tables.card_ids.index(name)


def nobody_under_the_wagon(s: State) -> None:
    """A zone that the Wagon blocks has nobody in it (UOA-M06-06)."""
    for actor in range(s.actors):
        if s.zone[actor] in s.board.blocked:
            at = ("survivors" if actor < s.posse else "companions", actor_name(s, actor))
            place = s.board.names[s.zone[actor]]
            raise Misfit(at, f"Nobody can stand in `{place}` while the Wagon blocks it (UOA-M06-06).")


def put_goals_shown(s: State) -> None:
    """Goals that the position shows to be done; that the last one is, the game will see."""
    before, goals = s.goals, s.scene.goals
    tick_off(s)
    if s.goals == (1 << len(goals)) - 1:
        s.goals = before


def put_clock(s: State, clock: int) -> None:
    """How far the clock has run: its Objective lies there, or has left the board (UOA-M01-05)."""
    town = town_of(s)
    s.clock = clock
    if town.train_mode == TRAIN_ENTERS_CLOCK and clock < len(town.clock_route):
        s.objective_zone[town.clock_token] = s.board.index.get(town.clock_route[clock], -1) if clock >= 0 else -1


def clock_before_the_train(s: State) -> None:
    """A Train that a clock calls comes when the clock has run out (UOA-M01-05)."""
    town = town_of(s)
    if town.train_mode != TRAIN_ENTERS_CLOCK:
        return
    if s.clock >= 0 and (s.train_state or s.train_moving):
        raise Misfit(("train",), "The Train comes when its clock has run out; write `clock: -1` with it (UOA-M01-05).")
    if not -1 <= s.clock < len(town.clock_route):
        last = len(town.clock_route) - 1
        reason = f"The clock stands at 0 to {last}, or at -1 when it has run out (UOA-M01-05)."
        raise Misfit(("train", "clock"), reason)
