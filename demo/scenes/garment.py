"""Garments that lie flat: two panels sewn together and filled with a little air. One pair of renders gives every colour (tint)."""
import numpy as np
from mathutils import Vector

from cushion import inflate
from geometry import grid_faces, mesh, subdivide, thicken
from materials import WHITE, bump, coordinates, principled, printable, threads
from pattern import Draped, distances
from stitches import stitched_cotton


SEAM_PASSES = 400
BESIDE_SEAM = 0.08
FLAT_BESIDE_SEAM = 0.3


def lay_flat(sewn, edge, print_box, height, pressure=0.5, seam=None):
    """`edge`: the outline that the hem's seams follow; `print_box`: middle, width and height; `height`: of what lies there;
    `seam`: which places of the outline are ironed. Returns where places of the front have come to lie."""
    thing = mesh("garment", sewn.vertices, sewn.faces, printable(stitched_cotton(), tint=True))
    inflate(thing, pressure, -0.05, 0.15, 45)
    places = np.array([vertex.co for vertex in thing.data.vertices])
    places[:, 2] = flattened(places[:, 2] - places[:, 2].min(), height)
    if seam:
        places = iron_seams(thing, places, sewn.flat, edge, seam)
    away = np.array([float(distances(np.array(edge), *spot).min()) for spot in sewn.flat])
    for vertex, place in zip(thing.data.vertices, places):
        vertex.co = place
    x, y, width, tall = print_box
    layer = thing.data.uv_layers.new(name="print")
    hem = thing.data.uv_layers.new(name="hem")
    for polygon in thing.data.polygons:
        in_front = polygon.index < len(sewn.front_triangles)
        for loop in polygon.loop_indices:
            index = thing.data.loops[loop].vertex_index
            flat = sewn.flat[index]
            layer.data[loop].uv = ((flat[0] - x) / width + 0.5, (flat[1] - y) / tall + 0.5) if in_front else (-1, -1)
            hem.data[loop].uv = (away[index], 0)
    thing.data.uv_layers.active = layer
    thin_at_seams(thing, away, edge, seam)
    subdivide(thing, 1)
    return Draped(sewn.flat[: sewn.front_count], sewn.front_triangles, places[: sewn.front_count])


def thin_at_seams(thing, away, edge, seam):
    """Cloth of a little thickness; where front and back meet, what is outward differs from one place to the next."""
    thicken(thing, 0.016, 1)
    group = thing.vertex_groups.new(name="thick")
    for index, distance in enumerate(away):
        is_seam = seam is not None and index < len(edge) and seam(*edge[index])
        group.add([index], 0.0 if is_seam else min(1.0, distance / 0.1 if seam else 1.0), "REPLACE")
    thing.modifiers["thickness"].vertex_group = group.name


def iron_seams(thing, places, sewn_flat, edge, seam):
    """A seam keeps the run of its cut: of how it was drawn in, only what is alike along a stretch stays. What lies beside it is
    drawn in alike, so that nothing bulges over the seam. The outline's places come first among `sewn_flat`."""
    count = len(edge)
    sewn = np.array([seam(x, y) for x, y in edge])
    flat = np.column_stack([np.array(edge), np.zeros(count)])
    drawn_in = places[:count] - flat
    for _ in range(SEAM_PASSES):
        level = (np.roll(drawn_in, 1, 0) + np.roll(drawn_in, -1, 0)) / 2
        drawn_in = np.where(sewn[:, None], level * 0.5 + drawn_in * 0.5, drawn_in)
    places[:count] = flat + drawn_in
    cut = np.array(sewn_flat)
    for index in range(count, len(places)):
        away = np.linalg.norm(cut[:count] - cut[index], axis=1)
        nearest = away.min()
        near = np.exp(-((away - nearest) / BESIDE_SEAM))
        own = cut[index] + (near[:, None] * drawn_in[:, :2]).sum(0) / near.sum()
        share = np.exp(-((nearest / FLAT_BESIDE_SEAM) ** 4))
        places[index, :2] += share * (own - places[index, :2])
    edges = np.array([tuple(each.vertices) for each in thing.data.edges])
    for _ in range(6):
        sums, counts = np.zeros_like(places), np.zeros(len(places))
        for near, far in ((edges[:, 0], edges[:, 1]), (edges[:, 1], edges[:, 0])):
            np.add.at(sums, near, places[far])
            np.add.at(counts, near, 1)
        level = 0.5 * (places + sums / np.maximum(counts, 1)[:, None])
        places[count:, 2] = level[count:, 2]
    return places


def flattened(z, height):
    return height * (1 - np.exp(-z / height))


def rib(scale=10, strength=0.6):
    material = principled("rib", WHITE, rough=0.95, specular=0.08, sheen=0.25)
    return bump(material, threads(material, coordinates(material, "UV"), scale, "X"), strength, 0.02)


def band(draped, line, width, material, above=0.012):
    """A ribbed edge that follows a line on the flat front; `width`: to the left of its direction."""
    points = np.array(line)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    vertices, uv = [], []
    rows = 6
    for point, side, far in zip(points, across, run):
        foot = draped.at(*point)
        for t in np.linspace(-0.25, 1, rows):
            x, y = point + side * width * t
            place = draped.at(x, y) if t > 0 else foot + Vector((*(side * width * t), -0.03 * -t))
            vertices.append(tuple(place + Vector((0, 0, above + 0.012 * (1 - (2 * t - 0.7) ** 2)))))
            uv.append((far, t))
    thing = mesh("band", vertices, grid_faces(len(points), rows), printable(material, uv="none", tint=True))
    layer = thing.data.uv_layers.new(name="rib")
    for loop in thing.data.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    thicken(thing, 0.018, 0)
    subdivide(thing, 2)
    return thing
