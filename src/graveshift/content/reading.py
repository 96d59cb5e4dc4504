"""From a YAML file to a struct: `read` refuses whatever the struct does not know.

So a slip of the pen is found when the file is read and not in play. A file may hold several documents (`---`):
`drafts` gives them as plain data that still knows its lines, and `fill` makes structs of plain data.
"""

import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from graveshift.content.error import ContentError, Misfit
from graveshift.content.hints import what_fits
from graveshift.kernel.errors import SetupError

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)


def read(file: Traversable | Path, kind: type[T]) -> T:
    """Read one YAML file into one struct, or raise a ContentError that names file, line, path and reason."""
    documents = _documents(file, file.name)
    if len(documents) > 1:
        raise ContentError(file.name, "", "Several documents (`---`) stand here; expected a single document.")
    draft = documents[0]
    try:
        return fill(draft.plain, kind)
    except Misfit as misfit:
        raise draft.located(misfit) from misfit


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
        path, line = _locate(self._root(), list(misfit.steps))
        return ContentError(self.file, path, misfit.reason, line)

    def line(self, steps: tuple[str, ...]) -> int | None:
        """The line where something stands."""
        return _locate(self._root(), list(steps))[1]

    def _root(self) -> yaml.Node | None:
        nodes = list(yaml.compose_all(self._text, Loader=yaml.CSafeLoader))
        return nodes[self._number] if self._number < len(nodes) else None


def fill(plain: Any, kind: type[T], at: tuple[str, ...] = ()) -> T:
    """Plain data into a struct; a mistake is a Misfit with its path, which begins with `at`, and its reason."""
    try:
        return msgspec.convert(plain, type=kind)
    except msgspec.ValidationError as error:
        raise _misfit(plain, kind, error, at) from error


def fill_part(document: Any, kind: type[S]) -> S:
    """The part of a scenario that a struct knows; the rest is for others."""
    if not isinstance(document, dict):
        raise Misfit((), "A scenario is a mapping.")
    return fill({name: value for name, value in document.items() if name in kind.__struct_encode_fields__}, kind)


def fill_options(raw: dict[str, Any], kind: type[T]) -> T:
    """What somebody wishes for a game, as the options of that game."""
    try:
        return fill(raw, kind)
    except Misfit as misfit:
        raise SetupError(
            f"These options cannot be used: {misfit}", pl=f"Tych opcji nie da się użyć: {misfit}"
        ) from None


def _documents(file: Traversable | Path, name: str) -> list[Draft]:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(name, "", f"The file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ContentError(name, "", f"The file cannot be read: {error}.") from error
    try:
        plains = list(yaml.load_all(text, Loader=_Loader))
    except yaml.YAMLError as error:
        raise _not_yaml(name, error) from error
    except (RecursionError, ValueError) as error:
        raise ContentError(name, "", f"This is not valid YAML: {error}.") from error
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
            return node.value if node.tag == _STRING else self.construct_object(node)
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
_LIST = "tag:yaml.org,2002:seq"
_MAPPING = "tag:yaml.org,2002:map"


def _not_yaml(file: str, error: yaml.YAMLError) -> ContentError:
    if not isinstance(error, yaml.MarkedYAMLError):
        return ContentError(file, "", f"This is not YAML: {error}.")
    mark = error.problem_mark or error.context_mark
    line = mark.line + 1 if mark else None
    words = ", ".join(part for part in (error.context, error.problem) if part)
    return ContentError(file, "", f"This is not valid YAML: {words}.", line)


_MESSAGE = re.compile(r"^(?P<reason>.*?)(?: - at (?P<key>`key` in )?`(?P<path>\$.*)`)?$", re.DOTALL)
_IN_WORDS = (
    (re.compile(r"^Object missing required field `(.*)`$"), r"The field `\1` is missing"),
    (re.compile(r"^Object contains unknown field `(.*)`$"), r"There is no field `\1` here"),
    (re.compile(r"^Invalid (?:enum )?value '?(.*?)'?$"), r"`\1` is not possible here"),
    (re.compile(r"^Expected `str` matching regex .*$"), r"This does not have the right form"),
)
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")


def _misfit(plain: Any, kind: Any, error: msgspec.ValidationError, at: tuple[str, ...]) -> Misfit:
    match = _MESSAGE.match(str(error))
    assert match is not None
    steps = [step.group("name") or step.group("index") or "..." for step in _STEP.finditer(match["path"] or "$")]
    while "..." in steps:
        place = steps.index("...")
        key = _guilty(plain, kind, steps[:place], str(error))
        if key is None:
            break
        steps[place] = key
    hint = what_fits(kind, plain, steps, match["reason"], of_key=match["key"] is not None)
    reason = match["reason"]
    for jargon, words in _IN_WORDS:
        reason = jargon.sub(words, reason)
    return Misfit((*at, *steps), f"{reason}. {hint}".strip())


def _guilty(plain: Any, kind: Any, steps: list[str], message: str) -> str | None:
    """msgspec does not say under which key of a mapping a mistake stands: the one that makes it alone."""
    inside = plain
    for step in steps:
        inside = inside[step] if isinstance(inside, dict) else inside[int(step)]
    if isinstance(inside, dict):
        for key in inside:
            try:
                msgspec.convert(_with(plain, steps, {key: inside[key]}), type=kind)
            except msgspec.ValidationError as error:
                if str(error) == message:
                    return str(key)
    return None


def _with(plain: Any, steps: list[str], part: Any) -> Any:
    """The same data with one part of it replaced."""
    if not steps:
        return part
    if isinstance(plain, dict):
        return plain | {steps[0]: _with(plain[steps[0]], steps[1:], part)}
    place = int(steps[0])
    return [*plain[:place], _with(plain[place], steps[1:], part), *plain[place + 1 :]]


def _locate(node: yaml.Node | None, steps: list[str]) -> tuple[str, int | None]:
    """Follow the steps of a path to its line; entries of a list are called by their id where they have one."""
    path = ""
    line = node.start_mark.line + 1 if node else None
    for step in steps:
        child = _child(node, step)
        if isinstance(node, yaml.SequenceNode):
            name = _id_of(child)
            path += f"[{step}]" if name is None else f"[{step}] ({name})"
        elif step == "...":
            path += "[...]"
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
