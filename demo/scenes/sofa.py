"""A sofa before a wall: its seat is at height 0, its back about y = 1.6, its arm at the right."""
from desk_things import group
from pillow import padded, woven
from room import wall
from studio import ambient, area_light

SEAT, BACK = 4.9, 4.4
ARM = 3.1  # where it begins, at the right


def sofa(place=(0, 0, 0), color="#b4ada1"):
    cloth = woven("upholstery", color)
    parts = []
    for x in (ARM - 2.5 * SEAT, ARM - 1.5 * SEAT, ARM - 0.5 * SEAT):
        parts.append(padded("seat", (SEAT - 0.03, 5.4, 1.3), (x, -0.6, -0.65), cloth))
        parts.append(padded("back", (SEAT - 0.05, 1.3, BACK), (x, 2.05, BACK / 2 - 0.35), cloth, 13, 0.3))
    parts.append(padded("arm", (1.3, 6.6, 3.4), (ARM + 0.66, 0.0, 0.15), cloth))
    parts.append(padded("frame", (18, 1.0, BACK + 0.1), (ARM - 8, 3.1, BACK / 2 - 0.9), cloth, 8, 0))
    group(parts, place, 0)


def living_room(color="#ded6ca", light=1.0):
    wall(color).location = (0, 6.5, 0)
    ambient("#fbf7f1", 0.55 * light)
    area_light((-8.5, -6.0, 7.5), (0, 0, 1.6), 3.6, 4.6, 1750 * light, "#fff4e6")
    area_light((8.0, -7.0, 4.0), (0, 0, 1.6), 5.0, 6.0, 240 * light, "#fff1e4")
