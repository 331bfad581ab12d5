"""A 230 x 190 mm mouse mat with rounded corners: cloth on 3 mm of black rubber, on a desk with keyboard and mouse."""
from desk import daylight, look_down, table
from desk_things import computer_mouse, group, keyboard, pencil
from materials import WHITE, bump, coordinates, linear, principled, printable, threads
from slab import slab

PRINT = {"side": "front", "print": {"width": 230, "height": 190}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "mouse-mat-office"}


def build():
    table(turn=-2, dark="#a98a69", light="#c6a883")
    daylight()
    group(mat(), (-0.12, 0, 0), 5)
    computer_mouse((1.36, 0.12, 0.0), -14)
    keyboard((-0.35, 1.72, 0), 3)
    pencil((1.62, -1.22, 0), -82)
    look_down((0.1, 0.12, 0), 3.8, rise=1.9, aside=0.5)


def mat():
    cloth = printable(principled("cloth", WHITE, rough=0.85, specular=0.2, sheen=0.15))
    bump(cloth, threads(cloth, coordinates(cloth, "Object"), 26), 0.16, 0.004)
    rubber = principled("rubber", linear("#26241f"), rough=0.9, specular=0.2)
    return slab("mat", (2.3, 1.9, 0.032), 0.11, cloth, rubber, softened=0.008)
