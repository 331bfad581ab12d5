"""A folded greeting card of 105 x 148 mm, standing a little open: its front is the right half of the outside."""
import math

import numpy as np

from geometry import grid_faces, mesh, thicken
from materials import WHITE, bump, coordinates, noise, principled, printable
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"print": {"width": 210, "height": 148}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"side": "outside", "inUse": "greeting-card-mantel"}

WIDTH, HEIGHT = 2.1, 1.48
THICK = 0.006
FRONT_TURN, BACK_TURN = -16, 30


def build():
    cyclorama()
    softboxes((0, 0, 0.7))
    area_light((3.2, -7.0, 2.6), (0, 0, 0.7), 4.0, 4.0, 120, "#fff6ec")
    standing_card((-0.50, 0.05))
    camera((-0.4, -14.5, 3.0), (0.0, 0, 0.70), 248)


def standing_card(fold):
    """At height 0; `fold`: where its fold stands."""
    front = half("front", printable(board("front")), fold, FRONT_TURN, (0.5, 1.0))
    back = half("back", board("back"), fold, BACK_TURN, (0.5, 1.0))
    thicken(front, THICK, -1)
    thicken(back, THICK, 1)
    return [front, back]


def board(name):
    return paper_grain(principled(name, WHITE, rough=0.75, specular=0.2))


def paper_grain(paper):
    return bump(paper, noise(paper, coordinates(paper, "Object"), 60), 0.02, 0.006)


def half(name, material, fold, turn, across):
    """From the fold to the right; `turn`: degrees about it, `across`: from and to as fractions of the open card."""
    columns, rows = 41, 31
    angle = math.radians(turn)
    vertices, uv = [], []
    for t in np.linspace(0, 1, columns):
        length = t * WIDTH / 2
        bow = 0.012 * math.sin(math.pi * t)
        x = fold[0] + length * math.cos(angle) - bow * math.sin(angle)
        y = fold[1] + length * math.sin(angle) + bow * math.cos(angle)
        for v in np.linspace(0, 1, rows):
            vertices.append((x, y, 0.002 + v * HEIGHT))
            uv.append((inside(across[0] + t * (across[1] - across[0])), inside(v)))
    return mesh(name, vertices, grid_faces(columns, rows), material, uv)


def inside(value):
    return min(0.9999, max(0.0001, value))
