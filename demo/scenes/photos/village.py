"""A village under snow, in the blue hour before Christmas."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise as terrain

from geometry import add, lathe, mesh
from houses import boxes, glowing, house, lamplight, plaster, snowy
from lens import photographed
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader
from pines import pine_shapes
from sky import haze, sky
from terrain import blend, ground, scatter, split

SIZE = (2820, 1880)
AIR = ("#8fa3c4", 40, 300, 1.0, 0.8, 0.30)
HOUSES = (
    (-13, 22, 6.5, 8, 4.6, 24), (-3.5, 27, 7, 8.5, 5.0, -12), (8, 21, 6.6, 8, 4.4, -30), (17, 30, 7.4, 9, 5.2, -20), (-22, 33, 7, 9, 5.2, 30),
    (4, 38, 6.5, 8, 5.0, 14), (-10, 42, 7.2, 8, 5.2, 4), (26, 44, 7, 9, 5.4, -34), (14, 50, 6.4, 8, 5.0, -8), (-26, 53, 7, 8, 5.2, 22),
    (-3, 57, 6.8, 8, 5.0, -20), (34, 62, 7, 8, 5.0, -26), (-17, 66, 7, 8, 5.0, 12), (24, 70, 7, 8, 5.0, -14), (-36, 72, 7, 8, 5.0, 26),
)
WALLS = ("#b58f6c", "#d9cdb8", "#9c6f55", "#c6b298", "#a87f63")


def build():
    sky(elevation=-2.2, turn=-110, strength=0.75, clouds=0.6, dust=1.0, cloud_scale=0.8, cloud_color="#c9cfee", cloud_light=1.2)
    random = np.random.default_rng(21)
    ground(320, 320, (-190, 190), (-12, 330), height, haze(snowfield(), *AIR))
    for index, (x, y, width, depth, high, turn) in enumerate(HOUSES):
        place = (x, y, height(x, y) - 0.35)
        house(place, (width, depth, high), random, WALLS[index % 5], "#4a3a34", turn, storeys=2, columns=2, lit=0.6, snow=0.42, shutters=("#4d5f4a", "#6d3f34", "#3f5266")[index % 3])
    church((7.5, 64))
    for x, y in ((-10.5, 15), (-5.5, 20.5), (4.5, 14.5), (12.0, 24)):
        glow((x, y, height(x, y) + 1.6))
    woods(random)
    photographed((-1.5, -17, 9.5), (0.5, 40, 9.4), 35, exposure=1.0)


def height(x, y):
    soft = 0.9 * terrain.fractal(Vector((x * 0.05 + 1, y * 0.05, 0.7)), 1.0, 2.0, 4)
    slope = 0.055 * max(0, y - 20) + 0.0016 * x * x * min(1, max(0, y / 40))
    ridge = terrain.ridged_multi_fractal(Vector((x * 0.011 + 4.3, y * 0.011 + 1, 0.3)), 0.95, 2.1, 8, 1.0, 2.0)
    far = min(1, max(0, (y - 105) / 150))
    return soft + slope + far**1.2 * (3 + 21 * ridge)


def snowfield():
    """Rock shows where it is steep."""
    material = principled("snowfield", rough=1, specular=0)
    normal = split(material, node(material, "ShaderNodeNewGeometry").outputs["Normal"])
    rough = noise(material, coordinates(material, "Object"), 0.35, detail=9)
    flatness = math_node(material, "ADD", math_node(material, "MULTIPLY", rough, 0.3), normal.outputs[2])
    link(material, blend(material, flatness, 0.78, 0.9, linear("#4b4c52"), linear("#eef2f8")), shader(material).inputs["Base Color"])
    return bump(material, noise(material, coordinates(material, "Object"), 0.7, detail=9), 0.7, 0.3)


def woods(random):
    needles = principled("snowy needles", rough=0.9, specular=0.05)
    up = split(needles, node(needles, "ShaderNodeNewGeometry").outputs["Normal"]).outputs[2]
    rough = noise(needles, coordinates(needles, "Object"), 14, detail=4)
    snowiness = math_node(needles, "ADD", up, math_node(needles, "MULTIPLY", rough, 0.8))
    link(needles, blend(needles, snowiness, 0.85, 1.0, linear("#22322b"), linear("#e4eaf2")), shader(needles).inputs["Base Color"])
    shapes = pine_shapes(haze(needles, *AIR))
    planted = 0
    while planted < 1500:
        x, y = random.uniform(-120, 120), random.uniform(6, 190)
        if y < 95 and abs(x) < 14 + 0.42 * y and random.uniform() > 0.035:
            continue
        if any(math.hypot(x - hx, y - hy) < 7 for hx, hy, *_ in (*HOUSES, (7.5, 64))) or (y < 24 and abs(x) < 16):
            continue
        tall = random.uniform(5.5, 11)
        scatter(shapes[planted % 4], (x, y, height(x, y) - 0.3), (tall * 0.85, tall * 0.85, tall), random.uniform(0, 6.28))
        planted += 1


def glow(place):
    """What falls out of a window onto the snow."""
    light = bpy.data.lights.new("glow", "POINT")
    light.energy, light.color, light.shadow_soft_size = 36, linear("#ffb765")[:3], 0.6
    add("glow", light).location = place


def church(spot):
    x, y = spot
    z = height(x, y) - 0.4
    white = plaster("#ddd3c2")
    boxes("tower", [(x, y, z + 8, 4.6, 4.6, 16), (x, y + 8, z + 4, 7.5, 13, 8)], white)
    glowing(boxes("bell windows", [(x, y - 2.3, z + 13.2, 1.0, 0.12, 2.0), (x, y - 2.3, z + 7.0, 0.7, 0.12, 1.6)], lamplight("#ffb45a", 3.2)))
    copper = principled("spire", linear("#46554f"), rough=0.6)
    spire = lathe("spire", [(3.4, 0), (2.3, 1.6), (1.2, 5.2), (0.35, 9.5), (0.05, 12), (0.001, 13)], copper, 8)
    spire.location, spire.rotation_euler[2] = (x, y, z + 16), math.pi / 8
    w, d, high, peak = 4.3, 7.0, 8.0, 12.6
    outline = [(-w, high), (0, peak), (w, high)]
    mesh("nave roof", [(x + a, y + 8 + b, z + c) for b in (-d, d) for a, c in outline], [(0, 3, 4, 1), (1, 4, 5, 2), (0, 1, 2), (5, 4, 3)], snowy(), smooth=False)
