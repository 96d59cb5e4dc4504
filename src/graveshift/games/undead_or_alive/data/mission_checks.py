"""What a mission file must get right beyond its types: places, counts, orders and everything it refers to."""

from collections import Counter
from collections.abc import Container, Iterator

import msgspec
from msgspec import inspect

from graveshift.board import TileSet
from graveshift.games.undead_or_alive.data import goals, mission_rules
from graveshift.games.undead_or_alive.data.components import Components
from graveshift.games.undead_or_alive.data.mission import (
    AbominationSpawn,
    CoalBagToken,
    CompanionToken,
    EmptyCrateToken,
    Mission,
    MobileSpawn,
    NoiseToken,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
    ZombieToken,
)
from graveshift.games.undead_or_alive.data.mission_needs import needs
from graveshift.games.undead_or_alive.data.terms import SurvivorClass

Problem = tuple[str, str]
"""The path inside the file, and what is wrong there."""


def problems(mission: Mission, tiles: TileSet, components: Components, cards: Container[str]) -> Iterator[Problem]:
    """Everything that is wrong with a mission, in the order of its file."""
    yield from _legend(mission)
    yield from _board(mission, tiles, components)
    yield from _tokens(mission, tiles, components)
    yield from _spawn_order(mission, tiles)
    yield from _goals(mission)
    yield from _rules(mission, cards, tiles)
    yield from needs(mission)


def _legend(mission: Mission) -> Iterator[Problem]:
    """The legend counts what the tokens show (UOA-AMB-84)."""
    legend = mission.legend
    objectives = [token for token in mission.tokens if isinstance(token, ObjectiveToken)]
    coal = sum(token.count for token in mission.tokens if isinstance(token, CoalBagToken))
    companions = [token for token in mission.tokens if isinstance(token, CompanionToken)]
    spots = sum(token.count for token in companions)
    shown = {
        "objectives": sum(token.count for token in objectives) + coal,
        "coal": coal,
        "starts": sum(isinstance(token, SurvivorStart) for token in mission.tokens),
        "zombies": sum(token.count for token in mission.tokens if isinstance(token, ZombieToken)),
        "wagon": _of_kind(mission, "wagon"),
        "gatling": _of_kind(mission, "gatling"),
        "exit": _of_kind(mission, "exit"),
    }
    if legend.objective_zones is not None:
        shown["objective_zones"] = len({token.zone for token in objectives})
    if legend.companion_spots is not None:
        shown["companion_spots"] = spots
    for name, count in shown.items():
        if getattr(legend, name) != count:
            yield f"legend.{name}", f"The legend says {getattr(legend, name)}, but the tokens show {count}."
    placed = Counter[SurvivorClass]()
    for token in companions:
        placed[token.companion_class] += token.count
    if legend.companion_spots is None and legend.companions != placed:
        yield "legend.companions", f"The legend says {_listed(legend.companions)}, the tokens {_listed(placed)}."
    if legend.companion_spots is not None and set(legend.companions) != set(placed):
        yield "legend.companions", f"The legend names {_listed(legend.companions)}, the tokens {_listed(placed)}."


def _board(mission: Mission, tiles: TileSet, components: Components) -> Iterator[Problem]:
    """A full grid of tiles of the box, each used once (UOA-COMP-01, UOA-COMP-02)."""
    rows = mission.board.rows
    if not rows or not all(rows) or len({len(row) for row in rows}) > 1:
        yield "board.rows", "Every row needs the same number of tiles, at least one."
    used = Counter[int]()
    for y, row in enumerate(rows):
        for x, placed in enumerate(row):
            in_box = components.map_tiles.holds(placed.tile) or components.train_tiles.holds(placed.tile)
            if placed.tile not in tiles.tiles or not in_box:
                yield f"board.rows[{y}][{x}].tile", f"There is no tile {placed.tile} in this box."
                continue
            number = int(placed.tile[:-1])
            used[number] += 1
            if used[number] == 2:
                yield f"board.rows[{y}][{x}].tile", f"Tile {number} lies on the board already; it has only two sides."
    trains = sorted(number for number in used if number >= components.train_tiles.first)
    for step, state in enumerate(mission.board.train_states):
        if sorted(int(tile[:-1]) for tile in state) != trains:
            yield f"board.train_states[{step}]", f"It must name each of the Train tiles {trains} once."


