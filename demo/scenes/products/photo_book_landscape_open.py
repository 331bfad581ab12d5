"""The photo book of photo_book_landscape.py, open on a table."""
from desk import daylight, look_down, table
from desk_things import group, pencil
from photo_book_landscape import WIDTH
from photo_book_open import open_book

FACTS = {"side": "page-1", "print": {"width": 280, "height": 210}, "uvCovers": "trim", "tint": False}


def build():
    table(turn=3, dark="#a98a69", light="#c9ac88")
    daylight()
    group(open_book(width=WIDTH), (0, 0, 0), -4)
    pencil((1.75, -1.5, 0), -97, "#2f5d50")
    look_down((1.0, -0.1, 0.1), 4.1, rise=1.55, aside=-0.3)
