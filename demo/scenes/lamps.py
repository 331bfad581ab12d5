"""Lamps that stand in a room, unlit by day."""
import math

from geometry import lathe, smooth_profile, tube
from materials import bump, coordinates, linear, noise, oak, principled, threads


def table_lamp(place, foot="#a9826a", shade="#e8dfd0", size=1.0):
    clay = principled("lamp foot", linear(foot), rough=0.45, specular=0.4)
    bump(clay, noise(clay, coordinates(clay, "Object"), 6), 0.2, 0.03)
    belly = [(0, 0), (0.5, 0), (0.56, 0.06), (0.74, 0.45), (0.78, 0.85), (0.6, 1.35), (0.26, 1.7), (0.16, 1.9), (0.15, 2.05)]
    brass = principled("brass", linear("#b8945a"), rough=0.28, metallic=1)
    parts = [
        lathe("lamp foot", smooth_profile(belly), clay, 96),
        lathe("neck", [(0.07, 2.0), (0.07, 2.5)], brass, 32),
        lathe("shade", [(1.30, 2.2), (0.92, 3.9), (0.90, 3.9), (1.28, 2.2)], shade_cloth(shade), 96),
    ]
    stand(parts, place, size)


def floor_lamp(place, shade="#e3d8c6", height=15.0, size=1.0):
    """Its shade is `height` above its foot."""
    steel = principled("lamp steel", linear("#3d3a36"), rough=0.4, metallic=0.6)
    parts = [
        lathe("foot", [(0, 0.2), (1.4, 0.18), (1.45, 0.05), (1.45, 0), (0, 0)], steel, 64),
        tube("pole", [(0, 0, 0.1 + (height + 0.4) * t) for t in (0, 0.33, 0.66, 1)], 0.09, steel),
        lathe("shade", [(2.0, height - 1.4), (1.35, height + 1.4), (1.32, height + 1.4), (1.97, height - 1.4)], shade_cloth(shade), 96),
    ]
    stand(parts, place, size)


def task_lamp(place, turn=0.0, color="#2f5d50"):
    """Two arms and a bell that looks down."""
    paint = principled("lamp paint", linear(color), rough=0.35, coat=0.3)
    steel = principled("lamp steel", linear("#c9c5bd"), rough=0.3, metallic=1)
    elbow, head = (-0.7, 0, 2.3), (1.1, 0, 3.3)
    parts = [
        lathe("foot", [(0, 0.16), (0.55, 0.14), (0.62, 0.08), (0.62, 0), (0, 0)], paint, 64),
        tube("arm", [(0, 0, 0.1), (-0.23, 0, 0.83), (-0.47, 0, 1.57), elbow], 0.04, steel),
        tube("arm", [elbow, (-0.1, 0, 2.63), (0.5, 0, 2.97), head], 0.04, steel),
    ]
    bell = lathe("bell", [(0, 0.35), (0.14, 0.34), (0.18, 0.1), (0.2, 0.02), (0.5, -0.45), (0.58, -0.75), (0.56, -0.75), (0.46, -0.45), (0.16, 0)], paint, 64)
    joint = lathe("joint", [(0, -0.09), (0.09, -0.09), (0.09, 0.09), (0, 0.09)], paint, 32)
    joint.location, joint.rotation_euler = elbow, (math.pi / 2, 0, 0)
    bell.location, bell.rotation_euler = head, (0, math.radians(-24), 0)
    for part in (*parts, joint, bell):
        angle = math.radians(turn)
        x, y, z = part.location
        part.location = (place[0] + x * math.cos(angle) - y * math.sin(angle), place[1] + x * math.sin(angle) + y * math.cos(angle), place[2] + z)
        part.rotation_euler[2] += angle


def shade_cloth(color):
    cloth = principled("shade", linear(color), rough=0.9, specular=0.1, sheen=0.3)
    return bump(cloth, threads(cloth, coordinates(cloth, "Object"), 40, "Z"), 0.2, 0.01)


def stand(parts, place, size):
    for part in parts:
        part.location = place
        part.scale = (size, size, size)


def stool(place, height, radius=1.6):
    """Its round seat is at the height of `place`."""
    wood = oak("#8a6242", "#b98f66")
    seat = lathe("seat", [(0, 0), (radius - 0.06, 0), (radius, -0.05), (radius, -0.22), (radius - 0.1, -0.3), (0, -0.3)], wood, 96)
    seat.location = place
    for angle in (0.6, 2.2, 3.75, 5.3):
        x, y = math.cos(angle), math.sin(angle)
        points = [(place[0] + x * radius * (0.6 + 0.35 * t), place[1] + y * radius * (0.6 + 0.35 * t), place[2] - 0.25 - (height - 0.25) * t) for t in (0, 0.33, 0.66, 1)]
        tube("leg", points, 0.12, wood)
