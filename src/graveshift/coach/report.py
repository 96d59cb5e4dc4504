"""An analysis as text and as one page that needs nothing else: the curve, turning points, findings, luck and skill."""

from __future__ import annotations

from html import escape
from typing import Final

from graveshift.coach.analysis import AnalysedRound, Analysis, Finding
from graveshift.content import figure, percent, points

WIDE, TALL = 900, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 12, 30
APART = 16
"""The least space between the numbers of two rounds."""

WORDS: Final[dict[str, dict[str, str]]] = {
    "title": {"en": "How the game was played", "pl": "Jak przebiegła gra"},
    "curve": {"en": "Chance to win, round by round", "pl": "Szansa na wygraną, runda po rundzie"},
    "round": {
        "en": "Round {round}: {before} ({low} to {high})",
        "pl": "Runda {round}: {before} (od {low} do {high})",
    },
    "set-up": {"en": "Set-up: {before} ({low} to {high})", "pl": "Przygotowanie: {before} (od {low} do {high})"},
    "end": {"en": "The end: {after}", "pl": "Koniec: {after}"},
    "turning": {"en": "Turning points", "pl": "Punkty zwrotne"},
    "turn-set-up": {
        "en": "Set-up: from {before} to {after}; decisions {skill} points, luck {luck} points",
        "pl": "Przygotowanie: z {before} na {after}; decyzje {skill} pkt, szczęście {luck} pkt",
    },
    "turn": {
        "en": "Round {round}: from {before} to {after}; decisions {skill} points, luck {luck} points",
        "pl": "Runda {round}: z {before} na {after}; decyzje {skill} pkt, szczęście {luck} pkt",
    },
    "findings": {"en": "Mistakes, missed chances and finds", "pl": "Błędy, przegapione szanse i trafne pomysły"},
    "mistake": {"en": "Mistake", "pl": "Błąd"},
    "missed": {"en": "Missed chance", "pl": "Przegapiona szansa"},
    "find": {"en": "Good idea", "pl": "Trafny pomysł"},
    "finding": {
        "en": "Answer {number}, {kind}: {label} ({chance}); better: {other} ({other_chance})",
        "pl": "Odpowiedź {number}, {kind}: {label} ({chance}); lepiej: {other} ({other_chance})",
    },
    "found": {
        "en": "Answer {number}, {kind}: {label} ({chance}); usual: {other} ({other_chance})",
        "pl": "Odpowiedź {number}, {kind}: {label} ({chance}); zwykle: {other} ({other_chance})",
    },
    "none": {"en": "None that stands out.", "pl": "Nic nie wyróżnia się na tyle."},
    "balance": {"en": "Luck and skill", "pl": "Szczęście i umiejętności"},
    "sums": {
        "en": (
            "From {before} at the beginning to {after} at the end: decisions {skill} points; luck, and what is too "
            "small to tell, {luck} points."
        ),
        "pl": (
            "Od {before} na początku do {after} na końcu: decyzje {skill} pkt; szczęście i to, co zbyt małe, by je "
            "wskazać, {luck} pkt."
        ),
    },
    "points": {
        "en": (
            "A point is 1% of the chance to win if everybody goes on as usual. What luck gives back can be lost again, "
            "so either part may be larger than 100."
        ),
        "pl": (
            "Punkt to 1% szansy na wygraną, jeśli wszyscy grają dalej jak zwykle. Co zwróci szczęście, można stracić "
            "jeszcze raz, więc każda z części może przekroczyć 100."
        ),
    },
    "dice": {
        "en": "Hits rolled: {hits}; to be expected before re-rolls: {expected}.",
        "pl": "Wyrzucone trafienia: {hits}; należało się spodziewać (bez przerzutów): {expected}.",
    },
    "how": {
        "en": "Every figure comes from games drawn from what the seat knew and played on by rule of thumb.",
        "pl": "Każda liczba pochodzi z rozgrywek wylosowanych z tego, co widać z miejsca przy stole, i dogranych.",
    },
}


def as_text(analysis: Analysis, language: str) -> str:
    """Lines under headings."""
    lines = [word("curve", language)]
    lines += [f"  {line}" for line in curve_lines(analysis, language)]
    for heading, found in sections(analysis, language):
        lines += ["", heading, *(f"  {line}" for line in found)]
    return "\n".join(lines)


def as_page(analysis: Analysis, language: str, name: str) -> str:
    """The whole page."""
    parts = "".join(
        f"<section><h2>{escape(heading)}</h2><ul>{''.join(f'<li>{escape(line)}</li>' for line in found)}</ul></section>"
        for heading, found in sections(analysis, language)
    )
    rows = "".join(f"<li>{escape(line)}</li>" for line in curve_lines(analysis, language))
    title = f"{word('title', language)}: {name}"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"<section><h2>{escape(word('curve', language))}</h2>{curve(analysis, language)}<ul class=small>{rows}</ul>"
        f"</section>{parts}</main></body></html>\n"
    )


def sections(analysis: Analysis, language: str) -> list[tuple[str, list[str]]]:
    """Everything but the curve: headings with their lines."""
    turns = [turn_line(each, language) for each in analysis.turning_points()]
    found = [line for each in analysis.findings for line in finding_lines(each, language)]
    sums = [word("sums", language, **balance(analysis.rounds)), word("points", language)] if analysis.rounds else []
    expected = sum(each.expected_hits for each in analysis.rounds)
    hits = sum(each.hits for each in analysis.rounds)
    dice = [word("dice", language, hits=str(hits), expected=figure(expected, language))] if expected else []
    none = [word("none", language)]
    return [
        (word("turning", language), turns or none),
        (word("findings", language), found or none),
        (word("balance", language), [*sums, *dice, word("how", language)]),
    ]


