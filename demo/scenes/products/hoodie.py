"""A hoodie that lies with its hood spread: kangaroo pocket, cords, ribbed cuffs and waistband. One pair of renders gives every
colour (tint)."""
from baby_body import linen_sheet
from hoodie_body import body, pocket
from hoodie_hood import cord, hood
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 300, "height": 350}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "hoodie-floor"}

RIGHT_CORD = [(0.62, 3.1), (0.72, 2.75), (0.86, 2.4), (1.02, 2.1), (1.04, 1.82)]
LEFT_CORD = [(0.60, 3.1), (0.68, 2.8), (0.86, 2.5), (0.98, 2.2), (0.93, 1.95)]


def build():
    linen_sheet("#a9a9a7")
    spread_hoodie()
    ambient("#fdfbf8", 0.29)
    area_light((-15.0, 7.0, 9.2), (0, 0.5, 0), 4.5, 6.0, 4700, "#fff8f0")
    area_light((13.0, -8, 10), (0, 0.5, 0), 8.0, 8.0, 420, "#fff1e4")
    camera((0, -7.5, 32), (0, 0.85, 0.2), 36 * 33 / 10.9)


def spread_hoodie():
    """Lies with its hood away from the viewer."""
    lying = body()
    pocket(lying)
    surface, strip = hood(lambda x, y: lying.at(x, y).z)
    for sign, line in ((1, RIGHT_CORD), (-1, LEFT_CORD)):
        cord(surface, strip, sign, line)
