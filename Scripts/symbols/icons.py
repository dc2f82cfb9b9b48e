"""Line icons of Lucide and glyphs of Material Icons as outlines, in the units of shapes.py."""
import os
import sqlite3

from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import SVGPath
from fontTools.svgLib.path.parser import parse_path
from fontTools.ttLib import TTFont
from pathops import LineCap, LineJoin, Path
from shapes import CIRCLE, STROKE, centered, simplified


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
