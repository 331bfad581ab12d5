"""A square photo book, 210 x 210 mm, standing open a little: printed boards, a linen spine, twelve heavy leaves."""
import math

import numpy as np
from mathutils import Matrix

from binding import HINGE, board, extruded, hinge, leaf_path, moved, natural_linen, opened, placed
from geometry import box, round_edges, tube
from materials import WHITE, linear, principled, printable
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"side": "cover", "print": {"width": 210, "height": 210}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "photo-book-table"}

SIZE, BOARD = 2.1, 0.025
LEAVES, LEAF = 12, 0.004
BLOCK = 0.05
THICK = BLOCK + 2 * BOARD
LIP = 0.03  # how far the boards reach over the leaves
CLOTH, BESIDE = 0.02, 0.05  # its thickness, and how much of it lies flat beside the print
NATURAL = ("#7f7059", "#bfae92")
# What the pictures on the pages are like at the upper edge; some pages are white there.
SKIES = ("#a9c0cb", "#f4f0e8", "#d8b99a", "#8fa597", "#f4f0e8", "#c7a3a0", "#7f9bb0")


def build():
    studio()
    placed(book(front=-16, back=14), (-0.02, 0.1, 0), 35)
    camera((0.03, -14.2, 5.85), (0.03, 0, 1.06), 186)


def studio():
    cyclorama()
    softboxes((0, 0, 1.0))
    area_light((3.5, -7.5, 3.0), (0, 0, 1.0), 4.0, 4.0, 190, "#fff6ec")


def book(width=SIZE, front=0, back=0, cell=(0, 0, 1, 1), linen=NATURAL, settled=1, plain=None):
    """Upright on height 0 around the middle, its spine towards -x, SIZE high; its boards opened by so many degrees.
    `settled`: above 1, its leaves lie rather on the back. `plain`: the colour of a cover without the print."""
    cover = principled("cover", linear(plain) if plain else WHITE, rough=0.38, specular=0.4)
    if not plain:
        printable(cover, cell=cell)
    lining = principled("lining", linear("#f3efe8"), rough=0.8, specular=0.2)
    side = (BLOCK + BOARD) / 2
    sizes = (width, SIZE, BOARD)
    printed = [board(cover, 0, *sizes), hinge(cover, 0, *sizes, deep=0.017), joint(lining)]
    parts = [
        *opened(printed, -side, front),
        *opened([back_board(lining, width)], side, back),
        *spine(linen),
        *leaves(width, front, back, settled),
    ]
    return moved(parts, Matrix.Translation((-width / 2, 0, 0)))


def joint(material):
    """What is seen of the groove from above."""
    return extruded("joint", [(0, 0.0095), (HINGE + 0.01, 0.0095)], 0.009, 0, SIZE, material)


def back_board(material, width):
    thing = extruded("back", [(0, 0), (width, 0)], BOARD, 0, SIZE, material)
    round_edges(thing, 0.01)
    return thing


def spine(linen):
    """Soft and round, of cloth that goes as far as both joints, with a band of yarn at head and tail."""
    half = (THICK - CLOTH) / 2 - 0.002
    path = [(x, -half) for x in np.linspace(0.012, -BESIDE, 5)[:-1]]
    for angle in np.linspace(-math.pi / 2, math.pi / 2, 41):
        path.append((-BESIDE - 0.05 * math.cos(angle) ** 0.8, half * math.copysign(abs(math.sin(angle)) ** 0.8, angle)))
    path += [(x, half) for x in np.linspace(-BESIDE, 0.012, 5)[1:]]
    cloth = natural_linen("spine", "XY", *linen, scale=26, relief=0.7, kind="UV")
    cover = extruded("spine", path, CLOTH, -0.001, SIZE + 0.001, cloth)
    round_edges(cover, 0.007, 60)
    yarn = principled("head band", linear("#a8442a"), rough=0.8)
    reach = BLOCK / 2 - 0.004
    bands = [
        tube("head band", [(0.012, y, z) for y in np.linspace(-reach, reach, 6)], 0.014, yarn)
        for z in (LIP + 0.006, SIZE - LIP - 0.006)
    ]
    sewn = box("sewn back", (0.05, BLOCK, SIZE - 2 * LIP - 0.02), (-0.002, 0, SIZE / 2), cloth, 0.004)
    return [cover, sewn, *bands]


def leaves(width, front, back, settled):
    paper = principled("leaves", linear("#faf7f0"), rough=0.8, specular=0.2)
    skies = [principled("sky", linear(color), rough=0.5) for color in SKIES]
    chance = np.random.default_rng(8)
    spread = back - front
    parts = []
    for index in range(LEAVES):
        share = (index + 0.5) / LEAVES
        angle = back - spread * (0.03 + 0.92 * (1 - share) ** settled) + chance.uniform(-0.022, 0.022) * spread
        bend = chance.uniform(-0.0011, 0.0011) * spread
        low = LIP + chance.uniform(-0.003, 0.003)
        path = leaf_path((share - 0.5) * BLOCK, angle, width - LIP - 0.02 + chance.uniform(-0.006, 0.006), bend)
        leaf = extruded("leaf", path, LEAF, low, SIZE - low, paper)
        leaf.data.materials.append(skies[index % len(skies)])
        for polygon in leaf.data.polygons:
            polygon.material_index = int(polygon.area > 3 * LEAF * SIZE and abs(polygon.normal.z) < 0.5)
        parts.append(leaf)
    return parts
