"""Everything the kernel asks about words, views and data; made only when somebody looks."""

from __future__ import annotations

from typing import Any

from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Ask, Rules


class Speech(Rules):
    def __init__(self, options: dict[str, Any], first: Position) -> None:
        self.options = options
        self.first = first

    def kind_name(self, kind: int) -> str:
        return str(kind)

    def key(self, position: Position, ask: Ask, option: int) -> str:
        return str(option)
