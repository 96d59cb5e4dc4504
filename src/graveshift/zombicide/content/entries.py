"""What the file of a goal or special rule speaks of: one import for whoever adds a word to the mission vocabulary."""

from graveshift.content import Problem, Text
from graveshift.zombicide.content.box import Content
from graveshift.zombicide.content.mission import Mission, Token
from graveshift.zombicide.content.terms import AtLeastOne, TileFace
from graveshift.zombicide.content.vocabulary import Goal, MissionRule
from graveshift.zombicide.content.ways import Land
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.tables import Tables

__all__ = (
    "AtLeastOne",
    "Content",
    "Goal",
    "Land",
    "Mission",
    "MissionRule",
    "Problem",
    "Scene",
    "Tables",
    "Text",
    "TileFace",
    "Token",
)
