"""The magnet of magnet.py on a fridge in a kitchen."""
import numpy as np

from geometry import tube
from kitchen import jar, kitchen_light, tiled_wall
from lemons import lemons
from magnet import PRINT, magnet, note
from materials import WHITE, bump, coordinates, linear, noise, principled, printable
from pillow import padded
from room_things import bowl
from studio import camera

FACTS = PRINT | {"view": "in-use"}

TOP, BEHIND = 0.98, 5.6


def build():
    tiled_wall("#e2ddd1", tile=(1.2, 0.6)).location.y = BEHIND
    fridge()
    note((0.62, -0.34), 3)
    film = printable(principled("film", WHITE, rough=0.2, specular=0.5, coat=0.35, coat_rough=0.08))
    rubber = principled("magnet", linear("#2b2926"), rough=0.8, specular=0.2)
    magnet((-0.5, -0.28), -4, film, rubber)
    magnet((0.58, 0.13), 4, film, rubber)
    jar((-0.85, 2.2, TOP), "#c08a6c", 0.62, 0.42)
    bowl((0.62, 1.6, TOP), "#d8cdbb", 0.82)
    lemons((0.62, 1.6, TOP + 0.08), 0.9)
    kitchen_light((0, 0, 0.5))
    camera((-1.3, -13, 1.9), (0.02, 0, 0.56), 36 * 13.2 / 3.05)


def fridge():
    enamel = principled("enamel", linear("#9db8c2"), rough=0.28, specular=0.5, coat=0.6, coat_rough=0.1)
    bump(enamel, noise(enamel, coordinates(enamel, "Object"), 2.2), 0.04, 0.02)
    chrome = principled("chrome", linear("#d5d5d3"), rough=0.14, metallic=1)
    padded("door", (6, 0.7, 14), (0.1, 0.35, TOP - 7), enamel, crown=0, edge=0.3)
    padded("body", (6, 5, 14), (0.1, 3.22, TOP - 7), enamel, crown=0, edge=0.4)
    grip = [(-1.62, 0.02), (-1.62, -0.1), (-1.62, -0.2), (-1.62, -0.24)]
    ends = [(x, y, 0.45) for x, y in grip]
    tube("handle", ends + [(-1.62, -0.24, z) for z in np.linspace(0.35, -4, 7)], 0.05, chrome)
