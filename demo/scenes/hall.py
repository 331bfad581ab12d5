"""A hall: a panelled wall with a rail of pegs. The panelling's face is at y = 0."""
import math

import numpy as np

from geometry import box, lathe, mesh
from materials import bump, coordinates, linear, noise, oak, principled
from studio import ambient, area_light

BOARD = 1.15


def hall(rail, paint="#9fb0a6", above="#e0d8cb"):
    """`rail`: its height; boards below it, plaster above."""
    painted = principled("panelling", linear(paint), rough=0.55, specular=0.3)
    bump(painted, noise(painted, coordinates(painted, "Object", (6, 6, 0.6)), 3), 0.06, 0.01)
    for index in range(-12, 13):
        box("board", (BOARD - 0.035, 0.2, 16), (index * BOARD, 0.1, rail - 8), painted, 0.03)
    box("behind", (40, 0.1, 40), (0, 0.22, rail - 20), principled("groove", linear("#77857d"), rough=0.9), 0)
    box("rail", (30, 0.24, 0.95), (0, -0.02, rail), painted, 0.04)
    box("ledge", (30, 0.75, 0.16), (0, -0.2, rail + 0.56), painted, 0.04)
    plaster = principled("plaster", linear(above), rough=0.95, specular=0.08)
    bump(plaster, noise(plaster, coordinates(plaster, "Object"), 9), 0.10, 0.03)
    mesh("plaster", [(-30, 0.05, rail), (30, 0.05, rail), (30, 0.05, rail + 30), (-30, 0.05, rail + 30)], [(0, 1, 2, 3)], plaster)


def rail_peg(x, rail, long=1.0):
    profile = [(0, 0), (0.2, 0), (0.12, 0.1), (0.10, long * 0.8), (0.18, long * 0.88), (0.2, long * 0.95), (0.16, long), (0, long)]
    thing = lathe("peg", profile, oak("#8a6242", "#bd9468"), 48)
    thing.rotation_euler[0] = math.pi / 2
    thing.location = (x, -0.1, rail)


def straw_hat(place, size=1.0, ribbon="#2f5d50"):
    """Hangs flat on the wall, its crown to the viewer."""
    straw = principled("straw", linear("#b4945e"), rough=0.8, specular=0.2)
    ring = noise(straw, coordinates(straw, "Object"), 14)
    bump(straw, ring, 0.25, 0.02)
    profile = [(1.75, 0.10)]
    for step, r in enumerate(np.linspace(1.74, 0.86, 26)):
        profile.append((r, 0.02 + 0.02 * (step % 2) + 0.05 * ((r - 0.86) / 0.9) ** 3))
    profile += [(0.84, 0.1), (0.80, 0.45), (0.74, 0.75), (0.6, 0.92), (0.35, 0.98), (0, 0.94)]
    band = lathe("ribbon", [(0.865, 0.06), (0.85, 0.06), (0.83, 0.32), (0.845, 0.32)], principled("ribbon", linear(ribbon), rough=0.5, sheen=0.3), 96)
    for part in (lathe("hat", profile, straw, 128), band):
        part.rotation_euler = (math.pi / 2 + 0.1, 0, 0)
        part.location = place
        part.scale = (size, size * 0.96, size)


def hall_light(target):
    ambient("#fbf8f4", 0.42)
    x, y, z = target
    area_light((x - 11, -9, z + 8), target, 3.2, 5.0, 3300, "#fff6ea")
    area_light((x + 11, -9, z + 1), target, 6.0, 7.0, 420, "#fff1e4")
