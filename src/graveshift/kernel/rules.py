"""What a game must say for the kernel to run it. The kernel knows no game; a game knows this."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from graveshift.kernel.chance import Position, Source
from graveshift.kernel.errors import Refused
from graveshift.kernel.sentences import refused

TEAM: Final = -1
NOTHING: Final[tuple[int, ...]] = ()


class Ask:
    """A question as the rules put it: whom, what kind, and the legal answers as small ints."""

    __slots__ = ("about", "kind", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[int], about: tuple[int, ...] = NOTHING) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about


Play = Generator[Ask, int, None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game (with its mission and options): how it goes on from a boundary, and how to speak about it.

    Between two boundaries a rule is a generator that yields Asks and reads top to bottom like the book. The
    position at a boundary is complete; inside a segment it is (boundary position, answers since).
    """

    origin: tuple[str, int] | None = None
    """The game's name and the seed of its set-up, where these rules can be made again from them (`registry.begin`)."""

    def ask(self, position: Position) -> Ask | None:
        """The question at this boundary; None where something happens before anybody is asked.

        It changes nothing.
        """
        raise NotImplementedError

    def play(self, position: Position, answer: int) -> Play:
        """Play on from this boundary to the next one; `answer` is -1 where `ask` gave None."""
        raise NotImplementedError

    def quiet(self, position: Position, answer: int) -> bool:
        """Does it surely come to the next boundary without a question? Then nobody has to keep a copy of this one."""
        return False

    def chapter(self, position: Position) -> int:
        """A number that changes where a new chapter of the game begins: its round, where it has rounds."""
        return 0

    # ---- words: used only when somebody looks

    def key(self, position: Position, ask: Ask, option: int) -> str:
        """The stable readable key of an option, unique among the options of its question."""
        raise NotImplementedError

    def prompt(self, position: Position, ask: Ask, language: str) -> str:
        """What is to be decided, as a sentence."""
        raise NotImplementedError

    def label(self, position: Position, ask: Ask, option: int, language: str) -> str:
        """What the option does, as a short sentence."""
        raise NotImplementedError

    def kind_name(self, kind: int) -> str:
        """The name of a kind of question, for programs."""
        raise NotImplementedError

    def option_rule(self, position: Position, ask: Ask, option: int) -> str:
        """The ledger ID that allows the option."""
        raise NotImplementedError

    def option_arguments(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        """The typed arguments of an option."""
        raise NotImplementedError

    def ask_rules(self, position: Position, ask: Ask) -> tuple[str, ...]:
        """The ledger IDs that put the question."""
        raise NotImplementedError

    def refusal(self, position: Position, ask: Ask, key: str) -> Refused:
        """Why this key is not among the options: a sentence in every language of the game, and the rule."""
        return refused("no-option", {"key": key})

    def habit(self, position: Position, ask: Ask, habits: dict[str, str]) -> int | None:
        """The answer that a player's habits give to this question; None where the player is to be asked."""
        return None

    def habit_choices(self) -> dict[str, tuple[str, ...]]:
        """Every habit a player may have, and what it can be set to; the first is as if it were not set."""
        return {}

    # ---- habits that the rules themselves look at: part of the position, and recorded like answers

    def settings(self) -> tuple[str, ...]:
        """Those of `habit_choices` of which the rules ask by themselves whether to put a question."""
        return ()

    def setting(self, seat: int, habit: str, choice: str) -> int:
        """The code, below -1, of setting such a habit to one of its choices."""
        raise NotImplementedError

    def settle(self, position: Position, code: int) -> None:
        """Set a habit in the position."""
        raise NotImplementedError

    def settled(self, position: Position, seat: int) -> dict[str, str]:
        """The habits of a seat in the position that are not as if they were not set."""
        return {}

    def setting_label(self, habit: str, choice: str, language: str) -> str:
        """What setting such a habit means, as a short sentence."""
        return f"{habit}: {choice}"

    def preview(self, position: Position, ask: Ask, option: int) -> dict[str, Any]:
        """Odds and consequences of an option, computed on demand only."""
        return {}

    def outlook(self, position: Position, seat: int | None) -> dict[str, Any]:
        """What is to come if nobody does anything, as far as this seat may know it; computed on demand only."""
        return {}

    def outlook_after(self, position: Position, ask: Ask, option: int, seat: int | None) -> dict[str, Any]:
        """The same after an option, as far as no chance decides; {} where it changes nothing of that."""
        return {}

    def at_shape(self, position: Position, shape: int) -> Position:
        """A position to read an event by that happened when the board had this shape; it is only looked at."""
        return position

    def event_text(self, position: Position, name: str, about: tuple[int, ...], language: str) -> str:
        """An event as a sentence for the log; the position has the shape of the event."""
        raise NotImplementedError

    def event_data(self, position: Position, name: str, about: tuple[int, ...]) -> dict[str, Any]:
        """An event's arguments by name."""
        raise NotImplementedError

    def reason_text(self, position: Position, language: str) -> str:
        """Why the game ended, as a sentence; the position has only the reason's id."""
        return position.reason

    def reveals(self, name: str) -> bool:
        """Did this kind of event roll dice or turn something up?"""
        return False

    def tone(self, name: str) -> tuple[str, ...]:
        """How this kind of event sounds, for those who show it: `loud`, `harm`, `fight` … (content/tone.py)."""
        return ()

    # ---- seats and sight

    def seats(self, position: Position) -> int:
        raise NotImplementedError

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) may see, as plain data."""
        raise NotImplementedError

    def seen(self, position: Position, seat: int | None) -> Any:
        """The same as it is quickest to encode, which gives the same bytes: for whoever only sends it on."""
        return self.view(position, seat)

    def event_visible(self, position: Position, name: str, about: tuple[int, ...], seat: int | None) -> bool:
        """May this seat see the event? True unless a game hides something."""
        return True

    def answer_visible(self, position: Position, ask: Ask, option: int, seat: int | None) -> bool:
        """May this seat know what was answered? True unless a game hides something."""
        return True

    def has_secrets(self, position: Position) -> bool:
        """Do the seats hide anything from each other?"""
        return False

    def redraw(self, base: Position, now: Position, seat: int | None, rng: int) -> Position:
        """A copy of the boundary `base` in which everything is drawn anew that this seat cannot see until `now`.

        `now` is what the answers since that boundary have led to (at a boundary it is `base` itself); playing them
        again must lead to the same view. The stream of `base` stays.
        """
        return base.copy()

    # ---- proof

    def pieces(self, position: Position) -> dict[str, int]:
        """A count of every piece that must never appear or vanish."""
        return {}

    def static_data(self) -> dict[str, Any]:
        """The set-up from which the same rules can be made again (the record's header carries it)."""
        raise NotImplementedError

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from the plain data of `plain`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class GameType:
    """A game as the registry knows it: how to set one up, and which set-ups exist."""

    name: str = ""
    version: str = "1"
    """A fingerprint of the figures of the content, not of its words."""
    rules: str = ""
    """A fingerprint of the rules' sources; where it or `version` is another one, a record is compared by its trail."""

    def set_up(
        self, options: dict[str, Any], seed: int, source: Source | None = None
    ) -> tuple[Rules, Position, dict[str, Any]]:
        """Rules, first position and the complete options; raises SetupError with a sentence.

        Chance comes from `source`, if there is one, also while the game is set up.
        """
        raise NotImplementedError

    def setups(self) -> Iterator[dict[str, Any]]:
        """Every mission (mode) with every number of seats: what the conformance test plays."""
        raise NotImplementedError
