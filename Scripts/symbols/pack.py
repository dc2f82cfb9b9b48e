"""Writes the symbol pack from the recipes."""
import json
import os

import layers
import rules
from pathops import PathVerb
from compose import COMPOSITIONS
from icons import IconFolder, IconFont, LineIcons, NamedGlyphs, TextFont, from_stroke_data
from shapes import from_svg_data

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = "islet-symbols 1\n"


class Recipes:
    def __init__(self, recipes, sources):
        self.recipes = recipes
        self.sources = {
            "c": IconFont(sources["font"]).outline,
            "b": IconFolder(sources["icons"]).outline,
            "l": LineIcons(sources["lines"]).outline,
            "m": NamedGlyphs(sources["glyphs"]).outline,
            "t": TextFont(sources["text"]).outline,
            "d": from_svg_data,
            "o": from_stroke_data,
            "s": self.symbol,
        }
        self.known = {}

    def symbol(self, name):
        if name not in self.known:
            if name not in self.recipes:
                raise KeyError("there is no recipe for " + name)
            self.known[name] = None
            self.known[name] = self.outline(self.recipes[name])
        if self.known[name] is None:
            raise ValueError("the recipe of " + name + " leads back to itself")
        return self.known[name]

    def outline(self, recipe):
        if isinstance(recipe, str):
            source, _, argument = recipe.partition(":")
            return self.sources[source](argument) if argument else recipe
        if isinstance(recipe, (int, float)):
            return recipe
        return COMPOSITIONS[recipe[0]](*[self.outline(part) for part in recipe[1:]])


def number(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


COMMANDS = {PathVerb.MOVE: "M", PathVerb.LINE: "L", PathVerb.QUAD: "Q", PathVerb.CUBIC: "C", PathVerb.CLOSE: "Z"}


def path_data(path, dx):
    """SVG path data, moved by dx."""
    path.convertConicsToQuads()
    return "".join(COMMANDS[verb] + " ".join(number(x + dx) + " " + number(y) for x, y in points) for verb, points in path)


def entry(name, path, rule):
    left, top, right, bottom = path.bounds
    described = []
    for part in layers.split(name, path, rule):
        item = {"path": path_data(part["path"], -left)}
        for key in ("level", "color", "threshold"):
            if part[key] not in (None, 0) or (key == "threshold" and part[key] == 0):
                item[key] = part[key]
        if part["hole"]:
            item["hole"] = True
        described.append(item)
    box = [round(value, 1) for value in (right - left, top, bottom - top)]
    return json.dumps({"box": box, "layers": described}, separators=(",", ":"))


def all_recipes(document):
    """The recipes of the file and those that follow from names, and which of them are symbols: the others are only parts."""
    names = rules.load(os.path.join(HERE, "../../Sources/Engine/Symbols/Data/SymbolNames.json"))
    derived = rules.Rules(rules.load(os.path.join(HERE, "rules.json")), names["names"], names["aliases"], document["symbols"]).derived()
    entries = {**derived, **document["symbols"]}
    return entries, entries.keys() & set(names["names"])


def build(recipe_file, sources, target):
    """Writes `target`; answers the number of symbols and what went wrong, a line each."""
    document = rules.load(recipe_file)
    entries, symbols = all_recipes(document)
    recipes = Recipes(entries, sources)
    lines, problems = [], []
    for name in sorted(symbols, key=lambda n: n.encode()):
        try:
            lines.append(f"{name}\t{entry(name, recipes.symbol(name), document['layers'].get(name))}\n")
        except Exception as error:  # One bad recipe must not cost the rest.
            problems.append(f"{name} is left out: {type(error).__name__} {error}")
    with open(target, "w") as file:
        file.write(HEAD + "".join(lines))
    return len(lines), problems
