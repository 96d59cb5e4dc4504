"""`graveshift schema`: mission and scenario files as a JSON Schema, for editors and other programs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from graveshift.cli.speaking import examples

if TYPE_CHECKING:
    from graveshift.cli import Commands

EXAMPLES = """\
examples:
  graveshift schema mission > mission.schema.json
  graveshift schema scenario > scenario.schema.json           of all games; `game:` in the file says which
{games}

An editor with a YAML language server then completes and checks files whose first line is
  # yaml-language-server: $schema=scenario.schema.json
"""


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "schema",
        help="mission and scenario files as a JSON Schema",
        description="Print the JSON Schema of mission files or scenario files, for editors and other programs.",
        epilog=EXAMPLES.format(games=examples("schema", width=48)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("what", choices=("mission", "scenario"), help="which files")
    parser.add_argument("--game", metavar="NAME", help="only files of this game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    made = mission_schema(arguments.game) if arguments.what == "mission" else scenarios_of(arguments.game)
    print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
    return 0


def mission_schema(game: str | None = None) -> dict[str, Any]:
    """The schema of mission files."""
    import msgspec

    from graveshift.cli.mission import missions_of
    from graveshift.scenario.schema import DIALECT

    struct = missions_of(game).struct()
    return {"$schema": DIALECT, "title": "A mission of Graveshift (docs/missions.md)"} | msgspec.json.schema(struct)


def scenarios_of(game: str | None = None) -> dict[str, Any]:
    """The schema of scenario files of one game, or of all."""
    import graveshift.games as games
    from graveshift.kernel import registry
    from graveshift.scenario.schema import scenario_schema

    assert games
    if game is not None:
        registry.game_type(game)
    return scenario_schema([game] if game is not None else list(registry.names()))
