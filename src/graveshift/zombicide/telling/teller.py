"""The Teller of a game: its words, and what it tells in its own way.

A game subclasses it and hangs it into its Book. The chapters of telling ask it for words (its files are laid over the
family's: an entry of the game overrides or adds) and at the few places where the books differ.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from graveshift.content import Amount, Text, read, said
from graveshift.zombicide.content.box import Content, box_of
from graveshift.zombicide.content.loading import data, load
from graveshift.zombicide.content.missions import mission_cite
from graveshift.zombicide.content.survivors import Survivor
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules import skills as k
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.goals import exit_open, exit_zone
from graveshift.zombicide.rules.rounds import play_on, question
from graveshift.zombicide.rules.state import State, survivors_in
from graveshift.zombicide.telling.phrases import (
    EventFile,
    Happening,
    OptionFile,
    OptionWordsFile,
    Phrase,
    Question,
    QuestionFile,
    SpeechFile,
    WordingFile,
    phrase_of,
)
from graveshift.zombicide.telling.verbs import Verbs

if TYPE_CHECKING:
    from graveshift.kernel.rules import Ask, Play
    from graveshift.zombicide.rules.pool import Attack
    from graveshift.zombicide.telling.refusals.request import Request

FAMILY = files("graveshift.zombicide.telling")

Raw = dict[str, int]
PlainOf = Callable[[State, int], Any]
WordsOf = Callable[[State, int, str, Raw], str]
Preview = Callable[[State, "Ask", int], dict[str, Any]]
Check = Callable[["Request"], None]


class Loss(NamedTuple):
    """The reason and the rule by which a game is lost, and who falls, where that is known."""

    reason: str
    rule: str
    who: tuple[int, ...] = ()


F = TypeVar("F")


def teller_of(s: State) -> Teller:
    """Who tells about this position."""
    return s.tables.book.teller


ONCE_PER_TURN: Final = {
    "jump": k.USED_JUMP,
    "sprint": k.USED_SPRINT,
    "shove": k.USED_SHOVE,
    "lifesaver": k.USED_LIFESAVER,
    "taunt": k.USED_TAUNT,
    "born-leader": k.USED_LEADER,
    "improvised-weapon-melee": k.USED_IMPROVISED_MELEE,
    "improvised-weapon-ranged": k.USED_IMPROVISED_RANGED,
}
"""Skills by id, and the mark of their use in this Turn."""


class Teller:
    """The words of a game, and its own ways of telling; a plain one has none of these."""

    def __init__(self, book: Book, own_answers: dict[int, str], own_rare: dict[int, str] | None = None) -> None:
        self.book = book
        self.parent = book.parent.teller if book.parent is not None else None
        self.verbs = Verbs(book.actions, own_answers, own_rare or {})
        self.kinds: dict[int, str] = {}  # names of the game's own questions
        self.turn_questions: tuple[int, ...] = ()  # the game's own questions that a survivor answers with an Action
        self.kept: dict[int, str] = {}  # what asks whether to keep a card, by where that comes from
        self.manners: list[tuple[int, str]] = []  # how an attack may be made: bits of it, with their names in keys
        self.rerolls: list[str] = []  # by the source of a re-roll
        self.reroll_habits: dict[str, str] = {}  # the habit of a source, where it has another name
        self.weapons: dict[int, str] = {}  # that are no cards
        self.limits = dict(ONCE_PER_TURN)
        self.spawn_kinds: dict[int, str] = {}  # the game's own Spawn tokens
        self.faces: dict[int, str] = {}  # the game's own faces of Objectives
        self.classes = [(bit, name) for name, bit in box_of(book).classes.items()]
        self.phases: dict[int, str] = {}  # that are called otherwise than `view.PHASES` has it
        self.solid: tuple[str, ...] = ()  # printed things that nobody sees through
        self.held: tuple[str, str] = ("held", "")  # why zombies may lose an activation, and the rule
        # by the name of an Action: the reasons against it, and what it would bring
        self.checks: dict[str, Check] = {}
        self.previews: dict[str, Preview] = {}
        # by kind of question: the sentence against a zone or a survivor that is no answer, and its rule
        self.no_zone: dict[int, tuple[str, str]] = {}
        self.no_survivor: dict[int, tuple[str, str]] = {}
        # arguments of events and questions, by type
        self.plain: dict[str, PlainOf] = {}
        self.words: dict[str, WordsOf] = {}
        # what was looked up once: the questions of kinds that mean one thing, and numbers with their nouns
        self.asked: dict[int, Question] = {}
        self._amounts: dict[tuple[str, int, str], Amount] = {}

    def held_by(self, s: State, zone: int) -> tuple[str, str]:
        """Why zombies of this zone lose their activation, and the rule."""
        return self.held

    # ---- the files

    @cached_property
    def content(self) -> Content:
        """Everything printed in the box."""
        return load(self.book)

    @cached_property
    def questions(self) -> dict[str, Question]:
        """The questions that the game lists, in the siblings' words where it has none of its own."""
        shared = read(FAMILY / "questions.yaml", WordingFile).questions
        own = self.file("questions.yaml", QuestionFile).questions
        worded = {name: question.over(name, shared.get(name)) for name, question in own.items()}
        return self.parent.questions | worded if self.parent else worded

    @cached_property
    def options(self) -> dict[str, Phrase]:
        """The options that the game lists, in the siblings' words where it has none of its own."""
        shared = read(FAMILY / "options.yaml", OptionWordsFile).options
        own = self.file("options.yaml", OptionFile).options
        worded = {
            name: phrase_of(said, shared.get(name), "options.yaml", f"options.{name}") for name, said in own.items()
        }
        return self.parent.options | worded if self.parent else worded

    @cached_property
    def events(self) -> dict[str, Happening]:
        """The one table of everything that happens."""
        return self.laid_over("events.yaml", EventFile, "events", self.parent.events if self.parent else None)

    @cached_property
    def reasons(self) -> dict[str, Text]:
        """How a game ends, as a sentence."""
        return self.laid_over("events.yaml", EventFile, "reasons", self.parent.reasons if self.parent else None)

    @cached_property
    def speech(self) -> SpeechFile:
        """Short words of labels, prompts and the log."""
        spoken = self.parent.speech if self.parent else None
        return SpeechFile(
            **{
                name: self.laid_over("speech.yaml", SpeechFile, name, getattr(spoken, name) if spoken else None)
                for name in SpeechFile.__struct_fields__
            }
        )

    @cached_property
    def refusals(self) -> dict[str, Text]:
        """Why something is not possible, by the English sentence."""
        shared = list(self.parent.refusals.values()) if self.parent else read(FAMILY / "refusals.yaml", list[Text])
        return {text.en: text for text in [*shared, *self.file("refusals.yaml", list[Text])]}

    @cached_property
    def also(self) -> dict[str, list[str]]:
        """By a rule that refusals cite: other entries of the ledger that say the same, wherever it is cited."""
        own = self.file("also.yaml", dict[str, list[str]]) if (data(self.book) / "also.yaml").is_file() else {}
        return self.parent.also | own if self.parent else own

    def file(self, name: str, form: type[F]) -> F:
        """A file of the game's own data."""
        return read(data(self.book) / name, form)

    def laid_over(self, name: str, form: type[Any], part: str, parents: dict[str, Any] | None = None) -> dict[str, Any]:
        """A table of the family, or of the game that an expansion builds on, with the game's own laid over it."""
        shared: dict[str, Any] = getattr(read(FAMILY / name, form), part) if parents is None else parents
        own: dict[str, Any] = getattr(self.file(name, form), part)
        return shared | own

    # ---- words that need no position

    @cached_property
    def class_ids(self) -> list[list[str]]:
        """The ids of the classes for every mixture of their bits."""
        most = max((bit for bit, _ in self.classes), default=0)
        return [[name for bit, name in self.classes if bits & bit] for bits in range(2 * most or 1)]

    def zone_spoken(self, name: str, language: str) -> str:
        """A zone's id as it is spoken."""
        return self.content.names.zone_spoken(name, language)

    def counted(self, noun: str, count: int, language: str) -> Amount:
        """A number with its noun: 2 Actions, 2 Akcje."""
        found = self._amounts.get((noun, count, language))
        if found is None:
            found = self._amounts[noun, count, language] = self.content.names.counted[noun].amount(count, language)
        return found

    def class_name(self, survivor: Survivor) -> Text:
        """The Classes of a Survivor, in Polish in the feminine of a woman, where the book has any."""
        names = [self.class_of(survivor, each) for each in survivor.classes]
        return Text(en=", ".join(name.en for name in names), pl=", ".join(name.pl for name in names))

    def class_of(self, survivor: Survivor, each: str) -> Text:
        """One of them."""
        name = self.content.names.classes[each].name
        return Text(en=name.en, pl=name.forms.get("fem", name.pl) if survivor.woman else name.pl)

    def slot_words(self, slot: int, language: str) -> str:
        """Hand 1, Favorite Weapon, Backpack 3."""
        names = self.content.names.slots
        if slot < 2:
            return f"{said(names['hand'], language)} {slot + 1}"
        if slot == 2:
            return said(names["favourite"], language)
        return f"{said(names['backpack'], language)} {slot - 2}"

    # ---- where the books differ

    def phrase_name(self, s: State, ask: Ask, code: int) -> str:
        """Under which name an option's words stand."""
        return self.verbs.names[code >> 24 << 24]

    def own_key(self, s: State, ask: Ask, code: int) -> str:
        """The key of an option with arguments that only this game has."""
        raise AssertionError(f"no key for option {code >> 24}")

    def own_arguments(self, s: State, ask: Ask, code: int) -> dict[str, Any]:
        """The typed arguments of such an option."""
        return {}

    def own_words(self, s: State, ask: Ask, code: int, language: str) -> dict[str, str]:
        """What a sentence about such an option may name."""
        return {}

    def goal_key(self, s: State, number: int) -> str:
        return s.scene.goals[number].key

    def goal_title(self, s: State, number: int, language: str) -> str:
        """A goal's title, from the mission file; its key where there is none."""
        key = self.goal_key(s, number)
        mission = s.scene.mission
        title = next((goal.title for goal in mission.goals if goal.key == key), None) if mission else None
        return said(title, language) if title else key

    def mission_cite(self, s: State, rule: str) -> str:
        """The ledger entry of a special rule of the mission."""
        return mission_cite(s, rule)

    def exit_zone(self, s: State) -> int:
        """Where the Exit is; -1 if there is none."""
        return exit_zone(s)

    def exit_open(self, s: State) -> bool:
        """May anybody leave yet?"""
        return exit_open(s)

    def attack_of(self, s: State, who: int, code: int) -> Attack | None:
        """The attack that an option of the game's own would make."""
        return None

    def arrival(self, s: State, zone: int) -> dict[str, Any]:
        """What else waits for a survivor that enters a zone."""
        return {}

    def asks(self, s: State) -> Ask | None:
        """What is asked at this boundary, if anything."""
        return question(s)

    def plays(self, s: State, answer: int) -> Play:
        """How the game goes on from here."""
        return play_on(s, answer)

    def loss_by_death(self, s: State, who: int) -> Loss | None:
        """The loss that the death of this survivor is; None where the game goes on (UOA-WIN-03)."""
        return Loss("survivor-eliminated", s.tables.cites[cite.SURVIVOR_LOST])

    def decisive_deaths(self, s: State) -> tuple[int, ...]:
        """Those of the eliminated whose loss alone loses the game, where the game tells them from others."""
        return ()

    def may_withstand(self, s: State, who: int, kind: int) -> bool:
        """Can something still keep a zombie's attack off whom it was allotted to? Then nothing is certain."""
        return False

    def blown_up(self, s: State, who: int, code: int) -> list[int]:
        """Who falls by what is thrown into a zone (UOA-TRAIT-03)."""
        return survivors_in(s, code & 255)

    def lost_by_entering(self, s: State, zone: int) -> Loss | None:
        """The loss that a survivor brings about by entering a zone."""
        return None

    def lost_by(self, s: State, ask: Ask, code: int) -> Loss | None:
        """The loss that an option brings about whatever falls, where playing on as far as is known does not show it."""
        return None

    def attack_fatal(self, s: State, attack: Attack, misfire: float) -> float:
        """The chance that an attack loses the game; `misfire`: that its misses do."""
        return misfire

    def attack_victims(self, s: State, attack: Attack) -> list[int]:
        """Who falls if it does; nobody is named where the misses may be shared out otherwise."""
        victims = endangered(s, attack)
        return victims if len(victims) == 1 else []

    def foretold(self, s: State, attack: Attack, found: dict[str, Any]) -> dict[str, Any]:
        """What an attack would bring, with what the game knows of it besides."""
        return found

    # ---- reasons against Actions of the family that only this game has

    def check_feet(self, r: Request) -> None:
        """Can the survivor walk at all?"""

    def check_open(self, r: Request, zone: int) -> None:
        """Is a zone shut that is otherwise in reach?"""

    def unseen(self, r: Request, zone: int) -> str:
        """The rule by which a zone is out of sight; '' where the family knows it."""
        return ""

    def range_of(self, r: Request, card: int) -> tuple[str, ...]:
        """Entries that give the Range of a weapon in the rules themselves."""
        return ()

    def check_manner(self, r: Request, card: int) -> None:
        """Can the weapon be used at all now, and in the manner asked for?"""

    def further(self, r: Request, card: int) -> int:
        """By how many zones the manner asked for lengthens a weapon's Range."""
        return 0

    def check_objective(self, r: Request, objective: int) -> None:
        """Is there a reason of this game against taking this Objective? Asked first, wherever the token lies."""

    def check_ranged(self, r: Request) -> None:
        """May the survivor shoot or throw at this moment?"""
