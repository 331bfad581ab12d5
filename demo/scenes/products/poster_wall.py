"""The paper print of poster.py over a bed."""
from bedroom import bedroom, bedside, morning_light
from poster import PRINT, pinned_sheet
from studio import camera

FACTS = PRINT | {"view": "in-use"}


def build():
    pinned_sheet()
    bedroom(-8.9)
    bedside(6.9, -6.6)
    morning_light(0.2)
    camera((1.9, -34, -0.6), (1.1, 0, -1.3), 36 * 34 / 12.6)
