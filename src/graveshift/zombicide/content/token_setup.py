"""Setting up a game whose missions list tokens: the pieces of the map, and who waits on it (chapter Setup)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

import msgspec

from graveshift.board.board import Board
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.content import setup
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.mission import Token
from graveshift.zombicide.content.setup import O, S, SetUp, add_objective, add_spawn
from graveshift.zombicide.content.tokens import (
    AbominationSpawn,
    CompanionToken,
    ExitToken,
    MobileSpawn,
    NoiseToken,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
    ZombieToken,
)
from graveshift.zombicide.missions.companions_random import CompanionsRandom
from graveshift.zombicide.missions.hidden_objectives import HiddenObjectives
from graveshift.zombicide.missions.words import FACES
from graveshift.zombicide.rules.codes import (
    ABOMINATION_TOKEN,
    BANG,
    BOOM,
    HIDDEN_FACE,
    IN_SUPPLY,
    LONE,
    MOBILE,
    OFF,
    ON,
    RED_FACE,
    STARTING,
)
from graveshift.zombicide.rules.spawn import starting_zone
from graveshift.zombicide.rules.state import State


class Options(setup.Options, kw_only=True):
    """What a table decides before the game, with the companions of a small posse."""

    companions: dict[str, str] = msgspec.field(default_factory=dict)  # companion -> leading survivor (small posse)


class SetUpCites(setup.SetUpCites, frozen=True, kw_only=True):
    """The rules of a game's ledger that its set-up cites."""

    barred: str  # classes that a mission has no place for
    small_posse: str  # companions fill it up
    leaders: str  # who leads them


