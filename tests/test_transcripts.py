"""Games play as they did: fingerprints of seeded games of every set-up, two of each here, all of them by the tool."""

import pytest

from graveshift.kernel.registry import game_type
from tests import transcripts

SETUPS = [(name, setup) for name in ("undead-or-alive", "tiny-epic-zombies") for setup in game_type(name).setups()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "setup"), SETUPS, ids=lambda value: value if isinstance(value, str) else transcripts.label(value)
)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_seeded_game_plays_as_it_did(name: str, setup: dict[str, object], seed: int) -> None:
    assert transcripts.fingerprint(name, setup, seed) == transcripts.kept(name)[transcripts.label(setup)][seed]
