"""A dog's corner by the window: its bed and blanket, leash, ball and bowl."""
import math

import numpy as np
from mathutils import Vector

from desk import table
from geometry import grid_faces, lathe, mesh, round_edges, smooth_profile, tube
from lens import photographed
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader
from pillow import woven
from room import wall, window_light

SIZE = (1800, 1200)
BED, ROUND, THICK, WIDE = (-0.45, 2.5), 2.3, 0.76, 1.08


def build():
    wall("#cdd0c2").location.y = 8
    table(dark="#8d6c4c", light="#b8926a")
    skirting()
    random = np.random.default_rng(4)
    bolster()
    inside()
    blanket()
    leash()
    ball((0.95, -1.15, 0.36), 0.36)
    bowl((2.6, -0.35, 0), random)
    for x, y, turn in ((1.6, -1.75, 0.5), (2.66, -1.98, -0.25)):
        biscuit((x, y, 0.0), turn)
    window_light((0.4, 0, 0.8), 2.9, 3.2)
    photographed((0.9, -10.4, 5.4), (0.16, 0.7, 0.55), 57, sharp_at=(0.6, -0.9, 0.5), aperture=2.2, exposure=0.12)


def skirting():
    paint = principled("skirting", linear("#efe9df"), rough=0.5)
    corners = [(x, y, z) for y, z in ((7.75, 0), (7.75, 1.15), (8, 1.15)) for x in (-30, 30)]
    mesh("skirting", corners, [(0, 1, 3, 2), (2, 3, 5, 4)], paint, smooth=False)


def on_bolster(around, over, lift=0.0):
    """`around`: 0 is nearest to the viewer; `over`: 0 lies inwards, a quarter turn is on top. Lower where the dog steps in."""
    around = (around + math.pi) % (2 * math.pi) - math.pi
    low = 1 - 0.36 * math.exp(-((around / 0.62) ** 2))
    seam = (around * 14 / (2 * math.pi)) % 1 - 0.5
    swell = 1 - 0.07 * math.exp(-((abs(abs(seam) - 0.5) / 0.05) ** 2)) + 0.02 * math.sin(around * 9 + over * 3)
    r = THICK * swell + lift
    far = ROUND - r * math.cos(over) * 1.02
    z = THICK * low * 0.92 + (r * low if lift == 0 else THICK * swell * low + lift) * math.sin(over) * 0.95
    return (BED[0] + far * math.sin(around) * WIDE, BED[1] - far * math.cos(around), max(0.0, z))


def bolster():
    cloth = woven("bolster", "#7c8a83", scale=9, strength=0.12)
    columns, rows = 420, 40
    vertices = [on_bolster(a, o) for a in np.linspace(-math.pi, math.pi, columns, endpoint=False) for o in np.linspace(-math.pi, math.pi, rows)]
    mesh("bolster", vertices, grid_faces(columns, rows, closed=True), cloth)
    piping = principled("piping", linear("#5f6d66"), rough=0.9, sheen=0.3)
    for k in range(14):
        around = k * 2 * math.pi / 14
        tube("piping", [on_bolster(around, o, 0.004) for o in np.linspace(-0.4, math.pi + 0.6, 22)], 0.022, piping)


def inside():
    """A cushion of lambskin that has been lain on."""
    fleece = principled("fleece", linear("#ece1cd"), rough=1, specular=0.02, sheen=0.8)
    curls = node(fleece, "ShaderNodeTexVoronoi", feature="SMOOTH_F1")
    curls.inputs["Scale"].default_value = 6
    link(fleece, coordinates(fleece, "Object"), curls.inputs["Vector"])
    bump(fleece, math_node(fleece, "SUBTRACT", 1, curls.outputs["Distance"]), 0.8, 0.09)
    bump(fleece, noise(fleece, coordinates(fleece, "Object"), 16, detail=6), 0.8, 0.06)
    radius = ROUND - THICK * 0.6
    profile = [(0.001, 0.5), (radius * 0.4, 0.5), (radius * 0.75, 0.6), (radius * 0.95, 0.58), (radius * 1.05, 0.3), (0.001, 0.1)]
    thing = lathe("cushion", smooth_profile(profile, 14), fleece, 160)
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        vertex.co.z += 0.04 * math.sin(x * 2.3 + 1) * math.sin(y * 2.1) + 0.03 * math.sin(4 * x - y)
    thing.scale = (WIDE, 1, 1)
    thing.location = (*BED, 0)


def blanket():
    """Folded in four and laid over the bolster: its layers follow it, the uppermost is shortest."""
    for layer in range(4):
        lift = 0.03 + 0.07 * layer
        ends = (0.62 - 0.02 * layer, 3.0 - 0.05 * layer)
        cloth(lift, ends, 0.46 - 0.02 * (layer % 2), layer)


