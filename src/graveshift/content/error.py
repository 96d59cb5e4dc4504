"""Mistakes in content, as sentences."""

from graveshift.kernel.errors import GraveshiftError


class ContentError(GraveshiftError):
    """A content file says something that cannot be; the sentence names the file, the place in it and the reason."""

    def __init__(self, file: str, path: str, reason: str, line: int | None = None) -> None:
        self.file = file
        self.path = path
        self.reason = reason
        self.line = line
        where = file if line is None else f"{file}, line {line}"
        super().__init__(f"{where}: {path}: {reason}" if path else f"{where}: {reason}")


class Misfit(GraveshiftError):
    """Plain data says something that cannot be; which file it came from is not known here, only the path in it."""

    def __init__(self, steps: tuple[str, ...], reason: str) -> None:
        self.steps = steps
        self.reason = reason
        super().__init__(f"{'.'.join(steps)}: {reason}" if steps else reason)
