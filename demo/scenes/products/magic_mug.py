"""The mug of mug.py under a glaze that is black while it is cold and clear as soon as it is hot."""
from materials import coordinates, linear, link, math_node, node, noise, printable, shader
from mug import PRINT, cup, glaze, handle, stand
from studio import camera, cyclorama, softboxes

FACTS = PRINT | {"shows": [0.54, 1], "view": "side", "otherViews": ["magic-mug-middle"], "inUse": "magic-mug-office", "turntable": "magic-mug-turn"}

BLACK = linear("#0d0d0e")


def build():
    cyclorama()
    softboxes((0, 0, 0.5))
    magic_mug((0, 0, 0), -14, hot_up_to=0.7)
    # Its black handle would be seen to be cut where lists show four fifths of the picture's width.
    camera((0, -7.2, 2.0), (0.14, 0, 0.47), 168)


def magic_mug(place, turn, hot_up_to, soft=0.2):
    """`soft`: how high the way from hot to cold is."""
    body = cold_above(printable(glaze("body")), hot_up_to, soft)
    stand([cup(body, glaze("inside", BLACK)), handle(glaze("handle", BLACK))], place, turn)


def cold_above(material, height, soft):
    """Black whatever is printed there, so that the white and the black picture of the print are alike."""
    place = coordinates(material, "Object")
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, place, axes.inputs[0])
    uneven = math_node(material, "MULTIPLY", math_node(material, "SUBTRACT", noise(material, place, 3.2, detail=3), 0.5), 0.7 * soft)
    cold = node(material, "ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
    link(material, math_node(material, "ADD", axes.outputs[2], uneven), cold.inputs["Value"])
    cold.inputs["From Min"].default_value = height - soft / 2
    cold.inputs["From Max"].default_value = height + soft / 2
    colored = shader(material).inputs["Base Color"]
    mix = node(material, "ShaderNodeMixRGB")
    link(material, cold.outputs["Result"], mix.inputs[0])
    link(material, colored.links[0].from_socket, mix.inputs[1])
    mix.inputs[2].default_value = BLACK
    link(material, mix.outputs[0], colored)
    return material
