"""Outlines as skia paths, and joining them.

Everything is in thousandths of an em around the optical centre, y downwards.
"""
import math

from fontTools.svgLib.path.parser import parse_path
from pathops import LineCap, LineJoin, Path, PathOp, op

# Diameter of circle.fill at medium scale and regular weight (SymbolMetrics.json).
CIRCLE = 996.1
STROKE = 76


def simplified(path):
    path.convertConicsToQuads()
    path.simplify(fix_winding=True, keep_starting_points=False)
    return wound(path)


def wound(path):
    """The path with holes that run against what is around them, which the library does not always see to."""
    pieces = list(path.contours)
    if not any(lies_in(one, other) for one in pieces for other in pieces if one is not other and one.clockwise == other.clockwise):
        return path
    depths = [sum(holds(other, piece) for other in pieces if other is not piece) for piece in pieces]
    outwards = pieces[depths.index(0)].clockwise
    wrong = [piece for piece, depth in zip(pieces, depths) if piece.clockwise != (outwards if depth % 2 == 0 else not outwards)]
    if not wrong:
        return path
    result = Path()
    for piece in wrong:
        piece.reverse()
    for piece in pieces:
        result.addPath(piece)
    return result


def lies_in(one, other):
    """Whether the bounds of a contour lie within those of another."""
    inner, outer = one.bounds, other.bounds
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


def holds(outer, inner):
    """Whether a contour lies inside another one; contours of one path do not cross."""
    return lies_in(inner, outer) and outer.contains(next(iter(inner))[1][0])


def moved(path, xx=1, yy=1, dx=0, dy=0):
    return path.transform(xx, 0, 0, yy, dx, dy)


def scaled(path, factor, dx=0, dy=0):
    return moved(path, factor, factor, dx, dy)


def centered(path):
    left, top, right, bottom = path.bounds
    return moved(path, dx=-(left + right) / 2, dy=-(top + bottom) / 2)


def combined(first, second, operation):
    return wound(op(first, second, operation, fix_winding=True, keep_starting_points=False))


def union(first, second):
    return combined(first, second, PathOp.UNION)


def difference(first, second):
    return combined(first, second, PathOp.DIFFERENCE)


def intersection(first, second):
    return combined(first, second, PathOp.INTERSECTION)


def grown(path, width):
    """The path with a border of `width` around it."""
    border = Path(path)
    border.stroke(2 * width, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    return union(path, simplified(border))


def shrunk(path, width):
    """The path without a border of `width` inside it."""
    border = Path(path)
    border.stroke(2 * width, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    return difference(path, simplified(border))


def line(x1, y1, x2, y2, width):
    path = Path()
    pen = path.getPen()
    pen.moveTo((x1, y1))
    pen.lineTo((x2, y2))
    pen.endPath()
    path.stroke(width, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    return simplified(path)


def from_svg_data(data):
    path = Path()
    parse_path(data, path.getPen(glyphSet=None))
    return simplified(path)


def circle(radius, x=0, y=0):
    return from_svg_data(f"M{x - radius} {y}A{radius} {radius} 0 1 1 {x + radius} {y}A{radius} {radius} 0 1 1 {x - radius} {y}Z")


def rounded_rectangle(left, top, right, bottom, radius):
    if right - left < 1 or bottom - top < 1:
        return Path()
    r = min(radius, (right - left) / 2, (bottom - top) / 2)
    return from_svg_data(
        f"M{left + r} {top}H{right - r}A{r} {r} 0 0 1 {right} {top + r}V{bottom - r}A{r} {r} 0 0 1 {right - r} {bottom}"
        f"H{left + r}A{r} {r} 0 0 1 {left} {bottom - r}V{top + r}A{r} {r} 0 0 1 {left + r} {top}Z"
    )


def arc(radius, start, end, width):
    """A piece of a ring; angles in degrees."""
    a, b = math.radians(start), math.radians(end)
    path = Path()
    data = f"M{radius * math.cos(a)} {radius * math.sin(a)}A{radius} {radius} 0 0 1 {radius * math.cos(b)} {radius * math.sin(b)}"
    parse_path(data, path.getPen(glyphSet=None))
    path.stroke(width, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    return simplified(path)
