"""What boots are lofted of: rings around a last, from its rim to its toe."""
import math

import numpy as np
from mathutils.geometry import convex_hull_2d

from geometry import mesh, round_edges

STEPS, AROUND = 10, 48


def along_last(last, tall=1.0):
    """Every row of `last`, smoothly: front or upper side, back or sole (forward, up), half its width. `tall` stretches what is above the ankle."""
    rows = np.array(last)
    for column in (1, 3):
        above = rows[:, column] > 1.3
        rows[above, column] = 1.3 + (rows[above, column] - 1.3) * (tall * 3.3 - 1.3) / 2.0
    count, curve = len(rows) - 1, []
    for i in range(count):
        a, b, c, d = (rows[max(0, min(count, i + k))] for k in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, STEPS, endpoint=False):
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    for step, ring in enumerate(curve):
        crease = 0.022 * math.sin(step * 0.75) * math.exp(-(((step - 40) / 9) ** 2))
        ring[0] += crease
        ring[1] += crease * 0.6
    return [*curve, rows[-1]]


def around(ring, outward=0.0):
    """Round at the shaft, flat below at the foot."""
    front, back = np.array((ring[0], 0, ring[1])), np.array((ring[2], 0, ring[3]))
    middle, reach = (front + back) / 2, (front - back) / 2
    length = np.linalg.norm(reach)
    flatness = min(1, max(0, 1.4 - (ring[1] + ring[3]) * 0.5))
    points = []
    for angle in np.linspace(0, 2 * math.pi, AROUND, endpoint=False):
        power = 1 - 0.45 * flatness * (math.cos(angle) < 0)
        up = math.copysign(abs(math.cos(angle)) ** power, math.cos(angle))
        wide = math.copysign(abs(math.sin(angle)) ** power, math.sin(angle))
        place = middle + reach * up * (1 + outward / max(length, 0.1)) + np.array((0, wide * (max(ring[4], 0.002) + outward), 0))
        points.append(tuple(place))
    return points


def closed_rings(count):
    return [(r * AROUND + i, (r + 1) * AROUND + i, (r + 1) * AROUND + (i + 1) % AROUND, r * AROUND + (i + 1) % AROUND) for r in range(count - 1) for i in range(AROUND)]


def band(rings, start, end, material, thick):
    """A second layer over part of it."""
    count = len(rings) - 1
    chosen = rings[int(start * count) : int(end * count) + 1]
    lifts = [thick * min(1, 9 * i / len(chosen)) for i in range(len(chosen))]
    lifts[0] = -0.01
    if end < 0.9:
        lifts[-1] = -0.01
    return mesh("band", [p for ring, lift in zip(chosen, lifts) for p in around(ring, lift)], closed_rings(len(chosen)), material)


def footprint(rings, outward):
    """What the foot covers, seen from above."""
    low = [p[:2] for ring in rings for p in around(ring) if p[2] < 0.6]
    hull = np.array([low[i] for i in convex_hull_2d(low)])
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.roll(hull, -1, 0) - hull, axis=1))])
    along = np.linspace(0, steps[-1], 72, endpoint=False)
    outline = np.stack([np.interp(along, steps, np.append(hull[:, axis], hull[0, axis])) for axis in (0, 1)], 1)
    ahead = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    normal = np.stack([ahead[:, 1], -ahead[:, 0]], 1) / np.linalg.norm(ahead, axis=1)[:, None]
    return [tuple(p) for p in outline + normal * outward]


def extruded(outline, bottom, top, material, softened):
    count = len(outline)
    vertices = [(x, y, z) for z in (bottom, top) for x, y in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
    thing = mesh("sole", vertices, faces, material)
    round_edges(thing, softened)
    return thing
