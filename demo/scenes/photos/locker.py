"""A team's changing room before the match: its shirts on their pegs, ball, cup and boots on the bench."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from geometry import add, apply_modifiers, box, mesh, subdivide, thicken
from hall import hall, rail_peg
from lens import photographed, sunshine
from materials import bump, coordinates, linear, noise, oak, principled, threads
from pillow import padded
from shirt_drape import ARM, draped
from shirt_neck import collar
from shirt_shape import ALONG, Shirt
from sports import cup, football, studded_boots
from studio import ambient, area_light
from tshirt_rail import RAIL, hanger

SIZE = (2820, 1880)
LETTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../node_modules/@expo-google-fonts/bebas-neue/400Regular/BebasNeue_400Regular.ttf")
NUMBERS = ("4", "7", "10", "8", "3")
TEAL, WHITE = "#1f6673", "#f2eee4"
SIZED, APART, PEGS = 0.8, 4.85, 4.7
SEAT = -4.0
# Of the rows of a sleeve.
CUFF = 4


def build():
    hall(PEGS, paint="#d6c8ae", above="#c3cbc2")
    shirt, random = Shirt(ARM[0]), np.random.default_rng(6)
    cloth, trim = jersey(TEAL), jersey(WHITE)
    for index, number in enumerate(NUMBERS):
        at = Vector(((index - 2) * APART, -0.72 - 0.45 * (index % 2), PEGS - RAIL * SIZED))
        rail_peg(at.x, PEGS, 1.3)
        hang(shirt, number, cloth, trim, at, random.normal(0, 3.5))
    bench()
    football((-2.35, -3.1, SEAT + 1.1), 1.1, (0.5, 0.35, 0.3))
    cup((0.35, -2.9, SEAT), 0.86, 12)
    studded_boots((3.4, -3.2, SEAT), -68)
    towel((-5.6, -3.0, SEAT))
    ambient("#e9edf2", 0.34)
    sunshine((0.88, 0.46, -0.5), 4.2, "#ffd7a2", 2.2)
    area_light((-14, -18, 9), (0, 0, 0), 8, 9, 1100, "#fff0dc")
    area_light((16, -20, 4), (0, 0, 0), 9, 9, 600, "#eef2ff")
    photographed((1.8, -40, 3.2), (0, -1, -0.05), 66, sharp_at=(0, -2.5, 0), aperture=2.8, exposure=0.1)


def hang(shirt, number, cloth, trim, at, turn):
    """Flat on its hanger, its back to the viewer."""
    places = draped(shirt) * (1, 0.55, 1)
    x, _, z = places.T
    low = np.clip((2.4 - z) / 5, 0, 1)
    places[:, 1] += low * (0.10 * np.sin(x * 2.9 + 0.5 * np.sin(z + turn) + turn) + 0.12 * np.sin(x * 1.4 - z * 0.4 + 2 * turn))
    thing = mesh("shirt", [tuple(place) for place in places], shirt.faces, cloth)
    normals = np.array([tuple(vertex.normal) for vertex in thing.data.vertices])
    thing.data.materials.append(trim)
    for polygon in thing.data.polygons[shirt.torso_faces :]:
        polygon.material_index = int((polygon.index - shirt.torso_faces) % ALONG >= ALONG - CUFF)
    subdivide(thing, 1)
    thicken(thing, 0.025, -1)
    thing.modifiers["subdivision"].levels = 1
    apply_modifiers(thing)
    neck = collar(places[shirt.neck_ring], normals[shirt.neck_ring])
    neck.data.materials.clear()
    neck.data.materials.append(trim)
    printed = figure(number, thing, principled("number", linear(WHITE), rough=0.6, specular=0.3))
    stood = Matrix.Translation(at) @ Matrix.Rotation(math.radians(180 + turn), 4, "Z") @ Matrix.Scale(SIZED, 4)
    for part in (thing, neck, printed):
        part.matrix_world = stood
    for part in hanger():
        part.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(SIZED, 4) @ part.matrix_world


def figure(number, shirt, white):
    """Cut into small pieces that lie on the back of the shirt."""
    curve = bpy.data.curves.new("number", "FONT")
    curve.body, curve.font, curve.size, curve.align_x = number, bpy.data.fonts.load(LETTERS), 4.6, "CENTER"
    letters = add("number", curve)
    printed = bpy.data.meshes.new_from_object(letters)
    bpy.data.objects.remove(letters)
    pieces = bmesh.new()
    pieces.from_mesh(printed)
    for step in np.arange(-4, 5, 0.11):
        for normal in ((1, 0, 0), (0, 1, 0)):
            whole = [*pieces.verts, *pieces.edges, *pieces.faces]
            bmesh.ops.bisect_plane(pieces, geom=whole, plane_co=Vector(normal) * step, plane_no=normal)
    cloth = BVHTree.FromPolygons([vertex.co for vertex in shirt.data.vertices], [polygon.vertices for polygon in shirt.data.polygons])
    for vertex in pieces.verts:
        x, z = -vertex.co.x, vertex.co.y - 1.2
        at, outward, _, _ = cloth.ray_cast(Vector((x, 5, z)), Vector((0, -1, 0)))
        vertex.co = at + outward * 0.018
    pieces.to_mesh(printed)
    return add("number", printed, white)


def jersey(color):
    """Knitted of a shiny thread, with fine holes."""
    cloth = principled("jersey", linear(color), rough=0.62, specular=0.3, sheen=0.35)
    bump(cloth, threads(cloth, coordinates(cloth, "Object"), 34), 0.12, 0.006)
    return bump(cloth, noise(cloth, coordinates(cloth, "Object"), 2.2, detail=4), 0.3, 0.06)


def bench():
    for row in range(3):
        box("seat", (40, 1.15, 0.34), (0, -1.75 - row * 1.22, SEAT - 0.17), oak("#a67c50", "#d2ae82", shift=row * 5.1), 0.05)
    iron = principled("leg", linear("#3b4144"), rough=0.4, metallic=0.5)
    for x in (-7.6, 0, 7.6):
        for y in (-1.5, -4.4):
            box("leg", (0.3, 0.3, 4), (x, y, SEAT - 2.34), iron, 0.04)
        box("brace", (0.3, 3.2, 0.3), (x, -2.95, SEAT - 0.5), iron, 0.03)


def towel(place):
    cotton = principled("towel", linear("#b4533f"), rough=1, specular=0.03, sheen=0.6)
    bump(cotton, noise(cotton, coordinates(cotton, "Object"), 30, detail=4), 0.9, 0.04)
    for layer in range(3):
        fold = padded("towel", (2.7 - 0.1 * layer, 2.0, 0.44), (place[0] + 0.03 * layer, place[1], place[2] + 0.2 + 0.36 * layer), cotton, crown=0.05, edge=0.2)
        fold.rotation_euler[2] = math.radians(5 - 4 * layer)
