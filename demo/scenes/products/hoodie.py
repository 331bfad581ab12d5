"""A hoodie that lies on linen, its hood spread above it: kangaroo pocket, cords, ribbed cuffs and hem.
One pair of renders gives every colour (tint)."""
import math

import numpy as np
from mathutils import Vector

from baby_body import linen_sheet, near
from garment import band, lay_flat, rib
from geometry import grid_faces, lathe, mesh, subdivide, thicken, tube
from materials import linear, principled, printable
from pattern import Sewn, curve
from stitches import stitched_cotton
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 300, "height": 350}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "hoodie-floor"}

PRINT_BOX = (0, 0.42, 3.0, 3.5)
NECK, BACK_NECK, SHOULDER = 2.62, 3.2, (1.05, 3.42)
CUFF = ((4.62, -2.05), (3.88, -2.42))
SIDE, HEM = 2.62, -3.75
POCKET = (1.0, 1.75, -1.45, -2.5, -3.2)  # half its width at the top and below, then heights
# Folds on both sides, and on one of them: lines, heights and widths.
FOLDS = [((2.5, 0.55, 1.0, 1.75), 0.10, 0.20), ((2.5, 0.2, 1.2, 0.75), 0.08, 0.17), ((2.75, 0.75, 3.3, 1.75), 0.09, 0.15)]
FOLDS += [((3.0, 0.05, 3.95, 0.5), 0.10, 0.13), ((3.15, -0.35, 4.05, -0.1), 0.11, 0.12), ((3.4, -1.0, 4.2, -0.65), 0.08, 0.12)]
FOLDS += [((3.75, -1.75, 4.1, -1.15), 0.08, 0.12), ((4.05, -1.95, 4.3, -1.35), 0.07, 0.11), ((2.15, 0.1, 1.95, -2.7), 0.09, 0.22)]
FOLDS += [((2.35, -1.6, 2.3, -3.3), 0.08, 0.14), ((1.0, -0.75, 0.25, -2.6), 0.07, 0.26), ((1.45, -2.2, 1.2, -3.4), 0.07, 0.15)]
FOLDS += [((1.75, 2.7, 1.0, 1.0), 0.06, 0.24), ((0.75, -2.5, 0.85, -3.4), 0.06, 0.14), ((1.75, 2.9, 2.9, 1.6), 0.06, 0.24)]
LEFT_FOLDS = [((0.4, 1.3, 1.35, -0.9), 0.07, 0.24)]
RIGHT_FOLDS = [((1.6, -0.1, 0.15, -1.05), 0.07, 0.2)]

# The hood's outer line and its opening, from the neck to the top.
HOOD = [(0.0, 2.38), (0.5, 2.62), (1.08, 3.06), (1.52, 3.7), (1.72, 4.5), (1.52, 5.3), (0.9, 5.82), (0, 5.98)]
OPENING = [(0, 3.0), (0.26, 3.2), (0.62, 3.62), (1.0, 4.2), (1.12, 4.7), (0.98, 5.1), (0.56, 5.4), (0, 5.46)]


def build():
    linen_sheet("#c3b6a4")
    spread_hoodie()
    ambient("#fdfbf8", 0.32)
    area_light((-14.5, 6.5, 11), (0, 0.5, 0), 5.0, 7.0, 4900, "#fff8f0")
    area_light((13.0, -8, 10), (0, 0.5, 0), 8.0, 8.0, 520, "#fff1e4")
    camera((0, -7.5, 32), (0, 1.05, 0.2), 36 * 33 / 11.3)


def spread_hoodie():
    """Lies with its hood away from the viewer."""
    front, back = outline(NECK), outline(BACK_NECK)
    draped = lay_flat(Sewn(front, back, seam, 0.105), front, PRINT_BOX, 0.45, 0.5, folds(), seam)
    for sign in (1, -1):
        band(draped, [(sign * x, y) for x, y in cuff()], -0.5 * sign, rib(5), 0.045)
    band(draped, [(x, HEM) for x in np.linspace(-SIDE + 0.03, SIDE - 0.03, 70)], 0.5, rib(5), 0.045)
    hood()
    pocket(draped)
    for sign in (1, -1):
        cord(draped, sign)


def folds():
    """No two alike on both sides."""
    random = np.random.default_rng(8)
    lines = []
    for sign, own in ((1, RIGHT_FOLDS), (-1, LEFT_FOLDS)):
        for (x0, y0, x1, y1), rise, width in FOLDS + own:
            ends = np.array((sign * x0, y0, sign * x1, y1)) + random.normal(0, 0.09, 4)
            lines.append((tuple(ends), rise * random.uniform(0.7, 1.25), width * random.uniform(0.85, 1.2)))
    return lines


def outline(neck):
    half = curve((0, neck), (0.82, neck), SHOULDER, 14) + curve(SHOULDER, (1.9, 3.28), (2.5, 2.92), 14)
    half += curve((2.5, 2.92), (3.2, 2.55), (3.62, 1.35), 18) + curve((3.62, 1.35), (4.15, -0.3), CUFF[0], 34)
    half += cuff()[:-1] + curve(CUFF[1], (3.1, -0.6), (2.72, 0.42), 32) + curve((2.72, 0.42), (2.6, 0.72), (2.56, 0.3), 6)
    half += curve((2.56, 0.3), (2.56, -1.6), (SIDE, HEM), 36) + curve((SIDE, HEM), (1.3, HEM), (0, HEM), 25) + [(0, HEM)]
    return half + [(-x, y) for x, y in half[1:-1]][::-1]


