"""A postcard of 148 x 105 mm on another one, whose message side looks out from under it."""
import math

import numpy as np

from desk import look_down
from desk_things import group
from geometry import box, grid_faces, mesh, thicken, tube
from greeting_card import inside
from materials import WHITE, linear, principled, printable
from slab import slab
from studio import cyclorama, softboxes

PRINT = {"print": {"width": 148, "height": 105}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"side": "front", "inUse": "postcard-board"}

WIDTH, HEIGHT, THICK = 1.48, 1.05, 0.006


def build():
    cyclorama()
    softboxes((0, 0, 0))
    written((0.2, 0.36, 0.004), -13)
    group([sheet(printable(board()))], (-0.12, -0.2, 0.03), 7)
    look_down((0.04, 0.08, 0), 2.7, rise=1.75, aside=-0.4)


def board():
    return principled("board", WHITE, rough=0.6, specular=0.25)


def sheet(material, curl=0.05):
    """On its back; its ends rise a little."""
    columns, rows = 49, 35
    vertices, uv = [], []
    for u in np.linspace(0, 1, columns):
        for v in np.linspace(0, 1, rows):
            rise = curl * (2 * u - 1) ** 2 * (0.7 + 0.3 * v)
            vertices.append(((u - 0.5) * WIDTH, (v - 0.5) * HEIGHT, THICK + rise))
            uv.append((inside(u), inside(v)))
    card = mesh("card", vertices, grid_faces(columns, rows), material, uv)
    thicken(card, THICK, -1)
    sharp_edged(card)
    return card


def sharp_edged(thing):
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)


def written(place, turn):
    """The message side of a card that has been through the post."""
    ink = principled("ink", linear("#8d8779"), rough=0.8, specular=0.1)
    parts = slab("back", (WIDTH, HEIGHT, THICK), 0.004, *[board()] * 2, softened=0.002)
    parts.append(box("line", (0.006, HEIGHT * 0.8, 0.001), (0.02, 0, THICK), ink, 0))
    for row in range(4):
        parts.append(box("line", (WIDTH * 0.38, 0.006, 0.001), (WIDTH * 0.26, 0.02 - row * 0.13, THICK), ink, 0))
    corner = (WIDTH / 2 - 0.2, HEIGHT / 2 - 0.21, THICK)
    parts += stamp(corner) + postmark(corner)
    group(parts, place, turn)


def stamp(place):
    """With its teeth, and a hill under the sun."""
    x, y, z = place
    paper = principled("stamp", linear("#f4efe4"), rough=0.8, specular=0.1)
    parts = [box("stamp", (0.22, 0.27, 0.003), (x, y, z + 0.001), paper, 0)]
    for column in range(8):
        for end in (-1, 1):
            parts.append(box("tooth", (0.017, 0.017, 0.003), (x + (column - 3.5) * 0.0295, y + end * 0.1385, z + 0.001), paper, 0))
    for row in range(9):
        for end in (-1, 1):
            parts.append(box("tooth", (0.017, 0.017, 0.003), (x + end * 0.1135, y + (row - 4) * 0.0315, z + 0.001), paper, 0))
    for color, size, dx, dy, up in (("#bfd8e2", (0.18, 0.23), 0, 0, 0.003), ("#5f8a72", (0.18, 0.08), 0, -0.075, 0.0034)):
        parts.append(box("picture", (*size, 0.001), (x + dx, y + dy, z + up), principled("picture", linear(color), rough=0.8), 0))
    sun = [(x + 0.035 + 0.03 * math.cos(a), y + 0.05 + 0.03 * math.sin(a), z + 0.0038) for a in np.linspace(0, 2 * math.pi, 25)[:-1]]
    parts.append(mesh("sun", sun, [tuple(range(24))], principled("sun", linear("#d9763f"), rough=0.8)))
    return parts


def postmark(place):
    """Over the left edge of the stamp there."""
    x, y, z = place
    parts = []
    mark = principled("postmark", linear("#3c3a40"), rough=0.9, specular=0.05)
    for radius in (0.085, 0.125):
        ring = [(x - 0.16 + radius * math.cos(a), y - 0.03 + radius * math.sin(a), z + 0.004) for a in np.linspace(0, 2 * math.pi, 33)[:-1]]
        parts.append(tube("postmark", ring, 0.0035, mark, cyclic=True))
    for row in range(3):
        wave = [(x - 0.3 - t * 0.3, y - 0.07 + row * 0.04 + 0.008 * math.sin(t * 16), z + 0.002) for t in np.linspace(0, 1, 25)]
        parts.append(tube("postmark", wave, 0.003, mark))
    return parts
