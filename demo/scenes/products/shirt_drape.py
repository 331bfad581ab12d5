"""Hangs the sewn shirt on a body in a cloth simulation (once, then cached)."""
import math
import os

import bpy
import numpy as np

from geometry import apply_modifiers, grid_faces, mesh
from pattern import fold
from shirt_shape import BACK, FRONT, NECK, TIP, depth, edge

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cache", "tshirt.npy")
FRAMES = 56
ARM = (38, 56)  # degrees below the horizontal, as sewn and as worn
BODY = [(-5.2, 1.9), (-3.4, 2.0), (-2.2, 2.12), (-0.9, 2.06), (0.5, 2.08), (1.3, 2.10), (2.0, 2.05), (3.0, 2.2), (3.7, 2.2)]
# Lines from arm or shoulder (x, z), heights and widths.
FRONT_FOLDS = [((2.15, 1.15, 0.95, 0.05), 0.045, 0.16), ((2.2, 0.75, 1.15, -0.95), 0.05, 0.17), ((2.0, 1.45, 1.25, 1.25), 0.03, 0.12)]
FRONT_FOLDS += [((-2.15, 1.2, -1.05, 0.35), 0.045, 0.15), ((-2.2, 0.85, -1.3, -0.55), 0.045, 0.16), ((-2.1, 0.2, -0.9, -1.9), 0.05, 0.2)]
FRONT_FOLDS += [((1.8, -1.6, 0.7, -2.6), 0.035, 0.18), ((-1.75, 2.6, -1.5, 1.3), 0.03, 0.14), ((1.75, 2.6, 1.45, 1.2), 0.03, 0.14)]
BACK_FOLDS = [((2.1, 1.2, 0.9, 0.35), 0.05, 0.17), ((-2.1, 1.15, -0.8, 0.1), 0.05, 0.17), ((2.15, 0.6, 1.0, -1.2), 0.05, 0.18)]
BACK_FOLDS += [((-2.15, 0.7, -1.15, -0.9), 0.045, 0.17), ((1.7, 2.5, 1.35, 1.0), 0.035, 0.15), ((-1.7, 2.5, -1.4, 1.1), 0.035, 0.15)]


def draped(shirt):
    """Vertex places of the worn shirt: x right, y away from the camera, z up."""
    if not os.path.exists(CACHE):
        simulate(shirt)
    return add_folds(shirt, ironed(shirt, np.load(CACHE).astype(float)))


def add_folds(shirt, places):
    """Those that arms and shoulders pull: on the front, and others on the back."""
    x, z = places[:, 0].copy(), places[:, 2].copy()
    for faces, outward, folds in ((range(shirt.front_faces), -1, FRONT_FOLDS), (range(shirt.front_faces, shirt.torso_faces), 1, BACK_FOLDS)):
        own = np.unique([shirt.faces[face] for face in faces])
        inside = np.clip(shirt.distance([[*ring, ring[0]] for ring in shirt.armholes])[own] / 0.25, 0, 1)
        inside *= np.clip((edge(shirt.places[own, 2]) - abs(shirt.places[own, 0])) / 0.2, 0, 1)
        for line, height, width in folds:
            places[own, 1] += outward * inside * fold(x[own], z[own], line, height, width)
    return places


def ironed(shirt, places, passes=4):
    """Takes out creases of the mesh's own size."""
    edges = np.unique(np.sort(np.concatenate([[(face[k], face[k - 1]) for k in range(4)] for face in shirt.faces]), 1), axis=0)
    fixed = np.zeros(len(places), bool)
    fixed[np.concatenate([shirt.neck_ring, *shirt.hems, *shirt.armholes])] = True
    counts = np.bincount(edges.ravel(), minlength=len(places))[:, None]
    for _ in range(passes):
        sums = np.zeros_like(places)
        np.add.at(sums, edges[:, 0], places[edges[:, 1]])
        np.add.at(sums, edges[:, 1], places[edges[:, 0]])
        places = np.where(fixed[:, None], places, 0.5 * places + 0.5 * sums / counts)
        for ring in (*(line[:-1] for line in shirt.hems), *shirt.armholes):
            places[ring] = 0.5 * places[ring] + 0.25 * (places[np.roll(ring, 1)] + places[np.roll(ring, -1)])
    return places


