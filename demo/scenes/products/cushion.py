"""A 400 x 400 mm linen cushion with piping: two sheets sewn at the rim and blown up by a cloth simulation."""
import math

import bpy
import numpy as np

from geometry import apply_modifiers, mesh, subdivide, tube
from materials import WHITE, bump, coordinates, noise, principled, printable, threads
from studio import camera, cyclorama, softboxes

PRINT = {"side": "front", "print": {"width": 400, "height": 400}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "cushion-sofa"}

CELLS = 84
HALF = 2.05
FRAMES = 60


def build():
    cyclorama(depth=1.6, radius=0.9)
    softboxes((0, 0, 1.6))
    stand(cushion())
    camera((0, -16, 3.6), (0, 0, 1.95), 122)


def cushion():
    """Lies flat about the origin."""
    linen = printable(principled("linen", WHITE, rough=0.95, specular=0.12, sheen=0.25))
    bump(linen, threads(linen, coordinates(linen, "UV"), 38), 0.35, 0.012)
    bump(linen, noise(linen, coordinates(linen, "Object"), 7), 0.12, 0.05)
    cover, rim = sewn_sheets(linen)
    inflate(cover)
    points = [tuple(cover.data.vertices[index].co) for index in rim]
    piping = tube("piping", points[::2], 0.035, principled("piping", WHITE, rough=0.9, specular=0.1, sheen=0.2), cyclic=True)
    subdivide(cover, 1)
    return cover, piping


def sewn_sheets(material):
    random = np.random.default_rng(4)
    vertices, uv, known = [], [], {}

    def corner(i, j, side):
        on_rim = i in (0, CELLS) or j in (0, CELLS)
        key = (i, j, 0 if on_rim else side)
        if key not in known:
            x, y = (i / CELLS * 2 - 1) * HALF, (j / CELLS * 2 - 1) * HALF
            a, b = (x / HALF) ** 2, (y / HALF) ** 2
            swell = 0 if on_rim else side * 0.30 * (1 - a * a) * (1 - b * b) + random.normal(0, 0.004)
            known[key] = len(vertices)
            # A rim that bulges keeps the blown-up cushion from turning into a star.
            vertices.append((x + 0.085 * x * (1 - b) * a, y + 0.085 * y * (1 - a) * b, swell))
            uv.append((i / CELLS * 0.998 + 0.001, j / CELLS * 0.998 + 0.001))
        return known[key]

    faces = []
    for side in (1, -1):
        for i in range(CELLS):
            for j in range(CELLS):
                quad = (corner(i, j, side), corner(i + 1, j, side), corner(i + 1, j + 1, side), corner(i, j + 1, side))
                faces.append(quad if side > 0 else quad[::-1])
    front = CELLS * CELLS
    cover = mesh("cushion", vertices, faces, material, lambda polygon, vertex: uv[vertex] if polygon.index < front else (-1, -1))
    steps = range(CELLS)
    around = [(i, 0) for i in steps] + [(CELLS, j) for j in steps]
    around += [(CELLS - i, CELLS) for i in steps] + [(0, CELLS - j) for j in steps]
    return cover, [known[(i, j, 0)] for i, j in around]


def inflate(cover, pressure=1.2, shrink=-0.012, bending=0.08, frames=FRAMES):
    modifier = cover.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 7
    cloth.mass = 0.25
    cloth.tension_stiffness = 40
    cloth.compression_stiffness = 20
    cloth.shear_stiffness = 10
    cloth.bending_stiffness = bending
    cloth.air_damping = 2.5
    cloth.use_pressure = True
    cloth.uniform_pressure_force = pressure
    cloth.effector_weights.gravity = 0
    cloth.shrink_min = shrink
    modifier.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    apply_modifiers(cover)


def stand(parts, tilt=79, turn=-2, place=(0, 0.35, 0)):
    """`place`: below its middle, on what it stands on; it leans back by what `tilt` lacks of 90 degrees."""
    for part in parts:
        part.rotation_euler = (math.radians(tilt), 0, math.radians(turn))
        part.location = (place[0], place[1], place[2] + 2.0)
    bpy.context.view_layer.update()
    lowest = min((parts[0].matrix_world @ vertex.co).z for vertex in parts[0].data.vertices)
    for part in parts:
        part.location.z -= lowest - place[2] - 0.01
