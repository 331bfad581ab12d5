"""The mug of accent_mug.py on a turntable, as mug_turn.py turns the white one."""
from accent_mug import PRINT, accent_mug, look_inside
from mug_turn import STEPS, TURN, turned
from studio import cyclorama, softboxes

FACTS = PRINT | TURN


def build(step):
    cyclorama()
    softboxes((0, 0, 0.5))
    accent_mug((0, 0, 0), turned(step))
    look_inside((0, 0, 0.47), 166)
