"""A birthday table: a cake with berries and candles, just lit."""
import math

import bpy
import numpy as np
from mathutils import Vector

from geometry import add, grid_faces, lathe, mesh, smooth_profile, tube
from houses import glowing
from lens import photographed
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader
from party import COLORS, bunting, confetti, cup, plate, present
from pillow import woven
from room import wall
from studio import ambient, area_light

SIZE = (1440, 1920)
RADIUS, STAND = 1.32, 1.12
LAYERS = ((0.0, 0.42), (0.54, 0.96), (1.08, 1.5))
TOP = STAND + 1.62


def build():
    random = np.random.default_rng(12)
    wall("#d9cbb9").location.y = 9
    table()
    cake_stand()
    cake(random)
    topping(random)
    candles(random)
    bunting((-6.5, 5.5, 6.3), (6.5, 5.5, 6.7), 1.3)
    plate((-2.9, 1.6, 0))
    cup((-2.6, 4.6, 0), "#7f9c8b")
    cup((-3.5, 3.9, 0), "#e6b9a6")
    present((2.7, 2.7, 0))
    confetti([(x, y) for x, y in random.uniform((-3.2, -4.2), (3.2, 1.5), (34, 2)) if math.hypot(x, y) > 1.25], random)
    ambient("#f4efe8", 0.42)
    area_light((-8, 1.5, 6), (0, 0, 1.6), 5, 6, 1500, "#fff0dc")
    area_light((8, -6, 5), (0, 0, 1.5), 6, 6, 220, "#ffeedd")
    area_light((2, 7.5, 7), (0, 9, 4), 3, 3, 160, "#ffd9a8")
    photographed((0.8, -12.5, 4.5), (0, 0, 2.05), 78, sharp_at=(0, -1.1, 2.2), aperture=1.5, exposure=0.15)


def table():
    cloth = woven("tablecloth", "#eee6d8", scale=26, strength=0.35)
    vertices = [(x, y, 0.003 * math.sin(x * 1.3 + y * 0.6) - 0.003) for x in np.linspace(-14, 14, 57) for y in np.linspace(-12, 6, 37)]
    mesh("tablecloth", vertices, grid_faces(57, 37), cloth)


def cake_stand():
    china = principled("china", linear("#f1ece2"), rough=0.15, specular=0.5, coat=0.4)
    profile = [(0, 0), (0.95, 0), (1.0, 0.03), (0.95, 0.09), (0.5, 0.18), (0.24, 0.4), (0.2, 0.65), (0.34, 0.88), (0.7, 0.98), (1.85, 1.02)]
    profile += [(1.98, 1.08), (2.02, 1.2), (1.98, 1.21), (1.92, 1.13), (1.8, 1.1), (0, 1.1)]
    plate = lathe("cake stand", smooth_profile(profile, 8), china, 160)
    for vertex in plate.data.vertices:
        x, y, z = vertex.co
        if math.hypot(x, y) > 1.9:
            vertex.co.z += 0.035 * math.cos(24 * math.atan2(y, x))


def cake(random):
    """Three layers of sponge, cream between them and over the top."""
    for low, high in LAYERS:
        rough = [(0, low), (RADIUS - 0.05, low), (RADIUS, low + 0.06), (RADIUS + 0.01, (low + high) / 2), (RADIUS, high - 0.06), (RADIUS - 0.05, high), (0, high)]
        lathe("sponge", [(r, STAND + z) for r, z in smooth_profile(rough, 6)], sponge(), 128)
    for low, high in ((0.42, 0.54), (0.96, 1.08)):
        filling(STAND + low, STAND + high, random)
    frosting(random)


