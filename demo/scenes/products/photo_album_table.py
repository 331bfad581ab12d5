"""The album of photo_album.py on a table with a linen cloth, among prints that are to be pasted in."""
from binding import natural_linen
from desk import daylight, look_down
from geometry import grid_faces, mesh
from materials import bump, coordinates, noise
from paste_things import DUNES, HILLS, SEA, glue_stick, lavender, photo_corners, scissors, square_print
from photo_album import PRINT, SPINE, album
from photo_book_table import lay_down

FACTS = PRINT | {"view": "in-use"}


def build():
    table_cloth()
    daylight()
    lay_down(album(-6, 0), (-0.32, -0.26, 0.016), -13, SPINE)
    square_print((0.72, 1.52, 0), -7, DUNES)
    square_print((1.3, 1.0, 0.022), 12, HILLS)
    square_print((1.44, 0.22, 0.044), -9, SEA)
    photo_corners((1.58, -0.66, 0), 14)
    glue_stick((1.12, -1.46, 0), 118)
    scissors((-0.75, 1.86, 0), -78)
    lavender((-0.62, -1.78, 0), 76)
    look_down((0.08, 0.02, 0.15), 4.3, rise=1.3, aside=0.5)


def table_cloth():
    cloth = natural_linen("table cloth", "XY", "#b1b9ab", "#c6cdbf", scale=26, relief=0.25)
    bump(cloth, noise(cloth, coordinates(cloth, "Object"), 0.7, detail=2), 0.35, 0.25)
    mesh("table cloth", [(x, y, 0) for x in (-16, 16) for y in (-16, 16)], grid_faces(2, 2), cloth).rotation_euler[2] = 0.3
