"""blender -b -P demo/scenes/render.py -- mug poster --size 1000 --samples 40 --out /tmp/scenes

Each file in products/ gives FACTS (side, print size in mm, what the UV square covers, tint) and build();
--size is the height, and the width too unless the file gives an ASPECT. A file with STEPS is a turntable: build(step)
makes each of them, in a folder of its own; those that are there already are left as they are.
"""
import argparse
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "products")]

from passes import produce  # noqa: E402
from studio import open_studio  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scenes", nargs="+")
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", required=True)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for name in options.scenes:
        product = importlib.import_module(name.replace("-", "_"))
        width = round(options.size * getattr(product, "ASPECT", 1))
        for scene, arguments in scenes_of(name, product):
            folder = os.path.join(options.out, scene)
            if arguments and os.path.exists(f"{folder}/facts.json"):
                continue
            open_studio()
            product.build(*arguments)
            produce(folder, scene, (width, options.size), options.samples, options.threads, product.FACTS)


def scenes_of(name, product):
    steps = getattr(product, "STEPS", None)
    if steps is None:
        return [(name, ())]
    return [(f"{name}/{step:02}", (step,)) for step in range(steps)]


main()