def _tokens(mission: Mission, tiles: TileSet, components: Components) -> Iterator[Problem]:
    """Tokens lie on cells of the board, are no more than the box holds and bear names of their own."""
    named = Counter[str]()
    for index, token in enumerate(mission.tokens):
        where = f"tokens[{index}] ({token.kind})"
        yield from _place(mission, tiles, f"{where}.zone", token.zone)
        if token.cell is not None:
            yield from _place(mission, tiles, f"{where}.cell", token.cell)
        name = getattr(token, "id", None)
        if name is not None:
            named[name] += 1
            if named[name] == 2:
                yield f"{where}.id", f"The id `{name}` is used twice."
    supply = components.spawn_tokens
    objectives = sum(token.count for token in mission.tokens if isinstance(token, ObjectiveToken | CoalBagToken))
    for what, count, least, most in (
        ("starting-spawn", _of_kind(mission, "starting-spawn"), 1, supply.starting),
        ("mobile-spawn", _of_kind(mission, "mobile-spawn"), 0, supply.mobile),
        ("abomination-spawn", _of_kind(mission, "abomination-spawn"), 0, supply.abomination),
        ("noise", _of_kind(mission, "noise"), 1, components.tokens.noise),
        ("survivor-start", _of_kind(mission, "survivor-start"), 1, len(mission.tokens)),
        ("objective", objectives, 0, components.objectives.total),
        ("wagon", _of_kind(mission, "wagon"), 0, components.tokens.wagon),
        ("gatling", _of_kind(mission, "gatling"), 0, components.gatling_guns),
        ("exit", _of_kind(mission, "exit"), 0, components.tokens.exit),
    ):
        if not least <= count <= most:
            yield "tokens", f"There must be {least} to {most} of kind `{what}`, not {count}."
    starts = {token.zone for token in mission.tokens if isinstance(token, SurvivorStart)}
    for index, token in enumerate(mission.tokens):
        if isinstance(token, NoiseToken) and token.zone not in starts:
            yield f"tokens[{index}] (noise).zone", "The Noise token starts in a Starting Zone (UOA-SETUP-17)."


def _place(mission: Mission, tiles: TileSet, path: str, place: str) -> Iterator[Problem]:
    tile, _, cell = place.partition(".")
    if tile not in {placed.tile for row in mission.board.rows for placed in row}:
        yield path, f"`{place}` lies on tile {tile}, which is not on this board."
        return
    face = tiles.tiles.get(tile)
    if face is None:
        return
    cells = [*face.streets, *face.rooms, *(["balcony"] if face.balcony else [])]
    if cell not in cells:
        yield path, f"Tile {tile} has no `{cell}`; it has {', '.join(cells)}."


def _spawn_order(mission: Mission, tiles: TileSet) -> Iterator[Problem]:
    """The spawn order names every place that can ever spawn once, the Starting token first (UOA-AMB-23)."""
    places = [token.id for token in mission.tokens if isinstance(token, StartingSpawn | MobileSpawn | AbominationSpawn)]
    for row in mission.board.rows:
        for placed in row:
            face = tiles.tiles.get(placed.tile)
            if face is not None and face.corpse_pile is not None:
                places.append(f"corpse-{placed.tile}")
    listed = Counter(mission.spawn_order)
    for name, count in listed.items():
        if count > 1:
            yield "spawn_order", f"`{name}` is listed {count} times."
        if name not in places:
            yield "spawn_order", f"`{name}` can never spawn: no such Spawn token, and no tile with that Corpse Pile."
    for name in places:
        if name not in listed:
            yield "spawn_order", f"`{name}` is missing."
    if mission.spawn_order[:1] != ("starting",):
        yield "spawn_order", "The first must be `starting` (UOA-SPAWN-02)."


