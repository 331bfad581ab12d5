"""Round ceramic ornaments, 80 mm wide, that hang by satin ribbons from a twig of fir."""
import math

import numpy as np

from fir import fir_twig
from geometry import grid_faces, mesh, thicken
from materials import WHITE, linear, principled, printable
from room import wall
from slab import pierced
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 80, "height": 80}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "bauble-tree"}

RADIUS, THICK, HOLE = 0.4, 0.045, (0, 0.335, 0.024)


def build():
    wall("#d8cec0").location.y = 0.9
    glaze = printable(principled("glaze", WHITE, rough=0.16, specular=0.5, coat=0.5, coat_rough=0.03))
    ceramic = principled("ceramic", WHITE, rough=0.2, specular=0.5, coat=0.5, coat_rough=0.03)
    ornament((-0.12, -0.04, -0.16), 7, 0.86, glaze, ceramic)
    ornament((0.68, 0.30, 0.12), -16, 0.63, glaze, ceramic)
    fir_twig([(-1.5, 0.05, 0.95), (-0.6, 0.0, 0.72), (0.2, 0.08, 0.74), (1.1, 0.35, 0.55)])
    lights()
    camera((-0.6, -9.5, -0.4), (0.11, 0, 0.13), 36 * 9.5 / 1.68)


def ornament(place, turn, reach, glaze, ceramic):
    """`reach`: height of the twig above its middle."""
    circle = [(math.cos(a), math.sin(a)) for a in np.linspace(0, 2 * math.pi, 240, endpoint=False)]
    outlines = [[(x * r, y * r) for x, y in circle] for r in (RADIUS - 0.012, RADIUS)]
    parts = pierced("disc", outlines, HOLE, THICK, 0.012, glaze, ceramic, (2 * RADIUS, 2 * RADIUS))
    for part in parts:
        part.rotation_euler = (math.pi / 2, 0, math.radians(turn))
        part.location = place
    band = ribbon(reach)
    band.rotation_euler[2] = math.radians(turn)
    band.location = place


def ribbon(reach):
    """From behind through the hole, up before the disc and over the twig."""
    satin = principled("ribbon", linear("#a8392a"), rough=0.35, sheen=0.4, specular=0.4)
    front, back, hole = -THICK - 0.008, 0.008, HOLE[1]
    path = [(back, hole - 0.0), (front * 0.5, hole - 0.006), (front, hole + 0.02), (front, hole + 0.07)]
    path += [(front + 0.01, hole + 0.16), (-0.035, reach - 0.06), (-0.03, reach + 0.005), (0, reach + 0.03)]
    path += [(0.03, reach), (0.03, reach - 0.08), (back + 0.01, hole + 0.14), (back, hole + 0.05), (back, hole)]
    vertices = []
    for y, z in path:
        wide = 0.017 + 0.028 * min(1.0, max(0.0, (z - hole - 0.02) / 0.25))
        vertices += [(-wide, y, z), (0, y - 0.004, z), (wide, y, z)]
    band = mesh("ribbon", vertices, grid_faces(len(path), 3), satin)
    thicken(band, 0.004, 0)
    band.modifiers.new("smooth", "SUBSURF").render_levels = 3
    return band


def lights():
    ambient("#fdf8f1", 0.5)
    area_light((-4.2, -4.2, 3.4), (0, 0, 0), 2.0, 2.6, 570, "#fff4e6")
    area_light((4.2, -4.5, 0.5), (0, 0, 0), 3.0, 4.0, 75, "#fff1e4")
