"""A key ring with a tag of clear acrylic, 4 mm thick, printed on 40 x 55 mm; a key hangs on its ring."""
import math

import numpy as np

from desk import daylight, look_down
from desk_things import group
from geometry import box, lathe, mesh, tube
from materials import WHITE, bump, coordinates, linear, link, math_node, node, noise, principled, printable, shader
from slab import dense_outline, pierced, slab

PRINT = {"side": "front", "print": {"width": 40, "height": 55}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "keyring-hall"}

WIDTH, HEIGHT = 0.40, 0.55
RIM, HEAD, THICK = 0.025, 0.10, 0.042
HOLE, HOLE_UP = 0.026, 0.325
RING, RING_UP = 0.135, 0.535
KEY_AT = math.radians(52)


def build():
    ground()
    daylight()
    group(keyring(), (-0.04, -0.2, 0), 9)
    look_down((0.01, 0.035, 0), 1.12, rise=1.75, aside=-1.6)


def keyring():
    """Lies about the origin, its tag towards the viewer."""
    film = printable(principled("film", WHITE, rough=0.12, specular=0.5, coat=0.6, coat_rough=0.03))
    picture = slab("print", (WIDTH, HEIGHT, 0.003), 0.045, film, film, softened=0.001)
    for part in picture:
        part.location.z = THICK
    steel = principled("steel", linear("#c6c7c8"), rough=0.2, metallic=1)
    return [*picture, *tag(acrylic()), *rings(steel), *key()]


def ground():
    stone = principled("stone", linear("#d3c8ba"), rough=0.8, specular=0.2)
    bump(stone, noise(stone, coordinates(stone, "Object"), 9), 0.1, 0.01)
    bump(stone, noise(stone, coordinates(stone, "Object"), 70), 0.12, 0.003)
    mesh("ground", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], stone)


def acrylic():
    """Its shadow stays light: nothing else here computes the light that it gathers."""
    material = principled("acrylic", linear("#ffffff"), rough=0.02, specular=0.5)
    shader(material).inputs["Transmission"].default_value = 1
    shader(material).inputs["IOR"].default_value = 1.2
    mix = node(material, "ShaderNodeMixShader")
    shadow = node(material, "ShaderNodeLightPath").outputs["Is Shadow Ray"]
    link(material, math_node(material, "MULTIPLY", shadow, 0.97), mix.inputs[0])
    link(material, shader(material).outputs[0], mix.inputs[1])
    link(material, node(material, "ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    link(material, mix.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material


def tag(material):
    """Pierced above the print."""
    width, height = WIDTH + 2 * RIM, HEIGHT + 2 * RIM + HEAD
    outlines = [np.array(dense_outline(width, height, 0.07, inset)) + (0, HEAD / 2) for inset in (0.006, 0)]
    return pierced("tag", outlines, (0, HOLE_UP, HOLE), THICK, 0.005, material, material, (1, 1))


def rings(steel):
    """A small one upright through the hole, and the split ring that goes through it."""
    small = 0.062
    upright = []
    for angle in np.linspace(0, 2 * math.pi, 20, endpoint=False):
        along, up = small * math.cos(angle), small * math.sin(angle)
        upright.append((0.25 * up, HOLE_UP + 0.052 + along * 0.97, THICK * 0.55 + up * 0.72))
    parts = [tube("small ring", upright, 0.0085, steel, cyclic=True)]
    for turn, above in ((0.0, 0.0), (0.9, 0.016)):
        circle = []
        for angle in np.linspace(0, 2 * math.pi, 48, endpoint=False):
            over = math.exp(-(((angle - KEY_AT - 0.42) / 0.25) ** 2))
            circle.append((RING * math.cos(angle), RING_UP + RING * math.sin(angle), 0.014 + above + 0.04 * over))
        parts.append(tube("split ring", circle, 0.0105, steel, cyclic=True))
    return parts


def key():
    brass = principled("brass", linear("#c2a263"), rough=0.3, metallic=1)
    bow = lathe("bow", [(0.055, 0.004), (0.055, 0.018), (0.06, 0.022), (0.122, 0.022), (0.128, 0.018), (0.128, 0.004), (0.122, 0), (0.06, 0), (0.055, 0.004)], brass, 64)
    shaft = box("shaft", (0.46, 0.062, 0.02), (0.33, 0, 0.011), brass, 0.004)
    groove = box("groove", (0.40, 0.012, 0.004), (0.35, 0.008, 0.0212), principled("groove", linear("#7e6a42"), rough=0.4, metallic=1), 0.001)
    collar = box("collar", (0.03, 0.10, 0.022), (0.135, 0, 0.011), brass, 0.004)
    teeth = [box("tooth", (0.03, deep, 0.02), (x, -0.03 - deep / 2, 0.011), brass, 0.004) for x, deep in ((0.25, 0.018), (0.31, 0.03), (0.37, 0.014), (0.43, 0.028), (0.50, 0.016))]
    parts = [bow, shaft, groove, collar, *teeth]
    group(parts, (RING * 1.22 * math.cos(KEY_AT), RING_UP + RING * 1.22 * math.sin(KEY_AT), 0.022), -22)
    return parts
