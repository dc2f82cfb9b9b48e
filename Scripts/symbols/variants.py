"""What rules and recipes put together from outlines: filled forms, fronts, rows, parts of an area."""
from pathops import Path
from shapes import STROKE, centered, circle, difference, grown, intersection, rounded_rectangle, scaled, shrunk, union


def fitted(path, side, largest=0.86):
    """The outline centred and scaled so that it fits into a square of `side`."""
    left, top, right, bottom = path.bounds
    factor = min(largest, side / max(right - left, bottom - top, 1))
    return scaled(centered(path), factor)


def filled(path):
    """Without holes: every contour with its inside."""
    result = Path()
    for contour in path.contours:
        contour.simplify(fix_winding=True)
        result = union(result, contour)
    return result


def dotted(path):
    """A dot over the upper right corner, with a gap around it."""
    left, top, right, bottom = path.bounds
    radius = 190
    x, y = right - radius * 0.6, top + radius * 0.8
    return union(difference(path, circle(radius + 60, x, y)), circle(radius, x, y))


def over(path, front, gap=60):
    """A drawing in front of another one, with a gap around it."""
    return union(difference(path, grown(filled(front), gap)), front)


def solid(path):
    """The filled form of a drawing in lines: its area, without the lines inside it."""
    area = filled(path)
    if abs(path.area) > 0.75 * abs(area.area):
        return path
    return difference(area, intersection(path, shrunk(area, STROKE * 1.2)))


def part(path, where, inset):
    """An outline with a part of its inside filled: up to the line, or with a gap to it."""
    left, top, right, bottom = path.bounds
    area = filled(path)
    inner = shrunk(area, STROKE * 2.1) if inset else area
    if inset:
        left, top, right, bottom = inner.bounds
    if where == "center":
        return union(path, scaled(centered(area), 0.45, (left + right) / 2, (top + bottom) / 2))
    share = 1 / 3 if where.endswith("third") else 1 / 2
    for side in ("left", "right", "top", "bottom"):
        if side in where:
            if side == "left":
                right = left + (right - left) * share
            elif side == "right":
                left = right - (right - left) * share
            elif side == "top":
                bottom = top + (bottom - top) * share
            else:
                top = bottom - (bottom - top) * share
    return union(path, intersection(inner, rounded_rectangle(left, top, right, bottom, 60 if inset else 0.5)))


def row(count, path):
    left, _, right, _ = path.bounds
    step = right - left + 90
    result = Path()
    for index in range(count):
        result = union(result, scaled(path, 1, (index - (count - 1) / 2) * step))
    return result


def stacked(path):
    return union(scaled(path, 0.9, 0, -170), scaled(path, 0.9, 0, 170))


def lens(path, content):
    """A small drawing in the middle of a magnifying glass."""
    left, top, right, bottom = path.bounds
    side = min(right - left, bottom - top) * 0.76
    return union(path, scaled(fitted(content, side * 0.52), 1, left + side / 2, top + side / 2))


def ringed(path, content):
    """A small drawing in the middle of arrows that run in a circle; their heads may stand out at the top."""
    left, top, right, bottom = path.bounds
    side = min(right - left, bottom - top)
    return union(path, scaled(fitted(content, side * 0.4), 1, (left + right) / 2, bottom - side / 2))


def combined(*parts):
    result = Path()
    for piece in parts:
        result = union(result, piece)
    return result
