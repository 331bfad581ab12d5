"""The second brand's home page: a photo book, a mug, a phone and coasters on painted blocks. One UV square holds their designs (see CELLS)."""
import math

from binding import placed
from coaster import SIZE, THICK, coaster
from lens import sunshine
from materials import WHITE, linear, principled, printable
from mug import cup, glaze, handle, stand
from phone_case import lean, phone
from photo_book import book
from plinths import arch, drum, steps
from slab import slab
from studio import ambient, area_light, camera, cyclorama
from water_bottle import bottle

FACTS = {"side": "all", "print": {"width": 2, "height": 1}, "uvCovers": "trim", "tint": False, "uvStep": 1}
ASPECT = 1.6

# Left, bottom, width and height of each design in the UV square, with a gutter around it.
CELLS = {
    "book": (0.01, 0.02, 0.48, 0.96),
    "mug": (0.51, 0.77, 0.48, 0.21),
    "bottle": (0.51, 0.52, 0.48, 0.21),
    "phone": (0.51, 0.02, 0.23, 0.46),
    "coaster": (0.76, 0.02, 0.23, 0.46),
}
DRUM, DRUM_RADIUS, DRUM_HEIGHT = (-2.35, -0.1), 0.7, 1.2
LAVENDER, VIOLET, LIME, CORAL, SKY = "#cdc6ff", "#5b2eff", "#c6f24e", "#ff6b57", "#bfe3ff"


def build():
    cyclorama(LAVENDER, depth=3.4, radius=1.6)
    light()
    arch((-0.1, 1.25), 2.9, 3.1, 0.5, VIOLET)
    drum((-0.1, -0.3), 1.2, 0.3, LIME)
    placed(book(front=-9, back=9, cell=CELLS["book"], linen=("#1c1436", "#4a3c82")), (-0.1, -0.25, 0.3), 21)
    drum(DRUM, DRUM_RADIUS, DRUM_HEIGHT, CORAL)
    two_tone_mug((*DRUM, DRUM_HEIGHT), -22, VIOLET)
    steps((2.3, 0.3), ((0.95, 0.3), (0.95, 0.95)), 0.95, SKY, -8)
    bottle((1.84, 0.35, 0.3), -16, CELLS["bottle"])
    lean(phone(CELLS["phone"]), (2.7, -0.445, 0), -8, 12)
    coasters((-0.95, -1.85))
    camera((0, -15, 2.7), (0.1, 0, 1.34), 36 * 15 / 7.05)


def light():
    ambient("#cfc6ff", 0.36)
    sunshine((0.75, 0.6, -0.52), 3.5, "#fff4e6", 2.4)
    area_light((-5, -9, 7.0), (0, 0, 1), 6.0, 5.0, 150, "#ffffff")


def two_tone_mug(place, turn, color):
    glazes = [glaze(name, linear(color)) for name in ("inside", "handle")]
    stand([cup(printable(glaze("body"), cell=CELLS["mug"]), glazes[0]), handle(glazes[1])], place, turn)


def coasters(place):
    """A stack, and one that leans on the drum."""
    lacquer = printable(principled("lacquer", WHITE, rough=0.22, specular=0.5), cell=CELLS["coaster"])
    edge = principled("hardboard", linear("#7d5b3d"), rough=0.85)
    for level, turn in enumerate((24, 8, 17)):
        coaster((*place, level * (THICK + 0.001)), turn, lacquer, edge)
    turn, back = 26, 18
    away = DRUM_RADIUS + SIZE * math.sin(math.radians(back))
    foot = (DRUM[0] + away * math.sin(math.radians(turn)), DRUM[1] - away * math.cos(math.radians(turn)), 0)
    lean(slab("coaster", (SIZE, SIZE, THICK), 0.09, lacquer, edge, softened=0.007), foot, turn, back, SIZE)
