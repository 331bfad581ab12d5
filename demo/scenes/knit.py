"""Knitted cloth: rows of loops that lean on each other, and ribs."""
import math

from materials import WHITE, bump, coordinates, link, math_node, node, noise, principled, shader

WALE, COURSE = 0.021, 0.0155


def knit(name, ribs=0.0):
    """Needs a UV layer 'knit': across and along the loops, in units. `ribs`: how wide one of them is with its valley."""
    material = principled(name, WHITE, rough=0.95, specular=0.08, sheen=0.3)
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, node(material, "ShaderNodeUVMap", uv_map="knit").outputs[0], axes.inputs[0])
    bump(material, noise(material, coordinates(material, "Object"), 5, detail=3), 0.16, 0.05)
    if ribs:
        wave = math_node(material, "SINE", math_node(material, "MULTIPLY", axes.outputs[0], 2 * math.pi / ribs), 0)
        bump(material, wave, 0.5, 0.014)
    return bump(material, loops(material, axes), 0.75, 0.007)


def loops(material, axes):
    """Their height, 0 to 1: two legs a loop that meet below."""
    across = math_node(material, "FRACT", math_node(material, "DIVIDE", axes.outputs[0], WALE), 0)
    aside = math_node(material, "ABSOLUTE", math_node(material, "SUBTRACT", math_node(material, "MULTIPLY", across, 2), 1), 0)
    leg = math_node(material, "SINE", math_node(material, "MULTIPLY", aside, math.pi), 0)
    along = math_node(material, "SUBTRACT", math_node(material, "DIVIDE", axes.outputs[1], COURSE), math_node(material, "MULTIPLY", aside, 0.8))
    row = math_node(material, "COSINE", math_node(material, "MULTIPLY", along, 2 * math.pi), 0)
    round_row = math_node(material, "ADD", math_node(material, "MULTIPLY", row, 0.3), 0.7)
    return math_node(material, "MULTIPLY", leg, round_row)


def shade_between(material, depth=0.3):
    """What is printed is darker between the loops; for a material that is printable already."""
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, node(material, "ShaderNodeUVMap", uv_map="knit").outputs[0], axes.inputs[0])
    light = math_node(material, "ADD", math_node(material, "MULTIPLY", loops(material, axes), depth), 1 - depth)
    colored = shader(material).inputs["Base Color"]
    mix = node(material, "ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs[0].default_value = 1
    link(material, colored.links[0].from_socket, mix.inputs[1])
    link(material, light, mix.inputs[2])
    link(material, mix.outputs[0], colored)
    return material
