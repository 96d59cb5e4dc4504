"""What a review of a mission file found, as lines for people."""

from __future__ import annotations

from graveshift.parts.missions import Review


def report(name: str, review: Review, language: str) -> list[str]:
    """What was found, a line for each remark; where nothing is wrong, that it is fine."""
    line_word, warning_word = ("line", "warning: ") if language == "en" else ("wiersz", "ostrzeżenie: ")
    lines = []
    for remark in review.remarks:
        line = f", {line_word} {remark.line}" if remark.line is not None else ""
        place = f" {remark.path}:" if remark.path else ""
        warning = warning_word if remark.warning else ""
        lines.append(f"{name}{line}:{place} {warning}{getattr(remark.reason, language)}")
    if review.fine and review.mission is not None:
        title, goals = getattr(review.mission.title, language), len(review.mission.goals)
        fine = (
            f"fine ({title}, {goals} {'goal' if goals == 1 else 'goals'})"
            if language == "en"
            else f"w porządku ({title}, cele: {goals})"
        )
        lines.append(f"{name}: {fine}")
    return lines
