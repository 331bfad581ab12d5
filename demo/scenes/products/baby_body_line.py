"""The bodysuit of baby_body.py on a washing line."""
import math

import bpy
from mathutils import Matrix

from baby_body import PRINT, bodysuit
from geometry import box, tube
from materials import linear, oak, principled
from room import wall, window_light
from studio import camera

FACTS = PRINT | {"view": "in-use"}

LINE = 1.98


def build():
    bodysuit()
    upright = Matrix.Rotation(math.pi / 2, 4, "X")
    for part in bpy.context.scene.objects:
        part.matrix_world = upright @ part.matrix_basis
    wall("#b7c0b4").location = (0, 1.1, 0)
    rope = principled("line", linear("#d8cdb8"), rough=0.9)
    tube("line", [(-9 + 3 * i, -0.1, LINE + 0.012 * (3 * i - 9) ** 2) for i in range(7)], 0.025, rope)
    for x in (-0.62, 0.62):
        clothes_peg((x, -0.12, LINE - 0.1))
    window_light((0, 1, 0), 2.4, 2.9)
    camera((0.6, -15, 0.2), (0.2, 0, 0.12), 36 * 15 / 5.5)


def clothes_peg(place):
    wood = oak("#b08a5e", "#dcbd92")
    x, y, z = place
    for side, tilt in ((-1, 4), (1, -4)):
        half = box("peg", (0.13, 0.055, 0.62), (x, y + side * 0.045, z + 0.1), wood, 0.012)
        half.rotation_euler[0] = math.radians(tilt)
    steel = principled("spring", linear("#b9b9b7"), rough=0.3, metallic=1)
    box("spring", (0.15, 0.16, 0.04), (x, y, z + 0.16), steel, 0.015)
