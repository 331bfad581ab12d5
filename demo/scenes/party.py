"""What stands round a birthday cake: bunting, a plate, cups, a present, confetti."""
import math

import numpy as np
from mathutils import Vector

from geometry import box, grid_faces, lathe, mesh, smooth_profile, tube
from materials import coordinates, linear, link, math_node, node, principled, shader

COLORS = ("#d9a441", "#b4533f", "#7f9c8b", "#e6b9a6", "#5f8a93")


def bunting(left, right, sag, flags=9):
    """Pennants of felt on a cord between two points."""
    cord = principled("cord", linear("#cdbfa8"), rough=0.9)
    a, b = Vector(left), Vector(right)

    def hung(t):
        return a.lerp(b, t) + Vector((0, 0, -sag * 4 * t * (1 - t)))

    tube("cord", [tuple(hung(t)) for t in np.linspace(0, 1, 33)], 0.03, cord)
    for i in range(flags):
        felt = principled("felt", linear(COLORS[i % len(COLORS)]), rough=1, specular=0.05, sheen=0.4)
        one, other = hung((i + 0.12) / flags), hung((i + 0.88) / flags)
        down = (one + other) / 2 + Vector((0, -0.1 + 0.05 * (i % 3), -1.5))
        vertices = []
        for t in np.linspace(0, 1, 9):
            for s in np.linspace(0, 1, 9):
                place = one.lerp(other, s).lerp(down, t)
                vertices.append((place.x, place.y + 0.05 * math.sin(s * 5 + i) * t, place.z))
        mesh("pennant", vertices, grid_faces(9, 9), felt)


def plate(place):
    """With two forks on it."""
    steel = principled("fork", linear("#d5c39a"), rough=0.45, metallic=1)
    glaze = principled("plate", linear("#f1ebe0"), rough=0.2, specular=0.5)
    profile = [(0, 0), (0.62, 0), (0.66, 0.03), (0.98, 0.13), (1.02, 0.16), (0.98, 0.175), (0.66, 0.08), (0, 0.06)]
    lathe("plate", smooth_profile(profile, 6), glaze, 96).location = place
    x, y, z = place
    for aside, turn in ((-0.12, 0.5), (0.14, 0.62)):
        foot, along = Vector((x + aside, y, z + 0.2)), Vector((math.sin(turn), -math.cos(turn), 0))
        points = [foot + along * t + Vector((0, 0, lift)) for t, lift in ((-1.0, 0.06), (-0.6, 0.0), (0, 0.02), (0.5, 0.05), (0.8, 0.02))]
        tube("fork", [tuple(p) for p in points], 0.035, steel)


def cup(place, color):
    glaze = principled("cup", linear(color), rough=0.25, specular=0.5)
    profile = [(0, 0), (0.33, 0), (0.37, 0.04), (0.43, 0.45), (0.45, 0.9), (0.44, 0.93), (0.42, 0.9), (0.39, 0.45), (0.3, 0.07), (0, 0.06)]
    lathe("cup", smooth_profile(profile, 6), glaze, 72).location = place
    handle = [(0.41, 0, 0.25), (0.55, 0, 0.24), (0.72, 0, 0.36), (0.72, 0, 0.6), (0.56, 0, 0.74), (0.42, 0, 0.72)]
    tube("handle", handle, 0.05, glaze).location = place


def present(place, size=(1.7, 1.5, 1.15), turn=-18):
    """In dotted paper with a ribbon and its bow."""
    x, y, z = place
    ribbon = principled("ribbon", linear("#b4533f"), rough=0.4, specular=0.4, sheen=0.4)
    box("present", size, (x, y, z + size[2] / 2), dotted("#e9dcc8", "#7f9c8b"), 0.03, turn)
    box("ribbon", (0.24, size[1] + 0.03, size[2] + 0.015), (x, y, z + size[2] / 2), ribbon, 0.005, turn)
    box("ribbon", (size[0] + 0.03, 0.24, size[2] + 0.018), (x, y, z + size[2] / 2), ribbon, 0.005, turn)
    for way in (20, 160, 75, 115):
        angle, long = math.radians(way + turn), 0.72 if way in (20, 160) else 0.5
        across = Vector((-math.sin(angle), math.cos(angle), 0))
        vertices = []
        for t in np.linspace(0, 1, 25):
            out, up = long * math.sin(math.pi * t) ** 0.9, 0.28 * math.sin(2 * math.pi * t) + 0.2 * math.sin(math.pi * t)
            wide = 0.12 * (0.35 + 0.65 * math.sin(math.pi * t))
            middle = Vector((x + out * math.cos(angle), y + out * math.sin(angle), z + size[2] + 0.1 + max(-0.07, up)))
            vertices += [tuple(middle - across * wide), tuple(middle + across * wide)]
        mesh("bow", vertices, grid_faces(25, 2), ribbon)
    knot = lathe("knot", smooth_profile([(0.001, 0), (0.13, 0.03), (0.16, 0.11), (0.11, 0.2), (0.001, 0.22)], 5), ribbon, 32)
    knot.location = (x, y, z + size[2])


def dotted(ground, dots):
    material = principled("paper", linear(ground), rough=0.55, specular=0.3)
    cells = node(material, "ShaderNodeTexVoronoi", voronoi_dimensions="3D")
    cells.inputs["Scale"].default_value, cells.inputs["Randomness"].default_value = 4.2, 0
    link(material, coordinates(material, "Object"), cells.inputs["Vector"])
    mix = node(material, "ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = linear(ground), linear(dots)
    link(material, math_node(material, "LESS_THAN", cells.outputs["Distance"], 0.27), mix.inputs[0])
    link(material, mix.outputs[0], shader(material).inputs["Base Color"])
    return material


def confetti(spots, random):
    """Small discs of paper; `spots`: x and y of each."""
    papers = [principled("confetti", linear(color), rough=0.7) for color in COLORS]
    for i, (x, y) in enumerate(spots):
        disc = lathe("confetti", [(0.001, 0.012), (0.085, 0.012), (0.085, 0)], papers[i % len(papers)], 24)
        disc.location = (x, y, 0.003)
        disc.rotation_euler = (random.normal(0, 0.03), random.normal(0, 0.03), 0)
