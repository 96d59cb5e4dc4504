"""Setting Army of the Dead up: six survivors, the map of a mission, its tokens, companions (chapter Setup)."""

from __future__ import annotations

from typing import Any, Final

from graveshift.board.board import Board
from graveshift.board.textmap import from_map
from graveshift.content import ContentError
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.board import first_board, floors
from graveshift.games.army_of_the_dead.content.box import KINDS, contents, own_tables
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.mission_checks import problems
from graveshift.games.army_of_the_dead.content.script import FACES, city_for
from graveshift.games.army_of_the_dead.content.vocabulary import DropOnKill
from graveshift.games.army_of_the_dead.rules import codes
from graveshift.games.army_of_the_dead.rules.city import City, city_of
from graveshift.games.army_of_the_dead.rules.codes import (
    BLUE_TOKEN,
    GREEN_TOKEN,
    NO_VAULT,
    NORMAL_TOKEN,
    ON_FOOT,
    TRAPPED,
    ZEUS_TOKEN,
)
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.content import setup as family
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.setup import SetUpCites
from graveshift.zombicide.rules.codes import HIDDEN_FACE, LONE, OFF, ON, STARTING

TEAM: Final = 6
NOWHERE: Final = from_map({"map": "nowhere"})
"""The board of a scenario that brings its own map: no mission names a place on it."""
TOKEN_KINDS: Final = {
    "starting": STARTING,
    "normal": NORMAL_TOKEN,
    "zeus": ZEUS_TOKEN,
    "blue": BLUE_TOKEN,
    "green": GREEN_TOKEN,
}


class Options(family.Options, kw_only=True):
    """What a table decides before the game."""

    mission: str = "m2"


class CitySetUp(family.SetUp[Options, State]):
    """Six survivors that cover the mission's Specialties, floors, tokens, the Vault, the Truck."""

    options = Options
    cites = SetUpCites(players="AOTD-GEN-01", posse="AOTD-GEN-01", first_player="AOTD-SETUP-17")

    def scene(self, mission: Mission, options: Any) -> City:
        board = floors(mission, contents(self.book).tiles) if mission.board.floors else NOWHERE
        return city_for(mission, board, own_tables(self.book), tables(self.book))

    def board(self, mission: Mission, scene: City) -> Board:
        return first_board(mission, scene, contents(self.book).tiles)

    def checked(self, mission: Mission) -> Mission:
        """A designer's mission, checked; the first mistake is raised."""
        for path, reason in problems(mission, contents(self.book)):
            raise ContentError(mission.id, path, reason.en, pl=reason.pl)
        return mission

    def quick_posse(self, mission: Mission) -> list[str]:
        """Six survivors; where a mission needs several Specialties, two with each: one may fall (AOTD-WIN-03)."""
        team, box = super().quick_posse(mission), contents(self.book)
        trades = {name: set(box.survivors[name].specialties) for name in box.quick}
        wanted = set(mission.specialties)
        while len(wanted) > 1 and (lone := {w for w in wanted if sum(w in trades[name] for name in team) < 2}):
            spare = max(
                (name for name in box.quick if name not in team), key=lambda name: len(lone & trades[name]), default=""
            )
            leaving = next((name for name in reversed(team) if not wanted & trades[name]), "")
            if not spare or not leaving or not lone & trades[spare]:
                break
            team[team.index(leaving)] = spare
        return team

    def check_posse(self, options: Options, mission: Mission) -> None:
        """Always six, and every Specialty that the mission needs among them (AOTD-GEN-01, AOTD-SETUP-05)."""
        if len(options.survivors) != TEAM:
            raise SetupError(
                f"The team always has {TEAM} survivors (AOTD-GEN-01).",
                pl=f"Drużyna liczy zawsze {TEAM} Ocalałych (AOTD-GEN-01).",
            )
        content = contents(self.book)
        for wanted in mission.specialties:
            if not any(wanted in content.survivors[name].specialties for name in options.survivors):
                name = content.specialties[wanted].name
                raise SetupError(
                    f"{mission.title.en} needs a survivor with the Specialty {name.en} (AOTD-SETUP-05).",
                    pl=f"{mission.title.pl}: potrzebny jest Ocalały ze Specjalnością {name.pl} (AOTD-SETUP-05).",
                )

    def new(self, rng: int) -> State:
        s = State(rng)
        s.sleepers, s.sleeper_bag, s.woken, s.owed, s.sprung = [], [], [], 0, []
        s.came = s.slain = 0
        s.trapped, s.late, s.fought, s.orders, s.order_discards = [], [], [], [], []
        s.shut, s.laid_zone, s.laid_card, s.laid_by = [], [], [], []
        s.vault, s.vault_bag, s.vault_card = NO_VAULT, [], -1
        s.truck, s.truck_seat, s.time = -1, [], -1
        s.objectives_taken = s.open_exits = s.happened = s.deeds = 0
        s.extras, s.personal, s.personal_done, s.progress = [], [], 0, []
        s.kept = [0] * codes.KINDS
        s.wounded = s.declined = s.postponed = 0
        return s

    def blank(self, rng: int, scene: Any, board: Board, options: Options) -> State:
        s = super().blank(rng, scene, board, options)
        box = city_of(s).box
        s.sleepers = [0] * board.zones
        s.sleeper_bag = list(box.sleeper_numbers)
        s.orders = list(range(len(box.orders)))
        s.zombie_deck = list(box.zombie_deck)
        s.shut = list(board.shut)
        return s

    def begin_actor(self, s: State) -> None:
        s.truck_seat.append(ON_FOOT)

    def lay_out(self, s: State, mission: Mission, board: Board) -> None:
        lay_out(s, mission, board)

    def others(self, s: State, options: Options, mission: Mission) -> None:
        """Companions on their spots; who they are the players say (AOTD-COMP-01)."""
        free = [number for number, name in enumerate(s.tables.survivor_ids) if name not in options.survivors]
        for spot in city_of(s).spots:
            self.add_actor(s, free.pop(0), -1, LONE)
            s.zone[-1] = spot
            s.health[-1] = s.max_health[-1] = city_of(s).companion_health


