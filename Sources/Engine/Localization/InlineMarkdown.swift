/// Inline Markdown: emphasis, strong emphasis, strikethrough, code, links, entities and escapes. White space and line ends stay as they
/// are; headings and lists mean nothing.
public enum InlineMarkdown {
    public typealias Span = (text: String, style: InlineStyle)

    /// The stretches of `text` with one style each.
    public static func spans(of text: String) -> [Span] {
        guard text.contains(where: { "*_~`[<\\&^".contains($0) }), let line = OneLine(text) else { return [(text, InlineStyle())] }
        let marks = AgreementMarks(line.text)
        var spans = InlineSpans(marks)
        MarkdownReader.walk("# " + (marks?.text ?? line.text)) { spans.add($0, $1) }
        return line.restored(spans.found)
    }

    /// A text as one line, so that it can be the content of a heading, which is all inline: spaces that it does not use stand in for
    /// line ends, and lie at both ends, where Markdown would take away spaces and number signs.
    private struct OneLine {
        private static let spaces: [Unicode.Scalar] = ["\u{1680}", "\u{205F}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2008}"]

        let text: String
        private let standsFor: [Unicode.Scalar: Unicode.Scalar]
        private let edge: Unicode.Scalar

        /// Nil where a text uses every space itself.
        init?(_ text: String) {
            let used = Set(text.unicodeScalars)
            let free = Self.spaces.filter { !used.contains($0) }
            guard free.count >= 3 else { return nil }
            edge = free[0]
            standsFor = [free[1]: "\n", free[2]: "\r"]
            var line = String.UnicodeScalarView([edge])
            for scalar in text.unicodeScalars { line.append(scalar == "\n" ? free[1] : scalar == "\r" ? free[2] : scalar) }
            line.append(edge)
            self.text = String(line)
        }

        func restored(_ spans: [Span]) -> [Span] {
            spans.compactMap { span in
                var text = String.UnicodeScalarView()
                for scalar in span.text.unicodeScalars where scalar != edge { text.append(standsFor[scalar] ?? scalar) }
                return text.isEmpty ? nil : (String(text), span.style)
            }
        }
    }
}