def cuff():
    middle = [(a + b) / 2 for a, b in zip(*CUFF)]
    return curve(CUFF[0], middle, CUFF[1], 9) + [CUFF[1]]


def seam(x, y):
    x = abs(x)
    on_neck = x < SHOULDER[0] - 1e-4 and y > 2
    on_hem = x < SIDE - 1e-4 and y < HEM + 1e-4
    return not (on_neck or on_hem or near(cuff()[1:-1], x, y))


def hood():
    """The front of it around its opening, and its inside behind that."""
    outer, inner = both_halves(HOOD), both_halves(OPENING)
    rows = 21
    vertices, away = [], []
    for (ox, oy), (ix, iy) in zip(outer, inner):
        high = 0.44 * min(1.0, max(0.0, (4.0 - oy) / 1.2))
        wide = math.hypot(ox - ix, oy - iy)
        for s in np.linspace(0, 1, rows):
            fabric = 0.16 * (1 - math.exp(-s / 0.16)) + 0.10 * math.exp(-(((s - 0.88) / 0.1) ** 2)) - 0.22 * max(0.0, s - 0.93) / 0.07
            fold = 0.07 * math.sin(3.1 * oy + 4 * s + 2.4 * ox * ox) * math.sin(math.pi * s) * min(1.0, wide)
            vertices.append((ox + (ix - ox) * s, oy + (iy - oy) * s, high * (1 - s) + 0.20 * s + fabric * min(1.0, 0.5 + wide) + fold))
            away.append((1 - s) * wide)
    front = mesh("hood", vertices, grid_faces(len(outer), rows), printable(stitched_cotton(), uv="none", tint=True))
    layer = front.data.uv_layers.new(name="hem")
    for loop in front.data.loops:
        layer.data[loop.index].uv = (away[loop.vertex_index], 0)
    middle = np.array((0, 4.2))
    bowl = []
    for place in inner:
        for r in np.linspace(0, 1.2, 9):
            bowl.append((*(middle + (np.array(place) - middle) * r), 0.06 + 0.16 * r * r + 0.03 * math.sin(4 * place[1] + 6 * r) * r * (1.2 - r)))
    inside = mesh("hood inside", bowl, grid_faces(len(inner), 9), printable(stitched_cotton(), uv="none", tint=True))
    tube("seam", [(0, y, 0.07 + 0.16 * ((y - 4.2) / 1.22) ** 2) for y in np.linspace(3.2, 5.4, 14)], 0.014, inside.data.materials[0])
    thicken(front, 0.05, 0)
    subdivide(front, 2)
    subdivide(inside, 1)


def both_halves(half):
    points = []
    for a, b, c in zip([half[0], *half[:-1]], half, [*half[1:], half[-1]]):
        start, end = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)
        points += curve(start, b, end, 7)
    points.append(half[-1])
    return points + [(-x, y) for x, y in points[:-1]][::-1]


def pocket(draped):
    narrow, wide, top, slant, bottom = POCKET
    columns, rows = 61, 41
    vertices, away = [], []
    for u in np.linspace(-1, 1, columns):
        for y in np.linspace(bottom, top, rows):
            rising = min(1.0, max(0.0, (y - slant) / (top - slant)))
            half = wide + (narrow - wide) * rising
            gap = 0.03 + 0.06 * math.sin(math.pi * rising) * abs(u) ** 8 + 0.015 * abs(u) ** 30
            vertices.append(tuple(draped.at(u * half, y) + Vector((0, 0, gap))))
            away.append(min((1 - abs(u)) * half + 0.08, y - bottom + 0.14, top - y + 0.14))
    thing = mesh("pocket", vertices, grid_faces(columns, rows), printable(stitched_cotton(), uv="none", tint=True))
    layer = thing.data.uv_layers.new(name="hem")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = (away[loop.vertex_index], 0)
    thicken(thing, 0.045, 0)
    subdivide(thing, 1)


def cord(draped, sign):
    cotton = principled("cord", linear("#efebe3"), rough=0.9, specular=0.1)
    metal = principled("eyelet", linear("#bdbdbb"), rough=0.3, metallic=1)
    body = draped.at(sign * 0.3, 2.0).z + 0.05
    path = [(0.20, 3.06, body - 0.06), (0.215, 2.98, body + 0.13), (0.24, 2.86, body + 0.17), (0.28, 2.7, body + 0.15), (0.32, 2.55, body + 0.06)]
    path += [(0.34 + 0.07 * math.sin(2.2 * t), 2.42 - 0.26 * t, body) for t in np.linspace(0, 1, 5)]
    path = [(sign * x, y, z) for x, y, z in path]
    lathe("eyelet", [(0.05, 0), (0.085, 0), (0.085, 0.02), (0.05, 0.02)], metal, 32).location = (sign * 0.205, 3.02, body + 0.07)
    tube("cord", path, 0.042, cotton)
    tube("tip", path[-2:] + [tuple(np.array(path[-1]) + (np.array(path[-1]) - np.array(path[-2])) * 0.6)], 0.05, metal)
