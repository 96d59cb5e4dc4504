"""What is in the box of Tiny Epic Zombies, as the start page and the table name it."""

from __future__ import annotations

from graveshift.content import Text
from graveshift.games.tiny_epic_zombies.content.loading import load, measured
from graveshift.games.tiny_epic_zombies.content.structs import AbilityKind, Face, Mode, Objective, PlayerCard
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, symbol_ids, token_text
from graveshift.parts.shelf.entries import (
    AbilityEntry,
    ColourEntry,
    DifficultyEntry,
    GameEntry,
    MallContent,
    Measured,
    ModeEntry,
    ModeMeasure,
    ObjectiveEntry,
    PersonEntry,
    SearchCardEntry,
    StoreEntry,
)
from graveshift.parts.shelf.words import GameWords


def mall_entry(name: str, title: Text, words: GameWords) -> GameEntry:
    """The game with its modes, people, Objectives and Stores."""
    content = load()
    return GameEntry(
        name=name,
        title=title,
        min_seats=words.min_seats,
        max_seats=words.max_seats,
        options=list(words.options),
        modes=[_mode(mode, words.modes[mode.id]) for mode in content.modes.values()],
        people=[_person(card) for card in content.players.values()],
        objectives=[_objective(objective) for objective in content.objectives.values()],
        stores=[_store(face) for face in content.faces.values()],
    )


def mall_content() -> MallContent:
    """Cards by the id of each copy, and whatever else views and events name."""
    content = load()
    return MallContent(
        cards={
            copy.id: SearchCardEntry(card.name, card.kind.value, copy.symbol, card.text, card.rule)
            for card in content.cards.values()
            for copy in card.copies
        },
        abilities={
            ability.id: AbilityEntry(ability.name, ability.text, ability.rule, ability.kind is AbilityKind.STOPPING)
            for ability in content.abilities.values()
        },
        tokens={name: token_text(token) for token, name in enumerate(TOKEN_IDS)},
        sources={source.id: source.name for source in content.sources.values()},
        colours={one.id: ColourEntry(one.name, one.colour, one.mark) for one in content.colours.values()},
        track=content.constants.track,
        barricade=content.constants.barricade_most,
        horde=content.constants.horde_spaces,
    )


def dealt_symbols(symbols: list[int]) -> dict[str, str]:
    """The cards whose Entrance Symbol is not the printed one: the switch search-symbols deals them anew."""
    printed = [copy for card in load().cards.values() for copy in card.copies]
    found = [symbol_ids()[symbol] for symbol in symbols]
    return {copy.id: symbol for copy, symbol in zip(printed, found, strict=True) if copy.symbol != symbol}


def _mode(mode: Mode, text: Text) -> ModeEntry:
    difficulties = [load().difficulties[name] for name in mode.difficulties]
    return ModeEntry(
        id=mode.id,
        title=mode.name,
        text=text,
        seats=list(mode.seats),
        zombie_player=mode.zombie_player,
        competitive=mode.competitive,
        difficulties=[DifficultyEntry(one.id, one.name, one.survivors) for one in difficulties],
        rule=mode.rule,
        measured=[
            ModeMeasure(
                found.seats,
                found.difficulty,
                Measured(found.bot, found.games, found.wins / found.games, found.low, found.high),
            )
            for found in measured().modes
            if found.mode == mode.id
        ],
    )


def _person(card: PlayerCard) -> PersonEntry:
    return PersonEntry(
        id=card.id,
        name=card.name,
        colour=card.colour,
        title=card.human.title,
        text=card.human.text,
        rule=card.human.rule,
        passive=card.zombie.passive,
        weak=card.zombie.weak,
        strong=card.zombie.strong,
    )


def _objective(objective: Objective) -> ObjectiveEntry:
    return ObjectiveEntry(objective.id, objective.name, objective.text, objective.rule)


def _store(face: Face) -> StoreEntry:
    return StoreEntry(face.id, face.card, face.name, face.symbol, face.number)
