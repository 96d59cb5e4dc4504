"""Write data/measured.yaml of Tiny Epic Zombies, and the tables of its page, from a report of `graveshift sim`.

graveshift sim --game tiny-epic-zombies --games 500 --seed 1 --json > report.json
python tools/measure_modes.py report.json

A report of some modes renews their lines only, or adds them to those of its bot, as does that of another bot (`--bot
planner-quick`); the Objectives are counted over all modes of the first bot and stay.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
import yaml

from graveshift.games.tiny_epic_zombies.content.loading import load, measured
from graveshift.games.tiny_epic_zombies.content.measured import MeasuredFile

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src/graveshift/games/tiny_epic_zombies/data/measured.yaml"
PAGE = ROOT / "docs/tiny-epic-zombies.md"
HEAD = "# How often bots win. Written by tools/measure_modes.py; never by hand.\n"
CAUSES = {
    "Barricade": "barricade-falls",
    "Eaten Alive": "no-survivor-left",
    "Survivors gone": "every-survivor-collected",
    "time": "time-is-up",
}
"""How Humans lose, in the table's words and by the id of the reason."""
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    file = renewed(measured(), measures(msgspec.json.decode(Path(arguments[0]).read_bytes())))
    FILE.write_text(written(file), encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{tables(file)}\n{END}{after}", encoding="utf-8")
    return 0


def measures(report: dict[str, Any]) -> MeasuredFile:
    """What the file keeps of a report."""
    bots = set(report["bots"])
    if len(bots) != 1:
        raise SystemExit("One bot must have played every seat.")
    bot = bots.pop()
    common = {"bot": bot, "seed": report["seed"]}
    modes = [common | mode_entry(summary) for summary in report["missions"]]
    objectives = [common | objective_entry(entry) for entry in report["goals"]]
    return msgspec.convert(
        {"commands": {bot: report["command"]}, "modes": modes, "objectives": objectives}, MeasuredFile
    )


def renewed(before: MeasuredFile, now: MeasuredFile) -> MeasuredFile:
    """What was known, with the lines of the report in place of the old ones; a new bot's come last."""
    lines = {(entry.bot, entry.mode, entry.seats, entry.difficulty): entry for entry in (*before.modes, *now.modes)}
    commands, objectives = dict(before.commands), before.objectives
    for bot, command in now.commands.items():
        if sum(1 for line in lines if line[0] == bot) == len(now.modes):
            objectives = now.objectives if bot == next(iter(commands)) else objectives
            commands[bot] = command
        elif len(lines) > len(before.modes):  # it takes both commands to play all of this bot's lines
            commands[bot] = f"{commands[bot]} && {command}"
    return MeasuredFile(commands, tuple(lines.values()), objectives)


def mode_entry(summary: dict[str, Any]) -> dict[str, Any]:
    mode, *difficulty, seats = summary["name"].split()
    return {
        "mode": mode,
        "seats": int(seats),
        "difficulty": "".join(difficulty),
        "turns": round(summary["rounds"], 1),
        "lost_by": {reason: round(share, 3) for reason, share in summary["losses"].items()},
        **rate(summary),
    }


def objective_entry(entry: dict[str, Any]) -> dict[str, Any]:
    return {"objective": entry["goal"], "completed": round(entry["reached"] / entry["games"], 3), **rate(entry)}


def rate(counted: dict[str, Any]) -> dict[str, Any]:
    return {
        "games": counted["games"],
        "wins": counted["won"],
        "low": round(counted["low"], 3),
        "high": round(counted["high"], 3),
    }


def written(file: MeasuredFile) -> str:
    plain = msgspec.to_builtins(file)
    return HEAD + str(yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None, width=120))


def tables(file: MeasuredFile) -> str:
    """The page's two tables: modes, then Objectives."""
    box = load()
    lines = [*(f"- `{command}`" for command in file.commands.values()), ""]
    lines.append(f"| mode | seats | difficulty | bot | games | Humans win | 95 % | Turns | {' | '.join(CAUSES)} |")
    lines.append("|---" * (8 + len(CAUSES)) + "|")
    for entry in file.modes:
        lost = 1 - entry.wins / entry.games
        causes = [lost * entry.lost_by.get(reason, 0.0) for reason in CAUSES.values()]
        lines.append(
            f"| {box.modes[entry.mode].name.en} | {entry.seats} | {entry.difficulty or '-'} | `{entry.bot}` "
            f"| {entry.games} "
            f"| {entry.wins / entry.games:.0%} | {entry.low:.0%} to {entry.high:.0%} | {entry.turns} "
            f"| {' | '.join(f'{share:.0%}' for share in causes)} |"
        )
    lines += ["", "| Objective in play | games | Humans win | 95 % | completed |", "|---|---|---|---|---|"]
    lines += [
        f"| {box.objectives[entry.objective].name.en} | {entry.games} | {entry.wins / entry.games:.0%} "
        f"| {entry.low:.0%} to {entry.high:.0%} | {entry.completed:.0%} |"
        for entry in file.objectives
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
