"""From the Given of a scenario to a position."""

from __future__ import annotations

from typing import Any, ClassVar

from graveshift.content import Misfit, fill_part, number
from graveshift.kernel.errors import SetupError
from graveshift.zombicide.content.box import box_of
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.setup import add_objective, add_spawn
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.codes import HIDDEN_FACE
from graveshift.zombicide.staging.board import BoardStaging
from graveshift.zombicide.staging.given import Given
from graveshift.zombicide.staging.names import PHASES, TOKEN_STATES, card, zombie_cards
from graveshift.zombicide.staging.people import PeopleStaging, S
from graveshift.zombicide.telling.habits import CHOICES, SETTINGS, setting, settle


class Staging(PeopleStaging[S], BoardStaging):
    """How a game's scenarios become positions; what only the game has it puts in its own subclass."""

    given: ClassVar[type[Given]] = Given
    token_kinds: ClassVar[tuple[str, ...]] = ("starting", "mobile", "abomination")
    """Spawn tokens, in the order of their numbers."""
    piles: ClassVar[tuple[str, ...]] = ("equipment", "zombies")
    """Decks whose cards and discards a scenario may set."""
    faces: ClassVar[tuple[str, ...]] = ("red", "blue", "green", "hidden")
    """Faces of Objectives, in the order of their numbers."""
    phases: ClassVar[dict[int, str]] = PHASES

    def staged(self, document: dict[str, Any]) -> S:
        """The position that a scenario begins with."""
        given = fill_part(document, self.given)
        mission = self.mission_of(given)
        try:
            scene = self.scene_of(mission, given)
        except ValueError as error:
            raise Misfit((), f"A goal or special rule names a card or goal that does not exist: {error}.") from error
        board = self.board_of(given, mission, scene)
        options = self.options_of(given)
        s = self.setup.blank(0, scene, board, options)
        s.noise_zone = -1
        if given.mission is not None:
            self.setup.lay_out(s, mission, board)
        self.put_board(s, given)
        self.put_tokens(s, given)
        self.put_objectives(s, given)
        self.put_places(s, given)
        if given.mission is None:
            self.finish(s, mission, given)
        if given.mission is not None and given.companions is None and given.survivors:
            self.setup.people(s, options, mission)
        self.put_people(s, given)
        self.put_zombies(s, given)
        self.put_noise(s, given)
        self.put_decks(s, given)
        self.put_goals(s, given)
        self.put_own(s, given)
        self.put_moment(s, given)
        self.put_habits(s, given)
        self.put_turn(s, given)
        self.must_be_possible(s, given)
        return s

    # ---- what a game adds

    def scene_of(self, mission: Any, given: Any) -> Any:
        """The scene of the mission, before anything stands on the board."""
        return self.setup.scene(mission, given.options)

    def put_board(self, s: S, given: Any) -> None:
        """What has changed the shape of the board."""

    def put_own_tokens(self, s: S, order: list[str]) -> None:
        """Spawn tokens that the board itself brings."""

    def is_taken(self, token: Any) -> bool:
        """Does an Objective lie on the board no more?"""
        taken: bool = token.taken
        return taken

    def put_own_objective(self, s: S, which: int, token: Any) -> None:
        """What else can have become of an Objective."""

    def finish(self, s: S, mission: Any, given: Any) -> None:
        """What goals and rules need of the tokens that a scenario has laid itself."""

    def goal_keys(self, s: S) -> list[str]:
        """The goals of the mission by their keys."""
        return [goal.key for goal in s.scene.goals]

    def put_own(self, s: S, given: Any) -> None:
        """Everything that only this game has."""

    def must_be_possible(self, s: S, given: Any) -> None:
        """Refuse a position that would break the game later, where nobody could say any more what was wrong with it."""
        self.everybody_at_the_beginning(s, given)
        self.cards_to_spawn(s)
        self.faces_to_turn_up(s)

    # ---- the options

    def options_of(self, given: Any) -> Any:
        """The options of the table; a mission's limits are checked as in any set-up (UOA-SETUP-09)."""
        options = self.setup.options(
            mission=given.mission if isinstance(given.mission, str) else self.book.missions[0],
            custom=given.mission if isinstance(given.mission, dict) else None,
            seats=given.players,
            survivors=list(given.survivors),
            first=given.first_player - 1,
        )
        if given.first_player > given.players:
            raise Misfit(("first-player",), f"There are only {given.players} `players`.")
        for name in given.survivors:
            number(name, list(load(self.book).survivors), "survivor", ("survivors", name))
        for place, (name, survivor) in enumerate(given.survivors.items()):
            seat = survivor.seat - 1 if survivor is not None and survivor.seat is not None else place % given.players
            if seat >= given.players:
                raise Misfit(("survivors", name, "seat"), f"There are only {given.players} `players`.")
            options.owners.append(seat)
        if not options.survivors:
            raise Misfit((), "A scenario needs at least one of `survivors`.")
        if given.mission is None:
            return options
        try:
            return self.setup.complete({name: getattr(options, name) for name in self.setup.options.__struct_fields__})
        except SetupError as error:
            raise Misfit(("survivors",), str(error)) from error

    # ---- tokens

    def put_tokens(self, s: S, given: Any) -> None:
        """The Spawn tokens in clockwise order (UOA-AMB-23)."""
        scene = s.scene
        woken = bool(given.abomination) or any(
            "abomination" in names for names in (given.zombies or {}).values() if names
        )
        if given.mission is not None:
            if woken:
                s.token_state = [
                    c.ON if kind == c.ABOMINATION_TOKEN else state
                    for kind, state in zip(s.token_kind, s.token_state, strict=True)
                ]
            for place, token in enumerate(given.spawn_tokens):
                self.change_token(s, token, ("spawn-tokens", str(place)))
            return
        order: list[str] = []
        for place, token in enumerate(given.spawn_tokens):
            at = ("spawn-tokens", str(place))
            if token.kind is None or token.zone is None:
                raise Misfit(at, "A Spawn token has a `kind` and a `zone`.")
            zone = self.zone_of(s, token.zone, (*at, "zone"))
            kind = self.token_kinds.index(token.kind)
            name = token.id or self.token_name(s, kind, zone)
            if name in scene.spawn_ids:
                raise Misfit(at, f"Two Spawn tokens are called `{name}`; give each an `id` of its own.")
            if kind == c.STARTING and c.STARTING in s.token_kind:
                raise Misfit(at, f"There is only one Starting Spawn token ({self.cites.spawn_tokens}).")
            state = c.ON if kind != c.ABOMINATION_TOKEN or woken else c.OFF
            if token.state is not None:
                state = TOKEN_STATES.index(token.state)
            order.append(name)
            add_spawn(s, name, kind, zone if state != c.REMOVED else -1, state, order)
        self.begin_at_the_starting_token(s)
        self.put_own_tokens(s, order)

    def begin_at_the_starting_token(self, s: S) -> None:
        """The clockwise order begins with the Starting token, wherever the list begins (UOA-SPAWN-02)."""
        if c.STARTING in s.token_kind:
            first = s.token_place[s.token_kind.index(c.STARTING)]
            s.token_place = [(place - first) % len(s.token_place) for place in s.token_place]

    def change_token(self, s: S, token: Any, at: tuple[str, ...]) -> None:
        """A Spawn token of the mission lies elsewhere or is turned over."""
        scene = s.scene
        if token.id is None:
            raise Misfit(at, f"Say which token of the mission by its `id`. Possible: {', '.join(scene.spawn_ids)}.")
        which = number(token.id, scene.spawn_ids, "Spawn token", (*at, "id"))
        if token.zone is not None:
            s.token_zone[which] = self.zone_of(s, token.zone, (*at, "zone"))
        if token.state is not None:
            s.token_state[which] = TOKEN_STATES.index(token.state)
            if token.state == "removed":
                s.token_zone[which] = -1

    def token_name(self, s: S, kind: int, zone: int) -> str:
        """What a Spawn token is called if nobody names it: starting, mobile-1, abomination-1."""
        if kind == c.STARTING:
            return "starting"
        return f"{self.token_kinds[kind]}-{s.token_kind.count(kind) + 1}"

    def put_objectives(self, s: S, given: Any) -> None:
        """The Objective tokens, and the faces that lie hidden among them (UOA-M04-02)."""
        scene = s.scene
        for place, token in enumerate(given.objectives):
            at = ("objectives", str(place))
            if given.mission is not None:
                if token.id is None:
                    raise Misfit(
                        at, f"Say which token of the mission by its `id`. Possible: {', '.join(scene.objective_ids)}."
                    )
                which = number(token.id, scene.objective_ids, "Objective", (*at, "id"))
            else:
                name = token.id or f"objective-{place + 1}"
                if name in scene.objective_ids:
                    raise Misfit(at, f"Two Objectives are called `{name}`.")
                if token.zone is None and not self.is_taken(token):
                    raise Misfit(at, "An Objective has a `zone`, or is `taken`.")
                add_objective(s, name, -1, c.RED_FACE)
                which = len(s.objective_zone) - 1
            if token.zone is not None:
                s.objective_zone[which] = self.zone_of(s, token.zone, (*at, "zone"))
            if token.face is not None:
                was_hidden = s.objective_face[which] == c.HIDDEN_FACE
                s.objective_face[which] = self.faces.index(token.face)
                if was_hidden and s.objective_face[which] in s.faces:
                    s.faces.remove(s.objective_face[which])
            if self.is_taken(token):
                s.objective_zone[which] = -1
            self.put_own_objective(s, which, token)
        if given.hidden_faces is not None:
            s.faces = [self.faces.index(face) for face in given.hidden_faces]
            hidden = s.objective_face.count(c.HIDDEN_FACE)
            if len(s.faces) != hidden:
                raise Misfit(
                    ("hidden-faces",), f"There are {hidden} Objectives with `face: hidden`, and so many faces."
                )

    # ---- zombies and noise

    def put_zombies(self, s: S, given: Any) -> None:
        """Zombies by zone; the pool holds the other miniatures (UOA-COMP-03)."""
        ids = s.tables.zombie_ids
        if given.zombies is not None:
            s.zombies = [0] * len(s.zombies)
            for name, group in given.zombies.items():
                at = ("zombies", name)
                zone = self.zone_of(s, name, at)
                counts = [(kind, 1) for kind in group] if isinstance(group, list) else list(group.items())
                for name_of_kind, count in counts:
                    kind = number(name_of_kind, ids, "kind of Zombie", (*at, name_of_kind))
                    s.zombies[zone * s.kinds + kind] += count
        for kind in range(s.kinds):
            on_board = sum(s.zombies[kind :: s.kinds])
            if on_board > s.tables.miniatures[kind]:
                reason = (
                    f"There are only {s.tables.miniatures[kind]} miniatures of `{ids[kind]}` ({self.cites.miniatures})."
                )
                raise Misfit(("zombies",), reason)
            s.pool[kind] = s.tables.miniatures[kind] - on_board
        for name_of_kind, left in given.pool.items():
            s.pool[number(name_of_kind, ids, "kind of Zombie", ("pool", name_of_kind))] = left
        if s.tables.book.one_abomination and sum(s.zombies[c.ABOMINATION :: s.kinds]) > 0:
            which = 0
            if given.abomination is not None:
                which = number(given.abomination, s.tables.abomination_ids, "Abomination", ("abomination",))
            s.abomination = which
            s.abominations.remove(which)

    # ---- decks

    def put_decks(self, s: S, given: Any) -> None:
        """What the decks hold; cards in somebody's hands are not in them (UOA-COMP-07)."""
        for name, deck in given.decks.items():
            if isinstance(deck, list) or (deck.only is None and deck.discards is None):
                continue  # only cards to come
            at = ("decks", name)
            if name not in self.piles:
                known = " and ".join(f"`{pile}`" for pile in self.piles)
                raise Misfit(at, f"Only {known} have such parts; write a list of cards to come.")
            for part, names in (("only", deck.only), ("discards", deck.discards)):
                if names is None:
                    continue
                self.put_pile(s, name, part, self.pile_cards(s, name, names, (*at, part)))

    def pile_cards(self, s: S, deck: str, names: list[str], at: tuple[str, ...]) -> list[int]:
        """The cards of a deck or its discard pile by their names."""
        if deck == "zombies":
            return zombie_cards(s.tables, names, at)
        return [card(s.tables, one, (*at, str(place))) for place, one in enumerate(names)]

    def put_pile(self, s: S, deck: str, part: str, cards: list[int]) -> None:
        """Lay cards into a deck or its discard pile; what lies among the discards is not in the deck."""
        if part == "only":
            if deck == "equipment":
                s.deck = cards
            else:
                s.zombie_deck = cards
            return
        pile = s.deck if deck == "equipment" else s.zombie_deck
        for one in cards:
            if one in pile:
                pile.remove(one)
        if deck == "equipment":
            s.discards = cards
        else:
            s.zombie_discards = cards

    # ---- mission and moment

    def put_habits(self, s: S, given: Any) -> None:
        """What seats have settled, as far as the rules look at it: `{1: {obvious-choices: ask}}` (UOA-AMB-101)."""
        seats = [str(seat + 1) for seat in range(s.seat_count)]
        for seat, habits in given.habits.items():
            place = number(seat, seats, "seat", ("habits", seat))
            for habit, choice in habits.items():
                number(habit, list(SETTINGS), "habit of the position", ("habits", seat, habit))
                choices = CHOICES[habit]
                settle(s, setting(place, habit, choices[number(choice, choices, "choice", ("habits", seat, habit))]))

    # ---- places, noise, mission and moment

    def put_places(self, s: S, given: Any) -> None:
        """Exit and Starting Zones."""
        if given.exit is not None:
            self.zone_of(s, given.exit, ("exit",))
            s.scene.exit_name = given.exit
        if given.starts:
            s.scene.starts = [self.zone_of(s, name, ("starts", str(place))) for place, name in enumerate(given.starts)]

    def put_noise(self, s: S, given: Any) -> None:
        """The Noise token; with the first survivor if nobody says where."""
        noises = box_of(self.book).noises
        if given.noise is not None:
            s.noise_zone = self.zone_of(s, given.noise.zone, ("noise", "zone"))
            s.noise = noises[given.noise.level]
        elif s.noise_zone < 0 and given.phase != "setup":
            s.noise_zone = next((zone for zone in s.zone[: s.posse] if zone >= 0), -1)
            s.noise = c.BANG

    def put_goals(self, s: S, given: Any) -> None:
        """Goals that are done already."""
        keys = self.goal_keys(s)
        for place, key in enumerate(given.goals_done):
            s.goals |= 1 << number(key, keys, "goal", ("goals-done", str(place)))
        s.touched = 1

    def put_moment(self, s: S, given: Any) -> None:
        """Round, phase, first player."""
        s.round = given.round if given.phase != "setup" else 0
        s.first = s.seat = given.first_player - 1
        s.phase = next(phase for phase, name in self.phases.items() if name == given.phase)

    # ---- what can be

    def everybody_at_the_beginning(self, s: S, given: Any) -> None:
        """Before Round 1 nobody has left; Starting Zones are different ones (UOA-SETUP-16)."""
        starts = s.scene.starts
        if len(set(starts)) < len(starts):
            raise Misfit(("starts",), f"A Starting Zone is named twice ({self.cites.starts}).")
        if given.phase != "setup":
            return
        self.own_beginning(s)
        for name, survivor in given.survivors.items():
            if survivor is not None and survivor.left is not None:
                reason = f"With `phase: setup` nobody has left yet ({self.cites.starts})."
                raise Misfit(("survivors", name, "left"), reason)

    def own_beginning(self, s: S) -> None:
        """What else has not happened before Round 1."""

    def cards_to_spawn(self, s: S) -> None:
        """There is always a Zombie card to draw: the deck is made anew of its discards (UOA-SPAWN-07)."""
        if not s.zombie_deck and not s.zombie_discards:
            reason = f"Leave a Zombie card in the deck or among its `discards` ({self.cites.zombie_deck})."
            raise Misfit(("decks", "zombies"), reason)

    def faces_to_turn_up(self, s: S) -> None:
        """Under every hidden Objective on the board lies a face (UOA-M04-02)."""
        hidden = [o for o, face in enumerate(s.objective_face) if face == HIDDEN_FACE and s.objective_zone[o] >= 0]
        if len(hidden) > len(s.faces):
            lie = f"Under {len(hidden)} hidden Objectives lie only {len(s.faces)} faces"
            raise Misfit(("objectives",), f"{lie}; say which in `hidden-faces` ({self.cites.hidden_faces}).")
