"""The mug of mug.py on a turntable: each step turns what faces the viewer 15 degrees to the right."""
import math

from mug import PRINT, PRINT_FROM, PRINT_TO, mug
from studio import camera, cyclorama, softboxes

STEPS = 24
FACTS = PRINT | {"shows": [0.27, 0.84], "steps": STEPS, "around": round(2 * math.pi / (PRINT_TO - PRINT_FROM), 3)}


def build(step):
    cyclorama()
    softboxes((0, 0, 0.5))
    mug((0, 0, 0), 72 + 360 / STEPS * step)
    camera((0, -7.2, 2.0), (0, 0, 0.47), 166)
