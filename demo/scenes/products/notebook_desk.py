"""The notebook of notebook.py at a place to work."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from desk_things import computer_mouse, group, keyboard, pencil
from notebook import PRINT, notebook

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=2, dark="#a98a69", light="#c6a883")
    daylight()
    group(notebook(), (-0.55, -0.35, 0), 12)
    pencil((0.62, -1.15, 0), 166, "#b4431f")
    keyboard((0.1, 1.72, 0), -3)
    computer_mouse((1.75, 0.95, 0), -12)
    coffee_cup((1.66, -0.72, 0), -30)
    look_down((0.35, 0.12, 0.1), 4.3, rise=1.6, aside=-0.6)
