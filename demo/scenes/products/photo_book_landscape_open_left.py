"""The photo book of photo_book_landscape_open.py, of which the left page is the printed one."""
from desk import daylight, look_down, table
from desk_things import group
from photo_book_landscape import WIDTH
from photo_book_landscape_open import FACTS as RIGHT
from photo_book_open import open_book

FACTS = RIGHT | {"side": "page-2"}


def build():
    table(turn=3, dark="#a98a69", light="#c9ac88")
    daylight()
    group(open_book(width=WIDTH, printed=-1), (0, 0, 0), -4)
    look_down((-1.05, 0.0, 0.1), 4.1, rise=1.55, aside=0.3)
