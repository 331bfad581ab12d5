"""A sample photograph of the studio itself: branches in a vase, in window light.
blender -b -P demo/scenes/still_life.py -- /tmp/landscapes/branches.png"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from passes import set_cycles  # noqa: E402
from room import books, sideboard, vase_with_branches, wall, window_light  # noqa: E402
from studio import camera, open_studio  # noqa: E402

open_studio()
wall("#d9c9b6")
sideboard(-2)
books(-1.7, -1.6, -2)
vase_with_branches(0.5, -1.5, -2, branches=8, seed=12)
window_light((0.6, 0, 0.9), 2.1, 2.9)
camera((-1.4, -13, 0.2), (0.25, -1, 0.05), 62)
set_cycles((1200, 1600), 40, threads=2, adaptive=0.008)
settings = bpy.context.scene.render
settings.image_settings.file_format = "PNG"
settings.filepath = sys.argv[-1]
bpy.ops.render.render(write_still=True)
