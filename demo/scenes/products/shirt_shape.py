"""The shape of a T-shirt as it is sewn: front, back and two set-in sleeves, all quads. Units of 10 cm, origin at the chest."""
import math

import numpy as np

NECK, TIP, ARMPIT, HEM = (0.93, 3.46), (2.06, 2.98), (2.28, 1.05), -3.72
FRONT_NECK, BACK_NECK = 2.74, 3.27
COLUMNS, ROWS, ALONG = 64, 76, 24
SLEEVE = 2.05
# Of the middle of the chest, where the flat cut has its origin too.
HEIGHT = 0.75

# Half widths and depths by height.
WIDTH = [(-3.9, 2.40), (-3.0, 2.38), (-1.6, 2.29), (-0.4, 2.23), (0.5, 2.24), (1.05, 2.28), (2.0, 2.42), (3.0, 2.52), (3.6, 2.52)]
FRONT = [(-3.9, 0.98), (-2.0, 0.96), (-0.5, 0.97), (0.8, 1.02), (1.5, 1.02), (2.2, 0.94), (2.75, 0.80), (3.5, 0.62)]
BACK = [(-3.9, 0.94), (-2.0, 0.88), (-0.5, 0.82), (0.8, 0.88), (1.8, 0.94), (2.6, 0.84), (3.27, 0.60), (3.6, 0.52)]
ARMHOLE = [(1.05, 2.28), (1.16, 2.10), (1.38, 1.97), (1.75, 1.87), (2.2, 1.85), (2.6, 1.93), (2.98, 2.06)]


def smooth_steps(table, at):
    """Monotone between the pairs of a table, without corners."""
    x, y = np.array(table).T
    slopes = np.gradient(y, x)
    i = np.clip(np.searchsorted(x, at) - 1, 0, len(x) - 2)
    step = x[i + 1] - x[i]
    t = np.clip((at - x[i]) / step, 0, 1)
    return (
        y[i] * (2 * t**3 - 3 * t**2 + 1)
        + slopes[i] * step * (t**3 - 2 * t**2 + t)
        + y[i + 1] * (3 * t**2 - 2 * t**3)
        + slopes[i + 1] * step * (t**3 - t**2)
    )


def shoulder(x):
    """Height of the shoulder seam, and of the neck that would go on from it."""
    x = np.abs(x)
    slope = (NECK[1] - TIP[1]) / (TIP[0] - NECK[0])
    return np.where(x > NECK[0], NECK[1] - slope * (x - NECK[0]), NECK[1] + 1.1 * (NECK[0] - x))


def depth(x, z, table, widths=WIDTH):
    """How far cloth is from the plane of the side seams."""
    across = np.clip(np.abs(x) / smooth_steps(widths, z), 0, 1)
    up = np.clip((z - shoulder(x) + 1.0) / 1.0, 0, 1)
    return smooth_steps(table, z) * (1 - across**2.5) ** (1 / 2.5) * (1 - up**2.2) ** (1 / 2.2)


def edge(z):
    """Half the width of a panel: to its side seam, above to its armhole."""
    return np.where(z > ARMPIT[1], smooth_steps(ARMHOLE, z), smooth_steps(WIDTH, z))


def unrolled(places, table):
    """Where places of a panel lie in its flat cut."""
    x, z = places[:, :1], places[:, 2:]
    t = np.linspace(0, 1, 24)
    xs, zs = x * t, HEIGHT + (z - HEIGHT) * t
    across = np.hypot(np.diff(xs), np.diff(depth(xs, z + 0 * t, table))).sum(1)
    up = np.hypot(np.diff(zs), np.diff(depth(0 * t, zs, table))).sum(1)
    return np.stack([np.sign(x[:, 0]) * across, HEIGHT + np.sign(z[:, 0] - HEIGHT) * up], 1)


