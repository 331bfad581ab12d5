"""A folded greeting card of 105 x 148 mm, standing half open: its front is the right half of the outside."""
import math

import numpy as np

from geometry import grid_faces, mesh, thicken
from materials import WHITE, bump, coordinates, noise, principled, printable
from slab import inside
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"print": {"width": 210, "height": 148}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"side": "outside", "inUse": "greeting-card-mantel"}

WIDTH, HEIGHT, THICK = 2.1, 1.48, 0.004
# How far the fold's round part reaches along the paper.
CREASE = 0.016
FRONT_TURN, BACK_TURN = -32, 14


def build():
    white_studio()
    standing_card((-0.50, 0.2))
    camera((0, -20, 4.6), (0.0, 0, 0.72), 360)


def white_studio(right=320):
    """White paper stands out from its backdrop; `right`: the light on what faces there."""
    cyclorama("#d9d1c7")
    softboxes((0, 0, 0.7), 0.88)
    area_light((4.6, -6.0, 1.8), (0.3, 0.2, 0.8), 2.4, 2.4, right, "#fff6ec")
    area_light((-0.3, 1.6, 4.4), (0, -0.3, 0), 1.6, 1.6, 50)


def standing_card(fold):
    """`fold`: where its fold stands."""
    return folded(fold, (BACK_TURN - 180, FRONT_TURN))


def folded(fold, headings):
    """Standing at height 0. `headings`: of the way along it in plan, before the fold and after it; the print is on its right."""
    columns, rows = 121, 3
    along = np.linspace(-1, 1, columns) ** 3 * WIDTH / 2
    middles = (along[1:] + along[:-1]) / 2
    angles = np.radians(headings[0] + (headings[1] - headings[0]) * turned(middles))
    steps = np.diff(along)[:, None] * np.stack([np.cos(angles), np.sin(angles)], 1)
    path = np.concatenate([[(0, 0)], np.cumsum(steps, 0)])
    path += np.array(fold) - path[columns // 2]
    vertices, uv = [], []
    for (x, y), far in zip(path, along):
        for v in np.linspace(0, 1, rows):
            vertices.append((x, y, 0.0015 + v * HEIGHT))
            uv.append((inside(far / WIDTH + 0.5), inside(v)))
    card = mesh("card", vertices, grid_faces(columns, rows), printable(board("printed")), uv)
    card.data.materials.append(board("bare"))
    card.data.use_auto_smooth = True
    card.data.auto_smooth_angle = math.radians(40)
    thicken(card, THICK, -1)
    paper = card.modifiers["thickness"]
    paper.material_offset = paper.material_offset_rim = 1
    return card


def turned(along):
    """The share of the fold's angle that lies before each place; a little of it bends the halves, most near the fold."""
    away = np.abs(along)
    crease = np.minimum(1, away / (CREASE / 2))
    bend = 1 - np.exp(-away / 0.25)
    return 0.5 + np.sign(along) * (0.47 * crease + 0.03 * bend)


def board(name):
    return paper_grain(principled(name, WHITE, rough=0.75, specular=0.2))


def paper_grain(paper):
    return bump(paper, noise(paper, coordinates(paper, "Object"), 60), 0.02, 0.006)
