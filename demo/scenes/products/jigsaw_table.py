"""The jigsaw of jigsaw.py on the table of an evening at home."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from desk_things import group
from geometry import box
from jigsaw import PRINT, jigsaw
from materials import linear, principled

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=-6, dark="#70503a", light="#97714f")
    daylight()
    jigsaw()
    lid((2.75, 2.35, 0), 17)
    coffee_cup((-2.35, 1.75, 0), 120)
    look_down((0.25, 0.05, 0.1), 6.4, rise=1.15, aside=-0.7)


def lid(place, turn):
    """Of the box, upside down: it holds what is left."""
    paper = principled("box", linear("#2f5d50"), rough=0.6)
    inside = principled("box inside", linear("#d9cdb9"), rough=0.9)
    parts = [box("bottom", (2.7, 1.9, 0.03), (0, 0, 0.02), inside, 0.005)]
    for x, y, size in ((0, 0.95, (2.76, 0.035, 0.42)), (0, -0.95, (2.76, 0.035, 0.42)), (1.365, 0, (0.035, 1.9, 0.42)), (-1.365, 0, (0.035, 1.9, 0.42))):
        parts.append(box("side", size, (x, y, 0.21), paper, 0.008))
    group(parts, place, turn)
