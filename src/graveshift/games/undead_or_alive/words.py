"""How a number of the engine is written for programs and spoken for people: survivors, zones, cards, tokens.

Every argument of an event or a question has a type (data/phrases.py). `plain` gives its value as data (ids, names of
zones, numbers), `spoken` its words in a language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from graveshift.content import Text, read, said
from graveshift.games.undead_or_alive.content import DATA, load
from graveshift.games.undead_or_alive.data.phrases import (
    Arguments,
    EventFile,
    Happening,
    OptionFile,
    Phrase,
    Question,
    QuestionFile,
    SpeechFile,
)
from graveshift.games.undead_or_alive.data.terms import DangerLevel, Face, NoiseLevel
from graveshift.games.undead_or_alive.data.zombies import ExtraActivationCard, SpawnCard
from graveshift.games.undead_or_alive.figures import KIND_ORDER
from graveshift.games.undead_or_alive.keys import SLOT_NAMES, card_name
from graveshift.games.undead_or_alive.missions import mission_of
from graveshift.games.undead_or_alive.objectives import TOKEN_CARD
from graveshift.games.undead_or_alive.town import town_of
from graveshift.zombicide.codes import (
    ABOMINATION_TOKEN,
    COAL,
    HIDDEN_FACE,
    MOBILE,
    PILE,
    STARTING,
)
from graveshift.zombicide.state import State

LEVELS: Final = tuple(DangerLevel)
NOISES: Final = tuple(NoiseLevel)
FACES: Final = tuple(Face)
MODES: Final = ("single", "dual", "fanned", "machine", "improvised")
WEAPONS: Final = {-1: "gatling", -2: "improvised-melee", -3: "improvised-ranged"}
FREE_ACTIONS: Final = (
    "fanning",
    "vade-retro-combat",
    "dual",
    "pistol",
    "rifle",
    "melee-weapon",
    "melee",
    "ranged",
    "combat",
    "move",
    "search",
    "charge",
    "vade-retro",
    "reload",
    "fanned-reload",
)
SPAWN_KINDS: Final = {STARTING: "starting", MOBILE: "mobile", ABOMINATION_TOKEN: "abomination", PILE: "corpse-pile"}
RESULTS: Final = {1: "won", 2: "lost"}


# ---- the files


@cache
def questions() -> dict[str, Question]:
    return dict(read(DATA / "questions.yaml", QuestionFile).questions)


@cache
def options() -> dict[str, Phrase]:
    return dict(read(DATA / "options.yaml", OptionFile).options)


@cache
def event_file() -> EventFile:
    return read(DATA / "events.yaml", EventFile)


@cache
def refusal_phrases() -> dict[str, Text]:
    """Why something is not possible, by the English sentence."""
    return {text.en: text for text in read(DATA / "refusals.yaml", list[Text])}


def events() -> dict[str, Happening]:
    """The one table of everything that happens."""
    return event_file().events


@cache
def speech() -> SpeechFile:
    return read(DATA / "speech.yaml", SpeechFile)


# ---- names


def survivor_id(s: State, actor: int) -> str | None:
    return s.tables.survivor_ids[s.person[actor]] if actor >= 0 else None


def survivor_name(s: State, actor: int, language: str) -> str:
    """A survivor's or companion's name; the team where nobody is meant."""
    if actor < 0:
        return said(load().names.terms["team"], language)
    return said(load().survivors[s.tables.survivor_ids[s.person[actor]]].name, language)


def zone_id(s: State, zone: int) -> str | None:
    return s.board.names[zone] if 0 <= zone < s.board.zones else None


def zone_name(s: State, zone: int, language: str) -> str:
    """Zones are called alike in every language: 2R.NE."""
    return zone_id(s, zone) or said(speech().terms["nowhere"], language)


def card_words(s: State, card: int, language: str) -> str:
    """The name of a card, or of a mission token carried in a slot."""
    if card >= TOKEN_CARD:
        return objective_name(s, card - TOKEN_CARD, language)
    return said(load().equipment[s.tables.card_ids[card]].name, language)


def weapon_id(s: State, card: int) -> str:
    return WEAPONS[card] if card < 0 else card_name(s, card)


def weapon_name(s: State, card: int, language: str) -> str:
    """A weapon card, the Gatling Gun or whatever was at hand."""
    return said(speech().weapons[WEAPONS[card]], language) if card < 0 else card_words(s, card, language)


def zombie_name(kind: int, language: str) -> str:
    return load().names.zombies[KIND_ORDER[kind]].after(1, language)


def zombies_counted(kind: int, count: int, language: str) -> str:
    """3 Walkers, 3 Szwendacze."""
    return f"{count} {load().names.zombies[KIND_ORDER[kind]].after(count, language)}"


def counted(noun: str, count: int, language: str) -> str:
    """A number with its noun: 2 Actions, 2 Akcje."""
    return f"{count} {load().names.counted[noun].after(count, language)}"


def slot_words(slot: int, language: str) -> str:
    """Hand 1, Favorite Weapon, Backpack 3."""
    names = load().names.slots
    if slot < 2:
        return f"{said(names['hand'], language)} {slot + 1}"
    if slot == 2:
        return said(names["favourite"], language)
    return f"{said(names['backpack'], language)} {slot - 2}"


def spawn_id(s: State, token: int) -> str:
    return town_of(s).spawn_ids[token]


def spawn_kind(s: State, token: int, language: str) -> str:
    """The kind of a Spawn token."""
    return said(load().names.spawn_tokens[SPAWN_KINDS[s.token_kind[token]]], language)


def objective_id(s: State, objective: int) -> str:
    return town_of(s).objective_ids[objective]


def objective_name(s: State, objective: int, language: str) -> str:
    """An Objective by its face, a bag of coal, or plainly; numbered where several alike lie together (UOA-M07-02)."""
    name = face_or_plain(s.objective_face[objective], language)
    zone, face = s.objective_zone[objective], s.objective_face[objective]
    alike = [o for o, at in enumerate(s.objective_zone) if at == zone >= 0 and s.objective_face[o] == face]
    return f"{name} {alike.index(objective) + 1}" if len(alike) > 1 and face != COAL else name


def face_or_plain(face: int, language: str) -> str:
    if face == COAL:
        return said(speech().terms["coal"], language)
    if face != HIDDEN_FACE:
        return said(load().names.faces[FACES[face]], language)
    return said(load().names.tokens["objective"], language)


def face_id(face: int) -> str:
    return "coal" if face == COAL else "hidden" if face == HIDDEN_FACE else str(FACES[face])


def face_name(face: int, language: str) -> str:
    if face == COAL:
        return said(speech().terms["coal"], language)
    if face == HIDDEN_FACE:
        return said(speech().terms["hidden"], language)
    return said(load().names.faces[FACES[face]], language)


def feat_id(s: State, card: int) -> str:
    """The Feat on the back of a Bounty Weapon; the weapon itself stays hidden (UOA-SETUP-12)."""
    feat = load().equipment[s.tables.card_ids[card]].feat
    assert feat is not None
    return feat.id


def feat_name(s: State, card: int, language: str) -> str:
    feat = load().equipment[s.tables.card_ids[card]].feat
    assert feat is not None
    return said(feat.name, language)


def zombie_card_name(s: State, card: int, level: int, language: str) -> str:
    """What a Zombie card says at a Danger Level."""
    entry = load().zombie_cards[s.tables.zombie_card_ids[card]]
    kind = s.tables.zombie_card_type[card]
    if isinstance(entry, SpawnCard):
        return zombies_counted(kind, s.tables.zombie_card_count[card][level], language)
    if isinstance(entry, ExtraActivationCard):
        return f"{said(load().names.terms['extra-activation'], language)}, {zombie_name(kind, language)}"
    return zombie_name(kind, language)


def goal_key(s: State, number: int) -> str:
    return town_of(s).goals[number].key


def goal_title(s: State, number: int, language: str) -> str:
    """A goal's title, from the mission file; its key where there is none."""
    key = goal_key(s, number)
    mission = mission_of(s)
    title = next((goal.title for goal in mission.goals if goal.key == key), None) if mission else None
    return said(title, language) if title else key


