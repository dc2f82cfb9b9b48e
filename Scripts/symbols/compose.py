"""Compositions that a recipe can ask for. Every function takes outlines and answers one."""
import math

from pathops import Path
from shapes import CIRCLE, STROKE, arc, centered, circle, difference, grown, line, rounded_rectangle, scaled, union
from variants import combined, dotted, filled, fitted, lens, over, part, ringed, row, solid, stacked

RADIUS = CIRCLE / 2
SQUARE = 450
# The shell below is drawn 1,190 wide; in a picture of iOS 18 it is 1,450.
BATTERY = 1.217


def ring():
    return difference(circle(RADIUS), circle(RADIUS - STROKE))


def square_ring():
    return difference(square_plate(), rounded_rectangle(STROKE - SQUARE, STROKE - SQUARE, SQUARE - STROKE, SQUARE - STROKE, 100))


def square_plate():
    return rounded_rectangle(-SQUARE, -SQUARE, SQUARE, SQUARE, 170)


# Between a slash and what it crosses; in a picture of iOS 18 the slash of wifi.slash stands 56 from the arcs.
SLASH_GAP = 56


def slashed(path, *ends):
    """A bar from the top left to the bottom right, or between the ends that are named, with a gap beside it."""
    left, top, right, bottom = centered(path).bounds
    reach = min(max(right, bottom, 330), 470)
    x, y = reach, min(reach, max(bottom, 300) * 1.1)
    bar = ends or (-x, -y, x, y)
    return union(difference(centered(path), line(*bar, STROKE + 2 * SLASH_GAP)), line(*bar, STROKE))


def badged(path, badge):
    """A small filled symbol over the lower right corner, with a gap around it."""
    left, top, right, bottom = path.bounds
    small = fitted(badge, 440, largest=1)
    half = 220
    small = scaled(small, 1, right - half * 0.45, bottom - half * 0.55)
    return union(difference(path, grown(filled(small), 60)), small)


def inside(path, content):
    left, top, right, bottom = path.bounds
    small = fitted(content, 0.48 * min(right - left, bottom - top))
    return union(path, scaled(small, 1, (left + right) / 2, (top + bottom) / 2))


def cut(path, content):
    left, top, right, bottom = path.bounds
    small = fitted(content, 0.52 * min(right - left, bottom - top))
    return difference(path, scaled(small, 1, (left + right) / 2, (top + bottom) / 2))


def battery(level):
    """A lying battery filled to `level` 0…1."""
    shell = difference(rounded_rectangle(-590, -270, 500, 270, 160), rounded_rectangle(-524, -204, 434, 204, 105))
    cap = difference(circle(92, 520, 0), rounded_rectangle(300, -200, 545, 200, 0.5))
    body = union(shell, cap)
    if level > 0:
        body = union(body, rounded_rectangle(-474, -154, -474 + 858 * level, 154, 66))
    return scaled(body, BATTERY)


def turned(path, degrees):
    """The outline turned clockwise around the optical centre."""
    angle = math.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    return path.transform(c, s, -s, c, 0, 0)


def bolted(path, bolt):
    small = scaled(fitted(bolt, 640 * BATTERY, largest=2), 1, -45 * BATTERY, 0)
    return union(difference(path, grown(small, 56)), small)


def pair(path):
    """Two mirrored copies whose lower ends cross."""
    upright = scaled(centered(path), 0.8)
    first = upright.transform(0.9, 0.43, -0.43, 0.9, 190, -30)
    second = first.transform(-1, 0, 0, 1, 0, 0)
    return union(difference(first, grown(second, 36)), second)


def dots(centre, inner, outer):
    """Nineteen dots in a hexagon, with the radii of the middle one, the six around it and the outer twelve."""
    result = Path()
    for column in range(-2, 3):
        rows = 5 - abs(column)
        for row in range(rows):
            y = (row - (rows - 1) / 2) * 271
            ring = max(abs(column), abs(column) / 2 + abs(y) / 271)
            radius = centre if ring < 0.5 else inner if ring < 1.5 else outer
            result = union(result, circle(radius, column * 234, y))
    return result


def dashed(count):
    step = 360 / count
    result = Path()
    for index in range(count):
        start = index * step
        result = union(result, arc(RADIUS - STROKE / 2, start, start + (step * 0.45 if count < 20 else 0.5), STROKE))
    return result


COMPOSITIONS = {
    "all": combined,
    "bold": grown,
    "dot": dotted,
    "flipped": lambda path: path.transform(1, 0, 0, -1, 0, 0),
    "lens": lens,
    "mirrored": lambda path: path.transform(-1, 0, 0, 1, 0, 0),
    "over": over,
    "part": part,
    "ringed": ringed,
    "row": row,
    "solid": solid,
    "stacked": stacked,
    "circle": lambda content: union(ring(), fitted(content, 520)),
    "circle.fill": lambda content: difference(circle(RADIUS), fitted(content, 560)),
    "square": lambda content: union(square_ring(), fitted(content, 500)),
    "square.fill": lambda content: difference(square_plate(), fitted(content, 560)),
    "slash": slashed,
    "badge": badged,
    "inside": inside,
    "cut": cut,
    "battery": battery,
    "bolted": bolted,
    "pair": pair,
    "dashed": dashed,
    "dots": dots,
    "scaled": scaled,
    "turned": turned,
}