class Shirt:
    """`angle`: of the sleeves below the horizontal, in degrees."""

    def __init__(self, angle):
        self.places, self.faces = [], []
        front = self.panel(True)
        self.front_faces = len(self.faces)
        back = self.panel(False, front)
        self.torso_faces = len(self.faces)
        self.neck_ring = [*front[self.neck, -1], *back[self.neck, -1][::-1][1:-1]]
        first, last = self.neck[[0, -1]]
        self.back_neck = back[first : last + 1, -1]
        self.shoulders = [front[: first + 1, -1], front[last:, -1]]
        self.hems = [np.concatenate([front[:, 0], back[:, 0][::-1]])]
        self.armholes = []
        for side, column in ((1, -1), (-1, 0)):
            ring = [*front[column, self.armpit_row :], *back[column, self.armpit_row :][::-1][1:-1]]
            self.armholes.append(ring)
            self.sleeve(side, ring, angle)
        self.places = np.array(self.places)
        self.flat = np.full((len(self.places), 2), 9.0)
        for panel, table in ((back, BACK), (front, FRONT)):
            self.flat[panel.ravel()] = unrolled(self.places[panel.ravel()], table)

    def add(self, place):
        self.places.append(place)
        return len(self.places) - 1

    def distance(self, lines):
        """From each vertex to the nearest of some lines of vertices."""
        nearest = np.full(len(self.places), 9.0)
        for line in lines:
            for a, b in zip(self.places[line[:-1]], self.places[line[1:]]):
                along = b - a
                t = np.clip((self.places - a) @ along / max(1e-9, along @ along), 0, 1)
                nearest = np.minimum(nearest, np.linalg.norm(self.places - a - t[:, None] * along, axis=1))
        return nearest

    def panel(self, in_front, shared=None):
        """Indices by column and row; the other panel's are taken along side seams and shoulders."""
        s = np.linspace(-1, 1, COLUMNS + 1)
        corner = 0.455
        self.neck = np.flatnonzero(np.abs(s) < corner + 1e-6)
        nearest = self.neck[[0, -1]]
        s[nearest] = (-corner, corner)
        lowest = FRONT_NECK if in_front else BACK_NECK
        t_armpit = (ARMPIT[1] - HEM) / (TIP[1] - HEM)
        below = round(ROWS * t_armpit)
        t = np.concatenate([np.linspace(0, t_armpit, below, endpoint=False), np.linspace(t_armpit, 1, ROWS - below + 1)])
        self.armpit_row = below
        table = FRONT if in_front else BACK
        index = np.zeros((COLUMNS + 1, ROWS + 1), int)
        for i, across in enumerate(s):
            top = self.top(across, corner, lowest)
            bottom = HEM - 0.05 * (1 - across**2)
            for j, up in enumerate(t):
                on_seam = (abs(across) == 1 and j <= below) or (j == ROWS and abs(across) >= corner - 1e-9)
                if on_seam and shared is not None:
                    index[i, j] = shared[i, j]
                    continue
                z = bottom + (top[1] - bottom) * up
                wide = smooth_steps(WIDTH, z)
                reach = math.asin(min(1, float(edge(z) / wide)))
                x = float(wide * math.sin(across * reach))
                # Towards the top the columns turn to their places on neck and shoulder.
                late = max(0.0, (up - 0.55) / 0.45) ** 2
                x += (top[0] - x) * late * (1 if abs(across) < 1 else 0)
                y = float(depth(x, z, table))
                if on_seam:
                    y = 0.0
                index[i, j] = self.add((x, -y if in_front else y, z))
        for i in range(COLUMNS):
            for j in range(ROWS):
                quad = (index[i, j], index[i + 1, j], index[i + 1, j + 1], index[i, j + 1])
                self.faces.append(quad if in_front else quad[::-1])
        return index

    def top(self, across, corner, lowest):
        """Where a column ends, (x, z)."""
        sign, far = math.copysign(1, across), abs(across)
        if far >= corner:
            t = (far - corner) / (1 - corner)
            return sign * (NECK[0] + (TIP[0] - NECK[0]) * t), NECK[1] + (TIP[1] - NECK[1]) * t
        angle = far / corner * math.pi / 2
        return sign * NECK[0] * math.sin(angle), lowest + (NECK[1] - lowest) * (1 - math.cos(angle) ** 0.9)

    def sleeve(self, side, ring, angle):
        start = np.array([self.places[i] for i in ring])
        steps = np.linalg.norm(np.roll(start, -1, 0) - start, axis=1)
        turn = 2 * math.pi * np.concatenate([[0], np.cumsum(steps)[:-1]]) / steps.sum()
        a = math.radians(angle)
        axis = np.array([side * math.cos(a), -0.10, -math.sin(a)])
        over = np.array([side * math.sin(a), 0, math.cos(a)])
        tip = np.array([side * TIP[0], 0, TIP[1]])
        radius, thick = 0.72, 0.54
        centre = tip + axis * SLEEVE - over * (radius + 0.02)
        shift = -0.10 * np.sin(turn) + 0.06 * np.cos(turn)
        end = centre - over * (radius * np.cos(turn))[:, None] - np.array([0, 1, 0]) * (thick * np.sin(turn))[:, None] + axis * shift[:, None]
        top = (0.5 - 0.5 * np.cos(turn))[:, None]
        out = np.array([side * 1.0, 0, -0.45]) * top + (axis * 0.9) * (1 - top)
        far = np.linalg.norm(end - start, axis=1)[:, None]
        first, second = start + out * far * 0.36, end - axis * far * 0.33
        index = np.zeros((len(ring), ALONG + 1), int)
        index[:, 0] = ring
        for j, t in enumerate(np.linspace(0, 1, ALONG + 1)[1:], 1):
            row = (1 - t) ** 3 * start + 3 * t * (1 - t) ** 2 * first + 3 * t * t * (1 - t) * second + t**3 * end
            for k, place in enumerate(row):
                index[k, j] = self.add(tuple(place))
        self.hems.append(np.append(index[:, ALONG], index[0, ALONG]))
        for k in range(len(ring)):
            following = (k + 1) % len(ring)
            for j in range(ALONG):
                quad = (index[k, j], index[following, j], index[following, j + 1], index[k, j + 1])
                self.faces.append(quad[::-1] if side > 0 else quad)
