"""A mistake in a content file is told with file, line, path and reason, and with what would be right."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from graveshift.content import ContentError, Source, Sourced, Text, check_sources, read
from graveshift.kernel.errors import GraveshiftError


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Horse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="horse"):
    legs: int


class Wagon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="wagon"):
    wheels: Annotated[int, msgspec.Meta(ge=2)]
    cargo: dict[Colour, int] = msgspec.field(default_factory=dict)


class Owner(Sourced, frozen=True):
    id: Annotated[str, msgspec.Meta(pattern="^[a-z-]+$", examples=["old-tom"])]
    name: Text
    colour: Colour
    horse: Horse | None = None
    mood: Literal["calm", "angry"] = "calm"


class Stable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    owners: tuple[Owner, ...]
    things: tuple[Horse | Wagon, ...] = ()


GOOD = """\
owners:
  - id: old-tom
    name: {en: Old Tom, pl: Stary Tom}
    colour: red
    source: book
things:
  - {kind: horse, legs: 4}
  - {kind: wagon, wheels: 4, cargo: {red: 2}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stable.yaml"


def complaint(file: Path, text: str) -> ContentError:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(file, Stable)
    return caught.value


def test_a_good_file_becomes_structs(file: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    stable = read(file, Stable)
    assert stable.owners[0].name == Text(en="Old Tom", pl="Stary Tom")
    assert stable.owners[0].source is Source.BOOK
    assert stable.things == (Horse(legs=4), Wagon(wheels=4, cargo={Colour.RED: 2}))


def test_a_mistake_is_an_error_a_person_can_cause() -> None:
    assert issubclass(ContentError, GraveshiftError)


@pytest.mark.parametrize(
    ("right", "wrong", "line", "path", "reason"),
    [
        ("colour: red", "colour: rd", 4, "owners[0] (old-tom).colour", "Did you mean `red`? Possible: red, blue."),
        ("colour: red", "color: red", 2, "owners[0] (old-tom)", "no field `color` here. Did you mean `colour`?"),
        ("    colour: red\n", "", 2, "owners[0] (old-tom)", "The field `colour` is missing."),
        ("pl: Stary Tom", "de: Alter Tom", 3, "owners[0] (old-tom).name", "no field `de` here"),
        (
            "id: old-tom",
            "id: Old Tom",
            2,
            "owners[0] (Old Tom).id",
            "not have the right form. It looks like `old-tom`.",
        ),
        ("legs: 4", "legs: four", 7, "things[0].legs", "Expected `int`, got `str`."),
        ("wheels: 4", "wheels: 1", 8, "things[1].wheels", "Expected `int` >= 2."),
        ("kind: wagon", "kind: wagn", 8, "things[1].kind", "`wagn` is not possible here. Did you mean `wagon`?"),
        ("cargo: {red: 2}", "cargo: {rde: 2}", 8, "things[1].cargo", "Did you mean `red`? Possible: red, blue."),
        ("cargo: {red: 2}", "cargo: {red: x}", 8, "things[1].cargo.red", "Expected `int`, got `str`."),
        ("wheels: 4", "legs: 4", 8, "things[1]", "no field `legs` here. Possible: wheels, cargo."),
        ("colour: red", "colour: red\n    mood: sad", 5, "owners[0] (old-tom).mood", "Possible: angry, calm."),
    ],
)
def test_a_mistake_is_told_with_line_path_and_reason(
    file: Path, right: str, wrong: str, line: int, path: str, reason: str
) -> None:
    assert right in GOOD
    error = complaint(file, GOOD.replace(right, wrong, 1))
    assert (error.file, error.line, error.path) == ("stable.yaml", line, path)
    assert reason in error.reason
    assert str(error) == f"stable.yaml, line {line}: {path}: {error.reason}"


def test_a_key_written_twice_is_refused_because_the_first_value_would_be_lost(file: Path) -> None:
    error = complaint(file, GOOD.replace("colour: red", "colour: red\n    colour: blue"))
    assert error.line == 5
    assert "`colour` is written twice" in error.reason


def test_broken_yaml_is_told_with_its_line(file: Path) -> None:
    error = complaint(file, "owners: []\nthings: [\n")
    assert error.line is not None
    assert error.reason.startswith("This is not valid YAML")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("owners: &all [*all]", "an alias cannot be used"),
        ("owners: &none []\nthings: *none", "an alias cannot be used"),
        ("owners: !!set {a}", "has no place here"),
        ("[1, 2]: 3", "a key must be a word"),
        ("owners: {<<: {a: 1}}", "tag:yaml.org,2002:merge"),
        ("owners: 2026-02-31", "day is out of range"),
        ("owners: []\n---\nowners: []", "expected a single document"),
        ("[" * 5000, "This is not valid YAML"),
    ],
)
def test_odd_yaml_is_told_and_never_unfolds(file: Path, text: str, reason: str) -> None:
    assert reason in complaint(file, text).reason


def test_an_empty_file_is_told(file: Path) -> None:
    assert complaint(file, "").reason.startswith("Expected `object`, got `null`")


def test_a_missing_file_is_told(file: Path) -> None:
    with pytest.raises(ContentError, match=r"stable\.yaml: The file cannot be read"):
        read(file, Stable)


def owner(**provenance: object) -> Owner:
    plain = {"id": "tom", "name": {"en": "Tom", "pl": "Tom"}, "colour": "red", "horse": {"kind": "horse", "legs": 4}}
    return msgspec.convert(plain | provenance, Owner)


def test_known_fields_may_be_named_at_any_depth() -> None:
    check_sources("f", owner(source="mixed", known=["name.en", "horse.legs", "horse.kind", "colour"]))


@pytest.mark.parametrize(
    ("provenance", "reason"),
    [
        ({"source": "mixed"}, "they need it"),
        ({"source": "book", "known": ["colour"]}, "is for entries with `source: mixed`"),
        ({"source": "mixed", "known": ["color"]}, "names `color`"),
        ({"source": "mixed", "known": ["horse.arms"]}, r"names `horse\.arms`"),
        ({"source": "mixed", "known": ["colour"], "derived": ["name"]}, "must stand in `known` too"),
        ({"source": "mixed", "known": ["colour"], "public": ["name"]}, "must stand in `known` too"),
    ],
)
def test_a_source_that_names_nothing_is_refused(provenance: dict[str, object], reason: str) -> None:
    with pytest.raises(ContentError, match=reason) as caught:
        check_sources("f", Stable(owners=(owner(**provenance),)))
    assert caught.value.path == "owners[tom]"
