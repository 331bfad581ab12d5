"""Things crocheted of thick yarn: every stitch is there, two legs that meet below, around a filling."""
import math

import numpy as np

from geometry import grid_faces, mesh
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader

STITCH, ROW = 0.088, 0.076
FINE = 240


def limb(rows, across=(1, 0, 0), blunt=2.0, turned=None):
    """A surface around a bent axis, as a function of places around and along it, both 0 to 1.
    `rows`: x, y, z, half width, half depth; `blunt`: 2 closes its ends like an ellipsoid's, more later; `turned`: a matrix."""
    table, knots = np.array(rows, float), np.linspace(0, 1, len(rows))
    slopes = np.gradient(table, knots, axis=0)
    matrix = np.array(turned) if turned else np.eye(4)

    def at(column, v):
        i = np.clip((v * (len(rows) - 1)).astype(int), 0, len(rows) - 2)
        step = knots[1]
        t = np.clip(v / step - i, 0, 1)
        a, b, c, d = table[i, column], table[i + 1, column], slopes[i, column] * step, slopes[i + 1, column] * step
        return a * (2 * t**3 - 3 * t**2 + 1) + c * (t**3 - 2 * t**2 + t) + b * (3 * t**2 - 2 * t**3) + d * (t**3 - t**2)

    def surface(u, v):
        middle = np.stack([at(axis, v) for axis in range(3)], -1)
        ahead = np.stack([at(axis, np.minimum(v + 0.01, 1)) - at(axis, np.maximum(v - 0.01, 0)) for axis in range(3)], -1)
        ahead /= np.linalg.norm(ahead, axis=-1, keepdims=True)
        side = np.array(across) - ahead * (ahead @ np.array(across))[..., None]
        side /= np.linalg.norm(side, axis=-1, keepdims=True)
        deep = np.cross(ahead, side)
        closed = np.sqrt(np.maximum(0, 1 - np.abs(2 * v - 1) ** blunt))
        angle = 2 * math.pi * u
        place = middle + side * (np.cos(angle) * at(3, v) * closed)[..., None] + deep * (np.sin(angle) * at(4, v) * closed)[..., None]
        return place @ matrix[:3, :3].T + matrix[:3, 3]

    return surface


def ball(middle, radii, turned=None):
    """An ellipsoid whose poles are above and below."""
    x, y, z = middle
    return limb([(x, y, z + radii[2] * t, radii[0], radii[1]) for t in np.linspace(-1, 1, 5)], turned=turned)


def crocheted(name, surface, yarn, color, random):
    """`color`: of the stitches at places, as '#rrggbb' for each."""
    u, v = stitches(surface)
    place, ahead, around, outward = frames(surface, u, v)
    count = len(u)
    jitter = random.normal(0, 0.06, (count, 2))
    leg = lobe()
    points = []
    for way in (-1, 1):
        lean = 0.5 * way + jitter[:, 0]
        along = ahead * np.cos(lean)[:, None] + around * np.sin(lean)[:, None]
        beside = around * np.cos(lean)[:, None] - ahead * np.sin(lean)[:, None]
        root = place + around * (way * 0.235 * STITCH)
        root = root + outward * (0.012 * (1 + jitter[:, 1:]))
        axes = (beside * 0.30 * STITCH, along * 0.74 * ROW, outward * 0.034)
        points.append(root[:, None] + sum(leg[None, :, axis, None] * axes[axis][:, None] for axis in range(3)))
    vertices = np.concatenate(points).reshape(-1, 3)
    faces = np.array(grid_faces(8, 6, closed=True))
    whole = (faces[None] + len(leg) * np.arange(2 * count)[:, None, None]).reshape(-1, 4)
    thing = mesh(name, vertices.tolist(), whole.tolist(), yarn)
    shades = np.array([linear(each)[:3] for each in color(place)]) * random.normal(1, 0.05, (count, 1))
    paint(thing, np.repeat(np.concatenate([shades, shades]), len(leg), axis=0))
    filling(name, surface, yarn, color)
    fluff(name, np.concatenate([place] * 3), np.concatenate([outward] * 3), np.concatenate([shades] * 3), yarn, random)
    return thing


