"""A wooden table beside a window, seen from above at an angle; the window is at the upper left."""
from geometry import box
from materials import oak
from studio import ambient, area_light, camera

PLANK, PLANKS = 1.55, 9


def table(turn=0.0, dark="#bda58a", light="#d3c1aa"):
    """Its top is at height 0."""
    for index in range(PLANKS):
        y = (index - PLANKS / 2 + 0.5) * PLANK
        box("plank", (26, PLANK - 0.012, 0.3), (0, y, -0.15), oak(dark, light, shift=index * 3.7), 0.012, turn)


def daylight(target=(0, 0, 0)):
    """Broad light from the window, a weaker one from the room."""
    ambient("#fbf8f4", 0.5)
    area_light((-6.5, 4.2, 6.0), target, 3.2, 4.2, 980, "#fff9f1")
    area_light((6.5, -4.5, 5.5), target, 5.0, 5.0, 150, "#fff1e4")


def look_down(target, width, rise=1.7, aside=0.0):
    """`width`: what fits across the picture at the target; `rise`: height of the camera for each step back."""
    back = 10.0
    x, y, z = target
    distance = (aside**2 + back**2 + (back * rise) ** 2) ** 0.5
    camera((x + aside, y - back, z + back * rise), target, 36 * distance / width)
