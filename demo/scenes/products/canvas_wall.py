"""The canvas of canvas.py over a sofa."""
from canvas import PRINT, stretched_canvas
from over_sofa import over_sofa

FACTS = PRINT | {"view": "in-use"}


def build():
    stretched_canvas()
    over_sofa(-2.0, 10.8)
