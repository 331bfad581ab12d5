"""The calendar of desk_calendar.py on a desk at home."""
from desk_calendar import PRINT, calendar
from desk_things import group
from lamps import task_lamp
from mug import cup, handle
from materials import linear, principled
from office import book_row, cactus, office, pencil_cup
from studio import ambient, area_light, camera

FACTS = PRINT | {"view": "in-use"}


def build():
    office("#c8bba9", "#7a573b", "#a27a54")
    group(calendar(), (0.15, -3.4, 0), 10)
    book_row(1.15, -0.95)
    pencil_cup((-1.45, -2.5, 0), "#5f7a70")
    task_lamp((-2.6, -1.3, 0), -8, "#a8452a")
    cactus((1.92, -2.3, 0))
    glaze = principled("cup", linear("#e4dccf"), rough=0.35, specular=0.4)
    cup_parts = [cup(glaze), handle(glaze)]
    group(cup_parts, (-1.75, -4.35, 0), 150)
    ambient("#fbf8f4", 0.45)
    area_light((-6.2, -9.0, 5.2), (0, -3, 0.6), 2.6, 3.4, 1250, "#fff6ea")
    area_light((6.5, -8.0, 3.5), (0, -3, 0.6), 4.0, 4.0, 170, "#fff1e4")
    camera((-1.2, -16.5, 3.5), (0.0, -2.9, 0.98), 36 * 14 / 4.5)
