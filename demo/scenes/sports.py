"""What a team leaves on its bench: ball, cup, boots with studs."""
import math

import numpy as np
from mathutils import Matrix, Vector

from footwear import STEPS, along_last, around, band, closed_rings, extruded, footprint
from geometry import lathe, mesh, smooth_profile, tube
from materials import bump, coordinates, linear, noise, principled

GOLDEN = (1 + math.sqrt(5)) / 2
# A last, from the ankle to the toe.
LOW_CUT = (
    (0.42, 1.12, -0.62, 1.3, 0.38), (0.56, 1.0, -0.66, 0.95, 0.40), (0.72, 0.9, -0.68, 0.55, 0.40), (0.9, 0.8, -0.6, 0.2, 0.40),
    (1.15, 0.7, 0.0, 0.1, 0.42), (1.45, 0.6, 0.8, 0.1, 0.48), (1.75, 0.52, 1.4, 0.1, 0.47), (2.0, 0.42, 1.85, 0.12, 0.38),
    (2.14, 0.32, 2.1, 0.18, 0.22), (2.18, 0.25, 2.18, 0.23, 0.02),
)


def football(place, radius, turn=(0.3, 0.2, 0.4)):
    """Twelve pentagons and twenty hexagons, blown up; each bulges between its seams."""
    leather = {5: principled("pentagon", linear("#1d2023"), rough=0.42, specular=0.4), 6: principled("hexagon", linear("#f0ece2"), rough=0.42, specular=0.4)}
    for material in leather.values():
        bump(material, noise(material, coordinates(material, "Object"), 40, detail=3), 0.12, 0.01)
        bump(material, noise(material, coordinates(material, "Object"), 2.5, detail=3), 0.15, 0.03)
    for outline in panels():
        middle = sum(outline, Vector()) / len(outline)
        edge = [a.lerp(b, t) for a, b in zip(outline, outline[1:] + outline[:1]) for t in np.linspace(0, 1, 10, endpoint=False)]
        rings = (0.0, 0.3, 0.55, 0.75, 0.87, 0.94, 0.98, 1.0)
        vertices = [tuple(middle.lerp(p, t).normalized() * radius * (1 - 0.035 * t**22)) for t in rings for p in edge]
        count = len(edge)
        faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(len(rings) - 1) for i in range(count)]
        patch = mesh("panel", vertices, faces, leather[len(outline)])
        patch.location, patch.rotation_euler = place, turn


def panels():
    """Of an icosahedron whose corners are cut off: a pentagon for each corner, a hexagon for each face."""
    corners = [Vector(p).normalized() for a in (-1, 1) for b in (-GOLDEN, GOLDEN) for p in ((0, a, b), (a, b, 0), (b, 0, a))]
    near = min((p - q).length for p in corners for q in corners if p != q) * 1.1
    beside = [[q for q in corners if q != p and (q - p).length < near] for p in corners]
    for p, others in zip(corners, beside):
        yield ordered([p.lerp(q, 1 / 3) for q in others], p)
    for i, p in enumerate(corners):
        for j in range(i + 1, len(corners)):
            for k in range(j + 1, len(corners)):
                q, r = corners[j], corners[k]
                if max((p - q).length, (q - r).length, (r - p).length) < near:
                    yield ordered([a.lerp(b, 1 / 3) for a in (p, q, r) for b in (p, q, r) if a != b], p + q + r)


def ordered(points, axis):
    first = axis.orthogonal().normalized()
    second = axis.normalized().cross(first)
    return sorted(points, key=lambda p: math.atan2(p.dot(second), p.dot(first)))


