"""Setting a game up: options, posse, mission and board as a first position (chapter Setup).

What all games of the family do is here; a game's own SetUp says which options it has, what its scene is and how the
tokens of a mission are laid.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from graveshift.board.board import Board
from graveshift.content import Misfit, fill, fill_options
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.designed import checked_mission
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.rules.adrenaline import update_classes
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import FREE_TYPES, LONE, NO_CARD, SETTING_UP, SLOTS
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.skills import no_mods, with_effects
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.tables import Tables

MOST = 6
"""So many players and survivors there are at most."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table decides before the game; all of it is stored in the record. A game adds its own."""

    mission: str = ""
    custom: dict[str, Any] | None = None  # a designer's mission file, whole; then `mission` is its id
    seats: int = 1
    survivors: list[str] = []
    owners: list[int] = []  # seat of each survivor; empty: shared round the table
    first: int = 0
    ultrared: bool = False


class SetUpCites(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game's ledger that its set-up cites."""

    players: str  # how many there are
    posse: str  # how many survivors, and that everybody has one
    first_player: str


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)


class SetUp(Generic[O, S]):
    """How a game of the family is set up; its own part in a subclass."""

    options: ClassVar[Any] = Options
    cites: ClassVar[SetUpCites]

    def __init__(self, book: Book) -> None:
        self.book = book

    # ---- what a game says itself

    def scene(self, mission: Any, options: O) -> Scene:
        """The scene of a mission with the rules that the table has chosen, before its tokens are laid."""
        raise NotImplementedError

    def board(self, mission: Any, scene: Any) -> Board:
        """The board of the first moment."""
        raise NotImplementedError

    def printed(self, scene: Any) -> Tables:
        """The figures of everything on the table."""
        return tables(self.book)

    def new(self, rng: int) -> S:
        """A position with the game's own part of it still untouched: no tokens, nobody there."""
        raise NotImplementedError

    def lay_out(self, s: S, mission: Any, board: Board) -> None:
        """Tokens and miniatures of the mission map."""

    def checked(self, mission: Any) -> Any:
        """A designer's mission, checked; the first mistake is raised."""
        return checked_mission(self.book, mission.id, mission)

    def barred_classes(self, mission: Any) -> tuple[str, ...]:
        """The classes that may not come to a mission."""
        return ()

    def may_come(self, survivor: Any, mission: Any) -> bool:
        """Does the mission allow this survivor?"""
        barred = self.barred_classes(mission)
        return not any(name in barred for name in survivor.classes)

    def check_posse(self, options: O, mission: Any) -> None:
        """What a mission and a table ask of a posse besides different survivors, one to six."""

    def others(self, s: S, options: O, mission: Any) -> None:
        """Who is there besides the posse: companions."""

    def begin_actor(self, s: S) -> None:
        """The game's own part of the actor that has just come."""

    # ---- options

    def complete(self, raw: dict[str, Any]) -> O:
        """The options with everything filled in and checked."""
        options: O = fill_options(raw, self.options)
        options.mission = options.mission or self.book.missions[0]
        mission = self.mission_of(options)
        if not options.survivors:
            options.survivors = self.quick_posse(mission)
        self.check_people(options, mission)
        self.check_seats(options)
        return options

    def mission_of(self, options: O) -> Any:
        """The mission of the box, or the designer's own that the options carry."""
        missions = load(self.book).missions
        if options.custom is not None:
            mission = self.custom_mission(options.custom)
            options.mission = mission.id
            return mission
        if options.mission not in missions:
            raise SetupError(
                f"There is no mission '{options.mission}'; there are: {', '.join(missions)}.",
                pl=f"Nie ma Misji „{options.mission}”; są: {', '.join(missions)}.",
            )
        return missions[options.mission]

    def custom_mission(self, plain: dict[str, Any]) -> Any:
        """A designer's mission as plain data, checked; the first mistake refuses it."""
        try:
            mission = fill(plain, box_of(self.book).mission)
        except Misfit as misfit:
            raise SetupError(
                f"The mission cannot be read: {misfit}", pl=f"Misji nie da się odczytać: {misfit.told('pl')}"
            ) from None
        return self.checked(mission)

    def quick_posse(self, mission: Any) -> list[str]:
        """Six survivors that the mission allows."""
        box = load(self.book)
        return [name for name in box.quick if self.may_come(box.survivors[name], mission)][:MOST]

    def check_people(self, options: O, mission: Any) -> None:
        """Different survivors, one to six, whom the mission allows (UOA-SETUP-02)."""
        known = load(self.book).survivors
        names = self.named(options)
        for name in names:
            if name not in known:
                raise SetupError(
                    f"There is no survivor '{name}'; there are: {', '.join(known)}.",
                    pl=f"Nie ma Ocalałego „{name}”; są: {', '.join(known)}.",
                )
            if not self.may_come(known[name], mission):
                raise self.barred(known[name], mission)
        if len(set(names)) != len(names):
            raise SetupError(
                "Each survivor can be in the posse only once.", pl="Każdy Ocalały może być w drużynie tylko raz."
            )
        if not 1 <= len(options.survivors) <= MOST:
            raise SetupError(
                f"A posse has 1 to {MOST} survivors ({self.cites.posse}).",
                pl=f"W drużynie jest od 1 do {MOST} Ocalałych ({self.cites.posse}).",
            )
        self.check_posse(options, mission)

    def named(self, options: O) -> list[str]:
        """Everybody whom the options name."""
        return options.survivors

    def barred(self, survivor: Any, mission: Any) -> SetupError:
        """Why somebody may not come."""
        return SetupError(
            f"{survivor.name.en} cannot come to {mission.title.en}.",
            pl=f"{mission.title.pl}: {survivor.name.pl} nie może wziąć udziału.",
        )

    def check_seats(self, options: O) -> None:
        """Every survivor has an owner and every seat a survivor (UOA-SETUP-01, UOA-SETUP-02, UOA-SETUP-22)."""
        cites = self.cites
        if not 1 <= options.seats <= MOST:
            raise SetupError(
                f"A game has 1 to {MOST} players ({cites.players}).",
                pl=f"W grze jest od 1 do {MOST} graczy ({cites.players}).",
            )
        if not options.owners:
            options.owners = [number % options.seats for number in range(len(options.survivors))]
        if len(options.owners) != len(options.survivors):
            raise SetupError(
                "Each survivor needs exactly one owner.", pl="Każdego Ocalałego musi prowadzić dokładnie jeden gracz."
            )
        for seat in range(options.seats):
            if seat not in options.owners:
                raise SetupError(
                    f"Seat {seat + 1} has no survivor ({cites.posse}).",
                    pl=f"Miejsce {seat + 1} nie ma żadnego Ocalałego ({cites.posse}).",
                )
        if any(not 0 <= seat < options.seats for seat in options.owners):
            raise SetupError(
                f"Owners are seats 0 to {options.seats - 1}.", pl=f"Właściciele to miejsca od 0 do {options.seats - 1}."
            )
        if not 0 <= options.first < options.seats:
            raise SetupError(
                f"The first player is a seat from 0 to {options.seats - 1} ({cites.first_player}).",
                pl=f"Pierwszy gracz to miejsce od 0 do {options.seats - 1} ({cites.first_player}).",
            )

    # ---- the position

    def first_position(self, options: O, mission: Any, rng: int) -> S:
        """Everything laid out; what the players decide before Round 1 is asked by the game itself."""
        scene = self.scene(mission, options)
        board = self.board(mission, scene)
        s = self.blank(rng, scene, board, options)
        self.lay_out(s, mission, board)
        self.people(s, options, mission)
        return s

    def blank(self, rng: int, scene: Scene, board: Board, options: O) -> S:
        """A position with decks, pools and nobody in it."""
        t = self.printed(scene)
        s = self.new(rng)
        s.tables, s.board, s.scene = t, board, scene
        s.posse = s.actors = 0
        s.seat_count = options.seats
        s.kinds = t.kinds
        s.round, s.phase, s.first, s.seat = 0, SETTING_UP, options.first, options.first
        s.active, s.taken, s.step, s.spawned, s.granted = -1, 0, -1, 0, -1
        s.zombies = [0] * (board.zones * s.kinds)
        s.pool = list(t.miniatures)
        s.abomination, s.frozen = -1, []
        s.noise_zone, s.noise = -1, 1
        s.token_kind, s.token_zone, s.token_state, s.token_place = [], [], [], []
        s.objective_zone, s.objective_face, s.objective_holder, s.faces = [], [], [], []
        s.deck, s.discards = list(t.classic_deck), []
        s.zombie_deck, s.zombie_discards = list(t.zombie_deck), []
        s.abominations = list(range(len(t.abomination_ids)))
        s.touched = 1
        s.goals = s.brothers = s.careful = 0
        s.person, s.owner, s.zone, s.leader, s.gone = [], [], [], [], []
        s.health, s.max_health, s.ap, s.level, s.laps = [], [], [], [], []
        s.mods, s.owned, s.classes, s.slots = [], [], [], []
        s.spent, s.free_used, s.searches = [], [], []
        s.used, s.chain, s.chain_kind, s.combat_chain = [], [], [], []
        return s

    # ---- the people

    def people(self, s: S, options: O, mission: Any) -> None:
        """The posse, and whoever else is there."""
        for number, name in enumerate(options.survivors):
            self.add_actor(s, s.tables.survivor_ids.index(name), options.owners[number], -1)
        s.posse = len(options.survivors)
        self.others(s, options, mission)
        s.actors = len(s.person)
        for who in range(s.posse):
            update_classes(s, who)

    def add_companion(self, s: S, free: list[int], wanted: int, zone: int) -> None:
        """The next free survivor of a class as a lone companion; the team may swap them (UOA-CMP-02)."""
        person = next(number for number in free if s.tables.survivor_class[number] == wanted)
        free.remove(person)
        self.add_actor(s, person, -1, LONE)
        s.zone[-1] = zone

    def add_actor(self, s: S, person: int, owner: int, leader: int) -> None:
        """One more survivor with dashboard, health and Blue skill (UOA-SETUP-18, UOA-SETUP-19, UOA-SETUP-20)."""
        t = s.tables
        is_player = owner >= 0
        blue = t.level_skills[person][0] if is_player else []
        s.person.append(person)
        s.owner.append(owner)
        s.zone.append(-1)
        s.leader.append(leader)
        s.gone.append(0)
        s.health.append(t.health[person] if is_player else 1)
        s.max_health.append(s.health[-1])
        s.ap.append(0)
        s.level.append(0)
        s.laps.append(0)
        mods = no_mods()
        for skill in blue:
            mods = with_effects(mods, t.skill_effects[skill])
        s.mods.append(mods)
        s.owned.append(list(blue))
        s.classes.append(t.survivor_class[person])
        s.slots += [NO_CARD] * SLOTS
        for counter in (s.spent, s.searches, s.used, s.chain, s.chain_kind, s.combat_chain):
            counter.append(0)
        s.free_used += [0] * FREE_TYPES
        self.begin_actor(s)


# ---- the board's pieces


def add_spawn(s: State, name: str, kind: int, zone: int, state: int, order: list[str]) -> None:
    """One Spawn token, with its place in the clockwise order (UOA-AMB-23)."""
    s.scene.spawn_ids.append(name)
    s.token_kind.append(kind)
    s.token_zone.append(zone)
    s.token_state.append(state)
    s.token_place.append(order.index(name) if name in order else len(order) + len(s.token_place))


def add_objective(s: State, name: str, zone: int, face: int) -> None:
    """One Objective token."""
    s.scene.objective_ids.append(name)
    s.objective_zone.append(zone)
    s.objective_face.append(face)
    s.objective_holder.append(-1)
