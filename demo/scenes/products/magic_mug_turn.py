"""The mug of magic_mug.py, hot up to its rim, on a turntable, as mug_turn.py turns the white one."""
from magic_mug import PRINT, magic_mug
from mug_turn import STEPS, TURN, turned
from studio import camera, cyclorama, softboxes

FACTS = PRINT | TURN


def build(step):
    cyclorama()
    softboxes((0, 0, 0.5))
    magic_mug((0, 0, 0), turned(step), hot_up_to=0.94, soft=0.06)
    camera((0, -7.2, 2.0), (0, 0, 0.47), 166)
