"""Makes Reed.ttf, a font for tests: the letter I, 100 units wide at weight 100 and 400 at 900. Needs fontTools."""
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_v_a_r import TupleVariation


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    for point in ((left, top), (right, top), (right, bottom)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder([".notdef", "I"])
font.setupCharacterMap({0x49: "I"})
font.setupGlyf({".notdef": box(0, 0, 500, 700), "I": box(100, 0, 200, 700)})
font.setupHorizontalMetrics({".notdef": (500, 0), "I": (300, 100)})
font.setupHorizontalHeader(ascent=800, descent=-200)
font.setupNameTable({
    "familyName": "Reed Thin", "styleName": "Regular", "psName": "Reed-Thin", "fullName": "Reed Thin", "typographicFamily": "Reed",
    "typographicSubfamily": "Thin"})
font.setupOS2(usWeightClass=100)
font.setupPost()
styles = {"Thin": 100, "Regular": 400, "Bold": 700, "Black": 900}
font.setupFvar([("wght", 100, 100, 900, "Weight")], [{"location": {"wght": weight}, "stylename": name} for name, weight in styles.items()])
# The four points of the box, then the four that stand for its advances.
wider = [(0, 0), (0, 0), (300, 0), (300, 0), (0, 0), (400, 0), (0, 0), (0, 0)]
font.setupGvar({"I": [TupleVariation({"wght": (0, 1, 1)}, wider)]})
font.save(pathlib.Path(__file__).with_name("Reed.ttf"))
