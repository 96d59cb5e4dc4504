"""A scenario as a game at the table: its record carries the whole document, so that it replays anywhere."""

from __future__ import annotations

from pathlib import Path

from graveshift.content import ContentError, Misfit
from graveshift.kernel import record
from graveshift.kernel.errors import GraveshiftError, SetupError
from graveshift.scenario.document import Scenario, read_each


def start(path: Path | str, name: str | None = None) -> record.Table:
    """Begin a game at the position of a scenario; scripted dice and cards come first, then chance as usual.

    `name` chooses among several scenarios of a file; a mistake in another one does not matter then.
    """
    found = read_each(path)
    mistakes = [entry for entry in found if not isinstance(entry, Scenario)]
    first: Scenario | ContentError
    if name is None:
        first = found[0]
    else:
        named = [entry for entry in found if isinstance(entry, Scenario) and entry.frame.name == name]
        if not named and not mistakes:
            raise GraveshiftError(f"{path}: there is no scenario '{name}' in this file.")
        first = named[0] if named else mistakes[0]
    if not isinstance(first, Scenario):
        raise first
    return begin(first)


def begin(scenario: Scenario) -> record.Table:
    """Begin a game at the position of a scenario."""
    frame = scenario.frame
    try:
        dice = scenario.rolled(frame.dice, ("dice",))
        for step in scenario.steps:
            dice += scenario.rolled(step.frame.dice, (*step.at, "dice"))
        draws = scenario.draws()
        for step in scenario.steps:
            for deck, cards in scenario.drawn(step.frame.draws, (*step.at, "draws")).items():
                draws[deck] = draws.get(deck, []) + cards
        script = record.ScriptData(dice=dice, draws=draws)
        return record.start(frame.game, {"scenario": scenario.document}, frame.seed or 0, script)
    except Misfit as misfit:
        raise scenario.draft.located(misfit) from misfit
    except SetupError as error:
        if isinstance(error.__cause__, Misfit):
            raise scenario.draft.located(error.__cause__) from error
        raise
