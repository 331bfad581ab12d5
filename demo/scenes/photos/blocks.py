"""A child's building blocks on the floor, in the afternoon."""
import math
from itertools import count

import numpy as np

from desk import table
from geometry import lathe, mesh, round_edges
from lens import photographed, sunshine
from materials import bump, coordinates, linear, link, math_node, node, noise, oak, shader
from pillow import pillow
from room import books, vase_with_branches, wall
from studio import ambient, area_light

SIZE = (1800, 1200)
CUBE = 0.46
PAINTS = {"red": "#b4472f", "yellow": "#dba642", "blue": "#3f6d86", "green": "#5d7a5a", "pink": "#d9a596"}


def build():
    wall("#cfd3c6").location.y = 7
    table(dark="#9a7a58", light="#c4a27a")
    books(-3.4, 5.4, 0)
    vase_with_branches(3.5, 5.2, 0, branches=7, seed=4)
    pillow((-1.2, 5.6, 0), (3.4, 2.6, 1.1), "#c9a08c", 66, 6)
    tower()
    scattered()
    ambient("#eef1f6", 0.42)
    sunshine((0.95, 0.42, -0.55), 4.2)
    area_light((-8, -7, 4), (0, 0, 0.5), 5, 7, 330, "#f4f6ff")
    photographed((1.6, -9.6, 3.1), (0.1, 0, 0.9), 72, sharp_at=(0, -0.2, 0.9), aperture=2.4, exposure=0.1)


def tower():
    c = CUBE
    cube(-0.75, 0.05, 0, "natural", 4)
    cube(0.6, 0, 0, "blue", -6)
    arch(-0.07, 0.02, c, "yellow", 2)
    cube(-0.78, 0.03, c, "red", 5)
    cube(0.62, 0.02, c, "natural", -3)
    plank(-0.02, 0.03, 2 * c, "natural", 1)
    column(-0.42, 0.03, 2 * c + 0.2, "green")
    column(0.4, 0.03, 2 * c + 0.2, "red")
    plank(0.0, 0.03, 3 * c + 0.2, "pink", -2)
    roof(0.0, 0.03, 3 * c + 0.4, "blue", 1)


def scattered():
    cube(-1.75, -0.55, 0, "yellow", 28)
    cube(-1.62, -0.5, CUBE, "pink", 8)
    cube(1.55, -0.6, 0, "red", 37)
    roof(1.25, -1.5, 0, "green", -24)
    lying_column(-0.5, -1.35, "blue", 55)
    arch(2.2, 0.7, 0, "natural", -35)
    cube(-0.95, -2.15, 0, "green", 17)
    cube(2.05, -1.75, 0, "natural", -12)
    lying_column(0.45, -2.0, "natural", -20)
    cube(-2.6, 0.9, 0, "natural", 50)
    cube(1.5, 1.7, 0, "pink", 20)


def cube(x, y, z, color, turn):
    half = CUBE / 2
    stood(extruded([(-half, 0), (half, 0), (half, CUBE), (-half, CUBE)], CUBE, color), x, y, z, turn)


def plank(x, y, z, color, turn):
    stood(extruded([(-0.75, 0), (0.75, 0), (0.75, 0.2), (-0.75, 0.2)], CUBE, color), x, y, z, turn)


def roof(x, y, z, color, turn):
    stood(extruded([(-0.5, 0), (0.5, 0), (0, 0.5)], CUBE, color), x, y, z, turn)


def arch(x, y, z, color, turn):
    bow = [(0.25 * math.cos(a), 0.25 * math.sin(a)) for a in np.linspace(0, math.pi, 25)]
    stood(extruded([(-0.46, 0), *bow[::-1], (0.46, 0), (0.46, CUBE), (-0.46, CUBE)], CUBE, color), x, y, z, turn)


def column(x, y, z, color):
    stood(rounded_column(color), x, y, z, 20)


def lying_column(x, y, color, turn):
    thing = rounded_column(color)
    thing.rotation_euler = (math.pi / 2, 0, math.radians(turn))
    thing.location = (x, y, 0.19)


def rounded_column(color):
    r, h, e = 0.19, CUBE, 0.02
    return lathe("column", [(0, 0), (r - e, 0), (r - e * 0.3, e * 0.3), (r, e), (r, h - e), (r - e * 0.3, h - e * 0.3), (r - e, h), (0, h)], painted(color), 72)


def extruded(outline, depth, color):
    corners = len(outline)
    vertices = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    sides = [(i, (i + 1) % corners, corners + (i + 1) % corners, corners + i) for i in range(corners)]
    thing = mesh("block", vertices, [tuple(range(corners))[::-1], tuple(range(corners, 2 * corners)), *sides], painted(color))
    round_edges(thing, 0.022)
    return thing


def stood(thing, x, y, z, turn):
    thing.location = (x, y, z)
    thing.rotation_euler[2] = math.radians(turn)


pieces = count(1)


def painted(color):
    """Beech, or thin paint through which its grain can be felt; worn at random."""
    beech = oak("#c39a6b", "#dcbc90", shift=next(pieces) * 2.3)
    shader(beech).inputs["Roughness"].default_value = 0.5
    if color == "natural":
        return beech
    wood = shader(beech).inputs["Base Color"].links[0].from_socket
    worn = node(beech, "ShaderNodeMapRange")
    worn.inputs[1].default_value, worn.inputs[2].default_value = 0.69, 0.74
    link(beech, noise(beech, coordinates(beech, "Object"), 7, detail=9), worn.inputs[0])
    mix = node(beech, "ShaderNodeMixRGB")
    link(beech, math_node(beech, "MULTIPLY", worn.outputs[0], 0.8), mix.inputs[0])
    mix.inputs[1].default_value = linear(PAINTS[color])
    link(beech, wood, mix.inputs[2])
    link(beech, mix.outputs[0], shader(beech).inputs["Base Color"])
    return bump(beech, noise(beech, coordinates(beech, "Object", (2, 30, 30)), 1.4), 0.12, 0.01)
