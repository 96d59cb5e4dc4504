"""The command line: `graveshift COMMAND`, one module of this package for each command.

A command module has `add`, which declares the command and its arguments, and `run`, which does it and returns
the exit code. It imports what it needs inside `run`, so that `graveshift --help` stays quick.
"""

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

from graveshift.cli.parser import Parser, read
from graveshift.cli.speaking import said, spoken_language
from graveshift.kernel.errors import GraveshiftError

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

COMMANDS = (
    *(
        "play",
        "serve",
        "backup",
        "restore",
        "secret",
        "scenario",
        "replay",
        "record",
        "analyse",
        "puzzle",
        "verify",
        "mission",
        "board",
        "schema",
        "rules",
        "sim",
        "arena",
        "bench",
    ),
    "completion",
)

WRONG_INPUT = 2
CANNOT_WRITE = 74
"""As `sysexits.h` calls trouble with reading and writing."""
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the person at the keyboard is told in one sentence, without a traceback."""
    words = sys.argv[1:] if argv is None else list(argv)
    language = spoken_language(words)
    open_streams()
    try:
        return run_command(words, language)
    except GraveshiftError as mistake:
        complain(mistake.told(language))
        return WRONG_INPUT
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone (`graveshift rules | head`).
        forget_output()
        return PIPE_CLOSED
    except OSError as trouble:
        if trouble.filename is not None:
            complain(f"{trouble.filename}: {trouble.strerror}.")
            return WRONG_INPUT
        forget_output()
        complain(said("cannot-write", language, reason=trouble.strerror or str(trouble)))
        for note in getattr(trouble, "__notes__", ()):
            complain(note)
        return CANNOT_WRITE


def run_command(words: list[str], language: str) -> int:
    """The exit code of a command. What it printed has really been written when it ends."""
    parser = make_parser(language)
    if "_ARGCOMPLETE" in os.environ:
        import argcomplete

        argcomplete.autocomplete(parser)
    warn_of_old_compiled_modules()
    try:
        if words:
            arguments = read(parser, words, language)
            code: int = arguments.run(arguments)
        else:
            print(said("way-in", language))
            code = 0
    except SystemExit:
        # After --help, and after what argparse found wrong.
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def make_parser(language: str = "en") -> Parser:
    parser = Parser(
        prog="graveshift",
        description="Zombie board games by their full rules: play, script, simulate, measure.",
        epilog="`graveshift COMMAND --help` explains a command. Start with `graveshift play`.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"graveshift {version('graveshift')}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = import_module(f"graveshift.cli.{name}")
        if name in IN_POLISH:
            module.add(commands, language)
        else:
            module.add(commands)
    return parser


IN_POLISH = ("play", "rules")
"""Commands whose help speaks Polish too: those of players."""


# ---- streams


class Closed(io.TextIOBase):
    """Stands for an output that was closed before we began: who writes to it is told."""

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def open_streams() -> None:
    """Every stream is there, and shows what it cannot show as a question mark: better than a traceback."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or Closed()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(sentence: str) -> None:
    """Say what went wrong, if anybody listens."""
    with suppress(OSError):
        print(f"graveshift: {sentence}" if sentence else "", file=sys.stderr)


def forget_output() -> None:
    """Nothing more can be written; Python must not try to when it ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
