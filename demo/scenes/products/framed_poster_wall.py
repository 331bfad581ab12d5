"""The framed print of framed_poster.py beside a lamp, over a sofa."""
from framed_poster import PRINT, framed_print
from lamps import floor_lamp
from pillow import pillow
from room import wall, window_light
from sofa import sofa
from studio import area_light, camera

FACTS = PRINT | {"view": "in-use"}

SEAT = -7.75


def build():
    framed_print()
    wall("#c4a896")
    sofa((2.5, -3.9, SEAT), "#d5ccbd")
    pillow((-2.4, -3.4, SEAT + 0.05), (3.7, 3.7, 1.3), "#4d6a5e", 68, 10, 4)
    pillow((3.9, -3.5, SEAT + 0.05), (3.9, 3.0, 1.2), "#b98d45", 66, -8, 5)
    floor_lamp((-4.5, -1.9, -11.2), "#b3a48c", 12.2, 0.82)
    window_light((1.6, 0, 0.4), 3.4, 4.4)
    # Its reflection in the glass is the soft streak in the upper left.
    streak = area_light((-5.4, -36, 7.6), (-0.6, 0, 1), 2.4, 26, 170)
    streak.rotation_euler.rotate_axis("Z", -0.49)
    camera((-1.6, -34, -0.2), (-0.75, 0, -1.15), 36 * 34 / 10.6)
