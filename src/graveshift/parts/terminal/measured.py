"""How often bots win, in a sentence: how hard something is, for those who choose it."""

from collections.abc import Iterable

from graveshift.content import Measure, percent
from graveshift.parts.terminal.words import Words


def won_by(measures: Iterable[Measure], words: Words) -> str:
    """The share of games that each bot wins, the weaker first; empty where nobody has counted."""
    shares = ", ".join(words("won-by-bot", bot=each.bot, share=percent(each.wins / each.games)) for each in measures)
    return words("won-by", shares=shares) if shares else ""


def counted(measures: Iterable[Measure], words: Words) -> list[str]:
    """The same with the games behind it, a sentence for each bot."""
    return [
        words(
            "won-counted",
            bot=each.bot,
            share=percent(each.wins / each.games),
            games=each.games,
            low=percent(each.low),
            high=percent(each.high),
        )
        for each in measures
    ]
