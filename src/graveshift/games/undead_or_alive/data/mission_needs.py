"""What the special rules and the Train of a mission file need of the rest of it."""

from collections.abc import Iterator

from graveshift.games.undead_or_alive.data import goals, mission_rules
from graveshift.games.undead_or_alive.data.mission import (
    AbominationSpawn,
    CompanionToken,
    Mission,
    MobileSpawn,
    ObjectiveToken,
)
from graveshift.games.undead_or_alive.data.terms import Face, SurvivorClass

Problem = tuple[str, str]


def needs(mission: Mission) -> Iterator[Problem]:
    """Everything that is missing, in the order of the file."""
    yield from _train_states(mission)
    for index, rule in enumerate(mission.rules):
        for field, reason in (*_wrong_partner(mission, rule), *_wrong_train(mission, rule)):
            yield f"rules[{index}] ({rule.id}){field and '.'}{field}", reason


# ---- the Train


def _train_states(mission: Mission) -> Iterator[Problem]:
    """The steps of the Train begin with the tiles of the grid and end when it has left (UOA-TRAIN-18)."""
    states = mission.board.train_states
    if not states:
        return
    laid = tuple(placed.tile for row in mission.board.rows for placed in row if int(placed.tile[:-1]) >= TRAIN_FIRST)
    if states[0] != laid:
        yield "board.train_states[0]", f"The first step is the board as it is laid: [{', '.join(laid)}]."
    train = _train(mission)
    if train is None or train.mode == "immobile":
        return
    if any(tile.endswith("R") for tile in states[-1]):
        words = "At the last step the Train has left the board: all tiles show railroad (V)."
        yield f"board.train_states[{len(states) - 1}]", words
    if (train.mode == "waits") != (LOCOMOTIVE in states[0]):
        words = "A Train that waits" if train.mode == "waits" else "A Train that enters"
        yield (
            "board.train_states[0]",
            f"{words} {'stands' if train.mode == 'waits' else 'is not'} on the board at first ({LOCOMOTIVE}).",
        )


TRAIN_FIRST = 10
LOCOMOTIVE = "10R"
STARTS = {
    "enters": ("clock-off-board", "blue-and-green-taken"),
    "waits": ("everyone-aboard", "action-on-locomotive"),
}


def _train(mission: Mission) -> mission_rules.Train | None:
    return next((rule for rule in mission.rules if isinstance(rule, mission_rules.Train)), None)


def _wrong_train(mission: Mission, rule: mission_rules.AnyMissionRule) -> Iterator[Problem]:
    train = _train(mission)
    moving = train is not None and train.mode != "immobile"
    if isinstance(rule, mission_rules.Train) and rule.mode != "immobile" and rule.starts is not None:
        if rule.starts not in STARTS[rule.mode]:
            yield "starts", f"A Train that {rule.mode} is set going by {' or '.join(STARTS[rule.mode])}."
        if rule.starts == "blue-and-green-taken" and not {Face.BLUE, Face.GREEN} <= faces(mission):
            yield "starts", "No Objectives have the faces blue and green: name them in the rule `hidden-objectives`."
        if rule.needs == "tender-full" and not _has(mission, mission_rules.CoalBags):
            yield "needs", "A tender is filled only with the rule `coal-bags`."
    elif isinstance(rule, MOVING_ONLY) and not moving:
        yield "", "It needs a rule `train` whose mode is enters or waits."
    elif isinstance(rule, mission_rules.WagonOnRails) and (train is None or train.mode != "enters"):
        yield "", "It needs a rule `train` whose mode is enters."
    elif isinstance(rule, mission_rules.DynamiteFlipsTrainTile):
        yield from _flipped(mission)
    elif isinstance(rule, mission_rules.TrainClock):
        token = next((t for t in mission.tokens if isinstance(t, ObjectiveToken) and t.id == rule.token), None)
        if token is None:
            yield "token", f"`{rule.token}` is no Objective."
        elif rule.route[:1] != (token.cell or token.zone,):
            yield "route", f"It begins where the token lies, at `{token.cell or token.zone}`."


MOVING_ONLY = (mission_rules.TrainCrushesSpawns, mission_rules.TrainLeavesClean, mission_rules.TrainGoneTooEarly)


