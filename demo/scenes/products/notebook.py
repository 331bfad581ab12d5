"""A 148 x 210 mm hardback notebook on a desk: printed front, linen spine, rounded corners, elastic band, ribbon."""
import math

import numpy as np

from desk import daylight, look_down, table
from desk_things import group, pencil
from geometry import box, grid_faces, mesh, round_edges, thicken
from materials import WHITE, bump, coordinates, linear, linen, principled, printable, threads
from slab import inside, slab

PRINT = {"side": "cover", "print": {"width": 148, "height": 210}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "notebook-desk"}

WIDTH, HEIGHT, THICK, BOARD = 1.48, 2.10, 0.17, 0.026
CORNER = 0.08
FOLD, FOLD_WIDTH = 0.10, 0.045


def build():
    table(turn=-4, dark="#b39a7e", light="#cdb99f")
    daylight()
    group(notebook(), (-0.16, 0.06, 0), 9)
    pencil((1.12, -0.98, 0), 171, "#2f5d50")
    look_down((0.06, -0.04, 0.1), 2.8, rise=1.75, aside=-0.5)


def notebook():
    front = printable(principled("cover", WHITE, rough=0.4, specular=0.4))
    back = principled("back", linear("#ece6db"), rough=0.5)
    paper = principled("pages", linear("#f4eee2"), rough=0.9, specular=0.1)
    bump(paper, threads(paper, coordinates(paper, "Object"), 60, "Z"), 0.6, 0.008)
    pages = slab("pages", (WIDTH - 0.06, HEIGHT - 0.08, THICK - 2 * BOARD), CORNER - 0.03, paper, paper)
    for part in pages:
        part.location = (-0.012, 0, BOARD)
    spine = box("spine", (0.05, HEIGHT, THICK), (-WIDTH / 2 + 0.005, 0, THICK / 2), linen("spine", "#56655f"), 0.022)
    return [cover(front), spine, elastic(), ribbon(), *pages, *slab("back", (WIDTH, HEIGHT, BOARD), CORNER, back, back)]


def cover(material):
    """Its fold lies beside the spine."""
    columns = [*np.linspace(0, FOLD * 2, 33), *np.linspace(FOLD * 2, WIDTH - CORNER, 8)[1:]]
    columns += [WIDTH - CORNER + CORNER * math.sin(angle) for angle in np.linspace(0, math.pi / 2, 13)[1:]]
    vertices, uv = [], []
    for x in columns:
        beyond = max(0.0, x - WIDTH + CORNER)
        half = HEIGHT / 2 - CORNER + math.sqrt(max(0.0, CORNER**2 - beyond**2))
        depth = 0.016 * math.exp(-(((x - FOLD) / (FOLD_WIDTH / 2)) ** 2))
        for y in (-half, half):
            vertices.append((x - WIDTH / 2, y, THICK - depth))
            uv.append((inside(x / WIDTH), inside(y / HEIGHT + 0.5)))
    sheet = mesh("cover", vertices, grid_faces(len(columns), 2), material, uv)
    thicken(sheet, BOARD, -1)
    round_edges(sheet, 0.007)
    return sheet


def elastic():
    band = principled("elastic", linear("#2b3532"), rough=0.85, specular=0.15)
    bump(band, threads(band, coordinates(band, "Object"), 40, "X"), 0.3, 0.006)
    return box("elastic", (0.06, HEIGHT + 0.022, THICK + 0.02), (WIDTH / 2 - 0.16, 0, THICK / 2), band, 0.009)


def ribbon():
    satin = principled("ribbon", linear("#b4431f"), rough=0.35, sheen=0.3)
    vertices = []
    for t in np.linspace(0, 1, 24):
        x, y = -0.2 + 0.07 * math.sin(3.2 * t), -HEIGHT / 2 + 0.1 - 0.46 * t
        z = THICK / 2 * (1 - min(1.0, max(0.0, (t - 0.16) / 0.4))) ** 1.6 + 0.008
        vertices += [(x - 0.028, y - 0.02 * t, z), (x + 0.028, y + 0.02 * t, z)]
    strip = mesh("ribbon", vertices, grid_faces(24, 2), satin)
    thicken(strip, 0.004, 1)
    return strip
