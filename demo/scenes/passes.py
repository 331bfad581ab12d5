"""Renders one scene three times (white print, black print, UV), and once more with white accents beside a black print where it
has any; writes raw float32 files for finish-scene.ts."""
import json
import os
import time

import bpy
import numpy as np

from around_print import only_around_print, united
from materials import printables, switch_print
from studio import ambient

GUIDES = ("Normal", "Depth", "Albedo")


def produce(folder, name, size, samples, threads, facts):
    """`size`: width and height in pixels."""
    os.makedirs(folder, exist_ok=True)
    seconds = {}
    dark = ("black", "accent") if facts.get("accent") else ("black",)
    for mode in ("white", *dark):
        set_cycles(size, samples, threads, adaptive=0.008)
        switch_print(mode)
        if mode == "black":
            only_around_print()
        seconds[mode] = render(folder, mode, guides=mode == "white")
    white, *darker = (np.fromfile(f"{folder}/{mode}.f32", np.float32).reshape(size[1], size[0], 3) for mode in ("white", *dark))
    for mode, picture in zip(dark, darker):
        save(f"{folder}/{mode}.f32", united(white, picture))
    only_uv()
    set_cycles(size, 96, threads, adaptive=0)
    bpy.context.scene.cycles.max_bounces = 0
    seconds["uv"] = render(folder, "uv", guides=False)
    record = {"name": name, "width": size[0], "height": size[1], **facts}
    with open(f"{folder}/facts.json", "w") as file:
        json.dump(record, file)
    print("RENDERED", name, seconds)


def set_cycles(size, samples, threads, adaptive):
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = adaptive > 0
    cycles.adaptive_threshold = adaptive
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.seed = 7
    cycles.filter_width = 1.5
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.render.use_persistent_data = True


def only_uv():
    """No light, everything black except the print, which emits its coordinates."""
    switch_print("uv")
    printed = [entry["material"] for entry in printables]
    black = bpy.data.materials.new("black")
    black.use_nodes = True
    black.node_tree.nodes.clear()
    emission = black.node_tree.nodes.new("ShaderNodeEmission")
    emission.inputs[1].default_value = 0
    output = black.node_tree.nodes.new("ShaderNodeOutputMaterial")
    black.node_tree.links.new(emission.outputs[0], output.inputs[0])
    for thing in bpy.context.scene.objects:
        if thing.type == "LIGHT" or thing.get("ghost"):
            thing.hide_render = True
        elif hasattr(thing.data, "materials"):
            for slot, material in enumerate(thing.data.materials):
                if material not in printed:
                    thing.data.materials[slot] = black
    ambient("#000000", 0)


def render(folder, mode, guides):
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR"
    settings.color_depth = "32"
    wire_outputs(folder, guides)
    scene.render.filepath = f"{folder}/{mode}.exr"
    started = time.time()
    bpy.ops.render.render(write_still=True)
    save(f"{folder}/{mode}.f32", take(scene.render.filepath)[..., :3])
    if guides:
        normal, depth, albedo = [take(f"{folder}/{kind}{scene.frame_current:04d}.exr") for kind in GUIDES]
        save(f"{folder}/guides.f32", np.concatenate([normal[..., :3], depth[..., :1], albedo[..., :3]], 2))
    return round(time.time() - started, 1)


def wire_outputs(folder, guides):
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    scene.node_tree.links.new(layers.outputs["Image"], nodes.new("CompositorNodeComposite").inputs[0])
    scene.view_layers[0].cycles.denoising_store_passes = guides
    if not guides:
        return
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for kind in GUIDES:
        files.file_slots.new(kind)
        scene.node_tree.links.new(layers.outputs[f"Denoising {kind}"], files.inputs[-1])


def take(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1]


def save(path, pixels):
    np.ascontiguousarray(pixels, np.float32).tofile(path)
