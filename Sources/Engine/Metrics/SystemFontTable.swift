import Geometry

/// The shape of `Data/system-font-metrics.json`. Lengths in font units unless said otherwise.
struct SystemFontTable: Decodable, Sendable {
    struct Vertical: Decodable, Sendable {
        var ascender: Double
        var descender: Double
        var capHeight: Double
        var xHeight: Double
    }

    /// Advances at one weight of the weight axis.
    struct Master: Decodable, Sendable {
        var weight: Double
        var text: [Double?]
        var display: [Double?]
        var tabularText: Double
        var tabularDisplay: Double
    }

    struct Curve: Decodable, Sendable { var knots: PiecewiseLinear }
    struct Underline: Decodable, Sendable {
        var offset: Double
        var thickness: Double
    }

    struct SmallCapitals: Decodable, Sendable { var size: Double }
    struct FittedSigns: Decodable, Sendable { var signs: String }
    struct Kerning: Decodable, Sendable {
        var apart: Double
        var together: Double
        var afterCapitals: Double
        var rounded: Double
    }

    /// Characters that the rounded design has wider than the display widths, in em.
    struct RoundedSigns: Decodable, Sendable {
        /// Em, by code point.
        let byCodePoint: [UInt32: Double]

        private enum CodingKeys: CodingKey { case more }

        init(from decoder: any Decoder) throws {
            let more = try decoder.container(keyedBy: CodingKeys.self).decode([String: Double].self, forKey: .more)
            let pairs = more.flatMap { characters, width in characters.unicodeScalars.map { ($0.value, width) } }
            byCodePoint = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
    }

    struct Signs: Decodable, Sendable {
        var advances: [String: Double]
        var sizes: [String: Double]
    }

    struct Ellipsis: Decodable, Sendable {
        var text: Double
        var textBold: Double
        var display: Double
        var displayBold: Double
        var restText: Double
        var restTextBold: Double
        var restDisplay: Double
    }

    struct LoneWord: Decodable, Sendable {
        var widest: Double
        var widestLeavingOne: Double
    }
    struct Shrinking: Decodable, Sendable { var steps: Int }

    struct Tracking: Decodable, Sendable {
        var rounded: PiecewiseLinear
        var serif: PiecewiseLinear
        var monospaced: PiecewiseLinear

        subscript(design: String) -> PiecewiseLinear? {
            switch design {
            case "rounded": rounded
            case "serif": serif
            case "monospaced": monospaced
            default: nil
            }
        }
    }

    var unitsPerEm: Double
    var vertical: Vertical
    var firstCodePoint: UInt32
    var masters: [Master]
    /// Part of the way from the text to the display advances, by point size.
    var opticalSize: PiecewiseLinear
    /// From CSS weight to the weight axis.
    var weightAxis: Curve
    /// The default design's, by point size.
    var trackingUnits: Curve
    /// The other designs', in thousandths of an em.
    var tracking: Tracking
    /// Em.
    var monospacedAdvance: Double
    var kerning: Kerning
    var roundedSigns: RoundedSigns
    /// Points, by point size.
    var leading: Curve
    /// Em.
    var underline: Underline
    var smallCapitals: SmallCapitals
    /// Em, by point size.
    var tightening: Curve
    var shrinking: Shrinking
    var signs: Signs
    var ellipsis: Ellipsis
    var loneWord: LoneWord
    var fittedSigns: FittedSigns
}
