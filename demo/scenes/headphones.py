"""Headphones that lie on their band."""
import math

import numpy as np

from desk_things import group
from geometry import lathe, tube
from materials import bump, coordinates, linear, noise, principled

HALF, REACH, CUP = 0.86, 1.5, 0.46


def headphones(place, turn, shell="#e7dfd2", padding="#4a4038"):
    """Between the cups is the origin; the band runs away from the viewer."""
    leather = principled("padding", linear(padding), rough=0.5, specular=0.35)
    bump(leather, noise(leather, coordinates(leather, "Object"), 30), 0.15, 0.006)
    lacquer = principled("cup", linear(shell), rough=0.35, specular=0.5)
    steel = principled("slider", linear("#c3c3c1"), rough=0.25, metallic=1)
    cushion = [(0.12, 0.1), (0.2, 0.03), (0.3, 0), (0.4, 0.03), (CUP, 0.1), (CUP, 0.17), (0.42, 0.2)]
    housing = [(0.4, 0.2), (0.41, 0.22), (0.41, 0.34), (0.37, 0.42), (0.24, 0.46), (0, 0.47)]
    parts = []
    for side in (-1, 1):
        for part in (lathe("cushion", cushion, leather, 64), lathe("inside", [(0, 0.12), (0.14, 0.12)], leather, 32), lathe("cup", housing, lacquer, 64)):
            part.rotation_euler[1] = side * math.pi / 2
            part.location = (side * (HALF - 0.2), 0, CUP)
            parts.append(part)
        ends = [on_band(angle, side) for angle in np.linspace(-0.12, 0.5, 6)]
        parts.append(tube("slider", ends, 0.045, steel))
    parts.append(tube("band", [on_band(angle, 1) for angle in np.linspace(0.42, math.pi - 0.42, 24)], 0.115, leather))
    group(parts, place, turn)


def on_band(angle, side):
    return (side * (HALF + 0.1) * math.cos(angle), REACH * math.sin(angle), 0.13 + (CUP - 0.13) * max(0.0, 1 - math.sin(max(0.0, angle))) ** 1.2)
