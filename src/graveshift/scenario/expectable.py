"""What can be expected at all: a slip of the pen is told before anything is played."""

from __future__ import annotations

from typing import Any

from graveshift.content import Misfit
from graveshift.kernel.game import Game
from graveshift.parts.stage import Stage
from graveshift.scenario.comparing import hint, must_be_known
from graveshift.scenario.document import word
from graveshift.scenario.meaning import SPECTATOR, patterns_of, viewer_of

OF_EVERY_GAME = (
    "decision",
    "offered",
    "not-offered",
    "exactly",
    "events",
    "not-events",
    "view",
    "not-in-view",
    "outcome",
    "winner",
    "reason",
    "outcome-rule",
)
DECISION = ("kind", "who", "options", "not-options")
OUTCOMES = ("running", "won", "lost", "decided")


class Expectable:
    """The names that an expectation can use, at the beginning of a scenario."""

    def __init__(self, game: Game, stage: Stage, document: dict[str, Any]) -> None:
        self.game = game
        self.stage = stage
        self.document = document

    def must_be_known(self, expect: dict[str, Any], at: tuple[str, ...]) -> None:
        """Refuse an expectation of something that does not exist, before anything is played."""
        found = self.stage.describe(self.game.position)
        for key, value in expect.items():
            if key in OF_EVERY_GAME:
                self._check(key, value, (*at, key))
            elif key not in found:
                right = [*OF_EVERY_GAME, *found]
                raise Misfit((*at, str(key)), f"There is no `{key}` to expect. {hint(str(key), right)}")
            else:
                must_be_known(value, found[key], (*at, key))

    def _check(self, key: str, value: Any, at: tuple[str, ...]) -> None:
        if key == "decision":
            if isinstance(value, dict):
                for name in value:
                    if name not in DECISION:
                        raise Misfit((*at, str(name)), f"There is no `{name}` here. {hint(str(name), list(DECISION))}")
                for name in ("options", "not-options"):
                    self._check_texts(value.get(name, []), (*at, name))
                kinds = list(self.stage.kinds())
                if value.get("kind", kinds[0]) not in kinds:
                    kind = word(value["kind"])
                    raise Misfit((*at, "kind"), f"There is no decision `{kind}`. {hint(kind, kinds)}")
            elif word(value) != "none":
                raise Misfit(at, f"Write `none`, or some of {', '.join(DECISION)}.")
        elif key in ("offered", "not-offered"):
            if not isinstance(value, dict):
                self._check_texts(value, at)
                return
            actors = list(self.stage.actors(self.game.position))
            for name, texts in value.items():
                if name not in actors:
                    raise Misfit((*at, str(name)), f"There is no `{name}` here. {hint(str(name), actors)}")
                self._check_texts(texts, (*at, name))
        elif key == "exactly":
            self._check_exactly(value, at)
        elif key in ("view", "not-in-view"):
            self._check_view(key, value, at)
        elif key == "outcome" and word(value) not in OUTCOMES:
            raise Misfit(at, f"`{value}` is no outcome. Possible: {', '.join(OUTCOMES)}.")
        elif key in ("events", "not-events"):
            if not isinstance(value, list):
                raise Misfit(at, "Write a list of events: names, or mappings with `name` and what is known about them.")
            for number, event in enumerate(value):
                self._check_event(event, (*at, str(number)))

    def _check_exactly(self, value: Any, at: tuple[str, ...]) -> None:
        if isinstance(value, list):
            self._check_texts(value, at)
            return
        if not isinstance(value, dict):
            reason = "Write options, or verbs with lists of what they are offered with: `{move: [a, b]}`."
            raise Misfit(at, reason)
        actors = self.stage.actors(self.game.position)
        for name, rest in value.items():
            if name in actors:
                self._check_exactly(rest, (*at, name))
                continue
            self._check_texts([name], at)
            if not isinstance(rest, list | None):
                raise Misfit((*at, name), "Write a list of options.")
            for number, text in enumerate(rest or ()):
                try:
                    patterns_of(self.stage, self.game.position, name, word(text))
                except Misfit as misfit:
                    raise Misfit((*at, name, str(number)), misfit.reason) from misfit

    def _check_view(self, key: str, value: Any, at: tuple[str, ...]) -> None:
        """Views are of seats that are there; what is to be seen is a part of a view, what is not is a known name."""
        if not isinstance(value, dict):
            raise Misfit(at, "Write whose view: the number of a seat, somebody's name or `spectator`.")
        for who, part in value.items():
            here = (*at, word(who))
            seat = viewer_of(self.stage, self.game.position, word(who))
            if seat is not None and not 0 <= seat < self.game.rules.seats(self.game.position):
                right = [SPECTATOR, *self.stage.actors(self.game.position)]
                raise Misfit(here, f"There is no seat `{who}`. {hint(word(who), right)} Or the number of a seat.")
            if key == "view":
                parts = list(self.game.view(seat))
                if not isinstance(part, dict):
                    raise Misfit(here, f"Here stands a mapping with some of: {', '.join(parts)}.")
                for name in part:
                    if name not in parts:
                        raise Misfit((*here, str(name)), f"A view has no `{name}`. {hint(str(name), parts)}")
                continue
            if not isinstance(part, list):
                raise Misfit(here, "Write a list of what must not be in the view.")
            for place, thing in enumerate(part):
                if not self._is_hidden_thing(word(thing)):
                    raise Misfit((*here, str(place)), f"No deck has `{word(thing)}`, so it is in nobody's view.")

    def _is_hidden_thing(self, name: str) -> bool:
        """Is this a card, or something else that is drawn? A slip of the pen is in no view, too."""
        for deck in self.stage.decks:
            try:
                self.stage.cards(self.document, deck, [name], ())
            except Misfit:
                continue
            return True
        return False

    def _check_event(self, event: Any, at: tuple[str, ...]) -> None:
        known = self.stage.events()
        name = word(event.get("name", "")) if isinstance(event, dict) else word(event)
        if name not in known:
            raise Misfit(at, f"There is no event `{name}`. {hint(name, list(known))}")
        details = ("name", "rule", *known[name])
        for key in event if isinstance(event, dict) else ():
            if key not in details:
                raise Misfit((*at, str(key)), f"`{name}` does not say `{key}`. {hint(str(key), list(details))}")

    def _check_texts(self, texts: Any, at: tuple[str, ...]) -> None:
        if not isinstance(texts, list):
            raise Misfit(at, "Write a list of options.")
        for number, text in enumerate(texts):
            try:
                self.stage.patterns(self.game.position, word(text))
            except Misfit as misfit:
                raise Misfit((*at, str(number)), misfit.reason) from misfit
