"""A mistake in a content file, as a sentence."""

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
