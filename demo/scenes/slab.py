"""Flat things with rounded corners and softened edges, printed on top."""
import math

import numpy as np

from geometry import mesh


def slab(name, size, radius, printed, side, softened=0.01, print_size=None):
    """Lies on height 0 around the middle; `size`: width, height, thickness. Its softened edge carries the print, too.
    `print_size`: where the print is larger or smaller than the slab."""
    width, height, thick = size
    steps = 4
    rings = [(0, 0), (0, thick - softened)]
    for step in range(1, steps + 1):
        angle = math.pi / 2 * step / steps
        rings.append((softened * (1 - math.cos(angle)), thick - softened * (1 - math.sin(angle))))
    rings.append((softened * 1.5, thick))
    vertices = []
    for inset, z in rings:
        vertices += [(x, y, z) for x, y in rounded_outline(width, height, radius, inset)]
    count = len(vertices) // len(rings)
    across, up = print_size or (width, height)
    uv = [(inside(x / across + 0.5), inside(y / up + 0.5)) for x, y, _ in vertices]
    top = [tuple(range((len(rings) - 1) * count, len(rings) * count))]
    upper = mesh(name, vertices, band(1, len(rings) - 1, count) + top, printed, uv)
    lower = mesh(f"{name} side", vertices, band(0, 1, count), side)
    return [upper, lower]


def rounded_outline(width, height, radius, inset, steps=12):
    """Counterclockwise from the right."""
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for angle in np.linspace(quarter, quarter + 1, steps) * math.pi / 2:
            x = sx * (width / 2 - radius) + (radius - inset) * math.cos(angle)
            y = sy * (height / 2 - radius) + (radius - inset) * math.sin(angle)
            points.append((x, y))
    return points


def band(first, last, count):
    return [
        (ring * count + i, ring * count + (i + 1) % count, (ring + 1) * count + (i + 1) % count, (ring + 1) * count + i)
        for ring in range(first, last)
        for i in range(count)
    ]


def inside(value):
    return min(0.9999, max(0.0001, value))
