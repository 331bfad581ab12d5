"""Sheets whose corner is bent up."""
import math


def peeled(x, y, floor, above, bend):
    """Where a place of a sheet lies; `above`: off the sheet, towards its face, wherever that is turned to.
    `bend`: towards which direction (degrees), from what distance to the origin, with what radius, how far at most (degrees)."""
    direction, start, radius, most = bend
    dx, dy = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    off = x * dx + y * dy - start
    if off <= 0:
        return (x, y, floor + above)
    angle = min(off / radius, math.radians(most))
    straight = off - angle * radius
    reach = (radius - above) * math.sin(angle) + straight * math.cos(angle) - off
    rise = radius - (radius - above) * math.cos(angle) + straight * math.sin(angle)
    return (x + dx * reach, y + dy * reach, floor + rise)
