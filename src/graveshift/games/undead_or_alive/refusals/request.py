"""Reading a key that is not among the options: which verb, which zone, card or survivor is meant.

Keys are read with a kind eye: any case, spaces for colons, names for ids, `attack` for `melee`. What cannot be read is
refused with the nearest known names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, NoReturn

from graveshift.content import Text, said
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.keys import SLOT_NAMES, actor_name
from graveshift.games.undead_or_alive.labels import TURN_QUESTIONS, VERB_NAMES
from graveshift.games.undead_or_alive.objectives import TOKEN_CARD
from graveshift.games.undead_or_alive.prompts import question_of
from graveshift.games.undead_or_alive.town import town_of
from graveshift.games.undead_or_alive.words import options, refusal_phrases
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.zombicide.codes import SLOTS
from graveshift.zombicide.state import State, card_of

LANGUAGES: Final = ("en", "pl")
Value = Text | str | int
"""What fills a name in a sentence: words, or something that is called differently in each language."""

A_ZONE: Final = Text(en="Zone", pl="Strefa")
A_SURVIVOR: Final = Text(en="Survivor", pl="Ocalały")
A_CARD: Final = Text(en="card", pl="karta")
AN_OBJECTIVE: Final = Text(en="Objective", pl="Cel")
A_SLOT: Final = Text(en="slot", pl="gniazdo")
A_ZOMBIE: Final = Text(en="kind of Zombie", pl="rodzaj Zombie")
A_SKILL: Final = Text(en="Skill", pl="Umiejętność")
A_REROLL: Final = Text(en="source of a re-roll", pl="źródło przerzutu")

VERBS: Final = frozenset(VERB_NAMES.values())
OTHER_WORDS: Final = {
    "alight": "leave-wagon",
    "attack": "melee",
    "attack-dual": "melee-dual",
    "bless": "bless-water",
    "board": "board-wagon",
    "blow": "blow-up-the-mine",
    "discard-card": "discard",
    "do-nothing": "end",
    "drink-water": "drink",
    "drop": "discard",
    "end-turn": "end",
    "exit": "leave",
    "fanning": "fan",
    "fill-tender": "drop-coal",
    "fire": "shoot",
    "get-in": "board-wagon",
    "get-out": "leave-wagon",
    "give": "pay",
    "go": "move",
    "improvised-melee": "improvise",
    "improvised-ranged": "improvise-shot",
    "inventor": "invent",
    "keep": "yes",
    "load": "load-wagon",
    "move-gatling": "push-gatling",
    "move-wagon": "push-wagon",
    "noise": "make-noise",
    "pass": "end",
    "rearrange": "reorganise",
    "refuse": "no",
    "reorganize": "reorganise",
    "stay": "no",
    "strike": "melee",
    "take-objective": "take",
    "throw-dynamite": "throw",
    "use-holy-water": "holy-water",
    "walk": "move",
}


class Request:
    """A key as it was read: the verb, the rest of its words, and who would act."""

    def __init__(self, s: State, ask: Ask, key: str) -> None:
        self.s = s
        self.ask = ask
        self.key = key
        self.who = ask.about[0] if ask.kind in TURN_QUESTIONS else -1
        self.verb, self.rest = split_verb(key)

    @property
    def rule(self) -> str:
        """The rule that would allow this verb here; the one that puts the question where the verb is unknown."""
        phrase = question_of(self.ask).options.get(self.verb) or options().get(self.verb)
        return phrase.rule if phrase else question_of(self.ask).rules[0]

    @property
    def name(self) -> Text:
        """The acting survivor."""
        return self.called(self.who)

    def called(self, actor: int) -> Text:
        return load().survivors[actor_name(self.s, actor)].name

    def card_called(self, card: int) -> Text:
        if card >= TOKEN_CARD:
            token = town_of(self.s).objective_ids[card - TOKEN_CARD]
            return Text(en=f"The token {token}", pl=f"Żeton {token}")
        return load().equipment[self.s.tables.card_ids[card]].name

    # ---- arguments

    def zone(self, text: str) -> int:
        """The zone meant, by its name or that of a part of it."""
        board = self.s.board
        found = named(text, board.index)
        if found is None:
            unknown(A_ZONE, text, board.names, self.rule)
        return found

    def survivor(self, text: str) -> int:
        """The survivor or companion meant, by id or name."""
        s = self.s
        people = {actor_name(s, actor): actor for actor in range(s.actors)}
        people |= {load().survivors[name].name.en: actor for name, actor in people.items()}
        found = named(text, people)
        if found is None:
            unknown(A_SURVIVOR, text, [actor_name(s, actor) for actor in range(s.actors)], self.rule)
        return found

    def card(self, text: str) -> int:
        """The card meant, by id or by its name in any language."""
        s = self.s
        cards: dict[str, int] = {}
        for number, name in enumerate(s.tables.card_ids):
            cards[name] = number
            cards[load().equipment[name].name.en] = number
            cards[load().equipment[name].name.pl] = number
        for number, name in enumerate(town_of(s).objective_ids):
            cards[name] = TOKEN_CARD + number
        found = named(text, cards)
        if found is None:
            unknown(A_CARD, text, s.tables.card_ids, self.rule)
        return found

    def objective(self, text: str) -> int:
        ids = town_of(self.s).objective_ids
        found = named(text, {name: number for number, name in enumerate(ids)})
        if found is None:
            unknown(AN_OBJECTIVE, text, ids, self.rule)
        return found

    def slot(self, text: str) -> int:
        found = named(text, {name: number for number, name in enumerate(SLOT_NAMES)})
        if found is None:
            unknown(A_SLOT, text, SLOT_NAMES, self.rule)
        return found

    def card_and_zone(self) -> tuple[int, int]:
        """`winchester@2R.NE`."""
        card, _, zone = self.rest.partition("@")
        return self.card(card), self.zone(zone)

    # ---- what the actor has

    def slots_with(self, who: int, card: int) -> list[int]:
        """The slots of a survivor that hold this card."""
        at = who * SLOTS
        return [slot for slot in range(SLOTS) if card_of(self.s.slots[at + slot]) == card]


def refuse(sentence: str, rule: str, **values: Value) -> NoReturn:
    """Refuse with a sentence of refusals.yaml, its names filled in."""
    raise refused(sentence, rule, values)


def refused(sentence: str, rule: str, values: dict[str, Value]) -> Refused:
    """A refusal in every language."""
    text = refusal_phrases()[sentence]
    told = {
        language: said(text, language).format_map({name: worded(value, language) for name, value in values.items()})
        for language in LANGUAGES
    }
    return Refused(told["en"], rule, told)


def worded(value: Value, language: str) -> str:
    return said(value, language) if isinstance(value, Text) else str(value)


def split_verb(key: str) -> tuple[str, str]:
    """The verb, by its own name or another usual word, and the rest; an unknown verb stays as it was written."""
    text = key.strip()
    head, colon, rest = text.partition(":")
    if colon:
        return known_verb(head) or head.strip(), tidy(rest)
    words = text.split()
    for length in range(len(words), 0, -1):
        verb = known_verb("-".join(words[:length]))
        if verb:
            return verb, tidy(" ".join(words[length:]))
    return text, ""


def known_verb(text: str) -> str | None:
    name = fold(text)
    return name if name in VERBS else OTHER_WORDS.get(name)


def tidy(rest: str) -> str:
    """The signs of keys for the words that people write: at, to, an arrow."""
    text = re.sub(r"\s+(at|into)\s+", "@", rest.strip(), flags=re.IGNORECASE)
    return re.sub(r"\s*(->|→|\s+to\s+)\s*", ">", text)


def fold(text: str) -> str:
    return re.sub(r"[\s_]+", "-", text.strip().casefold())


def named(text: str, known: dict[str, int]) -> int | None:
    """What a name stands for: exactly, or in any case and spelling."""
    wanted = text.strip()
    if wanted in known:
        return known[wanted]
    folded = {fold(name): number for name, number in known.items()}
    return folded.get(fold(wanted))


def unknown(what: Text, text: str, known: Iterable[str], rule: str) -> NoReturn:
    """Refuse a name that nothing has, with the nearest ones that exist."""
    names = list(dict.fromkeys(known))
    if not text.strip():
        if not names:
            refuse("There is no {what} here.", rule, what=what)
        refuse("Say which {what}, for example '{example}'.", rule, what=what, example=names[0])
    folded = {fold(name): name for name in names}
    near = [folded[match] for match in get_close_matches(fold(text), folded, n=3, cutoff=0.4)] or names[:3]
    if not near:
        refuse("There is no {what} called '{text}' here.", rule, what=what, text=text.strip())
    refuse(
        "There is no {what} called '{text}' here. The nearest are {near}.",
        rule,
        what=what,
        text=text.strip(),
        near=", ".join(near),
    )
