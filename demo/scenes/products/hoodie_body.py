"""Body and sleeves of a hoodie that lies, and its pocket."""
import math

import numpy as np

from geometry import grid_faces, mesh, subdivide, thicken
from hoodie_drape import draped
from hoodie_shape import ARMPIT, Hoodie
from pattern import Draped, distances, fold
from shirt_neck import ribbed
from stitches import fleece

PRINT_BOX = (0, 0.42, 3.0, 3.5)
POCKET = (1.0, 1.72, -1.5, -2.55, -3.16)  # half its width at the top and below, then heights
# Besides those that come from how it lies: lines, heights and widths, of the body and then of the forearms.
FOLDS = [((2.55, 0.55, 1.55, -1.25), 0.121, 0.26), ((-2.55, 0.65, -1.7, -1.0), 0.121, 0.24), ((-2.6, -0.6, -1.85, -2.6), 0.121, 0.24)]
FOLDS += [((2.55, -0.9, 1.95, -2.9), 0.115, 0.22), ((-1.95, 2.7, -1.65, 0.9), 0.095, 0.24), ((2.0, 2.75, 1.7, 0.4), 0.095, 0.25)]
FOLDS += [((1.3, -0.7, -0.9, -1.5), 0.068, 0.22), ((2.6, -2.0, 2.2, -2.95), 0.081, 0.13), ((-2.6, -2.2, -1.9, -2.9), 0.081, 0.14)]
FOLDS += [((1.4, 1.9, 0.5, -0.6), 0.061, 0.32), ((-1.35, 1.5, -0.3, -0.8), 0.061, 0.34)]
FOLDS += [((3.35, 0.2, 3.85, 0.55), 0.078, 0.12), ((3.3, -0.9, 3.95, -0.7), 0.091, 0.13), ((3.25, -1.35, 3.9, -1.55), 0.078, 0.12)]
FOLDS += [((-3.3, -0.3, -3.95, 0.05), 0.091, 0.13), ((-3.25, -1.2, -3.9, -0.95), 0.091, 0.13), ((-3.3, -1.85, -3.95, -1.65), 0.078, 0.11)]


def body():
    """Returns where places of the front have come to lie."""
    hoodie = Hoodie()
    places = laid(hoodie)
    flat = hoodie.places[:, :2]
    uv = (flat - PRINT_BOX[:2]) / PRINT_BOX[2:] + 0.5
    thing = mesh("hoodie", [tuple(place) for place in places], hoodie.faces, fleece(), lambda polygon, vertex: uv[vertex] if polygon.index < hoodie.front_faces else (-1, -1))
    thing.data.materials.append(ribbed(0.085))
    add_layers(hoodie, thing)
    thicken(thing, 0.03, -1)
    subdivide(thing, 2)
    quads = [tuple(int(index) for index in face) for face in hoodie.faces[: hoodie.front_faces]]
    triangles = [half for quad in quads for half in (quad[:3], (quad[0], *quad[2:]))]
    return Draped([tuple(place) for place in flat], triangles, places)


def laid(hoodie):
    places = ironed(hoodie, draped(hoodie), 3)
    x, y = hoodie.places[:, 0], hoodie.places[:, 1]
    at_armpit = np.clip(1.3 - np.hypot(abs(x) - ARMPIT[0], y - ARMPIT[1]), 0, 1)
    places += at_armpit[:, None] * (ironed(hoodie, places, 12) - places)
    places[:, 2] -= places[:, 2].min() - 0.02
    part_layers(hoodie, places)
    add_folds(hoodie, places)
    flatten_print(hoodie.places, places, np.unique(np.array(hoodie.faces[: hoodie.front_faces])))
    sink_seams(hoodie, places)
    for above, below in hoodie.layers:
        places[below, 2] = np.minimum(places[below, 2], places[above, 2] - 0.05)
    return places


