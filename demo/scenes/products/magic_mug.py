"""The mug of mug.py under a glaze that is black while it is cold and clear as soon as it is hot."""
from materials import colored_above, linear, printable
from mug import PRINT, cup, glaze, handle, stand
from studio import camera, cyclorama, softboxes

FACTS = PRINT | {"shows": [0.54, 1], "view": "side", "otherViews": ["magic-mug-middle"], "inUse": "magic-mug-office", "turntable": "magic-mug-turn"}

BLACK = linear("#0d0d0e")


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    magic_mug((0, 0, 0), -14, hot_up_to=0.7)
    # Its black handle would be seen to be cut where lists show four fifths of the picture's width.
    camera((0, -7.2, 2.0), (0.14, 0, 0.47), 168)


def magic_mug(place, turn, hot_up_to, soft=0.2):
    """`soft`: how high the way from hot to cold is."""
    # Black whatever is printed there, so that the white and the black picture of the print are alike.
    body = colored_above(printable(glaze("body")), BLACK, hot_up_to, soft, 0.7 * soft)
    stand([cup(body, glaze("inside", BLACK)), handle(glaze("handle", BLACK))], place, turn)
