"""From a YAML file to a struct: `read` refuses whatever the struct does not know.

So a slip of the pen is found when the file is read and not in play. A file may hold several documents (`---`):
`drafts` gives them as plain data that still knows its lines, and `fill` makes structs of plain data.
"""

import re
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from graveshift.content.error import ContentError, Misfit
from graveshift.content.fitting import misfits
from graveshift.content.not_yaml import not_yaml
from graveshift.kernel.errors import SetupError

DEEPEST = 100
"""So many things can lie one in the other."""
OPENINGS = ("[", "{", "- ", "? ")
"""What is nested begins with one of these, or takes a line for each step."""

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


def read(file: Traversable | Path, kind: type[T]) -> T:
    """Read one YAML file into one struct, or raise a ContentError that names file, line, path and reason."""
    documents = _documents(file, file.name)
    if len(documents) > 1:
        raise several_documents(file.name)
    draft = documents[0]
    try:
        return fill(draft.plain, kind)
    except Misfit as misfit:
        raise draft.located(misfit) from misfit


def several_documents(file: str) -> ContentError:
    """A file with `---` in it where one document is wanted."""
    return ContentError(
        file,
        "",
        "Several documents (`---`) stand here; expected a single document.",
        pl="Stoi tu kilka dokumentów (`---`); oczekiwano jednego.",
    )


def drafts(file: Path) -> list["Draft"]:
    """All documents of a YAML file as plain data."""
    return _documents(file, str(file))


class Draft:
    """One YAML document as plain data that still knows where in its file everything stands."""

    def __init__(self, file: str, text: str, number: int, plain: Any) -> None:
        self.file = file
        self.plain = plain
        self._text = text
        self._number = number

    def located(self, misfit: Misfit) -> ContentError:
        """The same mistake with file and line."""
        path, line = self.place(misfit.steps)
        if misfit.field is not None:
            line = _line_of_key(self._node(misfit.steps), misfit.field) or line
        return ContentError(self.file, path, misfit.reason, line, pl=misfit.reason_pl)

    def place(self, steps: tuple[str, ...]) -> tuple[str, int | None]:
        """The path to something, as it is told, and its line."""
        return _locate(self._root, list(steps))

    def line(self, steps: tuple[str, ...]) -> int | None:
        """The line where something stands."""
        return self.place(steps)[1]

    def _node(self, steps: tuple[str, ...]) -> yaml.Node | None:
        node = self._root
        for step in steps:
            node = _child(node, step)
        return node

    @cached_property
    def _root(self) -> yaml.Node | None:
        nodes = list(yaml.compose_all(self._text, Loader=yaml.CSafeLoader))
        return nodes[self._number] if self._number < len(nodes) else None


def fill(plain: Any, kind: type[T], at: tuple[str, ...] = ()) -> T:
    """Plain data into a struct; a mistake is a Misfit with its path, which begins with `at`, and its reason."""
    try:
        return msgspec.convert(plain, type=kind)
    except msgspec.ValidationError as error:
        raise misfits(plain, kind, at)[0] from error


def fill_part(document: Any, kind: type[S]) -> S:
    """The part of a scenario that a struct knows; the rest is for others."""
    if not isinstance(document, dict):
        raise Misfit((), "A scenario is a mapping.", pl="Scenariusz składa się z pól.")
    return fill({name: value for name, value in document.items() if name in kind.__struct_encode_fields__}, kind)


def fill_options(raw: dict[str, Any], kind: type[T]) -> T:
    """What somebody wishes for a game, as the options of that game."""
    try:
        return fill(raw, kind)
    except Misfit as misfit:
        raise SetupError(
            f"These options cannot be used: {misfit}", pl=f"Tych opcji nie da się użyć: {misfit.told('pl')}"
        ) from None