def ironed(hoodie, places, passes):
    """Takes out creases of the mesh's own size."""
    edges = np.unique(np.sort(np.concatenate([[(face[k], face[k - 1]) for k in range(4)] for face in hoodie.faces]), 1), axis=0)
    counts = np.bincount(edges.ravel(), minlength=len(places))[:, None]
    for _ in range(passes):
        sums = np.zeros_like(places)
        np.add.at(sums, edges[:, 0], places[edges[:, 1]])
        np.add.at(sums, edges[:, 1], places[edges[:, 0]])
        places = 0.5 * places + 0.5 * sums / counts
    return places


def part_layers(hoodie, places):
    """Where front and back have changed places in a fold, or touch."""
    for above, below in hoodie.layers:
        upper, lower = places[above, 2], places[below, 2]
        places[above, 2] = np.maximum(np.maximum(upper, lower), 0.1)
        places[below, 2] = np.minimum(np.minimum(upper, lower), places[above, 2] - 0.06)
    for seam, (body_side, sleeve_side, below) in zip(hoodie.armholes, hoodie.beside_armholes):
        places[seam[1:-1], 2] = (places[body_side[1:-1], 2] + places[sleeve_side[1:-1], 2]) / 2
        places[below[1:-1], 2] = np.minimum(places[below[1:-1], 2], places[seam[1:-1], 2] - 0.06)


def add_folds(hoodie, places):
    """And gathers where a rib draws cloth in."""
    upper = np.unique([hoodie.faces[k] for k in range(hoodie.front_faces)] + [hoodie.faces[k] for k in sleeve_tops(hoodie)])
    x, y = hoodie.places[upper, 0], hoodie.places[upper, 1]
    edge = distance_to_edge(hoodie)[upper]
    rise = sum(fold(x, y, line, height, width) for line, height, width in FOLDS)
    random = np.random.default_rng(6)
    for seam, off, count, reach in gathered(hoodie):
        for t in (np.arange(count) + random.uniform(0.15, 0.85, count)) / count:
            start = seam(t)
            end = start + off * reach * random.uniform(0.5, 1.2) + (random.normal(0, 0.05), 0)
            flatter = 0.3 if abs(start[0]) < POCKET[1] else 1
            rise = rise + fold(x, y, (*(start - off * 0.1), *end), flatter * random.uniform(0.025, 0.06), random.uniform(0.05, 0.085))
    is_rib = np.array([index in hoodie.rib for index in upper])
    rise = np.where(is_rib, -0.04, rise + 0.05 * np.exp(-(((hoodie.distance([*hoodie.band, *hoodie.cuffs])[upper] - 0.2) / 0.16) ** 2)))
    places[upper, 2] += np.clip(edge / 0.22, 0, 1) * rise
    x, y = hoodie.places[:, 0], hoodie.places[:, 1]
    places[:, 0] += 0.035 * np.sin(2.1 * y + np.sign(x)) * np.clip(abs(x) / 2.6, 0, 1) ** 4
    places[:, 1] += 0.03 * np.sin(1.3 * x + 0.6) * np.clip((-1.5 - y) / 2, 0, 1)


def gathered(hoodie):
    """The ribs' seams as functions, which way the cloth lies, how many gathers there are and how far they reach."""
    lines = [(hoodie.places[hoodie.band[0], :2], np.array((0.0, 1.0)), 30, 0.55)]
    for cuff in hoodie.cuffs:
        ends = hoodie.places[cuff, :2]
        along = ends[0] - ends[-1]
        off = np.array((-along[1], along[0])) / np.linalg.norm(along)
        lines.append((ends, off * np.sign(off[1]), 7, 0.6))
    return [(lambda t, line=line: line[min(len(line) - 1, int(t * len(line)))], off, count, reach) for line, off, count, reach in lines]


def sleeve_tops(hoodie):
    tops = {int(index) for grid in hoodie.sleeves for index in grid.ravel()}
    return [k for k in range(hoodie.body_faces, len(hoodie.faces)) if all(int(i) in tops for i in hoodie.faces[k])]


def distance_to_edge(hoodie):
    """Of what can be seen from above, not counting where the parts are sewn together."""
    sides = [hoodie.front[0, : hoodie.armpit_row + 1], hoodie.front[-1, : hoodie.armpit_row + 1], hoodie.front[:, 0]]
    for grid in hoodie.sleeves:
        sides += [grid[:, 0], grid[:, -1], grid[-1]]
    return hoodie.distance(sides)