def curve_lines(analysis: Analysis, language: str) -> list[str]:
    lines = [
        word(
            "round" if each.round else "set-up",
            language,
            round=str(each.round),
            before=percent(each.before),
            low=percent(each.low),
            high=percent(each.high),
        )
        for each in analysis.rounds
    ]
    return [*lines, word("end", language, after=percent(analysis.rounds[-1].after))] if analysis.rounds else lines


def turn_line(each: AnalysedRound, language: str) -> str:
    return word(
        "turn" if each.round else "turn-set-up",
        language,
        round=str(each.round),
        **balance([each]),
    )


def balance(rounds: list[AnalysedRound]) -> dict[str, str]:
    """What some rounds on end changed, and its parts in points: as they are printed, they add up."""
    before, after = rounds[0].before, rounds[-1].after
    skill = points(sum(each.skill for each in rounds))
    luck = points(after) - points(before) - skill
    return {"before": percent(before), "after": percent(after), "skill": signed(skill), "luck": signed(luck)}


def finding_lines(finding: Finding, language: str) -> list[str]:
    """What was chosen, what else there was, and why."""
    line = word(
        "found" if finding.kind == "find" else "finding",
        language,
        number=str(finding.number),
        kind=word(finding.kind, language).lower(),
        label=finding.label.get(language, finding.key),
        chance=percent(finding.chance),
        other=finding.other_label.get(language, finding.other),
        other_chance=percent(finding.other_chance),
    )
    return [f"{line}. {finding.why.get(language, '')}".rstrip()]


def signed(points: int) -> str:
    """A change with its sign."""
    return f"{'+' if points > 0 else '−' if points < 0 else '±'}{abs(points)}"


def curve(analysis: Analysis, language: str) -> str:
    """The chance to win as a line by answers, with its interval, and a mark for each finding."""
    span, rise = WIDE - LEFT - RIGHT, TALL - TOP - BOTTOM
    last = max(1, analysis.answers)

    def x(answer: float) -> float:
        return LEFT + span * answer / last

    def y(share: float) -> float:
        return TOP + rise * (1 - share)

    points = [(each.start, each.before, each.low, each.high) for each in analysis.rounds]
    if analysis.rounds:
        end = analysis.rounds[-1]
        points.append((end.end, end.after, end.after, end.after))
    parts = [
        f'<line class="grid" x1="{LEFT}" y1="{y(tenth / 4):.1f}" x2="{WIDE - RIGHT}" y2="{y(tenth / 4):.1f}"/>'
        f'<text class="axis" x="{LEFT - 6}" y="{y(tenth / 4) + 4:.1f}" text-anchor="end">{tenth * 25}%</text>'
        for tenth in range(5)
    ]
    upper = [f"{x(at):.1f},{y(high):.1f}" for at, _, _, high in points]
    lower = [f"{x(at):.1f},{y(low):.1f}" for at, _, low, _ in reversed(points)]
    line = " ".join(f"{x(at):.1f},{y(chance):.1f}" for at, chance, _, _ in points)
    parts.append(f'<polygon class="spread" points="{" ".join([*upper, *lower])}"/>')
    parts.append(f'<polyline class="line" points="{line}"/>')
    ended = float(-APART)
    for each in analysis.rounds:
        if x(each.start) - ended >= APART:  # a number that would lie on the one before is left out
            ended = x(each.start)
            parts.append(f'<text class="axis" x="{ended:.1f}" y="{TALL - 8}" text-anchor="middle">{each.round}</text>')
    for finding in analysis.findings:
        sign = {"mistake": "?", "missed": "?!", "find": "!"}[finding.kind]
        told = escape(finding_lines(finding, language)[0])
        at = f'x="{x(finding.number):.1f}" y="{y(finding.chance):.1f}"'
        parts.append(f'<text class="mark {finding.kind}" {at} text-anchor="middle">{sign}<title>{told}</title></text>')
    label = escape(word("curve", language))
    drawn = f'<svg viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
    return f'<div class="wide" tabindex="0">{drawn}</div>'


def word(name: str, language: str, **values: str) -> str:
    forms = WORDS[name]
    return forms.get(language, forms["en"]).format(**values)


STYLE: Final = """
body{margin:0;background:#f4ead5;color:#2a2118;font:16px/1.5 Georgia,serif}
main{max-width:960px;margin:0 auto;padding:1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;border-bottom:2px solid #2a2118}
svg{display:block;box-sizing:border-box;width:100%;height:auto;background:#fffaf0;border:1px solid #b9a98a}
.grid{stroke:#d8c9a8}.axis{font:11px sans-serif;fill:#5b4d3a}
.spread{fill:#a3262233}.line{fill:none;stroke:#a32622;stroke-width:2.5}
.mark{font:bold 17px sans-serif;fill:#2a2118}.mistake{fill:#a32622}.find{fill:#2f6b36}
.small{font-size:.85rem;columns:3 11rem;list-style:none;padding:0}li{padding:.2rem 0}
.wide{overflow-x:auto}.wide svg{min-width:620px}
"""
