"""The T-shirt of tshirt.py on a hanger in a bedroom."""
import math

from geometry import lathe, tube
from lamps import stool
from materials import linear, oak, principled
from office import cactus
from room import books, wall
from studio import ambient, area_light, camera
from tshirt import PRINT, worn_shirt

FACTS = PRINT | {"view": "in-use"}

RAIL = 5.6


def build():
    worn_shirt(-6)
    wall("#bcc2b6").location = (0, 2.4, 0)
    hanger()
    steel = principled("rail", linear("#37332f"), rough=0.4, metallic=0.6)
    tube("rail", [(-20 + 10 * i, 0.05, RAIL) for i in range(5)], 0.13, steel)
    for x in (-3.3, 4.6):
        empty = hanger()
        for part in empty:
            part.location.x += x
            part.rotation_euler[2] = math.radians(62 if x < 0 else -58)
    stool((4.6, 0.4, -2.9), 12)
    books(4.4, 0.3, -2.9)
    cactus((4.45, 0.35, -2.29))
    ambient("#fdfbf8", 0.36)
    area_light((-9.5, -11.0, 7.0), (0, 0, 0), 4.5, 6.0, 2700, "#fff6ea")
    area_light((9.0, -7.0, 0.5), (0, 0, 0), 6.0, 7.0, 330, "#fff1e4")
    camera((1.0, -26, 1.0), (0.65, 0, 0.5), 36 * 26 / 11.2)


def hanger():
    """Of wood; its steel hook over the rail."""
    steel = principled("hook", linear("#c9c7c3"), rough=0.25, metallic=1)
    wood = oak("#a67c50", "#d2ae82")
    arms = [(-1.95, 0.02, 2.72), (-1.4, 0.02, 2.98), (-0.6, 0.02, 3.28), (0, 0.02, 3.38), (0.6, 0.02, 3.28), (1.4, 0.02, 2.98), (1.95, 0.02, 2.72)]
    bar = tube("hanger", arms, 0.13, wood)
    ring = [(0.30 * math.sin(a), 0.05, RAIL - 0.12 + 0.30 * math.cos(a)) for a in (math.pi * 0.8 - i * 0.33 for i in range(13))]
    neck = [(0, 0.05, 3.4), (0, 0.05, 4.2), (0, 0.05, RAIL - 0.75), (0.02, 0.05, RAIL - 0.6)]
    hook = tube("hook", neck + ring[1:], 0.045, steel)
    collar = lathe("collar", [(0.05, 0), (0.11, 0.02), (0.11, 0.14), (0.05, 0.16)], steel, 32)
    collar.location = (0, 0.05, 3.48)
    return [bar, hook, collar]
