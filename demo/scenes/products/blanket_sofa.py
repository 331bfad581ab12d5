"""The blanket of blanket.py over the back and seat of a sofa."""
import numpy as np

from blanket import PRINT, WIDTH, hairy
from geometry import grid_faces, mesh, smooth_profile, thicken, tube
from materials import WHITE, linear, printable
from pillow import padded, pillow, woven
from slab import inside
from sofa import ARM, living_room, sofa
from studio import camera

FACTS = PRINT | {"view": "in-use"}

# Where it runs, from the top of the back down to the floor, seen from the side: y and z.
RUN = [(3.2, 3.95), (3.0, 4.2), (2.5, 4.32), (1.95, 4.1), (1.62, 3.5), (1.3, 2.5), (0.9, 1.6), (0.25, 0.92), (-0.7, 0.52)]
RUN += [(-1.8, 0.3), (-2.8, 0.16), (-3.3, -0.08), (-3.52, -0.6), (-3.56, -1.6), (-3.58, -2.7), (-3.6, -3.65)]
FLOOR = -4.2


def build():
    living_room("#e2dace", 0.69)
    sofa((0, 0, 0), "#8d9ca6")
    below_sofa("#8d9ca6")
    fleece = printable(hairy("fleece", 26, 0.35, WHITE))
    draped(fleece, hairy("hem", 20, 0.4, linear("#efe6d6")))
    pillow((2.35, 0.2, 0.05), (2.5, 2.5, 1.0), "#c99a4c", 66, -16, 4)
    camera((-6.2, -20.5, 15.2), (-2.35, -0.9, 0.2), 36 * 25.5 / 14.9)


def below_sofa(color):
    """Its base, and a rug."""
    padded("base", (15.6, 5.0, 2.3), (ARM - 7, -0.5, -2.3), woven("base", color))
    rug = woven("rug", "#cfc3b0", scale=14, strength=0.5)
    mesh("rug", [(x, y, FLOOR) for x in (-40, 40) for y in (-40, 7)], grid_faces(2, 2), rug)


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
