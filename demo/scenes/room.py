"""A wall with afternoon light from a window on the left, and a sideboard below it."""
import math

import bpy
import numpy as np
from mathutils import Vector

from geometry import add, box, lathe, mesh, smooth_profile, tube
from materials import bump, coordinates, linear, noise, oak, principled
from studio import ambient, area_light


def wall(color="#e2dad0"):
    material = principled("wall", linear(color), rough=0.95, specular=0.08)
    bump(material, noise(material, coordinates(material, "Object"), 9), 0.10, 0.03)
    bump(material, noise(material, coordinates(material, "Object"), 60), 0.06, 0.01)
    plane = mesh("wall", [(-30, 0, -20), (30, 0, -20), (30, 0, 30), (-30, 0, 30)], [(0, 1, 2, 3)], material)
    floor = principled("floor", linear("#b89d80"), rough=0.6)
    mesh("floor", [(-30, -24, -9), (30, -24, -9), (30, 0, -9), (-30, 0, -9)], [(0, 1, 2, 3)], floor)
    return plane


def sideboard(top):
    box("board", (13, 3.6, 0.28), (0, -1.85, top - 0.14), oak(), 0.04)
    box("cabinet", (12.6, 3.3, 4), (0, -1.8, top - 2.28), principled("cabinet", linear("#d9cfc2"), rough=0.6), 0.03)


def books(x, y, top):
    z = top
    for color, width, depth, height, turn in (
        ("#c4a99a", 2.1, 1.5, 0.24, 3),
        ("#f1ede6", 1.9, 1.4, 0.20, -4),
        ("#6f8291", 1.7, 1.25, 0.17, 6),
    ):
        cover = principled("cover", linear(color), rough=0.6)
        box("book", (width, depth, height), (x, y, z + height / 2), cover, 0.02, turn)
        z += height


def vase_with_branches(x, y, top, branches=6, seed=5):
    clay = principled("vase", linear("#e9e4dc"), rough=0.55, specular=0.3)
    bump(clay, noise(clay, coordinates(clay, "Object"), 6), 0.25, 0.05)
    profile = [(0, 0), (0.42, 0), (0.5, 0.05), (0.66, 0.4), (0.7, 0.75), (0.6, 1.15), (0.36, 1.45)]
    profile += [(0.27, 1.6), (0.3, 1.75), (0.34, 1.8), (0.3, 1.8), (0.24, 1.7)]
    vase = lathe("vase", smooth_profile(profile), clay, 96)
    vase.location = (x, y, top)
    random = np.random.default_rng(seed)
    leaf = principled("leaf", linear("#7d9178"), rough=0.6, specular=0.25)
    stem = principled("stem", linear("#6f6a4c"), rough=0.8)
    for _ in range(branches):
        branch(Vector((x, y, top + 1.55)), random, leaf, stem)


def branch(foot, random, leaf, stem, leans=(0.15, 0.75)):
    angle = random.uniform(0, 2 * math.pi)
    lean = random.uniform(*leans)
    length = random.uniform(2.6, 4.2)
    points = []
    for i in range(9):
        t = i / 8
        out = lean * length * t**1.7
        points.append(foot + Vector((math.cos(angle) * out, math.sin(angle) * out * 0.5, length * t * (1 - 0.12 * t * lean))))
    tube("stem", [tuple(p) for p in points], 0.018, stem)
    vertices, faces = [], []
    for i in range(2, 9):
        for sign in (-1, 1):
            add_leaf(points[i], (points[i] - points[i - 1]).normalized(), sign, 1.15 - 0.05 * i, random, vertices, faces)
    mesh("leaves", vertices, faces, leaf)


def add_leaf(root, along, sign, scale, random, vertices, faces):
    side = along.cross(Vector(random.normal(size=3))).normalized() * sign
    axis = (side + along * 0.45).normalized()
    across = axis.cross(along).normalized()
    length = random.uniform(0.34, 0.5) * scale
    first = len(vertices)
    for step in range(7):
        t = step / 6
        half = length * 0.36 * math.sin(math.pi * min(1, t * 0.93 + 0.07)) ** 0.8
        centre = root + axis * length * 1.24 * t + along * 0.12 * t * t
        vertices += [tuple(centre - across * half), tuple(centre + along * 0.02), tuple(centre + across * half)]
    for step in range(6):
        for column in (0, 1):
            a = first + step * 3 + column
            faces.append((a, a + 1, a + 4, a + 3))


def window_light(centre=(0.4, 0, 0.6), half_width=2.5, half_height=3.4):
    """A low sun through a window with one mullion and one transom, and the sky around it."""
    ambient("#f2f3f6", 0.62)
    direction = Vector((0.80, 0.74, -0.46)).normalized()
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 3.3
    sun.angle = math.radians(2.6)
    sun.color = linear("#ffe9cf")[:3]
    turn = direction.to_track_quat("-Z", "Y")
    add("sun", sun).rotation_euler = turn.to_euler()
    middle = Vector(centre) - direction * 11
    right, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    dark = principled("window frame", (0.02, 0.02, 0.02, 1))
    for left, to_right, bottom, to_top in (
        (-40, -half_width, -40, 40),
        (half_width, 40, -40, 40),
        (-half_width, half_width, half_height, 40),
        (-half_width, half_width, -40, -half_height),
        (-0.09, 0.09, -half_height, half_height),
        (-half_width, half_width, 0.55, 0.72),
    ):
        corners = ((left, bottom), (to_right, bottom), (to_right, to_top), (left, to_top))
        slab = mesh("window frame", [tuple(middle + right * x + up * y) for x, y in corners], [(0, 1, 2, 3)], dark)
        slab["ghost"] = 1
        slab.visible_camera = slab.visible_glossy = slab.visible_diffuse = False
    area_light((-8, -8, 3.5), (0, 0, 0), 5, 7, 560, "#f4f6ff")
    area_light((8, -9, 1), (0, 0, -1), 6, 6, 120, "#ffeedd")
