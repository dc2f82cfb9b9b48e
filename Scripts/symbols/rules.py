"""Recipes that follow from a symbol's name: variants, badges, enclosures, directions, newer and older names."""
import json
import re

SHAPES = r"rectangle|rectangle\.portrait|square|circle|capsule|oval|diamond|triangle|hexagon"
SIDES = "left|right|leading|trailing"
PARTS = f"center|(?:top|bottom|{SIDES})(?:half|third)|(?:top|bottom)(?:{SIDES})"


class Rules:
    def __init__(self, rules, names, aliases, recipes):
        self.rules, self.recipes = rules, recipes
        self.names = set(names)
        self.newer = aliases
        self.older = {}
        for old, new in aliases.items():
            self.older.setdefault(new, []).append(old)
        self.known = {}

    def recipe(self, name):
        """The recipe of `name`: its own, or the first that a rule gives; nil where none holds."""
        if name in self.recipes:
            return self.recipes[name]
        if name in self.rules["leftOut"]:
            return None
        if name not in self.known:
            self.known[name] = None
            self.known[name] = next((r for r in self.candidates(name) if r is not None), None)
        return self.known[name]

    def derived(self):
        """The recipes of all names that have none of their own."""
        while self.settled():
            pass
        found = {name: self.recipe(name) for name in sorted(self.names) if name not in self.recipes}
        needed = {name: recipe for name, recipe in found.items() if recipe is not None}
        for recipe in list(needed.values()):
            self.gather(recipe, needed)
        return needed

    def settled(self):
        """Tries again what depended on names that were being looked for themselves; answers whether that found more."""
        before = sum(recipe is not None for recipe in self.known.values())
        self.known = {name: recipe for name, recipe in self.known.items() if recipe is not None}
        for name in sorted(self.names):
            self.recipe(name)
        return sum(recipe is not None for recipe in self.known.values()) > before

    def gather(self, recipe, into):
        """The entries that a recipe refers to, which need not be names of symbols themselves."""
        if isinstance(recipe, list):
            for part in recipe[1:]:
                self.gather(part, into)
        elif isinstance(recipe, str) and recipe.startswith("s:"):
            name = recipe[2:]
            if name not in into and name not in self.recipes:
                into[name] = self.recipe(name)
                self.gather(into[name], into)

    def entry(self, name):
        """A reference to `name`; nil where it cannot be drawn."""
        return "s:" + name if name and self.recipe(name) is not None else None

    def candidates(self, name):
        for other in [self.newer.get(name), *self.older.get(name, [])]:
            yield self.entry(other)
        yield self.text(name)
        for rule in (self.half, self.ringed, self.enclosed, self.slashed, self.badged, self.filled, self.repeated):
            yield rule(name)
        yield from self.reworded(name)
        yield from self.turned(name)

    def content(self, name):
        """What stands inside an enclosure: the filled form where there is one."""
        filled = self.entry(name + ".fill") if name + ".fill" in self.names else None
        lines = self.entry(name)
        return filled or (["bold", lines, 16] if lines else None)

    def text(self, name):
        return "t:" + name.upper() if re.fullmatch(r"\d{1,2}|[a-z]|[lr](?:[1-4btm]|sb)|z[lr]|[mp][1-4]", name) else None

    def enclosed(self, name):
        filled = name.endswith(".fill")
        stem = name[:-5] if filled else name
        for shape in self.rules["framesAround"]:
            if stem.endswith("." + shape) and not filled:
                inside, around = self.content(stem[: -len(shape) - 1]), self.entry(shape)
                return ["inside", around, inside] if inside and around else None
        for shape in sorted(self.rules["enclosures"], key=len, reverse=True):
            if not stem.endswith("." + shape) or stem == shape:
                continue
            inside = self.content(stem[: -len(shape) - 1])
            if not inside:
                return None
            if shape in ("circle", "square"):
                return [shape + (".fill" if filled else ""), inside]
            around = self.entry(shape + (".fill" if filled else ""))
            return [("cut" if filled else "inside"), around, inside] if around else None
        return None

    def ringed(self, name):
        """A small drawing inside arrows in a circle or a magnifying glass."""
        found = re.fullmatch(r"(\w+)\.(arrow\.triangle\.2\.circlepath|arrow\.circlepath|arrow\.(?:counter)?clockwise|magnifyingglass)", name)
        if not found or not re.fullmatch(self.rules["insideRings"], found[1]):
            return None
        inside, ring = self.content(found[1]), self.entry(found[2])
        return ["lens" if found[2] == "magnifyingglass" else "ringed", ring, inside] if inside and ring else None

    def slashed(self, name):
        found = re.fullmatch(r"(.+)\.slash(\.fill)?", name)
        if not found:
            return None
        inside = self.entry(found[1] + (found[2] or ""))
        return ["slash", inside] if inside else None

    def badged(self, name):
        found = re.fullmatch(r"(.+?)(\.fill)?\.(badge|trianglebadge)(?:\.(?!fill$)(.+?))?(\.fill)?", name)
        if not found:
            return None
        stem, early, kind, badge, late = found.groups()
        base = self.entry(stem + ".fill") if early or late else self.entry(stem)
        if not base and (early or late):
            base = self.entry(stem)
        if kind == "trianglebadge":
            mark = "exclamationmark.triangle.fill" if badge == "exclamationmark" else None
        elif badge is None:
            return ["dot", base] if base else None
        else:
            mark = self.rules["badges"].get(badge)
        mark = self.entry(mark)
        return ["badge", base, mark] if base and mark else None

    def filled(self, name):
        base = self.entry(name[:-5]) if name.endswith(".fill") else None
        return ["solid", base] if base else None

    def half(self, name):
        """A part of an enclosure filled: rectangle.bottomthird.inset.filled and its newer form inset.filled.bottomthird.rectangle."""
        older = re.fullmatch(rf"(?P<shape>{SHAPES})(?:\.(?P<part>{PARTS}))?(?P<inset>\.inset)?\.(?:filled|fill)", name)
        newer = re.fullmatch(rf"(?P<inset>inset)\.filled\.(?:(?P<part>{PARTS})\.)?(?P<shape>{SHAPES})", name)
        found = older or newer
        if not found or not (found["part"] or found["inset"]):
            return None
        base = self.entry(found["shape"])
        part = (found["part"] or "whole").replace("leading", "left").replace("trailing", "right")
        return ["part", base, part, 1 if found["inset"] else 0] if base else None

    def repeated(self, name):
        found = re.fullmatch(r"(exclamationmark|questionmark)\.([23])", name)
        if found and self.entry(found[1]):
            return ["row", int(found[2]), self.entry(found[1])]
        found = re.fullmatch(r"chevron\.(up|down)\.2", name)
        return ["stacked", self.entry("chevron." + found[1])] if found else None

    def reworded(self, name):
        for old, new in self.rules["synonyms"]:
            changed = re.sub(rf"(?<![a-z0-9]){re.escape(old)}(?![a-z0-9])", new, name)
            if changed != name:
                yield self.entry(changed)
        changed = name.replace("leading", "left").replace("trailing", "right")
        if changed != name:
            yield self.entry(changed)

    def turned(self, name):
        words = name.split(".")
        if words[0] in self.rules["notMirrored"]:
            return
        swaps = [(("left", "right"), "mirrored")]
        if words[0] in self.rules["mirroredVertically"]:
            swaps.append((("up", "down"), "flipped"))
        for (one, other), composition in swaps:
            exchange = {one: other, other: one}
            changed = ".".join(re.sub(f"{one}|{other}", lambda match: exchange[match[0]], word) for word in words)
            if changed != name:
                found = self.entry(changed)
                yield [composition, found] if found else None


def load(path):
    with open(path) as file:
        return json.load(file)