def cloth(lift, ends, half, layer):
    middle = 1.12
    across, along = 60, 70
    vertices, uv = [], []
    for s in np.linspace(-1, 1, across):
        for t in np.linspace(0, 1, along):
            over = ends[0] + (ends[1] - ends[0]) * t
            wave = 0.018 * math.sin(s * 5 + t * 4 + layer) + 0.012 * math.sin(t * 13 + s * 2)
            rounded = -0.035 * max(0.0, (abs(s) - 0.93) / 0.07) ** 2
            vertices.append(on_bolster(middle + half * s, over, lift + wave + rounded))
            uv.append((half * s * ROUND, over * THICK))
    thing = mesh("blanket", vertices, grid_faces(across, along), plaid(), uv)
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = 0.06
    if layer == 0:
        fringe(middle, half, ends[1], lift)


def fringe(middle, half, over, lift):
    wool = principled("fringe", linear("#ead9bd"), rough=1, specular=0.05, sheen=0.5)
    random = np.random.default_rng(6)
    for s in np.linspace(-0.98, 0.98, 44):
        top = Vector(on_bolster(middle + half * s, over - 0.02, lift))
        out = Vector((math.sin(middle), -math.cos(middle), 0)) * 0.05
        tip = top + Vector((random.normal(0, 0.025), random.normal(0, 0.02), -0.28)) + out
        tube("fringe", [tuple(top), tuple(top.lerp(tip, 0.5) + out * 0.5), tuple(tip)], 0.018, wool)


def plaid():
    """Bands of two colours that cross on cream."""
    material = principled("plaid", rough=1, specular=0.05, sheen=0.5)
    layer = node(material, "ShaderNodeUVMap", uv_map="print").outputs[0]
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, layer, axes.inputs[0])
    color = None
    for shade, width, offset in (("#a23d2b", 0.24, 0.0), ("#3f5a5e", 0.09, 0.36)):
        for axis in (0, 1):
            place = math_node(material, "FRACT", math_node(material, "ADD", math_node(material, "DIVIDE", axes.outputs[axis], 0.62), 10 + offset), 0)
            inside_band = math_node(material, "MULTIPLY", math_node(material, "LESS_THAN", place, width / 0.62), 0.62)
            mix = node(material, "ShaderNodeMixRGB")
            mix.inputs[1].default_value, mix.inputs[2].default_value = linear("#e7d7ba"), linear(shade)
            link(material, inside_band, mix.inputs[0])
            if color:
                link(material, color, mix.inputs[1])
            color = mix.outputs[0]
    link(material, color, shader(material).inputs["Base Color"])
    return bump(material, noise(material, coordinates(material, "Object"), 18, detail=4), 0.6, 0.03)


def leash():
    """Rope of three strands in loose loops, sewn into leather, with a hook of brass."""
    points, turns = [], 2.5
    for t in np.linspace(0, 1, 150):
        angle, far = 2 * math.pi * turns * (t - 1) - math.pi / 2, (0.4 + 0.21 * turns * t) * (1 + 0.05 * math.sin(2 * math.pi * turns * t * 2))
        points.append(Vector((-1.85 + far * 1.08 * math.cos(angle), -1.2 + far * math.sin(angle), 0.08)))
    ahead = (points[-1] - points[-2]).normalized()
    for k in range(13):
        ahead = ahead.lerp(Vector((0.93, 0.36 if k < 7 else -0.2, 0)), 0.13).normalized()
        points.append(points[-1] + ahead * 0.075)
    rope(points)
    end, along = points[-1], (points[-1] - points[-3]).normalized()
    leather = principled("leather", linear("#7a4a2b"), rough=0.5, specular=0.4)
    tube("sleeve", [tuple(end - along * 0.3), tuple(end - along * 0.1), tuple(end + along * 0.12)], 0.095, leather)
    hook(end + along * 0.15, along)


def rope(points):
    strands = [principled("rope", linear(color), rough=0.9, specular=0.1, sheen=0.3) for color in ("#b4533f", "#e7d7ba", "#b4533f")]
    path = dense(points, 9)
    for k, strand in enumerate(strands):
        twisted = []
        for i in range(1, len(path) - 1):
            ahead = (path[i + 1] - path[i - 1]).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            angle = i * 0.155 + 2 * math.pi * k / 3
            twisted.append(tuple(path[i] + (side * math.cos(angle) + side.cross(ahead) * math.sin(angle)) * 0.038))
        tube("rope", twisted[::3], 0.043, strand)


def dense(points, times):
    return [a.lerp(b, k / times) for a, b in zip(points, points[1:]) for k in range(times)]


