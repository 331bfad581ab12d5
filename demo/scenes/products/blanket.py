"""A fleece blanket of 1000 x 1400 mm, spread on a bed; a corner is folded over and shows its other side."""
import math

import bpy
import numpy as np

from cushion import cushion
from desk_things import group
from geometry import grid_faces, mesh, tube
from materials import WHITE, bump, coordinates, linear, noise, principled, printable, threads
from peel import peeled
from slab import inside
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 1000, "height": 1400}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "blanket-sofa"}

WIDTH, HEIGHT, THICK = 10.0, 14.0, 0.14
FOLD = (-47, 7.55, 0.17, 176)
# From one place to another, how high and how wide.
CREASES = [(-5, 3.2, 0.5, 4.9, 0.26, 0.55), (1.0, 7, 3.6, 1.4, 0.28, 0.6), (-3.6, -7, -1.8, -1.6, 0.30, 0.6), (5, -0.6, 0.6, 0.6, 0.24, 0.5)]
CREASES += [(-5, -2.6, -1.8, -1.2, 0.2, 0.5), (0.6, -7, 0.0, -3.6, 0.26, 0.55), (-1.8, 7, -2.6, 4.2, 0.2, 0.5), (-5, 0.6, -2.6, 0.9, 0.18, 0.42)]


def build():
    bed()
    fleece = printable(hairy("fleece", 26, 0.35, WHITE))
    back = hairy("back", 9, 0.9, linear("#efe6d6"))
    parts = [surface(fleece, THICK), surface(back, 0), hem(hairy("hem", 20, 0.4, linear("#efe6d6")))]
    group(parts, (-0.2, -0.3, 0.03), 9)
    ambient("#fbf7f1", 0.5)
    area_light((-19, 4.0, 11), (0, 0, 0), 7.0, 8.0, 5600, "#fff7ec")
    area_light((16, -12, 12), (0, 0, 0), 10.0, 10.0, 900, "#fff1e4")
    camera((-3.5, -33, 40), (0.0, -0.1, 0.3), 36 * 52 / 16.2)


def hairy(name, scale, strength, color):
    cloth = principled(name, color, rough=1, specular=0.05, sheen=0.5)
    bump(cloth, noise(cloth, coordinates(cloth, "Object"), scale, detail=8), strength, 0.03)
    return bump(cloth, noise(cloth, coordinates(cloth, "Object"), 2.2), 0.2, 0.1)


def bed():
    sheet = principled("sheet", linear("#c9c3b8"), rough=0.9, specular=0.1, sheen=0.2)
    bump(sheet, noise(sheet, coordinates(sheet, "Object"), 0.22, detail=2, distortion=0.6), 0.6, 0.9)
    bump(sheet, threads(sheet, coordinates(sheet, "Object"), 20), 0.12, 0.01)
    mesh("sheet", [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], sheet)
    linen = principled("pillow", linear("#e9e3d9"), rough=0.9, specular=0.1, sheen=0.2)
    bump(linen, threads(linen, coordinates(linen, "Object"), 20), 0.15, 0.01)
    cover, piping = cushion()
    for x, turn in ((-5.0, 4), (4.3, -6)):
        for part in (cover.copy(), piping.copy()):
            bpy.context.scene.collection.objects.link(part)
            part.data = part.data.copy()
            part.data.materials.clear()
            part.data.materials.append(linen)
            part.scale = (2.0, 1.3, 1.1)
            part.rotation_euler[2] = math.radians(turn)
            part.location = (x, 10.3, 0.75)
    for part in (cover, piping):
        bpy.data.objects.remove(part)


def surface(material, above):
    columns, rows = 141, 197
    vertices, uv = [], []
    for u in np.linspace(0, 1, columns):
        for v in np.linspace(0, 1, rows):
            vertices.append(lying((u - 0.5) * WIDTH, (v - 0.5) * HEIGHT, above))
            uv.append((inside(u), inside(v)))
    return mesh("blanket", vertices, grid_faces(columns, rows), material, uv)


def hem(material):
    """Whipped with thick yarn."""
    points = []
    for along in np.linspace(0, 4, 320, endpoint=False):
        side, t = int(along), along % 1 - 0.5
        x, y = ((t * WIDTH, -HEIGHT / 2), (WIDTH / 2, t * HEIGHT), (-t * WIDTH, HEIGHT / 2), (-WIDTH / 2, -t * HEIGHT))[side]
        points.append(lying(x, y, THICK / 2))
    return tube("hem", points, THICK * 0.62, material, cyclic=True)


def lying(x, y, above):
    px, py, pz = peeled(x, y, 0, above, FOLD)
    swing_x, swing_y = 0.09 * math.sin(0.55 * y + 0.6) * x / WIDTH, 0.12 * math.sin(0.7 * x + 0.3) * y / HEIGHT
    return (px + swing_x * 2, py + swing_y * 2, pz + crease(px, py))


def crease(x, y):
    total = 0.035 * math.sin(0.8 * x + 0.45 * y) + 0.03 * math.sin(0.35 * x - 0.7 * y + 1) + 0.065
    for x0, y0, x1, y1, height, width in CREASES:
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy)
        along = min(1.0, max(0.0, ((x - x0) * dx + (y - y0) * dy) / length**2))
        aside = ((x - x0) * dy - (y - y0) * dx) / length
        past = math.hypot(x - x0 - dx * along, y - y0 - dy * along)
        total += height * (1 - along) ** 0.7 * math.exp(-((past / width) ** 2)) * (1 if aside > 0 else 0.9)
    return total