def lay_out(s: State, mission: Mission, board: Board) -> None:
    """Tokens and miniatures of the mission map (AOTD-SETUP-03, AOTD-SETUP-04, AOTD-SETUP-16)."""
    city = city_of(s)
    for place, spawn in enumerate(mission.spawn_zones):
        s.token_kind.append(TOKEN_KINDS[spawn.kind])
        s.token_zone.append(board.index[spawn.zone])
        s.token_state.append(OFF if spawn.kind in ("blue", "green") else ON)
        s.token_place.append(place)
    for name in mission.sleepers:
        s.sleepers[board.index[name]] += 1
    lay_objectives(s, mission, board)
    for number, gate in enumerate(mission.exits):
        s.open_exits |= gate.open << number
    if mission.vault is not None:
        s.vault = TRAPPED
        s.vault_bag = list(range(len(city.box.vault_ids)))
    if mission.truck is not None:
        s.truck = board.index[mission.truck]
    if mission.time_track is not None:
        s.time = mission.time_track.start
    for name in mission.abominations_in_deck:
        s.zombie_deck.append(city.box.abomination_cards[KINDS.index(name)])
    for group in mission.zombies:
        kind = KINDS.index(group.type)
        s.zombies[board.index[group.zone] * codes.KINDS + kind] += group.count
        s.pool[kind] -= group.count
        if codes.ABOMINATIONS >> kind & 1:
            s.came |= 1 << kind
    for laid in mission.explosives:
        card = s.tables.card_ids.index(laid.card)
        s.laid_zone.append(board.index[laid.zone])
        s.laid_card.append(card)
        s.laid_by.append(-1)
        s.extras.append(card)


def lay_objectives(s: State, mission: Mission, board: Board) -> None:
    """Face down where they are shuffled; their fronts are drawn when they are taken (AOTD-SETUP-16, AOTD-AMB-53)."""
    for place in mission.objectives.shuffled.zones:
        lay_objective(s, board.index[place], HIDDEN_FACE)
    s.faces = [FACES[colour] for colour in mission.objectives.shuffled.fronts]
    for fixed in mission.objectives.fixed:
        lay_objective(s, board.index[fixed.zone], FACES[fixed.colour])
    for rule in mission.rules:
        if isinstance(rule, DropOnKill):
            lay_objective(s, -1, FACES[rule.colour])


def lay_objective(s: State, zone: int, face: int) -> None:
    s.objective_zone.append(zone)
    s.objective_face.append(face)
    s.objective_holder.append(-1)


SETUP: Final = CitySetUp(BOOK)
