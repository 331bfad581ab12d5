"""A kitchen wall of tiles; its face is at y = 0."""
from geometry import box, lathe, mesh, smooth_profile, tube
from materials import bump, coordinates, linear, link, math_node, node, noise, oak, principled, shader
from studio import ambient, area_light


def tiled_wall(color="#e6e0d4", joint="#b9b0a2", tile=(1.5, 0.75)):
    glaze = principled("tiles", linear(color), rough=0.22, specular=0.5)
    vector = coordinates(glaze, "UV")
    bricks = node(glaze, "ShaderNodeTexBrick")
    bricks.inputs["Scale"].default_value = 1
    bricks.inputs["Brick Width"].default_value = tile[0]
    bricks.inputs["Row Height"].default_value = tile[1]
    bricks.inputs["Mortar Size"].default_value = 0.022
    bricks.inputs["Mortar Smooth"].default_value = 0.35
    bricks.inputs["Color1"].default_value = linear(color)
    bricks.inputs["Color2"].default_value = tuple(c * 0.93 for c in linear(color)[:3]) + (1,)
    bricks.inputs["Mortar"].default_value = linear(joint)
    link(glaze, vector, bricks.inputs["Vector"])
    link(glaze, bricks.outputs["Color"], shader(glaze).inputs["Base Color"])
    bump(glaze, math_node(glaze, "SUBTRACT", 1, bricks.outputs["Fac"]), 0.5, 0.03)
    bump(glaze, noise(glaze, vector, 0.9), 0.12, 0.05)
    corners = [(-30, -20), (30, -20), (30, 30), (-30, 30)]
    return mesh("tiles", [(x, 0, z) for x, z in corners], [(0, 1, 2, 3)], glaze, corners)


def worktop(height, depth=6.2, dark="#8a6242", light="#bd9468"):
    box("worktop", (40, depth, 0.4), (0, -depth / 2, height - 0.2), oak(dark, light), 0.05)


def shelf(place, width, depth=1.9):
    """`place`: the middle of its upper side, at the wall."""
    x, y, z = place
    box("shelf", (width, depth, 0.28), (x, y - depth / 2, z - 0.14), oak("#8a6242", "#bd9468"), 0.03)
    iron = principled("iron", linear("#37332f"), rough=0.5, metallic=0.5)
    for side in (-0.38, 0.38):
        at = x + side * width
        box("bracket", (0.16, 0.05, 1.3), (at, y - 0.03, z - 0.9), iron, 0.01)
        box("bracket", (0.16, depth * 0.8, 0.05), (at, y - depth * 0.4, z - 0.31), iron, 0.01)


def jar(place, fill="#c99b5a", height=1.5, radius=0.5):
    """Of stoneware with a wooden lid."""
    clay = principled("jar", linear(fill), rough=0.4, specular=0.4)
    bump(clay, noise(clay, coordinates(clay, "Object"), 5), 0.15, 0.03)
    body = [(0, 0.02), (radius - 0.08, 0), (radius, 0.08), (radius, height - 0.15), (radius - 0.06, height), (0, height)]
    lid = [(radius - 0.08, height), (radius - 0.04, height + 0.03), (radius - 0.04, height + 0.16), (radius - 0.08, height + 0.2), (0, height + 0.2)]
    knob = [(0.1, height + 0.2), (0.08, height + 0.28), (0.15, height + 0.36), (0.12, height + 0.44), (0, height + 0.46)]
    wood = oak("#a67c50", "#d2ae82")
    for part in (lathe("jar", body, clay, 96), lathe("lid", lid, wood, 96), lathe("knob", knob, wood, 48)):
        part.location = place


def board(place, turn=0.0, size=(2.6, 4.0)):
    """A cutting board that leans on the wall; `place`: its foot's middle."""
    wood = oak("#8f6844", "#c79f72")
    thing = box("cutting board", (size[0], 0.22, size[1]), place, wood, 0.1, turn)
    thing.location.z += size[1] / 2 - 0.02
    thing.rotation_euler[0] = -0.14
    return thing


def spoons(place, colors=("#a67c50", "#8a6242", "#c79f72")):
    """Wooden spoons in a jug."""
    clay = principled("jug", linear("#d9d3c6"), rough=0.45, specular=0.4)
    profile = [(0, 0.05), (0.42, 0.05), (0.46, 0), (0.5, 0.06), (0.56, 0.6), (0.5, 1.1), (0.44, 1.35), (0.48, 1.5), (0.45, 1.5), (0.4, 1.35), (0.45, 1.1), (0, 0.3)]
    lathe("jug", smooth_profile(profile), clay, 96).location = place
    for index, color in enumerate(colors):
        wood = oak(color, "#d2ae82")
        lean = (-0.34, 0.05, 0.36)[index % 3]
        foot = (place[0] - lean * 0.3, place[1], place[2] + 0.4)
        tip = (place[0] + lean * 1.5, place[1] - 0.1 * index, place[2] + 2.5 + 0.2 * (index % 2))
        tube("spoon", [tuple(a + (b - a) * t for a, b in zip(foot, tip)) for t in (0, 0.33, 0.66, 1)], 0.06, wood)
        bowl = lathe("spoon", [(0.001, -0.36), (0.14, -0.3), (0.22, -0.05), (0.2, 0.18), (0.1, 0.33), (0.001, 0.38)], wood, 32)
        bowl.scale = (1, 0.35, 1)
        bowl.rotation_euler[1] = lean * 0.5
        bowl.location = (tip[0] + lean * 0.15, tip[1], tip[2] + 0.25)


def kitchen_light(target):
    ambient("#fbf8f4", 0.45)
    x, y, z = target
    area_light((x - 9.5, y - 8, z + 7), target, 3.4, 4.6, 2500, "#fff6ea")
    area_light((x + 10, y - 9, z + 1), target, 6.0, 7.0, 360, "#fff1e4")
