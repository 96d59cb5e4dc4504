"""The report of a batch as one page that needs nothing else: style, plots and figures inside."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from graveshift.sim import plots
from graveshift.sim.statistics import ByGoal, Summary
from graveshift.sim.text import stalled_games


def as_page(
    summaries: Sequence[Summary],
    titles: dict[str, str],
    command: str,
    bots: Sequence[str],
    goals: Sequence[ByGoal] = (),
    maps: dict[str, dict[str, str]] | None = None,
    lengths: dict[str, str] | None = None,
) -> str:
    """The whole page; `titles` are the names people know the missions and goals by, `maps` what happened where.

    `lengths` are the plots of how long the games of each set-up were.
    """
    games = sum(summary.games for summary in summaries)
    last = max((point.round for summary in summaries for point in summary.curve), default=1)
    most = max((point.zombies for summary in summaries for point in summary.curve), default=1.0)
    players = ", ".join(dict.fromkeys(bots))
    top = max((gauge for summary in summaries for point in summary.curve for gauge in point.gauges.values()), default=1)
    cards = "".join(
        _card(
            summary, titles[summary.name], last, max(10.0, most), max(1.0, top), (lengths or {}).get(summary.name, "")
        )
        for summary in summaries
    )
    drawn = f"<section><h2>By goal in play</h2><div class=wide>{_goals(goals, titles)}</div></section>" if goals else ""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Graveshift: {games} games by {escape(players)}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{games:,} games by <em>{escape(players)}</em></h1>"
        f"<p class=command><code>{escape(command)}</code></p>"
        f"<section><h2>Win rate</h2><div class=wide>{plots.win_rates(summaries, titles)}</div></section>"
        f"<section><h2>In figures</h2><div class=wide>{_table(summaries, titles, goals)}</div></section>"
        f"{drawn}{_stalled(summaries)}<section><h2>Round by round</h2>{cards}</section>{_maps(maps or {}, titles)}"
        "</main></body></html>\n"
    )


def _maps(maps: dict[str, dict[str, str]], titles: dict[str, str]) -> str:
    """Where on the board zombies came and were killed, and where survivors fell."""
    cards = "".join(
        f"<article><h3>{escape(_called(name, titles))}</h3><div class=plots>"
        + "".join(
            f"<figure>{svg}<figcaption>{escape(WHERE[kind])}</figcaption></figure>" for kind, svg in kinds.items()
        )
        + "</div></article>"
        for name, kinds in maps.items()
    )
    return f"<section><h2>Where it happened</h2>{cards}</section>" if cards else ""


def _called(name: str, titles: dict[str, str]) -> str:
    """A set-up with what tells its boards apart: `coop easy 2 fronts`."""
    ahead, _, which = name.rpartition(" ")
    return titles[name] if name in titles else f"{titles.get(ahead, ahead)}: {which}"


def _table(summaries: Sequence[Summary], titles: dict[str, str], drawn: Sequence[ByGoal]) -> str:
    """One line for each mission or set-up; goals that are drawn have a table of their own."""
    apart = {entry.goal for entry in drawn}
    shown = [key for summary in summaries for key in summary.goals if key not in apart]
    heads = ["Mission" if shown else "Set-up", "Games", "Won", "95% interval", "Rounds", "Kills", "Decisions"]
    heads += ["Goals reached", "Lost by"] if shown else ["Lost by"]
    rows = "".join(
        "<tr>"
        f"<th scope=row>{escape(titles[summary.name])}</th>"
        f"<td>{summary.games}</td><td>{summary.rate:.1%}</td><td>{summary.low:.1%} to {summary.high:.1%}</td>"
        f"<td>{summary.rounds:.1f}</td><td>{summary.kills:.1f}</td><td>{summary.decisions:.0f}</td>"
        f"{_goal_cell(summary, apart) if shown else ''}<td class=words>{_shares(summary.losses)}</td></tr>"
        for summary in summaries
    )
    top = "".join(f"<th scope=col>{head}</th>" for head in heads)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"


def _stalled(summaries: Sequence[Summary]) -> str:
    """Games that had no end, by name and seed; nothing where every game ended."""
    entries = "".join(f"<li>{escape(line)}</li>" for summary in summaries for line in stalled_games(summary))
    words = "Stopped without an end, and counted as not won:"
    return (
        f"<section><h2>Stalled games</h2><div class=wide><p>{words}</p><ul>{entries}</ul></div></section>"
        if entries
        else ""
    )


def _goal_cell(summary: Summary, apart: Collection[str]) -> str:
    return f"<td class=words>{_shares({key: share for key, share in summary.goals.items() if key not in apart})}</td>"


def _goals(goals: Sequence[ByGoal], titles: dict[str, str]) -> str:
    """How often a game is won in which a certain goal was drawn."""
    rows = "".join(
        f"<tr><th scope=row>{escape(titles.get(entry.goal, entry.goal))}</th><td>{entry.games}</td>"
        f"<td>{entry.won / entry.games:.1%}</td><td>{entry.low:.1%} to {entry.high:.1%}</td>"
        f"<td>{entry.reached / entry.games:.1%}</td></tr>"
        for entry in goals
    )
    top = "".join(f"<th scope=col>{head}</th>" for head in ("Goal", "Games", "Won", "95% interval", "Reached"))
    return f"<table class=plain><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"


def _shares(shares: dict[str, float]) -> str:
    return "<br>".join(f"{escape(name)} <b>{share:.0%}</b>" for name, share in shares.items())


def _card(summary: Summary, title: str, last: int, most: float, top: float, length: str) -> str:
    names = list(summary.curve[0].gauges) if summary.curve else []
    return (
        f"<article><h3>{escape(title)} <span>{summary.rate:.0%} won</span></h3><div class=plots>"
        f"<figure>{plots.survival(summary, last)}<figcaption>Games not lost, by round</figcaption></figure>"
        f"<figure>{plots.zombies(summary, last, most)}<figcaption>Zombies on the board, by round</figcaption></figure>"
        f"<figure>{plots.gauges(summary, last, top)}"
        f"<figcaption>By round: {escape(' and (dashed) '.join(names))}</figcaption></figure>"
        f"{_figure(length, 'Games by their length in rounds')}"
        f"{_figure(plots.losses(summary) if summary.losses else '', 'Causes of loss, in percent')}</div></article>"
    )


def _figure(plot: str, caption: str) -> str:
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>" if plot else ""


WHERE = {
    "spawned": "Where zombies came, a game",
    "killed": "Where they were killed, a game",
    "fallen": "Where survivors fell, a game",
}

STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f2;--card:#fff;--ink:#2a2420;--soft:#6f655c;--grid:#e4ddd2;
--one:#8c2f1d;--two:#3f6b4f;--three:#b4781e;--bar:#b9573f}
@media (prefers-color-scheme:dark){:root{--paper:#1b1816;--card:#25211e;--ink:#efe7dc;--soft:#a99d90;--grid:#3a342f;
--one:#e58a6f;--two:#8cc7a0;--three:#e3b058;--bar:#c0624a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:1120px;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font:600 1.9rem/1.2 Georgia,"Times New Roman",serif;margin:0 0 .4rem}h1 em{color:var(--one);font-style:italic}
h2{font:600 1.25rem Georgia,serif;margin:2.2rem 0 .8rem;border-bottom:2px solid var(--grid);padding-bottom:.3rem}
h3{font:600 1.05rem Georgia,serif;margin:0 0 .5rem;display:flex;justify-content:space-between}
h3 span{font:500 .9rem system-ui;color:var(--one)}
.command{color:var(--soft);margin:0}code{font:13px/1.4 ui-monospace,Menlo,Consolas,monospace}
.wide{overflow-x:auto;background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:1rem}
article{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:1rem;margin:0 0 1rem}
.plots{display:flex;flex-wrap:wrap;gap:.6rem 1.2rem}figure{margin:0}figcaption{color:var(--soft);font-size:12.5px}
svg{max-width:100%;height:auto;display:block}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.4rem .7rem;text-align:right;vertical-align:top;border-bottom:1px solid var(--grid);white-space:nowrap}
th:first-child,.words,table:not(.plain) thead th:last-child,thead th:nth-child(8){text-align:left}
thead th{color:var(--soft);font-weight:600;font-size:12.5px}
tbody th{font-weight:600}.words{font-size:13px;white-space:normal;min-width:9rem}
td b{font-weight:600;color:var(--soft)}
.grid{stroke:var(--grid)}.axis{fill:var(--soft);font-size:11px}.label{fill:var(--ink);font-size:13px}
.value{fill:var(--ink);font-size:13px;font-weight:600}.bar{fill:var(--bar)}.paper{fill:var(--card)}
.whisker{stroke:var(--ink);stroke-width:1.3}
polyline{fill:none;stroke-width:2}polyline.one{stroke:var(--one)}polyline.two{stroke:var(--two)}
polyline.three{stroke:var(--three);stroke-dasharray:5 4}polyline.four{stroke:var(--three)}
path.wall{fill:none;stroke:var(--ink);stroke-width:1.6}
path.line{fill:none;stroke:var(--soft);stroke-width:.8;stroke-dasharray:3 3}
circle.one{fill:var(--one)}circle.two{fill:var(--two)}circle.three,circle.four{fill:var(--three)}
"""
