"""The head of a bed against a wall, with pillows and a lamp on a bedside table."""
from geometry import box
from lamps import table_lamp
from materials import linear, oak, principled
from pillow import padded, pillow, woven
from room import books, wall, window_light


def bedroom(mattress, paint="#b3b8a8", linen="#d8d0c3", accent="#8d6a58"):
    """`mattress`: the height of the bed's upper side; its head is at the wall, its middle at x = 0."""
    wall(paint)
    wood = oak("#8f6844", "#bd9468")
    for z, tall in ((mattress + 3.72, 0.5), (mattress + 1.2, 0.4)):
        box("rail", (17, 0.5, tall), (-0.6, -0.5, z), wood, 0.06)
    for index in range(12):
        box("slat", (0.95, 0.26, 2.3), (-8.6 + index * 1.455, -0.5, mattress + 2.3), wood, 0.04)
    padded("mattress", (16.4, 16, 2.6), (-0.6, -9, mattress - 1.3), woven("sheet", linen), crown=0.1)
    for x, size, color, lean, turn, y in (
        (-4.6, (7.0, 4.6, 1.7), linen, 62, 3, -1.6),
        (3.2, (7.0, 4.6, 1.7), linen, 62, -4, -1.6),
        (-1.0, (4.4, 3.4, 1.5), accent, 58, 5, -3.0),
    ):
        pillow((x, y, mattress + 0.1), size, color, lean, turn, seed=int(x * 7) % 11)


def bedside(x, top):
    box("bedside table", (4.2, 3.6, 0.25), (x, -2.1, top - 0.12), oak("#8f6844", "#bd9468"), 0.05)
    box("drawer", (4.0, 3.4, 2.2), (x, -2.1, top - 1.35), principled("drawer", linear("#d9cfc2"), rough=0.6), 0.04)
    table_lamp((x - 0.35, -1.8, top))
    books(x + 1.2, -2.9, top)


def morning_light(low):
    window_light((0.6, 0, low), 3.6, 4.6)