def sponge():
    material = principled("sponge", rough=0.95, specular=0.1)
    place = coordinates(material, "Object")
    ramp = node(material, "ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.color, light.color = linear("#a8713b"), linear("#ddb072")
    dark.position, light.position = 0.32, 0.68
    link(material, noise(material, place, 5, detail=12), ramp.inputs[0])
    link(material, ramp.outputs[0], shader(material).inputs["Base Color"])
    bump(material, noise(material, place, 22, detail=5), 1.0, 0.05)
    return bump(material, noise(material, place, 4, detail=4), 0.5, 0.08)


def cream():
    material = principled("cream", linear("#f6ead2"), rough=0.45, specular=0.35)
    return bump(material, noise(material, coordinates(material, "Object"), 3.5, detail=3), 0.25, 0.06)


def filling(low, high, random):
    """It swells out between the layers, here more than there."""
    around, up = 160, 11
    phases = random.uniform(0, 6.28, 5)
    vertices = []
    for i in range(around):
        angle = 2 * math.pi * i / around
        swell = 0.05 + 0.025 * sum(math.sin(angle * k + p) for k, p in zip((3, 5, 8, 13, 21), phases)) / 1.6
        for t in np.linspace(0, math.pi, up):
            r = RADIUS - 0.06 + (0.06 + max(0.01, swell)) * math.sin(t)
            vertices.append((r * math.cos(angle), r * math.sin(angle), (low + high) / 2 - (high - low) * 0.62 * math.cos(t)))
    mesh("filling", vertices, grid_faces(around, up, closed=True), cream())


def frosting(random):
    """Spread over the top, and run down in drops."""
    around = 480
    drops = [(a + random.normal(0, 0.075), random.uniform(0.08, 0.5), random.uniform(0.05, 0.075)) for a in np.linspace(0, 2 * math.pi, 19, endpoint=False)]
    vertices, rows = [], 0
    for i in range(around):
        angle = 2 * math.pi * i / around
        run, thick = 0.15 + 0.03 * math.sin(3 * angle + 1) + 0.02 * math.sin(7 * angle), 0.075
        for at, long, wide in drops:
            apart = abs((angle - at + math.pi) % (2 * math.pi) - math.pi)
            run += long / (1 + (apart / wide) ** 6)
            thick += 0.045 * math.exp(-((apart / wide) ** 2))
        swirl = [(r, 0.12 + 0.018 * math.sin(r * 16 - angle)) for r in np.linspace(0.001, RADIUS - 0.1, 22)]
        edge = [(RADIUS - 0.03, 0.115), (RADIUS + thick * 0.5, 0.08), (RADIUS + thick * 0.9, 0.02)]
        side = [(RADIUS + thick * (0.95 if t < 0.75 else 1.1) * math.sqrt(max(0, 1 - t**9)), 0.02 - run * t) for t in np.linspace(0.12, 1, 12)]
        outline = [*swirl, *edge, *side, (RADIUS - 0.04, 0.02 - run * 0.98)]
        rows = len(outline)
        vertices += [(r * math.cos(angle), r * math.sin(angle), TOP - 0.12 + z) for r, z in outline]
    mesh("frosting", vertices, grid_faces(around, rows, closed=True), cream())


def topping(random):
    """Berries all round the edge, and a heap of them on one side."""
    makers = (raspberry(), blueberry(), strawberry())
    for i in range(24):
        angle = 2 * math.pi * i / 24
        kind = (0, 1, 2, 1)[i % 4]
        far = RADIUS - 0.22 + random.normal(0, 0.015)
        put(makers[kind], (far * math.cos(angle), far * math.sin(angle), TOP + 0.02), random)
    for i in range(11):
        angle, far = random.uniform(0, 6.28), random.uniform(0.55, 0.84)
        put(makers[i % 2], (far * math.cos(angle), far * math.sin(angle), TOP), random, 0.95)
    leaf = principled("mint", linear("#6c8f52"), rough=0.45, specular=0.4)
    for i in range(9):
        angle = 2 * math.pi * (i + 0.4) / 9
        mint(((RADIUS - 0.4) * math.cos(angle), (RADIUS - 0.4) * math.sin(angle), TOP + 0.08), angle + random.normal(0, 0.6), leaf)


def put(shape, place, random, size=1.0):
    data, lift = shape
    thing = add("berry", data)
    thing.scale = (size,) * 3
    thing.location = (place[0], place[1], place[2] + lift * size)
    thing.rotation_euler = (random.normal(0, 0.35), random.normal(0, 0.35), random.uniform(0, 6.28))
    return thing


def hidden(thing):
    """Only its mesh is wanted."""
    data = thing.data
    bpy.data.objects.remove(thing)
    return data


def raspberry():
    """Drupelets in rings that get smaller towards the tip."""
    flesh = principled("raspberry", linear("#a52a37"), rough=0.42, specular=0.5)
    vertices, faces = [], []
    ball = [(math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), -math.cos(a)) for b in np.linspace(0, 2 * math.pi, 12, endpoint=False) for a in np.linspace(0, math.pi, 8)]
    for row in range(6):
        t = row / 5
        ring, z, size = 0.135 * math.cos(t * 1.35) ** 0.7, -0.1 + 0.25 * t, 0.05 - 0.008 * t
        for k in range(max(1, round(2 * math.pi * ring / 0.078))):
            angle = k * 2 * math.pi / max(1, round(2 * math.pi * ring / 0.078)) + row * 0.4
            first = len(vertices)
            vertices += [(ring * math.cos(angle) + x * size, ring * math.sin(angle) + y * size, z + w * size) for x, y, w in ball]
            faces += [tuple(first + c for c in quad) for quad in grid_faces(12, 8, closed=True)]
    return hidden(mesh("raspberry", vertices, faces, flesh)), 0.14


def blueberry():
    skin = principled("blueberry", linear("#333d63"), rough=0.5, specular=0.4)
    bloom = node(skin, "ShaderNodeMixRGB")
    bloom.inputs[1].default_value, bloom.inputs[2].default_value = linear("#262c4a"), linear("#66749c")
    link(skin, noise(skin, coordinates(skin, "Object"), 9, detail=5), bloom.inputs[0])
    link(skin, bloom.outputs[0], shader(skin).inputs["Base Color"])
    profile = [(0.001, -0.13), (0.06, -0.12), (0.125, -0.05), (0.14, 0.02), (0.11, 0.09), (0.065, 0.118), (0.058, 0.145), (0.045, 0.14), (0.04, 0.1), (0.001, 0.09)]
    thing = lathe("blueberry", smooth_profile(profile, 5), skin, 40)
    for vertex in thing.data.vertices:
        if vertex.co.z > 0.12:
            vertex.co.z += 0.012 * math.cos(5 * math.atan2(vertex.co.y, vertex.co.x))
    return hidden(thing), 0.12


