"""Reading a key that is not among the options: which verb, which zone, card or survivor is meant.

Keys are read with a kind eye: any case, spaces for colons, names for ids, `attack` for `melee`. What cannot be read is
refused with the nearest known names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NoReturn

from graveshift.content import Amount, Text, said
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import SLOTS, TOKEN_CARD
from graveshift.zombicide.rules.state import State, card_of
from graveshift.zombicide.telling.keys import SLOT_NAMES, actor_name
from graveshift.zombicide.telling.labels import TURN_QUESTIONS
from graveshift.zombicide.telling.prompts import question_of
from graveshift.zombicide.telling.teller import Teller, teller_of
from graveshift.zombicide.telling.words import objective_name

LANGUAGES: Final = ("en", "pl")
Value = Text | str | int
"""What fills a name in a sentence: words, or something that is called differently in each language."""

ZONES: Final = ("zone", "origin")
PLACES: Final = ("slot", "other_slot", "where")
"""Names in the sentences of refusals that are filled with ids of zones and of slots."""

A_ZONE: Final = Text(en="Zone", pl="Strefa")
A_SURVIVOR: Final = Text(en="Survivor", pl="Ocalały")
A_CARD: Final = Text(en="card", pl="karta")
AN_OBJECTIVE: Final = Text(en="Objective", pl="Cel")
A_SLOT: Final = Text(en="slot", pl="gniazdo")
A_ZOMBIE: Final = Text(en="kind of Zombie", pl="rodzaj Zombie")
A_SKILL: Final = Text(en="Skill", pl="Umiejętność")
A_REROLL: Final = Text(en="source of a re-roll", pl="źródło przerzutu")


class Request:
    """A key as it was read: the verb, the rest of its words, and who would act."""

    def __init__(self, s: State, ask: Ask, key: str) -> None:
        self.s = s
        self.teller = teller_of(s)
        self.cites = s.tables.cites
        self.ask = ask
        self.key = key
        own = teller_of(s).turn_questions
        self.who = ask.about[0] if ask.kind in TURN_QUESTIONS or ask.kind in own else -1
        self.verb, self.rest = split_verb(self.teller, key)
        self.besides: tuple[str, ...] = ()  # the entry of what is asked for, which speaks against it too
        self.manner = 0  # how an attack would be made, in bits of the game
        for bit, name in self.teller.manners:
            if f"+{name}" in self.rest:
                self.manner |= bit
                self.rest = self.rest.replace(f"+{name}", "").strip()

    @property
    def rule(self) -> str:
        """The rule that would allow this verb here; the one that puts the question where the verb is unknown."""
        question = question_of(self.s, self.ask)
        phrase = question.options.get(self.verb) or self.teller.options.get(self.verb)
        return phrase.rule if phrase else question.rules[0]

    @property
    def name(self) -> Text:
        """The acting survivor."""
        return self.called(self.who)

    def called(self, actor: int) -> Text:
        return self.teller.content.survivors[actor_name(self.s, actor)].name

    def card_called(self, card: int) -> Text:
        if card >= TOKEN_CARD:
            token = self.s.scene.objective_ids[card - TOKEN_CARD]
            return Text(en=f"The token {token}", pl=objective_name(self.s, card - TOKEN_CARD, "pl"))
        return self.teller.content.equipment[self.s.tables.card_ids[card]].name

    # ---- arguments

    def zone(self, text: str) -> int:
        """The zone meant, by its name or that of a part of it."""
        board = self.s.board
        speak = self.teller.zone_spoken
        spoken = {speak(name, language): zone for name, zone in board.index.items() for language in LANGUAGES}
        found = named(text, spoken | board.index)
        if found is None:
            known = {name: Text(en=speak(name, "en"), pl=speak(name, "pl")) for name in board.names}
            typed = text.strip()
            self.unknown(A_ZONE, Text(en=speak(typed, "en"), pl=speak(typed, "pl")), known, self.rule)
        return found

    def survivor(self, text: str) -> int:
        """The survivor or companion meant, by id or name."""
        actors = range(self.s.actors)
        absent = {name: entry.name for name, entry in self.teller.content.survivors.items()}
        for actor in actors:
            absent.pop(actor_name(self.s, actor), None)
        if text in absent:
            self.refuse("{survivor} takes no part in this game.", self.rule, survivor=absent[text])
        return self.one_of(A_SURVIVOR, text, {actor_name(self.s, actor): self.called(actor) for actor in actors})

    def card(self, text: str) -> int:
        """The card meant, by id or by its name in any language."""
        s = self.s
        cards = {name: self.teller.content.equipment[name].name for name in s.tables.card_ids}
        tokens = {name: TOKEN_CARD + number for number, name in enumerate(s.scene.objective_ids)}
        token = named(text, tokens)
        return self.one_of(A_CARD, text, cards) if token is None else token

    def objective(self, text: str) -> int:
        """The Objective meant, by its id or the zone it lies in."""
        ids, zones = self.s.scene.objective_ids, self.s.objective_zone
        known = {name: self.objective_called(number) for number, name in enumerate(ids)}
        lying = {
            self.teller.zone_spoken(self.s.board.names[zones[number]], language): number
            for number in reversed(range(len(ids)))
            for language in LANGUAGES
            if zones[number] >= 0
        }
        found = named(text, lying)
        return self.one_of(AN_OBJECTIVE, text, known) if found is None else found

    def objective_called(self, number: int) -> Text:
        """An Objective by its zone; by its id where it is not on the board."""
        zone, name = self.s.objective_zone[number], self.s.scene.objective_ids[number]
        if zone < 0:
            return Text(en=name, pl=name)
        spoken, place = self.teller.speech.terms["objective"], self.s.board.names[zone]
        words = [said(spoken, lang).format(zone=self.teller.zone_spoken(place, lang)) for lang in LANGUAGES]
        return Text(en=words[0], pl=words[1])

    def slot(self, text: str) -> int:
        """The slot meant: hand1, Hand 1, Ręka 1."""
        spoken = [Text(*(self.teller.slot_words(slot, lang) for lang in LANGUAGES)) for slot in range(SLOTS)]
        return self.one_of(A_SLOT, text, dict(zip(SLOT_NAMES, spoken, strict=True)))

    def card_and_zone(self) -> tuple[int, int]:
        """`winchester@2R.NE`."""
        card, _, zone = self.rest.partition("@")
        return self.card(card), self.zone(zone)

    # ---- what the actor has

    def slots_with(self, who: int, card: int) -> list[int]:
        """The slots of a survivor that hold this card."""
        at = who * SLOTS
        return [slot for slot in range(SLOTS) if card_of(self.s.slots[at + slot]) == card]

    # ---- refusing

    def refuse(self, sentence: str, rule: str, *also: str, **values: Value) -> NoReturn:
        """Refuse with a sentence of refusals.yaml, its names filled in; {survivor} is who would act.

        The rule, and other entries of the ledger that forbid it in this case: that of the Action itself always does.
        """
        if self.who >= 0:
            values.setdefault("survivor", self.name)
        raise refused(self.teller, sentence, rule, values, (*also, *self.besides), self.rule)

    def one_of(self, what: Text, text: str, known: Mapping[str, Text], rule: str = "") -> int:
        """The place in a list of what is meant, by its id or its name in any language."""
        calls = {said(name, language): at for language in LANGUAGES for at, name in enumerate(known.values())}
        found = named(text, calls | {name: at for at, name in enumerate(known)})
        if found is None:
            self.unknown(what, text, known, rule or self.rule)
        return found

    def unknown(self, what: Text, typed: str | Text, known: Mapping[str, Text], rule: str) -> NoReturn:
        """Refuse a name that nothing has, with the nearest ones that exist: by id, in Polish as they are called."""
        names = list(known)
        text = typed.strip() if isinstance(typed, str) else typed.en
        word = text if isinstance(typed, str) else typed
        if not text:
            if not names:
                self.refuse("There is no {what} here.", rule, what=what)
            self.refuse("Say which {what}, for example '{example}'.", rule, what=what, example=listed(names[:1], known))
        folded = {fold(said(name, lang)): key for lang in LANGUAGES for key, name in known.items()}
        folded |= {fold(key): key for key in names}
        matches = get_close_matches(fold(text), folded, n=3, cutoff=0.4)
        near = list(dict.fromkeys(folded[match] for match in matches)) or names[:3]
        if not near:
            self.refuse("There is no {what} called '{text}' here.", rule, what=what, text=word)
        self.refuse(
            "There is no {what} called '{text}' here. Nearest: {near}.",
            rule,
            what=what,
            text=word,
            near=listed(near, known),
        )


def listed(ids: Sequence[str], known: Mapping[str, Text]) -> Text:
    """Things by their ids; in Polish by the names that a player may type as well."""
    return Text(en=", ".join(ids), pl=", ".join(known[name].pl if name in known else name for name in ids))


def refused(
    teller: Teller, sentence: str, rule: str, values: dict[str, Value], also: tuple[str, ...] = (), action: str = ""
) -> Refused:
    """A refusal in every language, with the entries of the ledger that say the same, the one of the Action last."""
    text = teller.refusals[sentence]
    told = {
        language: said(text, language).format_map(
            {name: worded(teller, name, value, language) for name, value in values.items()}
        )
        for language in LANGUAGES
    }
    same = [*also, *(other for cited in (rule, *also) for other in teller.also.get(cited, ())), action]
    return Refused(told["en"], rule, told, tuple(other for other in dict.fromkeys(same) if other not in ("", rule)))


def worded(teller: Teller, name: str, value: Value, language: str) -> str:
    """What fills a name in a sentence; zones and slots come as ids and are spoken."""
    if isinstance(value, Text):
        return said(value, language)
    if isinstance(value, int):
        return Amount(str(value), value, language)
    if name in ZONES:
        return teller.zone_spoken(value, language)
    if name in PLACES:
        return ", ".join(teller.slot_words(SLOT_NAMES.index(slot), language) for slot in value.split(", "))
    return value


def split_verb(teller: Teller, key: str) -> tuple[str, str]:
    """The verb, by its own name or another usual word, and the rest; an unknown verb stays as it was written."""
    text = key.strip()
    head, colon, rest = text.partition(":")
    if colon:
        return known_verb(teller, head) or head.strip(), tidy(rest)
    words = text.split()
    for length in range(len(words), 0, -1):
        verb = known_verb(teller, "-".join(words[:length]))
        if verb:
            return verb, tidy(" ".join(words[length:]))
    return text, ""


def known_verb(teller: Teller, text: str) -> str | None:
    name = fold(text)
    if name in teller.verbs.known:
        return name
    meant = teller.speech.other_words.get(name)
    return meant if meant in teller.verbs.known else None


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
