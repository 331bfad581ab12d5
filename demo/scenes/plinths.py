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


def arch(place, width, height, depth, color):
    """A wall whose top is half a circle; `place`: below its middle."""
    outline = round_topped(width / 2, height)
    count = len(outline)
    vertices = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    around = [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    thing = mesh("arch", vertices, [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *around], paint(color))
    round_edges(thing, 0.02)
    thing.location = (*place, 0)
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
