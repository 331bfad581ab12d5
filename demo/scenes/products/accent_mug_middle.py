"""The mug of accent_mug.py from the side opposite its handle: what is printed in the middle of the wrap faces the viewer."""
from accent_mug import PRINT, accent_mug, look_inside
from studio import cyclorama, softboxes

FACTS = PRINT | {"shows": [0.27, 0.84], "view": "middle"}


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    accent_mug((0, 0, 0), 72)
    look_inside((0, 0, 0.47), 178)
