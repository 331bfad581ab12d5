"""A T-shirt worn by nobody, in front of a wall. One pair of renders gives every colour (tint)."""
import math

import numpy as np

from geometry import grid_faces, mesh, subdivide, thicken
from materials import WHITE, bump, coordinates, linear, link, math_node, node, principled, printable, threads
from shirt_drape import draped
from shirt_pattern import Shirt, distance_to_hem
from studio import ambient, area_light, camera

PRINT = {"side": "front", "print": {"width": 300, "height": 360}, "uvCovers": "trim", "tint": True}
FACTS = PRINT | {"inUse": "tshirt-rail"}

PRINT_CENTRE = (0, 0.75)
PRINT_SIZE = (3.0, 3.6)
TURN = -9


def build(back=False):
    backdrop()
    worn_shirt(TURN, back)
    camera((0, -22, 0.65), (0, 0, 0.08), 92)


def worn_shirt(turn, back=False):
    """Its shoulders are about 3.3 above the origin, its hem 5 below it."""
    shirt = Shirt()
    cotton = printable(stitched_cotton(), tint=True)
    thing = mesh("shirt", shirt.flat, shirt.faces, cotton, uv=[(-1, -1)] * len(shirt.flat))
    places = draped(shirt, thing)
    add_layers(shirt, thing, print_coordinates(shirt, places, back), back)
    for vertex, place in zip(thing.data.vertices, places):
        vertex.co = place
    thing.data.update()
    ring = collar(places[shirt.neck_ring()])
    thicken(thing, 0.022, -1)
    subdivide(thing, 2)
    for part in (thing, ring):
        part.rotation_euler[2] = math.radians(turn + (180 if back else 0))


def backdrop():
    mesh("wall", [(-40, 2.1, -30), (40, 2.1, -30), (40, 2.1, 30), (-40, 2.1, 30)], [(0, 1, 2, 3)], principled("wall", linear("#d6cdc1"), rough=0.95, specular=0.05))
    ambient("#fdfbf8", 0.34)
    area_light((-8.5, -11.0, 7.0), (0, 0, 0), 4.5, 6.0, 2300, "#fff8f0")
    area_light((9.0, -7.0, 0.5), (0, 0, 0), 6.0, 7.0, 330, "#fff1e4")
    area_light((0, -9, -4), (0, 0, -1), 6.0, 3.0, 120)


def print_coordinates(shirt, places, back):
    """A smooth fit of the flat pattern over the worn shirt: the simulation's small creases would make straight lines shake."""
    flat = np.array(shirt.flat)
    own = np.zeros(len(flat), bool)
    own[shirt.back_index if back else range(len(shirt.front))] = True
    near = own & (abs(flat[:, 0]) < 1.9) & (abs(flat[:, 1] - PRINT_CENTRE[1]) < 2.2)
    x, z = places[:, 0] / 2, places[:, 2] / 3
    terms = np.stack([x**i * z**j for i in range(5) for j in range(5 - i)], 1)
    fit, *_ = np.linalg.lstsq(terms[near], flat[near, :2], rcond=None)
    smooth = flat[:, :2].copy()
    smooth[near] = terms[near] @ fit
    u = (smooth[:, 0] - PRINT_CENTRE[0]) / PRINT_SIZE[0] * (-1 if back else 1) + 0.5
    v = (smooth[:, 1] - PRINT_CENTRE[1]) / PRINT_SIZE[1] + 0.5
    return np.stack([u, v], 1)


def stitched_cotton():
    material = principled("cotton", WHITE, rough=0.95, specular=0.1, sheen=0.25)
    bump(material, threads(material, coordinates(material, "Object"), 60), 0.05, 0.004)
    layer = node(material, "ShaderNodeUVMap", uv_map="hem")
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, layer.outputs[0], axes.inputs[0])
    groove = math_node(material, "ADD", seam_line(material, axes.outputs[0], 0.20), seam_line(material, axes.outputs[0], 0.255))
    return bump(material, math_node(material, "SUBTRACT", 1, groove), 0.3, 0.012)


def seam_line(material, distance, at):
    away = math_node(material, "ABSOLUTE", math_node(material, "SUBTRACT", distance, at), 0)
    return math_node(material, "LESS_THAN", away, 0.011)


def add_layers(shirt, thing, coordinates_of_print, back):
    printed = thing.data.uv_layers["print"]
    hems = thing.data.uv_layers.new(name="hem")
    for polygon in thing.data.polygons:
        other_panel = (polygon.index < shirt.front_faces) == back
        for loop in polygon.loop_indices:
            vertex = thing.data.loops[loop].vertex_index
            printed.data[loop].uv = (-1, -1) if other_panel else coordinates_of_print[vertex]
            x, y, _ = shirt.flat[vertex]
            hems.data[loop].uv = (distance_to_hem(x, y), 0)
    thing.data.uv_layers.active = printed


def collar(ring):
    """A ribbed band that stands on the neckline and leans inwards."""
    for _ in range(6):
        ring = 0.5 * ring + 0.25 * (np.roll(ring, 1, 0) + np.roll(ring, -1, 0))
    centre = ring.mean(0)
    height, steps = 0.17, 7
    vertices = []
    for place in ring:
        inward = np.array([centre[0] - place[0], centre[1] - place[1], 0])
        inward /= np.linalg.norm(inward) + 1e-6
        rise = 0.80 * inward + np.array([0, 0, 0.60])
        outward = -0.60 * inward + np.array([0, 0, 0.80])
        for step in range(steps):
            t = step / (steps - 1)
            vertices.append(tuple(place + rise * (height * t - 0.06) + outward * (0.022 + 0.020 * math.sin(math.pi * t))))
    rib = printable(principled("rib", WHITE, rough=0.95, specular=0.08, sheen=0.25), uv="none", tint=True)
    band = mesh("collar", vertices, grid_faces(len(ring), steps, closed=True), rib)
    thicken(band, 0.03, 0)
    subdivide(band, 2)
    return band
