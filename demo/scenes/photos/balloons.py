"""Hot-air balloons over fields, soon after sunrise."""
import math

import numpy as np
from mathutils import Vector, noise as terrain

from geometry import box, lathe, smooth_profile, tube
from lens import photographed
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader
from sky import haze, sky
from terrain import blend, ground, plant

SIZE = (2820, 1880)
AIR = ("#efcfa6", 45, 420, 1.0, 0.9, 0.62)
CLOTHS = (("#b63d2c", "#e9b04a"), ("#2d5f7a", "#f0e6d2"), ("#d97a3a", "#6d2f44"), ("#e8c25a", "#3f6f62"), ("#7a3f63", "#e9a58c"), ("#c9503a", "#f0e2c8"))


def build():
    sky(elevation=9, turn=-58, strength=0.11, clouds=0.5, dust=1.4, cloud_scale=0.8, cloud_color="#ffd9bd", cloud_light=1.7)
    ground(300, 340, (-150, 150), (-6, 330), height, haze(fields(), *AIR))
    trees()
    for index, (x, y, z, size) in enumerate(((-9, 46, 13.2, 3.7), (12, 66, 21.5, 3.6), (30, 120, 22, 3.7), (-34, 130, 33, 3.7), (4, 165, 26, 3.7), (-12, 240, 27, 3.7))):
        balloon((x, y, z), size, index)
    photographed((0, -14, 7.5), (0, 60, 15.2), 36, exposure=0.6)


def height(x, y):
    hills = 5.5 * terrain.fractal(Vector((x * 0.016 + 7, y * 0.013, 0.2)), 1.0, 2.0, 4)
    return hills * min(1, max(0.1, y / 70)) + 0.035 * max(0, y - 60) + 9 * max(0, (y - 200) / 130) ** 1.5


def fields():
    """Cells of meadow, corn and ploughed earth, each with its own rows."""
    material = principled("fields", rough=0.95, specular=0.05)
    place = coordinates(material, "Object", (0.055, 0.032, 0))
    cells = node(material, "ShaderNodeTexVoronoi", distance="CHEBYCHEV")
    link(material, place, cells.inputs["Vector"])
    cells.inputs["Scale"].default_value = 1
    hue = node(material, "ShaderNodeSeparateRGB")
    link(material, cells.outputs["Color"], hue.inputs[0])
    ramp = node(material, "ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "CONSTANT"
    for position, color in ((0.0, "#5d6b31"), (0.22, "#a58f45"), (0.4, "#48592d"), (0.58, "#7d7a3c"), (0.74, "#3f5430"), (0.88, "#8a6b45")):
        ramp.color_ramp.elements.new(position).color = linear(color)
    link(material, hue.outputs[0], ramp.inputs[0])
    rough = noise(material, coordinates(material, "Object"), 0.5, detail=9)
    color = blend(material, rough, 0.5, 1.0, ramp.outputs[0], linear("#8a8348"))
    link(material, color, shader(material).inputs["Base Color"])
    return bump(material, noise(material, coordinates(material, "Object"), 3, detail=8), 0.8, 0.25)


def trees():
    """Hedges along the fields, woods on the hills."""
    leaves = haze(principled("leaves", linear("#39482a"), rough=0.9, specular=0.05), *AIR)
    random = np.random.default_rng(5)
    places = []
    for _ in range(26):
        x, y = random.uniform(-90, 90), random.uniform(14, 260)
        turn, count = random.choice((0.1, 1.45)) + random.normal(0, 0.12), random.integers(10, 40)
        for step in range(count):
            along = step * random.uniform(0.8, 1.4)
            places.append((x + math.cos(turn) * along, y + math.sin(turn) * along + random.normal(0, 0.3)))
    for _ in range(16):
        x, y = random.uniform(-120, 120), random.uniform(60, 300)
        places += [(x + random.normal(0, 7), y + random.normal(0, 4)) for _ in range(70)]
    plant(leaves, places, height, (0.55, 1.25), random)


def balloon(place, size, index):
    first, second = CLOTHS[index]
    cloth = haze(gores(first, second, index), *AIR)
    profile = [(0.16, -1.42), (0.30, -1.18), (0.62, -0.68), (0.92, -0.1), (1.0, 0.32), (0.9, 0.72), (0.6, 1.02), (0.2, 1.16), (0.001, 1.18)]
    envelope = lathe("envelope", smooth_profile(profile, 10), cloth, 240)
    for vertex in envelope.data.vertices:
        angle = math.atan2(vertex.co.y, vertex.co.x)
        bulge = 1 + 0.022 * abs(math.sin(angle * 12)) - 0.012
        vertex.co.x *= bulge
        vertex.co.y *= bulge
    wicker = haze(principled("wicker", linear("#5b3d24"), rough=0.9), *AIR)
    basket = box("basket", (0.24, 0.24, 0.2), (0, 0, -1.95), wicker, 0.03)
    ropes = [tube("rope", [(x * 0.11, y * 0.11, -1.86), (x * 0.12, y * 0.12, -1.7), (x * 0.12, y * 0.12, -1.55), (x * 0.11, y * 0.11, -1.42)], 0.006, wicker) for x in (-1, 1) for y in (-1, 1)]
    for part in (envelope, basket, *ropes):
        part.location = Vector(place) + part.location * size
        part.scale = (size, size, size)


def gores(first, second, index):
    """Strips of cloth in two colours, or bands about the middle."""
    cloth = principled("balloon", rough=0.6, specular=0.3)
    axes = node(cloth, "ShaderNodeSeparateXYZ")
    link(cloth, coordinates(cloth, "Object"), axes.inputs[0])
    turn = math_node(cloth, "ARCTAN2", axes.outputs[1], axes.outputs[0])
    if index % 3 == 2:
        wave = math_node(cloth, "ADD", math_node(cloth, "MULTIPLY", axes.outputs[2], 7), math_node(cloth, "MULTIPLY", math_node(cloth, "SINE", math_node(cloth, "MULTIPLY", turn, 12), 0), 0.7))
    else:
        wave = math_node(cloth, "MULTIPLY", turn, 6 if index % 3 else 12)
    striped = math_node(cloth, "GREATER_THAN", math_node(cloth, "SINE", wave, 0), 0)
    mix = node(cloth, "ShaderNodeMixRGB")
    link(cloth, striped, mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(first), linear(second)
    link(cloth, mix.outputs[0], shader(cloth).inputs["Base Color"])
    # Light comes through the cloth.
    link(cloth, mix.outputs[0], shader(cloth).inputs["Emission"])
    shader(cloth).inputs["Emission Strength"].default_value = 0.12
    return bump(cloth, math_node(cloth, "ABSOLUTE", math_node(cloth, "SINE", math_node(cloth, "MULTIPLY", turn, 12), 0), 0), 0.2, 0.02)
