"""A 380 x 420 mm tote bag of cotton canvas, hanging from a peg: two sewn sheets in a cloth simulation.
One pair of renders gives every colour (tint)."""
import math

import bpy
import numpy as np
from mathutils import Vector

from geometry import apply_modifiers, grid_faces, mesh, subdivide, thicken
from materials import WHITE, bump, coordinates, link, math_node, node, principled, printable, threads
from room import wall
from room_things import peg
from stitches import seam_line
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 280, "height": 320}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "tote-bag-hall"}

WIDTH, HEIGHT = 3.8, 4.2
COLUMNS, ROWS = 57, 63
FRAMES = 45
STRAP_AT, STRAP_WIDTH = 0.92, 0.28
PEG = (0, -0.55, 1.75)
TO_WALL = 0.62


def build():
    wall("#d3cabd")
    lights()
    hung_bag()
    peg(PEG[2] - 0.11)
    camera((0, -22, -0.6), (0, 0, -1.32), 114)


def hung_bag():
    bag = sheets(canvas("canvas"))
    hang(bag)
    places = np.array([vertex.co for vertex in bag.data.vertices]).reshape(2, COLUMNS, ROWS, 3)
    strap_cloth = printable(cotton("strap"), uv="none", tint=True)
    for side, outwards in ((0, -1), (1, 1)):
        strap(places[side], outwards, strap_cloth)
    thicken(bag, 0.022, 0)
    subdivide(bag, 1)


def lights():
    ambient("#fdfbf8", 0.27)
    area_light((-9.5, -7.0, 5.0), (0, 0, -1), 3.0, 4.5, 1900, "#fff8f0")
    area_light((9.0, -7.0, 0.5), (0, 0, -1), 6.0, 7.0, 300, "#fff1e4")


def cotton(name):
    material = principled(name, WHITE, rough=0.95, specular=0.1, sheen=0.2)
    return bump(material, threads(material, coordinates(material, "Object"), 42), 0.12, 0.006)


def canvas(name):
    """With the double seam of its upper hem."""
    material = cotton(name)
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, node(material, "ShaderNodeUVMap", uv_map="flat").outputs[0], axes.inputs[0])
    groove = seam_line(material, axes.outputs[1], HEIGHT / 2 - 0.30)
    groove = math_node(material, "ADD", groove, seam_line(material, axes.outputs[1], HEIGHT / 2 - 0.05))
    bump(material, math_node(material, "SUBTRACT", 1, groove), 0.35, 0.014)
    return printable(material, tint=True)


def sheets(material):
    """Front and back, top at height 0, sewn together at both sides and at the bottom."""
    random = np.random.default_rng(8)
    vertices, flat, index = [], [], {}
    faces = []
    for side, depth in ((0, -0.04), (1, 0.04)):
        for column in range(COLUMNS):
            for row in range(ROWS):
                x, y = (column / (COLUMNS - 1) - 0.5) * WIDTH, (row / (ROWS - 1) - 0.5) * HEIGHT
                sewn = column in (0, COLUMNS - 1) or row == 0
                flat.append((x, y))
                vertices.append((x, (0 if sewn else depth + random.normal(0, 0.006)) - TO_WALL + 0.1, y - HEIGHT / 2))
        quads = grid_faces(COLUMNS, ROWS)
        faces += [tuple(corner + side * COLUMNS * ROWS for corner in (quad if side == 0 else quad[::-1])) for quad in quads]
    front = len(faces) // 2
    bag = mesh("bag", vertices, faces, material, lambda polygon, vertex: print_place(flat[vertex]) if polygon.index < front else (-1, -1))
    layer = bag.data.uv_layers.new(name="flat")
    for loop in bag.data.loops:
        layer.data[loop.index].uv = flat[loop.vertex_index]
    return bag


def print_place(place):
    x, y = place
    return (x / 2.8 + 0.5, (y + 0.08) / 3.2 + 0.5)


def hang(bag):
    """By the straps and the upper ends of the seams; canvas a little wider than what holds it falls in folds."""
    held = bag.vertex_groups.new(name="held")
    for side in (0, 1):
        straps = [column_at(sign * STRAP_AT) + off for sign in (-1, 1) for off in (-1, 0, 1)]
        for column in (0, *straps, COLUMNS - 1):
            held.add([(side * COLUMNS + column) * ROWS + ROWS - 1 - down for down in (0, 1)], 1, "REPLACE")
    modifier = bag.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 6
    cloth.mass = 0.3
    cloth.tension_stiffness = 30
    cloth.compression_stiffness = 15
    cloth.shear_stiffness = 8
    cloth.bending_stiffness = 2.5
    cloth.shrink_min = -0.026
    cloth.air_damping = 2.5
    cloth.vertex_group_mass = "held"
    cloth.use_pressure = True
    cloth.uniform_pressure_force = 0.22
    modifier.point_cache.frame_end = FRAMES
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    apply_modifiers(bag)


def column_at(x):
    return round((x / WIDTH + 0.5) * (COLUMNS - 1))


def strap(places, outwards, material):
    """From its seam on the sheet up over the peg and down to the other seam."""
    feet = []
    for sign in (-1, 1):
        column = column_at(sign * STRAP_AT)
        feet.append([Vector(places[column, row]) + Vector((0, outwards * 0.028, 0)) for row in range(ROWS - 6, ROWS)])
    left, right = feet
    top = Vector((PEG[0], PEG[1] + outwards * 0.16, PEG[2]))
    climb = [left[-1].lerp(top + Vector((-0.11, 0, -0.05)), t) for t in np.linspace(0.12, 1, 14)]
    over = [top + Vector((0.11 * math.sin(angle), 0, 0.11 * math.cos(angle) - 0.05)) for angle in np.linspace(-1.2, 1.2, 9)]
    fall = [right[-1].lerp(top + Vector((0.11, 0, -0.05)), t) for t in np.linspace(1, 0.12, 14)]
    path = left + climb + over + fall + right[::-1]
    vertices = []
    for place, before, after in zip(path, path[:1] + path[:-1], path[1:] + path[-1:]):
        height = min(1.0, max(0.0, place.z / PEG[2]))
        turn = math.pi / 2 * height**2 * (3 - 2 * height)
        along = (after - before).normalized()
        across = Vector((along.z, 0, -along.x)).normalized() * math.cos(turn) + Vector((0, 1, 0)) * math.sin(turn)
        vertices += [tuple(place - across * STRAP_WIDTH / 2), tuple(place), tuple(place + across * STRAP_WIDTH / 2)]
    band = mesh("strap", vertices, grid_faces(len(path), 3), material)
    thicken(band, 0.03, 0)
    subdivide(band, 2)
