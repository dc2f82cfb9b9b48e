import Foundation
import IsletModel

/// The pinned faces: `Data/fonts.json`.
struct FontCatalog: Decodable, Sendable {
    struct Face: Decodable, Sendable {
        var name: String
        var path: String
        var index: UInt32?
        /// CSS weight.
        var weight: Double
        var italic: Bool?
    }

    struct Family: Decodable, Sendable {
        var name: String
        /// Debian package that holds the files.
        var package: String
        var faces: [Face]
    }

    /// A family that serves a design below a point size.
    struct Choice: Decodable, Sendable {
        var family: String
        var below: Double?
    }

    /// A family for what the system families lack: for these scripts (empty: any) in these languages (nil: any).
    struct Fallback: Decodable, Sendable {
        var family: String
        var scripts: [String]
        var languages: [String]?
    }

    /// How the rounded design is made: the lighter face's stems are this part of the wanted ones.
    struct Rounding: Decodable, Sendable { var core: Double }

    /// Asked first for what the monospaced design lacks.
    struct MonospacedFallback: Decodable, Sendable { var family: String }

    /// Families whose descenders are longer than those of the font that they stand in for.
    struct Descenders: Decodable, Sendable {
        var deeperThan: Double
        /// By family.
        var factors: [String: Double]
    }

    /// Letters whose ascenders are shorter than those of the font that a family stands in for.
    struct Ascenders: Decodable, Sendable {
        /// What lies above a height, in em, is scaled from there.
        struct Fit: Decodable, Sendable { var above, factor: Double }
        var letters: String
        var families: [String: Fit]
    }

    /// Signs that reach from one height to another, in em above the baseline: the lower first.
    struct SignHeights: Decodable, Sendable {
        /// By family and sign.
        var families: [String: [String: [Double]]]
    }

    var rounding: Rounding
    var descenders: Descenders
    var ascenders: Ascenders
    var signHeights: SignHeights
    var system: [String: [Choice]]
    var emoji: String
    var monospacedFallback: MonospacedFallback
    var named: NamedFonts
    var fallback: [Fallback]
    var families: [Family]

    static let shared: FontCatalog = BundledData.read("fonts", in: .module)

    func family(named name: String) -> Family? { families.first { $0.name == name } }

    /// The family of a system design at a size in points.
    func systemFamily(design: String, size: Double) -> Family? {
        let choices = system[design] ?? system["default"] ?? []
        let choice = choices.first { $0.below.map { size < $0 } ?? true }
        return choice.flatMap { family(named: $0.family) }
    }
}

extension FontCatalog.Family {
    /// The face nearest to a weight; upright where there is no italic.
    func face(weight: Double, isItalic: Bool) -> FontCatalog.Face {
        let fitting = faces.filter { ($0.italic ?? false) == isItalic }
        let candidates = fitting.isEmpty ? faces : fitting
        return candidates.min { abs($0.weight - weight) < abs($1.weight - weight) } ?? faces[0]
    }
}
