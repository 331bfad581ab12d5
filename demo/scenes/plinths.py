"""Painted plaster blocks that things are shown on: a drum, an arch, steps. All stand on height 0."""
import math

import numpy as np

from geometry import box, lathe, mesh, round_edges
from materials import bump, coordinates, linear, noise, principled


def paint(color):
    plaster = principled("paint", linear(color), rough=0.8, specular=0.2)
    return bump(plaster, noise(plaster, coordinates(plaster, "Object"), 16), 0.08, 0.015)


def drum(place, radius, height, color, soft=0.025):
    profile = [(0, 0), (radius, 0)]
    for angle in np.linspace(0, math.pi / 2, 6):
        profile.append((radius - soft + soft * math.cos(angle), height - soft + soft * math.sin(angle)))
    profile.append((0, height))
    thing = lathe("drum", profile, paint(color), 160)
    thing.data.use_auto_smooth = True
    thing.location = (*place, 0)
    return thing


def arch(place, width, height, depth, color, opening=0.0, turn=0.0):
    """A wall whose top is half a circle; `place`: below its middle; `opening`: how wide the gate through it is, if any."""
    outer, inner = (round_topped(half, height - width / 2 + half) for half in (width / 2, max(opening, 0.01) / 2))
    rows = [(x, y, z) for line, y in ((outer, -depth / 2), (inner, -depth / 2), (inner, depth / 2), (outer, depth / 2)) for x, z in line]
    count = len(outer)
    faces = []
    for row in range(4):
        here, following = row * count, (row + 1) % 4 * count
        faces += [(here + i, following + i, following + i + 1, here + i + 1) for i in range(count - 1)]
    faces += [tuple(row * count + end for row in order) for end, order in ((0, (3, 2, 1, 0)), (count - 1, (0, 1, 2, 3)))]
    thing = mesh("arch", rows, faces, paint(color))
    round_edges(thing, 0.02)
    thing.location = (*place, 0)
    thing.rotation_euler[2] = math.radians(turn)
    return thing


def round_topped(half, height, steps=97):
    angles = np.linspace(math.pi, 0, steps)
    bow = [(half * math.cos(angle), height - half + half * math.sin(angle)) for angle in angles]
    return [(-half, 0), *bow, (half, 0)]


def steps(place, sizes, depth, color, turn=0.0):
    """Blocks side by side, from left to right; `sizes`: the width and height of each."""
    plaster = paint(color)
    angle = math.radians(turn)
    along = -sum(width for width, _ in sizes) / 2
    for width, height in sizes:
        middle = along + width / 2
        at = (place[0] + middle * math.cos(angle), place[1] + middle * math.sin(angle), height / 2)
        box("step", (width, depth, height), at, plaster, 0.02, turn)
        along += width
