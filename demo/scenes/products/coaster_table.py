"""The coasters of coaster.py on a coffee table: a cup stands on one of them."""
from coaster import PRINT, coaster, coffee_cup
from desk import daylight, look_down, table
from desk_things import group
from geometry import box, lathe, smooth_profile
from materials import WHITE, bump, coordinates, linear, noise, principled, printable, threads
from office import cactus

FACTS = PRINT | {"view": "in-use"}


def build():
    table(turn=-7, dark="#6b4a32", light="#8f6a4a")
    daylight()
    lacquer = printable(principled("lacquer", WHITE, rough=0.22, specular=0.5))
    hardboard = principled("hardboard", linear("#7d5b3d"), rough=0.85)
    coaster((-0.55, -0.62, 0), 14, lacquer, hardboard)
    coaster((0.78, 0.34, 0), -12, lacquer, hardboard)
    coffee_cup((0.78, 0.36, 0.042), -38)
    magazine((-1.2, 1.3, 0), 17)
    cactus((-0.75, 1.75, 0.16), "#b9705a")
    sugar((1.15, -0.95, 0))
    look_down((0.1, 0.12, 0.1), 3.1, rise=1.05, aside=0.7)


def magazine(place, turn):
    paper = principled("pages", linear("#efe8da"), rough=0.9)
    bump(paper, threads(paper, coordinates(paper, "Object"), 60, "Z"), 0.6, 0.008)
    cover = principled("magazine", linear("#4f6f66"), rough=0.4, specular=0.4)
    parts = [box("pages", (1.86, 2.54, 0.12), (0, 0, 0.065), paper, 0.01), box("cover", (1.9, 2.58, 0.014), (0, 0, 0.132), cover, 0.004)]
    parts.append(box("title", (1.2, 0.2, 0.004), (-0.2, 0.95, 0.14), principled("title", linear("#e9d9bd"), rough=0.5), 0))
    group(parts, place, turn)


def sugar(place):
    clay = principled("sugar bowl", linear("#d8cdbb"), rough=0.4, specular=0.4)
    bump(clay, noise(clay, coordinates(clay, "Object"), 6), 0.15, 0.02)
    white = principled("sugar", linear("#f2efe9"), rough=0.9)
    profile = [(0, 0.03), (0.2, 0.03), (0.22, 0), (0.26, 0.02), (0.36, 0.16), (0.38, 0.3), (0.36, 0.31), (0.33, 0.17), (0.2, 0.07), (0, 0.06)]
    parts = [lathe("sugar bowl", smooth_profile(profile), clay, 64)]
    for x, y, z, turn in ((-0.09, -0.05, 0.2, 10), (0.1, -0.07, 0.2, 40), (0.0, 0.1, 0.2, 70), (0.0, 0.0, 0.34, 25)):
        parts.append(box("sugar", (0.15, 0.15, 0.13), (x, y, z), white, 0.015, turn))
    group(parts, place, 0)
