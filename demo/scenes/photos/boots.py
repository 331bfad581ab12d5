"""A family's rubber boots in a row by the door, after the rain."""
import math

import numpy as np
from mathutils import Matrix, Vector

from footwear import AROUND, along_last, around, band, closed_rings, extruded, footprint
from geometry import box, lathe, mesh, tube
from lens import photographed
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader
from room import branch
from studio import ambient, area_light

SIZE = (1800, 1200)
# Along the boot from its rim to its toe: front or upper side, back or sole (forward, up), half its width.
LAST = (
    (0.66, 3.3, -0.70, 3.3, 0.60), (0.64, 2.75, -0.71, 2.7, 0.59), (0.56, 2.1, -0.67, 2.0, 0.53), (0.51, 1.62, -0.60, 1.35, 0.46),
    (0.55, 1.36, -0.60, 0.9, 0.43), (0.64, 1.18, -0.66, 0.5, 0.43), (0.77, 1.05, -0.62, 0.2, 0.42), (0.95, 0.95, -0.2, 0.12, 0.42),
    (1.2, 0.84, 0.6, 0.12, 0.46), (1.5, 0.74, 1.25, 0.12, 0.51), (1.78, 0.67, 1.66, 0.12, 0.50), (2.02, 0.55, 1.98, 0.14, 0.40),
    (2.15, 0.38, 2.14, 0.2, 0.22), (2.19, 0.28, 2.19, 0.26, 0.02),
)


def build():
    house()
    paving()
    pair((-3.0, 0.6), 1.0, 1.0, "#46624c", "#39503f", -62, 13, strap=True)
    pair((-0.36, 0.2), 0.93, 0.97, "#d69e2e", "#ece2cd", -80, -9)
    pair((1.85, -0.15), 0.7, 0.84, "#b2402f", "#ece2cd", -58, 12)
    standing = pair((3.62, -1.0), 0.5, 0.78, "#41719a", "#ece2cd", -84, 20)
    fallen(standing, (2.75, -2.4, 0))
    flowerpot((5.5, 2.2, 0))
    ambient("#e9ecf2", 0.42)
    area_light((-9, -4, 9), (0, 0, 0.8), 7, 8, 3100, "#ffe9cc")
    area_light((9, -8, 6), (0, 0, 1), 9, 8, 330, "#e8f0ff")
    photographed((0.95, -14, 4.7), (0.42, 0, 1.42), 51, sharp_at=(0, -1.2, 1.0), aperture=1.2, exposure=0.2)


def pair(place, size, tall, color, trim, turn, splay, strap=False):
    """`tall`: how high the shaft is for its size; `turn`: where the toes point; `splay`: how much more the left boot turns out."""
    rubber, sole = rain_boot(color), principled("sole", linear(trim), rough=0.55, specular=0.35)
    aside = Vector((math.cos(math.radians(turn + 90)), math.sin(math.radians(turn + 90)), 0))
    for side in (1, -1):
        parts = boot(side, tall, rubber, sole, strap)
        at = Vector((*place, 0)) + aside * side * 0.7 * size
        angle = math.radians(turn + (splay if side > 0 else -splay * 0.3))
        stood = Matrix.Translation(at) @ Matrix.Rotation(angle, 4, "Z") @ Matrix.Diagonal((size, size * side, size, 1))
        for part in parts:
            part.matrix_world = stood
    return parts


def fallen(parts, place):
    """The last boot of a pair lies on its side."""
    lying = Matrix.Translation(Vector(place) + Vector((0, 0, 0.3))) @ Matrix.Rotation(math.radians(-66), 4, "Z") @ Matrix.Rotation(math.radians(88), 4, "X") @ Matrix.Diagonal((0.5, -0.5, 0.5, 1))
    for part in parts:
        part.matrix_world = lying


