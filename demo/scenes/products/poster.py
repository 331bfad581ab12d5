"""A 500 x 700 mm paper print on the wall, held by two brass pins, its lower corners curling a little."""
import numpy as np

from geometry import grid_faces, lathe, mesh
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from room import books, sideboard, vase_with_branches, wall, window_light
from studio import camera

PRINT = {"side": "front", "print": {"width": 500, "height": 700}, "uvCovers": "trim", "tint": False, "uvStep": 1}
FACTS = PRINT | {"inUse": "poster-wall"}

WIDTH, HEIGHT = 5.0, 7.0
TOP_OF_SIDEBOARD = -4.55


def build():
    wall()
    pinned_sheet()
    sideboard(TOP_OF_SIDEBOARD)
    books(-3.0, -1.7, TOP_OF_SIDEBOARD)
    vase_with_branches(4.15, -1.7, TOP_OF_SIDEBOARD, branches=5, seed=9)
    window_light((0.5, 0, 0.7), 3.1, 4.3)
    camera((1.2, -24, 0.3), (0.1, 0, -0.62), 83)


def pinned_sheet():
    sheet()
    for x in (-WIDTH / 2 + 0.16, WIDTH / 2 - 0.16):
        pin(x, HEIGHT / 2 - 0.16)


def sheet():
    paper = printable(principled("paper", WHITE, rough=0.7, specular=0.2))
    bump(paper, noise(paper, coordinates(paper, "Object"), 40), 0.04, 0.01)
    columns, rows = 61, 85
    vertices, uv = [], []
    for u in np.linspace(0, 1, columns):
        for v in np.linspace(0, 1, rows):
            vertices.append(((u - 0.5) * WIDTH, -0.012 - lift(u, v), (v - 0.5) * HEIGHT))
            uv.append((u * 0.9998 + 0.0001, v * 0.9998 + 0.0001))
    mesh("poster", vertices, grid_faces(columns, rows), paper, uv)


def lift(u, v):
    """Distance from the wall: corners curl, the free lower edge hangs in a shallow wave."""
    lower = max(0.0, 1 - v) ** 2.2
    corner = (abs(u - 0.5) * 2) ** 3
    return 0.05 * lower * (1 + 0.5 * np.sin(5.2 * u + 0.6)) + 0.17 * lower**2 * corner + 0.012 * np.sin(np.pi * u)


def pin(x, z):
    brass = principled("brass", linear("#c79a52"), rough=0.25, metallic=1)
    head = lathe("pin", [(0, 0.05), (0.05, 0.045), (0.075, 0.02), (0.075, 0), (0, 0)], brass, 32)
    head.rotation_euler[0] = 1.5708
    head.location = (x, -0.02, z)
