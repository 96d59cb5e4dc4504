"""From the Given of a scenario to a position."""

from __future__ import annotations

from typing import Any

from graveshift.content import Misfit, fill_part, number
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.scenario.board import board_of, mission_of
from graveshift.games.undead_or_alive.scenario.given import Given, TokenGiven
from graveshift.games.undead_or_alive.scenario.names import (
    FACES,
    GATLING_MODES,
    TOKEN_KINDS,
    TOKEN_STATES,
    card,
    zombie_cards,
)
from graveshift.games.undead_or_alive.scenario.people import put_people, put_turn
from graveshift.games.undead_or_alive.script import town_for
from graveshift.games.undead_or_alive.setup import (
    Options,
    add_objective,
    add_spawn,
    blank_state,
    complete,
    finish_town,
    hide_faces,
    lay_out,
    people,
)
from graveshift.games.undead_or_alive.town import NO_TRAIN, Town, town_of
from graveshift.games.undead_or_alive.train import change_board
from graveshift.kernel.errors import SetupError
from graveshift.zombicide import codes as c
from graveshift.zombicide.state import State


def staged(document: dict[str, Any]) -> State:
    """The position that a scenario begins with."""
    given = fill_part(document, Given)
    mission = mission_of(given)
    try:
        town = town_for(mission, given.options.ultrared)
    except ValueError as error:
        raise Misfit((), f"A goal or special rule names a card or goal that does not exist: {error}.") from error
    town.holy_water_cost = given.options.holy_water_cost
    town.explosives_expert_on = given.options.explosives_expert_on
    town.adrenaline_per_token = given.options.adrenaline_per_token
    town.wagon_streets_only = given.options.wagon_streets_only
    town.ask_starting_slot = given.options.ask_starting_slot
    board = board_of(given, mission, town)
    options = options_of(given)
    s = blank_state(0, town, board, options)
    s.noise_zone = -1
    if given.mission is not None:
        lay_out(s, mission, board)
    put_train(s, given)
    put_tokens(s, given)
    put_objectives(s, given)
    put_machines(s, given)
    if given.mission is None:
        hide_faces(s, mission)
        check_named(town)
        finish_town(s, town)
    if given.mission is not None and given.companions is None and given.survivors:
        people(s, options, mission)
    put_people(s, given)
    put_zombies(s, given)
    put_noise(s, given)
    put_decks(s, given)
    put_goals(s, given)
    put_moment(s, given)
    put_turn(s, given)
    return s


def options_of(given: Given) -> Options:
    """The options of the table; a mission's limits are checked as in any set-up (UOA-SETUP-09)."""
    options = Options(
        mission=given.mission or "m0",
        seats=given.players,
        survivors=list(given.survivors),
        first=given.first_player - 1,
    )
    if given.first_player > given.players:
        raise Misfit(("first-player",), f"There are only {given.players} `players`.")
    for name in given.survivors:
        number(name, list(load().survivors), "survivor", ("survivors", name))
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
        return complete({name: getattr(options, name) for name in Options.__struct_fields__})
    except SetupError as error:
        raise Misfit(("survivors",), str(error)) from error


def zone_of(s: State, name: str, at: tuple[str, ...]) -> int:
    """A zone by its name, or by the name of a cell merged into it."""
    index = s.board.index
    if name not in index:
        number(name, list(index), "zone", at)
    return index[name]


# ---- tokens


def put_tokens(s: State, given: Given) -> None:
    """The Spawn tokens in clockwise order; printed Corpse Piles that nobody names are not found yet (UOA-AMB-23)."""
    town = town_of(s)
    if given.mission is not None:
        for place, token in enumerate(given.spawn_tokens):
            change_token(s, town, token, ("spawn-tokens", str(place)))
        return
    woken = bool(given.abomination) or any("abomination" in names for names in (given.zombies or {}).values() if names)
    order: list[str] = []
    for place, token in enumerate(given.spawn_tokens):
        at = ("spawn-tokens", str(place))
        if token.kind is None or token.zone is None:
            raise Misfit(at, "A Spawn token has a `kind` and a `zone`.")
        zone = zone_of(s, token.zone, (*at, "zone"))
        kind = TOKEN_KINDS.index(token.kind)
        name = token.id or token_name(s, kind, zone)
        if name in town.spawn_ids:
            raise Misfit(at, f"Two Spawn tokens are called `{name}`; give each an `id` of its own.")
        if kind == c.STARTING and c.STARTING in s.token_kind:
            raise Misfit(at, "There is only one Starting Spawn token (UOA-COMP-14).")
        state = c.ON if kind != c.ABOMINATION_TOKEN or woken else c.OFF
        if token.state is not None:
            state = TOKEN_STATES.index(token.state)
        order.append(name)
        add_spawn(s, town, name, kind, zone if state != c.REMOVED else -1, state, order)
    begin_at_the_starting_token(s)
    for pile in s.board.pile:
        if not any(s.token_kind[t] == c.PILE and s.token_zone[t] == pile for t in range(len(s.token_kind))):
            add_spawn(s, town, pile_name(s, pile), c.PILE, pile, c.OFF, order)


