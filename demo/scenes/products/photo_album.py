"""A square album to paste into, 210 x 210 mm, standing open a little: thick leaves on stubs, a wide spine of linen."""
import math

import numpy as np
from mathutils import Matrix

from geometry import mesh, round_edges, tube
from materials import WHITE, bump, coordinates, linear, link, math_node, node, noise, principled, printable, shader, threads
from photo_book import BOARD, SIZE, board, hinge
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"side": "cover", "print": {"width": 210, "height": 210}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "photo-album-table"}

SPINE = 0.46
LEAVES, LEAF = 20, 0.011
STUB = 0.2


def build():
    cyclorama()
    softboxes((0, 0, 1.0))
    area_light((3.5, -7.5, 3.0), (0, 0, 1.0), 4.0, 4.0, 190, "#fff6ec")
    stand(album(-11, 24), (-0.05, 0.05, 0), 29)
    camera((0, -14.0, 6.3), (0.02, 0, 0.97), 158)


def stand(parts, place, turn):
    standing = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for part in parts:
        part.matrix_world = standing @ part.matrix_basis


def album(front, back):
    """Upright on height 0 around the middle, its spine towards -x; its boards opened by so many degrees."""
    cover = printable(principled("cover", WHITE, rough=0.38, specular=0.4))
    printed = opened([board(cover, 0, SIZE), hinge(cover, 0, SIZE)], -SPINE / 2, front)
    plain = opened([back_board()], SPINE / 2, back)
    middle = Matrix.Translation((-SIZE / 2, 0, 0))
    parts = [*printed, *plain, spine(), head_band(), *leaves(front, back)]
    for part in parts:
        part.matrix_world = middle @ part.matrix_basis
    return parts


def opened(parts, y, angle):
    turned = Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.radians(angle), 4, "Z")
    for part in parts:
        part.matrix_world = turned @ part.matrix_basis
    return parts


def back_board():
    material = principled("back", linear("#efe9e0"), rough=0.5)
    thing = extruded("back", [(0.004, 0), (SIZE, 0)], BOARD, 0, SIZE, material)
    round_edges(thing, 0.012)
    return thing


def spine():
    """A little round, and over the edges of both boards."""
    half = SPINE / 2 + BOARD / 2 + 0.006
    cloth = natural_linen("spine", "YZ")
    path = [(0.03 - 0.085 * (1 - abs(t) ** 2.6), t * half) for t in np.linspace(-1, 1, 41)]
    thing = extruded("spine", path, 0.036, -0.001, SIZE + 0.002, cloth)
    round_edges(thing, 0.008, 60)
    return thing


def head_band():
    """Wound with yarn, where the leaves are sewn."""
    yarn = principled("head band", linear("#8f4a32"), rough=0.8)
    half = SPINE / 2 - 0.03
    return tube("head band", [(0.02, y, SIZE - 0.045) for y in np.linspace(-half, half, 8)], 0.022, yarn)


def leaves(front, back):
    paper = principled("leaves", linear("#f3ead8"), rough=0.9, specular=0.1)
    bump(paper, noise(paper, coordinates(paper, "Object"), 30), 0.05, 0.005)
    stubs = principled("stubs", linear("#e2d3b6"), rough=0.95, specular=0.05)
    chance = np.random.default_rng(4)
    parts = []
    pitch = (SPINE - 0.06) / LEAVES
    for index in range(LEAVES):
        share = (index + 0.5) / LEAVES
        y = (share - 0.5) * (SPINE - 0.06)
        angle = front + (back - front) * (0.04 + 0.92 * share) + chance.uniform(-0.25, 0.25)
        bend = chance.uniform(-0.02, 0.02)
        low = 0.05 + chance.uniform(-0.002, 0.002)
        parts.append(extruded("leaf", leaf_path(y, angle, SIZE - 0.09, bend), LEAF, low, SIZE - low, paper))
        if index:
            beside = leaf_path(y - pitch / 2, angle, STUB, 0)
            parts.append(extruded("stub", beside, pitch - LEAF, 0.06, SIZE - 0.06, stubs))
    return parts


def leaf_path(y, angle, long, bend):
    """Square to the spine where it is sewn, then towards `angle`."""
    points, x = [(0.02, y)], 0.02
    steps = np.linspace(0, 1, 25)
    for before, t in zip(steps, steps[1:]):
        far = (t + before) / 2
        turned = math.radians(angle) * (1 - math.exp(-far * long / 0.1)) + bend * math.sin(math.pi * far)
        x += (t - before) * long * math.cos(turned)
        y += (t - before) * long * math.sin(turned)
        points.append((x, y))
    return points


def extruded(name, path, thick, low, high, material):
    """A sheet that stands on edge along a path in plan."""
    line = np.array(path)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1) * thick / 2
    vertices = []
    for (x, y), (dx, dy) in zip(line, across):
        vertices += [(x + dx, y + dy, low), (x + dx, y + dy, high), (x - dx, y - dy, high), (x - dx, y - dy, low)]
    faces = [
        (4 * i + a, 4 * i + b, 4 * i + 4 + b, 4 * i + 4 + a)
        for i in range(len(line) - 1)
        for a, b in ((1, 0), (2, 1), (3, 2), (0, 3))
    ]
    last = 4 * (len(line) - 1)
    thing = mesh(name, vertices, [*faces, (0, 1, 2, 3), (last + 3, last + 2, last + 1, last)], material)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    return thing


def natural_linen(name, directions, dark="#8f8169", light="#c4b69f", scale=17, relief=0.5):
    """Whose threads one can tell apart, some of them thicker."""
    cloth = principled(name, rough=0.95, specular=0.1, sheen=0.2)
    place = coordinates(cloth, "Object")
    weave = threads(cloth, place, scale, directions)
    slubs = None
    for axis in directions:
        stretched = coordinates(cloth, "Object", tuple(1.2 if each == axis else 34 for each in "XYZ"))
        grain = noise(cloth, stretched, 1.0, detail=2)
        slubs = grain if slubs is None else math_node(cloth, "ADD", slubs, grain)
    shade = math_node(cloth, "ADD", math_node(cloth, "MULTIPLY", weave, 0.22), math_node(cloth, "MULTIPLY", slubs, 0.5))
    ramp = node(cloth, "ShaderNodeValToRGB")
    low, high = ramp.color_ramp.elements
    low.color, low.position = linear(dark), 0.45
    high.color, high.position = linear(light), 0.95
    link(cloth, shade, ramp.inputs[0])
    link(cloth, ramp.outputs[0], shader(cloth).inputs["Base Color"])
    return bump(cloth, weave, relief, 0.012)
