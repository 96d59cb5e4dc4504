"""The weights of `standing`, as they were fitted; by line: what is done, survivors, zombies, work, and the rest."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "undead-or-alive": (
        *(0.23, 1.01, 1.02),
        *(0.78, -1.43, -0.43, 2.55, 0.92),
        *(-0.33, -0.42, -0.35, -0.2, -0.17, -1.73),
        *(-0.57, -0.24, 0.34, -0.4, -1.11),
        *(-0.96, -1.1, 0.0),
    ),
    "gears-and-guns": (
        *(1.22, 1.56, 1.03),
        *(0.66, -1.17, -0.9, 2.21, 1.03),
        *(-0.31, -0.61, -0.46, -0.46, -0.03, -1.62),
        *(-0.89, -0.44, 0.85, -0.36, -1.12),
        *(-0.94, -1.38, 0.0),
    ),
    "army-of-the-dead": (
        *(-1.93, 0.86, 1.17),
        *(0.41, -0.4, 0.38, 0.89, 1.29),
        *(-0.59, -0.33, -0.22, -0.51, -0.28, -0.39),
        *(0.31, -0.49, 0.9, 0.28, -1.08),
        *(-0.66, 0.52, -0.27),
    ),
}
"""By game, in the order of `features`."""
