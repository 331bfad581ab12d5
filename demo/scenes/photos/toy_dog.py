"""A crocheted dog on a rug in front of its bed, in the afternoon."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from crochet import ball, crocheted, limb, wool
from desk import table
from dog_bed import blanket, bolster, inside, skirting
from geometry import box, grid_faces, lathe, mesh, tube
from houses import glowing
from lens import photographed, sunshine
from materials import bump, coordinates, linear, link, node, noise, principled
from room import wall
from studio import ambient, area_light

SIZE = (1800, 1200)
COAT, DARK, PATCH, PALE, THREAD = "#c48d52", "#6d452b", "#8f5e39", "#efe2c8", "#33251d"
DOG = Vector((0, -3.0, 0.12))
HEAD = Matrix.Translation((0, -0.1, 2.5)) @ Matrix.Rotation(math.radians(-7), 4, "Y") @ Matrix.Rotation(math.radians(-9), 4, "Z") @ Matrix.Rotation(math.radians(5), 4, "X")
EYE, EYE_SIZE = (0.38, 0.19), 0.13
# Along each part: x, y, z, half its width, half its depth; those of a pair on the right.
SKULL = ((0, 0, -0.84, 0.86, 0.8), (0, 0, -0.42, 1.04, 0.9), (0, 0, 0, 1.04, 0.92), (0, 0.02, 0.42, 0.94, 0.86), (0, 0.04, 0.8, 0.8, 0.76))
EAR = ((0.62, 0.06, 0.66, 0.3, 0.09), (0.98, 0.02, 0.5, 0.34, 0.1), (1.16, -0.06, 0.05, 0.4, 0.11), (1.2, -0.1, -0.45, 0.42, 0.12), (1.16, -0.14, -0.82, 0.36, 0.1))
BODY = ((0, 0.1, 0, 0.8, 0.72), (0, 0.1, 0.45, 0.92, 0.82), (0, 0.06, 0.95, 0.78, 0.7), (0, 0, 1.4, 0.62, 0.56), (0, -0.04, 1.85, 0.55, 0.5))
ARM = ((0.52, -0.2, 1.5, 0.2, 0.2), (0.6, -0.45, 1.1, 0.22, 0.22), (0.5, -0.72, 0.65, 0.24, 0.24), (0.42, -0.95, 0.3, 0.3, 0.3), (0.42, -1.1, 0.16, 0.3, 0.27))
LEG = ((0.5, 0.1, 0.42, 0.4, 0.4), (0.76, -0.4, 0.38, 0.4, 0.38), (0.98, -0.9, 0.33, 0.32, 0.32), (1.08, -1.15, 0.34, 0.3, 0.32))
TAIL = ((0.55, 0.55, 0.3, 0.16, 0.16), (1.0, 0.6, 0.5, 0.15, 0.15), (1.2, 0.5, 0.95, 0.13, 0.13), (1.12, 0.4, 1.35, 0.1, 0.1))
FOOT, SOLE = (1.1, -1.2, 0.42), (0.36, 0.27, 0.44)


def build():
    wall("#cdd0c2").location.y = 8
    table(dark="#8d6c4c", light="#b8926a")
    skirting()
    bolster()
    inside()
    blanket()
    rug()
    dog()
    window((-4.1, 7.9, 2.5), 4.4, 5.0)
    ambient("#f2f0ee", 0.42)
    sunshine((0.86, 0.42, -0.5), 3.6, "#ffd6a0", 3)
    area_light((-7, -5, 6), (0, -3, 1.5), 4, 5, 330, "#fff1dc")
    area_light((-3.4, -13, 7), (0, -3, 2.5), 1.6, 1.6, 70, "#fff6e8")
    area_light((7, -12, 3), (0, -3, 1.5), 6, 6, 160, "#ffeedd")
    photographed((0.5, -14.8, 2.75), (0.02, -3, 1.68), 69, sharp_at=(0, -3.8, 2.3), aperture=1.6, exposure=0.1)


def dog():
    before, random, yarn = set(bpy.context.scene.objects), np.random.default_rng(3), wool()
    head, muzzle = limb(SKULL, blunt=2.3, turned=HEAD), ball((0, -0.82, -0.26), (0.45, 0.36, 0.34), HEAD)
    parts = [(limb(BODY, blunt=5), belly), (head, face), (muzzle, plain(PALE)), (limb(TAIL, blunt=6), plain(COAT))]
    for side in (-1, 1):
        ear, arm, leg = (([(side * x, *other) for x, *other in rows]) for rows in (EAR, ARM, LEG))
        parts += [(limb(ear, across=(0, 1, 0), blunt=4, turned=HEAD), plain(DARK)), (limb(arm, blunt=5), paws), (limb(leg, blunt=6), plain(COAT))]
        parts.append((ball((side * FOOT[0], *FOOT[1:]), SOLE), plain(PALE)))
        pads(side)
    for surface, color in parts:
        crocheted("dog", surface, yarn, color, random)
    looks(head, muzzle)
    collar()
    for thing in set(bpy.context.scene.objects) - before:
        thing.location = DOG


def looks(head, muzzle):
    """Eyes of glass; nose and mouth stitched."""
    glass = principled("eye", linear("#0c0807"), rough=0.04, specular=0.45)
    thread = principled("thread", linear(THREAD), rough=0.6, specular=0.3, sheen=0.4)
    for side in (-1, 1):
        at, outward = on(head, side * EYE[0], EYE[1])
        dome("eye", at + outward * 0.03, outward, EYE_SIZE, EYE_SIZE * 0.85, glass)
    for row in np.linspace(-1, 1, 11):
        half = 0.19 * math.sqrt(1 - (0.5 + 0.5 * row) ** 3.2) * (0.35 + 0.65 * min(1, 1.2 + row))
        height = -0.15 + 0.1 * -row
        tube("nose", [tuple(along(muzzle, x, height, 0.05 + 0.06 * (1 - (x / 0.2) ** 2))) for x in np.linspace(-half, half, 7)], 0.02, thread)
    tube("mouth", [tuple(along(muzzle, 0, z, 0.035)) for z in (-0.24, -0.29, -0.34, -0.39)], 0.024, thread)
    for side in (-1, 1):
        tube("mouth", [tuple(along(muzzle, side * x, z, 0.035)) for x, z in ((0, -0.39), (0.06, -0.45), (0.16, -0.46), (0.25, -0.4), (0.29, -0.31))], 0.024, thread)


def along(surface, x, z, lift):
    at, outward = on(surface, x, z)
    return at + outward * lift


def on(surface, x, z):
    """The place of a part of the head that is seen there from its front, and which way it faces."""
    columns, rows = 72, 48
    u, v = (each.ravel() for each in np.meshgrid(np.arange(columns) / columns, np.linspace(0, 1, rows), indexing="ij"))
    tree = BVHTree.FromPolygons(surface(u, v).tolist(), grid_faces(columns, rows, closed=True))
    ahead = HEAD.to_3x3() @ Vector((0, 1, 0))
    at, outward, _, _ = tree.ray_cast(HEAD @ Vector((x, -4, z)), ahead)
    return at, outward if outward.dot(ahead) < 0 else -outward


def dome(name, at, outward, radius, high, material):
    thing = lathe(name, [(max(0.0001, radius * math.cos(a)), high * math.sin(a)) for a in np.linspace(-0.3, math.pi / 2, 16)], material, 48)
    thing.data.transform(Matrix.Translation(at) @ outward.to_track_quat("Z", "Y").to_matrix().to_4x4())


def pads(side):
    """Of felt, sewn onto the soles."""
    felt = principled("felt", linear("#a8694b"), rough=1, specular=0.02, sheen=0.5)
    bump(felt, noise(felt, coordinates(felt, "Object"), 30, detail=5), 0.6, 0.02)
    wide, thick, tall = SOLE
    for x, z, radius in ((0, -0.09, 0.155), (-0.165, 0.13, 0.07), (0, 0.2, 0.075), (0.165, 0.13, 0.07)):
        ahead = thick * math.sqrt(1 - (x / wide) ** 2 - (z / tall) ** 2)
        outward = Vector((x / wide**2, -ahead / thick**2, z / tall**2)).normalized()
        at = Vector((side * FOOT[0] + x, FOOT[1] - ahead, FOOT[2] + z))
        dome("pad", at + outward * 0.02, outward, radius, 0.035, felt)


def collar():
    leather = principled("collar", linear("#2d6b76"), rough=0.5, specular=0.4)
    brass = principled("tag", linear("#d3a550"), rough=0.22, metallic=1)
    bump(brass, noise(brass, coordinates(brass, "Object"), 5, detail=2), 0.05, 0.02)
    band = lathe("collar", [(0.56, 1.5), (0.63, 1.52), (0.645, 1.6), (0.63, 1.68), (0.56, 1.7)], leather, 96)
    band.scale = (1, 0.94, 1)
    tube("ring", [(0.07 * math.sin(a), -0.64, 1.47 + 0.07 * math.cos(a)) for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)], 0.016, brass, cyclic=True)
    tag = lathe("tag", [(0.0001, 0.03), (0.15, 0.03), (0.17, 0.02), (0.17, -0.02), (0.15, -0.03), (0.0001, -0.03)], brass, 64)
    tag.data.transform(Matrix.Translation((0, -0.7, 1.25)) @ Matrix.Rotation(math.radians(75), 4, "X"))


def plain(color):
    return lambda places: [color] * len(places)


def belly(places):
    return [PALE if (x / 0.5) ** 2 + ((z - 0.85) / 0.62) ** 2 < 1 and y < 0 else COAT for x, y, z in places]


def face(places):
    """A patch round one eye, a blaze between both."""
    flat = np.array(HEAD.inverted())
    local = places @ flat[:3, :3].T + flat[:3, 3]
    return [
        PATCH if y < 0 and ((x - 0.42) / 0.36) ** 2 + ((z - 0.2) / 0.4) ** 2 < 1
        else PALE if y < 0 and abs(x) < 0.11 + 0.25 * max(0, -z) and z < 0.75
        else COAT
        for x, y, z in local
    ]


def paws(places):
    return [PALE if z < 0.42 else COAT for _, _, z in places]


def window(corner, wide, tall):
    """In the wall behind, with a garden out of focus."""
    x, y, z = corner
    white = principled("frame", linear("#f3eee4"), rough=0.5)
    glowing(mesh("garden", [(x, y, z), (x + wide, y, z), (x + wide, y, z + tall), (x, y, z + tall)], [(0, 1, 2, 3)], garden()))
    for across in (0, 0.5, 1):
        box("frame", (0.3, 0.3, tall), (x + across * wide, y - 0.1, z + tall / 2), white, 0.02)
    box("sill", (wide + 0.8, 0.8, 0.2), (x + wide / 2, y - 0.3, z - 0.1), white, 0.03)


def garden():
    material = bpy.data.materials.new("garden")
    material.use_nodes = True
    ramp = node(material, "ShaderNodeValToRGB")
    for place, color in ((0.35, "#8fa06a"), (0.5, "#d9d79a"), (0.7, "#fff3d6")):
        ramp.color_ramp.elements.new(place).color = linear(color)
    link(material, noise(material, coordinates(material, "Object"), 0.9, detail=2), ramp.inputs[0])
    emission = node(material, "ShaderNodeEmission")
    emission.inputs[1].default_value = 1.3
    link(material, ramp.outputs[0], emission.inputs[0])
    link(material, emission.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material


def rug():
    """A braid, sewn together round by round."""
    yarn = [principled("rug", linear(color), rough=1, specular=0.05, sheen=0.5) for color in ("#d9c8a8", "#cdb890", "#e3d6bb")]
    for material in yarn:
        bump(material, noise(material, coordinates(material, "Object"), 22, detail=4), 0.8, 0.03)
    for ring in range(24):
        r = 0.08 + 0.105 * ring
        count = max(12, round(r * 22))
        for phase in (0, math.pi):
            points = []
            for k in range(count):
                angle, out = 2 * math.pi * k / count, r + 0.02 * math.cos(k * 2.1 + phase)
                points.append((DOG.x + out * math.cos(angle), DOG.y + out * math.sin(angle), 0.06 + 0.03 * math.sin(k * 2.1 + phase)))
            tube("rug", points, 0.052, yarn[ring % 3], cyclic=True)
