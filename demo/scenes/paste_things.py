"""What lies about where pictures are pasted into an album."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from desk_things import group
from geometry import add, grid_faces, lathe, mesh, round_edges, smooth_profile, thicken, tube
from materials import coordinates, linear, link, math_node, node, noise, principled, shader

# What they show from below upwards: places and colours; how far the lines between them rise and fall.
SEA = (((0, "#33505f"), (0.30, "#6d8e98"), (0.40, "#c7b79c"), (0.405, "#efcfa0"), (0.62, "#e3bda6"), (1, "#8ea6bb")), 0.0)
HILLS = (((0, "#4c5f3c"), (0.26, "#71834f"), (0.27, "#5f7a68"), (0.43, "#7f9a8c"), (0.44, "#a9bdbb"), (0.55, "#bccccc"), (0.56, "#dfe5e2"), (1, "#9dbacb")), 0.34)
DUNES = (((0, "#a8703f"), (0.30, "#cf9a62"), (0.31, "#b98452"), (0.47, "#e0b581"), (0.48, "#f0dcc0"), (1, "#b9cdd6")), 0.26)


def square_print(place, turn, view, size=0.92, border=0.055):
    """Of 92 mm with a white border, lying a little bent."""
    paper = principled("photo paper", linear("#f6f4ef"), rough=0.4, specular=0.4)
    sheet = bent_square("print", size, 0, paper)
    thicken(sheet, 0.004, -1)
    parts = [sheet, bent_square("picture", size - 2 * border, 0.0015, pictured(view, size - 2 * border))]
    group(parts, place, turn)


def bent_square(name, size, above, material):
    steps = np.linspace(-size / 2, size / 2, 15)
    vertices = [(x, y, 0.006 + above + 0.03 * (0.6 * x + y) ** 2) for x in steps for y in steps]
    return mesh(name, vertices, grid_faces(15, 15), material)


def pictured(view, size):
    bands, uneven = view
    material = principled("picture", rough=0.3, specular=0.4)
    place = coordinates(material, "Object")
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, place, axes.inputs[0])
    height = math_node(material, "ADD", math_node(material, "MULTIPLY", axes.outputs[1], 1 / size), 0.5)
    ridges = noise(material, coordinates(material, "Object", (3.4, 1.3, 1)), 1.0, detail=3)
    waving = math_node(material, "MULTIPLY", math_node(material, "SUBTRACT", ridges, 0.5), uneven)
    ramp = node(material, "ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    while len(stops) < len(bands):
        stops.new(0.5)
    for stop, (at, color) in zip(stops, bands):
        stop.position, stop.color = at, linear(color)
    link(material, math_node(material, "ADD", height, waving), ramp.inputs[0])
    link(material, ramp.outputs[0], shader(material).inputs["Base Color"])
    return material


def photo_corners(place, turn, rows=5):
    """Of brown paper, in pairs on their strip."""
    strip = principled("strip", linear("#eee8dc"), rough=0.45, specular=0.4)
    kraft = principled("corner", linear("#8a6a48"), rough=0.85, specular=0.1)
    leg, pitch = 0.17, 0.24
    half = rows * pitch / 2 + 0.03
    sheet = mesh("strip", [(-0.27, -half, 0.004), (0.27, -half, 0.004), (0.27, half, 0.004), (-0.27, half, 0.004)], [(0, 1, 2, 3)], strip)
    thicken(sheet, 0.003, -1)
    parts = [sheet]
    for row in range(rows):
        y = (row - rows / 2) * pitch + 0.035
        for x, side in ((-0.22, 1), (0.22, -1)):
            corner = mesh("corner", [(x, y, 0.007), (x + side * leg, y, 0.007), (x, y + leg, 0.007)], [(0, 1, 2)[::side]], kraft, smooth=False)
            thicken(corner, 0.005, 1)
            parts.append(corner)
    group(parts, place, turn)


def glue_stick(place, turn, color="#2f5d50"):
    shell = principled("glue", linear("#f0eadf"), rough=0.35, specular=0.5)
    colored = principled("cap", linear(color), rough=0.35, specular=0.5)
    parts = [
        lathe("foot", [(0, 0), (0.10, 0), (0.112, 0.012), (0.112, 0.11), (0.10, 0.12)], colored, 64),
        lathe("body", [(0.09, 0.12), (0.122, 0.125), (0.122, 0.66), (0.10, 0.665)], shell, 96),
        lathe("band", [(0.1222, 0.22), (0.1235, 0.222), (0.1235, 0.30), (0.1222, 0.302)], colored, 96),
        lathe("cap", smooth_profile([(0.11, 0.668), (0.132, 0.672), (0.132, 0.95), (0.122, 0.985), (0.09, 1.0), (0, 1.0)]), colored, 96),
    ]
    for part in parts:
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(35)
        part.rotation_euler = (math.pi / 2, 0, math.radians(turn))
        part.location = (place[0], place[1], place[2] + 0.132)


def scissors(place, turn, opened=9):
    """Their tips towards +y; `opened`: degrees of each half."""
    steel = principled("steel", linear("#c9c8c5"), rough=0.25, metallic=1)
    lacquer = principled("handles", linear("#33302c"), rough=0.4, specular=0.5)
    parts = []
    for side in (-1, 1):
        z = 0.024 + 0.008 * side
        outline = [(-0.045, -0.16), (0.05, -0.16), (0.06, 0.05), (0.035, 0.5), (-0.022, 0.86), (-0.03, 0.86), (-0.032, 0.1)]
        blade = mesh("blade", [(side * x, y, z) for x, y in outline], [tuple(range(len(outline)))[::side]], steel, smooth=False)
        thicken(blade, 0.014, 0)
        round_edges(blade, 0.003)
        ring = [(0.135 * math.cos(a), -0.52 + 0.2 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
        tilted = [(-side * (0.13 + x * 0.97 - (y + 0.52) * 0.22), y + x * 0.1, 0.034) for x, y in ring]
        shank = [(-side * x, y, 0.034) for x, y in ((0, -0.1), (0.012, -0.2), (0.03, -0.3), (0.075, -0.4))]
        half = [blade, tube("ring", tilted, 0.03, lacquer, cyclic=True), tube("shank", shank, 0.036, lacquer)]
        turned = Matrix.Rotation(math.radians(side * opened), 4, "Z")
        for part in half:
            part.matrix_world = turned @ part.matrix_basis
        parts += half
    parts.append(lathe("pivot", [(0.034, 0.03), (0.034, 0.046), (0.028, 0.052), (0, 0.053)], steel, 32))
    group(parts, place, turn)


def lavender(place, turn, stems=3, seed=3):
    """A few dried stems, their flowers towards +y."""
    chance = np.random.default_rng(seed)
    green = principled("stem", linear("#8a8a68"), rough=0.85, specular=0.1)
    buds = [bud(color) for color in ("#7b7396", "#8d86a8", "#6a6488")]
    parts = []
    for stem in range(stems):
        lean, long = (stem - (stems - 1) / 2) * 0.22 + chance.uniform(-0.05, 0.05), chance.uniform(1.35, 1.65)
        steps = np.linspace(0, 1, 10)
        line = np.array([(lean * long * t * (0.3 + t), long * (t - 0.35), 0.03 + 0.03 * t + 0.02 * stem * (1 - t)) for t in steps])
        parts.append(tube("stem", line, 0.011, green))
        for whorl, t in enumerate(np.linspace(0.66, 1.0, 9)):
            x, y, z = (np.interp(t, steps, line[:, axis]) for axis in range(3))
            upright = Matrix.Translation((x, y, max(z, 0.05) + 0.02)) @ Matrix.Rotation(-lean * 1.3, 4, "Z")
            size = Matrix.Scale(1.25 - 0.07 * whorl, 4)
            for around in 2 * math.pi * np.arange(6) / 6 + whorl * 0.5:
                flower = add("bud", buds[int(chance.integers(3))])
                out = Matrix.Rotation(around, 4, "Y") @ Matrix.Rotation(math.radians(chance.uniform(28, 46)), 4, "Z")
                flower.matrix_world = upright @ out @ Matrix.Rotation(-math.pi / 2, 4, "X") @ size
                parts.append(flower)
    turned = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for part in parts:
        part.matrix_world = turned @ part.matrix_basis


def bud(color):
    """Its mesh, for many of them."""
    profile = smooth_profile([(0, 0), (0.02, 0.012), (0.026, 0.04), (0.016, 0.072), (0, 0.082)], 4)
    thing = lathe("bud", profile, principled("bud", linear(color), rough=0.9, specular=0.1), 12)
    shape = thing.data
    bpy.data.objects.remove(thing)
    return shape
