"""The mug of magic_mug.py beside a keyboard, filled and hot but for its rim."""
from desk_things import keyboard
from geometry import lathe
from magic_mug import PRINT, magic_mug
from materials import linear, principled
from mug import RADIUS
from office import book_row, office, pencil_cup
from studio import ambient, area_light, camera

FACTS = PRINT | {"shows": [0.56, 1], "view": "in-use"}

X, Y = 0.3, -3.5


def build():
    office("#aab6b8", "#b0906a", "#d8bd97")
    magic_mug((X, Y, 0), -20, hot_up_to=0.93, soft=0.05)
    coffee = principled("coffee", linear("#2c1a10"), rough=0.08, specular=0.5)
    lathe("coffee", [(0, 0.84), (RADIUS - 0.03, 0.84)], coffee).location = (X, Y, 0)
    keyboard((-1.32, -4.35, 0), -9)
    pencil_cup((-0.74, -1.35, 0), "#7d8a80")
    book_row(0.55, -0.9, ("#d9cdb8", "#4f6b64", "#c4a99a", "#f1ede6", "#6f8291"), seed=5)
    ambient("#fbf8f4", 0.45)
    area_light((-6.2, -9.0, 5.2), (0, -3, 0.6), 2.6, 3.4, 1250, "#fff6ea")
    area_light((6.5, -8.0, 3.5), (0, -3, 0.6), 4.0, 4.0, 170, "#fff1e4")
    area_light((-3.9, -7.8, 1.2), (X, Y, 0.5), 0.6, 4.5, 90)
    camera((0.35, -12.6, 3.9), (0.1, Y, 0.48), 36 * 9.7 / 2.25)
