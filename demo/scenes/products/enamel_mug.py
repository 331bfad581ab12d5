"""A 300 ml mug of enamelled steel, 80 mm wide and high, with a rolled blue rim and a handle bent from a strip."""
import math

from mathutils import Vector

from geometry import mesh, printed_lathe, smooth_profile
from materials import bump, colored_above, coordinates, linear, noise, principled, printable
from mug import stand
from studio import area_light, camera, cyclorama, softboxes

RADIUS, HEIGHT, WALL = 0.40, 0.80, 0.012
WRAP, PRINT_HEIGHT, PRINT_BOTTOM = 2.20, 0.64, 0.09
# Counted from the handle.
PRINT_FROM = math.pi - WRAP / RADIUS / 2
PRINT_TO = 2 * math.pi - PRINT_FROM
BLUE = linear("#16233d")
# Where the blue of the rim ends, inside and outside.
BLUE_FROM = 0.757

PRINT = {"side": "wrap", "print": {"width": 220, "height": 64}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"shows": [0.54, 1], "view": "side", "otherViews": ["enamel-mug-middle"], "inUse": "enamel-mug-jetty", "turntable": "enamel-mug-turn"}


def build():
    studio()
    enamel_mug((0, 0, 0), -14)
    camera((0, -7.2, 2.0), (0.152, 0, 0.39), 164)


def studio():
    """With a narrow light whose image in the wall shows how even the enamel is."""
    cyclorama()
    softboxes((0, 0, 0.42))
    area_light((-3.9, -5.6, 1.3), (0, 0, 0.42), 0.3, 4.5, 100)


def enamel_mug(place, turn):
    """Standing on `place`, its handle turned so many degrees from the right."""
    body = colored_above(printable(enamel("body")), BLUE, BLUE_FROM, 0.006, 0.012)
    stand([cup(body), handle(enamel("handle"))], place, turn)


def enamel(name):
    """Glossy, and as uneven as what is dipped and fired."""
    material = principled(name, rough=0.24, specular=0.5, coat=0.6, coat_rough=0.03)
    bump(material, noise(material, coordinates(material, "Object"), 4, detail=1), 0.1, 0.02)
    return bump(material, noise(material, coordinates(material, "Object"), 30, detail=0), 0.03, 0.004)


def cup(material):
    foot = [(0, 0.012), (0.29, 0.012), (0.315, 0), (0.335, 0), (0.362, 0.006), (0.384, 0.024), (0.396, 0.05)]
    wall = [(RADIUS, 0.08 + (HEIGHT - 0.11) * t / 24) for t in range(25)]
    roll = [math.radians(-110 + 20 * step) for step in range(18)]
    rim = [(RADIUS - 0.002 + 0.015 * math.cos(a), HEIGHT - 0.015 + 0.015 * math.sin(a)) for a in roll]
    inner = [(RADIUS - WALL, HEIGHT - 0.04 - (HEIGHT - 0.12) * t / 12) for t in range(13)]
    inner += [(RADIUS - WALL - 0.012, 0.045), (RADIUS - WALL - 0.05, 0.024), (0, 0.022)]
    area = (PRINT_FROM, PRINT_TO, PRINT_BOTTOM, PRINT_BOTTOM + PRINT_HEIGHT)
    return printed_lathe("cup", foot + wall + rim + inner, material, area, (len(foot), len(foot + wall) - 1))


def handle(material, around=24):
    """Level where it leaves the wall below the rim, and slanting where it comes back."""
    bend = [(0.394, 0.667), (0.45, 0.674), (0.565, 0.672), (0.655, 0.635), (0.70, 0.55), (0.695, 0.44), (0.645, 0.32), (0.55, 0.215), (0.455, 0.15), (0.393, 0.118)]
    path = [Vector((x, 0, z)) for x, z in smooth_profile(bend, 8)]
    last = len(path) - 1
    across = Vector((0, 1, 0))
    vertices = []
    for i, centre in enumerate(path):
        along = (path[min(i + 1, last)] - path[max(i - 1, 0)]).normalized()
        out = along.cross(across)
        end = abs(2 * i / last - 1)
        half, thick = 0.078 + 0.02 * end**16, 0.015 + 0.014 * end**16
        for j in range(around):
            angle = 2 * math.pi * j / around
            side, up = math.cos(angle), math.sin(angle)
            # A flat strip with round edges that are bent inwards a little.
            aside = half * math.copysign(abs(side) ** 0.6, side)
            above = thick * math.copysign(abs(up) ** 0.8, up) - 0.014 * side**2
            x, y, z = centre + across * aside - out * above
            # Its ends follow the wall, which is thinner than they would reach.
            vertices.append((x - end**12 * (RADIUS - math.sqrt(RADIUS**2 - y**2)), y, z))
    faces = [
        (i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
        for i in range(last)
        for j in range(around)
    ]
    return mesh("handle", vertices, faces, material)
