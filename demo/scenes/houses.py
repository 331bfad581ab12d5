"""Houses with gables, for places that are seen from afar. A unit is a metre here."""
import math

import bpy
from mathutils import Matrix

from geometry import mesh
from materials import bump, coordinates, linear, link, node, noise, principled

LIT = (("#ffb45a", 5.0), ("#ffc98a", 3.2), ("#ff9f45", 2.2))


def house(place, size, random, walls="#c9b79c", roof="#5a4238", turn=0.0, storeys=2, columns=3, lit=0.5, snow=0.0, shutters=None):
    """Its gable looks along -y, `turn` in degrees; `size`: width, depth, height to the eaves; `snow`: how deep it lies."""
    width, depth, high = size
    peak = high + width * 0.52
    stood = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    w, d = width / 2, depth / 2
    outline = [(-w, 0), (w, 0), (w, high), (0, peak), (-w, high)]
    vertices = [(x, y, z) for y in (-d, d) for x, z in outline]
    faces = [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 5, 6, 1), (1, 6, 7, 2), (4, 9, 5, 0)]
    parts = [mesh("walls", vertices, faces, plaster(walls), smooth=False)]
    parts.append(cover(width, depth, high, peak, 0.0, 0.16, 0.35, tiles(roof)))
    if snow:
        parts.append(cover(width, depth, high, peak, 0.17, snow, 0.42, snowy()))
    parts += windows(size, storeys, columns, lit, random, shutters)
    x = w * random.choice((-0.45, 0.45))
    top = peak + 0.5
    parts.append(boxes("chimney", [(x, d * 0.3, (high + top) / 2, 0.6, 0.6, top - high)], plaster("#8d6a58")))
    if snow:
        parts.append(boxes("chimney's snow", [(x, d * 0.3, top + snow * 0.3, 0.7, 0.7, snow * 0.6)], snowy()))
    for part in parts:
        part.matrix_world = stood


def cover(width, depth, high, peak, lift, thick, over, material):
    w, d = width / 2 + over, depth / 2 + over
    slope = (peak - high) / (width / 2)
    eave = high - over * slope + lift
    outline = [(-w, eave), (0, peak + lift), (w, eave), (w, eave + thick), (0, peak + lift + thick * 1.15), (-w, eave + thick)]
    vertices = [(x, y, z) for y in (-d, d) for x, z in outline]
    faces = [(0, 5, 4, 1), (1, 4, 3, 2), (7, 10, 11, 6), (8, 9, 10, 7), (5, 11, 10, 4), (4, 10, 9, 3), (0, 1, 7, 6), (1, 2, 8, 7), (0, 6, 11, 5), (2, 3, 9, 8)]
    return mesh("roof", vertices, faces, material, smooth=False)


def windows(size, storeys, columns, lit, random, shutters):
    """On the front and on both long sides."""
    width, depth, high = size
    tall, wide = 1.15, 0.75
    frames, bars, dark, wings = [], [], [], []
    bright = [[] for _ in LIT]
    rows = [(high / storeys * (row + 0.55)) for row in range(storeys)]
    spots = [("front", x, z) for z in rows for x in spread(width, columns)] + [("front", 0, high + width * 0.16)]
    spots += [(side, y, z) for side in ("left", "right") for z in rows for y in spread(depth, 3)]
    for side, along, z in spots:
        place = facing(side, size, along, z)
        frames.append(place(0, 0, wide + 0.2, tall + 0.2, 0.05))
        bars += [place(0, 0, 0.06, tall, 0.16), place(0, 0.15, wide, 0.06, 0.16)]
        chosen = bright[random.integers(len(LIT))] if random.uniform() < lit else dark
        chosen.append(place(0, 0, wide, tall, 0.1))
        if shutters:
            wings += [place(sign * 0.68, 0, 0.38, tall + 0.1, 0.1) for sign in (-1, 1)]
    parts = [boxes("frames", frames, paint("#e9e2d4")), boxes("bars", bars, paint("#ddd5c5")), boxes("panes", dark, pane())]
    parts += [glowing(boxes("lit panes", places, lamplight(*glow))) for places, glow in zip(bright, LIT)]
    if shutters:
        parts.append(boxes("shutters", wings, paint(shutters)))
    return parts


def glowing(thing):
    """Seen and mirrored, but lights nothing: by chance alone it would leave sparks on the walls across."""
    thing.visible_diffuse = False
    return thing


def spread(width, count):
    return [width * ((index + 0.5) / count - 0.5) * 0.92 for index in range(count)]


def facing(side, size, along, z):
    """A box on that wall: how far aside, how far up, how wide, high and thick."""
    width, depth, _ = size

    def place(aside, up, wide, tall, thick):
        if side == "front":
            return (along + aside, -depth / 2, z + up, wide, thick, tall)
        return ((width / 2) * (1 if side == "right" else -1), along + aside, z + up, thick, wide, tall)

    return place


def boxes(name, places, material):
    """Many in one mesh: middle and size of each."""
    vertices, faces = [], []
    for x, y, z, wide, deep, high in places:
        first = len(vertices)
        vertices += [(x + sx * wide / 2, y + sy * deep / 2, z + sz * high / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
        faces += [tuple(first + corner for corner in quad) for quad in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    return mesh(name, vertices, faces, material, smooth=False)


def plaster(color):
    material = principled("plaster", linear(color), rough=0.95, specular=0.1)
    return bump(material, noise(material, coordinates(material, "Object"), 2.5, detail=8), 0.4, 0.08)


def tiles(color):
    material = principled("tiles", linear(color), rough=0.8, specular=0.2)
    return bump(material, noise(material, coordinates(material, "Object", (1, 6, 6)), 1.5, detail=6), 0.9, 0.1)


def snowy():
    material = principled("snow", linear("#eef1f6"), rough=1, specular=0)
    return bump(material, noise(material, coordinates(material, "Object"), 1.2, detail=7), 0.5, 0.12)


def paint(color):
    return principled("paint", linear(color), rough=0.6)


def pane():
    return principled("pane", linear("#141a22"), rough=0.06, specular=0.6)


def lamplight(color, strength):
    """A room behind glass: brighter in some places than in others."""
    material = bpy.data.materials.new("lit pane")
    material.use_nodes = True
    material.cycles.sample_as_light = False
    emission = node(material, "ShaderNodeEmission")
    emission.inputs[0].default_value = linear(color)
    span = node(material, "ShaderNodeMapRange")
    span.inputs[1].default_value, span.inputs[2].default_value = 0.3, 0.7
    span.inputs[3].default_value, span.inputs[4].default_value = 0.35 * strength, strength
    link(material, noise(material, coordinates(material, "Object"), 0.9, detail=1), span.inputs[0])
    link(material, span.outputs[0], emission.inputs[1])
    link(material, emission.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material
