"""The ornament of bauble.py on a fir tree with lights."""
import math

import numpy as np

from bauble import PRINT, ornament
from fir import fir_twig
from geometry import lathe, mesh, tube
from materials import WHITE, linear, link, math_node, node, principled, printable
from room import wall
from studio import ambient, area_light, camera

FACTS = PRINT | {"view": "in-use"}

TWIGS = [
    ([(-2.3, 0.3, 1.55), (-1.2, 0.1, 1.15), (-0.2, -0.09, 0.86), (0.75, -0.15, 0.62)], 3),
    ([(2.2, 0.9, 1.25), (1.5, 0.7, 0.9), (0.9, 0.55, 0.55), (0.4, 0.4, 0.3)], 5),
    ([(-2.2, 1.1, 0.55), (-1.5, 0.9, 0.2), (-0.9, 0.75, -0.1), (-0.35, 0.6, -0.35)], 7),
    ([(2.2, 1.2, -0.1), (1.5, 1.0, -0.4), (0.9, 0.85, -0.65), (0.4, 0.7, -0.85)], 9),
    ([(-2.2, 1.5, -0.7), (-1.4, 1.2, -0.95), (-0.7, 1.0, -1.15), (0.0, 0.9, -1.3)], 11),
    ([(-0.4, 1.9, 1.9), (-0.1, 1.7, 1.2), (0.1, 1.5, 0.5), (0.2, 1.3, -0.2)], 13),
]
GLASS = [(-0.98, 0.35, -0.45, 0.26, "#a8392a"), (1.0, 0.2, -0.02, 0.22, "#c69a4b"), (0.75, 0.75, -1.0, 0.24, "#a8392a")]
LIGHTS = [(-0.75, 0.2, 0.72), (0.72, 0.35, 0.55), (-1.15, 0.6, 0.02), (1.3, 0.7, 0.7), (0.95, 0.75, -0.52), (-0.9, 0.9, -0.92), (0.0, 1.2, 0.98), (1.35, 0.9, -0.25)]


def build():
    wall("#3f4a44").location.y = 3.2
    glaze = printable(principled("glaze", WHITE, rough=0.16, specular=0.5, coat=0.5, coat_rough=0.03))
    ceramic = principled("ceramic", WHITE, rough=0.2, specular=0.5, coat=0.5, coat_rough=0.03)
    ornament((0.0, -0.1, -0.12), 5, 0.93, glaze, ceramic)
    for points, seed in TWIGS:
        fir_twig(points, seed, bushy=1.25)
    for x, y, z, radius, color in GLASS:
        glass_ball((x, y, z), radius, color)
    for place in LIGHTS:
        fairy_light(place)
    ambient("#fdf3e6", 0.4)
    area_light((-4.2, -4.6, 3.4), (0, 0, 0), 2.0, 2.6, 560, "#fff0dc")
    area_light((4.2, -4.5, 0.5), (0, 0, 0), 3.0, 4.0, 80, "#ffe9d2")
    camera((-0.5, -9.5, -0.1), (0.06, 0, 0.02), 36 * 9.5 / 2.05)


def glass_ball(place, radius, color):
    glass = principled("glass ball", linear(color), rough=0.16, metallic=0.75, coat=0.6)
    brass = principled("brass", linear("#c7a35e"), rough=0.25, metallic=1)
    circle = [(max(0.001, radius * math.sin(a)), -radius * math.cos(a)) for a in np.linspace(0, math.pi, 40)]
    cap = [(0.05, radius - 0.01), (0.055, radius + 0.05), (0.03, radius + 0.06), (0.001, radius + 0.06)]
    for part in (lathe("glass ball", circle, glass, 96), lathe("cap", cap, brass, 32)):
        part.location = place
    x, y, z = place
    tube("thread", [(x, y, z + radius + 0.05), (x, y, z + radius + 0.15), (x + 0.01, y, z + radius + 0.3), (x, y, z + radius + 0.5)], 0.006, brass)


def fairy_light(place):
    bulb = principled("fairy light")
    link(bulb, shining(bulb, "#ffe2b0", 1.5), bulb.node_tree.nodes["Material Output"].inputs[0])
    lathe("fairy light", [(0.001, -0.035), (0.022, -0.02), (0.026, 0), (0.018, 0.03), (0.001, 0.04)], bulb, 24).location = place
    corners = [(-0.24, -0.24), (0.24, -0.24), (0.24, 0.24), (-0.24, 0.24)]
    around = mesh("halo", [(x, -0.05, z) for x, z in corners], [(0, 1, 2, 3)], halo(), [(x * 4.17, z * 4.17) for x, z in corners])
    around.location = place
    around["ghost"] = 1
    around.visible_diffuse = around.visible_glossy = around.visible_shadow = False


def halo():
    """Light that is added to what lies behind it, towards the rim of a circle ever less."""
    material = principled("halo")
    ring = node(material, "ShaderNodeTexGradient", gradient_type="QUADRATIC_SPHERE")
    link(material, node(material, "ShaderNodeUVMap", uv_map="print").outputs[0], ring.inputs[0])
    both = node(material, "ShaderNodeAddShader")
    link(material, node(material, "ShaderNodeBsdfTransparent").outputs[0], both.inputs[0])
    link(material, shining(material, "#ffbf6b", math_node(material, "MULTIPLY", ring.outputs["Fac"], 0.34)), both.inputs[1])
    link(material, both.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material


def shining(material, color, strength):
    emission = node(material, "ShaderNodeEmission")
    emission.inputs[0].default_value = linear(color)
    if isinstance(strength, float):
        emission.inputs[1].default_value = strength
    else:
        link(material, strength, emission.inputs[1])
    return emission.outputs[0]
