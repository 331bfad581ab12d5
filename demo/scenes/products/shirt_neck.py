"""The neck of a T-shirt: ribbed collar, and the tape inside it."""
import math

import numpy as np

from geometry import grid_faces, mesh, subdivide, thicken
from materials import WHITE, bump, coordinates, math_node, principled, printable, threads
from stitches import distance, near, shade


def collar(ring, normals):
    """A ribbed band that goes on from the cloth at the neckline and stands up a little."""
    width, steps, dense = 0.21, 9, 4
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    rise = np.cross(normals, along)
    middle = ring.mean(0)
    rise *= np.where(((middle + (0, 0, 2) - ring) * rise).sum(1) > 0, 1, -1)[:, None]
    rise += (0, 0, 0.3)
    rise[:, 0] -= 0.6 * (ring[:, 0] - middle[0])
    for step in range(14):
        if step < 3:
            ring = 0.5 * ring + 0.25 * (np.roll(ring, 1, 0) + np.roll(ring, -1, 0))
        rise = 0.5 * rise + 0.25 * (np.roll(rise, 1, 0) + np.roll(rise, -1, 0))
        normals = 0.5 * normals + 0.25 * (np.roll(normals, 1, 0) + np.roll(normals, -1, 0))
    rise /= np.linalg.norm(rise, axis=1)[:, None]
    normals = normals / np.linalg.norm(normals, axis=1)[:, None]
    ring, rise, normals = (between(values, dense) for values in (ring, rise, normals))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.roll(ring, -1, 0) - ring, axis=1))])
    run *= round(run[-1] / 0.042) * 0.042 / run[-1]
    vertices = []
    for place, up, out in zip(ring, rise, normals):
        for t in np.linspace(0, 1, steps):
            bulge = 0.028 * math.sin(math.pi * min(1, 0.12 + t)) ** 0.6 - 0.012
            vertices.append(tuple(place + up * (width * t - 0.03) + out * bulge))
    thing = mesh("collar", vertices, grid_faces(len(ring), steps, closed=True), ribbed())
    layer = thing.data.uv_layers.new(name="rib")
    for polygon in thing.data.polygons:
        columns = [thing.data.loops[loop].vertex_index // steps for loop in polygon.loop_indices]
        for loop, column in zip(polygon.loop_indices, columns):
            over = column == 0 and max(columns) > 1
            row = thing.data.loops[loop].vertex_index % steps
            layer.data[loop].uv = (run[-1 if over else column], row / (steps - 1))
    thicken(thing, 0.045, -1)
    subdivide(thing, 1)
    return thing


def neck_tape(line, normals):
    """Covers the seam of the back neck inside."""
    rows = np.linspace(0.03, -0.12, 5)
    vertices = [tuple(place - normal * 0.055 + np.array((0, 0, row))) for place, normal in zip(line, normals) for row in rows]
    tape = principled("tape", WHITE, rough=0.9, specular=0.1)
    bump(tape, threads(tape, coordinates(tape, "Object"), 30, "X"), 0.4, 0.01)
    thing = mesh("tape", vertices, grid_faces(len(line), len(rows)), printable(tape, uv="none", tint=True))
    thicken(thing, 0.02, 0)
    subdivide(thing, 2)
    return thing


def ribbed(width=0.042):
    """`width`: of a rib with its valley."""
    material = principled("rib", WHITE, rough=0.95, specular=0.08, sheen=0.25)
    wave = math_node(material, "SINE", math_node(material, "MULTIPLY", distance(material, "rib", 0), 2 * math.pi / width), 0)
    bump(material, wave, 0.5, 0.012)
    printable(material, uv="none", tint=True)
    seam = near(material, distance(material, "rib", 1), 0.14)
    furrow = math_node(material, "MULTIPLY", math_node(material, "SUBTRACT", 1, wave), 0.05)
    shade(material, math_node(material, "ADD", furrow, math_node(material, "MULTIPLY", seam, 0.45)))
    return material


def between(ring, count):
    """More points on a closed line."""
    before, after, beyond = (np.roll(ring, shift, 0) for shift in (1, -1, -2))
    rows = []
    for t in np.linspace(0, 1, count, endpoint=False):
        rows.append(0.5 * (2 * ring + (after - before) * t + (2 * before - 5 * ring + 4 * after - beyond) * t**2 + (3 * ring - before - 3 * after + beyond) * t**3))
    return np.stack(rows, 1).reshape(-1, 3)
