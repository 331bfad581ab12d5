"""A sticker of 148 x 210 mm, cut out on its sheet of backing paper; one corner is already coming off."""
import math

import numpy as np

from desk import daylight, look_down, table
from desk_things import group, pencil
from geometry import grid_faces, mesh
from materials import WHITE, linear, principled, printable
from mug_desk import notebook
from peel import peeled
from slab import inside, slab

PRINT = {"side": "front", "print": {"width": 148, "height": 210}, "uvCovers": "trim", "tint": False}
FACTS = PRINT | {"inUse": "sticker-laptop"}

WIDTH, HEIGHT, CORNER = 1.48, 2.10, 0.07
BORDER, THICK = 0.05, 0.004
PEEL = (-50, 0.89, 0.20, 126)


def build():
    table(turn=-5, dark="#a68b6c", light="#c4a98a")
    daylight()
    vinyl = glossy_vinyl()
    back = principled("adhesive", linear("#f2efe8"), rough=0.4, specular=0.4)
    paper = principled("backing", linear("#e9e1d0"), rough=0.35, specular=0.45)
    backing = slab("backing", (WIDTH + 2 * BORDER, HEIGHT + 2 * BORDER, THICK), 0.02, paper, paper, softened=0.001)
    group([sticker(vinyl, 0.0025), sticker(back, 0), *backing], (0, 0, 0), 7)
    notebook((-1.62, 1.5, 0), -19)
    pencil((1.04, -0.72, 0), 172, "#e8b04b")
    look_down((0.08, 0.0, 0.05), 2.75, rise=1.75, aside=-0.5)


def glossy_vinyl():
    return printable(principled("vinyl", WHITE, rough=0.25, specular=0.5, coat=0.3, coat_rough=0.1))


def sticker(material, above, bend=PEEL):
    """`above`: towards its printed side, wherever it is bent to; `bend`: see peel.py."""
    columns = [*edge(-WIDTH / 2), *np.linspace(-WIDTH / 2 + CORNER, WIDTH / 2 - CORNER, 90), *[-x for x in edge(-WIDTH / 2)[::-1]]]
    vertices, uv = [], []
    for x in columns:
        beyond = max(0.0, abs(x) - WIDTH / 2 + CORNER)
        half = HEIGHT / 2 - CORNER + math.sqrt(max(0.0, CORNER**2 - beyond**2))
        for y in np.linspace(-half, half, 141):
            vertices.append(peeled(x, y, THICK + 0.001, above, bend))
            uv.append((inside(x / WIDTH + 0.5), inside(y / HEIGHT + 0.5)))
    return mesh("sticker", vertices, grid_faces(len(columns), 141), material, uv)


def edge(border):
    return [border + CORNER * (1 - math.cos(angle)) for angle in np.linspace(0, math.pi / 2, 13)[:-1]]
