"""The sources of outlines: fonts and folders of icons, in the units of shapes.py."""
import os
import sqlite3

from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import SVGPath
from fontTools.svgLib.path.parser import parse_path
from fontTools.ttLib import TTFont
from pathops import LineCap, LineJoin, Path
from shapes import CIRCLE, STROKE, centered, moved, simplified


def stroked(path, width):
    """The area that a pen of `width` with a round tip covers."""
    path.stroke(width, LineCap.ROUND_CAP, LineJoin.ROUND_JOIN, 4)
    return simplified(path)


def from_stroke_data(data):
    """SVG path data drawn with a pen: the pen's width, a space, the data."""
    width, _, commands = data.partition(" ")
    path = Path()
    parse_path(commands, path.getPen(glyphSet=None))
    return stroked(path, float(width))


class LineIcons:
    """Lucide: lines on a grid of 24 units, in which the middle of a circle's line has a radius of 10."""

    def __init__(self, database):
        self.database = sqlite3.connect(f"file:{os.path.abspath(database)}?mode=ro", uri=True)

    def outline(self, name):
        found = self.database.execute("select svg from icons where name = ?", (name,)).fetchone()
        if found is None:
            raise KeyError("no line icon is called " + name)
        factor = (CIRCLE - STROKE) / 20
        path = Path()
        pen = TransformPen(path.getPen(glyphSet=None), (factor, 0, 0, factor, -12 * factor, -12 * factor))
        SVGPath.fromstring(found[0].encode()).draw(pen)
        return centered(stroked(path, STROKE))


class NamedGlyphs:
    """Material Icons: 512 units an em for a grid of 24, in which a circle has a diameter of 20."""

    def __init__(self, path):
        self.font = TTFont(path)
        self.glyphs = self.font.getGlyphSet()

    def outline(self, name):
        factor = CIRCLE / 20 * 24 / self.font["head"].unitsPerEm
        path = Path()
        self.glyphs[name].draw(TransformPen(path.getPen(glyphSet=self.glyphs), (factor, 0, 0, -factor, 0, 0)))
        return centered(simplified(path))


class IconFont:
    """CupertinoIcons: 512 units an em, a circle of 437 units, all drawings centred at a height of 192 units."""

    def __init__(self, path):
        font = TTFont(path)
        self.glyphs = font.getGlyphSet()
        self.names = font.getBestCmap()

    def outline(self, code):
        factor = CIRCLE / 437
        path = Path()
        self.glyphs[self.names[int(code, 16)]].draw(TransformPen(path.getPen(glyphSet=self.glyphs), (factor, 0, 0, -factor, 0, 192 * factor)))
        path = simplified(path)
        left, _, right, _ = path.bounds
        return moved(path, dx=-(left + right) / 2)


class IconFolder:
    """Bootstrap Icons: a grid of 16 units, in which a circle has a diameter of 16."""

    def __init__(self, directory):
        self.directory = directory

    def outline(self, name):
        factor = CIRCLE / 16
        path = Path()
        pen = TransformPen(path.getPen(glyphSet=None), (factor, 0, 0, factor, -8 * factor, -8 * factor))
        SVGPath(os.path.join(self.directory, name + ".svg")).draw(pen)
        path = simplified(path)
        left, _, right, _ = path.bounds
        return moved(path, dx=-(left + right) / 2)


class TextFont:
    # Two digits are this much narrower: in 42.circle of an app's snapshot tests (iOS 18) they are 0.415 of the circle high and 0.543 wide.
    NARROW = 0.8

    def __init__(self, path):
        self.font = TTFont(path)
        self.glyphs = self.font.getGlyphSet()
        self.names = self.font.getBestCmap()

    def outline(self, text):
        """The text with capitals of 705 thousandths of an em, centred."""
        factor = 1000 / self.font["head"].unitsPerEm * 705 / 727
        path = Path()
        x = 0
        for character in text:
            glyph = self.glyphs[self.names[ord(character)]]
            glyph.draw(TransformPen(path.getPen(glyphSet=self.glyphs), (factor, 0, 0, -factor, x, 352)))
            x += glyph.width * factor
        outline = centered(simplified(path))
        return outline.transform(self.NARROW, 0, 0, 1, 0, 0) if len(text) == 2 and text.isdigit() else outline
