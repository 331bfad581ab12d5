"""blender -b -P demo/scenes/direct.py -- mug --design /tmp/direct/mug.png --size 1000 --samples 48 --out /tmp/direct

Renders a scene with the design itself on the product, which the composed picture is held against (compare.ts).
--ground is the garment's colour where the scene takes a tint.
"""
import argparse
import importlib
import json
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "products")]

from materials import print_picture  # noqa: E402
from passes import render, set_cycles  # noqa: E402
from studio import open_studio  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scene")
    parser.add_argument("--design", required=True)
    parser.add_argument("--ground", default="#ffffff")
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", required=True)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    product = importlib.import_module(options.scene.replace("-", "_"))
    open_studio()
    product.build()
    print_picture(os.path.abspath(options.design), options.ground)
    size = (round(options.size * getattr(product, "ASPECT", 1)), options.size)
    folder = os.path.join(options.out, options.scene)
    os.makedirs(folder, exist_ok=True)
    set_cycles(size, options.samples, options.threads, adaptive=0.008)
    seconds = render(folder, "direct", guides=True)
    with open(f"{folder}/direct.json", "w") as file:
        json.dump({"name": options.scene, "width": size[0], "height": size[1], "ground": options.ground}, file)
    print("RENDERED", options.scene, seconds)


main()
