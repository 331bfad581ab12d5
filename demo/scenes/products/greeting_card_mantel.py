"""The card of greeting_card.py on a mantelpiece, among candles and branches."""
from geometry import box
from greeting_card import PRINT, standing_card
from materials import linear, principled
from room import vase_with_branches, wall, window_light
from room_things import candlestick
from studio import camera

FACTS = PRINT | {"side": "outside", "view": "in-use"}


def build():
    standing_card((-0.6, -1.1))
    wall("#a9b5ab")
    paint = principled("mantelpiece", linear("#d6cdbf"), rough=0.45, specular=0.3)
    box("mantelpiece", (20, 2.1, 0.22), (0, -1.05, -0.11), paint, 0.03)
    box("moulding", (19.7, 1.9, 0.16), (0, -0.95, -0.3), paint, 0.06)
    box("moulding", (19.4, 1.65, 0.16), (0, -0.82, -0.46), paint, 0.06)
    box("chimney breast", (19, 1.4, 6), (0, -0.7, -3.5), paint, 0.02)
    candlestick((-1.35, -0.8, 0), 1.6)
    candlestick((-1.95, -1.15, 0), 1.1)
    vase_with_branches(1.75, -0.85, 0, branches=5, seed=9)
    window_light((0.0, -0.8, 1.0), 1.7, 1.9)
    camera((0.4, -17, 4.3), (-0.02, -1, 0.88), 36 * 16 / 3.75)
