"""What options are called in their keys: every Action by the name in its unit, and the answers to questions."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules import actions
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.actions import Action

ANSWERS: Final = {c.YES: "yes", c.NO: "no", c.DONE: "done", c.LEAVE: "leave"}
RARE: Final = {
    c.PUT: "put",
    c.DROP: "discard",
    c.KIND: "kill",
    c.LEAD: "lead",
    c.HAND_TOKEN: "hand",
    c.SKILL: "skill",
    c.REROLL: "reroll",
    c.PAY_TOKEN: "pay",
    c.SPEND: "spend",
}
"""Answers with arguments of their own (`keys.rare_key`)."""


class Verbs:
    """The names of a game's verbs, by what stands behind them in a key."""

    def __init__(self, listed: list[Action], own_answers: dict[int, str], own_rare: dict[int, str]) -> None:
        self.plain = named(listed, actions.ALONE) | ANSWERS | own_answers
        self.with_zone = named(listed, actions.WITH_ZONE) | {c.ZONE: "zone"}
        self.with_actor = named(listed, actions.WITH_ACTOR) | {c.ACTIVATE: "activate", c.WHO: "who"}
        self.with_card = named(listed, actions.WITH_CARD) | {c.PAY_CARD: "pay", c.GIVE_CARD: "card"}
        self.with_card_and_zone = named(listed, actions.WITH_CARD_AND_ZONE)
        self.names: dict[int, str] = {
            **{verb: name.partition(":")[0] for verb, name in self.plain.items()},
            **self.with_zone,
            **self.with_actor,
            **self.with_card,
            **self.with_card_and_zone,
            **named(listed, actions.WITH_OBJECTIVE),
            **named(listed, actions.WITH_SLOT),
            **RARE,
            **own_rare,
        }
        self.known = frozenset(self.names.values())


def named(listed: list[Action], form: int) -> dict[int, str]:
    """The names of all Actions whose keys have this form, by verb."""
    found: dict[int, str] = {}
    for action in listed:
        found |= {verb: name for verb, name, its_form in action.verbs if its_form == form}
        found |= named(action.inside, form)
    return found


def verb_of(code: int) -> int:
    return code >> c.VERB << c.VERB
