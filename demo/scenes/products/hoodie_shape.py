"""A hoodie as it is cut (`cut`) and as it lies (`places`): front, back and two set-in sleeves, all quads, with ribs drawn in.
Units of 10 cm, x to the right, y to the hood, z up."""
import math

import numpy as np

from shirt_shape import smooth_steps

NECK, TIP, ARMPIT, BAND, HEM = (1.0, 3.42), (2.42, 3.0), (2.72, 0.75), -3.2, -3.85
FRONT_NECK, BACK_NECK = 2.7, 3.25
COLUMNS, ROWS, BAND_ROWS, ALONG, CUFF_ROWS = 72, 84, 8, 72, 9
CORNER, CUFF_WIDTH = 0.42, 0.84
# Half widths by height: as it lies, and as it is cut.
LYING = [(-3.85, 2.30), (-3.75, 2.35), (-3.5, 2.35), (-3.2, 2.37), (-3.05, 2.46), (-2.75, 2.58), (-2.2, 2.68), (-0.8, 2.7), (0.2, 2.68), (0.75, 2.72)]
CUT = [(-3.85, 2.34), (-3.2, 2.38), (-3.1, 2.55), (-2.8, 2.67), (-2.2, 2.72), (-0.8, 2.72), (0.2, 2.72), (0.75, 2.74)]
ARMHOLE = [(0.75, 2.72), (1.0, 2.56), (1.4, 2.42), (1.9, 2.34), (2.4, 2.34), (2.75, 2.38), (3.0, 2.42)]
# The sleeve's edges: how far along, x, y.
OUTER = [(0, 2.42, 3.0), (0.08, 2.83, 2.82), (0.25, 3.43, 1.95), (0.45, 3.86, 0.75), (0.62, 4.07, -0.4), (0.78, 4.1, -1.45)]
OUTER += [(0.88, 4.03, -2.12), (0.91, 3.95, -2.3), (1, 3.93, -2.94)]
INNER = [(0, 2.72, 0.75), (0.08, 2.79, 0.52), (0.25, 2.88, 0.08), (0.45, 2.96, -0.52), (0.62, 3.03, -1.1), (0.78, 3.06, -1.75)]
INNER += [(0.88, 3.04, -2.25), (0.91, 3.11, -2.42), (1, 3.12, -3.04)]
LIFT, ELBOW = 15, 13  # degrees that the sleeves are cut further up, and less bent, than they lie
LEFT_INWARD = 0.2  # how far the left cuff is from where it would mirror the right one
LONGER, WIDER = 1.09, 1.16  # the sleeves' cloth