class TokenSetUp(SetUp[O, S]):
    """Spawn and Objective tokens, classes that missions bar, companions."""

    cites: ClassVar[SetUpCites]

    # ---- what a game adds

    def lay_own(self, s: S, token: Token, zone: int) -> None:
        """A token that only this game has."""

    def laid(self, s: S, board: Board, order: list[str]) -> None:
        """What the board itself brings, once the tokens of the mission lie on it."""

    # ---- the posse

    def named(self, options: Any) -> list[str]:
        return [*options.survivors, *options.companions]

    def barred_classes(self, mission: Any) -> tuple[str, ...]:
        barred: tuple[str, ...] = mission.barred_classes
        return barred

    def barred(self, survivor: Any, mission: Any) -> SetupError:
        """The mission has no place for the class, as its own frame says (UOA-SETUP-09)."""
        names = load(self.book).names.classes
        rules = ", ".join(filter(None, (self.cites.barred, mission.ledger)))
        classes = " and ".join(names[name].name.en for name in survivor.classes)
        return SetupError(
            f"{survivor.name.en}'s Class is {classes}, which {mission.title.en} bars ({rules}).",
            pl=f"{mission.title.pl}: ta Misja nie dopuszcza klasy, do której należy {survivor.name.pl} ({rules}).",
        )

    def check_posse(self, options: Any, mission: Any) -> None:
        """Companions fill up a small posse, each with a Leader (UOA-SETUP-03)."""
        if not options.companions:
            return
        rules = f"{self.cites.small_posse}, {self.cites.leaders}"
        if len(options.survivors) > 4 or len(self.named(options)) > 6:
            raise SetupError(
                f"Companions fill a posse of at most 4 survivors up to 6 ({rules}).",
                pl=f"Towarzysze uzupełniają drużynę najwyżej 4 Ocalałych do 6 ({rules}).",
            )
        for companion, leader in options.companions.items():
            if leader not in options.survivors:
                raise SetupError(
                    f"{companion} needs a leader among the survivors, not '{leader}' ({self.cites.leaders}).",
                    pl=f"Dowódcą ({companion}) musi być Ocalały z drużyny, a nie „{leader}” ({self.cites.leaders}).",
                )

    # ---- companions

    def others(self, s: S, options: Any, mission: Any) -> None:
        """The companions of a small posse, and those of the mission (UOA-CMP-02, UOA-CMP-03)."""
        ids = s.tables.survivor_ids
        for companion, leader in options.companions.items():
            self.add_actor(s, ids.index(companion), -1, options.survivors.index(leader))
        chosen = {*options.survivors, *options.companions}
        free = [number for number, name in enumerate(ids) if name not in chosen]
        random_rule = next((rule for rule in mission.rules if isinstance(rule, CompanionsRandom)), None)
        for token in mission.tokens:
            if isinstance(token, CompanionToken):
                zone = s.board.index[token.cell or token.zone]
                if token.random:
                    s.scene.random_places.append(zone)
                else:
                    for _ in range(token.count):
                        self.add_companion(s, free, box_of(self.book).classes[token.companion_class], zone)
        if random_rule is not None:
            self.random_companions(s, random_rule, free)
        self.wait_in_supply(s, free)

    def random_companions(self, s: S, rule: CompanionsRandom, free: list[int]) -> None:
        """All members of the class: so many for the map, the rest waits; who and where is drawn before Round 1.

        (UOA-M05-02, UOA-M08-02)
        """
        for name, count in rule.companions.items():
            s.scene.random_class = box_of(self.book).classes[name]
            s.scene.one_per_place = rule.one_per_place
            members = [number for number in free if s.tables.survivor_class[number] == box_of(self.book).classes[name]]
            for number, person in enumerate(members):
                self.add_actor(s, person, -1, LONE if number < count else IN_SUPPLY)

    def wait_in_supply(self, s: S, free: list[int]) -> None:
        """Companions that come with Objectives wait, unless the random ones of their class do already (UOA-M05-04)."""
        scene = s.scene
        for wanted in sorted({bits for bits in scene.reward_companion if bits and bits != scene.random_class}):
            for person in [number for number in free if s.tables.survivor_class[number] == wanted]:
                self.add_actor(s, person, -1, IN_SUPPLY)

    # ---- the board's pieces

    def lay_out(self, s: S, mission: Any, board: Board) -> None:
        """Tokens and miniatures of the mission map (UOA-SETUP-06, UOA-SETUP-24, UOA-SETUP-25)."""
        scene = s.scene
        order = list(mission.spawn_order)
        first_noise = -1
        for token in mission.tokens:
            zone = board.index[token.place]
            if isinstance(token, SurvivorStart):
                scene.starts.append(zone)
            elif isinstance(token, NoiseToken):
                first_noise = zone
                scene.noise_level = BOOM if token.side == "boom" else BANG
            elif isinstance(token, StartingSpawn):
                add_spawn(s, token.id, STARTING, zone, ON, order)
            elif isinstance(token, MobileSpawn):
                add_spawn(s, token.id, MOBILE, zone, ON, order)
            elif isinstance(token, AbominationSpawn):
                add_spawn(s, token.id, ABOMINATION_TOKEN, zone, OFF, order)
            elif isinstance(token, ObjectiveToken):
                lay_objectives(s, token, zone)
            elif isinstance(token, ExitToken):
                scene.exit_name = token.place
            elif isinstance(token, ZombieToken):
                kind = box_of(self.book).kinds.index(token.type)
                s.zombies[zone * s.kinds + kind] += token.count
                s.pool[kind] -= token.count
            else:
                self.lay_own(s, token, zone)
        if ABOMINATION_TOKEN not in s.token_kind:
            lay_abomination_tokens(s, board, order)
        self.laid(s, board, order)
        if first_noise not in scene.starts:
            scene.noise_zone = first_noise
        hide_faces(s, mission)
        self.finish(s)

    def finish(self, s: S) -> None:
        """What needs the numbers of tokens."""
        for goal in s.scene.goals:
            goal.laid(s.scene.spawn_ids)


def lay_objectives(s: State, token: ObjectiveToken, zone: int) -> None:
    """The Objectives of a crate, numbered if there are several."""
    for number in range(token.count):
        name = token.id if token.count == 1 else f"{token.id}-{number + 1}"
        add_objective(s, name, zone, FACES.index(token.face) if token.face is not None else RED_FACE)


def lay_abomination_tokens(s: State, board: Board, order: list[str]) -> None:
    """Where a mission file names none: on Mine and Cemetery, else in the Starting Spawn Zone (UOA-SETUP-24)."""
    places = [(board.tile_names[board.tile[zone]], zone) for zone in board.marked("abomination")]
    for name, zone in places or [("starting", starting_zone(s))]:
        add_spawn(s, f"abomination-{name}", ABOMINATION_TOKEN, zone, OFF, order)


def hide_faces(s: State, mission: Any, shown: Collection[int] = ()) -> None:
    """Blue and Green are shuffled among the Reds; a token's face is drawn when it is turned up (UOA-M04-02).

    `shown`: Objectives that lie open all the same.
    """
    for rule in mission.rules:
        if isinstance(rule, HiddenObjectives):
            faces = [face for face in map(FACES.index, rule.faces) if face not in s.objective_face]
            hidden = [
                number
                for number, face in enumerate(s.objective_face)
                if face == HIDDEN_FACE or (face == RED_FACE and number not in shown)
            ]
            for number in hidden:
                s.objective_face[number] = HIDDEN_FACE
            s.faces = [RED_FACE] * (len(hidden) - len(faces)) + faces
