"""`graveshift rules`: read and search the rulebooks."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from graveshift.kernel.errors import GraveshiftError

if TYPE_CHECKING:
    from graveshift.cli import Commands
    from graveshift.rulebook import Rule

EXAMPLES = """\
examples:
  graveshift rules                                  the books and their chapters
  graveshift rules UOA-NOISE-04                     one rule: page, edges, rulings, its tests and its code
  graveshift rules --search friendly fire           rules that have these words
  graveshift rules --chapter Noise --game undead-or-alive
  graveshift rules --language pl --search hałas     the same in Polish
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="read and search the rulebooks",
        description="Read a rule in our words with its page, or find rules by words or by chapter.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="rules to print, such as UOA-NOISE-04")
    parser.add_argument("--search", nargs="+", metavar="WORD", help="list the rules that have all these words")
    parser.add_argument("--chapter", metavar="NAME", help="list the rules of a chapter")
    parser.add_argument("--game", metavar="GAME", help="look in one game only, such as undead-or-alive")
    parser.add_argument("--language", choices=("en", "pl"), default="en", help="English or Polish (default: English)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from graveshift import rulebook
    from graveshift.rulebook import text as rule_text

    language = arguments.language
    if arguments.ids:
        if arguments.search or arguments.chapter or arguments.game:
            raise GraveshiftError("Name rules by their IDs, or look for them with --search, --chapter and --game.")
        rules = [rulebook.rule(rule_id, language) for rule_id in arguments.ids]
        shown = [rule_text.with_code(rule, language) for rule in rules]
        print(_json(with_status(rules)) if arguments.json else "\n\n".join(shown))
        return 0

    books = [rulebook.book(arguments.game, language)] if arguments.game else rulebook.books(language)
    if not arguments.search and not arguments.chapter:
        print(_json(books) if arguments.json else rule_text.contents(books, language))
        return 0

    rules = [rule for book in books for rule in book.rules]
    if arguments.chapter:
        rules = rulebook.in_chapter(arguments.chapter, rules)
    if arguments.search:
        rules = rulebook.search(" ".join(arguments.search), rules)
    if not rules:
        raise GraveshiftError("No rule fits. Shorter words find more; `graveshift rules` lists the chapters.")
    show = rule_text.by_relevance if arguments.search else rule_text.by_chapter
    print(_json(rules) if arguments.json else show(rules, language))
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
