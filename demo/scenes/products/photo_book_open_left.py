"""The photo book of photo_book_open.py, of which the left page is the printed one."""
from desk import daylight, look_down, table
from desk_things import group
from photo_book_open import FACTS as RIGHT
from photo_book_open import open_book

FACTS = RIGHT | {"side": "page-2"}


def build():
    table(turn=4, dark="#a98a69", light="#c9ac88")
    daylight()
    group(open_book(printed=-1), (0, 0, 0), -5)
    look_down((-0.72, -0.02, 0.1), 3.4, rise=1.55, aside=0.3)
