"""A small harbour at dusk: lamps on the quay, boats at their moorings."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise as terrain

from geometry import add, lathe, mesh, tube
from houses import boxes, glowing, house, lamplight, paint, plaster
from lens import photographed
from materials import bump, coordinates, linear, noise, principled
from sky import haze, sky
from terrain import ground

SIZE = (2820, 1880)
QUAY = 1.5
FRONTS = (
    ("#b9694a", 6.4, 7.6, 3), ("#d8c39a", 7.4, 6.4, 3), ("#7d8f94", 5.6, 8.6, 2), ("#c98f6d", 6.8, 7.2, 3), ("#e2d7c2", 7.8, 8.0, 4),
    ("#a3564a", 5.8, 6.6, 2), ("#8e9a7c", 6.6, 7.9, 3), ("#d3a65f", 6.0, 6.9, 3), ("#c7bba9", 7.4, 8.4, 3), ("#93616a", 6.2, 7.0, 3), ("#d9c6a6", 7.0, 6.2, 3),
)


def build():
    sky(elevation=-1.0, turn=-38, strength=0.42, clouds=0.72, dust=2.2, cloud_scale=0.9, cloud_color="#ffb9a3", cloud_light=1.5)
    random = np.random.default_rng(11)
    water()
    quay()
    x = -37.0
    for index, (walls, width, high, columns) in enumerate(FRONTS):
        roof = ("#4a3a36", "#6b4436", "#3f4449")[index % 3]
        depth = 9 + random.uniform(-1, 1)
        house((x + width / 2, 44 + depth / 2 + random.uniform(-0.4, 0.4), QUAY), (width, depth, high), random, walls, roof, storeys=2 if high < 7.5 else 3, columns=columns, lit=0.42)
        x += width + random.uniform(0.15, 0.5)
    for step in range(7):
        lamp((-33 + step * 11, 40.4, QUAY))
    for place, turn, length, color in (((-9.5, 21, 0), 62, 6.4, "#ece6da"), ((9.0, 28, 0), 78, 7.2, "#28475c"), ((-20, 33, 0), 84, 7.0, "#e9e2d3"), ((20.5, 33, 0), 96, 6.2, "#7a2f2a"), ((1.5, 35.5, 0), 90, 6.0, "#e5ded0")):
        boat(place, turn, length, color)
    hill = haze(principled("hill", linear("#2f3a34"), rough=1), "#7d7f9c", 60, 260, 1, 0.75, 0.32)
    ground(140, 80, (-220, 220), (62, 240), hills, hill)
    photographed((-3, -14, 4.6), (0.5, 40, 7.0), 34, exposure=0.7)


def hills(x, y):
    return -3 + min(1, (y - 62) / 70) * (20 + 16 * terrain.fractal(Vector((x * 0.012 + 3, y * 0.01, 0)), 0.9, 2, 6) - 0.06 * x)


def water():
    material = principled("water", linear("#0b1a26"), rough=0.04, specular=0.6)
    bump(material, noise(material, coordinates(material, "Object", (0.5, 1.5, 1)), 1.1, detail=5), 0.22, 0.12)
    mesh("water", [(-300, -60, 0), (300, -60, 0), (300, 60, 0), (-300, 60, 0)], [(0, 1, 2, 3)], material)


def quay():
    stone = plaster("#7d756b")
    places = [(0, 70, QUAY / 2 - 0.1, 160, 62, QUAY + 0.2)]
    boxes("quay", places, stone)
    boxes("kerb", [(0, 39.3, QUAY + 0.1, 160, 0.6, 0.2)], plaster("#958c80"))
    bollard = principled("bollard", linear("#24272b"), rough=0.5)
    for x in range(-36, 40, 6):
        lathe("bollard", [(0, 0.75), (0.22, 0.72), (0.26, 0.62), (0.16, 0.5), (0.18, 0), (0, 0)], bollard, 24).location = (x, 39.5, QUAY + 0.2)


def lamp(place):
    iron = paint("#1d2126")
    x, y, z = place
    lathe("post", [(0.001, 4.3), (0.05, 4.3), (0.07, 0.6), (0.14, 0.5), (0.16, 0), (0, 0)], iron, 16).location = place
    globe = lathe("globe", [(0.001, 0), (0.16, 0.06), (0.22, 0.24), (0.16, 0.42), (0.001, 0.48)], lamplight("#ffc27a", 26), 24)
    globe.location = (x, y, z + 4.25)
    glowing(globe).visible_shadow = False
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = 420, linear("#ffb765")[:3], 0.2
    add("lamp", data).location = (x, y, z + 4.5)


def boat(place, turn, length, color):
    """A sailing boat at rest: hull, cabin, mast and stays."""
    parts = [hull(length, color), deck(length)]
    parts.append(boxes("cabin", [(length * 0.03, 0, 0.95, length * 0.3, length * 0.17, 0.42)], paint("#eee8dc")))
    parts.append(boxes("cabin windows", [(length * 0.03, 0, 1.0, length * 0.24, length * 0.172, 0.14)], paint("#1b2228")))
    wood, wire = principled("mast", linear("#b58a58"), rough=0.4), principled("wire", linear("#3a3c3e"), rough=0.4)
    top = length * 1.25
    parts.append(straight((length * 0.12, 0, 0.6), (length * 0.12, 0, top), 0.055, wood))
    parts.append(straight((length * 0.12, 0, 1.65), (-length * 0.32, 0, 1.6), 0.045, wood))
    sail = principled("furled sail", linear("#d9d0bf"), rough=0.9)
    parts.append(straight((length * 0.08, 0, 1.78), (-length * 0.3, 0, 1.72), 0.12, sail))
    for foot in ((length * 0.49, 0, 0.95), (-length * 0.48, 0, 0.8), (length * 0.1, length * 0.14, 0.75), (length * 0.1, -length * 0.14, 0.75)):
        parts.append(straight(foot, (length * 0.12, 0, top - 0.1), 0.014, wire))
    for part in parts:
        part.location = place
        part.rotation_euler[2] = math.radians(turn)


def hull(length, color):
    rows, columns = 9, 41
    vertices = []
    for i in range(columns):
        t = i / (columns - 1)
        beam = length * 0.165 * (math.sin(math.pi * min(1, 0.22 + 0.78 * t) ** 1.15)) ** 0.75 if t < 1 else 0.001
        sheer = 0.72 + 0.28 * (2 * t - 0.8) ** 2
        for j in range(rows):
            v = j / (rows - 1)
            vertices.append(((t - 0.5) * length + 0.35 * v * t**3, beam * math.sin(v * math.pi / 2) ** 0.6, -0.25 + (sheer + 0.25) * v))
    half = len(vertices)
    vertices += [(x, -y, z) for x, y, z in vertices]
    faces = []
    for i in range(columns - 1):
        for j in range(rows - 1):
            a = i * rows + j
            faces += [(a, a + rows, a + rows + 1, a + 1), (half + a, half + a + 1, half + a + rows + 1, half + a + rows)]
    faces.append(tuple([*range(rows), *range(half + rows - 1, half - 1, -1)]))
    return mesh("hull", vertices, faces, principled("hull", linear(color), rough=0.25, coat=0.4))


def deck(length):
    rim = []
    for t in np.linspace(0, 0.99, 30):
        beam = length * 0.16 * (math.sin(math.pi * min(1, 0.22 + 0.78 * t) ** 1.15)) ** 0.75
        rim.append(((t - 0.5) * length + 0.35 * t**3, beam, 0.68 + 0.28 * (2 * t - 0.8) ** 2))
    outline = rim + [(x, -y, z) for x, y, z in rim[::-1]]
    return mesh("deck", outline, [tuple(range(len(outline)))], principled("deck", linear("#a98a63"), rough=0.6), smooth=False)


def straight(start, end, radius, material):
    points = [tuple(Vector(start).lerp(Vector(end), t)) for t in (0, 0.33, 0.66, 1)]
    return tube("spar", points, radius, material)
