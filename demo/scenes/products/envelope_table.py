"""The envelope of envelope.py on a table by a window, with the card that came out of it, a stamp and a fountain pen."""
import math

import numpy as np

from desk import daylight, look_down, table
from desk_things import group
from envelope import HEIGHT, PRINT, WIDTH, front, paper
from geometry import lathe, mesh, tube
from materials import linear, principled, printable
from postcard import stamp
from slab import slab

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=4, dark="#5f7880", light="#7b929a")
    daylight()
    card((0.95, 0.72, 0), -16)
    group([front(printable(paper())), *stamp((WIDTH / 2 - 0.19, HEIGHT / 2 - 0.21, 0.0305))], (-0.14, -0.22, 0.02), 9)
    fountain_pen((-0.5, -1.22, 0), 100)
    sprig((-1.5, 0.98, 0), 6)
    look_down((0.12, 0.04, 0.05), 2.9, rise=1.7, aside=-0.5)


def card(place, turn):
    """Closed, a wreath on its front."""
    board = principled("board", linear("#f0d2c3"), rough=0.75, specular=0.2)
    green = principled("leaves", linear("#3f6a5a"), rough=0.8, specular=0.1)
    red = principled("berries", linear("#b4431f"), rough=0.8, specular=0.1)
    parts = slab("half", (1.05, 1.48, 0.008), 0.006, board, board, softened=0.003)
    upper = slab("half", (1.05, 1.48, 0.008), 0.006, board, board, softened=0.003)
    for part in upper:
        part.location.z = 0.014
    parts += upper
    for index in range(18):
        angle = 2 * math.pi * index / 18
        turned = angle + math.pi / 2 + (0.55 if index % 2 else -0.55)
        parts.append(flat_leaf((0.3 * math.cos(angle), 0.16 + 0.3 * math.sin(angle), 0.0235), turned, 0.16, green))
    for index in range(6):
        angle = 2 * math.pi * index / 6 + 0.2
        berry = lathe("berry", [(0.022, 0), (0.022, 0.003), (0, 0.003)], red, 20)
        berry.location = (0.24 * math.cos(angle), 0.16 + 0.24 * math.sin(angle), 0.023)
        parts.append(berry)
    group(parts, place, turn)


def flat_leaf(place, turn, long, material, fold=0.0):
    vertices = []
    for t in np.linspace(0, 1, 9):
        half = long * 0.2 * math.sin(math.pi * t) ** 0.8
        vertices += [(long * t, -half, fold * half), (long * t, 0, 0), (long * t, half, fold * half)]
    faces = [(3 * s + c, 3 * s + c + 1, 3 * s + c + 4, 3 * s + c + 3) for s in range(8) for c in range(2)]
    thing = mesh("leaf", vertices, faces, material)
    thing.location = place
    thing.rotation_euler[2] = turn
    return thing


def fountain_pen(place, turn):
    lacquer = principled("lacquer", linear("#1f3b34"), rough=0.18, specular=0.5, coat=0.6)
    brass = principled("brass", linear("#c09a5a"), rough=0.25, metallic=1)
    parts = [
        lathe("barrel", [(0, 0), (0.04, 0.01), (0.052, 0.08), (0.06, 0.5), (0.058, 0.86)], lacquer, 48),
        lathe("ring", [(0.058, 0.86), (0.062, 0.865), (0.062, 0.885), (0.056, 0.89)], brass, 48),
        lathe("grip", [(0.052, 0.89), (0.04, 1.08), (0.047, 1.1), (0.04, 1.115), (0, 1.115)], lacquer, 48),
        lathe("nib", [(0.034, 1.1), (0.036, 1.15), (0.022, 1.22), (0.003, 1.32)], brass, 32),
    ]
    for part in parts:
        part.rotation_euler = (math.pi / 2, 0, math.radians(turn))
        part.location = (place[0], place[1], place[2] + 0.06)


def sprig(place, turn):
    """Of eucalyptus."""
    leaf = principled("leaf", linear("#8fa596"), rough=0.6, specular=0.25)
    stem = principled("stem", linear("#7d6f52"), rough=0.8)
    points = [(t * 1.7, 0.16 * math.sin(t * 2.2), 0.03 + 0.03 * math.sin(t * 5)) for t in np.linspace(0, 1, 12)]
    parts = [tube("stem", points, 0.014, stem)]
    for index, (x, y, z) in enumerate(points[1:]):
        for side in (-1, 1):
            parts.append(flat_leaf((x, y, z + 0.015), side * (0.95 - 0.03 * index) + 0.1, 0.34 - 0.014 * index, leaf, 0.25))
            parts[-1].scale.y = 1.5
            parts[-1].rotation_euler[1] = -0.12
    group(parts, place, turn)
