import Foundation
import IsletModel

/// Measures of the system's font: line metrics, advance widths, tracking. Lengths in em unless said otherwise.
/// The numbers were observed on iOS 26.1 and stand in `Data/system-font-metrics.json` with their confidence.
public struct SystemFontMetrics: Sendable {
    public static let shared = SystemFontMetrics(BundledData.read("system-font-metrics"))

    public let ascender: Double
    /// Positive, below the baseline.
    public let descender: Double
    public let capHeight: Double
    public let xHeight: Double
    /// Advance of every glyph of the monospaced design.
    public let monospacedAdvance: Double
    /// Signs beyond ASCII, as code points, by how their advance and their outline differ from the substitute's.
    public let signs: [UInt32: SignFit]
    /// How often the range between the least size and the full one is halved to find where a text fits.
    public let shrinkingSteps: Int
    /// The second line of two, where it is one word narrower than this, takes a second word along. Em.
    public let loneWord: Double
    /// The same where one word alone is left on the first line.
    public let loneWordLeavingOne: Double
    /// Centre of an underline below the baseline.
    public let underlineOffset: Double
    public let underlineThickness: Double
    /// Size of small capitals, as part of the font's size.
    public let smallCapitals: Double
    /// Signs, as code points, whose outlines are fitted to their own width one by one.
    public let fittedSigns: Set<UInt32>
    let table: SystemFontTable

    public var lineHeight: Double { ascender + descender }

    init(_ table: SystemFontTable) {
        self.table = table
        let em = table.unitsPerEm
        ascender = table.vertical.ascender / em
        descender = table.vertical.descender / em
        capHeight = table.vertical.capHeight / em
        xHeight = table.vertical.xHeight / em
        monospacedAdvance = table.monospacedAdvance
        signs = Dictionary(
            uniqueKeysWithValues: table.signs.advances.compactMap { sign, advance in
                sign.unicodeScalars.first.map { ($0.value, SignFit(advance: advance, size: table.signs.sizes[sign] ?? 1)) }
            })
        shrinkingSteps = table.shrinking.steps
        loneWord = table.loneWord.widest
        loneWordLeavingOne = table.loneWord.widestLeavingOne
        underlineOffset = table.underline.offset
        underlineThickness = table.underline.thickness
        smallCapitals = table.smallCapitals.size
        fittedSigns = Set(table.fittedSigns.signs.unicodeScalars.map(\.value))
    }

    /// Change in points of the line height of `.leading(.tight)` (subtracted) and `.leading(.loose)` (added).
    public func leadingChange(size: Double) -> Double { table.leading.knots(size) }

    /// What the kerning of the substitute's outlines is multiplied by, so that lines come closest to the system's kerned widths.
    public func kerningScale(apart: Bool, afterCapital: Bool) -> Double {
        apart ? table.kerning.apart : afterCapital ? table.kerning.afterCapitals : table.kerning.together
    }

    /// What is left of the kerning of the substitute's outlines in the rounded design.
    public var roundedKerning: Double { table.kerning.rounded }

    /// What the advance of … has beyond three of its dots, in em, tracking not counted.
    public func ellipsisRest(size: Double, weight: Double) -> Double {
        let dots = table.ellipsis
        let text = dots.restText + (dots.restTextBold - dots.restText) * boldness(weight)
        return text + (dots.restDisplay - text) * table.opticalSize(size)
    }

    /// Most that tightening takes from each advance, in em.
    public func tightening(size: Double) -> Double { table.tightening.knots(size) }

    /// Distance of the dots of … in em at a size and a CSS weight.
    public func ellipsisPitch(size: Double, weight: Double) -> Double {
        let dots = table.ellipsis
        let text = dots.text + (dots.textBold - dots.text) * boldness(weight)
        let display = dots.display + (dots.displayBold - dots.display) * boldness(weight)
        return text + (display - text) * table.opticalSize(size)
    }

    /// 0 at the regular CSS weight, 1 at bold and beyond.
    private func boldness(_ weight: Double) -> Double { min(max((weight - 400) / 300, 0), 1) }

    /// Tracking that the system's font applies by itself, in em. `design` as in `Font.Design`.
    public func tracking(size: Double, design: String = "default") -> Double {
        if design == "default" { return table.trackingUnits.knots(size) / table.unitsPerEm }
        return (table.tracking[design]?(size) ?? 0) / 1000
    }

    /// The advances of ASCII at a size and a CSS weight. The rounded design has the display widths at every size; its tracking makes up for it.
    public func advances(size: Double, weight: Double, design: String = "default") -> SystemAdvances {
        let axis = table.weightAxis.knots(weight)
        let display = design == "rounded" ? 1 : table.opticalSize(size)
        let masters = table.masters
        let (low, high) = axis <= masters[1].weight ? (masters[0], masters[1]) : (masters[1], masters[2])
        let t = (axis - low.weight) / (high.weight - low.weight)
        func mix(_ a: (SystemFontTable.Master) -> Double, _ b: (SystemFontTable.Master) -> Double) -> Double {
            let (l, h) = (a(low) + display * (b(low) - a(low)), a(high) + display * (b(high) - a(high)))
            return (l + t * (h - l)) / table.unitsPerEm
        }
        let more = design == "rounded" ? table.roundedSigns.byCodePoint : [:]
        let widths = masters[0].text.indices.map { i -> Double? in
            guard masters[0].text[i] != nil else { return nil }
            return mix({ $0.text[i] ?? 0 }, { $0.display[i] ?? 0 }) + (more[table.firstCodePoint + UInt32(i)] ?? 0)
        }
        return SystemAdvances(first: table.firstCodePoint, widths: widths, tabularDigit: mix(\.tabularText, \.tabularDisplay))
    }
}

/// How a sign of the system's font differs from the substitute's: parts of its advance and of its outline's size.
public struct SignFit: Hashable, Sendable {
    public let advance: Double
    public let size: Double
}

/// Untracked advance widths of one size and weight, in em.
public struct SystemAdvances: Sendable {
    let first: UInt32
    let widths: [Double?]
    /// Width of every digit in `monospacedDigit()`.
    public let tabularDigit: Double

    /// The advance of an ASCII character; nil for anything else.
    public func advance(of codePoint: UInt32) -> Double? {
        guard codePoint >= first, codePoint - first < widths.count else { return nil }
        return widths[Int(codePoint - first)]
    }
}

extension SystemAdvances {
    /// The same advances made wider or narrower.
    public func scaled(by factor: Double) -> SystemAdvances {
        factor == 1 ? self : SystemAdvances(first: first, widths: widths.map { $0.map { $0 * factor } }, tabularDigit: tabularDigit * factor)
    }
}
