"""The hoodie of hoodie.py on floorboards, with what else is packed."""
import math

import bpy
from mathutils import Matrix

from coaster import coffee_cup
from desk_things import pencil
from geometry import box
from headphones import headphones
from hoodie import PRINT, spread_hoodie
from materials import oak
from mug_desk import notebook
from studio import ambient, area_light, camera

FACTS = PRINT | {"view": "in-use"}


def build():
    spread_hoodie()
    turned = Matrix.Translation((0.2, -0.75, 0)) @ Matrix.Rotation(math.radians(-7), 4, "Z")
    for part in bpy.context.scene.objects:
        part.matrix_world = turned @ part.matrix_basis
    floorboards()
    headphones((4.0, 2.75, 0), -24)
    notebook((-4.45, 3.6, 0), 17)
    pencil((-3.35, 2.7, 0), -168, "#b4431f", 1.7)
    coffee_cup((-3.1, 4.75, 0), 150)
    ambient("#fdfbf8", 0.29)
    area_light((-13.5, 6.5, 10), (0, 0.5, 0), 4.5, 6.0, 4000, "#fff6ea")
    area_light((13.0, -8, 10), (0, 0.5, 0), 8.0, 8.0, 480, "#fff1e4")
    camera((0, -7.5, 32), (0.1, 0.1, 0.2), 36 * 33 / 11.5)


def floorboards(wide=1.7):
    """Away from the viewer."""
    for index in range(-6, 7):
        box("board", (40, wide - 0.015, 0.3), (index * wide, 0, -0.15), oak("#8a6547", "#b08a66", shift=index * 4.1), 0.015, 90)
