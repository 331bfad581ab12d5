"""The mug of accent_mug.py on the worktop at breakfast, an egg beside it."""
from accent_mug import PRINT, accent_mug
from geometry import lathe, smooth_profile
from kitchen import board, jar, kitchen_light, tiled_wall, worktop
from materials import bump, coordinates, linear, noise, principled
from studio import area_light, camera

FACTS = PRINT | {"shows": [0.56, 1], "view": "in-use"}


def build():
    tiled_wall("#dfe0d6", tile=(1.2, 0.6))
    worktop(0, dark="#a98a69", light="#c9ac88")
    accent_mug((0.18, -3.0, 0), -20)
    plate((-0.92, -2.5, 0))
    boiled_egg((-0.9, -2.52, 0.05))
    jar((1.3, -0.9, 0), "#b9a58a", 0.95, 0.4)
    board((-0.5, -0.42, 0), 3, (1.4, 2.1))
    kitchen_light((0, -3, 0.5))
    area_light((-4.2, -7.4, 1.4), (0, -3, 0.5), 0.6, 4.5, 90)
    camera((0, -10.4, 3.2), (-0.16, -3, 0.56), 36 * 8.0 / 2.3)


def plate(place):
    clay = principled("plate", linear("#ece5d8"), rough=0.3, specular=0.45)
    bump(clay, noise(clay, coordinates(clay, "Object"), 4), 0.1, 0.02)
    profile = [(0, 0.03), (0.3, 0.03), (0.32, 0), (0.36, 0), (0.5, 0.05), (0.58, 0.09), (0.585, 0.105), (0.5, 0.075), (0.36, 0.05), (0, 0.05)]
    lathe("plate", smooth_profile(profile), clay, 128).location = place


def boiled_egg(place):
    x, y, z = place
    clay = principled("egg cup", linear("#8fa39a"), rough=0.35, specular=0.45)
    cup = [(0, 0.02), (0.16, 0), (0.18, 0.03), (0.1, 0.09), (0.09, 0.14), (0.2, 0.24), (0.235, 0.36), (0.22, 0.37), (0.18, 0.26), (0, 0.2)]
    lathe("egg cup", smooth_profile(cup), clay, 96).location = place
    shell = principled("shell", linear("#d9ab84"), rough=0.55, specular=0.3)
    bump(shell, noise(shell, coordinates(shell, "Object"), 40), 0.08, 0.005)
    egg = [(0.001, -0.26), (0.09, -0.235), (0.17, -0.16), (0.21, -0.03), (0.2, 0.09), (0.15, 0.21), (0.08, 0.285), (0.001, 0.31)]
    lathe("egg", smooth_profile(egg), shell, 96).location = (x, y, z + 0.46)