def _flipped(mission: Mission) -> Iterator[Problem]:
    """Every tile with a Mobile token can be blown up, in any order, and the steps list each outcome (UOA-M02-07)."""
    if not _has(mission, mission_rules.MobileSpawnsFixed):
        yield "", "It needs the rule `mobile-spawns-fixed`."
    states = mission.board.train_states
    cars = {t.zone.partition(".")[0] for t in mission.tokens if isinstance(t, MobileSpawn)}
    missing: list[str] = []
    for state in states or ((),):
        for car in cars & set(state):
            after = tuple(tile if tile != car else f"{car[:-1]}V" for tile in state)
            if car.endswith("R") and after not in states:
                missing.append(f"[{', '.join(after)}]")
    if not states:
        yield "", "It needs `board.train_states`: the board as it is and with each tile blown up."
    for words in sorted(set(missing)):
        yield "", f"`board.train_states` needs what a blast leaves: {words}."


# ---- rules and their partners


def _wrong_partner(mission: Mission, rule: mission_rules.AnyMissionRule) -> Iterator[Problem]:
    kinds = {token.kind for token in mission.tokens}
    for kind in TOKENS_OF.get(type(rule), ()):
        if kind not in kinds:
            yield "", f"It needs a token of kind `{kind}`."
    if isinstance(rule, mission_rules.WagonBlocksZone) and mission.board.train_states:
        yield "", "It cannot be played on a board whose Train tiles change (`board.train_states`)."
    elif isinstance(rule, mission_rules.Gatling) and rule.mode == "on-wagon":
        places = {token.kind: token.zone for token in mission.tokens if token.kind in ("wagon", "gatling")}
        if len(places) == 2 and places["wagon"] != places["gatling"]:
            yield "mode", "The Gatling Gun and the Wagon must lie in one Zone."
        elif "wagon" not in places:
            yield "mode", "It needs a token of kind `wagon`."
    elif isinstance(rule, mission_rules.RallyCosts):
        kept: set[str] = set()
        for other in mission.rules:
            if isinstance(other, mission_rules.KeepObjectives):
                kept |= {f"objective-{face}" for face in (Face if other.faces == "any" else other.faces)}
        for name in rule.discard_one_of:
            if name.startswith("objective-") and name not in kept:
                yield "discard_one_of", f"`{name}` can be paid only if the rule `keep-objectives` lets it be kept."
    elif isinstance(rule, mission_rules.ObjectiveGives) and rule.bounty == "set-aside":
        if not _has(mission, mission_rules.SetAsideBounties):
            yield "bounty", "It needs the rule `set-aside-bounties`."
    elif isinstance(rule, mission_rules.AbominationTokenHeld):
        if rule.token not in {token.id for token in mission.tokens if isinstance(token, AbominationSpawn)}:
            yield "token", f"`{rule.token}` is no Abomination token."
    elif isinstance(rule, mission_rules.CompanionsRandom):
        if len(rule.companions) != 1:
            yield "companions", "Random Companions are of one Class."
        elif rule.one_per_place and sum(rule.companions.values()) > rule.places:
            yield "places", "There are fewer places than Companions; `one_per_place: false` lets them share."
    elif isinstance(rule, mission_rules.RallyLocked):
        yield from _locked_for_good(mission, rule)
    elif isinstance(rule, mission_rules.CoalCarriers):
        classes = {token.companion_class for token in mission.tokens if isinstance(token, CompanionToken)}
        if SurvivorClass.BRAWLER not in classes:
            yield "carrier", "There are no Brawler Companions to carry the bags."


TOKENS_OF: dict[type, tuple[str, ...]] = {
    mission_rules.LoadWagonAction: ("wagon",),
    mission_rules.ExitWithWagon: ("wagon", "exit"),
    mission_rules.WagonBlocksZone: ("wagon",),
    mission_rules.WagonOnRails: ("wagon",),
}


def _locked_for_good(mission: Mission, rule: mission_rules.RallyLocked) -> Iterator[Problem]:
    """A goal that needs a Rally cannot be what opens the Rally."""
    by_key = {goal.key: goal for goal in mission.goals}
    waiting = [rule.until]
    for key in waiting:
        goal = by_key.get(key)
        if isinstance(goal, goals.RallyCompanions):
            yield "until", f"The goal `{key}` needs a Rally itself, so no Rally could ever happen."
            return
        waiting += [other for other in (goal.after if goal is not None else ()) if other not in waiting]


def faces(mission: Mission) -> set[Face]:
    """Every face an Objective of the map has or may turn out to have."""
    found = {token.face or Face.RED for token in mission.tokens if isinstance(token, ObjectiveToken)}
    for rule in mission.rules:
        if isinstance(rule, mission_rules.HiddenObjectives):
            found.update(rule.faces)
    return found


def _has(mission: Mission, kind: type[mission_rules.MissionRule]) -> bool:
    return any(isinstance(rule, kind) for rule in mission.rules)
