"""The cut of a T-shirt, flat: front and back panel as triangle meshes. Units of 10 cm, origin at the chest."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

SHOULDER = (0.92, 3.55)
HEM = -3.70
SLEEVE_END = ((3.85, 1.75), (2.815, 0.60))
NECK, SEAM, OPEN = 0, 1, 2
STEP = 0.105


def curve(a, b, c, count):
    """Quadratic Bezier without its last point."""
    a, b, c = np.array(a), np.array(b), np.array(c)
    return [tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c) for t in np.linspace(0, 1, count, endpoint=False)]


def outline(front):
    """Right half from neck to hem, mirrored; with the kind of edge that starts at each point."""
    depth = 2.72 if front else 3.36
    neck = curve((0, depth), (0.78, depth), SHOULDER, 14)
    side = curve(SHOULDER, (1.7, 3.42), (2.35, 3.10), 14)
    side += curve((2.35, 3.10), (2.75, 2.80), SLEEVE_END[0], 20)
    side += curve(SLEEVE_END[0], (3.34, 1.16), SLEEVE_END[1], 16)
    side += curve(SLEEVE_END[1], (2.6, 0.82), (2.48, 0.86), 6)
    side += curve((2.48, 0.86), (2.44, 0.2), (2.44, -0.4), 13)
    side += curve((2.44, -0.4), (2.44, -2.2), (2.5, -3.62), 30)
    hem = curve((2.5, -3.62), (1.4, HEM), (0, HEM), 24) + [(0, HEM)]
    half = neck + side + hem
    kinds = [NECK] * len(neck) + [SEAM] * len(side) + [OPEN] * len(hem)
    mirrored = [(-x, y) for x, y in half[1:-1]][::-1]
    return half + mirrored, kinds + kinds[1:-1][::-1]


def panel(front):
    """(points, triangles, number of outline points, kinds)."""
    border, kinds = outline(front)
    edge = np.array(border)
    random = np.random.default_rng(2)
    inner = []
    y, row = HEM, 0
    while y < 3.6:
        x = -4.2 + (row % 2) * STEP / 2
        while x < 4.2:
            if inside(edge, x, y) and np.min(np.hypot(edge[:, 0] - x, edge[:, 1] - y)) > STEP * 0.6:
                inner.append((x + random.normal(0, 0.006), y + random.normal(0, 0.006)))
            x += STEP
        y += STEP * 0.866
        row += 1
    count = len(border)
    points = [Vector(p) for p in border + inner]
    edges = [(i, (i + 1) % count) for i in range(count)]
    points, _, triangles, _, _, _ = delaunay_2d_cdt(points, edges, [list(range(count))], 1, 1e-5)
    return [tuple(p) for p in points], [tuple(t) for t in triangles], count, kinds


def inside(edge, x, y):
    within = False
    previous = edge[-1]
    for corner in edge:
        if (corner[1] > y) != (previous[1] > y):
            crossing = (previous[0] - corner[0]) * (y - corner[1]) / (previous[1] - corner[1]) + corner[0]
            within ^= x < crossing
        previous = corner
    return within


def distance_to_hem(x, y):
    """To the lower hem or a sleeve's end, whichever is nearer."""
    (ax, ay), (bx, by) = SLEEVE_END
    length = np.hypot(bx - ax, by - ay)
    sleeve = abs((bx - ax) * (y - ay) - (by - ay) * (abs(x) - ax)) / length if abs(x) > 2.3 and y > 0.4 else 9.0
    return min(sleeve, y - HEM)


class Shirt:
    """Both panels sewn into one list of vertices: seams are shared, necks and hems are not."""

    def __init__(self):
        self.front, front_faces, self.front_border, self.front_kinds = panel(True)
        self.back, back_faces, self.back_border, self.back_kinds = panel(False)
        self.flat = []
        shared = {}
        for i, (x, y) in enumerate(self.front):
            on_seam = i < self.front_border and self.front_kinds[i] == SEAM
            if on_seam:
                shared[(round(x, 4), round(y, 4))] = i
            self.flat.append((x, y, 0.0 if on_seam else 0.07))
        self.back_index = []
        for i, (x, y) in enumerate(self.back):
            on_seam = i < self.back_border and self.back_kinds[i] == SEAM
            index = shared.get((round(x, 4), round(y, 4))) if on_seam else None
            if index is None:
                index = len(self.flat)
                self.flat.append((x, y, -0.07))
            self.back_index.append(index)
        self.front_faces = len(front_faces)
        self.faces = front_faces + [tuple(self.back_index[k] for k in face[::-1]) for face in back_faces]

    def neck_ring(self):
        """Indices once around the neck: front from left to right, back from right to left."""
        front = sorted((i for i in range(self.front_border) if self.front_kinds[i] == NECK), key=lambda i: self.front[i][0])
        seams = [i for i in range(self.front_border) if self.front_kinds[i] == SEAM]
        right = [i for i in seams if self.front[i][0] > 0][0]
        left = [i for i in seams if self.front[i][0] < 0][-1]
        back = sorted((i for i in range(self.back_border) if self.back_kinds[i] == NECK), key=lambda i: -self.back[i][0])
        return [left] + front + [right] + [self.back_index[i] for i in back]
