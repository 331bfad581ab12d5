"""The photo book of photo_book.py, 280 x 210 mm."""
from binding import placed
from photo_book import book, studio
from studio import camera

FACTS = {
    **{"side": "cover", "print": {"width": 280, "height": 210}, "uvCovers": "trim", "tint": False},
    "inUse": "photo-book-landscape-table",
}

WIDTH = 2.8


def build():
    studio()
    placed(book(WIDTH, front=-12, back=10), (0, 0.1, 0), 29)
    camera((0.04, -14.2, 5.85), (0.04, 0, 1.0), 138)
