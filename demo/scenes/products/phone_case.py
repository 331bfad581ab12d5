"""A printed case of 72 x 148 mm on a phone that leans on a plaster block: rounded edges, an opening for the cameras."""
import math

import numpy as np
from mathutils import Matrix

from geometry import box, lathe, mesh
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from slab import band, dense_outline, inside, slab
from studio import area_light, camera, cyclorama, softboxes

PRINT = {"side": "back", "print": {"width": 72, "height": 148}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "phone-case-desk"}

WIDTH, HEIGHT, THICK = 0.72, 1.48, 0.11
CORNER, ROUNDED = 0.115, 0.032
OPENING = (-0.2, 0.49, 0.205, 0.40)  # middle, width, height
LEAN, TURN = 17, 14


def build():
    cyclorama("#ded5ca")
    softboxes((0, 0, 0.7), 0.9)
    area_light((-3.4, -5.0, 1.6), (0, 0, 0.7), 1.0, 4.5, 110)
    plaster = principled("plaster", linear("#cfb6a3"), rough=0.95, specular=0.1)
    bump(plaster, noise(plaster, coordinates(plaster, "Object"), 14), 0.12, 0.02)
    box("block", (1.15, 0.62, 1.05), (0.28, 0.83, 0.525), plaster, 0.02, TURN)
    disc = lathe("disc", [(0, 0), (0.42, 0), (0.44, 0.01), (0.44, 0.22), (0.42, 0.235), (0, 0.235)], plaster, 96)
    disc.location = (-0.82, 0.72, 0)
    lean(phone(), (0, 0.06, 0))
    camera((-0.9, -9.5, 2.5), (0.0, 0.15, 0.70), 36 * 9.9 / 1.98)


def phone(cell=(0, 0, 1, 1)):
    """Lies on its screen about the origin, the cameras at the upper left."""
    case = printable(principled("case", WHITE, rough=0.28, specular=0.5, coat=0.25, coat_rough=0.1), cell=cell)
    rubber = principled("side", linear("#f1efec"), rough=0.45, specular=0.4)
    return [*shell(case, rubber), *buttons(rubber), *cameras()]


def shell(printed, rubber):
    steps = 8
    rings = [(0.012, 0), (0, 0.012), (0, THICK - ROUNDED)]
    for angle in np.linspace(0, math.pi / 2, steps)[1:]:
        rings.append((ROUNDED * (1 - math.cos(angle)), THICK - ROUNDED * (1 - math.sin(angle))))
    vertices = []
    for inset, z in rings:
        vertices += [(x, y, z) for x, y in outline(inset)]
    lip = [on_opening(x, y) for x, y in outline(ROUNDED)]
    middle = np.array(OPENING[:2])
    for grow, z in ((1.07, THICK), (1.045, THICK + 0.008), (1.01, THICK + 0.008), (1, THICK), (1, THICK - 0.025)):
        vertices += [(*(middle + (np.array(place) - middle) * grow), z) for place in lip]
    count = len(lip)
    last = len(rings) + 4
    uv = [(inside(x / WIDTH + 0.5), inside(y / HEIGHT + 0.5)) for x, y, _ in vertices]
    upper = mesh("case", vertices, band(3, last - 1, count), printed, uv)
    lower = mesh("case side", vertices, band(0, 3, count) + band(last - 1, last, count), rubber)
    for part in (upper, lower):
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(32)
    return [upper, lower]


def outline(inset):
    return dense_outline(WIDTH, HEIGHT, CORNER, inset)


def on_opening(x, y):
    """Where the line from its middle to this place crosses the rim of the opening."""
    across, up, width, height = OPENING
    low, high = 0.0, 1.0
    for _ in range(30):
        t = (low + high) / 2
        if within((x - across) * t, (y - up) * t, width / 2, height / 2, 0.085):
            low = t
        else:
            high = t
    return (across + (x - across) * low, up + (y - up) * low)


def within(x, y, half_width, half_height, radius):
    dx, dy = max(0.0, abs(x) - half_width + radius), max(0.0, abs(y) - half_height + radius)
    return math.hypot(dx, dy) < radius


def buttons(material):
    sizes = ((WIDTH / 2, 0.24, 0.15), (-WIDTH / 2, 0.33, 0.13), (-WIDTH / 2, 0.15, 0.13))
    return [box("button", (0.02, long, 0.038), (x, y, THICK * 0.45), material, 0.008) for x, y, long in sizes]


def cameras():
    glass = principled("glass", linear("#24262a"), rough=0.08, specular=0.6, coat=1)
    steel = principled("ring", linear("#54565a"), rough=0.25, metallic=1)
    lens = principled("lens", linear("#0b0c12"), rough=0.04, specular=0.8, coat=1)
    flash = principled("flash", linear("#e9dfc4"), rough=0.3)
    x, y, width, height = OPENING
    parts = slab("plate", (width + 0.03, height + 0.03, 0.02), 0.09, glass, glass)
    for part in parts:
        part.location = (x, y, THICK - 0.04)
    for up in (0.112, -0.022):
        rim = [(0.054, 0), (0.058, 0.004), (0.058, 0.024), (0.054, 0.028), (0.047, 0.028), (0.045, 0.018)]
        eye = [(0.045, 0.018), (0.024, 0.016), (0.02, 0.008), (0, 0.01)]
        for part in (lathe("rim", rim, steel, 48), lathe("eye", eye, lens, 48)):
            part.location = (x, y + up, THICK - 0.02)
            parts.append(part)
    light = lathe("flash", [(0.022, 0), (0.022, 0.004), (0, 0.006)], flash, 32)
    light.location = (x, y - 0.132, THICK - 0.02)
    return [*parts, light]


def lean(parts, place, turn=TURN, back=LEAN, height=HEIGHT):
    stand = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(90 - back), 4, "X")
    move = Matrix.Translation(place) @ stand @ Matrix.Translation((0, height / 2, 0))
    for part in parts:
        part.matrix_world = move @ part.matrix_basis
