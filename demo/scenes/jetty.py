"""A jetty of weathered planks by a lake in the morning. Its top is at height 0; the lake lies behind it, as small and as near as a backdrop."""
import math
import os

import bpy

from geometry import box, lathe, mesh, tube
from lens import sunshine
from materials import bump, coordinates, linear, link, node, noise, oak, principled, shader, threads
from studio import ambient, area_light

PLANK = 0.62
LAKE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "pictures", "lake.jpg")
# Of the picture's height, from below.
SHORE = 0.28


def jetty(edge, planks=11):
    """Planks from side to side, the last one as far away as `edge`."""
    nail = principled("nail", linear("#3b3a39"), rough=0.55, metallic=0.6)
    for index in range(planks):
        y = edge - PLANK * (index + 0.5)
        rise = 0.006 * math.sin(index * 2.1)
        box("plank", (16, PLANK - 0.035, 0.3), (0.2 * math.sin(index * 5), y, rise - 0.15), weathered(index * 3.1), 0.018)
        for x in (-1.32, 1.5):
            for aside in (-0.16, 0.15):
                head = lathe("nail", [(0.026, -0.01), (0.026, 0.002), (0.018, 0.006), (0.001, 0.006)], nail, 24)
                head.location = (x + 0.02 * math.sin(index * 7 + aside), y + aside, rise)
    box("beam", (16, 0.2, 0.6), (0, edge + 0.06, -0.42), weathered(50), 0.02)


def weathered(shift):
    material = oak("#7a6a58", "#bda98f", shift)
    shader(material).inputs["Roughness"].default_value = 0.85
    shader(material).inputs["Specular"].default_value = 0.12
    grain = coordinates(material, "Object", (0.6, 14, 14))
    bump(material, noise(material, grain, 2.2, detail=6, distortion=0.8), 0.35, 0.02)
    return material


def mooring_post(place, height=0.95, radius=0.27):
    """With a rope that is wound round it and lies on the planks."""
    x, y, _ = place
    wood = oak("#5d5348", "#8f8475")
    post = lathe("post", [(radius, -1), (radius, height - 0.05), (radius - 0.05, height), (0.001, height + 0.01)], wood, 64)
    post.location = place
    rope = principled("rope", linear("#cdbb97"), rough=0.9, specular=0.1)
    # Three strands: its UV layer goes from end to end and once around.
    bump(rope, threads(rope, coordinates(rope, "UV", (37, 1, 1)), 1.885, ["DIAGONAL"]), 0.6, 0.03)
    thick = 0.042
    turns = [(x + (radius + thick * 0.9) * math.cos(a), y + (radius + thick * 0.9) * math.sin(a), 0.3 + 0.0132 * a) for a in (math.pi / 8 * step for step in range(16 * 4))]
    fallen = [(x + 0.36, y - 0.1, 0.22), (x + 0.44, y - 0.22, 0.09), (x + 0.5, y - 0.36, thick + 0.01), (x + 0.42, y - 0.56, thick), (x + 0.12, y - 0.62, thick), (x - 0.5, y - 0.5, thick), (x - 1.6, y - 0.62, thick)]
    tube("rope", fallen[::-1] + turns, thick, rope)


def lake(away, shore, width):
    """The picture of the lake, `width` wide, its shore at the height `shore`; it is seen and lights nothing."""
    material = bpy.data.materials.new("lake")
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    picture = node(material, "ShaderNodeTexImage", image=bpy.data.images.load(os.path.abspath(LAKE)))
    emission = node(material, "ShaderNodeEmission")
    output = node(material, "ShaderNodeOutputMaterial")
    link(material, coordinates(material, "UV"), picture.inputs[0])
    link(material, picture.outputs[0], emission.inputs[0])
    emission.inputs[1].default_value = 1.45
    link(material, emission.outputs[0], output.inputs[0])
    height = width * 2 / 3
    low = shore - SHORE * height
    corners = [(-width / 2, low), (width / 2, low), (width / 2, low + height), (-width / 2, low + height)]
    plane = mesh("lake", [(x, away, z) for x, z in corners], [(0, 1, 2, 3)], material, [(0, 0), (1, 0), (1, 1), (0, 1)])
    plane.visible_diffuse = plane.visible_glossy = plane.visible_shadow = False
    return plane


def morning(target):
    """A low sun from the left, and the sky."""
    ambient("#e9eef4", 0.42)
    sunshine((0.76, 0.5, -0.46), 5.2, "#ffdcb0", 1.8)
    x, y, z = target
    area_light((x - 5, y - 6, z + 4), target, 4.0, 4.0, 170, "#f6f8ff")
    area_light((x + 4.2, y - 4.4, z + 0.9), target, 0.7, 5.0, 60)
