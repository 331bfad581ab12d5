"""The bottle of water_bottle.py on a worktop, filled for the day."""
from kitchen import board, jar, kitchen_light, tiled_wall, worktop
from lemons import lemons
from room_things import bowl
from studio import area_light, camera
from water_bottle import PRINT, bottle

FACTS = PRINT | {"shows": [0.25, 0.75], "view": "in-use"}


def build():
    tiled_wall()
    worktop(0)
    bottle((-0.35, -3.1, 0), 5)
    board((-1.3, -0.45, 0), 3, (1.5, 2.5))
    jar((1.0, -1.0, 0), "#7f9488", 1.3, 0.52)
    bowl((1.15, -2.6, 0), "#d8cdbb", 0.9)
    lemons((1.15, -2.6, 0.1))
    kitchen_light((0, -3, 1.2))
    area_light((-4.6, -8.2, 2.2), (0, -3, 1.2), 0.9, 6.0, 150)
    camera((-0.3, -17.5, 3.2), (0.2, -3, 1.22), 36 * 14.6 / 3.35)
