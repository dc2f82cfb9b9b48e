import FoundationOverlay
import Snapshot
import ViewEngine

/// What the surroundings say about the lines of a text.
private struct Paragraph {
    var lineLimit: Int?
    var reservedLines = 0
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var allowsLoneWord: Bool?
    var breaksHangulWords: Bool?
    var textCase: Text.Case?
}

private enum ParagraphKey: EnvironmentKey { static var defaultValue: Paragraph { Paragraph() } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

/// Whether the user prefers bold text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
    private var paragraph: Paragraph {
        get { self[ParagraphKey.self] }
        set { self[ParagraphKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { paragraph.lineLimit }
        set { setLines(newValue, reserved: 0) }
    }

    public var lineSpacing: CGFloat {
        get { paragraph.lineSpacing }
        set { paragraph.lineSpacing = max(0, newValue) }
    }

    public var multilineTextAlignment: TextAlignment {
        get { paragraph.alignment }
        set { paragraph.alignment = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { paragraph.truncation }
        set { paragraph.truncation = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { paragraph.minimumScaleFactor }
        set { paragraph.minimumScaleFactor = min(max(newValue, 0), 1) }
    }

    public var allowsTightening: Bool {
        get { paragraph.allowsTightening }
        set { paragraph.allowsTightening = newValue }
    }

    /// Whether a short last word may stand alone on its line.
    var allowsLoneWord: Bool? {
        get { paragraph.allowsLoneWord }
        set { paragraph.allowsLoneWord = newValue }
    }

    /// Whether lines may break between any two Hangul characters.
    var breaksHangulWords: Bool? {
        get { paragraph.breaksHangulWords }
        set { paragraph.breaksHangulWords = newValue }
    }

    public var textCase: Text.Case? {
        get { paragraph.textCase }
        set { paragraph.textCase = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The most lines, and how many are kept free at least.
    mutating func setLines(_ limit: Int?, reserved: Int) {
        paragraph.lineLimit = limit.map { max($0, 1) }
        paragraph.reservedLines = max(reserved, 0)
    }

    /// The paragraph style of text in these surroundings.
    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        let paragraph = paragraph
        style.alignment =
            switch paragraph.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        style.truncation =
            switch paragraph.truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        style.lineLimit = paragraph.lineLimit
        style.reservedLines = paragraph.reservedLines
        style.lineSpacing = paragraph.lineSpacing
        style.minimumScaleFactor = paragraph.minimumScaleFactor
        style.allowsTightening = paragraph.allowsTightening
        style.allowsLoneWord = paragraph.allowsLoneWord
        style.breaksHangulWords = paragraph.breaksHangulWords
        style.isRightToLeft = isRightToLeft
        style.locale = locale.identifier
        return style
    }

    var fontSurroundings: ResolvedFont.Surroundings {
        ResolvedFont.Surroundings(category: dynamicTypeSize.metricsName, prefersBold: legibilityWeight == .bold)
    }
}
