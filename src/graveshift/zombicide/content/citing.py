"""data/citations.yaml: which rule of its ledger a game cites where the shared chapters cite by a number."""

from importlib.resources import files

from graveshift.content import ContentError, read
from graveshift.zombicide.rules.citations import NAMES

FILE = "citations.yaml"


def citations(package: str) -> dict[str, str]:
    """The rule of each citation, by the name of its number; the file names all of them and no others."""
    written = read(files(package) / "data" / FILE, dict[str, str])
    cites = {name.replace("-", "_").upper(): rule for name, rule in written.items()}
    for name in NAMES:
        if name not in cites:
            raise ContentError(FILE, "", f"The citation `{name.replace('_', '-').lower()}` is missing.")
    for name in cites:
        if name not in NAMES:
            raise ContentError(FILE, name.replace("_", "-").lower(), "No shared chapter cites this.")
    return cites
