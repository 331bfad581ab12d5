"""An envelope of 162 x 114 mm on another one, which lies on its face: its flap is closed."""
import numpy as np

from desk import look_down
from desk_things import group
from geometry import grid_faces, mesh, thicken
from greeting_card import inside
from materials import WHITE, bump, coordinates, noise, principled, printable
from postcard import sharp_edged
from studio import cyclorama, softboxes

PRINT = {"side": "front", "print": {"width": 162, "height": 114}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "envelope-table"}

WIDTH, HEIGHT, THICK = 1.62, 1.14, 0.014


def build():
    cyclorama()
    softboxes((0, 0, 0))
    group(closed(paper()), (0.16, 0.44, 0.003), -13)
    group([front(printable(paper()))], (-0.06, -0.34, 0.04), 5)
    look_down((0.05, 0.06, 0), 2.8, rise=1.75, aside=-0.4)


def paper():
    sheet = principled("paper", WHITE, rough=0.85, specular=0.15)
    return bump(sheet, noise(sheet, coordinates(sheet, "Object"), 34), 0.05, 0.006)


def front(material, filled=0.022):
    """On its back; `filled`: how far what is in it lifts the middle."""
    columns, rows = 61, 43
    vertices, uv = [], []
    for u in np.linspace(0, 1, columns):
        for v in np.linspace(0, 1, rows):
            rise = filled * (min(1, 4.6 * u * (1 - u)) * min(1, 4.6 * v * (1 - v))) ** 0.7
            vertices.append(((u - 0.5) * WIDTH, (v - 0.5) * HEIGHT, THICK + rise))
            uv.append((inside(u), inside(v)))
    sheet = mesh("front", vertices, grid_faces(columns, rows), material, uv)
    thicken(sheet, THICK, -1)
    sharp_edged(sheet)
    return sheet


def closed(material):
    """On its face, the tip of its flap a little off the paper."""
    right, top = WIDTH / 2, HEIGHT / 2
    seam = 0.012
    parts = [front(material, 0.01)]
    parts.append(leaf([(-right, -top), (right, -top), (0.1, -0.06), (-0.1, -0.06)], 0.026, material))
    parts.append(leaf([(-right + seam, top), (right - seam, top), (0.09, -0.13), (0, -0.17), (-0.09, -0.13)], 0.034, material, 0.014))
    return parts


def leaf(outline, height, material, lifted=0.0):
    """A flap; the further down, the more it is lifted."""
    points = []
    for index, start in enumerate(outline):
        end = outline[(index + 1) % len(outline)]
        points += [tuple(np.array(start) + (np.array(end) - np.array(start)) * t) for t in np.linspace(0, 1, 12)[:-1]]
    middle = np.mean(points, 0)
    rings = [[tuple(middle + (np.array(point) - middle) * share) for point in points] for share in (1, 0.66, 0.33, 0.01)]
    top = max(y for _, y in points)
    low = min(y for _, y in points)
    vertices = [(x, y, height + lifted * ((top - y) / (top - low)) ** 3) for ring in rings for x, y in ring]
    count = len(points)
    faces = [
        (ring * count + i, ring * count + (i + 1) % count, (ring + 1) * count + (i + 1) % count, (ring + 1) * count + i)
        for ring in range(3)
        for i in range(count)
    ]
    faces.append(tuple(range(3 * count, 4 * count)))
    flap = mesh("flap", vertices, faces, material)
    thicken(flap, 0.005, -1)
    sharp_edged(flap)
    return flap
