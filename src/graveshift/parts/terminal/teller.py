"""How a game is told in words: the plain form that fits every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from graveshift.parts.terminal.words import Words

if TYPE_CHECKING:
    from graveshift.kernel.decision import Decision, Option
    from graveshift.kernel.game import Game


class Part(msgspec.Struct, frozen=True):
    """A heading and the lines under it."""

    heading: str
    lines: list[str]


class Drawing(msgspec.Struct, frozen=True):
    """A picture made of letters, and the lines under it."""

    picture: str
    lines: list[str]


class Teller:
    """What a seat may see, in words. Everything is read from the view."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)

    def tries(self) -> tuple[str, str]:
        """Actions that somebody may ask about, as examples."""
        return self.words("try-one"), self.words("try-other")

    def opening(self, options: dict[str, Any]) -> list[str]:
        """What is said before a game begins."""
        return []

    def help(self) -> list[str]:
        """What can be typed."""
        return self.words("help").strip().split("\n")

    def passes(self, game: Game, before: int | None, after: int) -> bool:
        """Must the screen be handed over between these seats, because one may not see what the other sees?"""
        return False

    def situation(self, game: Game, seat: int | None) -> list[Part]:
        """Everything on the table."""
        view = game.view(seat)
        return [Part(self.words("situation"), [f"{name}: {_plain(value)}" for name, value in view.items()])]

    def before(self, game: Game, decision: Decision, told: Any) -> list[Part]:
        """What to tell before a question; `told` is the `moment` at which something was told last."""
        return []

    def moment(self, game: Game) -> Any:
        """What must change for the situation to be told again."""
        return None

    def when(self, game: Game) -> str:
        """The round and phase of the moment."""
        return ""

    def who(self, game: Game, seat: int | None, name: str) -> list[Part]:
        """The people, or one of them."""
        return self.situation(game, seat)

    def look(self, game: Game, seat: int | None, place: str) -> list[str]:
        """One zone."""
        return [self.words("no-zones")]

    def explain(self, name: str) -> list[str]:
        """What is printed on a piece of this name."""
        return [self.words("no-lexicon")]

    def map(self, game: Game, seat: int | None) -> Drawing:
        """The board as text."""
        return Drawing("", [self.words("no-map")])

    def remark(self, view: dict[str, Any], option: Option) -> str:
        """What an option's label leaves out and a player wants to know."""
        return ""

    def rank(self, view: dict[str, Any], option: Option) -> int:
        """Options of one group are told in this order; 0 comes first."""
        return 0

    def odds(self, preview: dict[str, Any]) -> list[str]:
        """Odds and consequences of an option."""
        return [f"{name}: {_plain(value)}" for name, value in preview.items()]

    def places(self, game: Game) -> dict[str, str]:
        """What people call a zone, and its name in keys."""
        return {}

    def called(self, verb: str) -> tuple[str, ...]:
        """What people say for the word that a key begins with, in either language."""
        return self.spoken_verbs().get(verb, ())

    def verbs(self) -> dict[str, str]:
        """What people call an action, and the word that its keys begin with."""
        spoken = self.spoken_verbs()
        return {name: verb for verb in reversed(spoken) for name in spoken[verb]}

    def spoken_verbs(self) -> dict[str, tuple[str, ...]]:
        """The words of keys, each with what people say for it."""
        return {}

    def habit(self, name: str) -> str:
        """What a habit is called."""
        return name

    def heading(self, verb: str) -> str:
        """The name of a group of options."""
        return verb.replace("-", " ").capitalize()

    def banner(self, event: str) -> bool:
        """Does this event begin a part of the story?"""
        return event in ("round-begins", "phase-begins")


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
