"""Content files: YAML decoded straight into typed structs, with errors that say file, line, path and reason.

Every game keeps its figures in YAML beside a module of structs. `read` turns one file into one struct and refuses
whatever the struct does not know, so that a slip of the pen is found when the file is read and not in play.
"""

import re
from enum import StrEnum
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from graveshift.content_hints import what_fits
from graveshift.kernel.errors import GraveshiftError

T = TypeVar("T")


class ContentError(GraveshiftError):
    """A content file says something that cannot be; the sentence names the file, the place in it and the reason."""

    def __init__(self, file: str, path: str, reason: str, line: int | None = None) -> None:
        self.file = file
        self.path = path
        self.reason = reason
        self.line = line
        where = file if line is None else f"{file}, line {line}"
        super().__init__(f"{where}: {path}: {reason}" if path else f"{where}: {reason}")


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language of the interface."""

    en: str
    pl: str


class Source(StrEnum):
    """Where a figure comes from."""

    BOOK = "book"
    """All values stand in a rulebook."""
    PUBLIC = "public"
    """Figures quoted from a public page."""
    FACTS = "facts"
    """Read off published pictures."""
    RECONSTRUCTED = "reconstructed"
    """Our own, because the print could not be read."""
    MIXED = "mixed"
    """The fields in `known` are true, all others are our own."""


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry that says which of its figures are true, so that the owner of a copy can correct it in one place."""

    source: Source
    known: tuple[str, ...] = ()
    """With `source: mixed`: the fields (dotted paths) that are true."""
    derived: tuple[str, ...] = ()
    """The part of `known` that is inferred from an example or a general rule, not printed."""
    public: tuple[str, ...] = ()
    """The part of `known` that comes from a public page."""
    note: str = ""
    """For maintainers: why a value was chosen."""


def read(file: Traversable | Path, kind: type[T]) -> T:
    """Read one YAML file into one struct, or raise a ContentError that names file, line, path and reason."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(file.name, "", f"The file cannot be read: {error}.") from error
    try:
        plain = yaml.load(text, Loader=_Loader)
    except yaml.YAMLError as error:
        raise _not_yaml(file.name, error) from error
    try:
        return msgspec.convert(plain, type=kind)
    except msgspec.ValidationError as error:
        raise _not_valid(file.name, text, plain, kind, error) from error


def check_sources(file: str, entry: object, path: str = "") -> None:
    """Refuse an entry whose `known`, `derived` or `public` names a field it does not have, at any depth."""
    if isinstance(entry, Sourced):
        if (entry.source is Source.MIXED) != bool(entry.known):
            raise ContentError(file, path, "`known` is for entries with `source: mixed`, and they need it.")
        for name in entry.known:
            if not _has_field(entry, name):
                raise ContentError(file, path, f"`known` names `{name}`, which is no field here.")
        for name in (*entry.derived, *entry.public):
            if name not in entry.known:
                raise ContentError(file, path, f"`{name}` is `derived` or `public`, so it must stand in `known` too.")
    if isinstance(entry, msgspec.Struct):
        for name, stored in zip(entry.__struct_encode_fields__, entry.__struct_fields__, strict=True):
            check_sources(file, getattr(entry, stored), f"{path}.{name}" if path else name)
    elif isinstance(entry, tuple):
        for index, item in enumerate(entry):
            check_sources(file, item, f"{path}[{getattr(item, 'id', index)}]")


def _has_field(entry: object, path: str) -> bool:
    name, _, rest = path.partition(".")
    if not isinstance(entry, msgspec.Struct) or name not in _fields(type(entry)):
        return False
    return not rest or _has_field(getattr(entry, _fields(type(entry))[name]), rest)


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Field names as written in the file, with the attribute each is stored in; the tag counts as a field."""
    fields = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    tag = kind.__struct_config__.tag_field
    return fields if tag is None else fields | {tag: tag}


class _Loader(yaml.CSafeLoader):
    """The safe loader, except that a key written twice is an error: the first value would be lost without a word."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = {key.value for key, _ in node.value}
        if len(keys) < len(node.value):
            self._refuse_second(node)
        return super().construct_mapping(node, deep)

    def _refuse_second(self, node: yaml.MappingNode) -> None:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key `{key.value}` is written twice in the same place", key.start_mark
                )
            seen.add(key.value)


def _not_yaml(file: str, error: yaml.YAMLError) -> ContentError:
    if not isinstance(error, yaml.MarkedYAMLError):
        return ContentError(file, "", f"This is not YAML: {error}.")
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else None
    return ContentError(file, "", f"This is not valid YAML: {error.problem or error.context}.", line)


_MESSAGE = re.compile(r"^(?P<reason>.*?)(?: - at (?P<key>`key` in )?`(?P<path>\$.*)`)?$", re.DOTALL)
_IN_WORDS = (
    (re.compile(r"^Object missing required field `(.*)`$"), r"The field `\1` is missing"),
    (re.compile(r"^Object contains unknown field `(.*)`$"), r"There is no field `\1` here"),
    (re.compile(r"^Invalid (?:enum )?value '?(.*?)'?$"), r"`\1` is not possible here"),
    (re.compile(r"^Expected `str` matching regex .*$"), r"This does not have the right form"),
)
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")


def _not_valid(file: str, text: str, plain: Any, kind: Any, error: msgspec.ValidationError) -> ContentError:
    match = _MESSAGE.match(str(error))
    assert match is not None
    steps = [step.group("name") or step.group("index") or "..." for step in _STEP.finditer(match["path"] or "$")]
    path, line = _locate(yaml.compose(text, Loader=yaml.CSafeLoader), steps)
    hint = what_fits(kind, plain, steps, match["reason"], of_key=match["key"] is not None)
    reason = match["reason"]
    for jargon, words in _IN_WORDS:
        reason = jargon.sub(words, reason)
    return ContentError(file, path, f"{reason}. {hint}".strip(), line)


def _locate(node: yaml.Node | None, steps: list[str]) -> tuple[str, int | None]:
    """Follow the steps of a path to its line; entries of a list are called by their id where they have one."""
    path = ""
    line = node.start_mark.line + 1 if node else None
    for step in steps:
        child = _child(node, step)
        if isinstance(node, yaml.SequenceNode):
            name = _id_of(child)
            path += f"[{step}]" if name is None else f"[{step}] ({name})"
        else:
            path += f".{step}" if path else step
        if child is None:
            return path, line
        node = child
        line = node.start_mark.line + 1
    return path, line


def _child(node: yaml.Node | None, step: str) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and step.isdigit() and int(step) < len(node.value):
        item: yaml.Node = node.value[int(step)]
        return item
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                found: yaml.Node = value
                return found
    return None


def _id_of(node: yaml.Node | None) -> str | None:
    for name in ("key", "id"):
        value = _child(node, name)
        if isinstance(value, yaml.ScalarNode):
            return str(value.value)
    return None
