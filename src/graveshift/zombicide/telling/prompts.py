"""Questions as sentences, and the rules that put them."""

from __future__ import annotations

from graveshift.content import Amount, said
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.budget import actions_left, free_left
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.keys import kind_name
from graveshift.zombicide.telling.phrases import Question
from graveshift.zombicide.telling.teller import teller_of
from graveshift.zombicide.telling.words import spoken_arguments


def question_name(s: State, ask: Ask) -> str:
    """The name of a question in questions.yaml: its kind, or what it means here where one kind has two meanings."""
    if ask.kind == c.ASK_LINK and not ask.about:
        return "order-of-links"
    if ask.kind == c.ASK_EXTRA_DICE and not ask.about[2]:
        return "extra-dice-in-safety"
    if ask.kind == c.ASK_SPLIT and ask.about[3]:
        return "split-zombies-towards"
    if ask.kind == c.ASK_KEEP:
        return teller_of(s).kept.get(ask.about[2]) or KEPT[ask.about[2]]
    return kind_name(s, ask.kind)


KEPT = {
    c.BY_SEARCH: "keep-card",
    c.BY_OBJECTIVE: "keep-token",
    c.BY_INVENTOR: "keep-invented",
}


SEVERAL_MEANINGS = frozenset({c.ASK_LINK, c.ASK_EXTRA_DICE, c.ASK_SPLIT, c.ASK_KEEP})


def question_of(s: State, ask: Ask) -> Question:
    teller = teller_of(s)
    question = teller.asked.get(ask.kind)
    if question is None:
        question = teller.questions[question_name(s, ask)]
        if ask.kind not in SEVERAL_MEANINGS:
            teller.asked[ask.kind] = question
    return question


def prompt_text(s: State, ask: Ask, language: str) -> str:
    """What is to be decided, as a sentence."""
    question = question_of(s, ask)
    words = spoken_arguments(s, question.arguments, ask.about, language)
    if ask.kind == c.ASK_ACTION:
        words["left"] = allowance(s, ask.about[0], language)
    return said(question.prompt, language).format_map(words)


def question_rules(s: State, ask: Ask) -> tuple[str, ...]:
    """The ledger IDs that put the question."""
    return question_of(s, ask).rules


def allowance(s: State, who: int, language: str) -> Amount:
    """The Actions a survivor has left (UOA-ROUND-04, UOA-ACT-27)."""
    left = actions_left(s, who)
    words = teller_of(s).speech.price
    free = any(free_left(s, who, kind) > 0 for kind in range(c.FREE_TYPES))
    if left <= 0:
        return Amount(said(words["only-free" if free else "nothing-left"], language), 2 if free else 0, language)
    actions = teller_of(s).counted("action", left, language)
    if free:
        return Amount(said(words["and-free"], language).format(actions=actions), left, language)
    return actions
