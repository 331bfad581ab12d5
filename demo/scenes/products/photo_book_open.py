"""The photo book of photo_book.py, open on a table: the right page is the printed one."""
import math

import numpy as np

from binding import natural_linen
from desk import daylight, look_down, table
from desk_things import group, pencil
from geometry import box, grid_faces, mesh
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from photo_book import BOARD, NATURAL, SIZE
from slab import inside

FACTS = {"side": "page-1", "print": {"width": 210, "height": 210}, "uvCovers": "trim", "tint": False}

LEAVES, BLOCK = 6, 0.036  # half of the book, with air between
GUTTER = 0.02  # height of the pages above the boards where they are sewn


def build():
    table(turn=4, dark="#a98a69", light="#c9ac88")
    daylight()
    group(open_book(), (0, 0, 0), -5)
    pencil((1.05, -1.45, 0), -84, "#b4431f")
    look_down((0.72, -0.12, 0.1), 3.4, rise=1.55, aside=-0.3)


def open_book(width=SIZE, height=SIZE, printed=1):
    """Its spine stands at x = 0; `width` and `height` of one page. `printed`: 1 is the right page, -1 the left one."""
    cover = principled("cover", linear("#e9dfd1"), rough=0.45)
    cloth = natural_linen("spine", "XY", *NATURAL, scale=26)
    sheets = [
        sheet("page", printable(paper("print")), width, height, printed),
        sheet("blank page", paper("paper"), width, height, -printed),
    ]
    boards = [
        box("board", (width, height + 0.06, BOARD), (side * (width / 2 + 0.06), 0, BOARD / 2), cover, 0.01)
        for side in (-1, 1)
    ]
    leaves = [leaf for side in (-1, 1) for leaf in block(width, height, side)]
    return [*sheets, *boards, *leaves, box("spine", (0.16, height + 0.06, 0.02), (0, 0, 0.011), cloth, 0.008)]


def paper(name):
    material = principled(name, WHITE, rough=0.5, specular=0.3)
    return bump(material, noise(material, coordinates(material, "Object"), 40), 0.03, 0.005)


def profile(width, columns=73):
    """The uppermost page from the gutter outwards: (x, z, share of its length)."""
    points, length = [], 0.0
    for t in np.linspace(0, 1, columns) ** 1.6:
        rise = 1 - math.exp(-t / 0.055)
        swell = 0.04 * math.exp(-(((t - 0.17) / 0.15) ** 2)) * (1 - math.exp(-t / 0.03))
        x, z = t * width, BOARD + GUTTER + (BLOCK - GUTTER) * rise + swell
        if points:
            length += math.hypot(x - points[-1][0], z - points[-1][1])
        points.append((x, z, length))
    return [(x, z, along / length) for x, z, along in points]


def sheet(name, material, width, height, side):
    """`side`: 1 is right of the spine, whose picture begins at the gutter; -1 is left."""
    points, rows = profile(width), 31
    vertices, uv = [], []
    for x, z, along in points:
        for v in np.linspace(0, 1, rows):
            # The outer corners hang a little.
            sag = 0.003 * along**3 * abs(2 * v - 1) ** 2
            vertices.append((side * x, (v - 0.5) * height, z + 0.002 - sag))
            uv.append((inside(along if side > 0 else 1 - along), inside(v)))
    faces = grid_faces(len(points), rows)
    return mesh(name, vertices, faces if side > 0 else [face[::-1] for face in faces], material, uv)


def block(width, height, side):
    """The leaves below, seen as their cut edges; those that lie lower reach a little further out, none quite alike."""
    edge = principled("leaves", linear("#faf7f0"), rough=0.8, specular=0.2)
    chance = np.random.default_rng(5 + side)
    points = profile(width)
    parts = []
    for level in range(LEAVES):
        share, above = (level + 0.12) / LEAVES, (level + 0.82) / LEAVES
        out = 0.02 * (1 - share) + chance.uniform(-0.005, 0.005)
        high = height + chance.uniform(-0.007, 0.005)
        vertices = []
        for x, z, along in points:
            for y in (-high / 2, high / 2):
                vertices += [(side * (x + out * along), y, BOARD + (z - BOARD) * part) for part in (share, above)]
        parts.append(mesh("leaf", vertices, sheet_faces(len(points)), edge, smooth=False))
    return parts


def sheet_faces(count):
    faces = []
    for at in range(count - 1):
        near, far = 4 * at, 4 * (at + 1)
        pairs = ((0, 1), (1, 3), (3, 2), (2, 0))
        faces += [(near + a, far + a, far + b, near + b) for a, b in pairs]
    last = 4 * (count - 1)
    return [*faces, (last, last + 2, last + 3, last + 1)]
