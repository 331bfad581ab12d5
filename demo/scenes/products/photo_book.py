"""A closed square photo book, 210 x 210 mm, standing: printed boards, a linen spine, cream pages."""
import math

import numpy as np

from geometry import box, grid_faces, mesh, round_edges
from materials import WHITE, bump, coordinates, linear, linen, principled, printable, threads
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"side": "cover", "print": {"width": 210, "height": 210}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "photo-book-table"}

SIZE = 2.1
THICK = 0.30
BOARD = 0.032
HINGE = 0.11


def build():
    cyclorama()
    softboxes((0, 0, 1.0))
    area_light((3.5, -7.5, 3.0), (0, 0, 1.0), 4.0, 4.0, 190, "#fff6ec")
    book((0, 0, 0), 19)
    camera((0, -14.5, 3.3), (0.02, 0, 0.98), 158)


def book(place, turn, cell=(0, 0, 1, 1), width=SIZE, linen_color="#b9ab98"):
    """Standing on `place`, turned about its middle by so many degrees; SIZE high."""
    cover = printable(principled("cover", WHITE, rough=0.38, specular=0.4), cell=cell)
    back = principled("back", linear("#efe9e0"), rough=0.5)
    cloth = linen("spine", linen_color)
    parts = [
        board(cover, -THICK / 2, width),
        hinge(cover, -THICK / 2, width),
        box("back", (width, BOARD, SIZE), (width / 2, THICK / 2, SIZE / 2), back, 0.012),
        box("spine", (0.045, THICK + BOARD, SIZE), (-0.012, 0, SIZE / 2), cloth, 0.02),
        pages(width),
    ]
    angle = math.radians(turn)
    for part in parts:
        x, y, z = part.location
        x -= width / 2
        across, away = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
        part.location = (place[0] + across, place[1] + away, place[2] + z)
        part.rotation_euler[2] = angle
    return parts


def board(material, y, across):
    """The stiff part right of the hinge; its edges continue the picture's last row."""
    width = across - HINGE
    thing = box("front", (width, BOARD, SIZE), (HINGE + width / 2, y, SIZE / 2), material, bevel=0)
    layer = thing.data.uv_layers.new(name="print")
    for polygon in thing.data.polygons:
        for loop in polygon.loop_indices:
            x, depth, z = thing.data.vertices[thing.data.loops[loop].vertex_index].co
            u, v = (x + width / 2 + HINGE) / across, z / SIZE + 0.5
            inner = polygon.normal.y > 0.5
            layer.data[loop].uv = (-1, -1) if inner else (clamp(u), clamp(v))
    round_edges(thing, 0.012)
    return thing


def hinge(material, y, width):
    """The groove beside the spine, where the cover folds."""
    columns, rows = 25, 3
    vertices, uv = [], []
    for t in np.linspace(0, 1, columns):
        depth = 0.03 * math.sin(math.pi * t) ** 1.6
        for v in np.linspace(0, 1, rows):
            vertices.append((t * HINGE + 0.004 * t, y - BOARD / 2 + depth, v * SIZE))
            uv.append((clamp(t * HINGE / width), clamp(v)))
    return mesh("hinge", vertices, grid_faces(columns, rows), material, uv)


def pages(width):
    paper = principled("pages", linear("#f6f1e7"), rough=0.9, specular=0.1)
    bump(paper, threads(paper, coordinates(paper, "Object"), 60, "Y"), 0.6, 0.01)
    depth = THICK - BOARD
    return box("pages", (width - 0.06, depth, SIZE - 0.08), ((width - 0.06) / 2, 0, SIZE / 2), paper, 0.006)


def clamp(value):
    return min(0.9999, max(0.0001, value))
