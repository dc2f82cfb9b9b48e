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
    rule = rule or badge_rule(name)
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
    if kind == "weather":
        return weather(components(path), colors)
    if kind == "badge":
        parts = components(path)
        badge = badge_of(parts)
        if badge:
            rest = [part for part in parts if part not in badge]
            return [layer(merged(rest), 1, colors[1]), layer(merged(badge), 0, colors[0])]
    if kind == "shell":
        parts = components(path)
        shell = max(parts, key=extent)
        inner = [part for part in parts if part is not shell and contains(shell.bounds, part.bounds)]
        outer = merged([part for part in parts if part not in inner])
        return [layer(outer, 1, colors[1])] + ([layer(merged(inner), 0, colors[0])] if inner else [])
    if kind in ("left-to-right", "bottom-up"):
        return thresholds(components(path), kind, rule["thresholds"])
    return [layer(path, 0, colors[0])]


def weather(parts, colors):
    """The cloud first, then what is behind it above, then what falls from it."""
    cloud = max(parts, key=extent)
    left, top, right, bottom = cloud.bounds
    below = [part for part in parts if part is not cloud and part.bounds[1] > (top + bottom) / 2 and middle(part)[1] > bottom]
    behind = [part for part in parts if part is not cloud and part not in below]
    found = [layer(cloud, 0, colors[0])]
    for group, color in ((behind, colors[1]), (below, colors[-1])):
        if group:
            found.append(layer(merged(group), len(found), color))
    return found


def badge_of(parts):
    """The part in a corner of a symbol, with what touches its box."""
    if len(parts) < 2:
        return None
    left, top, right, bottom = joined_bounds(parts)
    x, y, width, height = (left + right) / 2, (top + bottom) / 2, right - left, bottom - top

    def cornered(part):
        across, down = middle(part)
        return min(abs(across - x) / width, abs(down - y) / height)

    whole = width * height
    small = [part for part in parts if extent(part) < 0.36 * whole and cornered(part) > 0.17]
    if not small:
        return None
    badge = max(small, key=lambda part: cornered(part) ** 2 * extent(part))
    return [part for part in small if part is badge or contains(grown_box(badge.bounds, 60), part.bounds)]


def grown_box(box, by):
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def joined_bounds(parts):
    boxes = [part.bounds for part in parts]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def middle(part):
    left, top, right, bottom = part.bounds
    return ((left + right) / 2, (top + bottom) / 2)


def extent(piece):
    left, top, right, bottom = piece.bounds
    return (right - left) * (bottom - top)


# The colours of badges in symbols of many colours.
BADGES = {
    "plus": "green", "checkmark": "green", "minus": "red", "xmark": "red", "exclamationmark": "yellow", "questionmark": "blue",
    "clock": "blue", "dot": "red", "sparkles": "yellow",
}


def badge_rule(name):
    """How a symbol with a badge is split, whose recipe says nothing of it; nil for other symbols."""
    words = name.removesuffix(".fill").split(".")
    if "badge" not in words[1:]:
        return None
    kind = ".".join(words[words.index("badge") + 1 :]) or "dot"
    return {"split": "badge", "colors": [BADGES.get(kind), None]}


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
