"""A living room for what hangs on a wall: a sofa below it, a side table with books and branches."""
from geometry import box
from materials import linear, oak, principled
from pillow import pillow
from room import books, vase_with_branches, wall, window_light
from sofa import sofa
from studio import camera


def over_sofa(lowest, width, paint="#d3cbbe", cloth="#9fa69b", cushions=("#94604a", "#c4b8a4")):
    """`lowest`: the lower edge of what hangs around the origin; `width`: what fits across the picture."""
    wall(paint)
    seat, top = lowest - 4.95, lowest - 2.6
    sofa((0.4, -3.9, seat), cloth)
    for x, color, turn, seed in ((-2.9, cushions[0], 8, 1), (1.9, cushions[1], -7, 2)):
        pillow((x, -3.45, seat + 0.05), (3.7, 3.7, 1.3), color, 70, turn, seed)
    box("side table", (3.4, 3.0, 0.2), (6.75, -2.2, top - 0.1), oak(), 0.05)
    box("leg", (0.25, 0.25, 6), (6.4, -2.2, top - 3.1), principled("leg", linear("#54483b"), rough=0.5), 0.03)
    books(6.5, -2.6, top)
    vase_with_branches(5.55, -1.7, top, branches=7, seed=17)
    window_light((0.8, 0, lowest + 1.4), 4.2, 5.2)
    height = lowest + width * 0.5 - 3.9
    camera((1.6, -34, height + 0.6), (0.09 * width, 0, height), 36 * 34 / width)
