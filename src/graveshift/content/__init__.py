"""Content files: YAML decoded straight into typed structs, with errors that say file, line, path and reason.

Every game keeps its figures in YAML beside modules of structs.
"""

from graveshift.content.entries import Source, Sourced, Text, check_sources, said
from graveshift.content.error import ContentError, Misfit
from graveshift.content.forms import Forms
from graveshift.content.measured import Measure, Share
from graveshift.content.naming import number
from graveshift.content.reading import Draft, drafts, fill, fill_options, fill_part, read

__all__ = [
    "ContentError",
    "Draft",
    "Forms",
    "Measure",
    "Misfit",
    "Share",
    "Source",
    "Sourced",
    "Text",
    "check_sources",
    "drafts",
    "fill",
    "fill_options",
    "fill_part",
    "number",
    "read",
    "said",
]
