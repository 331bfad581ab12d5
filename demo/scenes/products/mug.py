"""A 325 ml mug, 82 mm wide and 95 mm high; the print runs around it from one side of the handle to the other."""
import math

import numpy as np
from mathutils import Vector

from geometry import mesh, printed_lathe
from materials import WHITE, principled, printable
from studio import camera, cyclorama, softboxes

RADIUS, HEIGHT, WALL = 0.41, 0.95, 0.035
PRINT_BOTTOM, PRINT_TOP = 0.10, 0.88
PRINT_FROM, PRINT_TO = math.radians(22), math.radians(338)  # counted from the handle

WRAP = round(RADIUS * (PRINT_TO - PRINT_FROM) * 100)
PRINT = {"side": "wrap", "print": {"width": WRAP, "height": 78}, "uvCovers": "trim", "tint": False}
# With the handle at -14 degrees the picture shows the wrap from 54 % of its width on.
FACTS = PRINT | {"shows": [0.54, 1], "view": "side", "otherViews": ["mug-middle"], "inUse": "mug-desk", "turntable": "mug-turn"}


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    mug((0, 0, 0), -14)
    camera((0, -7.2, 2.0), (0.145, 0, 0.47), 168)


def mug(place, turn, cell=(0, 0, 1, 1)):
    """Standing on `place`, its handle turned so many degrees from the right."""
    stand([cup(printable(glaze("body"), cell=cell)), handle(glaze("handle"))], place, turn)


def stand(parts, place, turn):
    for part in parts:
        part.location = place
        part.rotation_euler[2] = math.radians(turn)


def glaze(name, color=WHITE):
    return principled(name, color, rough=0.32, specular=0.4, coat=1, coat_rough=0.02)


def cup(material, inside=None, segments=192):
    """`inside`: the glaze from the top of its rim inwards, where it is another one."""
    profile = [(0, 0.02), (0.30, 0.02), (0.335, 0), (0.36, 0), (0.385, 0.02), (0.405, 0.06)]
    outside = (len(profile) - 1, len(profile) + 23)
    profile += [(RADIUS, 0.06 + (HEIGHT - 0.1) * t / 24) for t in range(1, 25)]
    rim = HEIGHT - 0.02
    profile += [(RADIUS - 0.004, rim), (RADIUS - 0.012, HEIGHT - 0.006), (RADIUS - WALL / 2, HEIGHT)]
    inner = len(profile) - 1
    profile += [(RADIUS - WALL + 0.010, HEIGHT - 0.006), (RADIUS - WALL + 0.002, rim)]
    profile += [(RADIUS - WALL, HEIGHT - 0.05 - (HEIGHT - 0.2) * t / 12) for t in range(1, 13)]
    profile += [(RADIUS - WALL - 0.02, 0.09), (RADIUS - WALL - 0.08, 0.06), (0, 0.055)]
    rows = len(profile)
    area = (PRINT_FROM, PRINT_TO, PRINT_BOTTOM, PRINT_TOP)
    thing = printed_lathe("cup", profile, material, area, outside, segments)
    if inside:
        thing.data.materials.append(inside)
        for polygon in thing.data.polygons:
            polygon.material_index = int(all(corner % rows >= inner for corner in polygon.vertices))
    return thing


def handle(material, steps=40, around=24):
    path = []
    for t in np.linspace(0, 1, steps):
        angle = math.pi * (0.5 - t)
        x = RADIUS - 0.03 + 0.30 * abs(math.cos(angle)) ** 0.75
        z = 0.49 + 0.27 * np.sign(math.sin(angle)) * abs(math.sin(angle)) ** 0.85
        path.append(Vector((x, 0, z)))
    vertices = []
    across = Vector((0, 1, 0))
    for i, centre in enumerate(path):
        along = (path[min(i + 1, steps - 1)] - path[max(i - 1, 0)]).normalized()
        end = abs(i - (steps - 1) / 2) / ((steps - 1) / 2)
        wide, deep = 0.062 + 0.03 * end**4, 0.036 + 0.03 * end**6
        for j in range(around):
            angle = 2 * math.pi * j / around
            vertices.append(tuple(centre + across * wide * math.cos(angle) + along.cross(across) * deep * math.sin(angle)))
    faces = [
        (i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
        for i in range(steps - 1)
        for j in range(around)
    ]
    return mesh("handle", vertices, faces, material)
