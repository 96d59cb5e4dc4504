"""Write data/measured.yaml of a game of the Zombicide family from reports of `graveshift sim`.

graveshift sim --game undead-or-alive --mission all --games 1000 --seed 1 --json > report.json
python tools/measure_missions.py report.json
graveshift sim --game undead-or-alive --mission m6 --games 200 --seed 1 --json > m6.json
python tools/measure_missions.py m6.json       what the report does not have keeps its figures
graveshift sim --game undead-or-alive --mission all --bot planner-quick --games 40 --seed 1 --json > veteran.json
python tools/measure_missions.py veteran.json  another bot gets lines of its own
python tools/make_mission_docs.py              the table in docs/missions.md follows
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
import yaml

from graveshift.content.reading import read
from graveshift.zombicide.content.measured import MeasuredFile

GAMES = Path(__file__).parent.parent / "src/graveshift/games"
HEAD = "# How often bots win each mission. Written by tools/measure_missions.py; never by hand.\n"


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    for name in arguments:
        report = msgspec.json.decode(Path(name).read_bytes())
        path = GAMES / game_of(report).replace("-", "_") / "data/measured.yaml"
        known = read(path, MeasuredFile) if path.is_file() else None
        path.write_text(written(laid_over(known, measures(report))), encoding="utf-8")
    return 0


def laid_over(known: MeasuredFile | None, fresh: MeasuredFile) -> MeasuredFile:
    """The fresh figures, and the known ones of other bots and of missions that were not played again."""
    if known is None:
        return fresh
    found = {(measure.bot, measure.mission): measure for measure in (*known.missions, *fresh.missions)}
    commands = dict(known.commands)
    for bot, command in fresh.commands.items():
        lines = sum(1 for player, _ in found if player == bot)
        commands[bot] = command if lines == len(fresh.missions) else commands[bot]
    ordered = sorted(found.values(), key=lambda measure: list(commands).index(measure.bot))
    return MeasuredFile(commands, tuple(ordered))


def game_of(report: dict[str, Any]) -> str:
    """The game that the command of a report names; without a name it is the first."""
    words = report["command"].split()
    return str(words[words.index("--game") + 1]) if "--game" in words else "undead-or-alive"


def measures(report: dict[str, Any]) -> MeasuredFile:
    """What the table shows of a report."""
    missions = report["missions"]
    games = {mission["games"] for mission in missions}
    if len(games) != 1 or len(report["bots"]) != 1:
        raise SystemExit("One bot must have played the same number of games of every mission.")
    entries = [
        {
            "mission": mission["name"],
            "bot": report["bots"][0],
            "seed": report["seed"],
            "games": mission["games"],
            "wins": mission["won"],
            "low": round(mission["low"], 3),
            "high": round(mission["high"], 3),
            "rounds": round(mission["rounds"], 1),
            "kills": round(mission["kills"], 1),
            "goals": {goal: round(share, 3) for goal, share in mission["goals"].items()},
            "lost_by": {reason: round(share, 3) for reason, share in mission["losses"].items()},
        }
        for mission in missions
    ]
    return msgspec.convert({"commands": {report["bots"][0]: report["command"]}, "missions": entries}, MeasuredFile)


def written(file: MeasuredFile) -> str:
    plain = msgspec.to_builtins(file)
    return HEAD + str(yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None, width=120))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
