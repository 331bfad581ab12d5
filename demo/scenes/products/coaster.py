"""Coasters of 95 x 95 mm, printed hardboard of 4 mm: one in front, a stack of them and a cup beside it."""
from desk import daylight, look_down, table
from desk_things import group
from geometry import lathe
from materials import WHITE, linear, principled, printable
from mug import RADIUS, cup, handle
from slab import slab

PRINT = {"side": "front", "print": {"width": 95, "height": 95}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "coaster-table"}

SIZE, THICK = 0.95, 0.04
STACK = ((0.62, 0.46, 16), (0.605, 0.45, 4), (0.615, 0.465, 21))


def build():
    table(turn=6)
    daylight()
    lacquer = printable(principled("lacquer", WHITE, rough=0.22, specular=0.5))
    hardboard = principled("hardboard", linear("#7d5b3d"), rough=0.85)
    coaster((-0.28, -0.46, 0), -9, lacquer, hardboard)
    for level, (x, y, turn) in enumerate(STACK):
        coaster((x, y, level * (THICK + 0.001)), turn, lacquer, hardboard)
    coffee_cup((-0.66, 1.02, 0), 150)
    look_down((0.15, -0.01, 0.1), 2.15, rise=1.4, aside=0.5)


def coaster(place, turn, lacquer, hardboard):
    group(slab("coaster", (SIZE, SIZE, THICK), 0.09, lacquer, hardboard, softened=0.007), place, turn)


def coffee_cup(place, turn):
    clay = principled("clay", linear("#a9b0a1"), rough=0.38, specular=0.4)
    coffee = principled("coffee", linear("#2c1a10"), rough=0.08, specular=0.5)
    surface = lathe("coffee", [(0, 0.74), (RADIUS - 0.03, 0.74)], coffee)
    parts = [cup(clay), handle(clay), surface]
    for part in parts:
        part.scale = (0.84, 0.84, 0.80)
    group(parts, place, turn)
