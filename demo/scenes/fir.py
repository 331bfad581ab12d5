"""A twig of fir."""
import numpy as np
from mathutils import Vector

from geometry import mesh, tube
from materials import linear, principled


def fir_twig(points, seed=3, bushy=1.0):
    """Along `points` from the thick end; side twigs on both sides, needles all around."""
    random = np.random.default_rng(seed)
    bark = principled("bark", linear("#6d5540"), rough=0.9)
    greens = [principled("needles", linear(color), rough=0.55, specular=0.3) for color in ("#4f6b4c", "#65805a")]
    spine = curve(points, 30)
    tube("twig", [tuple(p) for p in spine], 0.02, bark)
    needles = []
    clothe(spine, random, needles, 0.15)
    for at in range(4, 28, 3):
        for side in (-1, 1):
            along = (spine[at + 1] - spine[at]).normalized()
            aside = along.cross(Vector((0, 1, 0))).normalized() * side
            length = random.uniform(0.35, 0.6) * bushy * (1.15 - at / 40)
            reach = (along * 0.75 + aside * 0.65 + Vector((0, random.normal(0, 0.25), 0))).normalized()
            tip = spine[at] + reach * length + Vector((0, 0, -0.08 * length))
            branch = curve([spine[at], spine[at].lerp(tip, 0.5) + Vector((0, 0, 0.02)), tip], 10)
            tube("side twig", [tuple(p) for p in branch], 0.009, bark)
            clothe(branch, random, needles, 0.14)
    for index, material in enumerate(greens):
        vertices, faces = [], []
        for root, tip, across in needles[index::2]:
            first = len(vertices)
            vertices += [tuple(root + across), tuple(root - across), tuple(root.lerp(tip, 0.7) - across * 0.9), tuple(tip), tuple(root.lerp(tip, 0.7) + across * 0.9)]
            faces.append(tuple(range(first, first + 5)))
        mesh("needles", vertices, faces, material)


def clothe(spine, random, needles, length):
    for here, following in zip(spine[:-1], spine[1:]):
        along = (following - here).normalized()
        count = max(2, round((following - here).length * 170))
        for _ in range(count):
            aside = Vector(random.normal(size=3))
            aside = (aside - aside.project(along)).normalized()
            root = here.lerp(following, random.uniform())
            reach = (aside + along * random.uniform(0.5, 1.0)).normalized() * length * random.uniform(0.75, 1.1)
            needles.append((root, root + reach, reach.cross(Vector(random.normal(size=3))).normalized() * 0.0075))


def curve(points, count):
    places = np.array([tuple(p) for p in points])
    ends = np.linspace(0, 1, len(places))
    fit = np.polyfit(ends, places, min(3, len(places) - 1))
    return [Vector(sum(fit[k] * t ** (len(fit) - 1 - k) for k in range(len(fit)))) for t in np.linspace(0, 1, count)]
