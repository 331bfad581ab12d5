"""A 300 x 400 mm print behind glass, in a bevelled mount and an oak frame that leans on the wall."""
import math

from mathutils import Matrix

from frame import mitred
from materials import WHITE, linear, oak, principled, printable
from room import books, sideboard, vase_with_branches, wall, window_light
from room_things import bowl
from slab import slab
from studio import area_light, camera

PRINT = {"side": "front", "print": {"width": 300, "height": 400}, "uvCovers": "trim", "tint": False, "uvStep": 1}
FACTS = PRINT | {"inUse": "framed-poster-wall"}

WIDTH, HEIGHT = 3.0, 4.0
MOUNT, WOOD, REBATE = 0.46, 0.20, 0.05
PAPER, BOARD = 0.10, 0.125
TOP = -2.72
LEAN = 4.2


def build():
    wall("#ddd6ca")
    sideboard(TOP)
    lean(*framed_print())
    books(-2.75, -1.45, TOP)
    bowl((2.35, -1.75, TOP), "#c9b8a3", 0.72)
    vase_with_branches(3.3, -1.1, TOP, branches=5, seed=14)
    window_light((0.6, 0, 0.5), 2.5, 3.6)
    # Its reflection in the glass is the soft streak in the upper left.
    streak = area_light((-5.4, -21, 5.6), (-0.6, 0, 1), 1.5, 16, 120)
    streak.rotation_euler.rotate_axis("Z", math.radians(-28))
    camera((1.2, -20, 0.5), (0.2, 0, -0.2), 101)


def framed_print():
    """Upright before y = 0, the middle at the origin; and half its height."""
    glass = {"coat": 0.9, "coat_rough": 0.02}
    paper = printable(principled("print", WHITE, rough=0.7, specular=0.1, **glass))
    mount = principled("mount", linear("#f4f0e8"), rough=0.8, specular=0.1, **glass)
    core = principled("mount core", linear("#fffdf8"), rough=0.8, specular=0.1)
    across, up = WIDTH + 2 * MOUNT, HEIGHT + 2 * MOUNT
    outer = (across + 2 * (WOOD - REBATE), up + 2 * (WOOD - REBATE))
    wood = [(0, 0), (0, 0.25), (0.02, 0.27), (WOOD - 0.03, 0.27), (WOOD, 0.245), (WOOD, BOARD)]
    cut = MOUNT + 0.022
    parts = mitred("frame", *outer, wood, oak("#a67c50", "#d2ae82"))
    parts += mitred("mount", across, up, [(0, BOARD), (MOUNT, BOARD)], mount)
    parts += mitred("cut", across, up, [(MOUNT, BOARD), (cut, PAPER)], core)
    sheet = slab("print", (WIDTH, HEIGHT, 0.004), 0.001, paper, paper, softened=0.001)
    for part in sheet:
        part.rotation_euler[0] = math.pi / 2
        part.location.y = -PAPER + 0.003
    return parts + sheet, outer[1] / 2


def lean(parts, half):
    """The upper edge touches the wall, the lower one stands on the sideboard."""
    foot = -2 * half * math.sin(math.radians(LEAN))
    turn = Matrix.Translation((0, foot, TOP)) @ Matrix.Rotation(math.radians(-LEAN), 4, "X")
    for part in parts:
        part.location.z += half
        part.matrix_world = turn @ part.matrix_basis
