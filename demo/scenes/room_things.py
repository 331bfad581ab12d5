"""What stands about in a room, beside the books and the vase."""
import math

from geometry import lathe, smooth_profile, tube
from materials import bump, coordinates, linear, noise, oak, principled


def candlestick(place, height=1.5):
    brass = principled("brass", linear("#b8945a"), rough=0.28, metallic=1)
    wax = principled("wax", linear("#f1e9da"), rough=0.55, specular=0.4)
    foot = [(0, 0.05), (0.30, 0.04), (0.36, 0.02), (0.36, 0), (0.30, 0)]
    stem = [(0, 0.05), (0.12, 0.05), (0.05, 0.14), (0.045, 0.45), (0.05, 0.5), (0.13, 0.55), (0.13, 0.62), (0.11, 0.62), (0, 0.6)]
    candle = [(0, 0.6), (0.1, 0.6), (0.1, 0.6 + height - 0.03), (0.07, 0.6 + height), (0, 0.6 + height - 0.02)]
    wick = tube("wick", [(0, 0, 0.6 + height - 0.02), (0.01, 0, 0.6 + height + 0.03), (0.025, 0, 0.6 + height + 0.08)], 0.008, principled("wick", linear("#3a342c")))
    parts = [lathe("foot", foot, brass, 64), lathe("stem", stem, brass, 48), lathe("candle", candle, wax, 48), wick]
    for part in parts:
        part.location = place


def bowl(place, color="#8d9a8c", size=1.0):
    clay = principled("bowl", linear(color), rough=0.5, specular=0.35)
    bump(clay, noise(clay, coordinates(clay, "Object"), 7), 0.2, 0.03)
    profile = [(0, 0.03), (0.3, 0.03), (0.32, 0), (0.38, 0), (0.42, 0.06), (0.66, 0.24), (0.80, 0.5), (0.84, 0.62)]
    profile += [(0.82, 0.635), (0.79, 0.61), (0.74, 0.5), (0.6, 0.28), (0.35, 0.12), (0, 0.09)]
    thing = lathe("bowl", smooth_profile(profile), clay, 96)
    thing.scale = (size, size, size)
    thing.location = place


def peg(height):
    """Of wood, out of the wall."""
    profile = [(0, 0), (0.15, 0), (0.10, 0.1), (0.095, 0.75), (0.16, 0.8), (0.17, 0.86), (0.14, 0.9), (0, 0.9)]
    thing = lathe("peg", profile, oak(), 48)
    thing.rotation_euler[0] = math.pi / 2
    thing.location.z = height
