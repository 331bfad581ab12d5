"""The panel of metal_print.py over a desk at home."""
from lamps import task_lamp
from metal_print import PRINT, panel
from office import book_row, cactus, laptop, office, pencil_cup
from room import window_light
from studio import area_light, camera

FACTS = PRINT | {"view": "in-use"}

TOP = 4.5  # of the panel's middle above the desk


def build():
    panel_at_its_height()
    office("#b9c2c4")
    laptop((0.5, -2.6, 0), -6)
    task_lamp((-3.55, -1.7, 0), -10, "#c98f3a")
    book_row(2.9, -1.2)
    pencil_cup((-1.75, -2.3, 0))
    cactus((4.0, -3.2, 0))
    window_light((0.5, 0, TOP), 2.6, 3.4)
    # Its reflection is the streak of gloss in the upper right.
    streak = area_light((-0.4, -24, TOP + 2.0), (0.7, 0, TOP + 0.8), 1.7, 14, 150)
    streak.rotation_euler.rotate_axis("Z", -0.42)
    camera((2.0, -30, TOP + 1.6), (0.5, 0, TOP - 1.55), 36 * 30.2 / 8.8)


def panel_at_its_height():
    for part in panel():
        part.location.z = TOP