def begin_at_the_starting_token(s: State) -> None:
    """The clockwise order begins with the Starting token, wherever the list begins (UOA-SPAWN-02)."""
    if c.STARTING in s.token_kind:
        first = s.token_place[s.token_kind.index(c.STARTING)]
        s.token_place = [(place - first) % len(s.token_place) for place in s.token_place]


def change_token(s: State, town: Town, token: TokenGiven, at: tuple[str, ...]) -> None:
    """A Spawn token of the mission lies elsewhere or is turned over."""
    if token.id is None:
        raise Misfit(at, f"Say which token of the mission by its `id`. Possible: {', '.join(town.spawn_ids)}.")
    which = number(token.id, town.spawn_ids, "Spawn token", (*at, "id"))
    if token.zone is not None:
        s.token_zone[which] = zone_of(s, token.zone, (*at, "zone"))
    if token.state is not None:
        s.token_state[which] = TOKEN_STATES.index(token.state)
        if token.state == "removed":
            s.token_zone[which] = -1


def token_name(s: State, kind: int, zone: int) -> str:
    """What a Spawn token is called if nobody names it: starting, mobile-1, abomination-1, corpse-house."""
    if kind == c.STARTING:
        return "starting"
    if kind == c.PILE:
        return pile_name(s, zone)
    return f"{TOKEN_KINDS[kind]}-{s.token_kind.count(kind) + 1}"


def pile_name(s: State, zone: int) -> str:
    tile = s.board.tile[zone]
    return f"corpse-{s.board.tile_names[tile] if tile >= 0 else s.board.names[zone]}"


def put_objectives(s: State, given: Given) -> None:
    """The Objective tokens, and the faces that lie hidden among them (UOA-M04-02)."""
    town = town_of(s)
    for place, token in enumerate(given.objectives):
        at = ("objectives", str(place))
        if given.mission is not None:
            if token.id is None:
                raise Misfit(
                    at, f"Say which token of the mission by its `id`. Possible: {', '.join(town.objective_ids)}."
                )
            which = number(token.id, town.objective_ids, "Objective", (*at, "id"))
        else:
            name = token.id or f"objective-{place + 1}"
            if name in town.objective_ids:
                raise Misfit(at, f"Two Objectives are called `{name}`.")
            if token.zone is None and not token.taken and not token.loaded:
                raise Misfit(at, "An Objective has a `zone`, or is `taken`.")
            add_objective(s, town, name, -1, c.RED_FACE)
            which = len(s.objective_zone) - 1
        if token.zone is not None:
            s.objective_zone[which] = zone_of(s, token.zone, (*at, "zone"))
        if token.face is not None:
            was_hidden = s.objective_face[which] == c.HIDDEN_FACE
            s.objective_face[which] = FACES.index(token.face)
            if was_hidden and s.objective_face[which] in s.faces:
                s.faces.remove(s.objective_face[which])
        if token.taken or token.loaded:
            s.objective_zone[which] = -1
        if token.loaded:
            s.objective_holder[which] = -2
    if given.hidden_faces is not None:
        s.faces = [FACES.index(face) for face in given.hidden_faces]
        hidden = s.objective_face.count(c.HIDDEN_FACE)
        if len(s.faces) != hidden:
            raise Misfit(("hidden-faces",), f"There are {hidden} Objectives with `face: hidden`, and so many faces.")


def check_named(town: Town) -> None:
    """Tokens that goals and rules call by name must lie on the board; a token that is not there cannot be held."""
    if town.held_name not in town.spawn_ids:
        town.held_name = ""
    wanted = [(name, town.spawn_ids, "spawn-tokens") for _, names in town.goal_tokens for name in names]
    if town.clock_name:
        wanted.append((town.clock_name, town.objective_ids, "objectives"))
    for name, known, where in wanted:
        if name not in known:
            raise Misfit((where,), f"The rules of this scenario need a token with `id: {name}`.")


def put_machines(s: State, given: Given) -> None:
    """Wagon, Gatling Gun, Exit and Starting Zones."""
    town = town_of(s)
    if given.wagon is not None:
        s.wagon = -1 if given.wagon == "none" else zone_of(s, given.wagon, ("wagon",))
    if town.wagon_blocks:
        s.board = s.board.without([s.wagon] if s.wagon >= 0 else [])
    if isinstance(given.gatling, str):
        s.gatling = -1 if given.gatling == "none" else zone_of(s, given.gatling, ("gatling",))
    elif given.gatling is not None:
        s.gatling = zone_of(s, given.gatling.zone, ("gatling", "zone"))
        town.gatling_mode = GATLING_MODES[given.gatling.mode]
    if given.exit is not None:
        zone_of(s, given.exit, ("exit",))
        town.exit_name = given.exit
    if given.starts:
        town.starts = [zone_of(s, name, ("starts", str(place))) for place, name in enumerate(given.starts)]


