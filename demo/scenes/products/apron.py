"""A cotton apron on a peg: a cut of cloth in a cloth simulation, its pocket, its neck strap and its ties.
One pair of renders gives every colour (tint)."""
import math

import bpy
import numpy as np
from mathutils import Vector

from geometry import apply_modifiers, grid_faces, mesh, subdivide, thicken
from materials import WHITE, bump, coordinates, principled, printable, threads
from pattern import Draped, curve, cut, distances
from room import wall
from room_things import peg
from stitches import stitched_cotton
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 280, "height": 300}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "apron-kitchen"}

STEP = 0.115
PRINT_MIDDLE = (0, 1.28)
POCKET = (1.55, -0.75, -2.75)  # half its width, top and bottom
STRAP_FOOT, PEG_AT = (1.42, 3.02), (0, -0.5, 5.15)
TO_WALL = 0.34
FRAMES = 50


def build():
    wall("#d3cabd")
    lights()
    hung_apron()
    camera((0.6, -24, 1.5), (0, 0, 1.12), 36 * 24 / 8.5)


def hung_apron():
    """On a peg in a wall at y = 0."""
    flat, triangles = cut(outline(), STEP)
    cotton = printable(stitched_cotton(), tint=True)
    cloth = mesh("apron", [(x, -TO_WALL - wave(x, y), y) for x, y in flat], triangles, cotton, [on_print(*p) for p in flat])
    add_hem(cloth, flat)
    hang(cloth, flat)
    draped = Draped(flat, triangles, [vertex.co for vertex in cloth.data.vertices])
    thicken(cloth, 0.024, 0)
    subdivide(cloth, 1)
    webbing = printable(cotton_band(), uv="none", tint=True)
    pocket(draped)
    neck_strap(draped, webbing)
    for side in (-1, 1):
        tie(draped, side, webbing)
    peg(PEG_AT[2] - 0.1)


def outline():
    half = curve((0, 3.2), (0.8, 3.2), (1.58, 3.2), 14)
    half += curve((1.58, 3.2), (1.72, 1.1), (3.05, 0.62), 30)
    half += curve((3.05, 0.62), (3.12, -2), (3.16, -4.7), 44) + curve((3.16, -4.7), (3.15, -4.9), (2.95, -4.9), 4)
    half += curve((2.95, -4.9), (1.5, -4.9), (0, -4.9), 26) + [(0, -4.9)]
    return half + [(-x, y) for x, y in half[1:-1]][::-1]


def wave(x, y):
    """Lets the skirt fall in folds."""
    low = min(1.0, max(0.0, (1.2 - y) / 4))
    return low * (0.09 * math.sin(2.3 * x + 0.4) + 0.06 * math.sin(4.1 * x + 1.3 + 0.3 * y)) + 0.01 * math.sin(3 * y + x)


def on_print(x, y):
    return ((x - PRINT_MIDDLE[0]) / 2.8 + 0.5, (y - PRINT_MIDDLE[1]) / 3.0 + 0.5)


def add_hem(cloth, flat):
    edge = np.array(outline())
    away = [float(distances(edge, x, y).min()) for x, y in flat]
    layer = cloth.data.uv_layers.new(name="hem")
    for loop in cloth.data.loops:
        layer.data[loop.index].uv = (away[loop.vertex_index], 0)


def hang(cloth, flat):
    held = cloth.vertex_groups.new(name="held")
    for index, (x, y) in enumerate(flat):
        if math.hypot(abs(x) - STRAP_FOOT[0], y - STRAP_FOOT[1] - 0.1) < 0.17:
            held.add([index], 1, "REPLACE")
            cloth.data.vertices[index].co.x *= 0.95
    back = mesh("behind", [(-9, -0.03, -9), (9, -0.03, -9), (9, -0.03, 9), (-9, -0.03, 9)], [(0, 1, 2, 3)])
    back.modifiers.new("collision", "COLLISION")
    back.collision.thickness_outer = 0.05
    modifier = cloth.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality = 7
    settings.mass = 0.3
    settings.tension_stiffness = 30
    settings.compression_stiffness = 15
    settings.shear_stiffness = 8
    settings.bending_stiffness = 2.0
    settings.air_damping = 2.5
    settings.vertex_group_mass = "held"
    modifier.point_cache.frame_end = FRAMES
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    apply_modifiers(cloth)
    bpy.data.objects.remove(back)


