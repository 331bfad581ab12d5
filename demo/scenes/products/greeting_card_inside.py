"""The greeting card of greeting_card.py, wide open: both halves of its inside."""
from greeting_card import PRINT, folded, white_studio
from studio import camera

FACTS = PRINT | {"side": "inside"}

TURN = 27


def build():
    white_studio(right=190)
    folded((0, 0.3), (TURN, -TURN))
    camera((0.3, -14.5, 3.6), (0.0, 0, 0.66), 220)
