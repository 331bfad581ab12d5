"""A pair of crew socks that lie flat, printed on the leg; cuff, heel and toe have the variant's colour."""
import math

import numpy as np
from mathutils import Matrix

from geometry import mesh
from knit import knit, shade_between
from materials import accent, bump, coordinates, linear, noise, principled, printable
from pattern import fold
from studio import ambient, area_light, camera

PRINT = {"side": "leg", "print": {"width": 100, "height": 160}, "uvCovers": "bleed", "tint": False, "accent": True}
FACTS = PRINT | {"inUse": "socks-box"}

AROUND, BETWEEN = 320, 26
TOP, CUFF, ANKLE = 2.75, 2.37, 0.87
LEG, BLEED = 0.9, 0.05
# Front and back of the leg, then instep and sole, from the cuff to the toe.
LINES = [(-0.45, CUFF, 0.45, CUFF), (-0.455, 2.0, 0.455, 2.0), (-0.45, 1.6, 0.46, 1.6), (-0.44, 1.2, 0.455, 1.2)]
LINES += [(-0.445, ANKLE, 0.46, ANKLE), (-0.475, 0.83, 0.515, 0.52), (-0.515, 0.8, 0.5, 0.22), (-0.56, 0.775, 0.34, 0.035)]
LINES += [(-0.62, 0.755, 0.06, -0.03), (-0.72, 0.735, -0.3, -0.025), (-0.95, 0.71, -0.7, 0.0), (-1.2, 0.69, -1.06, 0.0)]
LINES += [(-1.4, 0.655, -1.32, 0.01), (-1.56, 0.57, -1.52, 0.075), (-1.645, 0.46, -1.63, 0.2), (-1.665, 0.35, -1.665, 0.31)]
HEEL, TOE = (4, 8), 11.6
RIBS = [(-0.452, CUFF - 0.015, 0.452, CUFF - 0.015), (-0.44, 2.5, 0.44, 2.5), (-0.435, 2.66, 0.435, 2.66), (-0.44, TOP, 0.44, TOP)]
FOLDS = [((-0.62, 0.62, 0.1, 0.98), 0.035, 0.06), ((-0.75, 0.35, -0.05, 0.72), 0.03, 0.07), ((-0.46, 1.02, 0.3, 1.16), 0.016, 0.06)]
FOLDS += [((-1.3, 0.1, -0.95, 0.6), 0.014, 0.09), ((0.1, 1.5, 0.42, 1.85), 0.010, 0.10), ((-0.35, 1.9, -0.1, 1.3), 0.010, 0.12)]


def build():
    paper()
    sock((0.44, 0.33, 0), -8)
    sock((-0.12, -0.16, 0.1), 3)
    lights()
    camera((0, -3.6, 15), (-0.32, 1.33, 0.05), 36 * 15.6 / 4.1)


def sock(place, turn, lines=LINES, folds=FOLDS, lay=None):
    """Its heel is at the right of `place`. `lay`: where a place of the flat sock comes to lie."""
    body, heel_toe, ribbed = materials()
    parts = [
        tube_of(stations(lines), 0.075, (body, heel_toe), ANKLE, folds),
        tube_of(stations(RIBS), 0.082, (ribbed,)),
    ]
    for part in parts:
        for vertex in part.data.vertices:
            if lay:
                vertex.co = lay(*vertex.co)
        part.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def materials():
    return shade_between(printable(knit("knit"))), accent(knit("heel and toe")), accent(knit("cuff", ribs=0.05))


def colored(at, c):
    """Whether a place at this station and this far from front to back (-1 to 1) belongs to heel or toe."""
    first, last = HEEL
    if at > TOE:
        return True
    middle, half = (first + last) / 2, (last - first) / 2
    return c > 0.08 + 0.92 * abs(at - middle) / half


def stations(lines):
    """Catmull-Rom curves through both lines, as (place in the list, front, back)."""
    points = np.array(lines)
    last = len(points) - 1
    found = []
    for i in range(last):
        a, b, c, d = [points[max(0, min(last, i + k))] for k in (-1, 0, 1, 2)]
        for t in np.linspace(0, 1, BETWEEN, endpoint=False):
            found.append((i + t, 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)))
    found.append((float(last), points[last]))
    return [(at, p[:2], p[2:]) for at, p in found]


def tube_of(lines, half, slots, printed_to=None, folds=()):
    """A knitted tube pressed flat. `printed_to`: the height at which the print on its upper side ends;
    the second material, if any, is that of heel and toe."""
    angles = [2 * math.pi * step / AROUND for step in range(AROUND)]
    vertices, knitted, prints, shares = [], [], [], []
    along, before = 0.0, None
    for at, front, back in lines:
        middle = (front + back) / 2
        along += 0 if before is None else float(np.linalg.norm(middle - before))
        before = middle
        wide = float(np.linalg.norm(back - front)) / 2
        section = pressed(wide, half * min(1.0, (wide / 0.3) ** 0.6))
        for angle, arc, (across, z) in zip(angles, arcs(section), section):
            x, y = middle + (back - front) / 2 * (across / wide)
            upper = max(0.0, math.sin(angle)) ** 0.5
            vertices.append((x, y, half + z + upper * sum(fold(x, y, *each) for each in folds)))
            knitted.append((arc, along))
            shares.append((at, across / wide, y if math.sin(angle) > -1e-6 else -9))
            prints.append((0.5 + arc / (LEG + 2 * BLEED), (y - ANKLE + BLEED) / (CUFF - ANKLE + 2 * BLEED)))

    def uv(polygon, vertex):
        bare = printed_to is None or min(shares[corner][2] for corner in polygon.vertices) < printed_to - 1e-6
        return (-1, -1) if bare else prints[vertex]

    thing = mesh("sock", vertices, closed_rows(len(lines)), slots[0], uv)
    layer = thing.data.uv_layers.new(name="knit")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = knitted[loop.vertex_index]
    for material in slots[1:]:
        thing.data.materials.append(material)
        for polygon in thing.data.polygons:
            polygon.material_index = int(colored(*np.mean([shares[corner][:2] for corner in polygon.vertices], 0)))
    return thing


def pressed(wide, thick):
    """Half of its width and of its thickness, counterclockwise from the back."""
    angles = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    cos, sin = np.cos(angles), np.sin(angles)
    return np.stack([np.sign(cos) * np.abs(cos) ** 0.8 * wide, np.sign(sin) * np.abs(sin) ** 0.62 * thick], 1)


def arcs(section):
    """How far each point of a section is from the middle of its upper side."""
    steps = np.linalg.norm(np.roll(section, -1, 0) - section, axis=1)
    so_far = np.concatenate([[0], np.cumsum(steps)[:-1]])
    return so_far[AROUND // 4] - so_far


def closed_rows(rows):
    around = [(row * AROUND + step, row * AROUND + (step + 1) % AROUND) for row in range(rows) for step in range(AROUND)]
    return [(a, b, b + AROUND, a + AROUND) for a, b in around[:-AROUND]]


def paper(color="#cfc4b4"):
    sheet = principled("paper", linear(color), rough=0.95, specular=0.08)
    bump(sheet, noise(sheet, coordinates(sheet, "Object"), 0.5, detail=1, distortion=0.4), 0.2, 0.2)
    mesh("paper", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], sheet)


def lights():
    ambient("#fdfbf8", 0.34)
    area_light((-6.0, 4.5, 5.2), (0, 1.3, 0), 2.4, 3.2, 980, "#fff8f0")
    area_light((6.0, -2.5, 5.5), (0, 1.3, 0), 4.0, 4.0, 190, "#fff1e4")
