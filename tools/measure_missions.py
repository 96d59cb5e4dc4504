"""Write data/measured.yaml of Undead or Alive from a report of `graveshift sim`.

graveshift sim --mission all --games 1000 --seed 1 --json > report.json
python tools/measure_missions.py report.json
python tools/make_mission_docs.py              the table in docs/missions.md follows
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
import yaml

from graveshift.games.undead_or_alive.data.measured import MeasuredFile

FILE = Path(__file__).parent.parent / "src/graveshift/games/undead_or_alive/data/measured.yaml"
HEAD = "# How often the bot wins each mission. Written by tools/measure_missions.py; never by hand.\n"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    FILE.write_text(written(measures(msgspec.json.decode(Path(arguments[0]).read_bytes()))), encoding="utf-8")
    return 0


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
    command = f"graveshift sim --mission all --bot {report['bots'][0]} --games {games.pop()} --seed {report['seed']}"
    return msgspec.convert({"command": command, "missions": entries}, MeasuredFile)


def written(file: MeasuredFile) -> str:
    plain = msgspec.to_builtins(file)
    return HEAD + str(yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None, width=120))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
