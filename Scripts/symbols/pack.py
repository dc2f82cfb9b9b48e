"""Writes the symbol pack from the recipes."""
import json

import layers
from pathops import PathVerb
from compose import COMPOSITIONS
from shapes import IconFolder, IconFont, TextFont, from_svg_data

HEAD = "islet-symbols 1\n"


class Recipes:
    def __init__(self, recipes, font, icons, text_font):
        self.recipes = recipes
        self.sources = {
            "c": IconFont(font).outline,
            "b": IconFolder(icons).outline,
            "t": TextFont(text_font).outline,
            "d": from_svg_data,
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
            return self.sources[source](argument)
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


def build(recipe_file, font, icons, text_font, target):
    """Writes `target`; answers the number of symbols and what went wrong, a line each."""
    with open(recipe_file) as file:
        document = json.load(file)
    recipes = Recipes(document["symbols"], font, icons, text_font)
    lines, problems = [], []
    for name in sorted(document["symbols"], key=lambda n: n.encode()):
        try:
            lines.append(f"{name}\t{entry(name, recipes.symbol(name), document['layers'].get(name))}\n")
        except Exception as error:  # One bad recipe must not cost the rest.
            problems.append(f"{name} is left out: {type(error).__name__} {error}")
    with open(target, "w") as file:
        file.write(HEAD + "".join(lines))
    return len(lines), problems
