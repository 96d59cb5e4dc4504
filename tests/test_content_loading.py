"""A mistake in a content file is told with file, line, path and reason, and with what would be right."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Generic, Literal, TypeVar

import msgspec
import pytest

from graveshift.content import ContentError, Source, Sourced, Text, check_sources, misfits, read
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


H = TypeVar("H")


class Row(msgspec.Struct, Generic[H], frozen=True):
    first: H


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
        ("colour: red", "color: red", 4, "owners[0] (old-tom)", "no field `color` here. Did you mean `colour`?"),
        ("    colour: red\n", "", 2, "owners[0] (old-tom)", "The field `colour` is missing."),
        ("pl: Stary Tom", "de: Alter Tom", 3, "owners[0] (old-tom).name", "no field `de` here"),
        (
            "id: old-tom",
            "id: Old Tom",
            2,
            "owners[0] (Old Tom).id",
            "not have the right form. It looks like `old-tom`.",
        ),
        ("legs: 4", "legs: four", 7, "things[0] (horse).legs", "A number is needed here, not `four`."),
        ("wheels: 4", "wheels: 1", 8, "things[1] (wagon).wheels", "at least 2, not 1."),
        ("kind: wagon", "kind: wagn", 8, "things[1] (wagn).kind", "`wagn` is not possible here. Did you mean `wagon`?"),
        (
            "cargo: {red: 2}",
            "cargo: {rde: 2}",
            8,
            "things[1] (wagon).cargo",
            "Did you mean `red`? Possible: red, blue.",
        ),
        ("cargo: {red: 2}", "cargo: {red: x}", 8, "things[1] (wagon).cargo.red", "A number is needed here, not `x`."),
        ("wheels: 4", "legs: 4", 8, "things[1] (wagon)", "no field `legs` here. Possible: wheels, cargo."),
        ("legs: 4", "legs: 04", 7, "things[0] (horse).legs", "begins with a zero"),
        ("legs: 4", "legs: '4'", 7, "things[0] (horse).legs", "The number stands in quotes: write 4 without them."),
        ("legs: 4", "legs: 4.5", 7, "things[0] (horse).legs", "`4.5` is not a whole number."),
        ("legs: 4", "legs: ", 7, "things[0] (horse).legs", "Nothing stands here; a number is needed."),
        ("pl: Stary Tom", "pl: 12", 3, "owners[0] (old-tom).name.pl", "put it in quotes"),
        ("pl: Stary Tom", "pl: no", 3, "owners[0] (old-tom).name.pl", "YAML reads this word as true or false"),
        ("pl: Stary Tom", "pl: [Tom]", 3, "owners[0] (old-tom).name.pl", "A text is needed here, not a list."),
        (
            "{en: Old Tom, pl: Stary Tom}",
            "Old Tom",
            3,
            "owners[0] (old-tom).name",
            "Say which language this is: {en: Old",
        ),
        ("{kind: horse, legs: 4}", "horse", 7, "things[0]", "Here fields are needed (`kind`"),
        ("kind: horse, ", "", 7, "things[0]", "The field `kind` is missing. Possible: horse, wagon."),
        ("cargo: {red: 2}", "cargo: red", 8, "things[1] (wagon).cargo", "Here names with values are needed"),
        ("colour: red", "colour: red\n    horse: 3", 5, "owners[0] (old-tom).horse", "Here fields are needed"),
        ("source: book", "source: book\n    known: legs", 6, "owners[0] (old-tom).known", "write [legs], or lines"),
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
        ("owners: {<<: {a: 1}}", "`<<` has no place here"),
        ("owners: 2026-02-31", "day is out of range"),
        ("owners: []\n---\nowners: []", "expected a single document"),
        ("[" * 5000, "This is not valid YAML"),
        ("owners:\n\t- id: tom", "begins with a tab. Indent with blanks"),
        ("owners: [\n  {id: tom}\n", "bracket opened in line 1 is not closed with `]`"),
        ("owners: {id: tom\n", "bracket opened in line 1 is not closed with `}`"),
        ('owners: "tom\n', "quotation mark opened in line 1 is not closed"),
        ("owners: tom: dick", "a text with `: ` in it needs quotes"),
        ("owners:\n  - a\n b: 1", "not indented like the lines it belongs to"),
        ("owners: a\nthings\n", "a colon is missing"),
        ("owners: @tom", "cannot begin with `@`: put it in quotes"),
        ("owners: *tom", "begins with `*` needs quotes"),
        ("owners: !tom x", "begins with `!` needs quotes"),
        ("owners: \x00", "control character"),
    ],
)
def test_odd_yaml_is_told_and_never_unfolds(file: Path, text: str, reason: str) -> None:
    assert reason in complaint(file, text).reason


def test_an_empty_file_is_told(file: Path) -> None:
    told = "The file is empty. It needs fields (`owners`, `things`), each as `name: value`."
    assert complaint(file, "").reason == told
    assert complaint(file, "# nothing but a word to oneself\n").reason == told


def test_a_file_that_is_not_utf_8_is_told_with_its_line(file: Path) -> None:
    file.write_bytes(GOOD.replace("Stary", "Żwawy").encode("cp1250"))
    with pytest.raises(ContentError) as caught:
        read(file, Stable)
    assert (caught.value.line, caught.value.path) == (3, "")
    assert "Save it with the encoding UTF-8" in caught.value.reason


def test_a_mark_at_the_beginning_of_the_file_is_no_part_of_it(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert read(file, Stable).owners[0].id == "old-tom"


def test_a_mistake_in_a_form_of_any_kind_is_told() -> None:
    assert [str(misfit) for misfit in misfits({"owners": []}, Row[Horse])] == ["The field `first` is missing."]


def test_all_mistakes_are_found_and_told_in_both_languages() -> None:
    plain = {
        "owners": [{"id": "Tom", "name": "Tom", "colour": "rd", "source": "book"}, {"id": "meg"}],
        "things": [{"kind": "horse", "legs": "4"}, {"kind": "hors"}, 7],
        "thinks": [],
    }
    found = misfits(plain, Stable)
    assert [".".join(one.steps) for one in found] == [
        "",
        "owners.0.id",
        "owners.0.name",
        "owners.0.colour",
        "owners.1",
        "owners.1",
        "owners.1",
        "things.0.legs",
        "things.1.kind",
        "things.2",
    ]
    assert all(one.reason.endswith((".", "?")) and one.reason_pl != one.reason for one in found)
    assert misfits({"owners": []}, Stable) == []


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
