"""The apron of apron.py in a kitchen."""
from apron import PRINT, hung_apron
from kitchen import board, jar, kitchen_light, shelf, spoons, tiled_wall
from room_things import bowl
from studio import camera

FACTS = PRINT | {"view": "in-use"}


def build():
    hung_apron()
    tiled_wall("#a5b5a8")
    shelf((7.0, 0, 0.9), 6.4)
    jar((5.0, -0.95, 0.9), "#b9856a", 1.5, 0.55)
    spoons((6.5, -0.95, 0.9))
    shelf((7.0, 0, 5.0), 6.4)
    bowl((5.2, -0.95, 5.0), "#e7dfd0", 0.9)
    board((7.6, -0.3, 5.0), 4, (2.0, 3.0))
    kitchen_light((0, 0, 0.6))
    camera((2.6, -30, 1.9), (1.15, 0, 1.25), 36 * 30 / 9.9)
