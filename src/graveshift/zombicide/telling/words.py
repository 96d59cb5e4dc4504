"""How a number of the engine is written for programs and spoken for people: survivors, zones, cards, tokens.

Every argument of an event or a question has a type (`phrases.Arguments`). `PLAIN` gives its value as data (ids, names
of zones, numbers), `WORDS` its words in a language; a game's Teller may have more of both.
"""

from __future__ import annotations

from typing import Any, Final

from graveshift.content import Amount, Text, Word, inflected, said
from graveshift.zombicide.content.terms import DangerLevel
from graveshift.zombicide.rules.attacks import NO_WEAPON_MELEE, NO_WEAPON_RANGED
from graveshift.zombicide.rules.codes import ABOMINATION_TOKEN, HIDDEN_FACE, MOBILE, STARTING, TOKEN_CARD
from graveshift.zombicide.rules.pool import NO_FACE
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.keys import FREE_ACTIONS, SLOT_NAMES, card_name
from graveshift.zombicide.telling.phrases import Arguments
from graveshift.zombicide.telling.seen import Level, NoiseLevel
from graveshift.zombicide.telling.teller import PlainOf, WordsOf, teller_of

LEVELS: Final[tuple[Level, ...]] = ("blue", "yellow", "orange", "red")
NOISES: Final[tuple[NoiseLevel, ...]] = ("silent", "bang", "boom")
FACES: Final = ("red", "blue", "green")
MODES: Final = ("single", "dual", "fanned", "machine", "improvised")
WEAPONS: Final = {NO_WEAPON_MELEE: "improvised-melee", NO_WEAPON_RANGED: "improvised-ranged"}
SPAWN_KINDS: Final = {STARTING: "starting", MOBILE: "mobile", ABOMINATION_TOKEN: "abomination"}
RESULTS: Final = {1: "won", 2: "lost"}
SPAWNS, EXTRA_ACTIVATION = 0, 1  # what a Zombie card does


# ---- people and places


def survivor_id(s: State, actor: int) -> str | None:
    return s.tables.survivor_ids[s.person[actor]] if actor >= 0 else None


def survivor_name(s: State, actor: int, language: str) -> str:
    """A survivor's or companion's name; the team where nobody is meant."""
    content = teller_of(s).content
    if actor < 0:
        return said(content.names.terms["team"], language)
    return said(content.survivors[s.tables.survivor_ids[s.person[actor]]].name, language)


def zone_id(s: State, zone: int) -> str | None:
    return s.board.names[zone] if 0 <= zone < s.board.zones else None


def zone_name(s: State, zone: int, language: str) -> str:
    """A zone as it is spoken: 2R.NE, 1R.balkon."""
    name = zone_id(s, zone)
    teller = teller_of(s)
    return teller.zone_spoken(name, language) if name else said(teller.speech.terms["nowhere"], language)


# ---- cards and weapons


def card_words(s: State, card: int, language: str) -> str:
    """The name of a card, or of a mission token carried in a slot."""
    if card >= TOKEN_CARD:
        return objective_name(s, card - TOKEN_CARD, language)
    return said(teller_of(s).content.equipment[s.tables.card_ids[card]].name, language)


def weapon_id(s: State, card: int) -> str:
    """A weapon by its card, or one that is no card."""
    return card_name(s, card) if card >= 0 else teller_of(s).weapons.get(card) or WEAPONS[card]


def weapon_name(s: State, card: int, language: str) -> str:
    """A weapon card, a Machine or whatever was at hand."""
    if card >= 0:
        return card_words(s, card, language)
    return said(teller_of(s).speech.weapons[weapon_id(s, card)], language)


def skill_name(s: State, skill: int, language: str) -> str:
    return said(teller_of(s).content.skills[s.tables.skill_ids[skill]].name, language)


# ---- zombies


def zombie_name(s: State, kind: int, language: str) -> Word:
    """Walker; in Polish with its accusative, in both with its plural."""
    return teller_of(s).content.names.zombies[s.tables.zombie_ids[kind]].name(language)


