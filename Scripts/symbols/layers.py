"""Splits an outline into layers: parts with a colour, a level of importance or a threshold of their own."""
from pathops import Path
from shapes import difference

ENCLOSURES = ("circle", "square", "triangle", "octagon", "hexagon", "diamond", "shield", "seal", "rectangle", "app", "bubble")


def contours(path):
    """Contours as paths with their bounds, the largest first."""
    return sorted(path.contours, key=lambda piece: -abs(piece.area))


def components(path):
    """Connected parts: outer contours with the holes inside them."""
    outers, holes = [], []
    found = contours(path)
    for piece in found:
        (outers if piece.clockwise == found[0].clockwise else holes).append(piece)
    parts = [[outer] for outer in outers]
    for hole in holes:
        inside = [part for part in parts if contains(part[0].bounds, hole.bounds)]
        if inside:
            min(inside, key=lambda part: abs(part[0].area)).append(hole)
    return [joined(part) for part in parts]


def contains(outer, inner):
    return outer[0] <= inner[0] + 1 and outer[1] <= inner[1] + 1 and outer[2] >= inner[2] - 1 and outer[3] >= inner[3] - 1


def joined(pieces):
    result = Path()
    for piece in pieces:
        result.addPath(piece)
    return result


def merged(parts):
    return joined(parts) if parts else None


def holes(path):
    """What is missing inside the largest contour."""
    plate = contours(path)[0]
    plate.simplify(fix_winding=True)
    return difference(plate, path)


def layer(path, level=0, color=None, hole=False, threshold=None):
    return {"path": path, "level": level, "color": color, "hole": hole, "threshold": threshold}


def split(name, path, rule):
    kind = rule.get("split") if rule else automatic(name, path)
    colors = (rule or {}).get("colors") or [None, None, None]
    if kind == "enclosure" and name.endswith(".fill"):
        content = holes(path)
        if list(content):
            return [layer(path, 1, colors[1]), layer(content, 0, colors[0], hole=True)]
    if kind in ("enclosure", "largest") and not (kind == "enclosure" and name.endswith(".fill")):
        parts = components(path)
        if len(parts) > 1:
            outer, rest = (1, 0) if kind == "enclosure" else (0, 1)
            largest = max(range(len(parts)), key=lambda i: extent(parts[i]))
            others = merged([p for i, p in enumerate(parts) if i != largest])
            color = colors if kind == "largest" else [colors[1], colors[0]]
            return [layer(parts[largest], outer, color[0]), layer(others, rest, color[1])]
    if kind == "shell":
        parts = components(path)
        shell = max(parts, key=extent)
        inner = [part for part in parts if part is not shell and contains(shell.bounds, part.bounds)]
        outer = merged([part for part in parts if part not in inner])
        return [layer(outer, 1, colors[1])] + ([layer(merged(inner), 0, colors[0])] if inner else [])
    if kind in ("left-to-right", "bottom-up"):
        return thresholds(components(path), kind, rule["thresholds"])
    return [layer(path, 0, colors[0])]


def extent(piece):
    left, top, right, bottom = piece.bounds
    return (right - left) * (bottom - top)


def automatic(name, path):
    stem = name[:-5] if name.endswith(".fill") else name
    words = stem.split(".")
    return "enclosure" if len(words) > 1 and words[-1] in ENCLOSURES and words[0] != words[-1] else None


def thresholds(parts, kind, values):
    order = sorted(parts, key=lambda p: p.bounds[0] if kind == "left-to-right" else -p.bounds[3])
    groups = [[] for _ in values]
    for index, part in enumerate(order):
        groups[min(index, len(values) - 1)].append(part)
    return [layer(merged(group), 0, threshold=value) for group, value in zip(groups, values) if group]
