"""The mug of magic_mug.py, hot up to its rim, from the side opposite its handle: the middle of the wrap faces the viewer."""
from magic_mug import PRINT, magic_mug
from studio import camera, cyclorama, softboxes

FACTS = PRINT | {"shows": [0.27, 0.84], "view": "middle"}


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    magic_mug((0, 0, 0), 72, hot_up_to=0.94, soft=0.06)
    camera((0, -7.2, 2.0), (0, 0, 0.47), 178)
