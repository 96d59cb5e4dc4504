"""Mistakes in content, as sentences."""

from graveshift.kernel.errors import GraveshiftError


class ContentError(GraveshiftError):
    """A content file says something that cannot be; the sentence names the file, the place in it and the reason."""

    def __init__(self, file: str, path: str, reason: str, line: int | None = None, *, pl: str = "") -> None:
        self.file = file
        self.path = path
        self.reason = reason
        self.line = line
        self.reason_pl = pl or reason
        place = f": {path}" if path else ""
        where, where_pl = (file, file) if line is None else (f"{file}, line {line}", f"{file}, wiersz {line}")
        super().__init__(f"{where}{place}: {reason}", pl=f"{where_pl}{place}: {self.reason_pl}")


class Misfit(GraveshiftError):
    """Plain data says something that cannot be; which file it came from is not known here, only the path in it."""

    def __init__(self, steps: tuple[str, ...], reason: str, *, pl: str = "", field: str | None = None) -> None:
        self.steps = steps
        self.reason = reason
        self.reason_pl = pl or reason
        self.field = field
        """The field at the end of the path that the mistake is about: its line is told."""
        place = f"{'.'.join(steps)}: " if steps else ""
        super().__init__(f"{place}{reason}", pl=f"{place}{self.reason_pl}")
