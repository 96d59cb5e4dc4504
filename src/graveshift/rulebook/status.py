"""How each rule is proved: the tests that cite it, or why no test can. Made by tools/rules_status.py."""

from functools import cache
from pathlib import PurePath

import msgspec

from graveshift.rulebook.book import Rule, book_of, file_of


class Status(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Tests as `file: scenario` or `file::function`; for a rule that no test can break, the reason; for one that the
    game does not play yet, what is missing."""

    tests: tuple[str, ...] = ()
    untestable: str = ""
    unbuilt: str = ""

    @property
    def word(self) -> str:
        """`tested`, `not testable`, `not built` or `not tested`."""
        if self.untestable:
            return "not testable"
        if self.unbuilt:
            return "not built"
        return "tested" if self.tests else "not tested"


def spoken(test: str) -> tuple[str, str, str]:
    """A test as its file, a short name of the file, and what it shows: `noise/every_use`, `Every shot makes noise`."""
    file, function, name = test.partition("::")
    if function:
        return file, PurePath(file).stem, name.removeprefix("test_").replace("_", " ")
    file, _, name = test.partition(": ")
    return file, f"{PurePath(file).parent.name}/{PurePath(file).stem}", name


FILE = "rulebook_status.json"


def status_of(rule: Rule) -> Status | None:
    """The status of a rule; None where the game of the rule has no list yet."""
    return statuses(book_of(rule.id).game).get(rule.id)


@cache
def statuses(game: str) -> dict[str, Status]:
    """The status of every rule of a game."""
    file = file_of(game, FILE)
    if file is None:
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Status])
