"""Actions and answers in words: what `shoot colt-saa at c` means as an option key.

A game lists its forms: an option key followed by its readable forms; names in braces are checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from glob import escape
from typing import Final

from graveshift.content.error import Misfit
from graveshift.content.naming import nearest

NAME: Final = re.compile(r"\{(\w+)\}")
Called = Callable[[str], dict[str, str]]
"""What the names of a kind (`zone`, `card`) may be, each with the name that keys use."""


class Forms:
    """The option keys of a game with their readable forms."""

    def __init__(self, forms: Sequence[tuple[str, ...]]) -> None:
        self.listed = tuple(forms)
        self.verbs = tuple(dict.fromkeys(re.split(r"[:@{]", key)[0] for key, *_ in forms))
        self.compiled = [
            (compiled(form), NAME.findall(form), key_for(key, form))
            for key, *readable in forms
            for form in (key, *readable)
        ]

    def patterns(self, text: str, called: Called) -> list[str]:
        """The option keys that a text can mean, `*` for anything; a Misfit if it is no action at all."""
        meant: list[str] = []
        unknown: list[tuple[str, str, dict[str, str]]] = []
        for form, kinds, key in self.compiled:
            found = form.fullmatch(text.strip())
            if found is None:
                continue
            named = [(kind, name, called(kind)) for kind, name in zip(kinds, found.groups(), strict=True)]
            wrong = [(kind, name, known) for kind, name, known in named if name != "*" and name not in known]
            if not wrong:
                meant.append(filled(key, named))
            elif not form.pattern.startswith("("):
                unknown.append(wrong[0])
        if text in self.verbs:  # beside a Skill of the same name: `sprint`
            meant.append(text)
        if meant:
            return list(dict.fromkeys(meant))
        if not text.strip():
            raise Misfit((), "Nothing stands here; an action or answer is needed. See docs/scenarios.md.")
        if unknown:
            words = dict.fromkeys(f"{kind} `{name}`" for kind, name, _ in unknown)
            _, name, known = unknown[0]
            raise Misfit((), f"`{text}`: there is no {' and no '.join(words)} here. {nearest(name, list(known))}")
        raise Misfit((), f"`{text}` is no action or answer. Actions: {', '.join(self.verbs)}; see docs/scenarios.md.")


def compiled(form: str) -> re.Pattern[str]:
    """A form as a pattern; its own words may be joined or not: `vade-retro at`, `vade retro at`."""
    parts = [part for part in re.split(r"(\{\w+\})", form) if part]
    words = [r"([^\s:@<>+]+?)" if part.startswith("{") else re.escape(part).replace(r"\-", "[- ]") for part in parts]
    return re.compile("".join(words))


def key_for(key: str, form: str) -> str:
    """The key with `*` for the names that a readable form leaves out."""
    missing = NAME.findall(key)[len(NAME.findall(form)) :]
    for kind in missing:
        key = "*".join(key.rsplit(f"{{{kind}}}", 1))
    return key


def filled(key: str, named: list[tuple[str, str, dict[str, str]]]) -> str:
    """A key with its names."""
    for kind, name, known in named:
        key = key.replace(f"{{{kind}}}", name if name == "*" else escape(known[name]), 1)
    return key
