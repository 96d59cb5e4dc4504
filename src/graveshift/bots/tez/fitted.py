"""The weights of `judging`, as they were fitted."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (6.117, -0.687, -0.296, -1.433, -3.446, 0.52, 0.328, -4.178, -2.403, 2.403, 0.579, 0.0, 0.44),
    (3.907, -1.929, 0.775, -1.062, -4.965, 2.805, -0.124, -1.256, -1.043, 2.429, 0.342, 0.0, 0.755),
    (0.923, -1.983, 1.406, -1.025, -0.882, 0.852, 0.119, -1.648, -1.257, 1.977, 0.226, 1.672, 0.331),
    (1.374, -1.57, 1.404, -0.88, -1.301, 0.736, 0.213, -0.792, -3.499, 2.642, -0.507, 1.165, 0.168),
)
"""By kind of table: neither rivals nor a Zombie Player, a Zombie Player alone, rivals alone, both."""