def cup(place, size=1.0, turn=0.0):
    """Of polished brass, with two handles, on a foot of dark wood."""
    brass = principled("cup", linear("#d9ad55"), rough=0.2, metallic=1)
    bump(brass, noise(brass, coordinates(brass, "Object"), 3, detail=2), 0.04, 0.03)
    wood = principled("foot", linear("#3b2a22"), rough=0.35, specular=0.4, coat=0.4)
    foot = lathe("foot", [(0, 0), (0.72, 0), (0.74, 0.03), (0.74, 0.42), (0.7, 0.47), (0, 0.47)], wood, 96)
    plate = lathe("plate", [(0.752, 0.12), (0.76, 0.13), (0.76, 0.34), (0.752, 0.35)], brass, 96)
    stem = smooth_profile([(0.001, 0.47), (0.55, 0.47), (0.58, 0.53), (0.3, 0.66), (0.13, 0.86), (0.12, 1.0), (0.2, 1.06), (0.2, 1.12), (0.12, 1.18), (0.14, 1.3)], 6)
    bowl = smooth_profile([(0.14, 1.3), (0.5, 1.45), (0.82, 1.85), (0.92, 2.4), (0.93, 2.75), (1.0, 2.95), (1.03, 3.0), (0.98, 3.02), (0.9, 2.75), (0.86, 2.2), (0.5, 1.6), (0.001, 1.5)], 8)
    parts = [foot, plate, lathe("stem", stem, brass, 96), lathe("bowl", bowl, brass, 128)]
    for side in (-1, 1):
        curve = [(0.92, 2.62), (1.12, 2.82), (1.45, 2.78), (1.55, 2.4), (1.35, 1.95), (1.05, 1.75), (0.78, 1.8)]
        parts.append(tube("handle", [(side * x, 0, z) for x, z in curve], 0.07, brass))
    stood = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(size, 4)
    for part in parts:
        part.matrix_world = stood


def studded_boots(place, turn, color="#23262a", trim="#f0ece2"):
    """`turn`: where the toes point."""
    for side in (1, -1):
        aside = Vector((math.cos(math.radians(turn + 90)), math.sin(math.radians(turn + 90)), 0)) * side * 0.62
        stood = Matrix.Translation(Vector(place) + aside + Vector((0, 0, 0.2))) @ Matrix.Rotation(math.radians(turn + 9 * side), 4, "Z") @ Matrix.Diagonal((1, side, 1, 1))
        for part in studded_boot(color, trim):
            part.matrix_world = stood


def studded_boot(color, trim):
    leather = principled("leather", linear(color), rough=0.4, specular=0.45)
    bump(leather, noise(leather, coordinates(leather, "Object"), 9, detail=6), 0.15, 0.03)
    white = principled("trim", linear(trim), rough=0.5, specular=0.35)
    lining = principled("lining", linear("#b4533f"), rough=0.9, sheen=0.3)
    rings = along_last(LOW_CUT)
    body = mesh("boot", [p for ring in rings for p in around(ring)], closed_rings(len(rings)), leather)
    modifier = body.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = 0.06, -1
    collar = [around(rings[0], 0.012)[i] for i in range(0, len(around(rings[0])), 2)]
    parts = [body, tube("collar", collar, 0.055, lining, cyclic=True), extruded(footprint(rings, 0.02), 0.06, 0.2, white, 0.03)]
    parts.append(band(rings, 0.58, 0.64, white, 0.016))
    for t in np.linspace(0.6, 3.9, 6):
        for way in (-1, 1):
            one, other = ring_top(rings[round(t * STEPS)], 0.16 * way), ring_top(rings[round((t + 0.6) * STEPS)], -0.16 * way)
            parts.append(tube("lace", [tuple(one), tuple((one + other) / 2 + Vector((0, 0, 0.05))), tuple(other)], 0.028, white))
    for x, y in ((-0.4, 0.2), (-0.4, -0.2), (0.7, 0.26), (0.7, -0.26), (1.2, 0.3), (1.2, -0.3), (1.7, 0.16), (1.7, -0.16)):
        stud = lathe("stud", [(0, -0.14), (0.07, -0.14), (0.08, -0.12), (0.12, 0.08), (0, 0.08)], white, 24)
        stud.data.transform(Matrix.Translation((x, y, 0)))
        parts.append(stud)
    return parts


def ring_top(ring, aside):
    """On the upper of a shoe, beside its middle."""
    front, back = Vector((ring[0], 0, ring[1])), Vector((ring[2], 0, ring[3]))
    middle, reach = (front + back) / 2, (front - back) / 2
    up = math.sqrt(max(0, 1 - (aside / max(ring[4], 0.2)) ** 2))
    return middle + reach * (up * 1.02) + Vector((0, aside, 0.02))
