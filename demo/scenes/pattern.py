"""Cuts of cloth: triangles inside an outline, folds, and places on the cloth after it has been draped."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform, delaunay_2d_cdt


def cut(border, step, seed=2, ring=False):
    """(points, triangles); the outline's points come first. `ring`: a row of points follows the outline, so that what rises
    beside a seam does so alike along all of it."""
    edge = np.array(border)
    row_beside = beside(edge, step * 0.85) if ring else []
    free = step * (1.45 if ring else 0.6)
    random = np.random.default_rng(seed)
    inner = []
    low, high = edge.min(0), edge.max(0)
    for row, y in enumerate(np.arange(low[1], high[1], step * 0.866)):
        for x in np.arange(low[0] + (row % 2) * step / 2, high[0], step):
            if inside(edge, x, y) and np.min(distances(edge, x, y)) > free:
                inner.append((x + random.normal(0, step * 0.06), y + random.normal(0, step * 0.06)))
    count = len(border)
    points = [Vector(p) for p in list(border) + row_beside + inner]
    edges = [(i, (i + 1) % count) for i in range(count)]
    points, _, triangles, _, _, _ = delaunay_2d_cdt(points, edges, [list(range(count))], 1, 1e-5)
    return [tuple(p) for p in points], [tuple(t) for t in triangles]


def beside(edge, distance):
    """Places within, as far from the outline; none where its corners leave no room."""
    along = np.roll(edge, -1, 0) - np.roll(edge, 1, 0)
    normal = np.stack([-along[:, 1], along[:, 0]], 1) / np.maximum(np.linalg.norm(along, axis=1), 1e-9)[:, None]
    area = np.sum(edge[:, 0] * np.roll(edge[:, 1], -1) - np.roll(edge[:, 0], -1) * edge[:, 1])
    places = edge + np.sign(area) * distance * normal
    return [(x, y) for x, y in places if inside(edge, x, y) and np.min(distances(edge, x, y)) > 0.9 * distance]


def curve(a, b, c, count):
    """Quadratic Bezier without its last point."""
    a, b, c = np.array(a), np.array(b), np.array(c)
    return [tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c) for t in np.linspace(0, 1, count, endpoint=False)]


def inside(edge, x, y):
    after = np.roll(edge, -1, 0)
    crossed = (edge[:, 1] > y) != (after[:, 1] > y)
    slope = np.where(crossed, after[:, 1] - edge[:, 1], 1)
    return bool(np.sum(crossed & (x < (after[:, 0] - edge[:, 0]) * (y - edge[:, 1]) / slope + edge[:, 0])) % 2)


def distances(edge, x, y):
    """To each length of the outline."""
    along = np.roll(edge, -1, 0) - edge
    from_start = np.array((x, y)) - edge
    t = np.clip((from_start * along).sum(1) / np.maximum((along**2).sum(1), 1e-12), 0, 1)
    return np.linalg.norm(from_start - along * t[:, None], axis=1)


def fold(x, y, line, height, width):
    """How much places rise by a fold along a line (its ends' coordinates): a ridge that is steeper on one side, a valley beside it."""
    x0, y0, x1, y1 = line
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    along = np.clip(((x - x0) * dx + (y - y0) * dy) / length**2, 0, 1)
    bent = 0.10 * np.sin(math.pi * along)
    aside = ((x - x0) * dy - (y - y0) * dx) / length + bent
    wide = width * (0.7 + 0.6 * along)
    ridge = np.exp(-(np.where(aside > 0, aside / wide, aside / (wide * 0.55)) ** 2))
    valley = 0.45 * np.exp(-(((aside - 1.7 * wide) / (wide * 1.1)) ** 2))
    return height * np.sin(math.pi * along) ** 0.7 * (ridge - valley)


class Sewn:
    """Front and back in one list of vertices: the points of their outlines for which `seam(index)` holds are shared."""

    def __init__(self, front, back, seam, step, gap=0.03, ring=False):
        front_points, self.front_triangles = cut(front, step, ring=ring)
        back_points, back_triangles = cut(back, step, seed=3, ring=ring)
        shared = {(round(x, 4), round(y, 4)): i for i, (x, y) in enumerate(front[: len(front)]) if seam(x, y)}
        self.flat = list(front_points)
        self.vertices = [(x, y, 0.0 if (round(x, 4), round(y, 4)) in shared else gap) for x, y in front_points]
        index = []
        for i, (x, y) in enumerate(back_points):
            known = shared.get((round(x, 4), round(y, 4))) if i < len(back) else None
            if known is None:
                known = len(self.flat)
                self.flat.append((x, y))
                self.vertices.append((x, y, -gap))
            index.append(known)
        self.front_count = len(front_points)
        self.faces = self.front_triangles + [tuple(index[k] for k in triangle[::-1]) for triangle in back_triangles]


class Draped:
    """Finds where a place of the flat cut has come to lie."""

    def __init__(self, flat, triangles, places):
        self.flat = [Vector((x, y, 0)) for x, y in flat]
        self.triangles = triangles
        self.places = [Vector(place) for place in places]
        self.tree = BVHTree.FromPolygons(self.flat, triangles)

    def at(self, x, y):
        near, _, index, _ = self.tree.find_nearest(Vector((x, y, 0)))
        triangle = self.triangles[index]
        return barycentric_transform(near, *[self.flat[i] for i in triangle], *[self.places[i] for i in triangle])
