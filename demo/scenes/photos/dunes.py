"""The way through the dunes, the sea at its end."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise as terrain

from geometry import box, mesh, tube
from lens import photographed, sunshine
from materials import bump, coordinates, linear, link, math_node, noise, node, oak, principled, shader
from sky import haze, sky
from terrain import blend, ground, scatter

SIZE = (1440, 1920)
AIR = ("#cfdde6", 25, 260, 1, 0.55, 0.75)


def build():
    sky(elevation=24, turn=-70, strength=0.085, clouds=0.66, dust=0.8, cloud_scale=0.75, cloud_color="#fff4e6", cloud_light=2.0)
    # The lamp finds its way to the sand with less noise than the sky's own sun.
    bpy.context.scene.world.node_tree.nodes["Sky Texture"].sun_disc = False
    sunshine((0.85, 0.22, -0.42), 3.4, "#fff0d8", 0.6)
    random = np.random.default_rng(9)
    ground(300, 420, (-34, 34), (-9, 62), height, haze(sand(), *AIR))
    sea()
    marram(random)
    fence(random)
    photographed((0.3, -7.5, height(0.3, -7.5) + 1.75), (0.1, 30, 1.35), 40, exposure=0.35)


def bend(y):
    return 1.1 * math.sin(y * 0.13 + 0.4) * min(1, max(0, y / 12 + 0.5))


def height(x, y):
    aside = max(0, abs(x - bend(y)) - 0.75)
    bank = 1 - math.exp(-((aside / 3.4) ** 1.6))
    rough = terrain.fractal(Vector((x * 0.13 + 2, y * 0.11 + 5, 0.3)), 1.0, 2.1, 5)
    row = math.exp(-(((y - 9) / 13) ** 2)) + 0.5 * math.exp(-(((y + 6) / 7) ** 2))
    beach = 1.6 - 0.042 * max(0, y - 6)
    steps = 0.035 * terrain.noise(Vector((x * 2.6, y * 2.2, 0.5))) * math.exp(-aside * 1.5)
    return beach + bank * row * (2.3 + 1.1 * rough) + 0.12 * rough + steps


def sand():
    material = principled("sand", rough=0.95, specular=0.08)
    rough = noise(material, coordinates(material, "Object"), 0.9, detail=10)
    color = blend(material, rough, 0.3, 0.75, linear("#c9ab7e"), linear("#e4d0aa"))
    link(material, color, shader(material).inputs["Base Color"])
    ripples = node(material, "ShaderNodeTexWave", bands_direction="DIAGONAL")
    for name, value in (("Scale", 2.2), ("Distortion", 7.0), ("Detail", 3.0), ("Detail Scale", 0.7)):
        ripples.inputs[name].default_value = value
    link(material, coordinates(material, "Object"), ripples.inputs["Vector"])
    bump(material, ripples.outputs["Fac"], 0.25, 0.06)
    return bump(material, noise(material, coordinates(material, "Object"), 7, detail=8), 0.6, 0.06)


def sea():
    water = principled("sea", linear("#1d5a66"), rough=0.12, specular=0.5)
    bump(water, noise(water, coordinates(water, "Object", (0.25, 1.1, 1)), 1.0, detail=6), 0.6, 0.35)
    mesh("sea", [(-900, 44, 0.05), (900, 44, 0.05), (900, 3000, 0.05), (-900, 3000, 0.05)], [(0, 1, 2, 3)], haze(water, *AIR))
    foam = principled("foam", linear("#f2f4f2"), rough=0.9)
    for row, (y, wide) in enumerate(((44.4, 0.5), (49, 0.9), (56, 0.6))):
        points = [(x, y + 0.9 * terrain.noise(Vector((x * 0.09, row * 7.0, 0)))) for x in np.linspace(-60, 60, 300)]
        edge = [wide * (0.5 + 0.9 * abs(terrain.noise(Vector((x * 0.4, row * 3.0, 2))))) for x, _ in points]
        vertices = [(x, y, 0.1) for x, y in points] + [(x, y + e, 0.1) for (x, y), e in zip(points, edge)]
        count = len(points)
        mesh("foam", vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], foam)


def marram(random):
    """Tufts on the banks, thickest on their crests."""
    tufts = [tuft(random) for _ in range(5)]
    planted = 0
    while planted < 2300:
        x, y = random.uniform(-22, 22), random.uniform(-8, 27)
        aside = abs(x - bend(y))
        thick = 0.5 + 0.9 * terrain.fractal(Vector((x * 0.22, y * 0.22, 4)), 1.0, 2.0, 3)
        if aside < 1.25 or random.uniform() > thick * min(1, (aside - 1.0) / 2.2):
            continue
        size = random.uniform(0.7, 1.25)
        scatter(tufts[planted % 5], (x, y, height(x, y) - 0.03), (size, size, size * random.uniform(0.8, 1.1)), random.uniform(-0.5, 0.5))
        planted += 1


def tuft(random):
    """All blades bow to the wind from the sea."""
    vertices, faces = [], []
    for _ in range(130):
        root = Vector((random.normal(0, 0.09), random.normal(0, 0.09), 0))
        tall, turn = random.uniform(0.4, 0.95), random.uniform(0, 2 * math.pi)
        out = (Vector((math.cos(turn), math.sin(turn), 0)) * random.uniform(0.15, 0.5) + Vector((0.32, -0.1, 0))) * tall
        across = Vector((-math.sin(turn), math.cos(turn), 0)) * 0.0065
        first = len(vertices)
        for step in range(6):
            t = step / 5
            middle = root + out * t**1.9 + Vector((0, 0, tall * (t - 0.28 * t**3)))
            width = across * (1.05 - t)
            vertices += [tuple(middle - width), tuple(middle + width)]
        faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(5)]
    thing = mesh("marram", vertices, faces, blade())
    shape = thing.data
    bpy.data.objects.remove(thing)
    return shape


def blade():
    material = principled("marram", rough=0.6, specular=0.25)
    along = node(material, "ShaderNodeSeparateXYZ")
    link(material, coordinates(material, "Generated"), along.inputs[0])
    dry = math_node(material, "ADD", along.outputs[2], math_node(material, "MULTIPLY", noise(material, coordinates(material, "Object"), 30), 0.5))
    link(material, blend(material, dry, 0.5, 1.2, linear("#6f7b45"), linear("#c9b578")), shader(material).inputs["Base Color"])
    return material


def fence(random):
    """Weathered pickets on two wires, along the right of the way."""
    wood = oak("#7d7264", "#a99c88")
    tops = []
    for index in range(70):
        y = -5.5 + index * 0.34
        x = bend(y) + 1.3 + 0.12 * math.sin(index * 0.4)
        z = height(x, y)
        stake = box("picket", (0.07, 0.03, 0.95), (x, y, z + 0.4), wood, 0.006, random.uniform(60, 110))
        stake.rotation_euler[0], stake.rotation_euler[1] = random.normal(0, 0.05), random.normal(0, 0.06)
        tops.append(Vector((x, y, z + 0.4)))
    wire = principled("wire", linear("#5d5148"), rough=0.5)
    for up in (0.22, -0.12):
        tube("wire", [tuple(place + Vector((0, 0, up))) for place in tops], 0.008, wire)
