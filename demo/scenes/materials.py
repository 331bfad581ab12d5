"""Materials of the studio. A printable material can be switched between white, black and its UV coordinates."""
import bpy

PAPER_WHITE = 0.80  # albedo of a white print; the design's value 1.0

printables = []
# Parts beside the print that have the colour of a variant.
accents = []


def linear(color):
    """'#rrggbb' as linear RGBA."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


WHITE = (PAPER_WHITE,) * 3 + (1,)


def principled(name, color=WHITE, rough=0.5, specular=0.5, coat=0.0, coat_rough=0.05, sheen=0.0, metallic=0.0):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    values = {
        "Base Color": color,
        "Roughness": rough,
        "Specular": specular,
        "Clearcoat": coat,
        "Clearcoat Roughness": coat_rough,
        "Sheen": sheen,
        "Metallic": metallic,
    }
    for key, value in values.items():
        shader(material).inputs[key].default_value = value
    return material


def shader(material):
    return material.node_tree.nodes["Principled BSDF"]


def node(material, kind, **settings):
    created = material.node_tree.nodes.new(kind)
    for key, value in settings.items():
        setattr(created, key, value)
    return created


def link(material, source, target):
    material.node_tree.links.new(source, target)


def coordinates(material, kind, scale=None):
    source = node(material, "ShaderNodeTexCoord").outputs[kind]
    if scale is None:
        return source
    mapping = node(material, "ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    link(material, source, mapping.inputs[0])
    return mapping.outputs[0]


def noise(material, vector, scale, detail=6.0, distortion=0.0):
    texture = node(material, "ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value = scale
    texture.inputs["Detail"].default_value = detail
    texture.inputs["Distortion"].default_value = distortion
    link(material, vector, texture.inputs["Vector"])
    return texture.outputs["Fac"]


def threads(material, vector, scale, directions="XY"):
    """Wave lines in one or two directions: a weave, or the edges of paper."""
    total = None
    for direction in directions:
        wave = node(material, "ShaderNodeTexWave", bands_direction=direction)
        wave.inputs["Scale"].default_value = scale
        wave.inputs["Distortion"].default_value = 0.6
        wave.inputs["Detail"].default_value = 1
        link(material, vector, wave.inputs["Vector"])
        if total is None:
            total = wave.outputs["Fac"]
        else:
            total = math_node(material, "ADD", total, wave.outputs["Fac"])
    return total


def math_node(material, operation, a, b):
    created = node(material, "ShaderNodeMath", operation=operation)
    for value, socket in zip((a, b), created.inputs):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            link(material, value, socket)
    return created.outputs[0]


def bump(material, height, strength, distance):
    created = node(material, "ShaderNodeBump")
    created.inputs["Strength"].default_value = strength
    created.inputs["Distance"].default_value = distance
    link(material, height, created.inputs["Height"])
    normal = shader(material).inputs["Normal"]
    if normal.links:
        link(material, normal.links[0].from_socket, created.inputs["Normal"])
    link(material, created.outputs["Normal"], normal)
    return material


def printable(material, uv="print", tint=False, cell=(0, 0, 1, 1)):
    """The base colour becomes a mix of itself and the print, wherever the UV layer lies inside 0..1.
    tint: the whole material switches, so that one pair of pictures gives every colour of a garment.
    cell: left, bottom, width and height of this print in a UV square that several prints share."""
    layer = node(material, "ShaderNodeUVMap", uv_map=uv)
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, layer.outputs[0], axes.inputs[0])
    inside = 1.0
    for axis in (0, 1):
        inside = math_node(material, "MULTIPLY", inside, math_node(material, "GREATER_THAN", axes.outputs[axis], 0.0))
        inside = math_node(material, "MULTIPLY", inside, math_node(material, "LESS_THAN", axes.outputs[axis], 1.0))
    mix = node(material, "ShaderNodeMixRGB")
    mix.inputs[1].default_value = tuple(shader(material).inputs["Base Color"].default_value)
    if tint:
        mix.inputs[0].default_value = 1
    else:
        link(material, inside, mix.inputs[0])
    link(material, mix.outputs[0], shader(material).inputs["Base Color"])
    combined = node(material, "ShaderNodeCombineXYZ")
    for axis in (0, 1):
        scaled = math_node(material, "MULTIPLY", axes.outputs[axis], cell[axis + 2])
        link(material, math_node(material, "ADD", scaled, cell[axis]), combined.inputs[axis])
    combined.inputs[2].default_value = 1
    masked = node(material, "ShaderNodeVectorMath", operation="SCALE")
    link(material, combined.outputs[0], masked.inputs[0])
    link(material, inside, masked.inputs["Scale"])
    emission = node(material, "ShaderNodeEmission")
    link(material, masked.outputs[0], emission.inputs[0])
    printables.append({"material": material, "mix": mix, "emission": emission, "inside": inside, "place": combined})
    return material


def colored_above(material, color, height, soft, uneven):
    """Another colour from `height` upwards, whatever is printed there; `soft`: how high the way to it is, `uneven`: how far it wanders."""
    place = coordinates(material, "Object")
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, place, axes.inputs[0])
    wandering = math_node(material, "MULTIPLY", math_node(material, "SUBTRACT", noise(material, place, 3.2, detail=3), 0.5), uneven)
    share = node(material, "ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    link(material, math_node(material, "ADD", axes.outputs[2], wandering), share.inputs["Value"])
    share.inputs["From Min"].default_value = height - soft / 2
    share.inputs["From Max"].default_value = height + soft / 2
    painted = shader(material).inputs["Base Color"]
    mix = node(material, "ShaderNodeMixRGB")
    link(material, share.outputs["Result"], mix.inputs[0])
    link(material, painted.links[0].from_socket, mix.inputs[1])
    mix.inputs[2].default_value = color
    link(material, mix.outputs[0], painted)
    return material


def accent(material):
    """The whole material has the variant's colour; it bears no print."""
    accents.append(material)
    return material


