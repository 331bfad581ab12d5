"""The mug of mug.py on a turntable: each step turns what faces the viewer 15 degrees to the right."""
import math

from mug import PRINT, PRINT_FROM, PRINT_TO, mug
from studio import camera, cyclorama, softboxes

STEPS = 24
TURN = {"shows": [0.27, 0.84], "steps": STEPS, "around": round(2 * math.pi / (PRINT_TO - PRINT_FROM), 3)}
FACTS = PRINT | TURN


def build(step):
    cyclorama()
    softboxes((0, 0, 0.5))
    mug((0, 0, 0), turned(step))
    camera((0, -7.2, 2.0), (0, 0, 0.47), 166)


def turned(step):
    return 72 + 360 / STEPS * step
