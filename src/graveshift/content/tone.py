"""The tone of an event: what whoever shows it may make of it, without knowing the game."""

from typing import Literal

Tone = Literal["head", "loud", "harm", "grave", "fight", "zombies", "walk"]
"""`head`: it begins a part of the story. `loud`: it needs a moment of its own to be followed. `harm`: bad news.
`grave`: somebody is hurt. `fight`, `zombies`, `walk`: what it belongs to, for those who read only part of the log.
"""
