"""A cat's basket by the window, and the wool that was in it."""
import math

import numpy as np
from mathutils import Vector

from desk import table
from geometry import lathe, mesh, smooth_profile, tube
from lens import photographed
from materials import bump, coordinates, linear, noise, principled
from pillow import woven
from room import wall, window_light

SIZE = (1800, 1200)


def build():
    wall("#d5c8b7").location.y = 6.5
    table(dark="#8d6c4c", light="#b8926a")
    skirting()
    random = np.random.default_rng(8)
    basket((-0.5, 2.2), 2.3, random)
    cushion((-0.5, 2.2, 0.32), 1.95)
    ball((1.35, -0.75, 0.62), 0.62, "#b5523a", random)
    ball((-0.15, 1.45, 1.12), 0.5, "#dcc9a4", random)
    ball((2.6, 1.0, 0.5), 0.5, "#5b7f86", random)
    trail()
    window_light((0.6, 0, 0.6), 2.6, 2.9)
    photographed((0.5, -9.8, 4.1), (0.15, 0.8, 0.72), 60, sharp_at=(1.2, -1.2, 0.6), aperture=2.2, exposure=-0.05)


def skirting():
    paint = principled("skirting", linear("#efe9df"), rough=0.5)
    mesh("skirting", [(-30, 6.3, 0), (30, 6.3, 0), (30, 6.3, 1.1), (-30, 6.3, 1.1), (-30, 6.5, 1.1), (30, 6.5, 1.1)], [(0, 1, 2, 3), (3, 2, 5, 4)], paint)


def ball(place, radius, color, random):
    """One thread along great circles that turn a little at each lap."""
    wool = yarn(color)
    for layer in range(7):
        axis = Vector(random.normal(size=3)).normalized()
        first = axis.orthogonal().normalized()
        second = axis.cross(first)
        laps, steps = 11, 40
        points = []
        for i in range(laps * steps):
            angle = 2 * math.pi * i / steps
            lap = i / steps - laps / 2
            lift = 0.085 * lap * radius / 0.6
            out = radius - 0.05 + 0.01 * layer
            ring = math.sqrt(max(0.05, out**2 - lift**2))
            points.append(tuple(first * ring * math.cos(angle) + second * ring * math.sin(angle) + axis * lift))
        tube("wool", points, 0.036, wool).location = place
    core = lathe("core", [(max(0.001, (radius - 0.07) * math.sin(a)), -(radius - 0.07) * math.cos(a)) for a in np.linspace(0, math.pi, 24)], wool, 48)
    core.location = place


def trail():
    """What came off the ball, over the floor."""
    points = []
    for t in np.linspace(0, 1, 26):
        x = 1.0 - 3.9 * t + 0.35 * math.sin(t * 15)
        y = -1.15 - 0.55 * math.sin(t * 7) - 0.4 * t
        points.append((x, y, 0.036))
    points.insert(0, (1.1, -1.2, 0.2))
    tube("wool", points, 0.036, yarn("#b5523a"))


def yarn(color):
    wool = principled("wool", linear(color), rough=1, specular=0.05, sheen=0.6)
    bump(wool, noise(wool, coordinates(wool, "Object"), 26, detail=3), 0.9, 0.03)
    return wool


def basket(place, radius, random):
    """Willow rods woven in and out of upright stakes."""
    rods = [willow(color) for color in ("#a97c4c", "#b98d5b", "#97693e")]
    stakes, rows, step = 34, 11, 0.105
    for row in range(rows):
        z = 0.08 + row * step
        r = radius * (0.9 + 0.1 * math.sin(min(1, z / 0.9) * math.pi / 2))
        dip = 0.42 * max(0, row - 6) / 4
        points = []
        for i in range(stakes * 4):
            angle = 2 * math.pi * i / (stakes * 4)
            weave = 0.05 * math.sin(angle * stakes / 2 + row * math.pi)
            low = dip * max(0, math.cos(angle + math.pi / 2)) ** 6
            points.append((place[0] + (r + weave) * math.cos(angle) * 1.12, place[1] + (r + weave) * math.sin(angle), z - low + random.normal(0, 0.004)))
        tube("rod", points, 0.052, rods[row % 3], cyclic=True)
    for i in range(stakes):
        angle = 2 * math.pi * (i + 0.5) / stakes
        low = 0.42 * max(0, math.cos(angle + math.pi / 2)) ** 6
        foot, top = radius * 0.9, radius
        points = [(place[0] + r * math.cos(angle) * 1.12, place[1] + r * math.sin(angle), z) for r, z in ((foot, 0), (top * 0.96, 0.4), (top, 0.8 - low / 2), (top, 1.24 - low))]
        tube("stake", points, 0.045, rods[i % 2])
    rim = []
    for i in range(160):
        angle = 2 * math.pi * i / 160
        low = 0.42 * max(0, math.cos(angle + math.pi / 2)) ** 6
        rim.append((angle, 1.24 - low))
    for phase in (0, math.pi):
        points = [
            (place[0] + (radius + 0.05 * math.cos(a * 30 + phase)) * math.cos(a) * 1.12, place[1] + (radius + 0.05 * math.cos(a * 30 + phase)) * math.sin(a), z + 0.05 * math.sin(a * 30 + phase))
            for a, z in ((angle, high) for angle, high in rim)
        ]
        tube("rim", points, 0.07, rods[1], cyclic=True)


def willow(color):
    rod = principled("willow", linear(color), rough=0.5, specular=0.35)
    return bump(rod, noise(rod, coordinates(rod, "Object", (4, 4, 4)), 5), 0.3, 0.02)


def cushion(place, radius):
    cloth = woven("cushion", "#e6ddce", scale=24)
    profile = [(0.001, 0.34), (radius * 0.35, 0.33), (radius * 0.7, 0.42), (radius * 0.93, 0.36), (radius, 0.16), (radius * 0.92, -0.05), (0.001, -0.1)]
    thing = lathe("cushion", smooth_profile(profile, 12), cloth, 128)
    for vertex in thing.data.vertices:
        angle = math.atan2(vertex.co.y, vertex.co.x)
        out = math.hypot(vertex.co.x, vertex.co.y) / radius
        vertex.co.z += 0.03 * math.sin(angle * 9 + 2 * math.sin(angle * 2)) * out**2 + 0.05 * math.sin(angle * 2 + 1) * out
    thing.scale = (1.1, 1, 1)
    thing.location = place
