"""The mat of mouse_mat.py at a desk, the mouse on it."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from desk_things import computer_mouse, group
from mouse_mat import PRINT, mat
from office import cactus, laptop

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=1, dark="#b7a48d", light="#d2c2ad")
    daylight()
    group(mat(), (0.75, -0.5, 0), -4)
    computer_mouse((1.78, -0.35, 0.02), 12)
    laptop((-2.0, 0.75, 0), 12)
    cactus((0.35, 1.75, 0), "#bf7a5f")
    coffee_cup((1.75, 1.45, 0), -25)
    look_down((0.2, 0.12, 0.2), 4.7, rise=0.95, aside=0.6)
