"""What came of an option in many tries: kills, wounds, and how often."""

from __future__ import annotations

from collections import Counter
from typing import Final

from graveshift.kernel.journal import LogEntry
from graveshift.play.words import Words

THE_TURN_GOES_ON_UNTIL: Final = ("turn-ends", "zombie-phase")


def tally(tries: list[list[LogEntry]], words: Words) -> list[str]:
    """Kills and wounds of the option itself; what the zombies do afterwards is another matter."""
    if not tries:
        return []
    own = [_own_events(events) for events in tries]
    kills = [sum(name == "killed" for name in events) for events in own]
    hurt = sum("wounded" in events for events in own)
    lost = sum("survivor-eliminated" in events for events in own)
    lines = []
    if any(kills):
        spread = Counter(kills)
        shares = ", ".join(f"{number}: {_share(spread[number], tries)}" for number in sorted(spread))
        lines.append(words("odds-kills", mean=f"{sum(kills) / len(kills):.1f}", shares=shares))
    elif any("rolled" in events for events in own):
        lines.append(words("odds-no-kills"))
    if hurt:
        lines.append(words("odds-wounds", share=_share(hurt, tries)))
    if lost:
        lines.append(words("odds-lost", share=_share(lost, tries)))
    return [words("odds-tries", count=len(tries)), *lines] if lines else []


def _own_events(events: list[LogEntry]) -> list[str]:
    names: list[str] = []
    for name, _, _ in events:
        if name in THE_TURN_GOES_ON_UNTIL:
            break
        names.append(name)
    return names


def _share(count: int, tries: list[list[LogEntry]]) -> str:
    return f"{round(100 * count / len(tries))} %"