def _documents(file: Traversable | Path, name: str) -> list[Draft]:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise ContentError(
            name, "", f"The file cannot be read: {error.strerror}.", pl=f"Nie da się odczytać pliku: {error.strerror}."
        ) from error
    return documents(data, name)


def _check_depth(text: str) -> None:
    """The C library that reads YAML takes the whole process with it where things are nested some thousand deep."""
    if sum(text.count(opening) for opening in OPENINGS) <= DEEPEST:
        return
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise RecursionError


def documents(data: bytes, name: str) -> list[Draft]:
    """All documents of a YAML text, as it stands in a file or comes from elsewhere."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ContentError(
            name,
            "",
            "The file cannot be read: it is not in UTF-8. Save it with the encoding UTF-8.",
            line,
            pl="Nie da się odczytać pliku: nie jest w UTF-8. Zapisz go w kodowaniu UTF-8.",
        ) from error
    try:
        _check_depth(text)
        plains = list(yaml.load_all(text, Loader=_Loader))
    except yaml.YAMLError as error:
        raise not_yaml(name, text, error) from error
    except RecursionError as error:
        raise ContentError(
            name,
            "",
            "This is not valid YAML: brackets are nested too deeply.",
            pl="To nie jest poprawny YAML: za wiele nawiasów jeden w drugim.",
        ) from error
    except ValueError as error:
        raise ContentError(
            name, "", f"This is not valid YAML: {error}.", pl=f"To nie jest poprawny YAML: {error}."
        ) from error
    return [Draft(name, text, number, plain) for number, plain in enumerate(plains or [None])]


class _Loader(yaml.CSafeLoader):
    """The safe loader, but leaner and stricter: a key written twice would lose its first value without a word, and
    aliases (`*name`) can make a small file unfold without end.
    """

    def construct_document(self, node: yaml.Node) -> Any:
        self._read: set[int] = set()
        return self._plain(node)

    def _plain(self, node: yaml.Node) -> Any:
        if isinstance(node, yaml.ScalarNode):
            if node.tag == _STRING or (node.tag == _NUMBER and not _DECIMAL.fullmatch(node.value)):
                return node.value  # `020` would be 16, and `1:30` would be 90: whoever wants a number is told so
            return self.construct_object(node)
        if id(node) in self._read:
            problem = "an alias cannot be used for more than a single word"
            raise yaml.constructor.ConstructorError(None, None, problem, node.start_mark)
        self._read.add(id(node))
        if isinstance(node, yaml.SequenceNode) and node.tag == _LIST:
            return [self._plain(item) for item in node.value]
        if isinstance(node, yaml.MappingNode) and node.tag == _MAPPING:
            return self._mapping(node)
        raise yaml.constructor.ConstructorError(None, None, f"`{node.tag}` has no place here", node.start_mark)

    def _mapping(self, node: yaml.MappingNode) -> dict[Any, Any]:
        entries: dict[Any, Any] = {}
        for key, value in node.value:
            name = self._plain(key) if isinstance(key, yaml.ScalarNode) else None
            if name is None:
                raise yaml.constructor.ConstructorError(None, None, "a key must be a word", key.start_mark)
            if name in entries:
                problem = f"the key `{name}` is written twice in the same place"
                raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
            entries[name] = self._plain(value)
        return entries


_STRING = "tag:yaml.org,2002:str"
_NUMBER = "tag:yaml.org,2002:int"
_DECIMAL = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_LIST = "tag:yaml.org,2002:seq"
_MAPPING = "tag:yaml.org,2002:map"


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


def _line_of_key(node: yaml.Node | None, name: str) -> int | None:
    for key, _ in node.value if isinstance(node, yaml.MappingNode) else ():
        if key.value == name:
            return int(key.start_mark.line) + 1
    return None


def _id_of(node: yaml.Node | None) -> str | None:
    for name in ("key", "kind", "id", "tile"):
        value = _child(node, name)
        if isinstance(value, yaml.ScalarNode):
            return str(value.value)
    return None