def _goals(mission: Mission) -> Iterator[Problem]:
    """Goals follow on goals listed ahead of them, and the map has what they ask for (UOA-WIN-06)."""
    if not mission.goals:
        yield "goals", "A mission needs at least one goal."
    earlier: set[str] = set()
    for index, goal in enumerate(mission.goals):
        where = f"goals[{index}] ({goal.key})"
        if goal.key in earlier:
            yield f"{where}.key", f"The key `{goal.key}` is used twice."
        for key in goal.after:
            if key not in earlier:
                yield f"{where}.after", f"No goal listed ahead has the key `{key}`."
        earlier.add(goal.key)
        for field, reason in _not_played(goal):
            yield f"{where}.{field}", reason
        for kind in _needed(goal):
            if not _of_kind(mission, kind):
                yield where, f"The goal {goal.id} needs a token of kind `{kind}`."
        if isinstance(goal, goals.RallyCompanions):
            yield from _enough_companions(mission, f"{where}.companions", goal)
        if isinstance(goal, goals.GatherMobileSpawns):
            mobiles = {token.id for token in mission.tokens if isinstance(token, MobileSpawn)}
            for name in goal.tokens:
                if name not in mobiles:
                    yield f"{where}.tokens", f"There is no Mobile Spawn token `{name}`."
            if (goal.which == "on-train") != bool(goal.tokens):
                yield f"{where}.which", "`on-train` names its `tokens`, `all` names none."
        if isinstance(goal, goals.FillTender):
            bags = sum(token.count for token in mission.tokens if isinstance(token, CoalBagToken))
            if goal.bags > bags:
                yield f"{where}.bags", f"The map has only {bags} coal bags."
        if isinstance(goal, goals.LeaveByTrain) and not _moving_train(mission):
            yield where, "The goal leave-by-train needs a rule `train` whose mode is enters or waits."


def _needed(goal: goals.AnyGoal) -> tuple[str, ...]:
    if isinstance(goal, goals.Exit):
        return ("exit", "wagon") if goal.wagon else ("exit",)
    if isinstance(goal, goals.DestroyWagon | goals.WagonOffRails):
        return ("wagon",)
    if isinstance(goal, goals.LoadWagon):
        return ("wagon", "objective")
    if isinstance(goal, goals.TakeAllObjectives | goals.TakeObjectives):
        return ("objective",)
    if isinstance(goal, goals.DynamiteMobileSpawns | goals.GatherMobileSpawns):
        return ("mobile-spawn",)
    return ()


def _enough_companions(mission: Mission, path: str, goal: goals.RallyCompanions) -> Iterator[Problem]:
    """Companions stand on the map or come with Objectives (UOA-M05-03)."""
    coming = Counter[SurvivorClass]()
    for token in mission.tokens:
        if isinstance(token, CompanionToken) and not token.random:
            coming[token.companion_class] += token.count
    for rule in mission.rules:
        if isinstance(rule, mission_rules.CompanionsRandom):
            coming.update(rule.companions)
        if isinstance(rule, mission_rules.ObjectiveGives) and rule.companion is not None:
            coming[rule.companion] += len(rule.faces) if rule.faces != "any" else _of_kind(mission, "objective")
    for companion_class, count in goal.companions.items():
        if count > coming[companion_class]:
            yield path, f"Only {coming[companion_class]} {companion_class} can come into play, not {count}."


def _moving_train(mission: Mission) -> bool:
    return any(isinstance(rule, mission_rules.Train) and rule.mode != "immobile" for rule in mission.rules)


def _rules(mission: Mission, cards: Container[str], tiles: TileSet) -> Iterator[Problem]:
    """What a special rule names exists, and what it counts is there."""
    for index, rule in enumerate(mission.rules):
        where = f"rules[{index}] ({rule.id})"
        if isinstance(rule, mission_rules.TrainClock):
            for place in rule.route:
                yield from _place(mission, tiles, f"{where}.route", place)
        wrong = (*_not_played(rule), *_wrong_reference(mission, cards, rule), *_wrong_count(mission, rule))
        for field, reason in wrong:
            yield f"{where}.{field}", reason


def _not_played(entry: goals.AnyGoal | mission_rules.AnyMissionRule) -> Iterator[Problem]:
    """Words that are played in one way only stand as they are played, and lists of circumstances are whole."""
    for field in msgspec.structs.fields(entry):
        known = inspect.type_info(field.type)
        value = getattr(entry, field.name)
        if isinstance(known, inspect.Metadata) and "only" in (known.extra or {}):
            only = (known.extra or {})["only"]
            if value is not only:
                yield field.encode_name, f"Only `{str(only).lower()}` can be played."
        elif (type(entry), field.name) in WHOLE and isinstance(known, inspect.VarTupleType):
            assert isinstance(known.item_type, inspect.LiteralType)
            missing = [word for word in known.item_type.values if word not in value]
            if missing:
                yield field.encode_name, f"All of them hold together: `{'`, `'.join(map(str, missing))}` is missing."