def boot(side, tall, rubber, sole, strap):
    rings = along_last(LAST, tall)
    body = mesh("boot", [p for ring in rings for p in around(ring)], closed_rings(len(rings)), rubber)
    modifier = body.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = 0.05, -1
    top = [around(rings[0], 0.012)[i] for i in range(0, AROUND, 2)]
    parts = [body, tube("rim", top, 0.05, rubber, cyclic=True), *soles(rings, sole)]
    parts.append(band(rings, 0.004, 0.055, rubber, 0.028))
    parts.append(band(rings, 0.60, 0.995, rubber, 0.022))
    back = [(-0.70, 0, 3.12 * tall), (-0.8, 0, 3.2 * tall), (-0.86, 0, 3.42 * tall), (-0.78, 0, 3.52 * tall), (-0.66, 0, 3.42 * tall), (-0.6, 0, 3.2 * tall)]
    parts.append(tube("loop", back, 0.04, rubber))
    if strap:
        parts += buckle(rings)
    return parts


def soles(rings, sole):
    """A welt all round, the tread below it, heel and ball."""
    edge = footprint(rings, 0.035)
    parts = [extruded(footprint(rings, 0.065), 0.13, 0.3, sole, 0.035), extruded(edge, 0.08, 0.16, sole, 0.01)]
    return parts + [extruded(clipped(edge, *part), 0.0, 0.12, sole, 0.02) for part in ((-9, 0.3), (0.75, 9))]


def clipped(outline, low, high):
    return [(min(high, max(low, x)), y) for x, y in outline if low - 0.12 < x < high + 0.12]