def switch_print(mode):
    """'white', 'black', 'accent' (a black print beside white accents) or 'uv' (the surface then emits u, v and its coverage)."""
    for material in accents:
        shader(material).inputs["Base Color"].default_value = (0, 0, 0, 1) if mode == "black" else WHITE
    for entry in printables:
        material = entry["material"]
        surface = material.node_tree.nodes["Material Output"].inputs[0]
        if mode == "uv":
            link(material, entry["emission"].outputs[0], surface)
        else:
            link(material, shader(material).outputs[0], surface)
            entry["mix"].inputs[2].default_value = WHITE if mode == "white" else (0, 0, 0, 1)


def print_picture(file, ground):
    """A picture as wide as the UV square on all that is printed, on `ground`, the '#rrggbb' of a garment."""
    picture = bpy.data.images.load(file)
    for entry in printables:
        material = entry["material"]
        texture = node(material, "ShaderNodeTexImage", image=picture, extension="EXTEND")
        link(material, entry["place"].outputs[0], texture.inputs[0])
        printed = node(material, "ShaderNodeMixRGB")
        printed.inputs[1].default_value = linear(ground)
        link(material, entry["inside"], printed.inputs[0])
        link(material, texture.outputs[0], printed.inputs[2])
        dimmed = node(material, "ShaderNodeMixRGB", blend_type="MULTIPLY")
        dimmed.inputs[0].default_value = 1
        dimmed.inputs[2].default_value = WHITE
        link(material, printed.outputs[0], dimmed.inputs[1])
        link(material, dimmed.outputs[0], entry["mix"].inputs[2])


def oak(dark_color="#93683f", light_color="#cda679", shift=0.0):
    """`shift`: another piece of the same wood."""
    material = principled("oak", rough=0.45, specular=0.35)
    vector = coordinates(material, "Object", (0.5, 9, 9))
    vector.node.inputs["Location"].default_value[0] = shift
    grain = noise(material, vector, 1.6, detail=8, distortion=1.2)
    ramp = node(material, "ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.color, dark.position = linear(dark_color), 0.35
    light.color, light.position = linear(light_color), 0.68
    link(material, grain, ramp.inputs[0])
    link(material, ramp.outputs[0], shader(material).inputs["Base Color"])
    return material


def linen(name, color):
    material = principled(name, linear(color), rough=0.95, specular=0.1, sheen=0.2)
    return bump(material, threads(material, coordinates(material, "Object"), 55), 0.5, 0.01)
