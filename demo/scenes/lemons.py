"""Lemons in a bowl."""
import numpy as np

from geometry import lathe, smooth_profile
from materials import bump, coordinates, linear, noise, principled

# Their middles from the bottom of the bowl, and how they lie.
LYING = [(-0.24, -0.1, 0.42, 1.2, 0.4), (0.26, -0.16, 0.43, 1.5, 2.3), (0.04, 0.26, 0.44, 1.4, 4.2), (0.03, -0.05, 0.78, 1.3, 5.5)]


def lemons(place, size=1.0):
    peel = principled("peel", linear("#e3b437"), rough=0.4, specular=0.4)
    bump(peel, noise(peel, coordinates(peel, "Object"), 28), 0.18, 0.01)
    profile = [(0.001, -0.43), (0.05, -0.4), (0.1, -0.34), (0.24, -0.2), (0.29, 0), (0.25, 0.18), (0.12, 0.33), (0.06, 0.38), (0.001, 0.41)]
    for x, y, z, lean, turn in LYING:
        lemon = lathe("lemon", smooth_profile(profile), peel, 48)
        lemon.rotation_euler = (0, lean, turn)
        lemon.location = tuple(np.array(place) + np.array((x, y, z)) * size)
        lemon.scale = (size * 0.92, size * 0.92, size * 0.92)