def strawberry():
    """Lies on its cut side, a half."""
    flesh = principled("strawberry", linear("#b3272a"), rough=0.28, specular=0.5)
    seeds = node(flesh, "ShaderNodeTexVoronoi")
    seeds.inputs["Scale"].default_value = 17
    link(flesh, coordinates(flesh, "Object"), seeds.inputs["Vector"])
    dot = math_node(flesh, "LESS_THAN", seeds.outputs["Distance"], 0.17)
    mix = node(flesh, "ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear("#b3272a"), linear("#e0b45c")
    link(flesh, dot, mix.inputs[0])
    link(flesh, mix.outputs[0], shader(flesh).inputs["Base Color"])
    bump(flesh, seeds.outputs["Distance"], 0.6, 0.02)
    profile = [(0.001, -0.12), (0.13, -0.1), (0.185, 0.0), (0.165, 0.12), (0.09, 0.26), (0.03, 0.31), (0.001, 0.315)]
    return hidden(lathe("strawberry", smooth_profile(profile, 6), flesh, 48)), 0.1


def mint(place, turn, leaf):
    vertices = []
    for t in np.linspace(0, 1, 9):
        half = 0.085 * math.sin(math.pi * min(1, t * 0.95 + 0.05)) ** 0.8
        rise = 0.12 * math.sin(t * 2.2)
        vertices += [(0.3 * t, -half, rise), (0.3 * t, 0, rise - 0.03), (0.3 * t, half, rise)]
    thing = mesh("mint", vertices, grid_faces(9, 3), leaf)
    thing.location, thing.rotation_euler[2] = place, turn


def candles(random):
    flame, wick = burning(), principled("wick", linear("#2c2722"), rough=0.9)
    for color, (x, y) in zip(COLORS, ((-0.58, 0.02), (-0.26, -0.34), (0.03, 0.3), (0.32, -0.28), (0.62, 0.08))):
        lean = random.normal(0, 0.02, 2)
        high = 0.98 + random.normal(0, 0.03)
        candle(color, high, (x, y, TOP - 0.08), lean)
        tip = Vector((x, y, TOP - 0.08)) + Vector((lean[0], lean[1], 1)) * high
        tube("wick", [tuple(tip + Vector((0, 0, -0.03))), tuple(tip + Vector((0.004, 0, 0.05))), tuple(tip + Vector((0.012, 0, 0.09)))], 0.009, wick)
        shape = [(0.001, 0.02), (0.035, 0.06), (0.052, 0.13), (0.04, 0.22), (0.016, 0.31), (0.001, 0.36)]
        fire = glowing(lathe("flame", smooth_profile(shape, 8), flame, 32))
        fire.location = tip + Vector((0.005, 0, 0.02))
        light = bpy.data.lights.new("candlelight", "POINT")
        light.energy, light.color, light.shadow_soft_size = 2.2, linear("#ffb766")[:3], 0.09
        add("candlelight", light).location = tip + Vector((0, 0, 0.3))


def candle(color, high, place, lean):
    """With a twist in it."""
    wax = principled("wax", linear(color), rough=0.42, specular=0.4)
    rows, around, vertices = 60, 36, []
    for a in range(around):
        for t in np.linspace(0, 1, rows):
            angle = 2 * math.pi * a / around
            r = 0.058 * (1 + 0.09 * math.cos(4 * (angle - t * 5))) * (1 if t < 0.985 else 0.75)
            vertices.append((r * math.cos(angle) + lean[0] * high * t, r * math.sin(angle) + lean[1] * high * t, high * t))
    thing = mesh("candle", vertices, grid_faces(around, rows, closed=True), wax)
    thing.location = place


def burning():
    """Yellow, bluish at its foot."""
    material = bpy.data.materials.new("flame")
    material.use_nodes = True
    height = node(material, "ShaderNodeSeparateXYZ")
    link(material, coordinates(material, "Object"), height.inputs[0])
    ramp = node(material, "ShaderNodeValToRGB")
    foot, tip = ramp.color_ramp.elements
    foot.color, foot.position = (0.25, 0.22, 0.5, 1), 0.0
    tip.color, tip.position = linear("#ffb347"), 1.0
    ramp.color_ramp.elements.new(0.3).color = linear("#ffd27a")
    ramp.color_ramp.elements.new(0.6).color = linear("#ffe9b0")
    link(material, math_node(material, "MULTIPLY", height.outputs[2], 2.8), ramp.inputs[0])
    emission = node(material, "ShaderNodeEmission")
    emission.inputs[1].default_value = 4
    link(material, ramp.outputs[0], emission.inputs[0])
    link(material, emission.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material
