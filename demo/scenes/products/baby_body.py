"""A baby's bodysuit with short sleeves, lying on linen: envelope neck, bound legs, three snaps."""
import math

from mathutils import Vector

from garment import band, lay_flat, rib
from geometry import lathe, mesh
from materials import bump, coordinates, linear, noise, principled, threads
from pattern import Sewn, curve
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 140, "height": 160}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "baby-body-line"}

PRINT_BOX = (0, 0.12, 1.4, 1.6)
NECK, BACK_NECK, SHOULDER = 1.47, 1.86, (0.66, 2.06)
SLEEVE = ((1.98, 1.16), (1.62, 0.74))
LEG, CROTCH = (1.22, -1.06), (0.40, -2.2)


def build():
    linen_sheet("#bcc6b8")
    bodysuit()
    ambient("#fdfbf8", 0.36)
    area_light((-6.0, 2.5, 6.5), (0, 0, 0), 2.6, 3.4, 980, "#fff8f0")
    area_light((6.0, -3.5, 5.0), (0, 0, 0), 4.0, 4.0, 120, "#fff1e4")
    camera((0, -3.4, 15), (0, -0.1, 0.05), 36 * 15.3 / 4.85)


def bodysuit():
    """Lies about the origin."""
    front, back = outline(NECK), outline(BACK_NECK)
    draped = lay_flat(Sewn(front, back, seam, 0.062, ring=True), front, PRINT_BOX, 0.21, 0.7, seam=seam)
    right = side_of(NECK)
    for sign in (1, -1):
        for line, width in ((leg(), 0.12), (cuff(), 0.11)):
            mirrored = [(sign * x, y) for x, y in line]
            band(draped, mirrored, -width * sign, fine_rib())
        envelope = [(sign * x, y) for x, y in curve((0.62, 2.05), (0.95, 1.72), (1.16, 1.22), 16)]
        band(draped, envelope, -0.06 * sign, fine_rib(), 0.004)
    band(draped, [(-x, y) for x, y in right[::-1]] + right[1:], -0.11, fine_rib())
    for x in (-0.24, 0, 0.24):
        snap(draped.at(x, CROTCH[1] + 0.11))


def fine_rib():
    """A baby's: in a list's picture it is no row of teeth."""
    return rib(28, 0.3)


def linen_sheet(color="#cbbfae"):
    cloth = principled("linen", linear(color), rough=0.95, specular=0.1, sheen=0.2)
    bump(cloth, threads(cloth, coordinates(cloth, "Object"), 26), 0.25, 0.008)
    bump(cloth, noise(cloth, coordinates(cloth, "Object"), 0.7, detail=2, distortion=0.5), 0.35, 0.2)
    mesh("linen", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], cloth)


def side_of(neck):
    """From the middle of the neck to the shoulder."""
    return curve((0, neck), (0.52, neck), SHOULDER, 14)


def cuff():
    return curve(SLEEVE[0], (1.82, 0.92), SLEEVE[1], 10) + [SLEEVE[1]]


def leg():
    return curve(LEG, (0.62, -1.15), CROTCH, 26) + [CROTCH]


def outline(neck):
    half = side_of(neck) + curve(SHOULDER, (1.0, 1.98), (1.28, 1.86), 10)
    half += curve((1.28, 1.86), (1.62, 1.62), SLEEVE[0], 14) + cuff()[:-1]
    half += curve(SLEEVE[1], (1.42, 0.86), (1.24, 0.82), 7) + curve((1.24, 0.82), (1.13, -0.2), LEG, 30)
    half += leg()[:-1] + curve(CROTCH, (0.2, -2.24), (0, -2.24), 7) + [(0, -2.24)]
    return half + [(-x, y) for x, y in half[1:-1]][::-1]


def seam(x, y):
    x = abs(x)
    on_neck = x < SHOULDER[0] - 1e-4 and y > 1
    on_cuff = near(cuff()[1:-1], x, y)
    return not (on_neck or on_cuff or near(leg()[1:-1], x, y))


def near(line, x, y):
    return any(math.hypot(x - a, y - b) < 1e-4 for a, b in line)


def snap(place):
    metal = principled("snap", linear("#d9d7d2"), rough=0.3, metallic=1)
    profile = [(0.06, 0), (0.06, 0.012), (0.05, 0.022), (0.036, 0.022), (0.03, 0.014), (0, 0.016)]
    lathe("snap", profile, metal, 40).location = place + Vector((0, 0, 0.02))
