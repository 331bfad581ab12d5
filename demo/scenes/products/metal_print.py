"""A 400 x 300 mm aluminium panel of 3 mm, held 10 mm off the wall, with a little gloss."""
import math

from geometry import box
from materials import WHITE, linear, oak, principled, printable
from room import books, wall, window_light
from room_things import bowl, candlestick
from slab import slab
from studio import area_light, camera

PRINT = {"side": "front", "print": {"width": 400, "height": 300}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "metal-print-wall"}

WIDTH, HEIGHT, THICK, GAP = 4.0, 3.0, 0.03, 0.10
SHELF = -2.35


def build():
    wall("#d9d3c8")
    panel()
    box("shelf", (7.4, 1.7, 0.16), (0.2, -0.85, SHELF - 0.08), oak(), 0.02)
    books(-1.7, -0.85, SHELF)
    bowl((0.55, -0.85, SHELF))
    candlestick((2.35, -0.75, SHELF), 1.15)
    candlestick((2.95, -1.05, SHELF), 0.75)
    window_light((0.3, 0, 0.4), 2.2, 2.9)
    # Its reflection is the streak of gloss in the upper right.
    streak = area_light((-0.4, -24, 2.0), (0.7, 0, 0.8), 1.7, 14, 150)
    streak.rotation_euler.rotate_axis("Z", math.radians(-24))
    camera((2.2, -17, 0.5), (0.12, 0, -0.42), 100)


def panel():
    print_layer = printable(principled("coated aluminium", WHITE, rough=0.16, specular=0.5, coat=0.4, coat_rough=0.05))
    edge = principled("aluminium", linear("#c9cbcd"), rough=0.3, metallic=1)
    spacer = box("spacer", (WIDTH * 0.7, GAP, HEIGHT * 0.7), (0, -GAP / 2, 0), principled("rail", linear("#8d8f90"), rough=0.6), 0)
    parts = slab("panel", (WIDTH, HEIGHT, THICK), 0.05, print_layer, edge, softened=0.006)
    for part in parts:
        part.rotation_euler[0] = math.pi / 2
        part.location.y = -GAP
    return [spacer, *parts]
