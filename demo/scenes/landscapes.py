"""Sample photographs that nobody had to travel for.
blender -b -P demo/scenes/landscapes.py -- lake sea forest --out /tmp/landscapes --samples 24"""
import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector, noise as terrain  # noqa: E402

from geometry import mesh  # noqa: E402
from materials import bump, coordinates, linear, link, math_node, node, noise, principled, shader  # noqa: E402
from passes import set_cycles  # noqa: E402
from pines import plant_pines  # noqa: E402
from sky import haze, sky  # noqa: E402
from studio import camera, open_studio  # noqa: E402
from terrain import blend, ground, split  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("scenes", nargs="+", choices=SCENES)
    parser.add_argument("--out", required=True)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for name in options.scenes:
        open_studio()
        scene = bpy.context.scene
        scene.view_settings.view_transform = "Filmic"
        scene.view_settings.look = "Medium High Contrast"
        width, height = SCENES[name]()
        set_cycles((int(width * options.scale), int(height * options.scale)), options.samples, threads=2, adaptive=0.01)
        scene.cycles.max_bounces = 4
        scene.cycles.sample_clamp_indirect = 2
        scene.render.image_settings.file_format = "PNG"
        scene.render.filepath = os.path.join(options.out, f"{name}.png")
        bpy.ops.render.render(write_still=True)


def lake():
    bpy.context.scene.view_settings.exposure = 0.55
    bpy.context.scene.view_settings.look = "High Contrast"
    sky(elevation=13, turn=-105, strength=0.10, clouds=0.62, dust=0.7, cloud_scale=1.0, cloud_color="#fff4ea", cloud_light=2.2)

    def height(x, y):
        ridge = terrain.ridged_multi_fractal(Vector((x * 0.034 + 5, y * 0.034 + 2, 0.3)), 0.95, 2.1, 8, 1.0, 2.0)
        far = min(1, max(0, (y - 24) / 50))
        side = min(1, (abs(x) / 42) ** 2) * 0.6 * min(1, max(0, (y - 8) / 30))
        return -1.2 + (ridge * 9.5 - 2.6) * (far**1.1 + side) + 0.25 * terrain.noise(Vector((x * 0.5, y * 0.5, 0)))

    mountain = haze(mountain_material(snow_line=19.5), "#b4c4dc", 25, 170, 1, 0.5, 0.7)
    ground(420, 420, (-95, 95), (-4, 140), height, mountain)
    water = principled("water", linear("#0d2a36"), rough=0.03, specular=0.6)
    bump(water, noise(water, coordinates(water, "Object", (0.4, 1.3, 1)), 2, detail=5), 0.16, 0.08)
    mesh("water", [(-200, -60, 0), (200, -60, 0), (200, 200, 0), (-200, 200, 0)], [(0, 1, 2, 3)], water)
    needles = haze(principled("needles", linear("#2c4027"), rough=0.9, specular=0.05), "#b9c6da", 20, 150, 0.9, 0.62, 0.75)
    plant_pines(height, needles, 3500, (-70, 70), (18, 70), (0.9, 1.9), lambda z: 0.15 < z < 4.5)
    camera((0, -16, 2.0), (0, 30, 6.0), 40)
    return 1800, 1200


def sea():
    bpy.context.scene.view_settings.exposure = 0.2
    sky(elevation=4.5, turn=-9, strength=0.10, clouds=0.75, dust=1.6, cloud_scale=0.9, cloud_color="#ffc9a8", cloud_light=1.7)
    bpy.ops.mesh.primitive_plane_add(location=(-150, -20, 0))
    water = bpy.context.object
    ocean = water.modifiers.new("ocean", "OCEAN")
    ocean.geometry_mode = "GENERATE"
    ocean.repeat_x = ocean.repeat_y = 5
    ocean.resolution = 14
    ocean.spatial_size = 60
    ocean.wave_scale = 0.75
    ocean.choppiness = 1.1
    ocean.wind_velocity = 9
    ocean.time = 4
    ocean.wave_alignment = 0.4
    surface = principled("water", linear("#0c3340"), rough=0.05, specular=0.6)
    bump(surface, noise(surface, coordinates(surface, "Object", (1.25, 4, 1)), 2, detail=5), 0.25, 0.08)
    water.data.materials.append(surface)
    rock = principled("rock", linear("#2c2826"), rough=0.75)
    bump(rock, noise(rock, coordinates(rock, "Object"), 3), 0.8, 0.3)
    random = np.random.default_rng(3)
    for index in range(5):
        place = (9 + random.normal(0, 3.2), 34 + index * 5, -0.2)
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1, location=place)
        stone = bpy.context.object
        size = random.uniform(1.4, 4.2)
        stone.scale = (size, size * 1.2, size * random.uniform(0.6, 1.5))
        stone.data.materials.append(rock)
        for vertex in stone.data.vertices:
            vertex.co *= 1 + 0.45 * terrain.fractal(vertex.co * 1.3 + Vector((index * 9, 0, 0)), 0.8, 2.1, 6)
    camera((0, -14, 3.0), (0, 30, 3.6), 32)
    return 1800, 1200


def forest():
    bpy.context.scene.view_settings.exposure = 0.25
    sky(elevation=9, turn=-24, strength=0.06, clouds=0.6, dust=1.4, cloud_scale=0.9, cloud_color="#ffe9d6", cloud_light=1.6)

    def height(x, y):
        return 7 * terrain.fractal(Vector((x * 0.022 + 3, y * 0.028, 0.4)), 0.9, 2, 5) + 0.055 * max(0, y) - 1

    soil = haze(principled("soil", linear("#3f4a2a"), rough=1), "#c9d3d0", 8, 135, 0.85, 0.95, 0.60)
    needles = haze(principled("needles", linear("#1c3f36"), rough=0.9, specular=0.05), "#c9d3d0", 8, 135, 0.85, 0.95, 0.60)
    ground(220, 220, (-120, 120), (-10, 170), height, soil)
    plant_pines(height, needles, 6500, (-110, 110), (-2, 160), (2.2, 4.6), lambda z: True)
    camera((0, -16, height(0, -16) + 6.5), (0, 50, 5.5), 45)
    return 1200, 1600


def mountain_material(snow_line):
    """Grass where it is flat, rock where it is steep, snow above the line."""
    material = principled("mountain", rough=0.9, specular=0.1)
    surface = node(material, "ShaderNodeNewGeometry")
    normal = split(material, surface.outputs["Normal"])
    rough = noise(material, coordinates(material, "Object"), 0.8, detail=8)
    flatness = math_node(material, "ADD", math_node(material, "MULTIPLY", rough, 0.35), normal.outputs[2])
    color = blend(material, flatness, 0.70, 1.0, linear("#4f4a48"), linear("#5d5848"))
    color = blend(material, flatness, 0.95, 1.13, color, linear("#46532f"))
    height = split(material, surface.outputs["Position"]).outputs[2]
    snowiness = math_node(material, "ADD", math_node(material, "MULTIPLY", flatness, 13), height)
    color = blend(material, snowiness, snow_line, snow_line + 1.6, color, linear("#f4f6fa"))
    link(material, color, shader(material).inputs["Base Color"])
    return bump(material, noise(material, coordinates(material, "Object", (1, 1, 0.5)), 1.6, detail=10), 1.0, 0.9)


SCENES = {"lake": lake, "sea": sea, "forest": forest}
main()
