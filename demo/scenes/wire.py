"""Twin wire that binds pages: the rings' holes, and the loops through them."""
import math

import numpy as np

from geometry import mesh, tube
from materials import linear, principled

PITCH = 0.0847  # three loops an inch
HOLE = 0.042
PAIR = 0.011


def places(width, spare=None):
    """Of the holes along a middle of 0; `spare`: none nearer to the middle than this (for a hanger)."""
    count = int((width - 0.12) / PITCH)
    along = (np.arange(count) - (count - 1) / 2) * PITCH
    return [x for x in along if spare is None or abs(x) > spare]


def loops(width, centre, radius, spare=None, color="#ded9d2"):
    """Around an axis along x through `centre` (y, z)."""
    metal = principled("wire", linear(color), rough=0.25, metallic=1)
    parts = []
    for x in places(width, spare):
        for side in (-1, 1):
            ring = []
            for angle in np.linspace(0, 2 * math.pi, 14, endpoint=False):
                ring.append((x + side * PAIR * (0.6 + 0.4 * math.cos(angle)), centre[0] + radius * math.sin(angle), centre[1] + radius * math.cos(angle)))
            parts.append(tube("loop", ring, 0.0055, metal, cyclic=True))
    return parts


def hole(place, material):
    """As a dark disc: the wire covers most of it."""
    corners = [(HOLE / 2 * math.cos(a), 0, HOLE / 2 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)]
    disc = mesh("hole", corners, [tuple(range(20))], material)
    disc.location = place
    return disc
