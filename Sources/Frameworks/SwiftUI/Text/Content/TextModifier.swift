import FoundationOverlay

/// A change to a text's look.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case fontModifier(FontModifier)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case design(Font.Design?)
    case foreground(TextForeground)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Text.Scale)
    /// Something for a program's own renderer.
    case custom(CustomTextAttribute)
    /// What assistive technology says in place of the text.
    case spoken(Text)
}

/// The style a text is painted in.
struct TextForeground: Equatable, Sendable {
    let style: AnyShapeStyle
    private let color: Color?
    private let identity: Identity?

    private final class Identity: Sendable {}

    init(_ color: Color) {
        style = AnyShapeStyle(color)
        self.color = color
        identity = nil
    }

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        color = style as? Color
        identity = color == nil ? Identity() : nil
    }

    static func == (a: TextForeground, b: TextForeground) -> Bool { a.color == b.color && a.identity === b.identity }
}

/// How text looks, with what its surroundings and its own modifiers say.
struct TextAttributes: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isBold = false
    var isItalic: Bool?
    var isMonospaced = false
    var fontModifiers: [FontModifier] = []
    var foreground: TextForeground?
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var scale = Text.Scale.default
    var custom: [CustomTextAttribute] = []

    mutating func apply(_ modifier: TextModifier) {
        switch modifier {
        case .font(let new): font = new ?? font
        case .fontModifier(.bold(let isActive)): isBold = isActive
        case .fontModifier(.italic(let isActive)): isItalic = isActive
        case .fontModifier(.monospaced(let isActive)): isMonospaced = isActive
        case .fontModifier(let new): fontModifiers.append(new)
        case .weight(let new): weight = new ?? weight
        case .width(let new): width = new ?? width
        case .design(let new): design = new ?? design
        case .foreground(let new): foreground = new
        case .underline(let new): underline = new
        case .strikethrough(let new): strikethrough = new
        case .kerning(let new): kerning = new
        case .tracking(let new): tracking = new
        case .baselineOffset(let new): baselineOffset = new
        case .scale(let new): scale = new
        case .custom(let new): custom.append(new)
        case .spoken: break
        }
    }

    /// The font with everything that changes it.
    func resolvedFont(in surroundings: ResolvedFont.Surroundings) -> ResolvedFont {
        var result = ResolvedFont(font ?? .body, in: surroundings)
        if let design { FontModifier.design(design).apply(to: &result) }
        if isMonospaced { FontModifier.monospaced(true).apply(to: &result) }
        if let weight { FontModifier.weight(weight).apply(to: &result) }
        if let width { FontModifier.width(width).apply(to: &result) }
        if isBold { FontModifier.bold(true).apply(to: &result) }
        if let isItalic { FontModifier.italic(isItalic).apply(to: &result) }
        for modifier in fontModifiers { modifier.apply(to: &result) }
        if surroundings.prefersBold, result.specification.weight < result.emphasizedWeight {
            result.specification.weight = result.emphasizedWeight
        }
        return result
    }
}
