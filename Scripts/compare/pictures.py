"""Boxes, colours and differences of two pictures of the same view."""
import io

import numpy as np
from PIL import Image
from scipy import ndimage


def load(data, crop=None):
    picture = Image.open(io.BytesIO(data)).convert("RGBA")
    if crop:
        picture = picture.crop(tuple(crop))
    ground = Image.new("RGBA", picture.size, (255, 255, 255, 255))
    ground.alpha_composite(picture)
    return np.asarray(ground.convert("RGB")).astype(np.int16)


def ground_of(picture):
    edge = np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])
    colors, counts = np.unique(edge, axis=0, return_counts=True)
    return colors[counts.argmax()]


def boxes(picture, scale, ground=None):
    """Regions that differ from the ground; what lies closer than a space between words is one."""
    ink = np.abs(picture - (ground_of(picture) if ground is None else np.array(ground))).max(axis=2) > 24
    reach = int(round(2.5 * scale))
    joined = ndimage.binary_dilation(ink, np.ones((1, 2 * reach + 1), bool))
    joined = ndimage.binary_dilation(joined, np.ones((3, 1), bool))
    labels, _ = ndimage.label(joined, np.ones((3, 3), int))
    found = []
    for index, place in enumerate(ndimage.find_objects(labels), 1):
        own = ink[place] & (labels[place] == index)
        rows, columns = np.where(own.any(1))[0], np.where(own.any(0))[0]
        if not len(rows):
            continue
        top, left = place[0].start + rows[0], place[1].start + columns[0]
        bottom, right = place[0].start + rows[-1] + 1, place[1].start + columns[-1] + 1
        if (bottom - top) * (right - left) >= (1.5 * scale) ** 2:
            found.append((left / scale, top / scale, right / scale, bottom / scale))
    return found


def match(theirs, ours):
    """Pairs of boxes, the closest first; and those left over."""
    def distance(a, b):
        return sum(abs(x - y) for x, y in zip(a, b))

    pairs, free = [], list(range(len(ours)))
    candidates = sorted((distance(a, b), i, j) for i, a in enumerate(theirs) for j, b in enumerate(ours))
    used = set()
    for cost, i, j in candidates:
        width = max(theirs[i][2] - theirs[i][0], theirs[i][3] - theirs[i][1])
        if i in used or j not in free or cost > 12 + width / 2:
            continue
        used.add(i)
        free.remove(j)
        pairs.append((theirs[i], ours[j]))
    return pairs, [box for i, box in enumerate(theirs) if i not in used], [ours[j] for j in free]


def lab(color):
    c = np.array(color, float) / 255
    c = np.where(c > 0.04045, ((c + 0.055) / 1.055) ** 2.4, c / 12.92)
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ c / [0.95047, 1, 1.08883]
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ciede2000(one, other):
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    big = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = 1 - 0.17 * np.cos(np.radians(h - 30)) + 0.24 * np.cos(np.radians(2 * h)) + 0.32 * np.cos(np.radians(3 * h + 6))
    t -= 0.2 * np.cos(np.radians(4 * h - 63))
    sl, sc, sh = 1 + 0.015 * (l - 50) ** 2 / np.sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t
    turn = -2 * np.sqrt(c**7 / (c**7 + 25.0**7)) * np.sin(np.radians(60 * np.exp(-(((h - 275) / 25) ** 2))))
    return float(np.sqrt(((l2 - l1) / sl) ** 2 + ((c2 - c1) / sc) ** 2 + (big / sh) ** 2 + turn * (c2 - c1) / sc * big / sh))


def fill(picture, box, scale):
    """The colour that most of a box has; None where it has no such colour, as in text."""
    left, top, right, bottom = (int(round(edge * scale)) for edge in box)
    inner = picture[top:bottom, left:right].reshape(-1, 3)
    if len(inner) < 36:
        return None
    colors, counts = np.unique(inner, axis=0, return_counts=True)
    return colors[counts.argmax()] if counts.max() > 0.5 * len(inner) else None


def compare(theirs, ours, scale, ground=None):
    if theirs.shape != ours.shape:
        height, width = min(theirs.shape[0], ours.shape[0]), min(theirs.shape[1], ours.shape[1])
        theirs, ours = theirs[:height, :width], ours[:height, :width]
    pairs, missing, extra = match(boxes(theirs, scale, ground), boxes(ours, scale, ground))
    offsets = [max(abs(a - b) for a, b in zip(x, y)) for x, y in pairs]
    colors = []
    for x, y in pairs:
        a, b = fill(theirs, x, scale), fill(ours, y, scale)
        if a is not None and b is not None:
            colors.append(ciede2000(a, b))
    return {
        "boxes": len(pairs) + len(missing), "within1": sum(o <= 1 for o in offsets), "within2": sum(o <= 2 for o in offsets),
        "missing": len(missing), "extra": len(extra), "worst": max(offsets, default=0), "fills": len(colors),
        "fillsWithin2": sum(c <= 2 for c in colors), "worstColor": max(colors, default=0),
        "pairs": [[[round(v, 2) for v in x], [round(v, 2) for v in y]] for (x, y), o in zip(pairs, offsets) if o > 1],
        "missingBoxes": [[round(v, 2) for v in box] for box in missing], "extraBoxes": [[round(v, 2) for v in box] for box in extra],
    }


def sheet(theirs, ours, result, path):
    height, width = max(theirs.shape[0], ours.shape[0]), max(theirs.shape[1], ours.shape[1])
    def padded(picture):
        full = np.full((height, width, 3), 128, np.int16)
        full[: picture.shape[0], : picture.shape[1]] = picture
        return full
    a, b = padded(theirs), padded(ours)
    columns = np.concatenate([a, b, 255 - np.abs(a - b)], axis=1).astype(np.uint8)
    Image.fromarray(columns).save(path)
    result["sheet"] = str(path)


def table(results):
    lines = ["group            pictures  boxes  ≤1 pt  ≤2 pt  missing  extra  fills  ΔE≤2"]
    groups = sorted({result["group"] for result in results})
    for group in groups + ["all"]:
        chosen = [result for result in results if group in ("all", result["group"])]
        total = {key: sum(result[key] for result in chosen) for key in ("boxes", "within1", "within2", "missing", "extra", "fills", "fillsWithin2")}
        part = lambda a, b: f"{100 * total[a] / total[b]:.0f} %" if total[b] else "–"
        lines.append(
            f"{group:16} {len(chosen):8} {total['boxes']:6} {part('within1', 'boxes'):>6} {part('within2', 'boxes'):>6} {total['missing']:8} "
            f"{total['extra']:6} {total['fills']:6} {part('fillsWithin2', 'fills'):>5}")
    worst = sorted(results, key=lambda result: result["within1"] / max(result["boxes"], 1))[:10]
    lines += ["worst:"] + [
        f"  {result['name']}: {result['within1']} of {result['boxes']} within 1 pt, {result['missing']} missing, worst {result['worst']:.1f} pt"
        for result in worst if result["within1"] < result["boxes"]]
    return "\n".join(lines)
