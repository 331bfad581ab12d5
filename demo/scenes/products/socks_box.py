"""The socks of socks.py folded in an open box, on tissue paper."""
import math

import numpy as np

from desk import table
from desk_things import group
from geometry import box, grid_faces, lathe, mesh, tube
from materials import bump, coordinates, linear, noise, principled
from slab import slab
from socks import ANKLE, CUFF, LINES, PRINT, sock
from studio import ambient, area_light, camera

FACTS = PRINT | {"view": "in-use"}

WIDE, LONG, HIGH = 2.2, 2.66, 0.44
# The leg goes on straight, to be folded below the heel.
FOLDED = LINES[:5] + [(-0.45, 0.62, 0.465, 0.62), (-0.45, 0.36, 0.46, 0.36), (-0.445, 0.1, 0.45, 0.1), (-0.44, -0.3, 0.44, -0.3), (-0.42, -0.8, 0.42, -0.8), (-0.36, -1.2, 0.36, -1.2)]
FOLDED_AT, BEND = 0.56, 0.086
MIDDLE = (CUFF + FOLDED_AT) / 2 + 0.14


def build():
    table(turn=-4, dark="#9c7f61", light="#bfa07c")
    gift_box()
    tissue()
    for x, turn, y in ((-0.49, 1.5, 0.02), (0.47, -2.0, -0.02)):
        sock((x, y - MIDDLE, 0.34), turn, FOLDED, [((-0.3, 1.9, -0.1, 1.25), 0.012, 0.12), ((0.15, 1.1, 0.4, 1.5), 0.010, 0.10)], folded)
    ribbon((1.68, 0.82, 0), "#b4431f")
    tag((1.53, -0.72, 0.004), -14)
    ambient("#fbf8f4", 0.42)
    area_light((-6.0, 4.0, 6.0), (0, 0, 0.3), 2.6, 3.4, 1010, "#fff8ee")
    area_light((6.0, -4.0, 5.0), (0, 0, 0.3), 4.0, 4.0, 150, "#fff1e4")
    camera((0.4, -5.2, 15), (0.22, 0.0, 0.2), 36 * 16 / 3.3)


def folded(x, y, z):
    beyond = FOLDED_AT - y
    if beyond <= 0:
        return (x, y, z)
    away = z - 0.075
    angle = beyond / BEND
    if angle > math.pi:
        return (x, FOLDED_AT + beyond - math.pi * BEND, 0.075 - 2 * BEND - away)
    return (x, FOLDED_AT - (BEND + away) * math.sin(angle), 0.075 - BEND + (BEND + away) * math.cos(angle))


def gift_box():
    board = principled("board", linear("#a5805a"), rough=0.85, specular=0.15)
    bump(board, noise(board, coordinates(board, "Object"), 40), 0.1, 0.01)
    box("bottom", (WIDE, LONG, 0.04), (0, 0, 0.02), board, 0.01)
    for sign in (-1, 1):
        box("wall", (0.045, LONG + 0.045, HIGH), (sign * WIDE / 2, 0, HIGH / 2), board, 0.012)
        box("wall", (WIDE + 0.045, 0.045, HIGH), (0, sign * LONG / 2, HIGH / 2), board, 0.012)


def tissue():
    """Crumpled in the box, its edges over the socks' height along the walls."""
    paper = principled("tissue", linear("#e0d2c4"), rough=0.8, specular=0.15, sheen=0.2)
    bump(paper, noise(paper, coordinates(paper, "Object"), 2.6, detail=1, distortion=1.2), 0.4, 0.09)
    random = np.random.default_rng(5)
    waves = [(random.uniform(3, 11), random.uniform(0, 2 * math.pi), random.uniform(0, 6)) for _ in range(9)]
    cells = 121
    vertices = []
    for u in np.linspace(-1, 1, cells):
        for v in np.linspace(-1, 1, cells):
            x, y = u * (WIDE / 2 - 0.035), v * (LONG / 2 - 0.035)
            rough = sum(abs(math.sin(k * (x * math.cos(a) + y * math.sin(a)) + p)) for k, a, p in waves) / len(waves) - 0.6
            edge = max(abs(u), abs(v)) ** 10
            vertices.append((x, y, 0.1 + 0.05 * rough + edge * (0.31 + 0.25 * rough)))
    mesh("tissue", vertices, grid_faces(cells, cells), paper)


def ribbon(place, color):
    """A roll of it that lies on its side, its end let out."""
    satin = principled("ribbon", linear(color), rough=0.38, specular=0.4, sheen=0.3)
    card = principled("reel", linear("#c9b497"), rough=0.85)
    profile = [(0.16, 0.02)] + [(r, 0.24 + 0.004 * (step % 2)) for step, r in enumerate(np.linspace(0.17, 0.36, 40))] + [(0.365, 0.0)]
    parts = [lathe("ribbon", profile, satin, 96), lathe("reel", [(0.13, 0), (0.13, 0.26), (0.165, 0.26), (0.165, 0)], card, 64)]
    path = [(0.36 * math.cos(a), 0.36 * math.sin(a)) for a in np.linspace(-2.4, -1.6, 8)]
    path += [(0.05 + 0.1 * t, -0.362 - 0.02 * t + 0.05 * math.sin(3.5 * t)) for t in np.linspace(0.2, 7, 30)]
    vertices = [(x, y, z) for x, y in path for z in (0.005, 0.235)]
    parts.append(mesh("end", vertices, grid_faces(len(path), 2), satin))
    group(parts, place, 0)


def tag(place, turn):
    paper = principled("tag", linear("#efe6d8"), rough=0.85)
    string = principled("string", linear("#a98d68"), rough=0.9)
    parts = slab("tag", (0.5, 0.86, 0.01), 0.06, paper, paper, softened=0.003)
    parts.append(lathe("eyelet", [(0.03, 0.01), (0.055, 0.01), (0.055, 0.016), (0.03, 0.016)], principled("brass", linear("#b08d57"), rough=0.3, metallic=1), 32))
    parts[-1].location = (0, 0.34, 0)
    parts.append(tube("string", [(0, 0.34, 0.015), (-0.04, 0.44, 0.02), (-0.1, 0.56, 0.01), (-0.04, 0.68, 0.01), (0.06, 0.62, 0.012), (0.03, 0.48, 0.02), (0, 0.34, 0.015)], 0.009, string))
    group(parts, place, turn)
