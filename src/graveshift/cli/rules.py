"""`graveshift rules`: read and search the rulebooks."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from graveshift.cli.output import show
from graveshift.cli.parser import completes
from graveshift.cli.speaking import LANGUAGES, either, terminal_language
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.registry import default_game, module_of

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.rulebook import Book, Rule

EXAMPLES = """\
examples:
  graveshift rules                                the books and their chapters
  graveshift rules {rule}                   a rule: rulings, tests, code
  graveshift rules --search friendly fire         rules that have these words
  graveshift rules --chapter Noise --game {game}
  graveshift rules --language pl --search hałas   the same in Polish
"""


POLISH_EXAMPLES = """\
przykłady:
  graveshift rules                                księgi i ich rozdziały
  graveshift rules {rule}                   zasada: strona, testy, kod
  graveshift rules --search bratobójczy ogień     zasady, które mają te słowa
  graveshift rules --chapter Hałas --game {game}
  graveshift rules --language en --search noise   to samo po angielsku
"""


def add(commands: Commands, language: str) -> None:
    say = either(language)
    first = module_of(default_game())
    parser = commands.add_parser(
        "rules",
        help="read and search the rulebooks",
        description=say(
            "Read a rule in our words with its page, or find rules by words or chapter.",
            "Zasada naszymi słowami albo szukanie zasad po słowach lub rozdziałach.",
        ),
        epilog=say(EXAMPLES, POLISH_EXAMPLES).format(rule=first.rule, game=first.name),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.language = language
    ids = parser.add_argument(
        "ids",
        nargs="*",
        metavar="ID",
        help=say(f"rules to print, such as {first.rule}", f"zasady do pokazania, na przykład {first.rule}"),
    )
    parser.add_argument(
        "--search",
        nargs="+",
        metavar=say("WORD", "SŁOWO"),
        help=say("list the rules that have all these words", "zasady, które mają wszystkie te słowa"),
    )
    parser.add_argument(
        "--chapter",
        metavar=say("NAME", "NAZWA"),
        help=say("list the rules of a chapter", "zasady jednego rozdziału"),
    )
    game = parser.add_argument(
        "--game",
        metavar=say("GAME", "GRA"),
        help=say(
            f"look in one game only, such as {first.name}", f"szukaj tylko w jednej grze, na przykład {first.name}"
        ),
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=say(
            "English or Polish (default: as the terminal; JSON is English)",
            "angielski albo polski (domyślnie: jak terminal; JSON po angielsku)",
        ),
    )
    parser.add_argument(
        "--json", action="store_true", help=say("print JSON instead of text", "wypisz JSON zamiast tekstu")
    )
    completes(ids, rule_ids)
    completes(game, lambda: [book.game for book in books()])
    parser.set_defaults(run=run)


def books() -> list[Book]:
    from graveshift import rulebook

    return list(rulebook.books("en"))


def rule_ids() -> list[str]:
    return [rule.id for book in books() for rule in book.rules]


def run(arguments: argparse.Namespace) -> int:
    from graveshift import rulebook
    from graveshift.rulebook import text as rule_text

    tell = print if arguments.json else show
    language = arguments.language or ("en" if arguments.json else terminal_language())
    if arguments.ids:
        if arguments.search or arguments.chapter or arguments.game:
            raise GraveshiftError(
                "Name rules by their IDs, or look for them with --search, --chapter and --game.",
                pl="Podaj numery zasad albo szukaj ich przez --search, --chapter i --game.",
            )
        rules = [rulebook.rule(rule_id, language) for rule_id in arguments.ids]
        shown = [rule_text.with_code(rule, language) for rule in rules]
        tell(_json(with_status(rules)) if arguments.json else "\n\n".join(shown))
        return 0

    books = [rulebook.book(arguments.game, language)] if arguments.game else rulebook.books(language)
    if not arguments.search and not arguments.chapter:
        tell(_json(books) if arguments.json else rule_text.contents(books, language))
        return 0

    rules = [rule for book in books for rule in book.rules]
    if arguments.chapter:
        rules = rulebook.in_chapter(arguments.chapter, rules)
    if arguments.search:
        rules = rulebook.search(" ".join(arguments.search), rules)
    if not rules:
        raise GraveshiftError(
            "No rule fits. Shorter words find more; `graveshift rules` lists the chapters.",
            pl="Nie pasuje żadna zasada. Krótsze słowa znajdują więcej; `graveshift rules` wymienia rozdziały.",
        )
    listed = rule_text.by_relevance if arguments.search else rule_text.by_chapter
    tell(_json(rules) if arguments.json else listed(rules, language))
    return 0


def with_status(rules: list[Rule]) -> list[dict[str, Any]]:
    """Rules as plain data, each with the tests that prove it and the code that plays it."""
    import msgspec

    from graveshift.rulebook.code import code_of
    from graveshift.rulebook.status import status_of

    told = []
    for rule in rules:
        status = status_of(rule)
        proof = {} if status is None else {"status": {"word": status.word, **msgspec.to_builtins(status)}}
        told.append(msgspec.to_builtins(rule) | proof | {"code": code_of(rule.id)})
    return told


def _json(value: object) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
