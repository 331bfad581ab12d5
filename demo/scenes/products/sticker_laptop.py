"""The sticker of sticker_sheet.py on the lid of a laptop."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from desk_things import group, pencil
from geometry import box
from materials import bump, coordinates, linear, noise, principled
from mug_desk import notebook
from slab import slab
from sticker_sheet import PRINT, glossy_vinyl, sticker

FACTS = PRINT | {"view": "in-use"}

WIDTH, DEPTH, THICK = 3.55, 2.5, 0.17
SMOOTH = (0, 99, 1, 0)


def build():
    table(turn=4, dark="#a9815c", light="#c8a27a")
    daylight()
    stuck = sticker(glossy_vinyl(), 0.0025, SMOOTH)
    stuck.location = (-0.66, 0.0, THICK)
    stuck.rotation_euler[2] = 0.06
    group([stuck, *closed_laptop()], (0, 0, 0), 8)
    coffee_cup((1.2, 1.85, 0), -30)
    notebook((-1.55, 2.3, 0), 14)
    pencil((0.55, -1.62, 0), -83, "#b4431f", 1.6)
    look_down((-0.12, 0.08, 0.1), 3.7, rise=1.6, aside=-0.5)


def closed_laptop():
    """Its hinge away from the viewer."""
    metal = principled("lid", linear("#5d636b"), rough=0.38, metallic=0.85)
    bump(metal, noise(metal, coordinates(metal, "Object"), 160), 0.05, 0.002)
    dark = principled("gap", linear("#22242a"), rough=0.6)
    lower = slab("base", (WIDTH, DEPTH, 0.1), 0.12, metal, metal, softened=0.03)
    upper = slab("lid", (WIDTH, DEPTH, 0.062), 0.12, metal, metal, softened=0.02)
    for part in upper:
        part.location.z = 0.108
    seam = slab("gap", (WIDTH - 0.03, DEPTH - 0.03, 0.012), 0.11, dark, dark, softened=0.001)
    for part in seam:
        part.location.z = 0.098
    hinge = box("hinge", (2.2, 0.05, 0.05), (0, DEPTH / 2 - 0.01, 0.1), dark, 0.01)
    notch = box("notch", (0.42, 0.02, 0.03), (0, -DEPTH / 2 + 0.004, 0.105), dark, 0.006)
    return [*lower, *upper, *seam, hinge, notch]
