"""Players without a chair: each sits on a seat, sees what may be seen there, and answers with a key."""

from graveshift.bots.player import BotError, bot_names, make_bot
from graveshift.bots.seat import Bot, Choice, Question, Seat, question_of
from graveshift.bots.seats import Seats, read_bots, seat_bots

__all__ = [
    "Bot",
    "BotError",
    "Choice",
    "Question",
    "Seat",
    "Seats",
    "bot_names",
    "make_bot",
    "question_of",
    "read_bots",
    "seat_bots",
]
