"""The bag of tote_bag.py on a peg in the hall, with branches in it."""
import numpy as np
from mathutils import Vector

from hall import hall, hall_light, rail_peg, straw_hat
from materials import linear, principled
from room import branch
from studio import camera
from tote_bag import PEG, PRINT, hung_bag

FACTS = PRINT | {"view": "in-use"}

RAIL = PEG[2] - 0.11


def build():
    hung_bag()
    branches((0.55, PEG[1] + 0.06, -0.9))
    hall(RAIL)
    for x in (-4.3, 0, 4.3):
        rail_peg(x, RAIL)
    straw_hat((-4.25, -0.78, RAIL - 0.45))
    hall_light((0, 0, -1))
    camera((-1.5, -24, 0.2), (-0.6, 0, -1.05), 36 * 24 / 8.3)


def branches(foot):
    random = np.random.default_rng(6)
    leaf = principled("leaf", linear("#7d9178"), rough=0.6, specular=0.25)
    stem = principled("stem", linear("#6f6a4c"), rough=0.8)
    for shift in (-0.5, -0.2, 0.1, 0.3, 0.5):
        branch(Vector(foot) + Vector((shift, 0, 0)), random, leaf, stem, (0.05, 0.22))
