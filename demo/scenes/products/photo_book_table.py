"""The photo book of photo_book.py on a coffee table, beside a cup."""
import math

from mathutils import Matrix

from coaster import coffee_cup
from desk import daylight, look_down, table
from photo_book import PRINT, SIZE, THICK, book
from room import vase_with_branches

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=-3, dark="#8a6547", light="#b28a65")
    daylight()
    lay_down(book((0, 0, 0), 0), (-0.35, -0.45, 0), 14)
    coffee_cup((1.5, 0.35, 0), -35)
    vase_with_branches(-1.55, 2.1, 0, branches=6, seed=12)
    look_down((0.15, 0.2, 0.2), 4.0, rise=1.0, aside=-0.5)


def lay_down(parts, place, turn, thick=THICK):
    """From standing to lying on its back."""
    lying = Matrix.Translation((*place[:2], thick / 2 + 0.016)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    lying = lying @ Matrix.Rotation(math.radians(-90), 4, "X") @ Matrix.Translation((0, 0, -SIZE / 2))
    for part in parts:
        part.matrix_world = lying @ part.matrix_basis