class Hoodie:
    def __init__(self):
        self.places, self.cut, self.faces, self.rib = [], [], [], {}
        front = self.panel(1)
        self.front_faces = len(self.faces)
        back = self.panel(-1, front)
        self.body_faces = len(self.faces)
        self.front, self.layers = front, [(front[1:-1, 1:-1].ravel(), back[1:-1, 1:-1].ravel())]
        neck = np.flatnonzero(np.abs(self.across) < CORNER + 1e-6)
        self.neck = front[neck, -1]
        self.neck_ring = [*self.neck, *back[neck, -1][::-1][1:-1]]
        self.shoulders = [front[: neck[0] + 1, -1], front[neck[-1] :, -1]]
        self.band = [front[:, BAND_ROWS]]
        self.armholes, self.beside_armholes, self.cuffs, self.sleeves = [], [], [], []
        for sign, column in ((1, -1), (-1, 0)):
            self.armholes.append(front[column, self.armpit_row :])
            self.sleeve(sign, front[column, self.armpit_row :], back[column, self.armpit_row :])
            self.beside_armholes.append((front[column - sign, self.armpit_row :], self.sleeves[-1][1], back[column, self.armpit_row :]))
        self.places, self.cut = np.array(self.places), np.array(self.cut)

    def add(self, place, cut):
        self.places.append(place)
        self.cut.append(cut)
        return len(self.places) - 1

    def add_faces(self, grid, side):
        """Whose normals are up on the front, down on the back."""
        for i in range(grid.shape[0] - 1):
            for j in range(grid.shape[1] - 1):
                quad = (grid[i, j], grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1])
                a, b, c = (np.array(self.places[k][:2]) for k in (quad[0], quad[1], quad[3]))
                turned = (b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0]
                self.faces.append(quad if turned * side > 0 else quad[::-1])

    def panel(self, side, shared=None):
        """Indices by column and row; front and back share side seams, shoulders and the hem. `rib` keeps places on ribs."""
        self.across = np.linspace(-1, 1, COLUMNS + 1)
        for sign in (-1, 1):
            self.across[np.argmin(abs(self.across - sign * CORNER))] = sign * CORNER
        whole = TIP[1] - HEM
        armpit, band = (ARMPIT[1] - HEM) / whole, (BAND - HEM) / whole
        below = round(ROWS * armpit)
        up = np.concatenate([np.linspace(0, band, BAND_ROWS, endpoint=False), np.linspace(band, armpit, below - BAND_ROWS, endpoint=False)])
        up = np.concatenate([up, np.linspace(armpit, 1, ROWS - below + 1)])
        self.armpit_row = below
        index = np.zeros((COLUMNS + 1, ROWS + 1), int)
        for i, s in enumerate(self.across):
            top = self.top(s, FRONT_NECK if side > 0 else BACK_NECK)
            for j, t in enumerate(up):
                on_seam = (abs(s) == 1 and (j <= below or j == ROWS)) or j == 0 or (j == ROWS and abs(s) >= CORNER - 1e-9)
                if on_seam and shared is not None:
                    index[i, j] = shared[i, j]
                    continue
                y = HEM + whole * t
                late = max(0.0, (t - armpit) / (1 - armpit))
                above = y > ARMPIT[1]
                x = s * float(smooth_steps(ARMHOLE if above else LYING, y))
                cut_x = x if above else s * float(np.interp(y, *np.array(CUT).T))
                if abs(s) < 1:
                    x, cut_x = x + (top[0] - x) * late**2, cut_x + (top[0] - cut_x) * late**2
                    y += (top[1] - TIP[1]) * late
                z = 0.0 if on_seam else side * 0.04
                if j == ROWS and side > 0 and not on_seam:
                    z = 0.24 * (1 - (s / CORNER) ** 4)
                longer = 0.06 * max(0.0, -1.5 - max(y, BAND))
                index[i, j] = self.add((x, y, z), (cut_x, y - longer, z))
                if j <= BAND_ROWS:
                    self.rib[index[i, j]] = (s * LYING[2][1], 1 - j / BAND_ROWS)
        self.add_faces(index, side)
        return index

    def top(self, s, lowest):
        """Where a column ends."""
        sign, far = math.copysign(1, s), abs(s)
        if far >= CORNER:
            t = (far - CORNER) / (1 - CORNER)
            return sign * (NECK[0] + (TIP[0] - NECK[0]) * t), NECK[1] + (TIP[1] - NECK[1]) * t + 0.05 * math.sin(math.pi * t)
        angle = far / CORNER * math.pi / 2
        return sign * NECK[0] * math.sin(angle), lowest + (NECK[1] - lowest) * (1 - math.cos(angle))

    def sleeve(self, sign, front, back):
        armhole = np.array([self.places[k] for k in front])
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(armhole, axis=0), axis=1))])
        across = 1 - run / run[-1]  # 1 at the armpit, 0 at the shoulder
        straight = np.outer(1 - across, armhole[-1]) + np.outer(across, armhole[0])
        last = len(front) - 1
        grids = {1: np.zeros((ALONG + 1, last + 1), int), -1: np.zeros((ALONG + 1, last + 1), int)}
        grids[1][0], grids[-1][0] = front, back
        body = ALONG - CUFF_ROWS
        stations = np.concatenate([np.linspace(0, 0.91, body + 1), np.linspace(0.91, 1, CUFF_ROWS + 1)[1:]])
        for i, along in enumerate(stations[1:], 1):
            ends = [np.array([smooth_steps([row[:1] + row[k : k + 1] for row in table], along) for k in (1, 2)]) for table in (OUTER, INNER)]
            inward = LEFT_INWARD * max(0.0, (along - 0.5) / 0.5) ** 1.4 if sign < 0 else 0
            ends = [(end - (inward, 0)) * (sign, 1) for end in ends]
            bend = max(0.0, 1 - along / 0.4) ** 1.5
            for side, grid in grids.items():
                for j, q in enumerate(across):
                    shared = j in (0, last) or i == ALONG
                    if shared and side < 0:
                        grid[i, j] = grids[1][i, j]
                        continue
                    place = ends[0] * (1 - q) + ends[1] * q + (armhole[j] - straight[j])[:2] * bend
                    cut = self.cut_of(place, armhole[j][:2], ends, along, sign)
                    z = 0.0 if shared else side * 0.04
                    grid[i, j] = self.add((*place, z), (*cut, z))
                    if i >= body:
                        self.rib[grid[i, j]] = (q * CUFF_WIDTH, (i - body) / CUFF_ROWS)
        for side, grid in grids.items():
            self.add_faces(grid, side)
        self.layers.append((grids[1][1:-1, 1:-1].ravel(), grids[-1][1:-1, 1:-1].ravel()))
        self.sleeves.append(grids[1])
        self.cuffs.append(grids[1][body])

    def cut_of(self, place, start, ends, along, sign):
        """Longer and, except for the cuff, wider than it lies; turned up about the shoulder."""
        middle = (ends[0] + ends[1]) / 2
        wide = 1 + (WIDER - 1) * min(1.0, along / 0.3) if along < 0.91 - 1e-6 else 1.0
        cut = start + (middle + (place - middle) * wide - start) * LONGER
        angle = math.radians(LIFT * sign * min(1.0, along / 0.3))
        tip = np.array((sign * TIP[0], TIP[1]))
        elbow = np.array((sign * 3.5, -0.7))
        cut = elbow + turned(cut - elbow, math.radians(ELBOW * sign * min(1.0, max(0.0, (along - 0.5) / 0.12))))
        return tip + turned(cut - tip, angle)

    def distance(self, lines):
        """From each vertex, as it lies, to the nearest of some lines of vertices."""
        places = self.places[:, :2]
        nearest = np.full(len(places), 9.0)
        for line in lines:
            for a, b in zip(places[line[:-1]], places[line[1:]]):
                along = b - a
                t = np.clip((places - a) @ along / max(1e-9, along @ along), 0, 1)
                nearest = np.minimum(nearest, np.linalg.norm(places - a - t[:, None] * along, axis=1))
        return nearest


def turned(vector, angle):
    x, y = vector
    return np.array((x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)))
