"""A 90 x 65 mm photo magnet on the enamelled door of a fridge; a second one holds a note."""
import math

import numpy as np

from geometry import box, grid_faces, mesh, tube
from materials import WHITE, bump, coordinates, linear, link, math_node, node, noise, principled, printable, shader
from slab import slab
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 90, "height": 65}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "magnet-kitchen"}

WIDTH, HEIGHT, THICK = 0.9, 0.65, 0.028
NOTE_WIDTH, NOTE_HEIGHT, LINES = 0.62, 0.92, 10


def build():
    fridge()
    note((0.47, 0.13), 3)
    film = printable(principled("film", WHITE, rough=0.2, specular=0.5, coat=0.35, coat_rough=0.08))
    rubber = principled("magnet", linear("#2b2926"), rough=0.8, specular=0.2)
    magnet((-0.31, -0.27), -3, film, rubber)
    magnet((0.39, 0.52), 5, film, rubber)
    lights()
    camera((-1.6, -9.5, 0.9), (0.10, 0, 0.12), 36 * 9.72 / 1.94)


def fridge():
    enamel = principled("enamel", linear("#aebdb4"), rough=0.3, specular=0.5, coat=0.5, coat_rough=0.12)
    bump(enamel, noise(enamel, coordinates(enamel, "Object"), 2.2), 0.05, 0.02)
    chrome = principled("chrome", linear("#d5d5d3"), rough=0.14, metallic=1)
    box("door", (4.4, 0.6, 12), (-1.12, 0.3, 0), enamel, 0.12)
    box("body", (3, 0.6, 12), (2.5, 0.42, 0), enamel, 0.12)
    bend = [(0.02, -0.56), (-0.1, -0.56), (-0.2, -0.55), (-0.235, -0.5), (-0.24, -0.4), (-0.24, -0.2)]
    tube("handle", [(0.955, y, z) for y, z in bend] + [(0.955, -0.24, z) for z in np.linspace(0, 4, 6)], 0.045, chrome)


def magnet(place, turn, film, rubber):
    for part in slab("magnet", (WIDTH, HEIGHT, THICK), 0.045, film, rubber, softened=0.006):
        part.rotation_euler = (math.pi / 2, math.radians(-turn), 0)
        part.location = (place[0], -0.004, place[1])


def note(place, turn):
    """Its free lower end stands off the door."""
    vertices, flat = [], []
    for u in np.linspace(-0.5, 0.5, 15):
        for v in np.linspace(-0.5, 0.5, 41):
            away = 0.13 * max(0.0, 0.1 - v) ** 1.8 + 0.012 * max(0.0, -v) * math.sin(4 * u)
            vertices.append((u * NOTE_WIDTH, -0.002 - away, v * NOTE_HEIGHT))
            flat.append((u + 0.5, v + 0.5))
    sheet = mesh("note", vertices, grid_faces(15, 41), ruled(), flat)
    sheet.rotation_euler[1] = math.radians(-turn)
    sheet.location = (place[0], 0, place[1])


def ruled():
    paper = principled("note", rough=0.9, specular=0.1)
    axes = node(paper, "ShaderNodeSeparateXYZ")
    link(paper, node(paper, "ShaderNodeUVMap", uv_map="print").outputs[0], axes.inputs[0])
    row = math_node(paper, "FRACT", math_node(paper, "MULTIPLY", axes.outputs[1], LINES), 0)
    mix = node(paper, "ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear("#f6f0e2"), linear("#bccbd6")
    link(paper, math_node(paper, "LESS_THAN", row, 0.06), mix.inputs[0])
    link(paper, mix.outputs[0], shader(paper).inputs["Base Color"])
    return paper


def lights():
    ambient("#fbf8f4", 0.55)
    area_light((-4.2, -3.0, 3.8), (0, 0, 0), 2.2, 3.0, 520, "#fff7ec")
    area_light((4.5, -4.5, 0.5), (0, 0, 0), 3.0, 4.0, 90, "#fff1e4")
