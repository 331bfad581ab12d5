"""The mug of enamel_mug.py from the side opposite its handle: what is printed in the middle of the wrap faces the viewer."""
from enamel_mug import PRINT, enamel_mug, studio
from studio import camera

FACTS = PRINT | {"shows": [0.27, 0.84], "view": "middle"}


def build():
    studio()
    enamel_mug((0, 0, 0), 72)
    camera((0, -7.2, 2.0), (0, 0, 0.39), 178)
