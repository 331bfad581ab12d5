"""Only the surroundings of a print differ between its white and its black picture: only those are rendered again."""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from materials import accents, printables

# In widths of the picture: beyond it a black print throws no shade that could be seen.
REACH = 0.26


def only_around_print():
    scene = bpy.context.scene
    printed = [entry["material"] for entry in printables] + accents
    corners = []
    for thing in scene.objects:
        if hasattr(thing.data, "materials") and any(material in printed for material in thing.data.materials):
            corners += [world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner)) for corner in thing.bound_box]
    settings = scene.render
    settings.use_border = True
    settings.border_min_x, settings.border_max_x = reaching([corner.x for corner in corners])
    settings.border_min_y, settings.border_max_y = reaching([corner.y for corner in corners])


def reaching(places):
    return max(0, min(places) - REACH), min(1, max(places) + REACH)


def united(white, black):
    """The picture with the black print; towards the edge of what was rendered of it, it becomes the one with the white print."""
    settings = bpy.context.scene.render
    height, width, _ = white.shape
    across = rising(width, settings.border_min_x, settings.border_max_x)
    down = rising(height, 1 - settings.border_max_y, 1 - settings.border_min_y)
    return white + (black - white) * (down[:, None] * across)[..., None]


def rising(count, first, last):
    """1 inside, 0 outside, rising within half of REACH; the picture's own edges are no edges here."""
    places = (np.arange(count) + 0.5) / count
    from_first = np.inf if first <= 0 else places - first - 2 / count
    to_last = np.inf if last >= 1 else last - places - 2 / count
    t = np.clip(np.minimum(from_first, to_last) / (REACH / 2), 0, 1) * np.ones(count)
    return t * t * (3 - 2 * t)
