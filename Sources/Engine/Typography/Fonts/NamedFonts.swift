import Foundation

/// Free faces for the fonts that iOS has besides its own and that cannot be shipped.
struct NamedFonts: Decodable, Sendable {
    struct StandIn: Decodable, Sendable {
        /// How names of the font begin.
        var prefixes: [String]
        var family: String
        /// Vertical metrics of the font itself, in em.
        var ascender: Double?
        var descender: Double?
        /// The name of what its Latin letters, digits and signs are drawn with, where the family's own are too unlike the font's.
        var latin: String?
    }

    /// Latin letters of a font whose others a family draws.
    struct Latin: Decodable, Sendable {
        var family: String
        /// How wide the font's letters are, as a part of this family's.
        var width: Double
        /// The same of single signs.
        var widths: [String: Double]
    }

    /// What a name asks for.
    struct Match: Sendable {
        var standIn: StandIn
        var latin: Latin?
        /// CSS weight that the name says; nil: none.
        var weight: Double?
        var isItalic: Bool

        /// What is drawn in the font's place, to be said to the user.
        var drawn: String { latin.map { "\($0.family) with \(standIn.family)" } ?? standIn.family }
    }

    var latins: [String: Latin]
    var standIns: [StandIn]
    /// The font in whose place nothing else is: iOS draws names in it that no font has.
    var lastResort: String

    func match(_ name: String) -> Match? {
        for standIn in standIns {
            guard let prefix = standIn.prefixes.first(where: { name.hasPrefix($0) }) else { continue }
            let rest = name.dropFirst(prefix.count).lowercased()
            let weight = Self.weights.first { rest.contains($0.word) }?.weight
            let latin = standIn.latin.flatMap { latins[$0] }
            return Match(standIn: standIn, latin: latin, weight: weight, isItalic: rest.contains("italic") || rest.contains("oblique"))
        }
        return nil
    }

    /// Words of names; longer ones before those they contain. Those of Hiragino are numbers.
    private static let weights: [(word: String, weight: Double)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("demibold", 600), ("semibold", 600), ("extrabold", 800), ("extrablack", 900),
        ("light", 300), ("medium", 500), ("bold", 700), ("heavy", 800), ("black", 900), ("roman", 400), ("regular", 400), ("book", 400),
        ("w0", 100), ("w1", 100), ("w2", 200), ("w3", 300), ("w4", 400), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800), ("w9", 900),
    ]
}
