"""A 380 x 260 mm jigsaw of 96 pieces on a table, its last corner still to be laid."""
import math

import numpy as np

from desk import daylight, look_down, table
from geometry import mesh, smooth_profile
from materials import WHITE, linear, principled, printable
from slab import band, inside

PRINT = {"side": "front", "print": {"width": 380, "height": 260}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "jigsaw-table"}

WIDTH, HEIGHT, THICK = 3.8, 2.6, 0.026
COLUMNS, ROWS = 12, 8
GAP, ROUNDED = 0.0018, 0.007
KNOB = [(0, 0), (0.18, -0.012), (0.36, -0.02), (0.42, 0.03), (0.395, 0.10), (0.375, 0.165), (0.425, 0.225), (0.5, 0.245)]
# Pieces not laid yet: column, row, then where their middle lies and by how many degrees they are turned.
LOOSE = {
    (11, 0): (2.28, -1.30, 38),
    (10, 0): (1.62, -1.86, -24),
    (11, 1): (2.36, -0.62, 105),
    (9, 0): (0.86, -1.78, 12),
}


def build():
    table(turn=4)
    daylight()
    jigsaw()
    look_down((0.08, -0.26, 0), 5.4, aside=0.5)


def jigsaw():
    paper = printable(principled("paper", WHITE, rough=0.42, specular=0.45))
    board = principled("board", linear("#b3a693"), rough=0.9)
    random = np.random.default_rng(12)
    along, up = seams(random)
    for column in range(COLUMNS):
        for row in range(ROWS):
            outline = np.array(
                along[column, row] + up[column + 1, row] + along[column, row + 1][::-1] + up[column, row][::-1]
            )
            piece(outline[distinct(outline)], (column, row), paper, board, random)


def seams(random):
    """The lines between the pieces, from left to right and from bottom to top, each from one corner to the next."""
    corners = np.array([[(c * WIDTH / COLUMNS, r * HEIGHT / ROWS) for r in range(ROWS + 1)] for c in range(COLUMNS + 1)])
    corners[1:-1, 1:-1] += random.normal(0, 0.006, corners[1:-1, 1:-1].shape)
    corners -= (WIDTH / 2, HEIGHT / 2)
    along, up = {}, {}
    for c in range(COLUMNS + 1):
        for r in range(ROWS + 1):
            if c < COLUMNS:
                along[c, r] = seam(corners[c, r], corners[c + 1, r], 0 < r < ROWS, random)
            if r < ROWS:
                up[c, r] = seam(corners[c, r], corners[c, r + 1], 0 < c < COLUMNS, random)
    return along, up


def seam(start, end, knobbed, random):
    if not knobbed:
        return [tuple(start + (end - start) * t) for t in np.linspace(0, 1, 12)]
    half = KNOB[:-1]
    points = half + [KNOB[-1]] + [(1 - t, d) for t, d in half[::-1]]
    side, size, shift = random.choice((-1, 1)), random.uniform(0.88, 1.1), random.uniform(-0.06, 0.06)
    points = [(t + shift * math.sin(math.pi * t) ** 2, side * size * d) for t, d in points]
    across = np.array([-(end - start)[1], (end - start)[0]])
    curve = smooth_profile(points, 4) + [(1, 0)]
    return [tuple(start + (end - start) * t + across * d) for t, d in curve]


def distinct(outline):
    return np.linalg.norm(outline - np.roll(outline, 1, 0), axis=1) > 1e-6


def piece(outline, cell, paper, board, random):
    """Pressed from the printed side, so that its upper edge is rounded."""
    tangent = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    inwards = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / np.linalg.norm(tangent, axis=1)[:, None]
    rings = [(GAP, 0), (GAP, THICK - 0.006), (GAP + ROUNDED * 0.35, THICK - 0.0018), (GAP + ROUNDED, THICK)]
    flat = [outline + inwards * inset for inset, _ in rings]
    lean = random.normal(0, 0.0035, 2)
    vertices, middle = [], outline.mean(0)
    for places, (_, height) in zip(flat, rings):
        vertices += [(*place, height + (place - middle) @ lean + 0.001) for place in places]
    count = len(outline)
    top = tuple(range(3 * count, 4 * count))
    uv = [(inside(x / WIDTH + 0.5), inside(y / HEIGHT + 0.5)) for x, y, _ in vertices]
    for thing in (
        mesh("piece", vertices, band(1, 3, count) + [top], paper, uv, smooth=False),
        mesh("edge", vertices, band(0, 1, count), board),
    ):
        lay(thing, middle, cell)


def lay(thing, middle, cell):
    if cell not in LOOSE:
        return
    x, y, degrees = LOOSE[cell]
    angle = math.radians(degrees)
    across, away = middle * -1
    thing.rotation_euler[2] = angle
    thing.location = (
        x + across * math.cos(angle) - away * math.sin(angle),
        y + across * math.sin(angle) + away * math.cos(angle),
        0,
    )
