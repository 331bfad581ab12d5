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
    lay_down(book(WIDTH, front=-4, settled=2), (-0.02, -0.38, 0), -9)
    coffee_cup((1.5, 1.2, 0), -35)
    look_down((0.05, 0.08, 0.2), 4.1, rise=1.0, aside=0.4)
