"""Playing in the terminal, by number or by word; also the mode for a screen reader."""

from graveshift.parts.terminal.console import Console
from graveshift.play.evening import play_start, play_table, resume_file

__all__ = ["Console", "play_start", "play_table", "resume_file"]