def outcome_words(s: State, language: str) -> str:
    """How the game ended, as a sentence."""
    reason = event_file().reasons.get(s.reason)
    return said(reason, language) if reason else s.reason


# ---- arguments by type

Raw = dict[str, int]
PlainOf = Callable[[State, int], Any]
WordsOf = Callable[[State, int, str, Raw], str]

PLAIN: Final[dict[str, PlainOf]] = {
    "abomination": lambda s, n: s.tables.abomination_ids[n],
    "card": lambda s, n: card_name(s, n) if n >= 0 else None,
    "face": lambda s, n: face_id(n),
    "feat": feat_id,
    "free": lambda s, n: FREE_ACTIONS[n],
    "goal": goal_key,
    "level": lambda s, n: str(LEVELS[n]),
    "mode": lambda s, n: MODES[n],
    "noise": lambda s, n: str(NOISES[n]),
    "objective": objective_id,
    "result": lambda s, n: RESULTS.get(n, "won"),
    "skill": lambda s, n: s.tables.skill_ids[n],
    "slot": lambda s, n: SLOT_NAMES[n],
    "source": lambda s, n: s.tables.zombie_ids[n] if n >= 0 else "friendly-fire",
    "spawn": spawn_id,
    "survivor": survivor_id,
    "weapon": weapon_id,
    "zombie": lambda s, n: s.tables.zombie_ids[n],
    "zombie-card": lambda s, n: s.tables.zombie_card_ids[n],
    "zone": zone_id,
}

