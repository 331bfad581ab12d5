"""Land that follows a height function, and what grows on it."""
import bpy
import numpy as np
from mathutils import Vector, noise

from geometry import grid_faces, mesh
from materials import link, node


def ground(columns, rows, across, away, height, material):
    """Finer near the camera; `height`: of x and y."""
    vertices = []
    for x in np.linspace(*across, columns):
        for t in np.linspace(0, 1, rows):
            y = away[0] + (away[1] - away[0]) * t**1.5
            vertices.append((x, y, height(x, y)))
    return mesh("ground", vertices, grid_faces(columns, rows), material)


def split(material, vector):
    created = node(material, "ShaderNodeSeparateXYZ")
    link(material, vector, created.inputs[0])
    return created


def blend(material, value, start, end, below, above):
    """`below` and `above` are colours or sockets."""
    span = node(material, "ShaderNodeMapRange")
    span.inputs[1].default_value, span.inputs[2].default_value = start, end
    link(material, value, span.inputs[0])
    mix = node(material, "ShaderNodeMixRGB")
    link(material, span.outputs[0], mix.inputs[0])
    for slot, color in ((1, below), (2, above)):
        if isinstance(color, tuple):
            mix.inputs[slot].default_value = color
        else:
            link(material, color, mix.inputs[slot])
    return mix.outputs[0]


def plant(material, places, height, sizes, random):
    """Leafy trees, small enough that their outline is all that counts."""
    shapes = [leafy(seed, material) for seed in range(5)]
    for index, (x, y) in enumerate(places):
        size = random.uniform(*sizes)
        scatter(shapes[index % 5], (x, y, height(x, y) + size * 0.55), (size, size, size * random.uniform(0.9, 1.3)), random.uniform(0, 6.28))


def scatter(shape, place, scale, turn):
    """One more copy of a mesh."""
    thing = bpy.data.objects.new(shape.name, shape)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.scale = place, scale
    thing.rotation_euler[2] = turn
    return thing


def leafy(seed, material):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=1)
    crown = bpy.context.object
    shape = crown.data
    for vertex in shape.vertices:
        rough = noise.fractal(vertex.co * 1.8 + Vector((seed * 9, 0, 0)), 0.7, 2.1, 6)
        vertex.co *= 1 + 0.42 * rough
    shape.materials.append(material)
    bpy.data.objects.remove(crown)
    return shape
