"""Setting a game up: options, posse, mission and board as a first position (chapter Setup)."""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.board.board import Board
from graveshift.board.shape import Placement, from_tiles
from graveshift.content import fill_options
from graveshift.games.undead_or_alive.content import check_mission, check_places, load
from graveshift.games.undead_or_alive.data.mission import (
    AbominationSpawn,
    CoalBagToken,
    CompanionToken,
    ExitToken,
    GatlingToken,
    Mission,
    MobileSpawn,
    NoiseToken,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
    WagonToken,
    ZombieToken,
)
from graveshift.games.undead_or_alive.data.mission_rules import CompanionsRandom, HiddenObjectives
from graveshift.games.undead_or_alive.figures import CLASS_BITS, KIND_ORDER, tables
from graveshift.games.undead_or_alive.script import FACES, town_for
from graveshift.games.undead_or_alive.town import NO_TRAIN, TRAIN_ENTERS_CLOCK, Town, starting_zone, town_of
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.adrenaline import update_classes
from graveshift.zombicide.codes import (
    ABOMINATION_TOKEN,
    BANG,
    BOOM,
    COAL,
    FREE_TYPES,
    HIDDEN_FACE,
    IN_SUPPLY,
    KINDS,
    LONE,
    MOBILE,
    NO_CARD,
    OFF,
    ON,
    PILE,
    RED_FACE,
    SETTING_UP,
    SLOTS,
    STARTING,
)
from graveshift.zombicide.skills import no_mods, with_effects
from graveshift.zombicide.state import State

QUICK_POSSE = (
    "carl",
    "meg",
    "pablito",
    "concepcion",
    "jimmy",
    "molly",
    "hanna",
    "may",
    "henry",
    "turner",
    "trixie",
    "jeb",
)
"""Survivors taken in this order when nobody chooses; barred classes are passed over."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a table decides before the game; all of it is stored in the record."""

    mission: str = "m0"
    custom: dict[str, Any] | None = None  # a designer's mission file, whole; then `mission` is its id
    seats: int = 1
    survivors: list[str] = []
    owners: list[int] = []  # seat of each survivor; empty: shared round the table
    companions: dict[str, str] = {}  # companion -> leading survivor (small posse)
    first: int = 0
    ultrared: bool = False
    holy_water_cost: int = 0
    adrenaline_per_token: bool = False
    wagon_streets_only: bool = True
    explosives_expert_on: int = 6
    ask_starting_slot: bool = False


def complete(raw: dict[str, Any]) -> Options:
    """The options with everything filled in and checked (UOA-SETUP-01, UOA-SETUP-02, UOA-SETUP-09)."""
    options = fill_options(raw, Options)
    mission = mission_of(options)
    if not options.survivors:
        options.survivors = quick_posse(mission)
    check_posse(options, mission)
    if not 1 <= options.seats <= 6:
        raise SetupError("A game has 1 to 6 players (UOA-SETUP-01).", pl="W grze jest od 1 do 6 graczy (UOA-SETUP-01).")
    if not options.owners:
        options.owners = [number % options.seats for number in range(len(options.survivors))]
    if len(options.owners) != len(options.survivors):
        raise SetupError(
            "Each survivor needs exactly one owner.", pl="Każdego Ocalałego musi prowadzić dokładnie jeden gracz."
        )
    for seat in range(options.seats):
        if seat not in options.owners:
            raise SetupError(
                f"Seat {seat + 1} has no survivor (UOA-SETUP-02).",
                pl=f"Miejsce {seat + 1} nie ma żadnego Ocalałego (UOA-SETUP-02).",
            )
    if any(not 0 <= seat < options.seats for seat in options.owners):
        raise SetupError(
            f"Owners are seats 0 to {options.seats - 1}.", pl=f"Właściciele to miejsca od 0 do {options.seats - 1}."
        )
    if not 0 <= options.first < options.seats:
        raise SetupError(
            f"The first player is a seat from 0 to {options.seats - 1} (UOA-SETUP-22).",
            pl=f"Pierwszy gracz to miejsce od 0 do {options.seats - 1} (UOA-SETUP-22).",
        )
    return options


def mission_of(options: Options) -> Mission:
    """The mission of the box, or the designer's own that the options carry."""
    missions = load().missions
    if options.custom is not None:
        try:
            mission = msgspec.convert(options.custom, Mission)
        except msgspec.ValidationError as error:
            raise SetupError(
                f"The mission cannot be read: {error}.", pl=f"Misji nie da się odczytać: {error}."
            ) from None
        check_mission(mission.id, mission, load())
        check_places(mission.id, mission, load())
        options.mission = mission.id
        return mission
    if options.mission not in missions:
        raise SetupError(
            f"There is no mission '{options.mission}'; there are: {', '.join(missions)}.",
            pl=f"Nie ma Misji „{options.mission}”; są: {', '.join(missions)}.",
        )
    return missions[options.mission]


