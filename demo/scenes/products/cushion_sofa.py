"""The cushion of cushion.py in the corner of a sofa."""
from cushion import PRINT, cushion, stand
from pillow import pillow
from sofa import living_room, sofa
from studio import camera

FACTS = PRINT | {"view": "in-use"}


def build():
    living_room("#cdbfae")
    sofa((0, 0, 0), "#8e9a98")
    pillow((1.35, 1.0, 0.05), (3.9, 3.9, 1.4), "#b09a80", 66, -14, 3)
    stand(cushion(), tilt=66, turn=7, place=(-0.35, -0.25, 0.06))
    camera((-0.9, -19, 5.4), (0.5, 0.4, 1.95), 36 * 19.7 / 7.2)
