"""Watches how an app's window moves in a preview. Arguments: the program, the project.
Prints what was seen; ends with 1 where something else was seen than expected."""
import re, sys, time
from session_client import Preview, Socket

program, project = sys.argv[1:3]
preview = Preview(program, project, "--at", "2026-03-02T09:00")


def main():
    client = Socket(preview.url, scale=1)
    app = preview.ready(client)["apps"][0]["id"]
    client.call("show", place="app", app=app)

    def tap(label):
        client.call("tap", target=next(region["id"] for region in client.call("state")["regions"] if region["label"] == label))

    def seen(pattern):
        """A number that the tree of the screen has."""
        client.rest()
        found = re.search(pattern, client.call("tree")["text"])
        return float(found.group(1)) if found else None

    def values(pattern, until, limit=30):
        """The numbers that are seen one after the other, until one fits."""
        found, end = [], time.time() + limit
        while time.time() < end and not (found and found[-1] is not None and until(found[-1])):
            value = seen(pattern)
            if not found or found[-1] != value:
                found.append(value)
        return found

    # What turns without end, an animator of phases, one of keyframes and the time go on by themselves.
    for name, pattern in [
        ("the spinner", r"_TrimmedShape [^\n]*rotation (-?[\d.]+)° around"), ("the phase", r'Text ([\d.]+) [\d.]+ [\d.]+ [\d.]+ "Phase"'),
        ("the keyframes", r'"Keys" \[opacity ([\d.]+)\]'), ("the time", r'"Time (\d+\.?\d*)"'),
    ]:
        moved = values(pattern, lambda value: False, limit=2)
        assert len({value for value in moved if value is not None}) > 3, f"{name} does not move: {moved}"

    # A change that is animated is on its way for its time, and is told when that is over.
    bar = r'Color [\d.]+ [\d.]+ ([\d.]+) 20 "#34C759"'
    assert seen(bar) == 100, client.call("tree")["text"]
    tap("Widen")
    widths = values(bar, lambda width: width == 300)
    assert any(100 < width < 300 for width in widths) and widths == sorted(widths), widths
    assert widths[-1] == 300, widths
    end = time.time() + 30
    while '"Done"' not in client.call("tree")["text"]:
        assert time.time() < end, "nobody is told that the animation is over"

    # Views, shapes and effects that say what of them is animated are made again on the way, by the program's own animation too.
    counted, valley, tops = r'"Counted (-?[\d.]+)"', r"_TrimmedShape [\d.]+ [\d.]+ 40 40 \| stroke 1 path \d+ [\d.]+ ([\d.]+)", []
    assert seen(counted) == 0, client.call("tree")["text"]
    tap("Count")
    counts = values(counted, lambda count: tops.append(seen(valley)) or count == 100)
    assert len([count for count in counts if 0 < count < 100]) > 3 and counts == sorted(counts), counts
    assert counts[-1] == 100, counts
    assert max(tops) - min(tops) > 15, f"a part of a line does not follow the line: {tops}"
    tap("Miss")
    shifts = values(r'"Shaken"[^\n]*transform 1 0 0 1 (-?[\d.]+) 0', lambda shift: False, limit=4)
    assert max(shift or 0 for shift in shifts) > 4 and min(shift or 0 for shift in shifts) < -4, shifts
    assert seen(r'"Shaken"[^\n]*transform 1 0 0 1 (-?[\d.]+) 0') in (None, 0), client.call("tree")["text"]

    # A card turns in space.
    tap("Card")
    angles = values(r"rotation (-?[\d.]+)° axis 0 1 0", lambda angle: angle == 180)
    assert any(0 < angle < 180 for angle in angles) and angles[-1] == 180, angles

    # A screen of the stack comes and goes.
    tap("Next")
    end = time.time() + 30
    while seen(r"level:(1)") is None or seen(r"level:(0)") is not None:
        assert time.time() < end, client.call("tree")["text"]
    tap("Back")
    end = time.time() + 30
    while seen(r"level:(0)") is None or seen(r"level:(1)") is not None:
        assert time.time() < end, client.call("tree")["text"]

    # Where the time stands, what is to be is shown at once.
    client.call("time", do="pause")
    before = seen(bar)
    tap("Widen")
    assert (before, seen(bar)) == (300, 100), (before, seen(bar))
    print("what moves, moves")


try:
    main()
finally:
    preview.stop()
