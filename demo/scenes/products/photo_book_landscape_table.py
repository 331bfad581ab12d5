"""The photo book of photo_book_landscape.py on a coffee table, beside a cup."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from photo_book import book
from photo_book_landscape import FACTS as STUDIO, WIDTH
from photo_book_table import lay_down

FACTS = {key: STUDIO[key] for key in ("side", "print", "uvCovers", "tint")} | {"view": "in-use"}


def build():
    table(turn=5, dark="#7d8f86", light="#9dafa5")
    daylight()
    lay_down(book((0, 0, 0), 0, width=WIDTH), (-0.1, -0.35, 0), -9)
    coffee_cup((1.75, 1.05, 0), -35)
    look_down((0.1, 0.1, 0.2), 4.3, rise=1.1, aside=0.4)
