"""The notebook of notebook.py at a place to work."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from desk_things import computer_mouse, group, keyboard, pencil
from notebook import PRINT, notebook

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=2, dark="#6f4f36", light="#94704f")
    daylight()
    group(notebook(), (-0.62, -0.4, 0), 12)
    pencil((0.62, -1.25, 0), 166, "#e8b04b")
    keyboard((-0.2, 1.72, 0), -3)
    computer_mouse((1.72, 1.35, 0), -12)
    coffee_cup((1.5, -0.45, 0), -30)
    look_down((0.3, 0.12, 0.1), 4.3, rise=1.6, aside=-0.6)
