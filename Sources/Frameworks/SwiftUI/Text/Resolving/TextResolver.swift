import FoundationOverlay
import Snapshot
import Typography
import ViewEngine

/// Turns a text into styled runs in its surroundings.
@MainActor
struct TextResolver {
    let environment: EnvironmentValues
    let archive: ArchiveContext
    private(set) var runs: [TextRun] = []
    private(set) var paints: [PaintSource] = []
    private(set) var attachments: [Int: ImageContent] = [:]
    private(set) var plainText = ""
    private(set) var isGreedy = false
    private(set) var custom: [Int: [CustomTextAttribute]] = [:]

    static func content(of text: Text, _ environment: EnvironmentValues, _ archive: ArchiveContext) -> TextContent {
        var resolver = TextResolver(environment: environment, archive: archive)
        let attributes = environment.textAttributes
        resolver.append(text, attributes)
        var styled = StyledText(runs: resolver.runs, paragraph: environment.paragraphStyle)
        if styled.paragraph.lineLimit == nil, styled.runs.contains(where: \.isTimer), styled.runs.allSatisfy(\.isUnbroken) {
            styled.paragraph.lineLimit = 1
        }
        if styled.runs.isEmpty { styled.runs = [TextRun("", style: resolver.style(attributes))] }
        if environment.isRedacted { styled.runs = styled.runs.map(RedactionLook.hiding) }
        let base = resolver.runs.first?.style.font.size ?? styled.runs[0].style.font.size
        let paints = environment.isRedacted ? resolver.paints.map { $0.opacity(RedactionLook.opacity) } : resolver.paints
        var content = TextContent(
            text: styled, paints: paints, attachments: resolver.attachments, isRedacted: environment.isRedacted,
            isGreedy: resolver.isGreedy, fontSize: base, plainText: resolver.plainText)
        content.attributes = resolver.custom
        return content
    }

    init(environment: EnvironmentValues, archive: ArchiveContext) {
        self.environment = environment
        self.archive = archive
    }

