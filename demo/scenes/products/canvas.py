"""A 600 x 400 mm canvas on a 36 mm stretcher, on the wall above a sideboard; the print wraps around its edges."""
import math

from geometry import box, round_edges
from lemons import lemons
from materials import WHITE, bump, coordinates, principled, printable, threads
from room import books, sideboard, wall, window_light
from room_things import bowl
from studio import camera

PRINT = {"side": "front", "print": {"width": 672, "height": 472}, "uvCovers": "bleed", "tint": False, "uvStep": 1}
FACTS = PRINT | {"inUse": "canvas-wall"}

WIDTH, HEIGHT, DEPTH = 6.0, 4.0, 0.36
TOP_OF_SIDEBOARD = -3.6


def build():
    wall()
    stretched_canvas()
    sideboard(TOP_OF_SIDEBOARD)
    books(-3.1, -1.7, TOP_OF_SIDEBOARD)
    bowl((2.75, -1.6, TOP_OF_SIDEBOARD), "#7d9178", 1.05)
    lemons((2.75, -1.6, TOP_OF_SIDEBOARD + 0.05))
    window_light()
    camera((1.3, -19, 0.2), (0.15, 0, -0.75), 76)


def stretched_canvas():
    cloth = printable(principled("canvas", WHITE, rough=0.75, specular=0.2))
    bump(cloth, threads(cloth, coordinates(cloth, "Generated"), 170), 0.25, 0.006)
    thing = box("canvas", (WIDTH, DEPTH, HEIGHT), (0, -DEPTH / 2 - 0.03, 0), cloth, bevel=0)
    layer = thing.data.uv_layers.new(name="print")
    for polygon in thing.data.polygons:
        for loop in polygon.loop_indices:
            corner = thing.data.vertices[thing.data.loops[loop].vertex_index].co
            layer.data[loop].uv = wrapped(polygon.normal, corner)
    round_edges(thing, 0.03)


def wrapped(normal, corner):
    """Front in the middle; on the sides the print goes on, away from the viewer."""
    x, depth, z = corner
    if normal.y > 0.5:
        return (-1, -1)
    back = DEPTH if depth > 0 else 0.0
    if abs(normal.x) > 0.5:
        x += math.copysign(back, x)
    elif abs(normal.z) > 0.5:
        z += math.copysign(back, z)
    u = (x + WIDTH / 2 + DEPTH) / (WIDTH + 2 * DEPTH)
    v = (z + HEIGHT / 2 + DEPTH) / (HEIGHT + 2 * DEPTH)
    return (min(0.9999, max(0.0001, u)), min(0.9999, max(0.0001, v)))