def quick_posse(mission: Mission) -> list[str]:
    """Six survivors that the mission allows."""
    survivors = load().survivors
    allowed = [name for name in QUICK_POSSE if survivors[name].survivor_class not in mission.barred_classes]
    return allowed[:6]


def check_posse(options: Options, mission: Mission) -> None:
    """Different survivors of allowed classes; companions fill up a small posse (UOA-SETUP-03, UOA-SETUP-09)."""
    known = load().survivors
    names = [*options.survivors, *options.companions]
    for name in names:
        if name not in known:
            raise SetupError(
                f"There is no survivor '{name}'; there are: {', '.join(known)}.",
                pl=f"Nie ma Ocalałego „{name}”; są: {', '.join(known)}.",
            )
        if known[name].survivor_class in mission.barred_classes:
            raise SetupError(
                f"{known[name].name.en} is {known[name].survivor_class}, which {mission.title.en} bars (UOA-SETUP-09).",
                pl=f"{mission.title.pl}: ta Misja nie dopuszcza klasy, do której należy {known[name].name.pl} "
                "(UOA-SETUP-09).",
            )
    if len(set(names)) != len(names):
        raise SetupError(
            "Each survivor can be in the posse only once.", pl="Każdy Ocalały może być w drużynie tylko raz."
        )
    if not 1 <= len(options.survivors) <= 6:
        raise SetupError(
            "A posse has 1 to 6 survivors (UOA-SETUP-02).", pl="W drużynie jest od 1 do 6 Ocalałych (UOA-SETUP-02)."
        )
    if options.companions:
        if len(options.survivors) > 4 or len(names) > 6:
            raise SetupError(
                "Companions fill a posse of at most 4 survivors up to 6 (UOA-SETUP-03, UOA-AMB-62).",
                pl="Towarzysze uzupełniają drużynę najwyżej 4 Ocalałych do 6 (UOA-SETUP-03, UOA-AMB-62).",
            )
        for companion, leader in options.companions.items():
            if leader not in options.survivors:
                raise SetupError(
                    f"{companion} needs a leader among the survivors, not '{leader}' (UOA-AMB-62).",
                    pl=f"Dowódcą ({companion}) musi być Ocalały z drużyny, a nie „{leader}” (UOA-AMB-62).",
                )


def first_position(options: Options, mission: Mission, rng: int) -> State:
    """Everything laid out; what the players decide before Round 1 is asked by the game itself."""
    town = town_for(mission, options.ultrared)
    town.holy_water_cost = options.holy_water_cost
    town.explosives_expert_on = options.explosives_expert_on
    town.adrenaline_per_token = options.adrenaline_per_token
    town.wagon_streets_only = options.wagon_streets_only
    town.ask_starting_slot = options.ask_starting_slot
    board = mission_board(mission, town)
    s = blank_state(rng, town, board, options)
    lay_out(s, mission, board)
    people(s, options, mission)
    return s


def mission_board(mission: Mission, town: Town) -> Board:
    """The board of the first moment, and all shapes the Train will give it."""
    rows = [[Placement(spot.tile, spot.rotation) for spot in row] for row in mission.board.rows]
    tiles = load().tiles
    for names in mission.board.train_states:
        town.train_tiles.append([str(name) for name in names])
        town.train_boards.append(from_tiles(with_train(rows, [str(name) for name in names]), tiles))
    if town.train_boards:
        return town.train_boards[0]
    board = from_tiles(rows, tiles)
    if town.wagon_blocks:
        wagon = next(token for token in mission.tokens if isinstance(token, WagonToken))
        board = board.without([board.index[wagon.zone]])
    return board


def with_train(rows: list[list[Placement]], names: list[str]) -> list[list[Placement]]:
    """The rows with the Train tiles, in reading order, replaced by these."""
    spots = [(r, c) for r, row in enumerate(rows) for c, spot in enumerate(row) if spot.tile[:-1] in TRAIN_TILES]
    result = [list(row) for row in rows]
    for (r, c), name in zip(spots, names, strict=True):
        result[r][c] = Placement(name, rows[r][c].rotation)
    return result


TRAIN_TILES = ("10", "11", "12")


