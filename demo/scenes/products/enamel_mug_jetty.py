"""The mug of enamel_mug.py on a jetty in the morning, the lake out of focus behind it."""
from enamel_mug import PRINT, enamel_mug
from jetty import jetty, lake, mooring_post, morning
from lens import photographed

FACTS = PRINT | {"shows": [0.54, 1], "view": "in-use"}


def build():
    jetty(edge=1.75)
    enamel_mug((0.12, 0, 0), -14)
    mooring_post((-0.98, 1.2, 0))
    lake(40, -0.1, 22)
    morning((0, 0, 0.4))
    photographed((0, -9, 1.2), (0.16, 0, 0.47), 36 * 9 / 2.15, sharp_at=(0.1, -0.3, 0.4), aperture=16)
