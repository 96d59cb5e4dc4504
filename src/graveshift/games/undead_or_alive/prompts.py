"""Questions as sentences, and the rules that put them."""

from __future__ import annotations

from graveshift.content import said
from graveshift.games.undead_or_alive.data.phrases import Question
from graveshift.games.undead_or_alive.keys import KIND_NAMES
from graveshift.games.undead_or_alive.words import counted, questions, speech, spoken_arguments
from graveshift.kernel.rules import Ask
from graveshift.zombicide import codes as c
from graveshift.zombicide.budget import actions_left, free_left
from graveshift.zombicide.state import State


def question_name(ask: Ask) -> str:
    """The name of a question in questions.yaml: its kind, or what it means here where one kind has two meanings."""
    name = KIND_NAMES[ask.kind]
    if ask.kind == c.ASK_LINK and not ask.about:
        return "order-of-links"
    if ask.kind == c.ASK_SPLIT and ask.about[3]:
        return "split-zombies-towards"
    return name


def question_of(ask: Ask) -> Question:
    return questions()[question_name(ask)]


def prompt_text(s: State, ask: Ask, language: str) -> str:
    """What is to be decided, as a sentence."""
    question = question_of(ask)
    words = spoken_arguments(s, question.arguments, ask.about, language)
    if ask.kind == c.ASK_ACTION:
        words["left"] = allowance(s, ask.about[0], language)
    return said(question.prompt, language).format_map(words)


def question_rules(ask: Ask) -> tuple[str, ...]:
    """The ledger IDs that put the question."""
    return question_of(ask).rules


def allowance(s: State, who: int, language: str) -> str:
    """The Actions a survivor has left (UOA-ROUND-04, UOA-ACT-27)."""
    left = actions_left(s, who)
    actions = counted("action", left, language) if left > 0 else said(speech().price["nothing-left"], language)
    if any(free_left(s, who, kind) > 0 for kind in range(c.FREE_TYPES)):
        return said(speech().price["and-free"], language).format(actions=actions)
    return actions
