"""Sample photographs of things and places, one file each in photos/.
blender -b -P demo/scenes/photograph.py -- blocks wool --out /tmp/photographs
node demo/scenes/develop-photograph.ts /tmp/photographs/blocks /tmp/photographs/wool

Each file gives its SIZE in pixels and build(); --share 0.3 makes a small one to try.
"""
import argparse
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, *(os.path.join(HERE, folder) for folder in ("photos", "products"))]

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from passes import GUIDES, save, set_cycles, take, wire_outputs  # noqa: E402
from studio import open_studio  # noqa: E402


# The negative's longer side, for the time it takes; developing enlarges it.
NEGATIVE = 1200


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("photos", nargs="+")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--out", required=True)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for name in options.photos:
        expose(importlib.import_module(name.replace("-", "_")), os.path.join(options.out, name), options.share, options.samples)


def expose(photo, folder, share, samples):
    open_studio()
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    photo.build()
    reduced = share * NEGATIVE / max(photo.SIZE)
    set_cycles([round(side * reduced) for side in photo.SIZE], samples, threads=2, adaptive=0.025)
    scene.cycles.transparent_max_bounces = 12
    wire_outputs(folder, guides=True)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "16"
    scene.render.filepath = f"{folder}/negative.png"
    bpy.ops.render.render(write_still=True)
    normal, _, albedo = [take(f"{folder}/{kind}{scene.frame_current:04d}.exr") for kind in GUIDES]
    # Out of focus, the depth of a pixel says little.
    flat = np.ones_like(normal[..., :1])
    width, height = (round(side * share) for side in photo.SIZE)
    with open(f"{folder}/facts.json", "w") as file:
        json.dump({"width": width, "height": height}, file)
    save(f"{folder}/guides.f32", np.concatenate([normal[..., :3], flat, albedo[..., :3]], 2))


main()