# ---- zombies and noise


def put_zombies(s: State, given: Given) -> None:
    """Zombies by zone; the pool holds the other miniatures (UOA-COMP-03)."""
    ids = s.tables.zombie_ids
    if given.zombies is not None:
        s.zombies = [0] * len(s.zombies)
        for name, group in given.zombies.items():
            at = ("zombies", name)
            zone = zone_of(s, name, at)
            counts = [(kind, 1) for kind in group] if isinstance(group, list) else list(group.items())
            for name_of_kind, count in counts:
                kind = number(name_of_kind, ids, "kind of Zombie", (*at, name_of_kind))
                s.zombies[zone * c.KINDS + kind] += count
    for kind in range(c.KINDS):
        on_board = sum(s.zombies[kind :: c.KINDS])
        if on_board > s.tables.miniatures[kind]:
            reason = f"There are only {s.tables.miniatures[kind]} miniatures of `{ids[kind]}` (UOA-COMP-03)."
            raise Misfit(("zombies",), reason)
        s.pool[kind] = s.tables.miniatures[kind] - on_board
    for name_of_kind, left in given.pool.items():
        s.pool[number(name_of_kind, ids, "kind of Zombie", ("pool", name_of_kind))] = left
    if sum(s.zombies[c.ABOMINATION :: c.KINDS]):
        which = 0
        if given.abomination is not None:
            which = number(given.abomination, s.tables.abomination_ids, "Abomination", ("abomination",))
        s.abomination = which
        s.abominations.remove(which)


def put_noise(s: State, given: Given) -> None:
    """The Noise token (Bang! with the first survivor if nobody says where), and the Vade Retro tokens."""
    if given.noise is not None:
        s.noise_zone = zone_of(s, given.noise.zone, ("noise", "zone"))
        s.noise = c.BOOM if given.noise.level == "boom" else c.BANG
    elif s.noise_zone < 0 and given.phase != "setup":
        s.noise_zone = next((zone for zone in s.zone[: s.posse] if zone >= 0), -1)
        s.noise = c.BANG
    if len(given.vade_retro) > len(s.vade):
        raise Misfit(("vade-retro",), f"There are only {len(s.vade)} Vade Retro tokens (UOA-COMP-12).")
    for place, name in enumerate(given.vade_retro):
        s.vade[place] = zone_of(s, name, ("vade-retro", str(place)))


# ---- decks


def put_decks(s: State, given: Given) -> None:
    """What the decks hold; cards in somebody's hands are not in them (UOA-COMP-07)."""
    for name, deck in given.decks.items():
        if isinstance(deck, list):
            continue
        at = ("decks", name)
        if name not in ("equipment", "zombies"):
            raise Misfit(at, "Only `equipment` and `zombies` have such parts; write a list of cards to come.")
        for part, names in (("only", deck.only), ("discards", deck.discards)):
            if names is None:
                continue
            if name == "zombies":
                cards = zombie_cards(names, (*at, part))
            else:
                cards = [card(one, (*at, part, str(place))) for place, one in enumerate(names)]
            put_cards(s, name, part, cards)
    if given.bounty is not None:
        put_bounty(s, given)


def put_cards(s: State, deck: str, part: str, cards: list[int]) -> None:
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


def bounty_card(s: State, name: str, known: list[str], at: tuple[str, ...]) -> int:
    number(name, known, "Bounty Weapon", at)
    return s.tables.card_ids.index(name)


# ---- mission and moment


def put_train(s: State, given: Given) -> None:
    """How far the Train is; the board has the shape of that moment (UOA-TRAIN-05)."""
    if given.train is None:
        return
    boards = town_of(s).train_boards
    if given.train.state >= max(1, len(boards)):
        raise Misfit(("train", "state"), f"This board has {len(boards)} arrangements of the Train, from 0 on.")
    if given.train.state:
        change_board(s, boards[given.train.state], given.train.state)
    s.train_moving = int(given.train.moving)


def put_goals(s: State, given: Given) -> None:
    """Goals that are done already, and what counts towards others."""
    keys = [goal.key for goal in town_of(s).goals]
    for place, key in enumerate(given.goals_done):
        s.goals |= 1 << number(key, keys, "goal", ("goals-done", str(place)))
    s.blasts = given.blasts
    s.touched = 1
    if given.train is not None and given.train.clock is not None:
        s.clock = given.train.clock


def put_moment(s: State, given: Given) -> None:
    """Round, phase, first player."""
    s.round = given.round if given.phase != "setup" else 0
    s.first = s.seat = given.first_player - 1
    if given.phase == "zombies":
        s.phase = c.ATTACKS
    elif given.phase == "train":
        if town_of(s).train_mode == NO_TRAIN:
            raise Misfit(("phase",), "This scenario has no Train that could move.")
        s.phase = c.TRAIN
    else:
        s.phase = {"setup": c.SETTING_UP, "players": c.PLAYERS, "spawn": c.SPAWN, "end": c.ENDING}[given.phase]