def hook(foot, along):
    """A swivel and a snap hook, flat on the floor."""
    brass = principled("brass", linear("#c79a4b"), rough=0.22, metallic=1)
    side = Vector((-along.y, along.x, 0))

    def at(ahead, aside, up=0.0):
        return tuple(Vector((foot.x, foot.y, 0.075 + up)) + along * ahead + side * aside)

    eye = [at(0.1 + 0.11 * math.cos(a), 0.12 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)]
    tube("eye", eye, 0.034, brass, cyclic=True)
    tube("swivel", [at(0.2, 0), at(0.26, 0), at(0.34, 0), at(0.42, 0)], 0.07, brass)
    body = [(0.42, 0.0), (0.52, 0.0), (0.58, 0.13), (0.72, 0.16), (0.92, 0.16), (1.06, 0.1), (1.1, -0.02), (1.03, -0.13), (0.92, -0.15)]
    tube("hook", [at(*place) for place in body], 0.05, brass)
    tube("trigger", [at(0.5, -0.02), at(0.58, -0.12), at(0.75, -0.15), at(0.93, -0.14)], 0.038, brass)
    knob = lathe("knob", [(0.001, 0.07), (0.04, 0.06), (0.05, 0), (0.001, -0.01)], brass, 24)
    knob.location = at(0.66, -0.14, 0.04)


def ball(place, radius):
    """Of felt, bald and dirty where it has been chewed."""
    felt = principled("felt", linear("#c3c14c"), rough=1, specular=0.03, sheen=0.9)
    vector = coordinates(felt, "Object")
    worn = node(felt, "ShaderNodeMapRange")
    worn.inputs[1].default_value, worn.inputs[2].default_value = 0.52, 0.6
    link(felt, noise(felt, vector, 3.4, detail=8), worn.inputs[0])
    mix = node(felt, "ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear("#c6c34a"), linear("#7d7350")
    link(felt, worn.outputs[0], mix.inputs[0])
    link(felt, mix.outputs[0], shader(felt).inputs["Base Color"])
    bump(felt, noise(felt, vector, 30, detail=6), 0.9, 0.03)
    bump(felt, noise(felt, vector, 4, detail=5), 0.5, 0.06)
    profile = [(max(0.001, radius * math.sin(a)), -radius * math.cos(a)) for a in np.linspace(0, math.pi, 40)]
    thing = lathe("ball", profile, felt, 72)
    rubber = principled("seam", linear("#e4dfcf"), rough=0.7)
    seam = []
    for t in np.linspace(0, 2 * math.pi, 90, endpoint=False):
        p = Vector((3 * math.cos(t) + math.cos(3 * t), 3 * math.sin(t) - math.sin(3 * t), 2 * math.sqrt(3) * math.sin(2 * t)))
        seam.append(tuple(p.normalized() * (radius - 0.006)))
    line = tube("seam", seam, 0.022, rubber, cyclic=True)
    for part in (thing, line):
        part.location, part.rotation_euler = place, (0.6, 0.5, 0.9)


def bowl(place, random):
    """Stoneware, glazed in two colours, full of biscuits."""
    glaze = principled("bowl", linear("#ece4d4"), rough=0.25, specular=0.5)
    bump(glaze, noise(glaze, coordinates(glaze, "Object"), 4), 0.12, 0.03)
    foot = principled("glazed band", linear("#4f7480"), rough=0.25, specular=0.5)
    outer = [(0.82, 0.02), (0.9, 0.0), (0.94, 0.05), (0.87, 0.36), (0.8, 0.62)]
    rim = [(0.8, 0.6), (0.82, 0.66), (0.79, 0.7), (0.75, 0.72), (0.71, 0.69), (0.65, 0.4), (0.58, 0.2), (0.001, 0.16)]
    lathe("band", smooth_profile(outer, 6), foot, 128).location = place
    lathe("bowl", smooth_profile(rim, 6), glaze, 128).location = place
    for i in range(16):
        angle, far = random.uniform(0, 6.28), 0.4 * math.sqrt(random.uniform(0, 1))
        lift = 0.38 + 0.2 * (i / 16) + 0.1 * (0.5 - far)
        thing = biscuit((place[0] + far * math.cos(angle), place[1] + far * math.sin(angle), place[2] + lift), random.uniform(0, 6.28), 0.8)
        thing.rotation_euler[0], thing.rotation_euler[1] = random.normal(0, 0.3), random.normal(0, 0.3)


def biscuit(place, turn, size=1.0):
    """Bone-shaped, pricked and baked brown at its edge."""
    dough = principled("biscuit", linear("#b98650"), rough=0.85, specular=0.15)
    bump(dough, noise(dough, coordinates(dough, "Object"), 14, detail=8), 0.6, 0.03)
    outline = []
    for x, y, start in ((0.34, 0.12, -0.5), (-0.34, 0.12, -0.36), (-0.34, -0.12, 2.64), (0.34, -0.12, 2.78)):
        outline += [(x + 0.14 * math.cos(a), y + 0.14 * math.sin(a)) for a in np.linspace(start, start + 4, 18)]
    count, high = len(outline), 0.13
    vertices = [(x, y, z) for z in (0, high) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))] + [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    thing = mesh("biscuit", vertices, faces, dough)
    round_edges(thing, 0.028)
    thing.scale, thing.location, thing.rotation_euler[2] = (size,) * 3, place, turn
    return thing