def blank_state(rng: int, town: Town, board: Board, options: Options) -> State:
    """A position with decks, pools and nobody in it."""
    t = tables()
    s = State(rng)
    s.tables, s.board, s.scene = t, board, town
    s.posse = s.actors = 0
    s.seat_count = options.seats
    s.round, s.phase, s.first, s.seat = 0, SETTING_UP, options.first, options.first
    s.active, s.taken, s.step, s.spawned, s.granted = -1, 0, -1, 0, -1
    s.zombies = [0] * (board.zones * KINDS)
    s.pool = list(t.miniatures)
    s.abomination, s.frozen, s.vade = -1, [], [-1, -1]
    s.noise_zone, s.noise = -1, 1
    s.token_kind, s.token_zone, s.token_state, s.token_place = [], [], [], []
    s.objective_zone, s.objective_face, s.objective_holder, s.faces = [], [], [], []
    s.wagon = s.gatling = -1
    s.deck, s.discards = list(t.classic_deck), []
    s.zombie_deck, s.zombie_discards = list(t.zombie_deck), []
    s.bounties, s.bounty_top, s.set_aside = list(t.bounty_deck), -1, []
    s.abominations = list(range(len(t.abomination_ids)))
    s.touched = 1
    s.goals = s.bounties_gained = s.set_aside_gained = s.blasts = 0
    s.train_state = s.train_moving = 0
    s.clock, s.brothers = -1, 0
    empty_people(s)
    return s


def empty_people(s: State) -> None:
    """No actors yet."""
    s.person, s.owner, s.zone, s.leader, s.gone = [], [], [], [], []
    s.health, s.max_health, s.ap, s.level, s.laps = [], [], [], [], []
    s.mods, s.owned, s.classes, s.slots, s.aboard = [], [], [], [], []
    s.spent, s.free_used, s.searches, s.charges, s.vades = [], [], [], [], []
    s.used, s.chain, s.chain_kind, s.combat_chain, s.gatling_chain, s.feat = [], [], [], [], [], []


# ---- the board's pieces


def lay_out(s: State, mission: Mission, board: Board) -> None:
    """Tokens and miniatures of the mission map (UOA-SETUP-06, UOA-SETUP-24, UOA-SETUP-25)."""
    town = town_of(s)
    order = list(mission.spawn_order)
    first_noise = -1
    for token in mission.tokens:
        zone = board.index[token.cell or token.zone]
        if isinstance(token, SurvivorStart):
            town.starts.append(zone)
        elif isinstance(token, NoiseToken):
            first_noise = zone
            town.noise_level = BOOM if token.side == "boom" else BANG
        elif isinstance(token, StartingSpawn):
            add_spawn(s, town, token.id, STARTING, zone, ON, order)
        elif isinstance(token, MobileSpawn):
            add_spawn(s, town, token.id, MOBILE, zone, ON, order)
        elif isinstance(token, AbominationSpawn):
            add_spawn(s, town, token.id, ABOMINATION_TOKEN, zone, OFF, order)
        elif isinstance(token, ObjectiveToken):
            for number in range(token.count):
                name = token.id if token.count == 1 else f"{token.id}-{number + 1}"
                face = FACES.index(token.face) if token.face is not None else RED_FACE
                add_objective(s, town, name, zone, face)
        elif isinstance(token, CoalBagToken):
            for number in range(token.count):
                add_objective(s, town, f"coal-{number + 1}", zone, COAL)
        elif isinstance(token, WagonToken):
            s.wagon = zone
        elif isinstance(token, GatlingToken):
            s.gatling = zone
        elif isinstance(token, ExitToken):
            town.exit_name = token.cell or token.zone
        elif isinstance(token, ZombieToken):
            kind = KIND_ORDER.index(token.type)
            s.zombies[zone * KINDS + kind] += token.count
            s.pool[kind] -= token.count
    if ABOMINATION_TOKEN not in s.token_kind:
        lay_abomination_tokens(s, town, board, order)
    for pile in board.pile:
        add_spawn(s, town, f"corpse-{board.tile_names[board.tile[pile]]}", PILE, pile, OFF, order)
    if first_noise not in town.starts:
        town.noise_zone = first_noise
    hide_faces(s, mission)
    finish_town(s, town)


def lay_abomination_tokens(s: State, town: Town, board: Board, order: list[str]) -> None:
    """Where a mission file names none: on Mine and Cemetery, else in the Starting Spawn Zone (UOA-SETUP-24)."""
    places = [(board.tile_names[board.tile[zone]], zone) for zone in board.abomination]
    for name, zone in places or [("starting", starting_zone(s))]:
        add_spawn(s, town, f"abomination-{name}", ABOMINATION_TOKEN, zone, OFF, order)


