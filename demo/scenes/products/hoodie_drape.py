"""Lays the sewn hoodie down in a cloth simulation (once, then cached): what is cut larger than it lies makes folds."""
import os

import bpy
import numpy as np

from geometry import apply_modifiers, mesh

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "cache", "hoodie.npy")
FRAMES = 60


def draped(hoodie):
    if not os.path.exists(CACHE):
        simulate(hoodie)
    return np.load(CACHE).astype(float)


def simulate(hoodie):
    scene = bpy.context.scene
    scene.gravity = (0, 0, -3)
    floor = mesh("floor", [(-9, -9, -0.06), (9, -9, -0.06), (9, 9, -0.06), (-9, 9, -0.06)], [(0, 1, 2, 3)])
    floor.modifiers.new("collision", "COLLISION")
    floor.collision.thickness_outer = 0.02
    floor.collision.cloth_friction = 20
    random = np.random.default_rng(11)
    start = hoodie.places + random.normal(0, 0.008, hoodie.places.shape) * (0.3, 0.3, 1)
    thing = mesh("cloth", [tuple(place) for place in start], hoodie.faces)
    thing.shape_key_add(name="Basis")
    rest = thing.shape_key_add(name="cut")
    for point, place in zip(rest.data, hoodie.cut):
        point.co = place
    held = thing.vertex_groups.new(name="held")
    held.add([int(i) for i in hoodie.neck_ring], 1, "REPLACE")
    modifier = thing.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.rest_shape_key = rest
    cloth.quality = 8
    cloth.mass = 0.3
    cloth.tension_stiffness = 40
    cloth.compression_stiffness = 30
    cloth.shear_stiffness = 12
    cloth.bending_stiffness = 3.5
    cloth.tension_damping = cloth.compression_damping = cloth.shear_damping = 5
    cloth.bending_damping = 0.5
    cloth.air_damping = 3
    cloth.use_pressure = True
    cloth.uniform_pressure_force = 0.6
    cloth.vertex_group_mass = "held"
    modifier.collision_settings.distance_min = 0.02
    modifier.collision_settings.use_self_collision = False
    modifier.point_cache.frame_end = FRAMES + 10
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    settled = thing.evaluated_get(graph).data
    np.save(CACHE, np.array([tuple(v.co) for v in settled.vertices], np.float32))
    for part in (floor, thing):
        bpy.data.objects.remove(part)
    scene.frame_set(1)
