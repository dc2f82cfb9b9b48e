"""Boxes, colours, lines of text and differences of two pictures of the same view."""
import io
import typing

import numpy as np
from PIL import Image, ImageCms
from scipy import ndimage
from skimage.color import deltaE_ciede2000, rgb2lab


def in_srgb(picture):
    """The picture with its colours in sRGB, where it says that they are in another space; what is transparent stays."""
    profile = picture.info.get("icc_profile")
    full = picture.convert("RGBA")
    if not profile:
        return full
    own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    plain = picture.convert("L" if own.profile.xcolor_space.strip() == "GRAY" else "RGB")
    colors = ImageCms.profileToProfile(plain, own, ImageCms.createProfile("sRGB"), 1, outputMode="RGB")
    return Image.merge("RGBA", (*colors.split(), full.getchannel("A")))


def unmultiplied(picture):
    """The picture of a test that wrote colours already multiplied by their opacity."""
    pixels = np.asarray(picture).astype(np.float32)
    opacity = pixels[:, :, 3:] / 255
    pixels[:, :, :3] = np.where(opacity > 0, np.minimum(255, pixels[:, :, :3] / np.maximum(opacity, 1 / 255)), 0)
    return Image.fromarray(pixels.round().astype(np.uint8), "RGBA")


def load(data, ground=(255, 255, 255), crop=None, premultiplied=False):
    """Pixels of a picture over a ground."""
    picture = Image.open(io.BytesIO(data))
    if premultiplied:
        profile = picture.info.get("icc_profile")
        picture = unmultiplied(picture.convert("RGBA"))
        picture.info["icc_profile"] = profile
    picture = in_srgb(picture)
    if crop:
        picture = picture.crop(tuple(crop))
    full = Image.new("RGBA", picture.size, (*ground, 255))
    full.alpha_composite(picture)
    return np.asarray(full.convert("RGB")).astype(np.int16)


