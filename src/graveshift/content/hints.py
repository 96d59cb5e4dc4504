"""What would have been right at a place of a content file, read off the struct that the file is decoded into."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from msgspec import inspect


def what_fits(kind: Any, plain: Any, steps: list[str], reason: str, *, of_key: bool) -> str:
    """A sentence with the values, fields or form that fit at the end of the path; empty if nothing can be said."""
    here: inspect.Type | None = inspect.type_info(kind)
    for step in steps:
        here = _below(here, plain, step)
        plain = _inside(plain, step)
    if of_key:
        here = next((option.key_type for option in _options(here) if isinstance(option, inspect.DictType)), None)
    wrong = re.search(r"[`'](?P<word>[^`']*)[`']", reason)
    word = wrong["word"] if wrong else ""
    if "unknown field" in reason:
        return _choice(word, _field_names(here, plain))
    if reason.startswith("Invalid"):
        return _choice(word, _values(here))
    if reason.startswith("Expected `str`"):
        return _looks_like(here)
    return ""


def _below(here: inspect.Type | None, plain: Any, step: str) -> inspect.Type | None:
    """The type one step further down the path."""
    for option in _options(here):
        if isinstance(option, inspect.StructType) and _is_meant(option, plain, step):
            if step == option.tag_field:
                return inspect.LiteralType(tuple(other.tag for other in _structs(here) if other.tag_field == step))
            for field in option.fields:
                if field.encode_name == step:
                    return field.type
        if isinstance(option, inspect.VarTupleType | inspect.ListType) and step.isdigit():
            return option.item_type
        if isinstance(option, inspect.TupleType) and step.isdigit():
            return option.item_types[int(step)]
        if isinstance(option, inspect.DictType) and isinstance(plain, dict):
            return option.value_type
    return None


def _inside(plain: Any, step: str) -> Any:
    if isinstance(plain, dict):
        return plain.get(step)
    if isinstance(plain, list) and step.isdigit() and int(step) < len(plain):
        return plain[int(step)]
    return None


def _options(here: inspect.Type | None) -> tuple[inspect.Type, ...]:
    """The members of a union, or the one type there is, without their annotations."""
    if isinstance(here, inspect.Metadata):
        return _options(here.type)
    if isinstance(here, inspect.UnionType):
        return tuple(option for member in here.types for option in _options(member))
    return () if here is None else (here,)


def _structs(here: inspect.Type | None) -> list[inspect.StructType]:
    return [option for option in _options(here) if isinstance(option, inspect.StructType)]


def _is_meant(struct: inspect.StructType, plain: Any, step: str) -> bool:
    """Of several structs the one whose tag the file names; any of them if the tag itself is the mistake."""
    if struct.tag_field is None or step == struct.tag_field or not isinstance(plain, dict):
        return True
    return bool(plain.get(struct.tag_field) == struct.tag)


def _field_names(here: inspect.Type | None, plain: Any) -> list[str]:
    return [field.encode_name for struct in _structs(here) if _is_meant(struct, plain, "") for field in struct.fields]


def _values(here: inspect.Type | None) -> list[str]:
    values: list[str] = []
    for option in _options(here):
        if isinstance(option, inspect.EnumType):
            values += [str(member.value) for member in option.cls]
        elif isinstance(option, inspect.LiteralType):
            values += [str(value) for value in option.values]
    return values


def _choice(wrong: str, right: Iterable[str]) -> str:
    words = list(right)
    listed = f"Possible: {', '.join(words)}." if words else ""
    close = get_close_matches(wrong, words, n=1)
    if not close:
        return listed
    return f"Did you mean `{close[0]}`?" if len(words) > 12 else f"Did you mean `{close[0]}`? {listed}"


def _looks_like(here: inspect.Type | None) -> str:
    if isinstance(here, inspect.UnionType):
        return next(filter(None, map(_looks_like, here.types)), "")
    if not isinstance(here, inspect.Metadata) or not here.extra_json_schema:
        return ""
    examples = here.extra_json_schema.get("examples", [])
    return f"It looks like {' or '.join(f'`{example}`' for example in examples)}." if examples else ""
