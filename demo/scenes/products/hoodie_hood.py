"""The hood of a hoodie that lies: its two edges cross at the neck, its inside is seen behind them; and its cords."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from geometry import grid_faces, lathe, mesh, subdivide, thicken, tube
from materials import WHITE, bump, coordinates, linear, principled, printable, threads
from pattern import distances, fold, inside
from stitches import fleece, shade

# Of the half that lies below, from its end at the neck to the middle of the top: outer line and edge of the opening.
OUTER = [(0.46, 2.76), (0.10, 2.66), (-0.38, 2.70), (-0.80, 2.97), (-1.08, 3.36), (-1.50, 3.58), (-1.80, 3.98), (-1.80, 4.52), (-1.56, 5.02), (-0.95, 5.38), (0, 5.42)]
OPENING = [(0.42, 2.80), (0.12, 2.97), (-0.20, 3.22), (-0.52, 3.52), (-0.85, 3.84), (-1.10, 4.14), (-1.25, 4.46), (-1.22, 4.78), (-0.98, 5.0), (-0.52, 5.06), (0, 4.98)]
EDGE = [0.36, 0.46, 0.52, 0.54, 0.55, 0.56, 0.56, 0.54, 0.50, 0.47, 0.46]  # its height
AT_NECK = 4  # how many of them lie on the neck's seam
FOLDS = [((1.08, 3.42, 1.3, 4.7), 0.162, 0.15), ((0.72, 2.95, 1.1, 3.95), 0.121, 0.14), ((1.4, 3.62, 1.68, 4.7), 0.149, 0.13)]
FOLDS += [((1.75, 4.6, 1.05, 5.2), 0.149, 0.13), ((0.95, 5.25, 0.15, 5.12), 0.135, 0.12), ((0.05, 5.4, 0.3, 5.0), 0.108, 0.12), ((0.35, 2.8, 0.7, 3.45), 0.081, 0.1)]
INSIDE_FOLDS = [((0.25, 3.35, 0.75, 4.7), 0.10, 0.18), ((-0.3, 3.4, -0.95, 4.4), 0.11, 0.17), ((-0.15, 4.0, -0.5, 5.0), 0.08, 0.16)]
INSIDE_FOLDS += [((0.95, 4.0, 1.15, 4.75), 0.07, 0.14), ((0.3, 4.75, 0.95, 4.95), 0.06, 0.12)]


def hood(below):
    """`below`: the height of the body at a place. Returns the height of body and hood."""
    on_neck = [1.0 if k <= AT_NECK else 0.0 for k in range(len(EDGE))]
    outer, opening, edge, on_neck = (both_halves(values) for values in (OUTER, OPENING, EDGE, on_neck))
    rows = 22
    along = np.linspace(0, 1, len(outer))
    vertices, seams = [], []
    for t, o, i, high, neck in zip(along, outer, opening, edge, on_neck):
        o, i = o + unevenness(o), i + unevenness(i)
        neck = min(1.0, max(0.0, neck))
        foot = neck * (below(*o) - 0.02) + (1 - neck) * 0.02
        # The half that comes last lies upon the other.
        over = 0.10 * max(0.0, 1 - abs(t - 1) / 0.16)
        wide = float(np.linalg.norm(o - i))
        for s in np.linspace(0, 1, rows):
            x, y = o + (i - o) * s
            puffed = 0.10 * min(1.0, wide / 0.5) * (1 - math.exp(-s * wide / 0.09)) * (1 - s) ** 0.4
            rolled = -0.10 * max(0.0, 1 - (1 - s) * wide / 0.07) ** 2
            z = foot + (high - foot) * (0.35 * (1 - math.exp(-s * wide / 0.12)) + 0.65 * s) + puffed + rolled + over * min(1.0, 3 * s)
            z += folds_at(x, y, both_sides(FOLDS)) * math.sin(math.pi * min(1.0, s + 0.05)) * min(1.0, wide / 0.4)
            vertices.append((x, y, z))
            from_edge = (1 - s) * wide
            seams.append((from_edge - 0.13, s * wide if neck > 0.5 else 9.0))
    faces = grid_faces(len(outer), rows)
    front = cloth("hood", vertices, faces, seams)
    thicken(front, 0.06, 0)
    lining(outer, opening)
    tree = BVHTree.FromPolygons([Vector(place) for place in vertices], faces)
    return Surface(tree, below), np.array(vertices).reshape(len(outer), rows, 3)


class Surface:
    def __init__(self, tree, below):
        self.tree, self.below = tree, below

    def __call__(self, x, y):
        hit = self.tree.ray_cast(Vector((x, y, 9)), Vector((0, 0, -1)))[0]
        return max(hit.z, self.below(x, y)) if hit else self.below(x, y)


def lining(outer, opening):
    """Seen through the opening: two halves with a seam, in soft folds."""
    rim = opening + (outer - opening) * 0.45
    lap = int(len(opening) * 0.09)
    hole = opening[lap : len(opening) - lap]
    columns, rows = 97, 85
    vertices, seams, kept = [], [], []
    for x in np.linspace(-1.75, 1.75, columns):
        for y in np.linspace(3.02, 5.55, rows):
            deep = float(distances(hole, x, y).min()) * (1 if inside(hole, x, y) else -1)
            middle = 0.05 * math.sin(2.2 * y)
            z = 0.10 + 0.34 * math.exp(-max(0.0, deep) / 0.3) - 0.5 * max(0.0, -deep)
            z += folds_at(x, y, INSIDE_FOLDS) * min(1.0, max(0.0, deep) / 0.25)
            z += 0.03 * math.exp(-(((x - middle) / 0.05) ** 2)) - 0.03 * math.exp(-(((x - middle) / 0.018) ** 2))
            vertices.append((x, y, max(0.03, z)))
            seams.append((abs(x - middle), abs(x - middle)))
            kept.append(inside(rim, x, y))
    faces = [face for face in grid_faces(columns, rows) if all(kept[k] for k in face)]
    shade(cloth("hood inside", vertices, faces, seams).data.materials[0], 0.15)
    tape()


def tape():
    """Over the seam of the back neck."""
    woven = principled("tape", WHITE, rough=0.9, specular=0.1)
    bump(woven, threads(woven, coordinates(woven, "Object"), 24, "X"), 0.5, 0.01)
    line = [(x, 3.34 - 0.06 * math.cos(2 * x)) for x in np.linspace(-0.55, 0.55, 24)]
    vertices = [(x, y + off, 0.30 + 0.02 * math.cos(4 * off)) for x, y in line for off in np.linspace(-0.06, 0.06, 5)]
    thicken(mesh("tape", vertices, grid_faces(len(line), 5), printable(woven, uv="none", tint=True)), 0.02, 0)


def cord(surface, strip, sign, lying):
    """`lying`: its places after the eyelet, which sits in the edge's casing."""
    cotton = principled("cord", linear("#e9e4da"), rough=0.9, specular=0.1)
    bump(cotton, threads(cotton, coordinates(cotton, "Object", (1, 1, 1)), 9, "Y"), 0.8, 0.02)
    metal = principled("eyelet", linear("#b9b8b4"), rough=0.28, metallic=1)
    column = strip[round(len(strip) * (0.115 if sign < 0 else 0.885))]
    away = np.linalg.norm(column[:, :2] - column[-1, :2], axis=1)
    hole = column[int(np.argmin(abs(away - 0.13)))]
    ring = lathe("eyelet", [(0.045, 0), (0.05, 0.025), (0.07, 0.03), (0.088, 0.012), (0.088, -0.02)], metal, 32)
    ring.location = (*hole[:2], hole[2] + 0.025)
    points = through([hole[:2], *((sign * x, y) for x, y in lying)], 8)
    lowest = np.array([surface(*place) for place in points]) + 0.06
    heights = lowest.copy()
    for _ in range(8):
        heights[1:-1] = np.maximum(lowest[1:-1], 0.25 * heights[:-2] + 0.5 * heights[1:-1] + 0.25 * heights[2:])
    heights[0] = hole[2] - 0.02
    path = [(*place, z) for place, z in zip(points, heights)]
    tube("cord", path, 0.038, cotton)
    end = np.array(path[-1])
    along = end - np.array(path[-3])
    along /= np.linalg.norm(along)
    tube("tip", [tuple(end + along * far) for far in (-0.03, 0.06, 0.14, 0.22)], 0.048, metal)


