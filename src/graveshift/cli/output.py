"""Text for a person at a terminal: in colours where it shows them, plain into a file or a pipe."""

from __future__ import annotations

import sys


def show(text: str) -> None:
    """Print text whose parts have headings at the margin, and everything else indented or wrapped."""
    from graveshift.parts.terminal.console import painter_for

    painter = painter_for(sys.stdout)
    print(painter.paint(text, "headed") if painter is not None else text)
