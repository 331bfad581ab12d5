"""A T-shirt worn by nobody, in front of a wall. One pair of renders gives every colour (tint)."""
import math

import numpy as np
from mathutils import Vector

from geometry import mesh, subdivide, thicken
from materials import linear, principled
from shirt_drape import ARM, draped
from shirt_neck import collar, neck_tape
from shirt_shape import Shirt
from stitches import jersey
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 300, "height": 360}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "tshirt-rail"}

PRINT_CENTRE = (0, 0.70)
PRINT_SIZE = (3.0, 3.6)
TURN = -9


def build(back=False):
    backdrop()
    worn_shirt(TURN, back)
    camera((0, -22, 0.9), (0, 0, -0.15), 88)


def worn_shirt(turn, back=False):
    """Its shoulders are about 3.4 above the origin, its hem 4 below it."""
    shirt = Shirt(ARM[0])
    places = draped(shirt)
    thing = mesh("shirt", [tuple(place) for place in places], shirt.faces, jersey(), uv=[(-1, -1)] * len(places))
    normals = np.array([tuple(vertex.normal) for vertex in thing.data.vertices])
    add_layers(shirt, thing, print_coordinates(shirt, places, back), back)
    sink_seams(shirt, thing, normals)
    subdivide(thing, 2)
    thicken(thing, 0.025, -1)
    band = collar(places[shirt.neck_ring], normals[shirt.neck_ring])
    tape = neck_tape(places[shirt.back_neck], normals[shirt.back_neck])
    for part in (thing, band, tape):
        part.rotation_euler[2] = math.radians(turn + (180 if back else 0))


def backdrop():
    mesh("wall", [(-40, 5.1, -30), (40, 5.1, -30), (40, 5.1, 30), (-40, 5.1, 30)], [(0, 1, 2, 3)], principled("wall", linear("#ddd5ca"), rough=0.95, specular=0.05))
    ambient("#fdfbf8", 0.36)
    area_light((-11.5, -8.5, 5.5), (0, 0, 0), 5.0, 7.0, 2250, "#fff8f0")
    area_light((9.0, -10.0, 2.5), (0, 0, 0), 6.0, 7.0, 300, "#fff1e4")


def print_coordinates(shirt, places, back):
    """A smooth fit of the flat cut over the worn shirt: its small folds would make straight lines shake."""
    own = np.zeros(len(places), bool)
    faces = range(shirt.front_faces, shirt.torso_faces) if back else range(shirt.front_faces)
    own[np.unique([shirt.faces[face] for face in faces])] = True
    flat = shirt.flat
    near = own & (abs(flat[:, 0]) < 1.9) & (abs(flat[:, 1] - PRINT_CENTRE[1]) < 2.2)
    x, z = places[:, 0] / 2, places[:, 2] / 3
    smooth = flat.copy()
    for axis, terms in enumerate(([x, x**2, x**3, z, z**2], [z, z**2, z**3, x, x**2, x**2 * z])):
        matrix = np.stack([np.ones(len(x)), *terms], 1)
        fit, *_ = np.linalg.lstsq(matrix[near], flat[near, axis], rcond=None)
        smooth[near, axis] = matrix[near] @ fit
    u = (smooth[:, 0] - PRINT_CENTRE[0]) / PRINT_SIZE[0] * (-1 if back else 1) + 0.5
    v = (smooth[:, 1] - PRINT_CENTRE[1]) / PRINT_SIZE[1] + 0.5
    return np.stack([u, v], 1)


def add_layers(shirt, thing, coordinates_of_print, back):
    """Where the print lies, how far the hems are (`hem`), and the other seams and the neck (`seam`)."""
    hem = shirt.distance(shirt.hems)
    neck = shirt.distance([[*shirt.neck_ring, shirt.neck_ring[0]]])
    seam = shirt.distance([*shirt.shoulders, *([*ring, ring[0]] for ring in shirt.armholes)])
    printed = thing.data.uv_layers["print"]
    hems, seams = thing.data.uv_layers.new(name="hem"), thing.data.uv_layers.new(name="seam")
    panel = range(shirt.front_faces, shirt.torso_faces) if back else range(shirt.front_faces)
    for polygon in thing.data.polygons:
        for loop in polygon.loop_indices:
            vertex = thing.data.loops[loop].vertex_index
            printed.data[loop].uv = coordinates_of_print[vertex] if polygon.index in panel else (-1, -1)
            hems.data[loop].uv = (hem[vertex], 0)
            seams.data[loop].uv = (seam[vertex], neck[vertex])
    thing.data.uv_layers.active = printed


def sink_seams(shirt, thing, normals):
    for i in np.concatenate([*shirt.armholes, *shirt.shoulders]):
        thing.data.vertices[int(i)].co -= Vector(normals[i] * 0.02)
