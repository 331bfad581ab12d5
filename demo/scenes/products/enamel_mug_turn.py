"""The mug of enamel_mug.py on a turntable, as mug_turn.py turns the ceramic one."""
import math

from enamel_mug import PRINT, RADIUS, WRAP, enamel_mug, studio
from mug_turn import STEPS, turned
from studio import camera

FACTS = PRINT | {"shows": [0.27, 0.84], "steps": STEPS, "around": round(2 * math.pi * RADIUS / WRAP, 3)}


def build(step):
    studio()
    enamel_mug((0, 0, 0), turned(step))
    camera((0, -7.2, 2.0), (0, 0, 0.39), 166)
