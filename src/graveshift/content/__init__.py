"""Content files: YAML decoded straight into typed structs, with errors that say file, line, path and reason.

Every game keeps its figures in YAML beside modules of structs.
"""

from graveshift.content.entries import Source, Sourced, Text, check_sources
from graveshift.content.error import ContentError
from graveshift.content.reading import read

__all__ = ["ContentError", "Source", "Sourced", "Text", "check_sources", "read"]
