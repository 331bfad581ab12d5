"""The mug of mug.py from the side opposite its handle: what is printed in the middle of the wrap faces the viewer."""
from mug import PRINT, mug
from studio import camera, cyclorama, softboxes

FACTS = PRINT | {"shows": [0.27, 0.84], "view": "middle"}


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    mug((0, 0, 0), 72)
    camera((0, -7.2, 2.0), (0, 0, 0.47), 178)
