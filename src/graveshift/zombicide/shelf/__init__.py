"""A game of the family on the shelf: missions, survivors, cards and Skills, and the shapes of its boards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from graveshift.board.board import Board
from graveshift.content import Text
from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.parts.shelf import Shelf
from graveshift.parts.shelf.boards import BoardData, MissionBoard, ShapeData, TokenSpot
from graveshift.parts.shelf.entries import (
    CardEntry,
    Content,
    GameEntry,
    LeafletEntry,
    Measured,
    MissionEntry,
    SkillEntry,
    SurvivorEntry,
    TraitEntry,
    ZombieCardEntry,
    ZombieEntry,
)
from graveshift.parts.shelf.reviews import MissionRemark, MissionReview
from graveshift.zombicide.content.equipment import Equipment
from graveshift.zombicide.content.loading import load, measured
from graveshift.zombicide.content.review import Reviewer
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.content.survivors import Survivor
from graveshift.zombicide.content.terms import DangerLevel
from graveshift.zombicide.content.zombies import ExtraActivationCard, SpawnCard, Zombie, ZombieCard
from graveshift.zombicide.rules.state import State


class BoxShelf(Shelf):
    """What the start page and the table show of a box. `reviewer`: who looks through its mission files."""

    def __init__(self, setup: SetUp[Any, Any], reviewer: Reviewer[Any]) -> None:
        super().__init__(setup.book.name)
        self.setup = setup
        self.book = setup.book
        self.reviewer = reviewer

    def shapes(self, s: State) -> list[Board]:
        """The shapes that the board of a game can take, the first one first."""
        return [s.board]

    def entry(self) -> GameEntry:
        content, words = load(self.book), self.words()
        return GameEntry(
            name=self.game,
            title=self.title(),
            min_seats=words.min_seats,
            max_seats=words.max_seats,
            missions=[self.mission(mission, self.measured(mission.id)) for mission in content.missions.values()],
            survivors=[self.survivor(survivor) for survivor in content.survivors.values()],
            options=list(words.options),
        )

    def content(self) -> Content:
        """Cards, Skills and Zombies by id."""
        box = load(self.book)
        cards = {name: self.card(card) for name, card in box.equipment.items()}
        zombies = {str(kind): self.zombie(zombie) for kind, zombie in box.zombies.items()}
        zombie_cards = {name: _zombie_card(card) for name, card in box.zombie_cards.items()}
        skills = {name: self.skill(name) for name in box.skills}
        return Content(cards, skills, zombies, zombie_cards, self.others())

    def others(self) -> dict[str, dict[str, LeafletEntry]]:
        """What only this box has, by kind and id."""
        return {}

    def board(self, position: Position) -> BoardData:
        """One shape, or all that the board can take."""
        return BoardData([self.shape(shape) for shape in self.shapes(position)] if isinstance(position, State) else [])

    def mission_board(self, mission: str) -> MissionBoard | None:
        missions = load(self.book).missions
        if mission not in missions:
            return None
        _, position, _ = registry.game_type(self.game).set_up({"mission": mission}, 0)
        assert isinstance(position, State)
        tokens = on_board(self.token_spots(missions[mission]), position.board)
        return MissionBoard(self.board(position).shapes, tokens + self.printed(position.board))

    def printed(self, board: Board) -> list[TokenSpot]:
        """What is printed on the tiles and shown among the tokens."""
        return []

    def shape(self, board: Board) -> ShapeData:
        ranges = [[away[zone] for zone in seen] for away, seen in zip(board.sight, board.sees, strict=True)]
        return ShapeData(board.plan, board.look, board.neighbours, board.sees, ranges, self.titles(board))

    def titles(self, board: Board) -> dict[str, Text]:
        """What zones are called that have a name of their own."""
        return {}

    def token_spots(self, mission: Any) -> list[TokenSpot]:
        """The tokens on a mission's map."""
        return [TokenSpot(token.kind, token.zone, face_of(token)) for token in mission.tokens]

    def review(self, text: str) -> MissionReview:
        """What is wrong with a file, and as much of its map as can be drawn."""
        found = self.reviewer.review_data(text.encode(), "")
        drawn = found.drawn
        remarks = [MissionRemark(one.line, one.path, one.reason, one.warning, one.spot) for one in found.remarks]
        return MissionReview(
            fine=found.fine,
            mission=self.mission(found.mission, []) if found.mission is not None else None,
            custom=found.plain if found.fine else None,
            remarks=remarks,
            board=MissionBoard([self.shape(drawn.board)], _token_spots(drawn)) if drawn is not None else None,
        )

    # ---- entries

    def card(self, card: Equipment) -> CardEntry:
        box = load(self.book)
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

    def zombie(self, zombie: Zombie) -> ZombieEntry:
        box = load(self.book)
        named = list(box.abominations.values()) if zombie.id == "abomination" else []
        return ZombieEntry(
            name=zombie.name,
            actions=zombie.actions,
            wounds=zombie.wounds,
            damage_to_kill=zombie.damage_to_kill,
            adrenaline=zombie.adrenaline,
            targeting_priority=zombie.targeting_priority,
            also_killed_by=[box.equipment[card].name for card in zombie.also_killed_by],
            traits=[TraitEntry(one.special.name, one.special.text) for one in named],
        )

    def mission(self, mission: Any, measured: list[Measured]) -> MissionEntry:
        return MissionEntry(
            id=mission.id,
            title=mission.title,
            difficulty=str(mission.difficulty),
            difficulty_name=load(self.book).names.difficulties[mission.difficulty],
            minutes=mission.minutes,
            tutorial=mission.tutorial,
            briefing=mission.briefing,
            goals=[goal.title for goal in mission.goals],
            frame=self.frame(mission),
            barred_classes=[str(barred) for barred in self.setup.barred_classes(mission)],
            recommended=self.setup.quick_posse(mission),
            rule=mission.ledger or "",
            measured=measured,
        )

    def frame(self, mission: Any) -> list[Text]:
        """What the file of a mission says besides goals and map."""
        return []

    def measured(self, mission: str) -> list[Measured]:
        found = measured(self.book).get(mission, ())
        return [Measured(one.bot, one.games, one.wins / one.games, one.low, one.high) for one in found]

    def survivor(self, survivor: Survivor) -> SurvivorEntry:
        content = load(self.book)
        levels = dict(zip((str(level) for level in DangerLevel), survivor.skills.levels, strict=True))
        return SurvivorEntry(
            id=survivor.id,
            name=survivor.name,
            survivor_class=str(survivor.classes[0]) if survivor.classes else "",
            class_name=self.book.teller.class_name(survivor),
            colour=survivor.colour,
            health=survivor.health,
            favourite=content.names.favourites[survivor.prefers] if survivor.prefers else NO_WORDS,
            start=[content.equipment[card].name for pack in survivor.packs for card in pack],
            look=survivor.look,
            skills={level: [self.skill(skill) for skill in found] for level, found in levels.items()},
        )

    def skill(self, name: str) -> SkillEntry:
        skill = load(self.book).skills[name]
        return SkillEntry(skill.id, skill.name, skill.text, skill.rule)


def _zombie_card(card: ZombieCard) -> ZombieCardEntry:
    lines = dict(zip((str(level) for level in DangerLevel), card.lines, strict=True))
    if isinstance(card, SpawnCard):
        return ZombieCardEntry("spawn", str(card.type), lines)
    if isinstance(card, ExtraActivationCard):
        return ZombieCardEntry("extra-activation", str(card.type), lines)
    return ZombieCardEntry("abomination", str(card.type), {})


NO_WORDS = Text("", "")


def _token_spots(drawn: Any) -> list[TokenSpot]:
    spots = [TokenSpot(token.kind, token.cell or token.zone, face_of(token)) for token in drawn.tokens.values()]
    return on_board(spots, drawn.board)


def on_board(spots: list[TokenSpot], board: Board) -> list[TokenSpot]:
    """Files name a zone by any of its cells, the plan by one of them."""
    return [replace(spot, zone=board.names[board.index[spot.zone]]) for spot in spots]


def face_of(token: Any) -> str:
    """The side of a token that everybody sees."""
    return str(getattr(token, "face", None) or "")
