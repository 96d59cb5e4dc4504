"""Can a decision be put to a person? Its question and every option, in every language."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.content import LANGUAGES
from graveshift.kernel.decision import Decision


def unspoken(decision: Decision) -> str | None:
    """The first question or option that has no words, as a sentence; None if all of them can be said."""
    for language in LANGUAGES:
        trouble = _trouble(decision.prompt, language)
        if trouble is not None:
            return f"the question of the decision `{decision.kind}` cannot be said in '{language}': {trouble}"
        for option in decision.options:
            trouble = _trouble(option.label, language)
            if trouble is not None:
                place = f"the option `{option.key}` of the decision `{decision.kind}`"
                return f"{place} cannot be said in '{language}': {trouble}"
    return None


def _trouble(words: Callable[[str], str], language: str) -> str | None:
    """What is wrong with the words; a gap is a name in braces that nobody has filled."""
    try:
        said = words(language)
    except Exception as broken:
        return f"{type(broken).__name__}: {broken}"
    if not said.strip():
        return "there are no words"
    return f"there is a gap in '{said}'" if "{" in said else None
