"""The key ring of keyring.py in a leather tray by the door."""
from desk import daylight, look_down, table
from desk_things import group
from geometry import lathe, mesh
from keyring import PRINT, keyring
from materials import bump, coordinates, linear, noise, principled
from slab import band, rounded_outline

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=8, dark="#7a573b", light="#a27a54")
    daylight()
    group([tray()], (0.0, 0.06, 0), 6)
    parts = keyring()
    for part in parts:
        part.location.z += 0.032
    group(parts, (-0.12, -0.2, 0), 12)
    for x, y, z, radius, color in ((0.42, -0.2, 0.032, 0.115, "#b98a5a"), (0.48, -0.07, 0.05, 0.105, "#c9b27a"), (-0.47, 0.4, 0.032, 0.11, "#c9c9c7")):
        coin((x, y, z), radius, color)
    look_down((0.06, 0.05, 0), 1.4, rise=1.5, aside=-0.6)


def tray():
    """Its rim is turned up."""
    leather = principled("leather", linear("#4d6a5e"), rough=0.5, specular=0.35)
    bump(leather, noise(leather, coordinates(leather, "Object"), 45), 0.2, 0.004)
    rings = [(0, 0), (-0.02, 0.16), (-0.005, 0.175), (0.012, 0.16), (0.05, 0.05), (0.09, 0.03)]
    vertices = []
    for inset, z in rings:
        vertices += [(x, y, z) for x, y in rounded_outline(1.75, 1.4, 0.2, inset)]
    count = len(vertices) // len(rings)
    floor = tuple(range((len(rings) - 1) * count, len(rings) * count))
    return mesh("tray", vertices, band(0, len(rings) - 1, count) + [floor], leather)


def coin(place, radius, color):
    metal = principled("coin", linear(color), rough=0.3, metallic=1)
    profile = [(0, 0), (radius, 0), (radius, 0.017), (radius - 0.012, 0.017), (radius - 0.016, 0.013), (0, 0.013)]
    lathe("coin", profile, metal, 64).location = place
