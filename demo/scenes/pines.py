"""Pines that stand for a wood: cones of drooping branches, in four forms."""
import math

import bpy
import numpy as np

from terrain import scatter


def plant_pines(height, material, count, across, away, sizes, grows):
    random = np.random.default_rng(1)
    shapes = pine_shapes(material)
    for index in range(count):
        y = away[0] + (away[1] - away[0]) * random.uniform() ** 1.5
        x = random.uniform(*across) * (0.35 + 0.65 * (y - away[0] + 12) / (away[1] - away[0] + 12))
        z = height(x, y)
        if not grows(z):
            continue
        size = random.uniform(*sizes)
        wide = size * random.uniform(0.8, 1.15)
        scatter(shapes[index % 4], (x, y, z - 0.05), (wide, wide, size), random.uniform(0, 6.28))


def pine_shapes(material):
    shapes = []
    for seed in range(4):
        vertices, faces = pine(seed)
        shape = bpy.data.meshes.new("pine")
        shape.from_pydata(vertices, [], faces)
        shape.materials.append(material)
        shapes.append(shape)
    return shapes


def pine(seed):
    random = np.random.default_rng(seed)
    vertices, faces = [], []
    for layer in range(9):
        z = 0.14 + 0.09 * layer
        radius = 0.23 * (1 - layer / 9.6) ** 0.9
        points, top = 26, len(vertices)
        vertices.append((0, 0, z + 0.17))
        for i in range(points):
            angle = 2 * math.pi * i / points
            r = radius * ((1 if i % 2 else 0.55) + random.normal(0, 0.10))
            vertices.append((r * math.cos(angle), r * math.sin(angle), z - (0.05 if i % 2 else 0) + random.normal(0, 0.012)))
        faces += [(top, top + 1 + i, top + 1 + (i + 1) % points) for i in range(points)]
    foot = len(vertices)
    for z in (0, 0.5):
        vertices += [(0.018 * math.cos(i * math.pi / 3), 0.018 * math.sin(i * math.pi / 3), z) for i in range(6)]
    faces += [(foot + i, foot + (i + 1) % 6, foot + 6 + (i + 1) % 6, foot + 6 + i) for i in range(6)]
    return vertices, faces
