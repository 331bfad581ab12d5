"""What books are bound with: printed boards, leaves, linen."""
import math

import numpy as np
from mathutils import Matrix

from geometry import box, grid_faces, mesh, round_edges
from materials import coordinates, bump, linear, link, math_node, node, noise, principled, shader, threads
from slab import inside

HINGE = 0.11


def board(material, y, across, high, thick):
    """The stiff part right of the hinge; its edges continue the picture's last row."""
    width = across - HINGE
    thing = box("front", (width, thick, high), (HINGE + width / 2, y, high / 2), material, bevel=0)
    layer = thing.data.uv_layers.new(name="print")
    for polygon in thing.data.polygons:
        for loop in polygon.loop_indices:
            x, depth, z = thing.data.vertices[thing.data.loops[loop].vertex_index].co
            u, v = (x + width / 2 + HINGE) / across, z / high + 0.5
            inner = polygon.normal.y > 0.5
            layer.data[loop].uv = (-1, -1) if inner else (inside(u), inside(v))
    round_edges(thing, 0.012)
    return thing


def hinge(material, y, width, high, thick, deep=0.03):
    """The groove beside the spine, where the cover folds."""
    columns, rows = 25, 3
    vertices, uv = [], []
    for t in np.linspace(0, 1, columns):
        depth = deep * math.sin(math.pi * t) ** 1.6
        for v in np.linspace(0, 1, rows):
            vertices.append((t * HINGE + 0.004 * t, y - thick / 2 + depth, v * high))
            uv.append((inside(t * HINGE / width), inside(v)))
    return mesh("hinge", vertices, grid_faces(columns, rows), material, uv)


def opened(parts, y, angle):
    return moved(parts, Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.radians(angle), 4, "Z"))


def placed(parts, place, turn):
    return moved(parts, Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z"))


def moved(parts, matrix):
    for part in parts:
        part.matrix_world = matrix @ part.matrix_basis
    return parts


def leaf_path(y, angle, long, bend):
    """Square to the spine where it is sewn, then towards `angle`."""
    points, x = [(0.02, y)], 0.02
    steps = np.linspace(0, 1, 25)
    for before, t in zip(steps, steps[1:]):
        far = (t + before) / 2
        turned = math.radians(angle) * (1 - math.exp(-far * long / 0.1)) + bend * math.sin(math.pi * far)
        x += (t - before) * long * math.cos(turned)
        y += (t - before) * long * math.sin(turned)
        points.append((x, y))
    return points


def extruded(name, path, thick, low, high, material):
    """A sheet that stands on edge along a path in plan; its UV is what it is unrolled."""
    line = np.array(path)
    along = np.gradient(line, axis=0)
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1) * thick / 2
    vertices, uv = [], []
    for (x, y), (dx, dy), far in zip(line, across, [0, *np.cumsum(steps)]):
        vertices += [(x + dx, y + dy, low), (x + dx, y + dy, high), (x - dx, y - dy, high), (x - dx, y - dy, low)]
        uv += [(far, low), (far, high), (far, high), (far, low)]
    faces = [
        (4 * i + a, 4 * i + b, 4 * i + 4 + b, 4 * i + 4 + a)
        for i in range(len(line) - 1)
        for a, b in ((1, 0), (2, 1), (3, 2), (0, 3))
    ]
    last = 4 * (len(line) - 1)
    thing = mesh(name, vertices, [*faces, (0, 1, 2, 3), (last + 3, last + 2, last + 1, last)], material, uv)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    return thing


def natural_linen(name, directions, dark="#8f8169", light="#c4b69f", scale=17, relief=0.5, kind="Object"):
    """Whose threads one can tell apart, some of them thicker. `kind`: the coordinates that `directions` are of."""
    cloth = principled(name, rough=0.95, specular=0.1, sheen=0.2)
    place = coordinates(cloth, kind)
    weave = threads(cloth, place, scale, directions)
    slubs = None
    for axis in directions:
        stretched = coordinates(cloth, kind, tuple(1.2 if each == axis else 34 for each in "XYZ"))
        grain = noise(cloth, stretched, 1.0, detail=2)
        slubs = grain if slubs is None else math_node(cloth, "ADD", slubs, grain)
    shade = math_node(cloth, "ADD", math_node(cloth, "MULTIPLY", weave, 0.22), math_node(cloth, "MULTIPLY", slubs, 0.5))
    ramp = node(cloth, "ShaderNodeValToRGB")
    low, high = ramp.color_ramp.elements
    low.color, low.position = linear(dark), 0.45
    high.color, high.position = linear(light), 0.95
    link(cloth, shade, ramp.inputs[0])
    link(cloth, ramp.outputs[0], shader(cloth).inputs["Base Color"])
    return bump(cloth, weave, relief, 0.012)
