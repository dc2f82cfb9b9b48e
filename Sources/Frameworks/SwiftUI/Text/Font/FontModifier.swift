import FoundationOverlay
import Snapshot

/// A change to a font.
enum FontModifier: Hashable, Sendable {
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case weight(Font.Weight)
    case width(Font.Width)
    case design(Font.Design)
    case leading(Font.Leading)
    case pointSize(CGFloat)
    case scaled(CGFloat)
    /// Points between two lines beyond the font's own height.
    case lineGap(CGFloat)
}

extension FontModifier {
    func apply(to font: inout ResolvedFont) {
        switch self {
        case .bold(let isActive):
            if isActive { font.specification.weight = max(font.specification.weight, font.emphasizedWeight) }
        case .italic(let isActive): font.specification.isItalic = isActive
        case .monospaced(let isActive):
            if isActive { font.specification.design = .monospaced }
        case .monospacedDigit: font.specification.usesMonospacedDigits = true
        case .smallCaps: font.specification.usesSmallCaps = true
        case .lowercaseSmallCaps: font.specification.usesLowercaseSmallCaps = true
        case .uppercaseSmallCaps: font.specification.usesUppercaseSmallCaps = true
        case .weight(let weight): font.specification.weight = weight.number
        case .width(let width): font.specification.width = width.percent
        case .design(let design): font.specification.design = design.specification
        case .leading(let leading): font.specification.leading = leading.specification
        case .pointSize(let size): font.specification.size = size
        case .scaled(let factor): font.specification.size *= factor
        case .lineGap(let gap): font.specification.lineGap = gap
        }
    }
}

extension Font {
    private func modified(_ modifier: FontModifier) -> Font { Font(.modified(self, modifier)) }

    /// A font of UIKit's as text views set it: lines of a text style lie as far apart as its leading says.
    init(inTextView font: UIFont) { self = font._lineGap.map { Font(font).modified(.lineGap($0)) } ?? Font(font) }

    public func bold() -> Font { modified(.bold(true)) }
    public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
    public func italic() -> Font { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
    public func monospaced() -> Font { modified(.monospaced(true)) }
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }
    public func smallCaps() -> Font { modified(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { modified(.lowercaseSmallCaps) }
    public func uppercaseSmallCaps() -> Font { modified(.uppercaseSmallCaps) }
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
    /// The font at another size in points.
    public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
    /// The font at its size times `factor`.
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
}
