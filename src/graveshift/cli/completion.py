"""`graveshift completion`: let the shell complete commands, options and names."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  eval "$(graveshift completion bash)"       in ~/.bashrc
  eval "$(graveshift completion zsh)"        in ~/.zshrc
  graveshift completion fish > ~/.config/fish/completions/graveshift.fish
"""

SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "completion",
        help="let the shell complete commands with Tab",
        description="Print what makes a shell complete commands, options, missions and rule IDs with the Tab key.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from argcomplete.shell_integration import shellcode

    print(shellcode(["graveshift"], shell=arguments.shell))
    return 0
