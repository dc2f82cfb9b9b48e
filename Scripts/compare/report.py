"""Sums of what was measured, as a table and against a baseline."""
COUNTS = ("boxes", "within1", "within2", "missing", "extra", "fills", "fillsWithin2", "texts", "sameBreaks")
SCREENS = "app screens"


def totals(results):
    """Counts of each group; `all` leaves out whole screens with lists, forms and bars."""
    groups = {}
    for result in results:
        names = [result["group"]] + ([] if result["group"] == SCREENS else ["all"])
        for name in names:
            own = groups.setdefault(name, {"pictures": 0} | dict.fromkeys(COUNTS, 0))
            own["pictures"] += 1
            for key in COUNTS:
                own[key] += result[key]
    return groups


def part(counts, key, whole):
    return 100 * counts[key] / counts[whole] if counts[whole] else None


def table(results):
    lines = ["group            pictures  boxes  ≤1 pt  ≤2 pt missing extra  fills  ΔE≤2  texts breaks"]
    groups = totals(results)
    for name in sorted(groups, key=lambda name: (name == SCREENS, name == "all", name)):
        own = groups[name]
        shown = [part(own, *keys) for keys in (("within1", "boxes"), ("within2", "boxes"), ("fillsWithin2", "fills"), ("sameBreaks", "texts"))]
        within1, within2, fills, breaks = (f"{value:.1f}" if value is not None else "–" for value in shown)
        lines.append(
            f"{name:16} {own['pictures']:8} {own['boxes']:6} {within1:>6} {within2:>6} {own['missing']:7} {own['extra']:5} {own['fills']:6} "
            f"{fills:>5} {own['texts']:6} {breaks:>6}")
    worst = sorted((r for r in results if r["group"] != SCREENS), key=lambda r: r["within1"] - r["boxes"])[:12]
    lines += ["worst:"] + [
        f"  {r['name']}: {r['within1']} of {r['boxes']} within 1 pt, {r['missing']} missing, worst {r['worst']:.1f} pt"
        for r in worst if r["within1"] < r["boxes"]]
    return "\n".join(lines)


def line(name, results):
    """One reference: views and whole screens."""
    parts = []
    for what, own in (("views", [r for r in results if r["group"] != SCREENS]), ("screens", [r for r in results if r["group"] == SCREENS])):
        boxes = sum(r["boxes"] for r in own)
        if boxes:
            parts.append(f"{what}: {100 * sum(r['within1'] for r in own) / boxes:.1f} % of {boxes} boxes within 1 pt")
    return f"{name}: " + "; ".join(parts)


def baseline(results):
    """Numbers alone, by picture: what a later run is held to."""
    return {r["name"]: {key: r[key] for key in COUNTS} for r in sorted(results, key=lambda r: r["name"])}


def worse(results, before):
    """Lines about pictures that lost boxes, colours or breaks since the baseline."""
    found = []
    for result in results:
        old = before.get(result["name"])
        if old is None:
            continue
        for key in ("within1", "within2", "fillsWithin2", "sameBreaks"):
            if result[key] < old[key]:
                found.append(f"{result['name']}: {key} {old[key]} before, {result[key]} now")
    return found