def simulate(shirt):
    scene = bpy.context.scene
    scene.gravity = (0, 0, -14)
    parts = [torso(), arm(1), arm(-1)]
    for part in parts:
        part.modifiers.new("collision", "COLLISION")
        part.collision.thickness_outer = 0.03
        part.collision.cloth_friction = 10
    random = np.random.default_rng(4)
    thing = mesh("cloth", [tuple(place) for place in shirt.places + random.normal(0, 0.006, shirt.places.shape)], shirt.faces)
    held = thing.vertex_groups.new(name="held")
    for i in shirt.neck_ring:
        held.add([int(i)], 1, "REPLACE")
    modifier = thing.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 8
    cloth.mass = 0.25
    cloth.tension_stiffness = 40
    cloth.compression_stiffness = 15
    cloth.shear_stiffness = 6
    cloth.bending_stiffness = 1.2
    cloth.bending_damping = 0.5
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 5
    cloth.air_damping = 2
    cloth.vertex_group_mass = "held"
    cloth.shrink_min = -0.01
    modifier.collision_settings.distance_min = 0.02
    modifier.collision_settings.use_self_collision = False
    modifier.collision_settings.collision_quality = 3
    modifier.point_cache.frame_end = FRAMES + 10
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    apply_modifiers(thing)
    np.save(CACHE, np.array([tuple(v.co) for v in thing.data.vertices], np.float32))
    for part in [*parts, thing]:
        bpy.data.objects.remove(part)
    scene.frame_set(1)


def torso():
    """Of rings that end below the shoulder seam."""
    around, vertices = 64, []
    heights = np.concatenate([np.linspace(-5.2, 2.9, 60), np.linspace(2.95, NECK[1] + 0.5, 16)])
    for z in heights:
        wide = min(float(np.interp(z, *np.array(BODY).T)), below_shoulder(z + 0.05))
        for step in range(around):
            angle = 2 * math.pi * step / around
            x = wide * math.cos(angle)
            table = FRONT if math.sin(angle) < 0 else BACK
            full = float(depth(0.0, min(z, 1.9), table)) * slimmer(z) * abs(math.sin(angle)) ** 0.8
            y = soft_minimum(full, max(0.0, float(depth(x, z, table)) - 0.03))
            vertices.append((x, math.copysign(y, math.sin(angle)), z))
    rings = len(heights)
    columns = np.arange(rings * around).reshape(rings, around).T.ravel()
    faces = [tuple(columns[i] for i in face) for face in grid_faces(around, rings, closed=True)]
    faces += [tuple(range(around))[::-1], tuple((rings - 1) * around + j for j in range(around))]
    body = mesh("torso", vertices, faces)
    remesh = body.modifiers.new("skin", "REMESH")
    remesh.mode = "VOXEL"
    remesh.voxel_size = 0.07
    body.modifiers.new("smooth", "SMOOTH").iterations = 4
    return apply_modifiers(body)


def below_shoulder(z):
    """How wide the body may be at a height."""
    if z > NECK[1]:
        return NECK[0] - (z - NECK[1]) / 1.1
    return NECK[0] + (NECK[1] - z) * (TIP[0] - NECK[0]) / (NECK[1] - TIP[1])


def slimmer(z):
    """What is left of the shirt's depth: the waist lets the cloth hang."""
    return float(np.interp(z, [-5, -3, -0.8, 0.6, 1.6], [0.88, 0.92, 0.92, 0.96, 0.98]))


def soft_minimum(a, b):
    return a * b / max(1e-6, (a**6 + b**6) ** (1 / 6))


def arm(side):
    """Turns about its shoulder while the cloth falls."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.46, segments=32, ring_count=24)
    limb = bpy.context.object
    for vertex in limb.data.vertices:
        if vertex.co.z < 0:
            vertex.co.x *= 0.94
            vertex.co.z -= 3.4
    limb.location = (side * 1.72, 0.02, 2.42)
    for frame, angle in ((1, ARM[0]), (34, ARM[1] - side)):
        limb.rotation_euler = (math.radians(-4), math.radians(-side * (90 - angle)), 0)
        limb.keyframe_insert("rotation_euler", frame=frame)
    return limb