WHOLE = {
    (mission_rules.MobileSpawnsFixed, "against"),
    (mission_rules.FillTenderAction, "from_"),
}
"""Lists that name everything that they can name."""


def _wrong_reference(mission: Mission, cards: Container[str], rule: mission_rules.AnyMissionRule) -> Iterator[Problem]:
    tiles = {placed.tile for row in mission.board.rows for placed in row}
    tokens = {getattr(token, "id", None) for token in mission.tokens}
    if isinstance(rule, mission_rules.FirstPlayerGift) and rule.card not in cards:
        yield "card", f"There is no equipment called `{rule.card}`."
    elif isinstance(rule, mission_rules.RallyCosts):
        for card in rule.discard_one_of:
            if card not in cards and card not in ("objective-red", "objective-blue", "objective-green"):
                yield "discard_one_of", f"There is no equipment or Objective called `{card}`."
    elif isinstance(rule, mission_rules.Train) and rule.entry is not None and rule.entry not in tiles:
        yield "entry", f"Tile {rule.entry} is not on this board."
    elif isinstance(rule, mission_rules.RallyLocked) and rule.until not in {goal.key for goal in mission.goals}:
        yield "until", f"No goal has the key `{rule.until}`."
    elif isinstance(rule, mission_rules.EmptyCrate | mission_rules.CoalBags) and rule.tile not in tiles:
        yield "tile", f"Tile {rule.tile} is not on this board."
    elif isinstance(rule, mission_rules.AbominationTokenHeld | mission_rules.TrainClock) and rule.token not in tokens:
        yield "token", f"There is no token called `{rule.token}`."


def _wrong_count(mission: Mission, rule: mission_rules.AnyMissionRule) -> Iterator[Problem]:
    if isinstance(rule, mission_rules.SplitStart):
        yield from _unequal("zones", rule.zones, _of_kind(mission, "survivor-start"), "Starting Zones")
    elif isinstance(rule, mission_rules.CompanionsRandom):
        places = sum(isinstance(token, CompanionToken) and token.random for token in mission.tokens)
        yield from _unequal("places", rule.places, places, "companion places marked `random`")
    elif isinstance(rule, mission_rules.CoalBags):
        bags = sum(token.count for token in mission.tokens if isinstance(token, CoalBagToken))
        yield from _unequal("count", rule.count, bags, "coal bags")
    elif isinstance(rule, mission_rules.EmptyCrate):
        marks = [token for token in mission.tokens if isinstance(token, EmptyCrateToken)]
        if not any(token.zone.startswith(f"{rule.tile}.") for token in marks):
            yield "tile", f"No token of kind `empty-crate` lies on tile {rule.tile}."
    elif isinstance(rule, mission_rules.HiddenObjectives):
        tokens = sum(token.count for token in mission.tokens if isinstance(token, ObjectiveToken))
        if len(rule.faces) > tokens:
            yield "faces", f"The map has only {tokens} Objectives to hide them among."
        zones = Counter[str]()
        for token in mission.tokens:
            if isinstance(token, ObjectiveToken):
                zones[token.zone] += token.count
        for zone, count in zones.items():
            if count != rule.per_zone:
                yield "per_zone", f"The rule says {rule.per_zone}, but {count} lie in {zone}."
    elif isinstance(rule, mission_rules.Gatling) and not _of_kind(mission, "gatling"):
        yield "mode", "The rule gatling needs a token of kind `gatling`."
    elif isinstance(rule, mission_rules.Train) and rule.mode != "immobile":
        for name in ("entry", "heading", "cars", "starts"):
            if getattr(rule, name) is None:
                yield name, f"A Train that {rule.mode} needs this."
        if not mission.board.train_states:
            yield "mode", f"A Train that {rule.mode} needs `board.train_states`."


def _unequal(field: str, said: int, shown: int, what: str) -> Iterator[Problem]:
    if said != shown:
        yield field, f"The rule says {said}, but the map has {shown} {what}."


def _of_kind(mission: Mission, kind: str) -> int:
    return sum(token.kind == kind for token in mission.tokens)


def _listed(counts: dict[SurvivorClass, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items())) or "none"
