"""The cushion of cushion.py in the corner of a sofa."""
from cushion import FACTS as CUSHION
from cushion import cushion, stand
from sofa import living_room, sofa
from studio import camera

FACTS = CUSHION | {"view": "in-use"}


def build():
    living_room()
    sofa()
    stand(cushion(), tilt=69, turn=-9, place=(0.55, 0.3, 0.0))
    camera((-0.6, -19, 5.4), (0.72, 0.4, 1.72), 105)
