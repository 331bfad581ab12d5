"""The first brand's home page: a photo book and two mugs on the sideboard. One UV square holds three designs (see CELLS)."""
from binding import placed
from mug import mug
from photo_book import book
from room import books, sideboard, vase_with_branches, wall, window_light
from studio import area_light, camera

FACTS = {"side": "all", "print": {"width": 2, "height": 1}, "uvCovers": "trim", "tint": False, "uvStep": 1}
ASPECT = 1.6

# Left, bottom, width and height of each design in the UV square, with a gutter around it.
CELLS = {"book": (0.01, 0.02, 0.48, 0.96), "mug": (0.51, 0.02, 0.48, 0.46), "second mug": (0.51, 0.52, 0.48, 0.46)}
TOP = -1.0


def build():
    wall("#e4dbd0")
    sideboard(TOP)
    placed(book(front=-9, back=9, cell=CELLS["book"]), (1.0, -1.25, TOP), 24)
    mug((2.42, -2.1, TOP), -20, CELLS["mug"])
    mug((-0.72, -2.0, TOP), 196, CELLS["second mug"])
    books(4.15, -1.0, TOP)
    vase_with_branches(4.05, -0.9, TOP + 0.61, branches=6, seed=21)
    window_light((0.5, 0, 0.9), 2.3, 2.5)
    area_light((2.0, -9, 2.5), (1, -1, 0), 5, 4, 170, "#fff4e8")
    camera((0.6, -14.5, 1.1), (0.9, 0, 0.36), 70)