def reduced(pixels, factor):
    """The picture with squares of pixels made one: of a test that drew at a smaller scale than the screen it was laid out for."""
    if factor == 1:
        return pixels
    height, width = (size // factor * factor for size in pixels.shape[:2])
    squares = pixels[:height, :width].reshape(height // factor, factor, width // factor, factor, 3)
    return squares.mean(axis=(1, 3)).round().astype(np.int16)


def commonest(pixels):
    """The colour that most of some pixels have, and how many."""
    numbers, counts = np.unique(pixels @ np.array([65536, 256, 1]), return_counts=True)
    best = counts.argmax()
    return np.array([numbers[best] >> 16, numbers[best] >> 8 & 255, numbers[best] & 255]), counts[best]


def ground_of(picture):
    """The colour that most of the border has."""
    return commonest(border(picture))[0]


def grounds_of(theirs, ours):
    """The grounds of two pictures. One colour where both borders have it: which colour has a few pixels more, where a view fills its picture
    but for round corners, says nothing."""
    own = ground_of(theirs), ground_of(ours)
    for color in own:
        if all((border(picture) == color).all(1).mean() >= 0.1 for picture in (theirs, ours)):
            return color, color
    return own


def border(picture):
    return np.concatenate([picture[0], picture[-1], picture[:, 0], picture[:, -1]])


def differs(picture, ground, by):
    """Where any component of the colour is more than `by` from the ground's."""
    return np.logical_or.reduce([np.abs(picture[:, :, part] - ground[part].astype(np.int16)) > by for part in range(3)])


LONG_LINE = 40  # points: no stroke of a letter is as long


def frame_lines(picture, color, scale):
    """Where long straight lines of a colour are: the frame that a test draws around its view."""
    own = ~differs(picture, np.array(color), 12)
    return ndimage.binary_opening(own, np.ones((1, int(LONG_LINE * scale)))) | ndimage.binary_opening(own, np.ones((int(LONG_LINE * scale), 1)))


def boxes(picture, scale, ground, frame=None):
    """Regions that differ from the ground, in points: what stands on one line, no farther apart than words are, made one; and each by itself.
    A frame of that colour is one region, and joins no letters that touch it."""
    ink = differs(picture, ground, 24)
    around = []
    if frame is not None:
        lines = frame_lines(picture, frame, scale)
        ink &= ~lines
        around = in_points([(c[0], r[0], c[-1] + 1, r[-1] + 1) for r, c in [(np.where(lines.any(1))[0], np.where(lines.any(0))[0])] if len(r)], scale)
    ink = without_specks(ink, scale)
    joined = ndimage.maximum_filter1d(ink.astype(np.uint8), 2 * int(round(scale)) + 1, axis=1, mode="constant")
    joined = ndimage.maximum_filter1d(joined, 3, axis=0, mode="constant")
    labels, _ = ndimage.label(joined, np.ones((3, 3), int))
    found = []
    for index, place in enumerate(ndimage.find_objects(labels), 1):
        own = ink[place] & (labels[place] == index)
        rows, columns = np.where(own.any(1))[0], np.where(own.any(0))[0]
        if len(rows):
            top, left = place[0].start + rows[0], place[1].start + columns[0]
            found.append((left, top, place[1].start + columns[-1] + 1, place[0].start + rows[-1] + 1))
    return around + in_points(joined_words(found, scale), scale), around + in_points(found, scale)


def without_specks(ink, scale):
    """Ink without what is no more than a pixel or two by itself, such as where two faint lines cross: that would join what stands around it."""
    labels, _ = ndimage.label(ink, np.ones((3, 3), int))
    return ink & (np.bincount(labels.ravel())[labels] >= scale)


def in_points(found, scale):
    """Boxes of pixels in points, specks left out."""
    lines = [tuple(float(edge) / scale for edge in box) for box in found]
    return [box for box in lines if (box[2] - box[0]) * (box[3] - box[1]) >= 1.5**2]


WORD_GAP = 0.42  # of the height of the higher of two neighbours: a space is 0.26 em wide, letters from 0.52 (x) to 0.93 em (with descenders) high
TALLEST_LINE = 60  # points


def joined_words(found, scale):
    """Boxes of pixels, the words of a line made one."""
    boxes = sorted(found)
    changed = True
    while changed:
        changed = False
        kept = []
        for box in boxes:
            for number in range(len(kept) - 1, -1, -1):
                if one_line(kept[number], box, scale):
                    other = kept.pop(number)
                    box = (min(other[0], box[0]), min(other[1], box[1]), max(other[2], box[2]), max(other[3], box[3]))
                    changed = True
            kept.append(box)
        boxes = sorted(kept)
    return boxes


def one_line(a, b, scale):
    """Whether two boxes, the first of which begins further left, are neighbours in a line of text."""
    high = max(a[3] - a[1], b[3] - b[1])
    if high > TALLEST_LINE * scale:
        return False
    shared = min(a[3], b[3]) - max(a[1], b[1])
    return shared > 0 and shared >= 0.3 * min(a[3] - a[1], b[3] - b[1]) and b[0] - a[2] <= max(2 * scale, WORD_GAP * high) and b[0] >= a[0]


def match(theirs, ours):
    """Pairs of boxes, the closest first; and those left over."""
    def distance(a, b):
        return sum(abs(x - y) for x, y in zip(a, b))

    pairs, free, used = [], set(range(len(ours))), set()
    for cost, i, j in sorted((distance(a, b), i, j) for i, a in enumerate(theirs) for j, b in enumerate(ours)):
        width = max(theirs[i][2] - theirs[i][0], theirs[i][3] - theirs[i][1])
        if i in used or j not in free or cost > 12 + width / 2:
            continue
        used.add(i)
        free.remove(j)
        pairs.append((theirs[i], ours[j]))
    return pairs, [box for i, box in enumerate(theirs) if i not in used], [ours[j] for j in sorted(free)]


def alike(theirs, ours):
    """Both pictures' boxes, with the words of a line that is one box in the other picture made one: where a gap is close to what separates
    words, letters of another font decide whether two words are one box. What stands in a row but is no line of text, such as the bars of a
    chart, is cut where the other picture cuts it instead. Where a pixel decides whether two parts touch, they are one in both."""
    (own, own_parts), (other, other_parts) = theirs, ours
    own, other = merged(own, other), merged(other, own)
    own, other = regrouped(cut(own, own_parts, other), cut(other, other_parts, own))
    return touching(own, other), touching(other, own)


def cut(boxes, parts, others):
    """Boxes of several parts that stand apart in the other picture: one for each that is there."""
    rest = []
    for box in boxes:
        there = [b for b in others if inside(b, box, 3)]
        own = [part for part in parts if inside(part, box, 0.1)]
        groups = [[part for part in own if inside(middle(part), b, 2)] for b in there]
        is_whole = len(there) < 2 or any(near(b, box, 6) for b in there)
        if not is_whole and near(union(there), box, 6) and all(groups) and sum(map(len, groups)) == len(own):
            rest += [union(group) for group in groups]
        else:
            rest.append(box)
    return rest


def inside(box, other, by):
    return box[0] >= other[0] - by and box[1] >= other[1] - by and box[2] <= other[2] + by and box[3] <= other[3] + by


def middle(box):
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return x, y, x, y


def near(box, other, by):
    return max(abs(a - b) for a, b in zip(box, other)) <= by


def merged(boxes, lines):
    rest = list(boxes)
    for left, top, right, bottom in lines:
        if bottom - top > TALLEST_LINE:
            continue
        words = [b for b in rest if b[0] >= left - 3 and b[2] <= right + 3 and b[1] >= top - 6 and b[3] <= bottom + 6]
        if len(words) > 1 and near(union(words), (left, top, right, bottom), 6) and in_a_row(words):
            rest = [b for b in rest if b not in words] + [union(words)]
    return rest


def regrouped(theirs, ours):
    """Both pictures' boxes, with lines of text made one that both have from the same to the same place, cut at other words."""
    for line in rows(theirs):
        other = next((row for row in rows(ours) if near(union(row), union(line), 2)), None)
        if other and not all(any(near(a, b, 2) for b in other) for a in line):
            theirs = [b for b in theirs if b not in line] + [union(line)]
            ours = [b for b in ours if b not in other] + [union(other)]
    return theirs, ours


def rows(boxes):
    """Boxes that stand beside each other as the words of a line do, several in each."""
    found = []
    for box in sorted(boxes):
        row = next((row for row in found if is_next_word(row[-1], box)), None)
        if row:
            row.append(box)
        else:
            found.append([box])
    return [row for row in found if len(row) > 1]


def is_next_word(a, b):
    high = max(a[3] - a[1], b[3] - b[1])
    shared = min(a[3], b[3]) - max(a[1], b[1])
    return high <= 25 and shared >= 0.6 * min(a[3] - a[1], b[3] - b[1]) and 0 <= b[0] - a[2] <= 0.8 * high


def touching(boxes, others):
    """Boxes with those made one that are one in the other picture, and here are hardly farther apart than what makes parts one."""
    rest = list(boxes)
    for other in others:
        parts = [b for b in rest if inside(b, other, 2)]
        is_there = any(near(b, other, 2) for b in parts)
        if len(parts) > 1 and not is_there and near(union(parts), other, 2) and hangs_together(parts):
            rest = [b for b in rest if b not in parts] + [union(parts)]
    return rest


def hangs_together(parts):
    group, left = [parts[0]], list(parts[1:])
    while left:
        near_by = [b for b in left if any(gap(a, b, 0) <= 3 and gap(a, b, 1) <= 1.34 for a in group)]
        if not near_by:
            return False
        group += near_by
        left = [b for b in left if b not in near_by]
    return True


def gap(a, b, axis):
    """How far apart two boxes are along an axis, in points; 0 where they overlap."""
    return max(0, a[axis] - b[axis + 2], b[axis] - a[axis + 2])


def union(boxes):
    return min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)


def in_a_row(words):
    """Whether boxes stand beside each other, no farther apart than one of them is high."""
    row = sorted(words)
    return all(0 <= b[0] - a[2] <= max(a[3] - a[1], b[3] - b[1]) for a, b in zip(row, row[1:]))


def fill(picture, box, scale):
    """The colour that most of a box has; None where it has no such colour, as in text."""
    left, top, right, bottom = (int(round(edge * scale)) for edge in box)
    inner = picture[top:bottom, left:right].reshape(-1, 3)
    if len(inner) < 36:
        return None
    color, count = commonest(inner)
    return color if count > 0.5 * len(inner) else None


def difference(one, other):
    """CIEDE2000 of two colours in sRGB."""
    return float(deltaE_ciede2000(*(rgb2lab(np.array(color, float).reshape(1, 1, 3) / 255) for color in (one, other)))[0, 0])


class Text(typing.NamedTuple):
    """A text of Islet's tree: its box in points; its colour with opacity (0 to 1) and its size of type where all of it has the same."""

    box: tuple
    color: tuple | None = None
    size: float | None = None


def bands(picture, ground, text, box, scale):
    """The lines of a text in a region: where each begins and ends across, in points. What reaches into the region from beyond, as a picture
    above the text or the line before it, is none of it; dots and accents are part of the line below them."""
    height = text.size * scale if text.size else box[3] * scale - box[1] * scale
    left, top, right, bottom = (int(round(edge * scale)) for edge in box)
    above = max(0, min(top, int(round(height))))
    inner = picture[max(0, top) - above:bottom + int(round(height)), max(0, left):right]
    if not inner.size:
        return []
    ink = ink_of_text(inner, ground, text.color)
    rows = runs(ink.any(1))
    rows = joined_rows([r for r in rows if r[1] - r[0] > 1], 1.25 * height if text.size else 0)
    lines = [(start, end) for start, end in rows if above <= (start + end) / 2 < above + bottom - max(0, top) and end - start > 2 * scale]
    found = []
    for start, end in lines:
        columns = np.where(ink[start:end].any(0))[0]
        found.append((columns[0] / scale, (columns[-1] + 1) / scale))
    return found


def ink_of_text(picture, ground, color):
    """Where a picture is not the ground; with the text's colour, where it is closer to that than to the ground."""
    ink = differs(picture, ground, 48)
    toward = color[3] * (np.array(color[:3], float) - ground) if color else np.zeros(3)
    if np.abs(toward).max() < 96:
        return ink
    own = ink & ((picture - ground.astype(np.int16)) @ toward > 0.4 * (toward @ toward))
    return own if own.any() else ink


def runs(marked):
    """Where marks follow each other: first and one after the last."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], np.asarray(marked, np.int8), [0]])))
    return [(int(start), int(end)) for start, end in zip(edges[::2], edges[1::2])]


def joined_rows(rows, highest):
    """Rows of ink, those of one line made one: which together are no higher than a line."""
    found = []
    for start, end in rows:
        if found and end - found[-1][0] <= highest:
            start = found.pop()[0]
        found.append((start, end))
    return found


def same_lines(theirs, ours, texts, pairs, scale):
    """For each text of several lines in Islet's tree: whether iOS broke it at the same places."""
    grounds = grounds_of(theirs, ours)
    checked = []
    for text in texts:
        box = text.box
        own = bands(ours, grounds[1], text, box, scale)
        near = min(pairs, key=lambda pair: abs(pair[1][0] - box[0]) + abs(pair[1][1] - box[1]), default=None)
        shift = (near[0][0] - near[1][0], near[0][1] - near[1][1]) if near else (0, 0)
        place = (box[0] + shift[0] - 1, box[1] + shift[1] - 1, box[2] + shift[0] + 1, box[3] + shift[1] + 1)
        other = bands(theirs, grounds[0], text, place, scale)
        if len(own) < 2 and len(other) < 2:
            continue
        same = len(own) == len(other) and all(
            abs((a[1] - a[0]) - (b[1] - b[0])) <= max(4, 0.04 * (b[1] - b[0])) for a, b in zip(own, other))
        checked.append(same)
    return checked


def common_shift(pairs):
    """How much lower than ours the boxes of iOS lie together, in points; the median of their middles."""
    return float(np.median([(x[1] + x[3] - y[1] - y[3]) / 2 for x, y in pairs])) if pairs else 0


def height_apart(theirs, ours):
    """How much lower than ours what is seen in the picture by iOS lies as a whole, in points."""
    if not theirs or not ours:
        return 0
    x, y = union(theirs), union(ours)
    return (x[1] + x[3] - y[1] - y[3]) / 2


def moved(boxes, down):
    return [(left, top + down, right, bottom + down) for left, top, right, bottom in boxes]


def compare(theirs, ours, scale, texts=(), shifted=False, frame=None):
    """What two pictures share, `frame` being the colour of what a test draws around its view. Where `shifted`, the test's own window moved the whole view: one common vertical shift is taken off."""
    height, width = min(theirs.shape[0], ours.shape[0]), min(theirs.shape[1], ours.shape[1])
    sizes = (theirs.shape[1] / scale, theirs.shape[0] / scale), (ours.shape[1] / scale, ours.shape[0] / scale)
    theirs, ours = theirs[:height, :width], ours[:height, :width]
    grounds = grounds_of(theirs, ours)
    found = alike(boxes(theirs, scale, grounds[0], frame), boxes(ours, scale, grounds[1], frame))
    pairs, missing, extra = match(*found)
    shift = 0
    if shifted:
        shift = common_shift(pairs) or height_apart(*found)
        shift += common_shift(match(moved(found[0], -shift), found[1])[0])
    if shift:
        pairs, missing, extra = match(moved(found[0], -shift), found[1])
        theirs = np.roll(theirs, -int(round(shift * scale)), axis=0)
    offsets = [round(max(abs(a - b) for a, b in zip(x, y)), 6) for x, y in pairs]
    colors = [
        difference(a, b) for a, b in ((fill(theirs, x, scale), fill(ours, y, scale)) for x, y in pairs) if a is not None and b is not None]
    lines = same_lines(theirs, ours, texts, pairs, scale)
    ground = difference(*grounds)
    return {
        "boxes": len(pairs) + len(missing), "within1": sum(bool(o <= 1) for o in offsets), "within2": sum(bool(o <= 2) for o in offsets),
        "missing": len(missing), "extra": len(extra), "worst": float(max(offsets, default=0)), "fills": len(colors) + 1,
        "fillsWithin2": sum(bool(c <= 2) for c in [*colors, ground]), "worstColor": max([*colors, ground]), "texts": len(lines),
        "sameBreaks": int(sum(lines)), "size": sizes, "shift": shift,
        "pairs": [[[round(float(v), 2) for v in x], [round(float(v), 2) for v in y]] for (x, y), o in zip(pairs, offsets) if o > 1],
        "missingBoxes": [[round(float(v), 2) for v in box] for box in missing], "extraBoxes": [[round(float(v), 2) for v in box] for box in extra],
    }


def sheet(theirs, ours, path):
    """iOS, Islet and what differs, side by side."""
    height, width = max(theirs.shape[0], ours.shape[0]), max(theirs.shape[1], ours.shape[1])

    def padded(picture):
        full = np.full((height, width, 3), 128, np.int16)
        full[: picture.shape[0], : picture.shape[1]] = picture
        return full

    a, b = padded(theirs), padded(ours)
    columns = np.concatenate([a, b, 255 - np.abs(a - b)], axis=1).astype(np.uint8)
    Image.fromarray(columns).reduce(2).save(path, compress_level=1)
