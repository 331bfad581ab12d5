"""What lies about on a desk."""
import math

import numpy as np

from geometry import box, grid_faces, lathe, mesh, subdivide, tube
from materials import linear, principled
from slab import slab


def computer_mouse(place, turn):
    shell = principled("mouse", linear("#e3dfd8"), rough=0.32, specular=0.5)
    dark = principled("mouse wheel", linear("#3a3835"), rough=0.6)
    vertices, rings, around = [], 22, 64
    for ring in range(rings):
        r = ring / (rings - 1)
        for step in range(around):
            angle = 2 * math.pi * step / around
            x, y = (abs(f) ** 0.82 * np.sign(f) * r for f in (math.cos(angle), math.sin(angle)))
            vertices.append((0.31 * x * (1 + 0.06 * y), 0.56 * y, mouse_height(x, y)))
    body = mesh("mouse", vertices, grid_faces(rings, around) + closing(rings, around), shell)
    subdivide(body, 1)
    split = [(0, y * 0.56, mouse_height(0, y) - 0.003) for y in np.linspace(0.16, 0.93, 14)]
    cross = [(x * 0.31, (0.16 - 0.05 * x * x) * 0.56, mouse_height(x, 0.16) - 0.004) for x in np.linspace(-0.9, 0.9, 19)]
    parts = [body, tube("split", split, 0.008, dark), tube("split", cross, 0.0055, dark)]
    wheel = lathe("wheel", [(0, -0.035), (0.085, -0.035), (0.1, -0.02), (0.1, 0.02), (0.085, 0.035), (0, 0.035)], dark, 48)
    wheel.rotation_euler = (0, math.pi / 2, 0)
    wheel.location = (0, 0.30, mouse_height(0, 0.54) - 0.055)
    group(parts + [wheel], place, turn)


def mouse_height(x, y):
    r = min(1.0, (abs(x) ** 2.5 + abs(y) ** 2.5) ** 0.4)
    return 0.37 * (1 - r**3.2) ** 0.55 * (0.86 - 0.16 * y - 0.14 * y * y) + 0.02


def closing(rings, around):
    return [(r * around + around - 1, (r + 1) * around + around - 1, (r + 1) * around, r * around) for r in range(rings - 1)]


def keyboard(place, turn, rows=5, columns=15):
    tray = principled("tray", linear("#c9c7c4"), rough=0.35, metallic=1)
    key = principled("key", linear("#e6e2da"), rough=0.5, specular=0.4)
    pitch, gap = 0.19, 0.028
    width, depth = columns * pitch + 0.1, rows * pitch + 0.1
    parts = slab("tray", (width, depth, 0.06), 0.07, tray, tray)
    for row in range(rows):
        x = -columns * pitch / 2
        while x < columns * pitch / 2 - 0.01:
            long = 5 if row == 0 and abs(x + 2.5 * pitch) < 0.1 else 1
            size = (long * pitch - gap, pitch - gap, 0.05)
            parts.append(box("key", size, (x + long * pitch / 2, (row - rows / 2 + 0.5) * pitch, 0.075), key, 0.018))
            x += long * pitch
    group(parts, place, turn)


def pencil(place, turn, color="#b4431f", length=1.7):
    """Six-sided and sharpened, lying on one of its faces."""
    radius = 0.037
    painted = principled("paint", linear(color), rough=0.35, coat=0.5)
    wood = principled("cedar", linear("#e0c29a"), rough=0.7)
    lead = principled("lead", linear("#3b3a3a"), rough=0.5)
    parts = [
        lathe("shaft", [(0, 0), (radius, 0), (radius, length - 0.2)], painted, 6),
        lathe("wood", [(radius, length - 0.2), (radius * 0.28, length - 0.05)], wood, 24),
        lathe("lead", [(radius * 0.28, length - 0.05), (0.004, length)], lead, 16),
    ]
    parts[0].data.polygons.foreach_set("use_smooth", [False] * len(parts[0].data.polygons))
    for part in parts:
        part.rotation_euler = (math.pi / 2, 0, math.radians(turn))
        part.location = (place[0], place[1], place[2] + radius * 0.87)


def group(parts, place, turn):
    """Moves parts that were made about the origin."""
    angle = math.radians(turn)
    for part in parts:
        x, y, z = part.location
        across, away = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
        part.location = (place[0] + across, place[1] + away, place[2] + z)
        part.rotation_euler[2] += angle
