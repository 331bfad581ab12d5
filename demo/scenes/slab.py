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


def dense_outline(width, height, radius, inset, spacing=0.011):
    """As rounded_outline, with points on the straight lengths, too."""
    points = []
    corners = rounded_outline(width, height, radius, inset, 20)
    for quarter in range(4):
        points += corners[quarter * 20 : quarter * 20 + 20]
        start, end = np.array(points[-1]), np.array(corners[(quarter * 20 + 20) % 80])
        count = int(np.linalg.norm(end - start) / spacing)
        points += [tuple(start + (end - start) * t) for t in np.linspace(0, 1, max(count, 2))[1:-1]]
    return points


def band(first, last, count):
    return [
        (ring * count + i, ring * count + (i + 1) % count, (ring + 1) * count + (i + 1) % count, (ring + 1) * count + i)
        for ring in range(first, last)
        for i in range(count)
    ]


def pierced(name, outlines, hole, thick, softened, printed, side, print_size):
    """A slab with a round hole. `outlines`: the upper edge and the whole of it, counterclockwise, seen whole from the hole;
    `hole`: x, y, radius."""
    middle = np.array(hole[:2])
    inner, outer = (np.array(outline) for outline in outlines)
    rays = outer - middle
    rays /= np.linalg.norm(rays, axis=1)[:, None]
    rings = [(outer, softened), (outer, thick - softened), ((inner + outer * 2) / 3, thick - softened * 0.3), (inner, thick)]
    for radius, z in ((hole[2] + softened, thick), (hole[2], thick - softened), (hole[2], softened), (hole[2] + softened, 0)):
        rings.append((middle + rays * radius, z))
    rings += [(inner, 0), (outer, softened)]
    vertices = [(x, y, z) for places, z in rings for x, y in places]
    count = len(outer)
    uv = [(inside(x / print_size[0] + 0.5), inside(y / print_size[1] + 0.5)) for x, y, _ in vertices]
    parts = [
        mesh(name, vertices, band(1, 4, count), printed, uv),
        mesh(f"{name} side", vertices, band(0, 1, count) + band(4, len(rings) - 1, count), side),
    ]
    for part in parts:
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(35)
    return parts


def inside(value):
    return min(0.9999, max(0.0001, value))
