"""What a photographer sets and waits for: where it is sharp, how bright it gets, and a low sun."""
import math

import bpy
from mathutils import Vector

from geometry import add
from materials import linear
from studio import camera


def photographed(place, target, lens, sharp_at=None, aperture=None, exposure=0.0):
    """`sharp_at`: a point at the distance that is in focus, the target unless given; without an aperture all is."""
    camera(place, target, lens)
    held = bpy.context.scene.camera
    bpy.context.scene.view_settings.exposure = exposure
    if aperture is None:
        return
    view = (Vector(target) - Vector(place)).normalized()
    held.data.dof.use_dof = True
    held.data.dof.focus_distance = (Vector(sharp_at or target) - Vector(place)).dot(view)
    # A unit is a decimetre here, which Blender takes for a metre.
    held.data.dof.aperture_fstop = aperture / 10
    held.data.dof.aperture_blades = 9


def sunshine(toward, strength, color="#ffdfb8", degrees=1.6):
    """`toward`: where its light goes; `degrees`: how wide the sun looks, for the softness of shadows."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(degrees), linear(color)[:3]
    add("sun", light).rotation_euler = Vector(toward).to_track_quat("-Z", "Y").to_euler()