WORDS: Final[dict[str, WordsOf]] = {
    "abomination": lambda s, n, lang, raw: said(load().abominations[s.tables.abomination_ids[n]].name, lang),
    "card": lambda s, n, lang, raw: card_words(s, n, lang),
    "card-count": lambda s, n, lang, raw: counted("card", n, lang),
    "die": lambda s, n, lang, raw: counted("die", n, lang),
    "face": lambda s, n, lang, raw: face_name(n, lang),
    "feat": lambda s, n, lang, raw: feat_name(s, n, lang),
    "free": lambda s, n, lang, raw: said(speech().free_actions[FREE_ACTIONS[n]], lang),
    "goal": lambda s, n, lang, raw: goal_title(s, n, lang),
    "hit": lambda s, n, lang, raw: counted("hit", n, lang),
    "level": lambda s, n, lang, raw: said(load().names.danger_levels[LEVELS[n]], lang),
    "miss": lambda s, n, lang, raw: counted("miss", n, lang),
    "mode": lambda s, n, lang, raw: said(speech().modes[MODES[n]], lang),
    "noise": lambda s, n, lang, raw: said(load().names.noise[NOISES[n]], lang),
    "objective": lambda s, n, lang, raw: objective_name(s, n, lang),
    "result": lambda s, n, lang, raw: outcome_words(s, lang),
    "seat": lambda s, n, lang, raw: str(n + 1),
    "skill": lambda s, n, lang, raw: said(load().skills[s.tables.skill_ids[n]].name, lang),
    "slot": lambda s, n, lang, raw: slot_words(n, lang),
    "source": lambda s, n, lang, raw: zombie_name(n, lang) if n >= 0 else said(speech().terms["friendly-fire"], lang),
    "spawn": lambda s, n, lang, raw: spawn_kind(s, n, lang),
    "survivor": lambda s, n, lang, raw: survivor_name(s, n, lang),
    "weapon": lambda s, n, lang, raw: weapon_name(s, n, lang),
    "wound": lambda s, n, lang, raw: counted("wound", n, lang),
    "zombie": lambda s, n, lang, raw: zombie_name(n, lang),
    "zombie-card": lambda s, n, lang, raw: zombie_card_name(s, n, raw["level"], lang),
    "zombies": lambda s, n, lang, raw: zombies_counted(raw["kind"], n, lang),
    "zone": lambda s, n, lang, raw: zone_name(s, n, lang),
}


def plain_arguments(s: State, arguments: Arguments, about: tuple[int, ...]) -> dict[str, Any]:
    """The arguments of an event or a question by name, as plain data."""
    values: dict[str, Any] = {}
    for at, (name, kind) in enumerate(arguments.items()):
        if kind == "dice":
            values[name] = list(about[at:])
        else:
            plain = PLAIN.get(kind)
            values[name] = plain(s, about[at]) if plain else about[at]
    return values


def spoken_arguments(s: State, arguments: Arguments, about: tuple[int, ...], language: str) -> dict[str, str]:
    """The same arguments as words."""
    raw = dict(zip(arguments, about, strict=False))
    words: dict[str, str] = {}
    for at, (name, kind) in enumerate(arguments.items()):
        if kind == "dice":
            words[name] = ", ".join(str(face) for face in about[at:])
        else:
            speak = WORDS.get(kind)
            words[name] = speak(s, about[at], language, raw) if speak else str(about[at])
    return words
