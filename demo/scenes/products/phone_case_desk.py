"""The case of phone_case.py on a phone that lies on a desk."""
from coaster import coffee_cup
from desk import daylight, look_down, table
from desk_things import group, pencil
from mug_desk import notebook
from phone_case import PRINT, phone

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=5, dark="#5f4330", light="#86634a")
    daylight()
    group(phone(), (-0.22, -0.12, 0), 13)
    notebook((1.2, 0.5, 0), -16)
    pencil((0.42, -0.86, 0), 97, "#e8b04b", 1.5)
    coffee_cup((-0.95, 1.15, 0), 140)
    look_down((0.06, 0.0, 0.1), 2.2, rise=1.6, aside=-0.4)