def cotton_band():
    material = principled("webbing", WHITE, rough=0.95, specular=0.1, sheen=0.2)
    return bump(material, threads(material, coordinates(material, "Object"), 30, "Z"), 0.25, 0.008)


def pocket(draped):
    half, top, bottom = POCKET
    cotton = printable(stitched_cotton(), uv="none", tint=True)
    columns, rows = 45, 31
    vertices, away = [], []
    for x in np.linspace(-half, half, columns):
        for y in np.linspace(bottom, top, rows):
            gap = 0.03 + 0.05 * max(0.0, (y - bottom) / (top - bottom)) ** 4 * math.cos(x / half * math.pi / 2)
            vertices.append(tuple(draped.at(x, y) + Vector((0, -gap, 0))))
            away.append(min(half - abs(x), y - bottom, (top - y) * 0.6) + 0.14)
    thing = mesh("pocket", vertices, grid_faces(columns, rows), cotton)
    layer = thing.data.uv_layers.new(name="hem")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = (away[loop.vertex_index], 0)
    thicken(thing, 0.03, 0)
    subdivide(thing, 1)


def neck_strap(draped, material):
    left, right = [
        [draped.at(side * STRAP_FOOT[0], STRAP_FOOT[1] + up) + Vector((0, -0.035, 0)) for up in (-0.2, -0.05, 0.1, 0.18)]
        for side in (-1, 1)
    ]
    top = Vector(PEG_AT)
    ends = [top + Vector((side * 0.12, 0, -0.04)) for side in (-1, 1)]
    climb, fall = ([foot[-1].lerp(end, t) for t in np.linspace(0.1, 1, 16)] for foot, end in zip((left, right), ends))
    over = [top + Vector((0.12 * math.sin(a), 0, 0.12 * math.cos(a) - 0.04)) for a in np.linspace(-1.2, 1.2, 9)]
    ribbon(left + climb + over + fall[::-1] + right[::-1], 0.26, material, lambda place: min(1.0, max(0.0, (place.z - 3.6) / 1.4)))


def tie(draped, side, material):
    foot = [draped.at(side * (2.92 + out), 0.45) + Vector((0, -0.03, 0)) for out in (0, 0.1)]
    start = draped.at(side * 3.05, 0.45)
    fall = [
        start + Vector((side * (0.16 * math.sin(2.2 * t) + 0.05), -0.02 - 0.1 * math.sin(3 * t), -3.9 * t**1.25 - 0.02))
        for t in np.linspace(0.06, 1, 26)
    ]
    ribbon(foot + fall, 0.22, material, lambda place: 0.12 + 0.3 * math.sin(place.z * 1.7 + side))


def ribbon(path, width, material, turned):
    """`turned`: from 0, its face to the viewer, to 1, its edge to the viewer."""
    vertices = []
    for place, before, after in zip(path, path[:1] + path[:-1], path[1:] + path[-1:]):
        along = (after - before).normalized()
        turn = math.pi / 2 * turned(place)
        across = Vector((along.z, 0, -along.x)).normalized() * math.cos(turn) + Vector((0, 1, 0)) * math.sin(turn)
        vertices += [tuple(place - across * width / 2), tuple(place), tuple(place + across * width / 2)]
    band = mesh("ribbon", vertices, grid_faces(len(path), 3), material)
    thicken(band, 0.028, 0)
    subdivide(band, 2)


def lights():
    ambient("#fdfbf8", 0.30)
    area_light((-11, -8.0, 7.0), (0, 0, 0.5), 3.4, 5.0, 3000, "#fff8f0")
    area_light((10, -8.0, 1.5), (0, 0, 0.5), 6.0, 7.0, 430, "#fff1e4")