def buckle(rings):
    """A strap round the shaft, closed on its outer side."""
    brass = principled("buckle", linear("#c9b48a"), rough=0.3, metallic=1)
    ring = rings[7]
    leather = principled("strap", linear("#6a4a30"), rough=0.5, specular=0.4)
    strap = band(rings, 0.055, 0.085, leather, 0.038)
    loop = around(ring, 0.05)
    at = Vector(loop[AROUND // 4])
    frame = [at + Vector((x, 0.02, z)) for x, z in ((-0.13, -0.13), (0.13, -0.13), (0.13, 0.13), (-0.13, 0.13))]
    corners = [p for a, b in zip(frame, frame[1:] + frame[:1]) for p in (a, a.lerp(b, 0.15), a.lerp(b, 0.85))]
    return [strap, tube("buckle", [tuple(p) for p in corners], 0.028, brass, cyclic=True)]


def rain_boot(color):
    """Rubber with some dried mud towards the sole."""
    material = principled("rubber", linear(color), rough=0.3, specular=0.5, coat=0.25, coat_rough=0.18)
    place = coordinates(material, "Object")
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, place, axes.inputs[0])
    low = math_node(material, "SUBTRACT", 0.62, math_node(material, "MULTIPLY", axes.outputs[2], 0.9))
    mud = math_node(material, "ADD", low, math_node(material, "SUBTRACT", noise(material, place, 5, detail=9), 0.72))
    span = node(material, "ShaderNodeMapRange")
    span.inputs[1].default_value, span.inputs[2].default_value = 0.12, 0.3
    link(material, mud, span.inputs[0])
    mix = node(material, "ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(color), linear("#8b7459")
    link(material, math_node(material, "MULTIPLY", span.outputs[0], 0.5), mix.inputs[0])
    link(material, mix.outputs[0], shader(material).inputs["Base Color"])
    link(material, math_node(material, "ADD", math_node(material, "MULTIPLY", span.outputs[0], 0.4), 0.3), shader(material).inputs["Roughness"])
    return bump(material, noise(material, place, 2.2, detail=3), 0.12, 0.06)


def paving():
    """Flags of stone, wet in places."""
    random = np.random.default_rng(5)
    for row, (y, deep) in enumerate(((-8.6, 3.4), (-5.1, 3.4), (-1.6, 3.4), (1.9, 3.4))):
        x = -13.0 - row * 1.7
        while x < 13:
            wide = random.uniform(3.6, 5.4)
            flag = box("flag", (wide - 0.07, deep - 0.07, 0.5), (x + wide / 2, y, -0.25 + random.normal(0, 0.006)), wet_stone(random), 0.05)
            flag.rotation_euler[0] = random.normal(0, 0.002)
            x += wide
    mesh("joints", [(-20, -14, -0.09), (20, -14, -0.09), (20, 6, -0.09), (-20, 6, -0.09)], [(0, 1, 2, 3)], principled("joints", linear("#6d675c"), rough=1))


def wet_stone(random):
    shade = random.uniform(0.9, 1.08)
    material = principled("flag", rough=0.5, specular=0.45)
    place = coordinates(material, "Object")
    grain = noise(material, place, 1.3, detail=12)
    ramp = node(material, "ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.color = tuple(c * shade for c in linear("#8a857b")[:3]) + (1,)
    light.color = tuple(c * shade for c in linear("#b5ada0")[:3]) + (1,)
    dark.position, light.position = 0.35, 0.7
    link(material, grain, ramp.inputs[0])
    geometry = node(material, "ShaderNodeNewGeometry").outputs["Position"]
    wet = node(material, "ShaderNodeMapRange")
    wet.inputs[1].default_value, wet.inputs[2].default_value = 0.42, 0.52
    link(material, noise(material, geometry, 0.42, detail=4), wet.inputs[0])
    dim = node(material, "ShaderNodeMixRGB", blend_type="MULTIPLY")
    dim.inputs[2].default_value = (0.4, 0.4, 0.41, 1)
    link(material, wet.outputs[0], dim.inputs[0])
    link(material, ramp.outputs[0], dim.inputs[1])
    link(material, dim.outputs[0], shader(material).inputs["Base Color"])
    dry = math_node(material, "SUBTRACT", 1, wet.outputs[0])
    link(material, math_node(material, "ADD", math_node(material, "MULTIPLY", dry, 0.5), 0.05), shader(material).inputs["Roughness"])
    return bump(material, math_node(material, "MULTIPLY", noise(material, place, 3, detail=10), dry), 0.35, 0.05)


def house():
    """The door with its frame, and the wall beside it."""
    paint = principled("door", linear("#6f8b8c"), rough=0.4, specular=0.4)
    bump(paint, noise(paint, coordinates(paint, "Object", (5, 5, 0.6)), 3), 0.08, 0.01)
    white = principled("frame", linear("#ece6da"), rough=0.5)
    y = 3.7
    for index in range(7):
        box("plank", (1.27, 0.25, 18), (-4.6 + index * 1.3 + 0.65, y + 0.45, 9.3), paint, 0.05)
    for x in (-5.2, 5.15):
        box("frame", (1.0, 0.7, 20), (x, y + 0.3, 10), white, 0.05)
    box("sill", (11.6, 1.5, 0.55), (0, y - 0.3, 0.27), worn_step(), 0.06)
    wall = principled("wall", linear("#d9cbb4"), rough=0.95, specular=0.1)
    bump(wall, noise(wall, coordinates(wall, "Object"), 3, detail=9), 0.4, 0.08)
    for x in (-15.7, 15.65):
        box("wall", (20, 0.6, 24), (x, y + 0.5, 12), wall, 0.02)


def worn_step():
    return wet_stone(np.random.default_rng(2))


def flowerpot(place):
    clay = principled("pot", linear("#b5694a"), rough=0.8, specular=0.2)
    bump(clay, noise(clay, coordinates(clay, "Object"), 5, detail=8), 0.25, 0.03)
    profile = [(0, 0), (0.75, 0), (1.0, 1.45), (1.12, 1.45), (1.16, 1.5), (1.16, 1.85), (1.1, 1.9), (1.0, 1.88), (0.97, 1.6), (0, 1.6)]
    lathe("pot", profile, clay, 96).location = place
    random = np.random.default_rng(3)
    leaf = principled("leaf", linear("#6f8a62"), rough=0.55, specular=0.3)
    stem = principled("stem", linear("#6b6a48"), rough=0.8)
    for _ in range(13):
        branch(Vector((place[0], place[1], 1.55)), random, leaf, stem, leans=(0.2, 0.9))
