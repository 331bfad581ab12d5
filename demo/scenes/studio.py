"""The photo studio: backdrop, lights and camera, the same for every product."""
import math

import bpy
from mathutils import Vector

from geometry import add, mesh
from materials import accents, linear, principled, printables

BACKDROP = "#e3dcd3"


def open_studio():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    printables.clear()
    accents.clear()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    # Other view transforms are not linear: white, black and UV renders could not be combined.
    scene.view_settings.view_transform = "Standard"


def ambient(color, strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear(color)
    background.inputs[1].default_value = strength


def aim(place, target):
    return (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def cyclorama(color=BACKDROP, depth=6.0, height=14.0, radius=4.0):
    """Table and wall in one sweep."""
    profile = [(-30, 0)]
    for step in range(25):
        angle = math.pi / 2 * step / 24
        profile.append((depth - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    profile.append((depth, height))
    vertices = [(x, y, z) for y, z in profile for x in (-30, 30)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return mesh("cyclorama", vertices, faces, principled("backdrop", linear(color), rough=0.9, specular=0.1))


def area_light(place, target, width, height, power, color="#ffffff"):
    data = bpy.data.lights.new("area", "AREA")
    data.energy = power
    data.color = linear(color)[:3]
    data.shape = "RECTANGLE"
    data.size = width
    data.size_y = height
    light = add("area", data)
    light.location = place
    light.rotation_euler = aim(place, target)
    return light


def softboxes(target, strength=1.0):
    """Key from the upper left, warm fill from the right, soft overhead; the low strip gives glossy walls their highlight."""
    ambient("#fdfbf8", 0.30 * strength)
    area_light((-6.5, -5.0, 6.5), target, 3.6, 5.0, 900 * strength, "#fff8f0")
    area_light((7.5, -4.5, 3.5), target, 5.0, 6.0, 150 * strength, "#fff1e4")
    area_light((-5.2, -4.4, 1.2), (0, 0, 0.5), 0.8, 5.5, 130 * strength)
    area_light((0.5, 1.5, 8.5), target, 4.0, 4.0, 150 * strength)


def camera(place, target, lens):
    """`lens`: millimetres on a 36 mm sensor."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.clip_end = 500
    thing = add("camera", data)
    thing.location = place
    thing.rotation_euler = aim(place, target)
    bpy.context.scene.camera = thing
