"""One bottle of water_bottle.py on a turntable: each step turns what faces the viewer 15 degrees to the right."""
import math

from studio import camera, cyclorama, softboxes
from water_bottle import PRINT, RADIUS, WRAP, bottle

STEPS = 24
FACTS = PRINT | {"shows": [0.25, 0.75], "steps": STEPS, "around": round(2 * math.pi * RADIUS / WRAP, 3)}


def build(step):
    cyclorama()
    softboxes((0, 0, 1.1), 0.85)
    bottle((0, 0, 0), 360 / STEPS * step)
    camera((0, -13.5, 3.0), (0, 0, 1.21), 165)
