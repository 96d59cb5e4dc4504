"""Looking through a designer's mission file: everything wrong with it at once, with line, path and reason.

`data/mission_checks` knows what a file must get right by itself; here its board is built, its ways are walked, its
goals are held against its rules and the box, and the game is set up once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec

from graveshift.board import BoardError
from graveshift.board.board import Board
from graveshift.board.change import run_over
from graveshift.content import ContentError, drafts
from graveshift.games.undead_or_alive.content import ROSTER, Content, check_places, load
from graveshift.games.undead_or_alive.data import goals, mission_rules
from graveshift.games.undead_or_alive.data.equipment import Deck
from graveshift.games.undead_or_alive.data.mission import (
    CoalBagToken,
    CompanionToken,
    ExitToken,
    Mission,
    MobileSpawn,
    ObjectiveToken,
    StartingSpawn,
    SurvivorStart,
    WagonToken,
    ZombieToken,
)
from graveshift.games.undead_or_alive.data.mission_checks import Problem, problems
from graveshift.games.undead_or_alive.data.mission_needs import faces
from graveshift.games.undead_or_alive.data.terms import Face
from graveshift.games.undead_or_alive.script import town_for
from graveshift.games.undead_or_alive.setup import complete, first_position, mission_board
from graveshift.games.undead_or_alive.town import NO_TRAIN, Town
from graveshift.kernel.errors import GraveshiftError

POSSE = 6


class Remark(msgspec.Struct, frozen=True):
    """One thing that is wrong: where in the file, and why."""

    line: int | None
    path: str
    reason: str


def review(path: Path) -> tuple[Mission | None, list[Remark]]:
    """The mission of a file, if it can be read at all, and everything that is wrong with it."""
    content = load()
    try:
        documents = drafts(path)
        if len(documents) > 1:
            return None, [Remark(None, "", "Several documents (`---`) stand here; a mission file holds one mission.")]
        draft = documents[0]
        mission = _decoded(draft.plain)
    except ContentError as error:
        return None, [Remark(error.line, error.path, error.reason)]
    except _Misread as misread:
        return None, [Remark(draft.line(misread.steps), misread.path, misread.reason)]
    found = [Remark(draft.line(_steps(where)), where, reason) for where, reason in mistakes(mission, content)]
    return mission, sorted(found, key=lambda remark: remark.line or 0)


def mistakes(mission: Mission, content: Content) -> list[Problem]:
    """Everything wrong with a mission; what needs a sound board is looked at only if there is one."""
    found = list(problems(mission, content.tiles, content.components, content.equipment))
    if found:
        return found
    try:
        check_places("", mission, content)
    except ContentError as error:
        return [(error.path, error.reason)]
    town = town_for(mission, False)
    try:
        board = mission_board(mission, town)
    except BoardError as error:
        return [("board", str(error))]
    found += _tools(mission)
    found += _supplies(mission, content)
    found += _ways(mission, board, town)
    return found or list(_set_up(mission))


# ---- goals and the rules they live on


def _tools(mission: Mission) -> Iterator[Problem]:
    """A goal that only a special rule makes possible needs that rule."""
    have = {type(rule) for rule in mission.rules}
    for index, goal in enumerate(mission.goals):
        for needed in NEEDED_RULES.get(type(goal), ()):
            if needed not in have:
                yield (
                    f"goals[{index}] ({goal.key})",
                    f"The goal {goal.id} needs the rule `{needed.__struct_config__.tag}`.",
                )
        if isinstance(goal, goals.Exit) and goal.wagon and mission_rules.ExitWithWagon not in have:
            yield f"goals[{index}] ({goal.key}).wagon", "The Wagon leaves only with the rule `exit-with-wagon`."
        if isinstance(goal, goals.TakeObjectives):
            missing = [face for face in goal.faces if face not in faces(mission)]
            if missing:
                words = f"No Objective has the face {', '.join(missing)}: name it in the rule `hidden-objectives`."
                yield f"goals[{index}] ({goal.key}).faces", words
    for index, rule in enumerate(mission.rules):
        if isinstance(rule, mission_rules.Train) and rule.starts == "clock-off-board":
            if mission_rules.TrainClock not in have:
                yield f"rules[{index}] (train).starts", "A Train called by a clock needs the rule `train-clock`."
        if isinstance(rule, mission_rules.KeepObjectives) and KEPT_FOR[rule.use] not in have:
            lacking = KEPT_FOR[rule.use].__struct_config__.tag
            yield f"rules[{index}] (keep-objectives).use", f"Tokens kept for this need the rule `{lacking}`."


NEEDED_RULES: dict[type, tuple[type[mission_rules.MissionRule], ...]] = {
    goals.DynamiteMobileSpawns: (mission_rules.MobileSpawnsFixed,),
    goals.DestroyWagon: (mission_rules.WagonBlocksZone,),
    goals.LoadWagon: (mission_rules.LoadWagonAction, mission_rules.KeepObjectives),
    goals.FillTender: (mission_rules.CoalBags, mission_rules.CoalCarriers, mission_rules.FillTenderAction),
    goals.GainSetAsideBounties: (mission_rules.SetAsideBounties,),
}

KEPT_FOR: dict[str, type[mission_rules.MissionRule]] = {
    "rally-payment": mission_rules.RallyCosts,
    "wagon-cargo": mission_rules.LoadWagonAction,
}


# ---- the box


def _supplies(mission: Mission, content: Content) -> Iterator[Problem]:
    """Cards, miniatures, faces and people are no more than the box holds."""
    yield from _people(mission, content)
    zombies: dict[str, int] = {}
    for token in mission.tokens:
        if isinstance(token, ZombieToken):
            zombies[token.type] = zombies.get(token.type, 0) + token.count
    for kind, count in zombies.items():
        if count > getattr(content.miniatures, kind):
            yield "tokens", f"The box has {getattr(content.miniatures, kind)} miniatures of kind `{kind}`, not {count}."
    cards = content.equipment
    bounties = sum(card.count for card in cards.values() if card.deck is Deck.BOUNTY)
    set_aside = sum(rule.count for rule in mission.rules if isinstance(rule, mission_rules.SetAsideBounties))
    for index, rule in enumerate(mission.rules):
        where = f"rules[{index}] ({rule.id})"
        if isinstance(rule, mission_rules.SetAsideBounties) and rule.count > bounties:
            yield f"{where}.count", f"The box has {bounties} Bounty Weapons, not {rule.count}."
        if isinstance(rule, mission_rules.BountyDeckOpen) and rule.cards != bounties - set_aside:
            yield f"{where}.cards", f"{bounties - set_aside} Bounty Weapons are left in the deck, not {rule.cards}."
        if isinstance(rule, mission_rules.FirstPlayerGift) and cards[rule.card].deck is not Deck.CLASSIC:
            yield f"{where}.card", f"`{rule.card}` is not in the Equipment deck."
        if isinstance(rule, mission_rules.HiddenObjectives):
            for face in set(rule.faces):
                if face is not Face.RED and rule.faces.count(face) > 1:
                    yield f"{where}.faces", f"The box has only one {face} Objective."
    for index, goal in enumerate(mission.goals):
        if isinstance(goal, goals.GainBountyWeapons) and goal.count != "per-survivor" and goal.count > bounties:
            yield f"goals[{index}] ({goal.key}).count", f"The box has {bounties} Bounty Weapons, not {goal.count}."


def _people(mission: Mission, content: Content) -> Iterator[Problem]:
    """Companions are people nobody plays: their Class is barred, and enough others are left for a posse."""
    wanted: dict[str, int] = {}
    random = any(isinstance(rule, mission_rules.CompanionsRandom) for rule in mission.rules)
    for token in mission.tokens:
        if isinstance(token, CompanionToken) and not token.random:
            wanted[token.companion_class] = wanted.get(token.companion_class, 0) + token.count
        elif isinstance(token, CompanionToken) and not random:
            yield "tokens", "Places marked `random` need the rule `companions-random`."
    for rule in mission.rules:
        if isinstance(rule, mission_rules.CompanionsRandom):
            for name, number in rule.companions.items():
                wanted[name] = wanted.get(name, 0) + number
        if isinstance(rule, mission_rules.ObjectiveGives) and rule.companion is not None:
            wanted.setdefault(rule.companion, 1)
    for survivor_class, size in ROSTER.items():
        count = wanted.get(survivor_class, 0)
        if count > size:
            yield "legend.companions", f"The box has {size} {survivor_class}, not {count}."
        elif count and survivor_class not in mission.barred_classes:
            words = f"Companions are {survivor_class}, so this Class must be barred: a posse could take them all."
            yield "barred_classes", words
    left = sum(size for name, size in ROSTER.items() if name not in mission.barred_classes)
    if left < POSSE:
        yield "barred_classes", f"Only {left} Survivors are left to play; a posse needs {POSSE}."


# ---- ways


def _ways(mission: Mission, board: Board, town: Town) -> Iterator[Problem]:
    """Every place a goal needs can be walked to from the start, on the board as it is or will be (UOA-WIN-04)."""
    shapes = [board, *town.train_boards]
    if town.wagon_blocks:
        shapes.append(board.without([]))
    starts = [token.cell or token.zone for token in mission.tokens if isinstance(token, SurvivorStart)]
    reached = walk(shapes, starts)
    everyone = any(
        isinstance(goal, goals.Exit | goals.LeaveByTrain) and goal.who == "everyone" for goal in mission.goals
    )
    wanted = {type(goal) for goal in mission.goals}
    for index, token in enumerate(mission.tokens):
        place = token.cell or token.zone
        needed = _needed_on_foot(token, wanted, everyone)
        if needed and place not in reached:
            yield f"tokens[{index}] ({token.kind}).zone", f"Nobody can walk from the start to `{place}`, and {needed}."
        if isinstance(token, MobileSpawn) and wanted & NEAR_TOKENS and not in_reach(shapes, place, reached):
            words = f"No zone in sight and next to `{place}` can be walked to, and a goal needs this token dealt with."
            yield f"tokens[{index}] ({token.kind}).zone", words
        if isinstance(token, StartingSpawn) and not walk(shapes, [place]) & set(starts):
            words = f"Zombies from `{place}` have no way to the Starting Zone."
            yield f"tokens[{index}] ({token.kind}).zone", words
        if isinstance(token, WagonToken) and goals.DestroyWagon in wanted:
            if not in_reach([board], place, walk([board], starts)):
                words = f"Dynamite cannot reach the Wagon: no zone in sight and next to `{place}` can be walked to."
                yield f"tokens[{index}] ({token.kind}).zone", words
    yield from _piles(mission, board, reached)
    yield from _wagon_way(mission, board)
    yield from _train_way(mission, shapes, reached)
    yield from _run_over(mission, town)


NEAR_TOKENS = {goals.DynamiteMobileSpawns, goals.GatherMobileSpawns}
TAKING = {goals.TakeAllObjectives, goals.TakeObjectives, goals.LoadWagon, goals.GainSetAsideBounties}


def _needed_on_foot(token: object, wanted: set[type], everyone: bool) -> str:
    """Why somebody has to stand where this token lies; empty if nobody has to."""
    if isinstance(token, ObjectiveToken) and wanted & TAKING:
        return "a goal needs this Objective"
    if isinstance(token, CoalBagToken) and goals.FillTender in wanted:
        return "a goal needs this coal"
    if isinstance(token, CompanionToken) and (goals.RallyCompanions in wanted or everyone):
        return "a goal needs this Companion"
    if isinstance(token, ExitToken) and goals.Exit in wanted:
        return "everybody has to leave there"
    if isinstance(token, WagonToken) and wanted & {goals.LoadWagon, goals.WagonOffRails}:
        return "a goal needs the Wagon"
    return ""


def _piles(mission: Mission, board: Board, reached: set[str]) -> Iterator[Problem]:
    for index, goal in enumerate(mission.goals):
        if isinstance(goal, goals.PurifyCorpsePiles):
            for pile in board.pile:
                if board.names[pile] not in reached:
                    words = f"Nobody can walk to the Corpse Pile in `{board.names[pile]}`."
                    yield f"goals[{index}] ({goal.key})", words


def _wagon_way(mission: Mission, board: Board) -> Iterator[Problem]:
    """The Wagon keeps to the streets; its way must lead where the goal wants it (UOA-AMB-17, UOA-AMB-97)."""
    wagon = next((token for token in mission.tokens if isinstance(token, WagonToken)), None)
    if wagon is None:
        return
    street = [not (board.indoors[z] or board.balcony[z] or board.train[z]) for z in range(board.zones)]
    seen = [board.index[wagon.cell or wagon.zone]]
    for zone in seen:
        seen += [near for near in board.neighbours[zone] if street[near] and near not in seen]
    for index, goal in enumerate(mission.goals):
        if isinstance(goal, goals.WagonOffRails) and all(board.rail[zone] for zone in seen):
            yield f"goals[{index}] ({goal.key})", "No street leads the Wagon off the rails."
        if isinstance(goal, goals.Exit) and goal.wagon:
            gate = next(token for token in mission.tokens if isinstance(token, ExitToken))
            if board.index[gate.cell or gate.zone] not in seen:
                yield f"goals[{index}] ({goal.key}).wagon", "No street leads the Wagon to the Exit."


def _train_way(mission: Mission, shapes: list[Board], reached: set[str]) -> Iterator[Problem]:
    for index, goal in enumerate(mission.goals):
        if isinstance(goal, goals.LeaveByTrain):
            cars = {shape.names[zone] for shape in shapes for zone in range(shape.zones) if shape.train[zone]}
            if not cars & reached:
                yield (
                    f"goals[{index}] ({goal.key})",
                    "Nobody can ever board the Train: no way leads to any of its cars.",
                )


def _run_over(mission: Mission, town: Town) -> Iterator[Problem]:
    """The Train must not come through the Exit (UOA-TRAIN-11)."""
    if town.train_mode == NO_TRAIN:
        return
    for index, token in enumerate(mission.tokens):
        for old, new in pairwise(town.train_boards):
            place = old.index.get(token.cell or token.zone)
            if isinstance(token, ExitToken) and place is not None and place in run_over(old, new):
                yield f"tokens[{index}] (exit).zone", "The Train will run over the Exit."
                break


def walk(shapes: list[Board], starts: list[str]) -> set[str]:
    """All cells that can be reached on foot while the board takes these shapes, in whatever order."""
    reached = set(starts)
    grown = True
    while grown:
        grown = False
        for shape in shapes:
            zones = {shape.index[cell] for cell in reached if cell in shape.index}
            queue = sorted(zones)
            for zone in queue:
                for near in shape.neighbours[zone]:
                    if near not in zones:
                        zones.add(near)
                        queue.append(near)
            cells = {cell for zone in zones for cell in shape.cells[zone]}
            if not cells <= reached:
                reached |= cells
                grown = True
    return reached


def in_reach(shapes: list[Board], place: str, reached: set[str]) -> bool:
    """Can a thing at this place be reached by a throw from somewhere people can stand?"""
    for shape in shapes:
        target = shape.index.get(place)
        if target is None:
            continue
        for zone in range(shape.zones):
            if shape.sight[zone][target] <= 1 and shape.names[zone] in reached:
                return True
    return False


def _set_up(mission: Mission) -> Iterator[Problem]:
    """The proof: lay the game out once."""
    try:
        first_position(complete({"custom": msgspec.to_builtins(mission)}), mission, 0)
    except (GraveshiftError, KeyError, IndexError, StopIteration, ValueError) as error:
        yield "", f"This mission cannot be set up: {error or type(error).__name__}."


# ---- reading


class _Misread(Exception):
    def __init__(self, steps: tuple[str, ...], path: str, reason: str) -> None:
        super().__init__(reason)
        self.steps = steps
        self.path = path
        self.reason = reason


def _decoded(plain: object) -> Mission:
    from graveshift.content import Misfit, fill

    try:
        return fill(plain, Mission)
    except Misfit as misfit:
        raise _Misread(misfit.steps, ".".join(misfit.steps), misfit.reason) from misfit


def _steps(path: str) -> tuple[str, ...]:
    """The steps of a path such as `tokens[3] (noise).zone`."""
    return tuple(re.findall(r"[A-Za-z_]+(?![^(]*\))|\d+(?=\])", path))