def zombies_counted(s: State, kind: int, count: int, language: str) -> Amount:
    """3 Walkers, 3 Szwendaczy."""
    return teller_of(s).content.names.zombies[s.tables.zombie_ids[kind]].amount(count, language)


def no_zombies(s: State, kind: int, language: str) -> str:
    """No Walkers, brak Szwendaczy."""
    names = teller_of(s).content.names.zombies[s.tables.zombie_ids[kind]]
    return said(teller_of(s).speech.terms["no-zombies"], language).format(zombies=names.after(0, language))


def zombie_card_name(s: State, card: int, level: int, language: str) -> str:
    """What a Zombie card says at a Danger Level."""
    kind = s.tables.zombie_card_type[card]
    if s.tables.zombie_card_kind[card] == SPAWNS:
        count = s.tables.zombie_card_count[card][level]
        return zombies_counted(s, kind, count, language) if count else no_zombies(s, kind, language)
    if s.tables.zombie_card_kind[card] == EXTRA_ACTIVATION:
        term = said(teller_of(s).content.names.terms["extra-activation"], language)
        return f"{term}, {zombie_name(s, kind, language):all}"
    return zombie_name(s, kind, language)


# ---- tokens


def spawn_id(s: State, token: int) -> str:
    return s.scene.spawn_ids[token]


def spawn_kind_id(s: State, token: int) -> str:
    """The id of a Spawn token's kind."""
    kind = s.token_kind[token]
    return teller_of(s).spawn_kinds.get(kind) or SPAWN_KINDS[kind]


def spawn_kind(s: State, token: int, language: str) -> str:
    """The kind of a Spawn token."""
    return said(teller_of(s).content.names.spawn_tokens[spawn_kind_id(s, token)], language)


def objective_id(s: State, objective: int) -> str:
    return s.scene.objective_ids[objective]


def objective_name(s: State, objective: int, language: str) -> Word:
    """An Objective by its face, or plainly; numbered where several alike lie together (UOA-M07-02)."""
    zone, face = s.objective_zone[objective], s.objective_face[objective]
    name = face_or_plain(s, face, language)
    alike = [o for o, at in enumerate(s.objective_zone) if at == zone >= 0 and s.objective_face[o] == face]
    if len(alike) < 2 or face in teller_of(s).faces:
        return name
    return name.numbered(alike.index(objective) + 1)


def face_or_plain(s: State, face: int, language: str) -> Word:
    if face == HIDDEN_FACE:
        return inflected(teller_of(s).content.names.tokens["objective"], language)
    return face_name(s, face, language)


def face_id(s: State, face: int) -> str:
    """The colour of an Objective, `hidden`, or what else a game puts in its place."""
    return "hidden" if face == HIDDEN_FACE else teller_of(s).faces.get(face) or FACES[face]


def face_name(s: State, face: int, language: str) -> Word:
    teller = teller_of(s)
    if face == HIDDEN_FACE or face in teller.faces:
        return inflected(teller.speech.terms[face_id(s, face)], language)
    return inflected(teller.content.names.faces[FACES[face]], language)


# ---- the end


def outcome_words(s: State, language: str) -> str:
    """How the game ended, as a sentence."""
    teller = teller_of(s)
    reason = teller.reasons.get(s.reason)
    names = ", ".join(survivor_name(s, who, language) for who in teller.decisive_deaths(s))
    return said(reason, language).format(survivors=names) if reason else s.reason


# ---- arguments by type

