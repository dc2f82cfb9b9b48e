/// A free face in place of a font of iOS's, and what the font's name asks for.
struct NamedFace {
    var face: FontFace
    var font: NamedFonts.StandIn
    var latin: NamedFonts.Latin?
    /// CSS weight.
    var weight: Double
    var isItalic: Bool

    /// The face of its Latin letters, where that is another.
    var latinFace: FontFace? { latin.flatMap { FontLibrary.shared.face(of: $0.family, weight: weight, isItalic: isItalic) } }
}
