"""The command line: `graveshift COMMAND`, one module of this package for each command.

A command module has `add`, which declares the command and its arguments, and `run`, which does it and returns
the exit code. It imports what it needs inside `run`, so that `graveshift --help` stays quick.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import TypeAlias

from graveshift.kernel.errors import GraveshiftError

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

COMMANDS = ("play", "serve", "scenario", "replay", "record", "mission", "board", "rules", "sim", "bench")

WRONG_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the person at the keyboard is told in one sentence, without a traceback."""
    arguments = make_parser().parse_args(argv)
    warn_of_old_compiled_modules()
    if isinstance(sys.stdout, TextIOWrapper):
        # Better a question mark than a traceback on a terminal that cannot show a letter.
        sys.stdout.reconfigure(errors="replace")
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except GraveshiftError as mistake:
        print(f"graveshift: {mistake}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone (`graveshift rules | head`); Python must not try to flush it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as trouble:
        if trouble.filename is None:
            raise
        print(f"graveshift: {trouble.filename}: {trouble.strerror}.", file=sys.stderr)
        return WRONG_INPUT
    return code


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="graveshift",
        description="Zombie board games by their full rules: play, script, simulate, measure.",
        epilog="`graveshift COMMAND --help` explains a command. Start with `graveshift play`.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"graveshift {version('graveshift')}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        import_module(f"graveshift.cli.{name}").add(commands)
    return parser


def warn_of_old_compiled_modules() -> None:
    """A module compiled in place stands in for its source, also when the source has changed since."""
    package = Path(__file__).parent.parent
    if not any(package.parent.glob("*__mypyc*")):
        return
    for compiled in [*package.rglob("*.so"), *package.rglob("*.pyd")]:
        source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > compiled.stat().st_mtime:
            print(
                f"graveshift: {source.name} has changed since it was compiled, and the old form is in use: "
                "run `make compiled` again, or `make clean-compiled`.",
                file=sys.stderr,
            )
            return
