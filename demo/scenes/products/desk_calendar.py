"""A 210 x 148 mm desk calendar: leaves on a tent of card, bound with wire at its ridge."""
import math

import numpy as np

from desk import table
from desk_things import group, pencil
from geometry import box, grid_faces, mesh
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from mug import cup, handle
from slab import inside
from studio import ambient, area_light, camera
from wire import hole, loops, places

PRINT = {"side": "cover", "print": {"width": 210, "height": 148}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "desk-calendar-office"}

WIDTH, HEIGHT = 2.1, 1.48
LEAN = 24  # degrees of front and back from upright
LEAVES = 4
RING = 0.055
TURN = 14


def build():
    table(turn=3, dark="#a98a69", light="#c9ac88")
    lights()
    group(calendar(), (0, 0, 0), TURN)
    cup_of_pencils((1.42, 1.15, 0))
    pencil((0.95, -1.02, 0), -72, "#b4431f")
    camera((-1.2, -10.0, 6.2), (0.1, -0.05, 0.60), 36 * 11.5 / 3.1)


def calendar():
    card = principled("card", linear("#efe9dd"), rough=0.7, specular=0.2)
    paper = leaf_paper("paper")
    dark = principled("hole", linear("#8f8678"), rough=0.9)
    ridge = (HEIGHT + 0.04) * math.cos(math.radians(LEAN))
    parts = [board(card, -1), board(card, 1), base(card)]
    for index in range(LEAVES):
        material = printable(leaf_paper("page")) if index == LEAVES - 1 else paper
        parts.append(leaf(material, 0.022 + 0.005 * index, 0.4 + 0.2 * index))
    for x in places(WIDTH):
        parts.append(hole((x, *on_front(0.055, 0.0385)), dark))
        parts[-1].rotation_euler[0] = math.radians(-LEAN)
    return parts + loops(WIDTH, (0, ridge + 0.012), RING)


def leaf_paper(name):
    paper = principled(name, WHITE, rough=0.5, specular=0.3)
    return bump(paper, noise(paper, coordinates(paper, "Object"), 40), 0.03, 0.006)


def on_front(down, off):
    """`down` the front from the ridge, `off` before it: y and z."""
    angle = math.radians(LEAN)
    along = HEIGHT + 0.04 - down
    foot = -(HEIGHT + 0.04) * math.sin(angle)
    return foot + along * math.sin(angle) - off * math.cos(angle), along * math.cos(angle) + off * math.sin(angle)


def board(material, side):
    height = HEIGHT + 0.04
    thing = box("board", (WIDTH + 0.02, 0.018, height), (0, 0, 0), material, 0.006)
    angle = math.radians(LEAN)
    thing.rotation_euler[0] = side * angle
    thing.location = (0, side * height / 2 * math.sin(angle), height / 2 * math.cos(angle) + 0.004)
    return thing


def base(material):
    return box("base", (WIDTH + 0.02, 2 * (HEIGHT + 0.04) * math.sin(math.radians(LEAN)), 0.018), (0, 0, 0.012), material, 0.006)


def leaf(material, off, curl):
    columns, rows = 61, 41
    vertices, uv = [], []
    for x in np.linspace(-WIDTH / 2, WIDTH / 2, columns):
        for v in np.linspace(0, 1, rows):
            down = 1 - v
            bow = curl * (0.045 * down**2 + 0.06 * max(0.0, down - 0.4) ** 2 * (x / WIDTH + 0.5) ** 2)
            vertices.append((x, *on_front(0.01 + down * HEIGHT, off + bow)))
            uv.append((inside(x / WIDTH + 0.5), inside(v)))
    return mesh("leaf", vertices, grid_faces(columns, rows), material, uv)


def cup_of_pencils(place):
    clay = principled("clay", linear("#a9b0a1"), rough=0.38, specular=0.4)
    parts = [cup(clay), handle(clay)]
    for part in parts:
        part.scale = (0.9, 0.9, 0.9)
    group(parts, place, 200)


def lights():
    """The window is nearer to the viewer than the calendar, so that its front is lit."""
    ambient("#fbf8f4", 0.5)
    area_light((-5.2, -4.6, 4.9), (0, 0, 0.6), 2.4, 3.4, 950, "#fff7ec")
    area_light((5.5, -3.5, 3.5), (0, 0, 0.4), 4.0, 4.0, 110, "#fff1e4")