def flatten_print(flat, places, front):
    """A smooth fit of the flat cut over the cloth: its folds would make straight lines shake."""
    x, y, width, tall = PRINT_BOX
    u, v = (flat[front, 0] - x) / (width / 2), (flat[front, 1] - y) / (tall / 2)
    beyond = np.maximum(np.abs(u) - 1, np.abs(v) - 1)
    share = np.clip(1 - beyond / 0.4, 0, 1)
    share = share * share * (3 - 2 * share)
    matrix = np.stack([u**i * v**j for i in range(5) for j in range(5 - i)], 1)
    near = beyond < 0.1
    for axis, strength in ((0, 1), (1, 1), (2, 0.55)):
        fit, *_ = np.linalg.lstsq(matrix[near], places[front[near], axis], rcond=None)
        places[front, axis] += strength * share * (matrix @ fit - places[front, axis])


def sink_seams(hoodie, places):
    for seam in (*hoodie.armholes, *hoodie.band, *hoodie.cuffs, *hoodie.shoulders):
        places[seam[1:-1], 2] -= 0.035


def add_layers(hoodie, thing):
    """How far seams are (`seam`), and where ribs run (`rib`)."""
    every = hoodie.distance([*hoodie.armholes, *hoodie.band, *hoodie.cuffs, hoodie.neck])
    doubled = {True: hoodie.distance([*hoodie.armholes, *hoodie.band, hoodie.neck]), False: hoodie.distance(hoodie.cuffs)}
    seams, ribs = thing.data.uv_layers.new(name="seam"), thing.data.uv_layers.new(name="rib")
    for polygon in thing.data.polygons:
        is_rib = all(index in hoodie.rib for index in polygon.vertices)
        polygon.material_index = int(is_rib)
        for loop in polygon.loop_indices:
            index = thing.data.loops[loop].vertex_index
            seams.data[loop].uv = (doubled[polygon.index < hoodie.body_faces][index], every[index])
            if is_rib:
                ribs.data[loop].uv = hoodie.rib[index]
    thing.data.uv_layers.active = thing.data.uv_layers["print"]


def pocket(lying):
    narrow, wide, top, slant, bottom = POCKET
    columns, rows = 81, 49
    half = [(narrow * t, top) for t in np.linspace(0, 1, 8, endpoint=False)]
    half += [(half_of_pocket(y), y) for y in np.linspace(top, bottom, 24)] + [(0, bottom)]
    outline = np.array(half + [(-x, y) for x, y in half[1:-1]][::-1])
    vertices, seams = [], []
    for u in np.linspace(-1, 1, columns):
        for y in np.linspace(bottom, top, rows):
            rising = min(1.0, max(0.0, (y - slant) / (top - slant)))
            x = u * half_of_pocket(y)
            opened = math.sin(math.pi * rising) ** 0.8
            gap = 0.035 + 0.20 * opened * abs(u) ** 6 + 0.05 * math.sin(math.pi * (y - bottom) / (top - bottom)) * (1 - abs(u) ** 3)
            vertices.append((x, y, level(lying, x, y) + gap))
            seams.append((float(distances(outline, x, y).min()),) * 2)
    thing = mesh("pocket", vertices, grid_faces(columns, rows), fleece(uv="none"))
    layer = thing.data.uv_layers.new(name="seam")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = seams[loop.vertex_index]
    thicken(thing, 0.05, 0)
    subdivide(thing, 1)


def level(lying, x, y):
    """What lies under the pocket, without its small folds."""
    around = [lying.at(x + 0.18 * math.cos(a), y + 0.18 * math.sin(a)).z for a in np.arange(6) * math.pi / 3]
    own = lying.at(x, y).z
    return max(own, (own + sum(around) / 6) / 2)


def half_of_pocket(y):
    """Its openings are hollow curves."""
    narrow, wide, top, slant, _ = POCKET
    rising = min(1.0, max(0.0, (y - slant) / (top - slant)))
    return wide + (narrow - wide) * rising**0.85 - 0.05 * math.sin(math.pi * rising)