def add_spawn(s: State, town: Town, name: str, kind: int, zone: int, state: int, order: list[str]) -> None:
    """One Spawn token, with its place in the clockwise order (UOA-AMB-23)."""
    town.spawn_ids.append(name)
    s.token_kind.append(kind)
    s.token_zone.append(zone)
    s.token_state.append(state)
    s.token_place.append(order.index(name) if name in order else len(order) + len(s.token_place))


def add_objective(s: State, town: Town, name: str, zone: int, face: int) -> None:
    town.objective_ids.append(name)
    s.objective_zone.append(zone)
    s.objective_face.append(face)
    s.objective_holder.append(-1)


def hide_faces(s: State, mission: Mission) -> None:
    """Blue and Green are shuffled among the Reds; a token's face is drawn when it is turned up (UOA-M04-02)."""
    for rule in mission.rules:
        if isinstance(rule, HiddenObjectives):
            hidden = [number for number, face in enumerate(s.objective_face) if face == RED_FACE]
            for number in hidden:
                s.objective_face[number] = HIDDEN_FACE
            faces = [FACES.index(face) for face in rule.faces]
            s.faces = [RED_FACE] * (len(hidden) - len(faces)) + faces


def finish_town(s: State, town: Town) -> None:
    """What needs the numbers of tokens."""
    if town.train_mode == TRAIN_ENTERS_CLOCK:
        town.clock_token = town.objective_ids.index(town.clock_name)
        s.clock = 0
    if town.train_mode == NO_TRAIN:
        s.train_moving = 0
    if town.held_name:
        town.held_token = town.spawn_ids.index(town.held_name)
    for goal, names in town.goal_tokens:
        goal.numbers = [town.spawn_ids.index(name) for name in names]


# ---- the people


def people(s: State, options: Options, mission: Mission) -> None:
    """The posse, the companions of a small posse, and those of the mission (UOA-SETUP-10, UOA-CMP-02, UOA-CMP-03)."""
    t = s.tables
    for number, name in enumerate(options.survivors):
        add_actor(s, t.survivor_ids.index(name), options.owners[number], -1)
    s.posse = len(options.survivors)
    for companion, leader in options.companions.items():
        add_actor(s, t.survivor_ids.index(companion), -1, options.survivors.index(leader))
    chosen = {*options.survivors, *options.companions}
    free = [number for number, name in enumerate(t.survivor_ids) if name not in chosen]
    random_rule = next((rule for rule in mission.rules if isinstance(rule, CompanionsRandom)), None)
    for token in mission.tokens:
        if isinstance(token, CompanionToken):
            zone = s.board.index[token.cell or token.zone]
            if token.random:
                town_of(s).random_places.append(zone)
            else:
                for _ in range(token.count):
                    add_companion(s, free, CLASS_BITS[token.companion_class], zone)
    if random_rule is not None:
        random_companions(s, random_rule, free)
    wait_in_supply(s, free)
    s.actors = len(s.person)
    for who in range(s.posse):
        update_classes(s, who)


def random_companions(s: State, rule: CompanionsRandom, free: list[int]) -> None:
    """All members of the class: so many for the map, the rest waits; who and where is drawn before Round 1.

    (UOA-M05-02, UOA-M08-02)
    """
    for name, count in rule.companions.items():
        town_of(s).random_class = CLASS_BITS[name]
        town_of(s).one_per_place = rule.one_per_place
        members = [number for number in free if s.tables.survivor_class[number] == CLASS_BITS[name]]
        for number, person in enumerate(members):
            add_actor(s, person, -1, LONE if number < count else IN_SUPPLY)


def wait_in_supply(s: State, free: list[int]) -> None:
    """Companions that come with Objectives wait, unless the random ones of their class do already (UOA-M05-04)."""
    for wanted in sorted({bits for bits in town_of(s).reward_companion if bits and bits != town_of(s).random_class}):
        for person in [number for number in free if s.tables.survivor_class[number] == wanted]:
            add_actor(s, person, -1, IN_SUPPLY)


def add_companion(s: State, free: list[int], wanted: int, zone: int) -> None:
    """The next free survivor of a class as a lone companion; the team may swap them (UOA-CMP-02)."""
    person = next(number for number in free if s.tables.survivor_class[number] == wanted)
    free.remove(person)
    add_actor(s, person, -1, LONE)
    s.zone[-1] = zone


def add_actor(s: State, person: int, owner: int, leader: int) -> None:
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
    s.aboard.append(0)
    for counter in (s.spent, s.searches, s.charges, s.vades, s.used, s.chain, s.chain_kind, s.combat_chain):
        counter.append(0)
    s.gatling_chain.append(0)
    s.feat.append(0)
    s.free_used += [0] * FREE_TYPES
