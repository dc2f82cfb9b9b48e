/// Gathers the stretches of one style that lie between the inline marks of Markdown.
struct InlineSpans {
    private(set) var found: [InlineMarkdown.Span] = []
    private var style = InlineStyle()
    private var emphasis = 0
    private var strong = 0
    private var struck = 0
    private var links: [String] = []
    private var agreement = AgreementMarks.Reader()

    init(_ marks: AgreementMarks? = nil) { agreement = AgreementMarks.Reader(marks) }

    mutating func add(_ node: MarkdownNode, _ isEntering: Bool) {
        switch node.kind {
        case .text, .html:
            for (text, group) in agreement.pieces(of: node.text) { append(text) { $0.inflection = group } }
        case .code: append(agreement.source(of: node.text)) { $0.isCode = true }
        case .softBreak: append(" ") { $0.lineBreak = .soft }
        case .lineBreak: append("\n") { $0.lineBreak = .hard }
        case .emphasis: emphasis += isEntering ? 1 : -1
        case .strong: strong += isEntering ? 1 : -1
        case .strikethrough: struck += isEntering ? 1 : -1
        case .link: if isEntering { links.append(agreement.source(of: node.address)) } else { links.removeLast() }
        case .block, .other: break
        }
    }

    private mutating func append(_ text: String, _ change: (inout InlineStyle) -> Void) {
        guard !text.isEmpty else { return }
        var style = InlineStyle()
        style.isEmphasized = emphasis > 0
        style.isStrong = strong > 0
        style.isStruckThrough = struck > 0
        style.link = links.last
        change(&style)
        if let last = found.last, last.style == style {
            found[found.count - 1].text += text
        } else {
            found.append((text, style))
        }
    }
}
