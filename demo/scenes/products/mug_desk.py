"""The mug of mug.py on a desk by the window, beside a notebook and a pencil."""
from desk import table
from desk_things import group, pencil
from materials import linear, linen, principled
from mug import PRINT, mug
from slab import slab
from studio import ambient, area_light, camera

FACTS = PRINT | {"shows": [0.54, 1], "view": "in-use"}


def build():
    table(turn=3, dark="#a98a69", light="#c9ac88")
    mug((0, 0, 0), -14)
    notebook((0.98, 1.05, 0), 24)
    pencil((1.02, -0.55, 0), -70, "#2f5d50")
    window_at_the_left()
    camera((0, -8.4, 3.75), (0.16, 0, 0.42), 152)


def notebook(place, turn):
    cloth = linen("cloth", "#8c9a94")
    paper = principled("paper", linear("#efe8da"), rough=0.9)
    pages = slab("pages", (1.34, 1.94, 0.13), 0.03, paper, paper)
    upper = slab("cover", (1.42, 2.0, 0.022), 0.05, cloth, cloth)
    lower = slab("cover", (1.42, 2.0, 0.022), 0.05, cloth, cloth)
    for parts, height in ((pages, 0.022), (upper, 0.152)):
        for part in parts:
            part.location.z = height
    group(pages + upper + lower, place, turn)


def window_at_the_left():
    ambient("#fbf8f4", 0.5)
    area_light((-5.5, 1.6, 3.6), (0, 0, 0.4), 2.6, 3.6, 820, "#fff7ec")
    area_light((5.5, -4.5, 3.5), (0, 0, 0.4), 4.0, 4.0, 110, "#fff1e4")
    area_light((-3.8, -4.2, 1.2), (0, 0, 0.5), 0.6, 4.5, 90)
