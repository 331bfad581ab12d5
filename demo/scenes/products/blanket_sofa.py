"""The blanket of blanket.py over the back and seat of a sofa."""
import numpy as np

from blanket import PRINT, WIDTH, hairy
from geometry import grid_faces, mesh, smooth_profile, thicken, tube
from lamps import floor_lamp
from materials import WHITE, linear, printable
from pillow import pillow
from slab import inside
from sofa import living_room, sofa
from studio import camera

FACTS = PRINT | {"view": "in-use"}

# Where it runs, from behind the back down to the floor, seen from the side: y and z.
RUN = [(3.5, 3.55), (3.38, 3.85), (2.6, 4.3), (1.95, 4.15), (1.55, 3.6), (1.1, 2.4), (0.75, 1.2), (0.3, 0.4), (-0.6, 0.2)]
RUN += [(-1.8, 0.2), (-2.8, 0.14), (-3.3, -0.08), (-3.52, -0.6), (-3.56, -1.6), (-3.58, -2.8), (-3.6, -4.3)]


def build():
    living_room("#e2dace", 0.68)
    sofa((0, 0, 0), "#8d9ca6")
    fleece = printable(hairy("fleece", 26, 0.35, WHITE))
    draped(fleece, hairy("hem", 20, 0.4, linear("#efe6d6")))
    pillow((2.35, 0.2, 0.05), (2.5, 2.5, 1.0), "#c99a4c", 66, -16, 4)
    floor_lamp((5.4, 5.0, -4.2), height=12)
    camera((-5.6, -22, 8.2), (-2.2, 0, 0.45), 36 * 23.6 / 13.1)


def draped(material, edge):
    """A little narrower than it is, for it falls in folds."""
    spots = run_of(RUN, 171)
    columns, rows = 121, len(spots)
    vertices, uv = [], []
    for u in np.linspace(0, 1, columns):
        for index, (y, z, ny, nz) in enumerate(spots):
            v = index / (rows - 1)
            fold = 0.25 * np.sin(12 * u + 1.2 + 0.8 * v) * np.sin(3.1 * v + 0.4) ** 2 + 0.07 * np.sin(23 * u + 4 * v)
            loose = 0.16 + fold * (0.5 + 0.9 * v)
            x = (u - 0.5) * WIDTH * (0.8 + 0.09 * v) + 0.7 * v + 0.2 * np.sin(3 * v + 0.5) - 3.6
            vertices.append((x, y + ny * max(0.06, loose + 0.12), z + nz * max(0.06, loose + 0.12)))
            uv.append((inside(u), inside(1 - v)))
    cloth = mesh("blanket", vertices, grid_faces(columns, rows), material, uv)
    thicken(cloth, 0.1, 1)
    place = np.array(vertices).reshape(columns, rows, 3)
    border = [*place[:, 0], *place[-1, 1:], *place[-2::-1, -1], *place[0, -2:0:-1]]
    tube("hem", [tuple(spot) for spot in border[::2]], 0.085, edge, cyclic=True)


def run_of(places, count):
    """Evenly spaced places on a smooth line through these, with the direction away from the sofa."""
    line = np.array(smooth_profile([(y + 10, z) for y, z in places], 12)) - (10, 0)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    even = np.linspace(0, far[-1], count)
    y, z = np.interp(even, far, line[:, 0]), np.interp(even, far, line[:, 1])
    dy, dz = np.gradient(y), np.gradient(z)
    length = np.hypot(dy, dz)
    return list(zip(y, z, dz / length, -dy / length))
