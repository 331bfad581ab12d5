"""A desk against a wall at home, and what stands on it. Its top is at height 0, the wall at y = 0."""
import math

import numpy as np
from mathutils import Matrix

from desk_things import group
from geometry import box, lathe, tube
from materials import linear, oak, principled
from room import wall
from slab import slab


def office(paint="#c3c6c1", dark="#9a7450", light="#c39c72"):
    """Its front edge is at y = -6.4."""
    wall(paint)
    box("desk top", (30, 6.4, 0.4), (0, -3.2, -0.2), oak(dark, light), 0.06)


def laptop(place, turn, open_by=108):
    shell = principled("laptop", linear("#b9bab9"), rough=0.35, metallic=0.8)
    key = principled("laptop key", linear("#2d2d2e"), rough=0.55)
    glass = principled("screen", linear("#1b1d20"), rough=0.12, specular=0.5)
    parts = slab("base", (3.1, 2.14, 0.13), 0.12, shell, shell, softened=0.03)
    for row in range(5):
        for column in range(13):
            parts.append(box("key", (0.19, 0.17, 0.02), ((column - 6) * 0.215, 0.78 - row * 0.2, 0.132), key, 0.012))
    parts.append(box("trackpad", (1.05, 0.66, 0.004), (0, -0.66, 0.131), principled("trackpad", linear("#a9aaa9"), rough=0.4, metallic=0.6), 0.002))
    # As if it were opened flat; then it is turned up about its hinge.
    lid = slab("lid", (3.1, 2.1, 0.06), 0.12, shell, shell, softened=0.02)
    panel = slab("panel", (2.96, 1.96, 0.008), 0.07, glass, glass, softened=0.002)
    hinge = Matrix.Translation((0, 1.04, 0.12)) @ Matrix.Rotation(math.radians(180 - open_by), 4, "X")
    stand = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for part in parts:
        part.matrix_world = stand @ part.matrix_basis
    for part in lid:
        part.matrix_world = stand @ hinge @ Matrix.Translation((0, 1.05, -0.06))
    for part in panel:
        part.matrix_world = stand @ hinge @ Matrix.Translation((0, 1.06, 0))
    return parts + lid + panel


def book_row(x, y, colors=("#6f8291", "#c4a99a", "#f1ede6", "#2f5d50", "#d9b36a"), seed=2, base=0.0):
    """Upright, from x to the right; the last one leans on the others."""
    random = np.random.default_rng(seed)
    for index, color in enumerate(colors):
        thick, tall, deep = random.uniform(0.22, 0.42), random.uniform(1.9, 2.5), random.uniform(1.4, 1.7)
        cover = principled("cover", linear(color), rough=0.6)
        paper = principled("pages", linear("#efe8da"), rough=0.9)
        leans = index == len(colors) - 1
        parts = [
            box("book", (thick, deep, tall), (0, 0, tall / 2), cover, 0.03),
            box("label", (thick * 0.62, 0.006, tall * 0.16), (0, -deep / 2, tall * 0.76), principled("label", linear("#efe3c8"), rough=0.7), 0),
            box("pages", (thick - 0.07, deep - 0.06, 0.02), (0, 0.02, tall), paper, 0),
        ]
        lean = Matrix.Rotation(math.radians(-11 if leans else 0), 4, "Y")
        shift, lift = (thick / 2 + 0.2 * tall, 0.09 * thick) if leans else (thick / 2, 0)
        move = Matrix.Translation((x + shift, y, base + lift)) @ lean
        for part in parts:
            part.matrix_world = move @ part.matrix_basis
        x += thick + 0.012


def pencil_cup(place, color="#cfa68f", colors=("#b4431f", "#2f5d50", "#e8b04b", "#3b4a55")):
    clay = principled("pencil cup", linear(color), rough=0.5, specular=0.35)
    profile = [(0, 0.03), (0.3, 0.03), (0.36, 0), (0.38, 0.03), (0.38, 0.92), (0.365, 0.945), (0.345, 0.92), (0.34, 0.1), (0, 0.08)]
    parts = [lathe("pencil cup", profile, clay, 96)]
    wood = principled("cedar", linear("#e0c29a"), rough=0.7)
    for index, color in enumerate(colors):
        angle = 1.1 + index * 1.57
        painted = principled("paint", linear(color), rough=0.35, coat=0.4)
        foot = np.array((-0.16 * math.cos(angle), -0.16 * math.sin(angle), 0.1))
        tip = np.array((0.33 * math.cos(angle), 0.33 * math.sin(angle), 1.5 + 0.14 * (index % 3)))
        along = (tip - foot) / np.linalg.norm(tip - foot)
        parts.append(tube("pencil", [tuple(foot + (tip - foot) * t) for t in (0, 0.33, 0.66, 1)], 0.036, painted))
        cone = lathe("point", [(0.036, 0), (0.006, 0.15)], wood, 16)
        cone.rotation_euler = (math.acos(along[2]), 0, math.atan2(along[1], along[0]) + math.pi / 2)
        cone.location = tuple(tip)
        parts.append(cone)
    group(parts, place, 0)


def cactus(place, pot="#e4dccf", seed=4):
    """Thick leaves in a pot."""
    clay = principled("pot", linear(pot), rough=0.6)
    leaf = principled("leaf", linear("#6d8a6b"), rough=0.5, specular=0.3)
    earth = principled("earth", linear("#4a3a2c"), rough=1)
    profile = [(0, 0), (0.36, 0), (0.38, 0.02), (0.5, 0.78), (0.5, 0.84), (0.47, 0.84), (0.45, 0.72), (0, 0.72)]
    parts = [lathe("pot", profile, clay, 64), lathe("earth", [(0.46, 0.74), (0, 0.78)], earth, 32)]
    random = np.random.default_rng(seed)
    for index in range(26):
        angle, lean = index * 2.4, 0.15 + 0.9 * index / 26
        long = random.uniform(0.75, 1.15) * (1 - 0.25 * lean)
        blade = lathe("leaf", [(0.001, 0), (0.1, 0.1), (0.13, 0.35), (0.1, 0.7), (0.001, 1)], leaf, 12)
        blade.scale = (1, 0.42, long)
        blade.rotation_euler = (0, lean, angle)
        blade.location = (0.12 * math.cos(angle), 0.12 * math.sin(angle), 0.72)
        parts.append(blade)
    for part in parts:
        part.location = tuple(a + b for a, b in zip(part.location, place))
