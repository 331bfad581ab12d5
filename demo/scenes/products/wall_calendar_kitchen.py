"""The calendar of wall_calendar.py in a kitchen."""
from kitchen import board, jar, kitchen_light, spoons, tiled_wall, worktop
from lemons import lemons
from room_things import bowl
from studio import camera
from wall_calendar import PRINT, hung_calendar

FACTS = PRINT | {"view": "in-use"}

TOP = -3.0


def build():
    hung_calendar()
    tiled_wall("#d9dbd2").location.y = 0.001
    worktop(TOP)
    board((3.3, -0.55, TOP), -3, (1.9, 3.0))
    spoons((2.05, -1.4, TOP))
    jar((3.05, -2.3, TOP), "#c08a6c", 1.0, 0.45)
    bowl((-1.6, -1.9, TOP), "#5f7a70", 0.85)
    lemons((-1.6, -1.9, TOP + 0.08), 0.95)
    kitchen_light((0, 0, 0))
    camera((1.4, -20, 0.5), (0.45, 0, -0.6), 36 * 20 / 6.4)
