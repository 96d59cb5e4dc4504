"""Players without a chair: they get a view and the options of a question, and answer with a key."""

from graveshift.bots.player import Bot, BotError, Choice, Question, bot_names, make_bot, question_of
from graveshift.bots.seats import Seats, read_bots, seat_bots

__all__ = [
    "Bot",
    "BotError",
    "Choice",
    "Question",
    "Seats",
    "bot_names",
    "make_bot",
    "question_of",
    "read_bots",
    "seat_bots",
]
