"""Physical sky with noise clouds, and distance haze as part of a material."""
import math

import bpy

from materials import linear, link, math_node, node


def sky(elevation, turn, strength, clouds, dust, cloud_scale, cloud_color, cloud_light):
    world = bpy.context.scene.world
    background = world.node_tree.nodes["Background"]
    direction = node(world, "ShaderNodeSeparateXYZ")
    link(world, node(world, "ShaderNodeTexCoord").outputs["Generated"], direction.inputs[0])
    east, north, up = direction.outputs
    # Below the horizon the sky is black and would show as a band where the ground ends.
    above = math_node(world, "MAXIMUM", up, 0.02)
    air = node(world, "ShaderNodeTexSky", sky_type="NISHITA")
    air.sun_elevation = math.radians(elevation)
    air.sun_rotation = math.radians(turn)
    air.dust_density = dust
    air.ozone_density = 1.5
    link(world, vector(world, east, north, above), air.inputs[0])
    plane = math_node(world, "ADD", above, 0.14)
    drift = vector(world, math_node(world, "DIVIDE", east, plane), math_node(world, "DIVIDE", north, plane))
    texture = node(world, "ShaderNodeTexNoise")
    for name, value in (("Scale", cloud_scale), ("Detail", 9), ("Roughness", 0.58), ("Distortion", 0.4)):
        texture.inputs[name].default_value = value
    link(world, drift, texture.inputs["Vector"])
    ramp = node(world, "ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.62 - 0.25 * clouds
    ramp.color_ramp.elements[1].position = 0.86 - 0.15 * clouds
    link(world, texture.outputs["Fac"], ramp.inputs[0])
    horizon = node(world, "ShaderNodeMapRange")
    horizon.inputs[1].default_value, horizon.inputs[2].default_value = 0, 0.12
    link(world, up, horizon.inputs[0])
    light = node(world, "ShaderNodeHueSaturation")
    light.inputs["Saturation"].default_value = 0.55
    light.inputs["Value"].default_value = cloud_light
    link(world, air.outputs[0], light.inputs["Color"])
    tinted = node(world, "ShaderNodeMixRGB", blend_type="MULTIPLY")
    tinted.inputs[0].default_value = 1
    tinted.inputs[2].default_value = linear(cloud_color)
    link(world, light.outputs[0], tinted.inputs[1])
    mix = node(world, "ShaderNodeMixRGB")
    link(world, math_node(world, "MULTIPLY", ramp.outputs[0], horizon.outputs[0]), mix.inputs[0])
    link(world, air.outputs[0], mix.inputs[1])
    link(world, tinted.outputs[0], mix.inputs[2])
    link(world, mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength


def vector(world, x, y, z=None):
    created = node(world, "ShaderNodeCombineXYZ")
    for socket, source in zip(created.inputs, (x, y, z)):
        if source is not None:
            link(world, source, socket)
    return created.outputs[0]


def haze(material, color, near, far, power, most, strength):
    """Mixes the surface with glowing air, from `near` to `far`."""
    surface = material.node_tree.nodes["Material Output"].inputs[0]
    shown = surface.links[0].from_socket
    span = node(material, "ShaderNodeMapRange")
    span.inputs[1].default_value, span.inputs[2].default_value = near, far
    link(material, node(material, "ShaderNodeCameraData").outputs["View Distance"], span.inputs[0])
    share = math_node(material, "MULTIPLY", math_node(material, "POWER", span.outputs[0], power), most)
    air = node(material, "ShaderNodeEmission")
    air.inputs[0].default_value = linear(color)
    air.inputs[1].default_value = strength
    mix = node(material, "ShaderNodeMixShader")
    link(material, share, mix.inputs[0])
    link(material, shown, mix.inputs[1])
    link(material, air.outputs[0], mix.inputs[2])
    link(material, mix.outputs[0], surface)
    return material