def cloth(name, vertices, faces, seams):
    thing = mesh(name, vertices, faces, fleece(uv="none"))
    layer = thing.data.uv_layers.new(name="seam")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = seams[loop.vertex_index]
    subdivide(thing, 1)
    return thing


def unevenness(place):
    x, y = place
    return min(1.0, max(0.0, y - 3.2)) * np.array((0.06 * math.sin(2.3 * y + 1.7 * x), 0.06 * math.sin(2.9 * x - y)))


def both_sides(folds):
    """A little different on the left."""
    return folds + [((-x0 * 1.03, y0 + 0.05, -x1 * 0.95, y1 - 0.1), rise * 1.15, width * 0.9) for (x0, y0, x1, y1), rise, width in folds]


def folds_at(x, y, folds):
    return sum(float(fold(x, y, line, rise, width)) for line, rise, width in folds)


def both_halves(half):
    """Of places or plain values: through them, and back on the other side."""
    points = through(half, 9)
    mirrored = points[:-1][::-1] * ((-1, 1) if points.ndim > 1 else 1)
    return np.concatenate([points, mirrored])


def through(points, steps):
    """A curve through places or values."""
    points = np.array(points, float)
    last = len(points) - 1
    curve = []
    for k in range(last):
        a, b, c, d = (points[max(0, min(last, k + step))] for step in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, steps, endpoint=False):
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.array([*curve, points[-1]])
