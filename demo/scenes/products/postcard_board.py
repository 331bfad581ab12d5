"""The card of postcard.py on a cork board, among notes and samples of paint."""
import math

from mathutils import Matrix

from geometry import box, lathe
from magnet import note
from materials import bump, coordinates, linear, link, noise, node, oak, principled, printable, shader
from postcard import PRINT, board, sheet
from room import wall, window_light
from slab import slab
from studio import camera

FACTS = PRINT | {"side": "front", "view": "in-use"}

LEFT, BOTTOM, WIDE, HIGH = -1.44, -1.4, 5.2, 3.6


def build():
    wall("#d8c9b6").location.y = 0.16
    cork_board()
    hang([sheet(printable(board()), 0.07)], (0.12, -0.1), -3)
    pin((0.1, 0.385), "#b4431f", 0.02)
    note((1.3, 0.4), 5)
    pin((1.32, 0.78), "#2f5d50")
    paints((-0.9, 0.8), 8)
    ticket((1.05, -0.92), -7)
    window_light((0.75, 0, 0.1), 1.7, 1.9)
    camera((1.4, -16, 0.6), (0.16, 0, -0.04), 36 * 16 / 3.1)


def cork_board():
    cork = principled("cork", linear("#b9946a"), rough=0.95, specular=0.1)
    grains = noise(cork, coordinates(cork, "Object"), 30, detail=10)
    ramp = node(cork, "ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.color, dark.position = linear("#94704a"), 0.36
    light.color, light.position = linear("#c7a27a"), 0.58
    link(cork, grains, ramp.inputs[0])
    link(cork, ramp.outputs[0], shader(cork).inputs["Base Color"])
    bump(cork, grains, 0.5, 0.02)
    middle = (LEFT + WIDE / 2, BOTTOM + HIGH / 2)
    box("cork", (WIDE, 0.1, HIGH), (middle[0], 0.05, middle[1]), cork, 0)
    wood = oak("#7a5536", "#a67c54")
    for x in (LEFT, LEFT + WIDE):
        box("frame", (0.16, 0.26, HIGH + 0.16), (x, 0.03, middle[1]), wood, 0.02)
    for z in (BOTTOM, BOTTOM + HIGH):
        box("frame", (WIDE + 0.16, 0.25, 0.16), (middle[0], 0.03, z), wood, 0.02)


def hang(parts, place, turn, off=0.004):
    """From lying on its back to the board."""
    hung = Matrix.Translation((place[0], -off, place[1])) @ Matrix.Rotation(math.radians(-turn), 4, "Y")
    hung = hung @ Matrix.Rotation(math.pi / 2, 4, "X")
    for part in parts:
        part.matrix_world = hung @ part.matrix_basis


def pin(place, color, off=0.03):
    plastic = principled("pin", linear(color), rough=0.25, specular=0.5, coat=0.5)
    profile = [(0, 0), (0.055, 0), (0.06, 0.012), (0.03, 0.03), (0.028, 0.1), (0.05, 0.125), (0.05, 0.14), (0, 0.145)]
    head = lathe("pin", profile, plastic, 48)
    head.matrix_world = Matrix.Translation((place[0], -off, place[1])) @ Matrix.Rotation(math.pi / 2, 4, "X")


def paints(place, turn):
    """A strip with three of them."""
    paper = principled("strip", linear("#f1ece2"), rough=0.8)
    parts = slab("strip", (0.42, 1.26, 0.006), 0.01, paper, paper, softened=0.002)
    for row, color in enumerate(("#d9a78f", "#c98a6b", "#a9603f")):
        parts.append(box("paint", (0.36, 0.34, 0.003), (0, 0.42 - row * 0.38, 0.006), principled("paint", linear(color), rough=0.7), 0.001))
    hang(parts, place, turn)
    pin((place[0] + 0.02, place[1] + 0.52), "#e8b04b")


def ticket(place, turn):
    paper = principled("ticket", linear("#e7c9bb"), rough=0.8)
    ink = principled("ticket ink", linear("#7d4a3c"), rough=0.8)
    parts = slab("ticket", (0.86, 0.4, 0.006), 0.01, paper, paper, softened=0.002)
    for dx, dy, wide, high in ((-0.12, 0.08, 0.44, 0.05), (-0.18, -0.02, 0.32, 0.025), (-0.18, -0.09, 0.32, 0.025), (0.2, 0, 0.008, 0.32)):
        parts.append(box("ticket ink", (wide, high, 0.002), (dx, dy, 0.006), ink, 0))
    for step, wide in enumerate((0.012, 0.02, 0.008, 0.016, 0.012)):
        parts.append(box("ticket ink", (0.12, wide, 0.002), (0.31, -0.1 + step * 0.05, 0.006), ink, 0))
    hang(parts, place, turn)
    pin((place[0] - 0.36, place[1] + 0.08), "#3b4a55")
