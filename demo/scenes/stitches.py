"""Cotton with its hems and seams: a UV layer tells each place how far away they are."""
from materials import WHITE, bump, coordinates, link, math_node, node, noise, principled, printable, shader, threads


def stitched_cotton():
    material = principled("cotton", WHITE, rough=0.95, specular=0.1, sheen=0.25)
    bump(material, threads(material, coordinates(material, "Object"), 60), 0.05, 0.004)
    hem = distance(material, "hem", 0)
    groove = math_node(material, "ADD", seam_line(material, hem, 0.20), seam_line(material, hem, 0.255))
    return bump(material, math_node(material, "SUBTRACT", 1, groove), 0.3, 0.012)


def jersey():
    """Stitches and seams are grooves; that little light gets into them is part of the colour, which denoising keeps."""
    material = stitched_cotton()
    vector = coordinates(material, "Object")
    hem, seam, neck = distance(material, "hem", 0), distance(material, "seam", 0), distance(material, "seam", 1)
    bump(material, noise(material, vector, 7, detail=3), 0.10, 0.03)
    pucker = math_node(material, "MULTIPLY", noise(material, vector, 16, detail=2), near(material, hem, 0.34))
    bump(material, pucker, 0.5, 0.03)
    printable(material, tint=True)
    stitches = math_node(material, "ADD", seam_line(material, hem, 0.20), seam_line(material, hem, 0.255))
    stitches = math_node(material, "ADD", stitches, seam_line(material, neck, 0.06))
    stitches = math_node(material, "MULTIPLY", stitches, noise(material, vector, 40, detail=0))
    grooves = math_node(material, "MULTIPLY", near(material, seam, 0.035), 0.5)
    shade(material, math_node(material, "ADD", math_node(material, "MULTIPLY", stitches, 0.45), grooves))
    return material


def fleece(uv="print"):
    """Sweatshirt cloth with a layer `seam`: how far seams with two rows of stitches are, and seams of any kind."""
    material = principled("fleece", WHITE, rough=0.95, specular=0.08, sheen=0.35)
    vector = coordinates(material, "Object")
    double, seam = distance(material, "seam", 0), distance(material, "seam", 1)
    bump(material, noise(material, vector, 3, detail=2), 0.10, 0.05)
    pucker = math_node(material, "MULTIPLY", noise(material, vector, 14, detail=2), near(material, seam, 0.3))
    bump(material, pucker, 0.6, 0.035)
    printable(material, uv=uv, tint=True)
    stitches = math_node(material, "ADD", seam_line(material, double, 0.06), seam_line(material, double, 0.125))
    stitches = math_node(material, "MULTIPLY", stitches, noise(material, vector, 40, detail=0))
    grooves = math_node(material, "MULTIPLY", near(material, seam, 0.04), 0.55)
    shade(material, math_node(material, "ADD", math_node(material, "MULTIPLY", stitches, 0.6), grooves))
    return material


def seam_line(material, away_from, at):
    away = math_node(material, "ABSOLUTE", math_node(material, "SUBTRACT", away_from, at), 0)
    return math_node(material, "LESS_THAN", away, 0.011)


def distance(material, layer, axis):
    axes = node(material, "ShaderNodeSeparateXYZ")
    link(material, node(material, "ShaderNodeUVMap", uv_map=layer).outputs[0], axes.inputs[0])
    return axes.outputs[axis]


def near(material, away, reach):
    """1 at a seam, 0 at `reach`."""
    return math_node(material, "MAXIMUM", math_node(material, "SUBTRACT", 1, math_node(material, "DIVIDE", away, reach)), 0)


def shade(material, amount):
    """Takes a share of what the colour reflects, with a white and with a black print."""
    socket = shader(material).inputs["Base Color"]
    color = socket.links[0].from_socket
    dimmed = node(material, "ShaderNodeVectorMath", operation="SCALE")
    link(material, color, dimmed.inputs[0])
    link(material, math_node(material, "SUBTRACT", 1, amount), dimmed.inputs["Scale"])
    link(material, dimmed.outputs[0], socket)