    /// Appends a text whose surroundings have `outer` as their look.
    mutating func append(_ text: Text, _ outer: TextAttributes) {
        var attributes = outer
        for modifier in text.modifiers.reversed() { attributes.apply(modifier) }
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .localized(let key, let table, let bundle):
            for piece in LocalizedText(key, table: table, bundle: bundle).pieces(in: environment) { append(piece, attributes) }
        case .resource(let resource):
            for piece in LocalizedText(resource).pieces(in: environment) { append(piece, attributes) }
        case .attributed(let string): append(string, attributes)
        case .formatted(let formatted):
            if let name = formatted.frozenFormat { reportFrozen(name) }
            switch formatted.string(in: environment) {
            case .plain(let string): append(string, attributes)
            case .attributed(let string): append(string, attributes)
            }
        case .dynamic(let source): append(source, attributes)
        case .image(let image): append(image, nil, attributes)
        case .attachment(let image, let bounds): append(image, bounds, attributes)
        case .concatenated(let first, let second):
            append(first, attributes)
            append(second, attributes)
        }
    }

    mutating func append(_ string: String, _ attributes: TextAttributes) {
        guard !string.isEmpty else { return }
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        plainText += cased
        let style = style(attributes)
        let isPlain = attributes.custom.isEmpty && custom[runs.count - 1] == nil
        if let last = runs.last, isPlain, last.style == style, case .string(let before) = last.content {
            runs[runs.count - 1] = TextRun(before + cased, style: style)
        } else {
            runs.append(TextRun(cased, style: style))
            if !attributes.custom.isEmpty { custom[runs.count - 1] = attributes.custom }
        }
    }

    private mutating func append(_ piece: LocalizedText.Piece, _ attributes: TextAttributes) {
        var attributes = attributes
        piece.style.apply(to: &attributes)
        switch piece.content {
        case .string(let string): append(string, attributes)
        case .text(let text): append(text, attributes)
        }
    }

    private mutating func append(_ source: DynamicTextSource, _ attributes: TextAttributes) {
        var style = style(attributes)
        if source.isTimer { style.font.usesMonospacedDigits = true }
        if source.changesWidth, !environment.isInAppWindow { isGreedy = true }
        let text = source.text(in: environment)
        plainText += DynamicTextFormatter.string(for: text, at: environment.archiveDate)
        runs.append(TextRun(.dynamic(text), style: style))
    }

    /// - Parameter bounds: Where the picture lies from the baseline, y up; nil: in its own size on its own baseline.
    private mutating func append(_ image: Image?, _ bounds: CGRect?, _ attributes: TextAttributes) {
        let style = style(attributes)
        var surroundings = environment
        surroundings.textAttributes = attributes
        if let foreground = attributes.foreground {
            ForegroundStyles.set(ForegroundStyles(levels: [AnyShapeStyle(Frozen(foreground.style, in: environment))]), in: &surroundings)
        }
        var content =
            image.map { ImageResolver(environment: surroundings, archive: archive).content(of: $0) }
            ?? ImageContent(name: "", source: .missing, size: .zero)
        if let bounds { (content.size, content.isResizable, content.baseline) = (bounds.size, true, bounds.maxY) }
        let id = attachments.count
        attachments[id] = content
        let descent = content.baseline.map { content.size.height - $0 } ?? 0
        runs.append(TextRun(.attachment(id: id, size: content.size, descent: descent), style: style))
        if !content.isDecorative { plainText += content.label ?? "" }
    }

    private func reportFrozen(_ name: String) {
        archive.report(
            SnapshotDiagnostic(
                code: .frozenFormat, severity: .warning,
                message: "The format \(name) is not kept up to date in an archived view; use a SystemFormatStyle, Text(_:style:) "
                    + "or a timeline entry for each change."))
    }

    /// The index of a paint; equal paints share one.
    private mutating func index(of paint: PaintSource) -> Int {
        if let constant = paint.constant,
            let known = paints.firstIndex(where: { $0.constant == constant && $0.blend == paint.blend && $0.shadows.isEmpty }),
            paint.shadows.isEmpty
        {
            return known
        }
        paints.append(paint)
        return paints.count - 1
    }

    mutating func style(_ attributes: TextAttributes) -> TextStyle {
        let font = attributes.resolvedFont(in: environment.fontSurroundings)
        let paint =
            attributes.foreground.map { $0.style._paint(in: environment, level: 0) } ?? ForegroundStyles.paint(level: 0, in: environment)
        var style = TextStyle(font: font.specification, paint: index(of: paint))
        style.backgroundPaint = attributes.background.map { index(of: $0._paint(in: environment, level: 0)) }
        style.kerning = attributes.kerning
        style.tracking = attributes.tracking
        style.baselineOffset = attributes.baselineOffset
        style.textScale = attributes.scale.factor
        style.underline = attributes.underline.map { line($0) }
        style.strikethrough = attributes.strikethrough.map { line($0) }
        return style
    }

    private mutating func line(_ style: Text.LineStyle) -> TextStyle.Line {
        TextStyle.Line(pattern: style.pattern.line, paint: style.color.map { index(of: $0._paint(in: environment, level: 0)) })
    }
}

extension TextRun {
    /// Whether the run counts seconds.
    fileprivate var isTimer: Bool {
        guard case .dynamic(let text) = content else { return false }
        switch text.source {
        case .timer, .timerFormat, .stopwatch, .date(_, .timer): return true
        default: return false
        }
    }

    /// Whether the run has no place for a line to end: a timer is never broken.
    fileprivate var isUnbroken: Bool {
        switch content {
        case .string(let string): !string.contains(where: \.isWhitespace)
        case .dynamic: isTimer
        case .attachment: true
        }
    }
}
