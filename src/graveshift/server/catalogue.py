"""What can be played here, as the start page shows it; and the geometry of a game's board."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from graveshift.board.board import Board
from graveshift.board.ground import KIND_NAMES
from graveshift.bots import bot_names
from graveshift.content import Text, read
from graveshift.games.tiny_epic_zombies.state import State
from graveshift.games.undead_or_alive.content import load, measured
from graveshift.games.undead_or_alive.data.equipment import Equipment
from graveshift.games.undead_or_alive.data.mission import Mission
from graveshift.games.undead_or_alive.data.survivors import Survivor
from graveshift.games.undead_or_alive.setup import quick_posse
from graveshift.games.undead_or_alive.town import Town
from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.server.boards import BoardData, MissionBoard, ShapeData, TokenSpot
from graveshift.server.box import dealt_symbols, mall_content, mall_entry
from graveshift.server.entries import (
    BotEntry,
    CardEntry,
    Content,
    GameEntry,
    Games,
    Measured,
    MissionEntry,
    SkillEntry,
    SurvivorEntry,
    TraitEntry,
)
from graveshift.server.errors import NotFound
from graveshift.server.mall import mall_data
from graveshift.server.settings import VERSION
from graveshift.server.words import GameWords, Words

UNDEAD_OR_ALIVE = "undead-or-alive"
TINY_EPIC_ZOMBIES = "tiny-epic-zombies"


@cache
def games() -> Games:
    """Everything the start page needs; the same until the server is updated."""
    words = read(files("graveshift.server") / "rule_options.yaml", Words)
    found = [_game(name, words.games.get(name)) for name in registry.names()]
    bots = [BotEntry(name, words.bots.get(name, Text(en=name, pl=name))) for name in bot_names()]
    return Games(found, bots, VERSION)


def board(position: Position) -> BoardData:
    """All shapes that the board of this game can take: one, or one for each step of the Train; or the Mall."""
    if isinstance(position, State):
        return BoardData([], mall_data(position.table.mall), dealt_symbols(position.table.symbol))
    return BoardData([_shape(shape) for shape in _boards(position)])


@cache
def content(game: str) -> Content:
    """Cards and Skills by id."""
    if game == TINY_EPIC_ZOMBIES:
        return Content(mall=mall_content())
    if game != UNDEAD_OR_ALIVE:
        raise NotFound(f"There is no game '{game}' with cards here.", pl=f"Nie ma tu gry „{game}” z kartami.")
    box = load()
    cards = {name: _card(card) for name, card in box.equipment.items()}
    return Content(cards, {name: _skill(name) for name in box.skills})


@cache
def mission_board(game: str, mission: str) -> MissionBoard:
    """A mission's map before anybody plays it."""
    missions = load().missions if game == UNDEAD_OR_ALIVE else {}
    if mission not in missions:
        raise NotFound(
            f"There is no mission '{mission}' of the game '{game}' here.",
            pl=f"Nie ma tu Misji „{mission}” w grze „{game}”.",
        )
    tokens = [TokenSpot(token.kind, token.zone) for token in missions[mission].tokens]
    _, position, _ = registry.game_type(game).set_up({"mission": mission}, 0)
    return MissionBoard(board(position).shapes, tokens)


def _card(card: Equipment) -> CardEntry:
    box = load()
    return CardEntry(
        name=card.name,
        kind=str(card.kind),
        kind_name=box.names.equipment_kinds[card.kind],
        range=card.range,
        dice=card.dice,
        accuracy=card.accuracy,
        damage=card.damage,
        dual=card.dual,
        noise=str(card.noise),
        ammo=str(card.ammo),
        text=card.description,
        traits=[TraitEntry(box.traits[trait].name, box.traits[trait].text) for trait in card.traits],
    )


def _boards(position: Position) -> list[Board]:
    town = getattr(position, "scene", None)
    if isinstance(town, Town) and town.train_boards:
        return list(town.train_boards)
    first = getattr(position, "board", None)
    return [first] if isinstance(first, Board) else []


def _shape(board: Board) -> ShapeData:
    ranges = [[away[zone] for zone in seen] for away, seen in zip(board.sight, board.sees, strict=True)]
    return ShapeData(board.plan, [KIND_NAMES[kind] for kind in board.kind], board.neighbours, board.sees, ranges)


def _game(name: str, words: GameWords | None) -> GameEntry:
    if words is None:
        return GameEntry(name=name, title=Text(en=name, pl=name), min_seats=1, max_seats=8)
    if name == TINY_EPIC_ZOMBIES:
        return mall_entry(name, words)
    content = load()
    return GameEntry(
        name=name,
        title=words.title,
        min_seats=words.min_seats,
        max_seats=words.max_seats,
        missions=[_mission(mission) for mission in content.missions.values()],
        survivors=[_survivor(survivor) for survivor in content.survivors.values()],
        options=list(words.options),
    )


def _mission(mission: Mission) -> MissionEntry:
    return MissionEntry(
        id=mission.id,
        title=mission.title,
        difficulty=str(mission.difficulty),
        difficulty_name=load().names.difficulties[mission.difficulty],
        minutes=mission.minutes,
        tutorial=mission.tutorial,
        briefing=mission.briefing,
        goals=[goal.title for goal in mission.goals],
        barred_classes=[str(barred) for barred in mission.barred_classes],
        recommended=quick_posse(mission),
        rule=mission.ledger or "",
        measured=_measured(mission.id),
    )


def _measured(mission: str) -> Measured | None:
    found = measured().get(mission)
    return Measured(found.bot, found.games, found.wins / found.games, found.low, found.high) if found else None


def _survivor(survivor: Survivor) -> SurvivorEntry:
    content = load()
    skills = survivor.skills
    levels = {"blue": (skills.blue,), "yellow": (skills.yellow,), "orange": skills.orange, "red": skills.red}
    return SurvivorEntry(
        id=survivor.id,
        name=survivor.name,
        survivor_class=str(survivor.survivor_class),
        class_name=content.names.classes[survivor.survivor_class].name,
        colour=survivor.colour,
        health=survivor.health,
        favourite=content.names.favourites[survivor.favourite],
        start=[content.equipment[card].name for card in survivor.start],
        look=survivor.look,
        skills={level: [_skill(skill) for skill in found] for level, found in levels.items()},
    )


def _skill(name: str) -> SkillEntry:
    skill = load().skills[name]
    return SkillEntry(skill.id, skill.name, skill.text, skill.rule)
