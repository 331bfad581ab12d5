"""The home page's picture: a photo book and two mugs on the sideboard. One UV square holds three designs (see CELLS)."""
from mug import mug
from photo_book import book
from room import books, sideboard, vase_with_branches, wall, window_light
from studio import area_light, camera

FACTS = {"side": "all", "print": {"width": 2, "height": 1}, "uvCovers": "trim", "tint": False, "uvStep": 1}
ASPECT = 1.6

# Left, bottom, width and height of each design in the UV square.
CELLS = {"book": (0, 0, 0.5, 1), "mug": (0.5, 0, 0.5, 0.5), "second mug": (0.5, 0.5, 0.5, 0.5)}
TOP = -1.0


def build():
    wall("#e4dbd0")
    sideboard(TOP)
    for part in book((1.0, -1.25, TOP), 15):
        move_print(part, CELLS["book"])
    move_print(mug((2.42, -2.1, TOP), -20), CELLS["mug"])
    move_print(mug((-0.72, -2.0, TOP), 196), CELLS["second mug"])
    books(4.15, -1.0, TOP)
    vase_with_branches(4.05, -0.9, TOP + 0.61, branches=6, seed=21)
    window_light((0.5, 0, 0.9), 2.3, 2.5)
    area_light((2.0, -9, 2.5), (1, -1, 0), 5, 4, 170, "#fff4e8")
    camera((0.6, -14.5, 1.1), (0.9, 0, 0.36), 70)


def move_print(thing, cell):
    left, bottom, width, height = cell
    layer = thing.data.uv_layers["print"]
    for loop in layer.data:
        u, v = loop.uv
        if 0 <= u <= 1 and 0 <= v <= 1:
            loop.uv = (left + u * width, bottom + v * height)
        else:
            loop.uv = (-1, -1)
