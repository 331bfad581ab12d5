"""Meshes from plain coordinates. One unit is 10 cm; z points up, the camera looks along +y."""
import math

import bpy
import numpy as np


def mesh(name, vertices, faces, material=None, uv=None, smooth=True):
    """`uv`: one pair a vertex, or a function (polygon, vertex index) -> pair, stored as the layer 'print'."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    if uv is not None:
        layer = data.uv_layers.new(name="print")
        for polygon in data.polygons:
            for loop in polygon.loop_indices:
                vertex = data.loops[loop].vertex_index
                layer.data[loop].uv = uv(polygon, vertex) if callable(uv) else uv[vertex]
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    return add(name, data, material)


def add(name, data, material=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def grid_faces(columns, rows, closed=False):
    """Quads of a grid whose vertex (column, row) has the index column * rows + row."""
    faces = []
    for column in range(columns if closed else columns - 1):
        following = (column + 1) % columns
        for row in range(rows - 1):
            faces.append(
                (column * rows + row, following * rows + row, following * rows + row + 1, column * rows + row + 1)
            )
    return faces


def lathe(name, profile, material, segments=128):
    vertices = []
    for segment in range(segments):
        angle = 2 * math.pi * segment / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    return mesh(name, vertices, grid_faces(segments, len(profile), closed=True), material)


def printed_lathe(name, profile, material, area, rows, segments=192):
    """`area`: the first and the last angle, the lowest and the highest z of the printed square; `rows`: the first
    and the last of the profile's that bear the print, from the outside."""
    start, end, bottom, top = area
    count = len(profile)
    vertices, uv = [], []
    for segment in range(segments + 1):
        angle = 2 * math.pi * segment / segments
        for r, z in profile:
            vertices.append((r * math.cos(angle), r * math.sin(angle), z))
            uv.append(((angle - start) / (end - start), (z - bottom) / (top - bottom)))

    def printed(polygon, vertex):
        whole = all(rows[0] <= corner % count <= rows[1] for corner in polygon.vertices)
        return uv[vertex] if whole else (-1, -1)

    return mesh(name, vertices, grid_faces(segments + 1, count), material, printed)


def box(name, size, location=(0, 0, 0), material=None, bevel=0.02, turn=0.0):
    """`turn`: degrees about the vertical axis."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=location, rotation=(0, 0, math.radians(turn)))
    thing = bpy.context.object
    thing.name = name
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        round_edges(thing, bevel)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    if material:
        thing.data.materials.append(material)
    return thing


def round_edges(thing, width, angle=40):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = 3
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)


def tube(name, points, radius, material, cyclic=False):
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 4
    data.use_fill_caps = True
    spline = data.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u = cyclic
    spline.use_endpoint_u = not cyclic
    spline.order_u = 4
    spline.resolution_u = 8
    return add(name, data, material)


def smooth_profile(points, steps=6):
    """Catmull-Rom curve through (radius, height) pairs."""
    curve = []
    last = len(points) - 1
    for i in range(last):
        a, b, c, d = [np.array(points[max(0, min(last, i + k))]) for k in (-1, 0, 1, 2)]
        for t in np.linspace(0, 1, steps, endpoint=False):
            p = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            curve.append((max(0, p[0]), p[1]))
    return curve


def subdivide(thing, levels):
    modifier = thing.modifiers.new("subdivision", "SUBSURF")
    modifier.render_levels = levels
    modifier.levels = 0


def thicken(thing, thickness, offset):
    modifier = thing.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness = thickness
    modifier.offset = offset


def apply_modifiers(thing):
    graph = bpy.context.evaluated_depsgraph_get()
    baked = bpy.data.meshes.new_from_object(thing.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    thing.modifiers.clear()
    thing.data = baked
    return thing
