"""Gives the flat shirt its body: a mannequin grows between the panels in a cloth simulation (once, then cached)."""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from geometry import apply_modifiers, mesh
from pattern import fold

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cache", "tshirt.npy")
FRAMES = 70
TORSO = [(-5.2, 1.72, 1.02), (-3.8, 1.78, 1.06), (-2.4, 1.70, 1.0), (-1, 1.64, 0.95), (0.3, 1.76, 1.04), (1.4, 1.86, 1.10)]
TORSO += [(2.2, 1.88, 1.0), (2.75, 1.80, 0.82), (3.08, 1.55, 0.66), (3.30, 1.15, 0.58), (3.48, 0.78, 0.54)]
TORSO += [(3.8, 0.60, 0.54), (4.5, 0.58, 0.54)]

# (x0, z0) to (x1, z1), height and width of the folds that hang from arm and shoulder.
FOLDS = [(2.05, 1.0, 0.55, -1.3, 0.085, 0.17), (2.1, 0.75, 0.9, -2.4, 0.07, 0.20), (1.95, 1.35, 0.75, 0.5, 0.05, 0.15)]
FOLDS += [(1.2, 2.7, 2.3, 1.3, 0.06, 0.16), (1.75, -0.2, 1.35, -3.6, 0.075, 0.22), (0.45, -1.2, 0.75, -3.7, 0.06, 0.26)]
FOLDS += [(2.6, 2.2, 3.2, 1.4, 0.06, 0.13), (2.3, 1.75, 3.0, 1.05, 0.06, 0.12)]


def draped(shirt, thing):
    """Vertex places of the worn shirt: x right, y away from the camera, z up."""
    if not os.path.exists(CACHE):
        simulate(shirt, thing)
    places = np.load(CACHE).astype(float)
    places = iron(thing, places, inside_passes=9, border_passes=18)
    return add_folds(places)


def simulate(shirt, thing):
    bpy.context.scene.gravity = (0, -9.81, 0)
    body = mannequin()
    body.modifiers.new("collision", "COLLISION")
    body.collision.thickness_outer = 0.025
    body.collision.cloth_friction = 12
    for frame, wide, deep in ((1, 1.06, 0.02), (28, 1, 1)):
        body.scale = (wide, 1, deep)
        body.keyframe_insert("scale", frame=frame)
    group = thing.vertex_groups.new(name="grow")
    random = np.random.default_rng(11)
    waves = [(random.normal(0, 1.6, 2), random.uniform(0, 6.28), random.uniform(0.4, 1)) for _ in range(14)]
    for i, (x, y, _) in enumerate(shirt.flat):
        wave = sum(size * math.sin(k[0] * x + k[1] * y + phase) for k, phase, size in waves) / 4
        chest = math.exp(-((x / 1.5) ** 2 + ((y - 0.6) / 1.6) ** 2))
        group.add([i], min(1, max(0, (0.5 + 0.5 * wave) * (1 - 0.75 * chest) + 0.15)), "REPLACE")
    for vertex in thing.data.vertices:
        vertex.co.z += random.normal(0, 0.012)
    set_cloth(thing)
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    apply_modifiers(thing)
    bpy.data.objects.remove(body)
    np.save(CACHE, np.array([(v.co.x, -v.co.z, v.co.y) for v in thing.data.vertices], np.float32))
    bpy.context.scene.frame_set(1)


def set_cloth(thing):
    modifier = thing.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 7
    cloth.mass = 0.2
    cloth.tension_stiffness = 30
    cloth.compression_stiffness = 20
    cloth.shear_stiffness = 8
    cloth.bending_stiffness = 1.2
    cloth.bending_damping = 0.8
    cloth.air_damping = 2
    cloth.shrink_max = -0.02
    cloth.shrink_min = 0
    cloth.vertex_group_shrink = "grow"
    modifier.collision_settings.distance_min = 0.02
    modifier.collision_settings.use_self_collision = False
    modifier.collision_settings.collision_quality = 3
    modifier.point_cache.frame_end = 120


def mannequin():
    """Torso of lofted rings and two arms, melted into one skin."""
    around = 48
    vertices = []
    for y, wide, deep in TORSO:
        for j in range(around):
            angle = 2 * math.pi * j / around
            c, s = math.cos(angle), math.sin(angle)
            forward = 0.06 if y > 0 else 0.0
            vertices.append((wide * math.copysign(abs(c) ** 0.85, c), y, deep * math.copysign(abs(s) ** 0.85, s) + forward))
    rings = len(TORSO)
    faces = [
        (i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
        for i in range(rings - 1)
        for j in range(around)
    ]
    faces += [tuple(range(around)), tuple((rings - 1) * around + j for j in range(around))[::-1]]
    parts = [mesh("body", vertices, faces)]
    for side in (1, -1):
        shoulder, hand = Vector((side * 1.55, 2.62, 0)), Vector((side * 4.2, 0.24, 0))
        arm = hand - shoulder
        turn = arm.to_track_quat("Z", "Y").to_euler()
        bpy.ops.mesh.primitive_cylinder_add(radius=0.43, depth=arm.length, location=(shoulder + hand) / 2, rotation=turn)
        parts.append(bpy.context.object)
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.46, location=shoulder)
        parts.append(bpy.context.object)
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    body = bpy.context.object
    remesh = body.modifiers.new("skin", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = 0.09
    body.modifiers.new("smooth", "SMOOTH").iterations = 6
    return apply_modifiers(body)


def iron(thing, places, inside_passes, border_passes):
    """Laplacian smoothing: takes out creases of the mesh's own size; borders are smoothed along themselves only."""
    edges = np.array([tuple(edge.vertices) for edge in thing.data.edges])
    uses = {}
    for polygon in thing.data.polygons:
        for key in polygon.edge_keys:
            uses[key] = uses.get(key, 0) + 1
    open_edge = np.array([uses.get((min(a, b), max(a, b)), 1) == 1 for a, b in edges])
    border = np.zeros(len(places), bool)
    border[edges[open_edge].ravel()] = True
    for step in range(border_passes):
        sums, counts = np.zeros_like(places), np.zeros(len(places))
        for near, far in ((edges[:, 0], edges[:, 1]), (edges[:, 1], edges[:, 0])):
            counted = ~border[near] | open_edge
            np.add.at(sums, near[counted], places[far[counted]])
            np.add.at(counts, near[counted], 1)
        share = np.where(border, 0.5, 0.5 if step < inside_passes else 0.0)[:, None]
        places = places + share * (sums / np.maximum(counts, 1)[:, None] - places)
    return places


def add_folds(places):
    random = np.random.default_rng(5)
    outward = np.where(places[:, 1] < places[:, 1].mean(), -1.0, 1.0)
    x, z = places[:, 0].copy(), places[:, 2].copy()
    for side in (1, -1):
        for x0, z0, x1, z1, height, width in FOLDS:
            x0, x1 = side * x0 + random.normal(0, 0.08), side * x1 + random.normal(0, 0.15)
            z0, z1 = z0 + random.normal(0, 0.1), z1 + random.normal(0, 0.2)
            height *= random.uniform(0.7, 1.2)
            places[:, 1] += outward * fold(x, z, (x0, z0, x1, z1), height, width)
    return places