PLAIN: Final[dict[str, PlainOf]] = {
    "abomination": lambda s, n: s.tables.abomination_ids[n],
    "card": lambda s, n: card_name(s, n) if n >= 0 else None,
    "face": face_id,
    "free": lambda s, n: FREE_ACTIONS[n],
    "goal": lambda s, n: teller_of(s).goal_key(s, n),
    "level": lambda s, n: LEVELS[n],
    "mode": lambda s, n: MODES[n],
    "noise": lambda s, n: NOISES[n],
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
    "abomination": lambda s, n, lang, raw: abomination_name(s, n, lang),
    "card": lambda s, n, lang, raw: card_words(s, n, lang),
    "card-count": lambda s, n, lang, raw: teller_of(s).counted("card", n, lang),
    "die": lambda s, n, lang, raw: teller_of(s).counted("die", n, lang),
    "face": lambda s, n, lang, raw: face_name(s, n, lang),
    "free": lambda s, n, lang, raw: said(teller_of(s).speech.free_actions[FREE_ACTIONS[n]], lang),
    "goal": lambda s, n, lang, raw: teller_of(s).goal_title(s, n, lang),
    "hit": lambda s, n, lang, raw: teller_of(s).counted("hit", n, lang),
    "level": lambda s, n, lang, raw: said(teller_of(s).content.names.danger_levels[DangerLevel(LEVELS[n])], lang),
    "miss": lambda s, n, lang, raw: teller_of(s).counted("miss", n, lang),
    "mode": lambda s, n, lang, raw: said(teller_of(s).speech.modes[MODES[n]], lang),
    "noise": lambda s, n, lang, raw: said(teller_of(s).content.names.noise[NOISES[n]], lang),
    "objective": lambda s, n, lang, raw: objective_name(s, n, lang),
    "result": lambda s, n, lang, raw: outcome_words(s, lang),
    "seat": lambda s, n, lang, raw: str(n + 1),
    "skill": lambda s, n, lang, raw: skill_name(s, n, lang),
    "slot": lambda s, n, lang, raw: teller_of(s).slot_words(n, lang),
    "source": lambda s, n, lang, raw: source_name(s, n, lang),
    "spawn": lambda s, n, lang, raw: spawn_kind(s, n, lang),
    "survivor": lambda s, n, lang, raw: survivor_name(s, n, lang),
    "weapon": lambda s, n, lang, raw: weapon_name(s, n, lang),
    "wound": lambda s, n, lang, raw: teller_of(s).counted("wound", n, lang),
    "zombie": lambda s, n, lang, raw: zombie_name(s, n, lang),
    "zombie-card": lambda s, n, lang, raw: zombie_card_name(s, n, raw["level"], lang),
    "zombies": lambda s, n, lang, raw: zombies_counted(s, raw["kind"], n, lang),
    "zone": lambda s, n, lang, raw: zone_name(s, n, lang),
}


def abomination_name(s: State, abomination: int, language: str) -> str:
    return said(teller_of(s).content.abominations[s.tables.abomination_ids[abomination]].name, language)


def source_name(s: State, source: int, language: str) -> str:
    """Where a Wound comes from: a kind of zombie, or a teammate's miss."""
    if source >= 0:
        return zombie_name(s, source, language)
    return said(teller_of(s).speech.terms["friendly-fire"], language)


def die_face(s: State, face: int, language: str) -> str:
    """What a die shows: a number, or the symbol of a special die by its name (GG-DIE-01)."""
    return str(face) if face != NO_FACE else said(teller_of(s).speech.terms["symbol"], language)


NO_DICE: Final = Text(en="none", pl="brak")
"""Where dice are named and none has been rolled."""


def plain_arguments(s: State, arguments: Arguments, about: tuple[int, ...]) -> dict[str, Any]:
    """The arguments of an event or a question by name, as plain data."""
    own = teller_of(s).plain
    values: dict[str, Any] = {}
    for at, (name, kind) in enumerate(arguments.items()):
        if kind == "dice":
            values[name] = list(about[at:])
        else:
            plain = own.get(kind) or PLAIN.get(kind)
            values[name] = plain(s, about[at]) if plain else about[at]
    return values


def spoken_arguments(s: State, arguments: Arguments, about: tuple[int, ...], language: str) -> dict[str, str]:
    """The same arguments as words."""
    own = teller_of(s).words
    raw = dict(zip(arguments, about, strict=False))
    words: dict[str, str] = {}
    for at, (name, kind) in enumerate(arguments.items()):
        if kind == "dice":
            words[name] = ", ".join(die_face(s, face, language) for face in about[at:]) or said(NO_DICE, language)
        else:
            speak = own.get(kind) or WORDS.get(kind)
            words[name] = speak(s, about[at], language, raw) if speak else Amount(str(about[at]), about[at], language)
    return words
