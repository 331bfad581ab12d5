"""Four mitred lengths of one profile around a rectangle: picture frames and mount boards."""
import math

from geometry import mesh


def mitred(name, width, height, profile, material):
    """`width`, `height`: outside; `profile`: pairs of distance inwards and height above the wall.
    Upright before y = 0, the middle at the origin; each length has its own grain."""
    parts = []
    for side in range(4):
        long, across = (width, height) if side % 2 == 0 else (height, width)
        vertices = []
        for end in (-1, 1):
            vertices += [(end * (long / 2 - inwards), -above, inwards - across / 2) for inwards, above in profile]
        count = len(profile)
        faces = [(i, count + i, count + i + 1, i + 1) for i in range(count - 1)]
        thing = mesh(name, vertices, faces, material, smooth=False)
        thing.rotation_euler[1] = math.pi / 2 * side
        parts.append(thing)
    return parts
