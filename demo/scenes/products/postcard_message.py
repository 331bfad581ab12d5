"""The message side of postcard.py, with a pencil beside it."""
from desk import look_down
from desk_things import group, pencil
from materials import printable
from postcard import PRINT, board, sheet
from studio import cyclorama, softboxes

FACTS = PRINT | {"side": "message"}


def build():
    cyclorama()
    softboxes((0, 0, 0))
    group([sheet(printable(board()), 0.03)], (-0.02, 0.14, 0), 4)
    pencil((-0.8, -0.76, 0), 96, "#2f5d50", 1.6)
    look_down((0.0, -0.04, 0), 2.06, rise=1.75, aside=-0.4)
