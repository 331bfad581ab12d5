"""Two 500 ml steel bottles with a white coating and a bamboo lid; the print runs around them up to a narrow gap."""
import math

from desk_things import group
from geometry import grid_faces, lathe, mesh, smooth_profile, tube
from materials import WHITE, bump, coordinates, linear, noise, oak, principled, printable
from studio import area_light, camera, cyclorama, softboxes

RADIUS = 0.35
WRAP, PRINT_HEIGHT, PRINT_BOTTOM = 2.0, 1.2, 0.34
# Counted from the back, where both ends of the print meet.
GAP = math.pi - WRAP / RADIUS / 2

PRINT = {"side": "wrap", "print": {"width": 200, "height": 120}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"shows": [0.25, 0.75], "inUse": "water-bottle-kitchen", "turntable": "water-bottle-turn"}


def build():
    cyclorama()
    softboxes((0, 0, 1.1), 0.85)
    area_light((-4.6, -5.2, 2.2), (0, 0, 1.2), 0.9, 6.0, 130)
    bottle((-0.30, 0, 0), 5)
    bottle((0.62, 0.62, 0), -112)
    camera((0, -13.5, 3.0), (0.06, 0, 1.21), 152)


def bottle(place, turn, cell=(0, 0, 1, 1)):
    steel = principled("steel", linear("#c8cacb"), rough=0.24, metallic=1)
    bamboo = oak("#b88f5c", "#dbb988")
    coating = printable(principled("coating", WHITE, rough=0.30, specular=0.5, coat=0.25, coat_rough=0.15), cell=cell)
    bump(coating, noise(coating, coordinates(coating, "Object"), 90), 0.04, 0.003)
    foot = [(0, 0.02), (0.27, 0.02), (0.30, 0), (0.335, 0), (0.35, 0.015), (0.35, 0.075), (0.346, 0.082), (0.346, 0.09)]
    lid = [(0.20, 2.055), (0.262, 2.055), (0.27, 2.065), (0.27, 2.285), (0.262, 2.297)]
    top = [(0.262, 2.297), (0.262, 2.36), (0.25, 2.372), (0, 2.372)]
    arch = [(0.20 * math.cos(a), 0, 2.36 + 0.20 * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))]
    parts = [
        body(coating),
        lathe("foot", foot, steel),
        lathe("neck", [(0.21, 2.0), (0.21, 2.06)], steel),
        lathe("lid", lid, steel),
        lathe("bamboo", top, bamboo),
        tube("loop", arch, 0.026, steel),
    ]
    group(parts, place, turn)


def body(material, segments=160):
    shoulder = smooth_profile([(RADIUS, 1.68), (0.345, 1.75), (0.318, 1.84), (0.27, 1.93), (0.232, 1.99), (0.222, 2.02)])
    profile = [(0.346, 0.088), (RADIUS, 0.094), (RADIUS, PRINT_BOTTOM), (RADIUS, PRINT_BOTTOM + PRINT_HEIGHT), (RADIUS, 1.66)]
    profile += [*shoulder, (0.222, 2.02), (0.21, 2.025)]
    rows = len(profile)
    vertices, uv = [], []
    for segment in range(segments + 1):
        angle = 2 * math.pi * segment / segments
        for radius, z in profile:
            vertices.append((radius * math.sin(-angle), radius * math.cos(angle), z))
            uv.append(((angle - GAP) / (2 * math.pi - 2 * GAP), (z - PRINT_BOTTOM) / PRINT_HEIGHT))

    def printed(polygon, vertex):
        straight = all(2 <= corner % rows <= 3 for corner in polygon.vertices)
        u, v = uv[vertex]
        return (u, min(0.9999, max(0.0001, v))) if straight else (-1, -1)

    return mesh("body", vertices, grid_faces(segments + 1, rows), material, printed)
