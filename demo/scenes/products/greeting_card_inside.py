"""The greeting card of greeting_card.py, wide open: both halves of its inside."""
import math

import numpy as np

from geometry import grid_faces, mesh, thicken
from greeting_card import HEIGHT, PRINT, THICK, WIDTH, board, inside
from materials import printable
from studio import area_light, camera, cyclorama, softboxes

FACTS = PRINT | {"side": "inside"}

TURN = math.radians(27)


def build():
    cyclorama()
    softboxes((0, 0, 0.7))
    area_light((3.2, -7.0, 2.6), (0, 0, 0.7), 4.0, 4.0, 120, "#fff6ec")
    columns, rows = 81, 31
    vertices, uv = [], []
    for u in np.linspace(0, 1, columns):
        across = (u - 0.5) * WIDTH
        # The crease is round, not sharp.
        away = math.hypot(across, 0.012) * math.sin(TURN)
        for v in np.linspace(0, 1, rows):
            vertices.append((across * math.cos(TURN), 0.3 - away, 0.002 + v * HEIGHT))
            uv.append((inside(u), inside(v)))
    card = mesh("card", vertices, grid_faces(columns, rows), printable(board("card")), uv)
    thicken(card, THICK, -1)
    camera((0.3, -14.5, 3.6), (0.0, 0, 0.66), 220)
