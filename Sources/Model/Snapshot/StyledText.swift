import Foundation

/// Text before it is laid out: runs of one style each, and what holds for the whole paragraph.
public struct StyledText: Hashable, Codable, Sendable {
    public var runs: [TextRun]
    public var paragraph: ParagraphStyle

    public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.runs = runs
        self.paragraph = paragraph
    }

    /// Whether any run follows the clock.
    public var isDynamic: Bool {
        runs.contains { if case .dynamic = $0.content { true } else { false } }
    }
}

extension StyledText {
    /// The same text with everything that follows the fonts' size made smaller or larger: what `minimumScaleFactor` does.
    public func scaled(by factor: Double) -> StyledText {
        if factor == 1 { return self }
        var result = self
        for index in runs.indices { result.runs[index].scale(by: factor) }
        return result
    }
}

/// A piece of text in one style.
public struct TextRun: Hashable, Codable, Sendable {
    public enum Content: Hashable, Codable, Sendable {
        case string(String)
        /// Follows the clock; becomes a string when laid out at a time.
        case dynamic(DynamicText)
        /// An inline picture (a symbol in text): a box of this size whose bottom lies `descent` points below the baseline.
        case attachment(id: Int, size: CGSize, descent: Double)
    }

    public var content: Content
    public var style: TextStyle

    public init(_ content: Content, style: TextStyle) {
        self.content = content
        self.style = style
    }

    public init(_ string: String, style: TextStyle) {
        self.init(.string(string), style: style)
    }

    mutating func scale(by factor: Double) {
        style.font.size *= factor
        style.font.lineGap = style.font.lineGap.map { $0 * factor }
        style.kerning *= factor
        style.tracking *= factor
        style.baselineOffset *= factor
        if case .attachment(let id, let size, let descent) = content {
            content = .attachment(id: id, size: CGSize(width: size.width * factor, height: size.height * factor), descent: descent * factor)
        }
    }
}

/// How a run of text looks. Lengths in points.
public struct TextStyle: Hashable, Codable, Sendable {
    public enum LinePattern: String, Hashable, Codable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

    /// An underline or strikethrough.
    public struct Line: Hashable, Codable, Sendable {
        public var pattern: LinePattern
        /// Index of the line's own paint; nil: the text's.
        public var paint: Int?

        public init(pattern: LinePattern = .solid, paint: Int? = nil) {
            self.pattern = pattern
            self.paint = paint
        }
    }

    public var font: FontSpecification
    /// Index into the paints that go with the text.
    public var paint: Int
    public var backgroundPaint: Int?
    /// Added after each glyph but the last of a ligature; keeps ligatures.
    public var kerning: Double
    /// Added after each glyph; breaks ligatures.
    public var tracking: Double
    public var baselineOffset: Double
    public var underline: Line?
    public var strikethrough: Line?
    public var textScale: Double

    public init(font: FontSpecification = FontSpecification(size: 17), paint: Int = 0) {
        self.font = font
        self.paint = paint
        kerning = 0
        tracking = 0
        baselineOffset = 0
        textScale = 1
    }
}

/// A font as a program asks for it, after text style and Dynamic Type have become a size.
public struct FontSpecification: Hashable, Codable, Sendable {
    public enum Design: String, Hashable, Codable, Sendable { case `default`, rounded, serif, monospaced }
    public enum Leading: String, Hashable, Codable, Sendable { case standard, tight, loose }

    /// Family or PostScript name of a custom font; nil: the system font of `design`.
    public var name: String?
    public var size: Double
    /// 1…1000, 400 is regular.
    public var weight: Double
    public var design: Design
    public var isItalic: Bool
    /// Percent of normal width, 100 is standard.
    public var width: Double
    public var usesMonospacedDigits: Bool
    public var usesSmallCaps: Bool
    public var usesLowercaseSmallCaps: Bool
    public var usesUppercaseSmallCaps: Bool
    public var leading: Leading
    /// Points between two lines of this font; nil: none.
    public var lineGap: Double?

    public init(
        name: String? = nil, size: Double, weight: Double = 400, design: Design = .default, isItalic: Bool = false, width: Double = 100,
        usesMonospacedDigits: Bool = false, leading: Leading = .standard
    ) {
        self.name = name
        self.size = size
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.width = width
        self.usesMonospacedDigits = usesMonospacedDigits
        usesSmallCaps = false
        usesLowercaseSmallCaps = false
        usesUppercaseSmallCaps = false
        self.leading = leading
    }
}

/// What holds for a whole text. Lengths in points.
public struct ParagraphStyle: Hashable, Codable, Sendable {
    public enum Alignment: String, Hashable, Codable, Sendable { case leading, center, trailing }
    public enum Truncation: String, Hashable, Codable, Sendable { case head, middle, tail }

    public var alignment: Alignment
    /// Most lines; nil: no limit.
    public var lineLimit: Int?
    /// Fewest lines whose height is kept free.
    public var reservedLines: Int
    public var truncation: Truncation
    public var lineSpacing: Double
    /// 0…1; 1: text never shrinks.
    public var minimumScaleFactor: Double
    public var allowsTightening: Bool
    /// Whether a short last word may stand alone on its line, as in UIKit's text views; nil: it takes the word before it along.
    public var allowsLoneWord: Bool?
    /// Whether lines may break between any two Hangul characters, as in UIKit's text views; nil: only where a word of them is wider than a line.
    public var breaksHangulWords: Bool?
    public var isRightToLeft: Bool
    /// Locale identifier for shaping and line breaking.
    public var locale: String

    public init() {
        alignment = .leading
        reservedLines = 0
        truncation = .tail
        lineSpacing = 0
        minimumScaleFactor = 1
        allowsTightening = false
        isRightToLeft = false
        locale = "en_US"
    }
}
