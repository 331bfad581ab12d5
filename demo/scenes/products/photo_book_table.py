"""The photo book of photo_book.py on a coffee table, upon another one, beside a cup."""
import math

from mathutils import Matrix

from binding import moved
from coaster import coffee_cup
from desk import daylight, look_down, table
from photo_book import PRINT, SIZE, THICK, book
from room import vase_with_branches

FACTS = PRINT | {"view": "in-use"}

MOSS = ("#39463c", "#6d7d6c")


def build():
    table(turn=-3, dark="#8a6547", light="#b28a65")
    daylight()
    lay_down(book(front=-0.6, linen=MOSS, plain="#d9c9b4", settled=2), (-0.12, -0.34, 0), -7)
    lay_down(book(front=-3, settled=2), (-0.12, -0.42, THICK + 0.012), 13)
    coffee_cup((1.42, 1.02, 0), -35)
    vase_with_branches(-1.45, 2.1, 0, branches=6, seed=12)
    look_down((0.06, 0.08, 0.2), 3.75, rise=0.9, aside=-0.5)


def lay_down(parts, place, turn, thick=THICK):
    """From standing to lying on its back."""
    x, y, z = place
    lying = Matrix.Translation((x, y, z + thick / 2)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    moved(parts, lying @ Matrix.Rotation(math.radians(-90), 4, "X") @ Matrix.Translation((0, 0, -SIZE / 2)))
