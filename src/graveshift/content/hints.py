"""What would have been right: the names that a slip of the pen may have meant, and what a name looks like."""

from collections.abc import Iterable
from difflib import get_close_matches

from msgspec import inspect

from graveshift.content.entries import Text

LISTED = 12
"""So many names are listed even if one of them is close."""


def choice(wrong: str, right: Iterable[str]) -> Text:
    """The name that was probably meant, and all there are; empty if there are none."""
    names = list(dict.fromkeys(right))
    if not names:
        return Text("", "")
    listed = Text(f"Possible: {', '.join(names)}.", f"Możliwe: {', '.join(names)}.")
    close = get_close_matches(wrong, names, n=1) or [name for name in names if name.lower() == wrong.lower()]
    if not close:
        return listed
    meant = Text(f"Did you mean `{close[0]}`?", f"Czy chodziło o `{close[0]}`?")
    return meant if len(names) > LISTED else Text(f"{meant.en} {listed.en}", f"{meant.pl} {listed.pl}")


def looks_like(kind: inspect.Type) -> Text:
    """An example of a name of this kind; empty if there is none."""
    if not isinstance(kind, inspect.Metadata) or not kind.extra_json_schema:
        return Text("", "")
    examples = [f"`{example}`" for example in kind.extra_json_schema.get("examples", [])]
    if not examples:
        return Text("", "")
    return Text(f"It looks like {' or '.join(examples)}.", f"Wygląda tak: {' albo '.join(examples)}.")


def joined(*parts: Text) -> Text:
    """Sentences one after the other; empty ones are left out."""
    return Text(
        " ".join(part.en for part in parts if part.en),
        " ".join(part.pl for part in parts if part.pl),
    )
