"""The mug of mug.py, white where it is printed and coloured inside and at its handle."""
from materials import accent, printable
from mug import PRINT as PLAIN
from mug import cup, glaze, handle, stand
from studio import camera, cyclorama, softboxes

PRINT = PLAIN | {"accent": True}
FACTS = PRINT | {"shows": [0.54, 1], "view": "side", "otherViews": ["accent-mug-middle"], "inUse": "accent-mug-breakfast", "turntable": "accent-mug-turn"}


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    accent_mug((0, 0, 0), -14)
    look_inside((0.13, 0, 0.47), 164)


def accent_mug(place, turn):
    stand([cup(printable(glaze("body")), accent(glaze("inside"))), handle(accent(glaze("handle")))], place, turn)


def look_inside(target, lens):
    """From higher than other products, as its colour is inside."""
    camera((0, -6.95, 2.85), target, lens)
