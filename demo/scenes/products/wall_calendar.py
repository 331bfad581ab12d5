"""A 210 x 297 mm wall calendar, bound with wire along its top; its leaves hang in a shallow curl."""
import math

import numpy as np

from geometry import box, grid_faces, lathe, mesh, tube
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from room import books, sideboard, vase_with_branches, wall, window_light
from slab import inside
from studio import camera
from wire import hole, loops, places

PRINT = {"side": "cover", "print": {"width": 210, "height": 297}, "uvCovers": "trim", "tint": False, "uvStep": 1}
FACTS = PRINT | {"inUse": "wall-calendar-kitchen"}

WIDTH, HEIGHT = 2.1, 2.97
TOP = HEIGHT / 2
LEAVES = 5
THUMB = 0.13  # half of the notch that leaves room for the hanger
AXIS, RING = (-0.04, TOP - 0.004), 0.05
SHELF = -2.02


def build():
    wall("#ded6ca")
    hung_calendar()
    sideboard(SHELF)
    books(-1.55, -1.0, SHELF)
    vase_with_branches(2.2, -0.6, SHELF, branches=4, seed=14)
    window_light((0.2, 0, 0.3), 1.7, 2.5)
    camera((1.1, -15, 0.25), (0.08, 0, -0.22), 36 * 15 / 4.25)


def hung_calendar():
    paper = sheet("paper")
    for index in range(1, LEAVES):
        leaf("leaf", paper, 0.062 - 0.006 * index, 1 - 0.13 * index)
    leaf("page", printable(sheet("page")), 0.064, 1)
    box("board", (WIDTH, 0.012, HEIGHT), (0, -0.008, 0), principled("board", linear("#b9a78e"), rough=0.9), 0.004)
    dark = principled("hole", linear("#8f8678"), rough=0.9)
    for x in places(WIDTH, THUMB + 0.02):
        hole((x, -0.0655, TOP - 0.05), dark)
    loops(WIDTH, AXIS, RING, THUMB + 0.02)
    hanger()


def sheet(name):
    paper = principled(name, WHITE, rough=0.55, specular=0.3)
    return bump(paper, noise(paper, coordinates(paper, "Object"), 40), 0.03, 0.006)


def leaf(name, material, away, curl):
    """Hangs `away` before the wall, from its holes down."""
    columns, rows = 141, 61
    vertices, uv = [], []
    for x in np.linspace(-WIDTH / 2, WIDTH / 2, columns):
        top = TOP - 0.75 * math.sqrt(max(0.0, THUMB**2 - x**2))
        for v in np.linspace(0, 1, rows):
            z = -TOP + v * (top + TOP)
            vertices.append((x, -away - curl * lift(x, z), z))
            uv.append((inside(x / WIDTH + 0.5), inside(z / HEIGHT + 0.5)))
    return mesh(name, vertices, grid_faces(columns, rows), material, uv)


def lift(x, z):
    down = (TOP - z) / HEIGHT
    corner = (abs(x + 0.12) / (WIDTH / 2)) ** 2.5
    return 0.05 * down**2 + 0.17 * max(0.0, down - 0.45) ** 2 * (0.5 + corner)


def hanger():
    metal = principled("hanger", linear("#ded9d2"), rough=0.25, metallic=1)
    y, z = AXIS
    half = [(0.34, z), (0.2, z), (0.09, z), (0.055, z + 0.03), (0.035, z + 0.11), (0.018, z + 0.145)]
    path = [(-x, h) for x, h in half] + [(0, z + 0.155)] + half[::-1]
    tube("hanger", [(x, y, h) for x, h in path], 0.0085, metal)
    brass = principled("brass", linear("#b8945a"), rough=0.28, metallic=1)
    nail = lathe("nail", [(0, 0.12), (0.026, 0.115), (0.03, 0.1), (0.012, 0.095), (0.012, 0)], brass, 32)
    nail.rotation_euler[0] = math.pi / 2
    nail.location = (0, 0, z + 0.135)
