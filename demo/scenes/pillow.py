"""Upholstery and pillows in plain formulas: what stands by on a sofa or a bed."""
import math

import numpy as np
from mathutils import Matrix

from geometry import grid_faces, mesh, tube
from materials import bump, coordinates, linear, noise, principled, threads


def pillow(place, size, color, lean=70, turn=0.0, seed=1):
    """`place`: below the middle of its lower edge; `size`: width, height, thickness; `lean`: 0 lies, 90 stands."""
    width, height, thick = size
    cloth = woven("pillow", color)
    cells = 49
    steps = np.sin(np.linspace(-1, 1, cells) * math.pi / 2)
    phase = np.random.default_rng(seed).uniform(0, 6, 4)
    parts = []
    for side in (1, -1):
        vertices = [on_pillow(u, v, size, side, phase) for u in steps for v in steps]
        parts.append(mesh("pillow", vertices, grid_faces(cells, cells), cloth))
    rim = [(u, -1) for u in steps] + [(1, v) for v in steps] + [(-u, 1) for u in steps] + [(-1, -v) for v in steps]
    parts.append(tube("piping", [on_pillow(u, v, size, 1, phase) for u, v in rim[::2]], 0.035, cloth, cyclic=True))
    rise = math.radians(lean)
    turned = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(rise, 4, "X")
    lift = (height / 2 - 0.12) * math.sin(rise) + thick / 2 * math.cos(rise)
    for part in parts:
        part.matrix_world = Matrix.Translation((place[0], place[1], place[2] + lift)) @ turned
    return parts


def on_pillow(u, v, size, side, phase):
    width, height, thick = size
    swell = ((1 - u * u) * (1 - v * v)) ** 0.5
    crease = 0.035 * thick * math.sin(5 * math.atan2(v, u) + phase[0]) * (u * u + v * v) * swell
    x = u * width / 2 * (1 - 0.07 * (1 - v * v) * abs(u) ** 3)
    y = v * height / 2 * (1 - 0.07 * (1 - u * u) * abs(v) ** 3)
    sag = 0.02 * thick * math.sin(2 * u + phase[1]) * math.sin(2 * v + phase[2]) * swell
    return (x, y, side * (thick / 2 * swell + crease) + sag)


def padded(name, size, place, cloth, tilt=0.0, crown=0.16, edge=0.34):
    """A block of foam in its cover; `crown`: how far its faces bulge."""
    half = np.array(size) / 2
    inner = half - min(edge, half.min() * 0.95)
    cells = 25
    steps = np.sin(np.linspace(-1, 1, cells) * math.pi / 2)
    vertices, faces = [], []
    for axis in range(3):
        for sign in (-1, 1):
            first = len(vertices)
            for a in steps:
                for b in steps:
                    vertices.append(on_block(axis, sign, a, b, half, inner, crown))
            flip = -1 if sign < 0 else 1
            faces += [tuple(first + corner for corner in quad[::flip]) for quad in grid_faces(cells, cells)]
    thing = mesh(name, vertices, faces, cloth)
    thing.rotation_euler[0] = math.radians(-tilt)
    thing.location = place
    return thing


def on_block(axis, sign, a, b, half, inner, crown):
    others = [(axis + 1) % 3, (axis + 2) % 3]
    point = np.zeros(3)
    point[axis], point[others[0]], point[others[1]] = sign, a, b
    outer = point * half
    core = np.clip(outer, -inner, inner)
    away = outer - core
    length = np.linalg.norm(away)
    place = core + away / max(length, 1e-9) * (half - inner).min() if length > 1e-9 else outer
    smaller = min(half[others[0]], half[others[1]])
    place[axis] += sign * crown * min(1.0, smaller / 2) * (1 - a * a) * (1 - b * b)
    return tuple(place)


def woven(name, color, scale=34, strength=0.3):
    cloth = principled(name, linear(color), rough=0.95, specular=0.1, sheen=0.3)
    bump(cloth, threads(cloth, coordinates(cloth, "Object"), scale), strength, 0.012)
    return bump(cloth, noise(cloth, coordinates(cloth, "Object"), 1.3), 0.25, 0.12)