def fluff(name, place, outward, shades, yarn, random):
    """Fibres that stand out, as thin as can be seen."""
    count = len(place)
    astray = random.normal(0, 1, (count, 3))
    astray -= outward * (astray * outward).sum(1, keepdims=True)
    wide = np.cross(outward, astray)
    wide *= 0.0022 / np.maximum(np.linalg.norm(wide, axis=1, keepdims=True), 1e-9)
    root = place + astray * 0.02 + outward * 0.02
    long = random.uniform(0.02, 0.07, (count, 1))
    middle = root + (outward * 0.7 + astray * 0.25) * long
    tip = middle + (outward * 0.25 + astray * 0.5) * long
    vertices = np.stack([root - wide, root + wide, middle + wide, middle - wide, tip], 1).reshape(-1, 3)
    first = 5 * np.arange(count)[:, None]
    faces = [*(first + (0, 1, 2, 3)).tolist(), *(first + (3, 2, 4)).tolist()]
    paint(mesh(name, vertices.tolist(), faces, yarn), np.repeat(shades * 1.15, 5, axis=0))


def stitches(surface):
    """Rows at equal distances, in each as many as its girth holds."""
    steps = np.linspace(0, 1, FINE)
    turns = np.linspace(0, 1, 24, endpoint=False)
    net = np.array([surface(np.full(FINE, turn), steps) for turn in turns])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(net, axis=1), axis=2).mean(0))])
    girth = np.linalg.norm(net - np.roll(net, 1, 0), axis=2).sum(0)
    rows = max(3, round(run[-1] / ROW))
    u, v = [], []
    for row in range(rows):
        at = np.interp((row + 0.5) / rows * run[-1], run, steps)
        count = max(4, round(np.interp(at, steps, girth) / (STITCH)))
        u += list((np.arange(count) + 0.5 * (row % 2)) / count)
        v += [at] * count
    return np.array(u), np.array(v)


def frames(surface, u, v):
    near = 0.004
    place = surface(u, v)
    ahead = surface(u, np.minimum(v + near, 1)) - surface(u, np.maximum(v - near, 0))
    around = surface(u + near, v) - surface(u - near, v)
    around /= np.maximum(np.linalg.norm(around, axis=1, keepdims=True), 1e-9)
    ahead -= around * (ahead * around).sum(1, keepdims=True)
    ahead /= np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    return place, ahead, around, np.cross(around, ahead)


def lobe():
    """Across, along and out, -1 to 1: thin below, round above."""
    points = []
    for angle in np.linspace(0, 2 * math.pi, 8, endpoint=False):
        for t in np.linspace(-0.97, 0.97, 6):
            thick = math.sqrt(1 - t * t) * (0.86 + 0.2 * t)
            points.append((thick * math.cos(angle), t, thick * math.sin(angle)))
    return np.array(points)


def filling(name, surface, yarn, color):
    """Seen between the stitches."""
    columns, rows = 48, 40
    u, v = (each.ravel() for each in np.meshgrid(np.arange(columns) / columns, np.linspace(0, 1, rows), indexing="ij"))
    places = surface(u, v)
    thing = mesh(name, places.tolist(), grid_faces(columns, rows, closed=True), yarn)
    paint(thing, np.array([linear(each)[:3] for each in color(places)]) * 0.5)


def paint(thing, colors):
    layer = thing.data.attributes.new("yarn", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.column_stack([colors, np.ones(len(colors))]).astype(np.float32).ravel())


def wool():
    material = principled("wool", rough=1, specular=0.04, sheen=0.7)
    fibre = noise(material, coordinates(material, "Object"), 55, detail=4)
    color = node(material, "ShaderNodeAttribute", attribute_name="yarn").outputs["Color"]
    mix = node(material, "ShaderNodeVectorMath", operation="SCALE")
    link(material, color, mix.inputs[0])
    link(material, math_node(material, "ADD", math_node(material, "MULTIPLY", fibre, 1.0), 0.5), mix.inputs["Scale"])
    link(material, mix.outputs[0], shader(material).inputs["Base Color"])
    return bump(material, fibre, 0.7, 0.02)
