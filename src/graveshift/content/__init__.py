"""Content files: YAML decoded straight into typed structs, with errors that say file, line, path and reason.

Every game keeps its figures in YAML beside modules of structs.
"""

from graveshift.content.entries import LANGUAGES, Problem, Source, Sourced, Text, Told, check_sources, said
from graveshift.content.error import ContentError, Misfit
from graveshift.content.figures import figures
from graveshift.content.fitting import misfits
from graveshift.content.forms import Forms
from graveshift.content.grammar import Amount, Counted, Declined, Word, agreeing, figure, inflected, percent, points
from graveshift.content.hints import choice, joined
from graveshift.content.measured import Measure, Share
from graveshift.content.naming import Alias, Group, number
from graveshift.content.reading import Draft, documents, drafts, fill, fill_options, fill_part, read, several_documents
from graveshift.content.tone import Tone

__all__ = [
    "LANGUAGES",
    "Alias",
    "Amount",
    "ContentError",
    "Counted",
    "Declined",
    "Draft",
    "Forms",
    "Group",
    "Measure",
    "Misfit",
    "Problem",
    "Share",
    "Source",
    "Sourced",
    "Text",
    "Told",
    "Tone",
    "Word",
    "agreeing",
    "check_sources",
    "choice",
    "documents",
    "drafts",
    "figure",
    "figures",
    "fill",
    "fill_options",
    "fill_part",
    "inflected",
    "joined",
    "misfits",
    "number",
    "percent",
    "points",
    "read",
    "said",
    "several_documents",
]
