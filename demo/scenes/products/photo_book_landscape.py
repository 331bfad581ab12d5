"""The closed photo book of photo_book.py, 280 x 210 mm."""
from photo_book import book
from studio import area_light, camera, cyclorama, softboxes

FACTS = {
    **{"side": "cover", "print": {"width": 280, "height": 210}, "uvCovers": "trim", "tint": False},
    "inUse": "photo-book-landscape-table",
}

WIDTH = 2.8


def build():
    cyclorama()
    softboxes((0, 0, 1.0))
    area_light((3.5, -7.5, 3.0), (0, 0, 1.0), 4.0, 4.0, 190, "#fff6ec")
    book((0, 0, 0), 16, width=WIDTH)
    camera((0, -14.5, 3.3), (0.02, 0, 1.0), 128)
