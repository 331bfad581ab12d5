"""A square album to paste into, 210 x 210 mm, standing open a little: thick leaves on stubs, a wide spine of linen."""
import numpy as np
from mathutils import Matrix

from binding import board, extruded, hinge, leaf_path, moved, natural_linen, opened, placed
from geometry import round_edges, tube
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"side": "cover", "print": {"width": 210, "height": 210}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "photo-album-table"}

SIZE, BOARD = 2.1, 0.032
SPINE = 0.30
LEAVES, LEAF = 20, 0.007
STUB = 0.2


def build():
    cyclorama()
    softboxes((0, 0, 1.0))
    area_light((3.5, -7.5, 3.0), (0, 0, 1.0), 4.0, 4.0, 190, "#fff6ec")
    placed(album(-11, 24), (-0.05, 0.05, 0), 29)
    camera((0, -14.0, 6.3), (0.02, 0, 0.97), 158)


def album(front, back):
    """Upright on height 0 around the middle, its spine towards -x; its boards opened by so many degrees."""
    cover = printable(principled("cover", WHITE, rough=0.38, specular=0.4))
    printed = opened([board(cover, 0, SIZE, SIZE, BOARD), hinge(cover, 0, SIZE, SIZE, BOARD)], -SPINE / 2, front)
    plain = opened([back_board()], SPINE / 2, back)
    parts = [*printed, *plain, spine(), head_band(), *leaves(front, back)]
    return moved(parts, Matrix.Translation((-SIZE / 2, 0, 0)))


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
