/// Inline Markdown: emphasis, strong emphasis, strikethrough, code, links and escapes, by the rules of CommonMark. White space and
/// line ends stay as they are; headings and lists mean nothing.
public struct InlineMarkdown {
    public typealias Span = (text: String, style: InlineStyle)

    /// A stretch of text, or a run of marks that may turn out to be text.
    struct Item {
        var text: String
        var style: InlineStyle
        var marks: MarkdownMarks?
    }

    private let characters: [Character]
    private let base: InlineStyle
    private var index = 0
    private var items: [Item] = []

    /// The stretches of `text` with one style each.
    public static func spans(of text: String) -> [Span] {
        guard text.contains(where: { "*_~`[<\\&^".contains($0) }) else { return [(text, InlineStyle())] }
        var parser = InlineMarkdown(Array(text), InlineStyle())
        return parser.parse()
    }

    /// Links may lie this deep in each other; deeper ones are text.
    private static let mostDepth = 16
    private let depth: Int

    private init(_ characters: [Character], _ base: InlineStyle, depth: Int = 0) {
        self.characters = characters
        self.base = base
        self.depth = depth
    }

    private mutating func parse() -> [Span] {
        while index < characters.count { step() }
        EmphasisPairs.resolve(&items)
        var spans: [Span] = []
        for item in items {
            let text = item.marks.map { String(repeating: $0.character, count: $0.count) } ?? item.text
            if text.isEmpty { continue }
            if let last = spans.last, last.style == item.style {
                spans[spans.count - 1].text += text
            } else {
                spans.append((text, item.style))
            }
        }
        return spans
    }

    private mutating func step() {
        let character = characters[index]
        switch character {
        case "\\" where index + 1 < characters.count && characters[index + 1].isMarkdownPunctuation:
            append(String(characters[index + 1]))
            index += 2
        case "`": code()
        case "*", "_", "~": marks(character)
        case "^" where index + 1 < characters.count && characters[index + 1] == "[": attributes()
        case "[": link()
        case "<": autolink()
        case "&": entity()
        default:
            append(String(character))
            index += 1
        }
    }

    private mutating func append(_ text: String, _ style: InlineStyle? = nil) {
        items.append(Item(text: text, style: style ?? base))
    }

    private mutating func code() {
        let length = characters[index...].prefix { $0 == "`" }.count
        var end = index + length
        while end < characters.count {
            let run = characters[end...].prefix { $0 == "`" }.count
            if run == length {
                var style = base
                style.isCode = true
                append(String(characters[(index + length)..<end]), style)
                index = end + length
                return
            }
            end += max(run, 1)
        }
        append(String(repeating: "`", count: length))
        index += length
    }

    private mutating func marks(_ character: Character) {
        let count = characters[index...].prefix { $0 == character }.count
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        items.append(Item(text: "", style: base, marks: MarkdownMarks(character: character, count: count, before: before, after: after)))
        index += count
    }

    private mutating func link() {
        guard depth < Self.mostDepth, let close = closingBracket(), let address = address(after: close) else {
            append("[")
            index += 1
            return
        }
        var style = base
        style.link = address.text
        var inner = InlineMarkdown(Array(characters[(index + 1)..<close]), style, depth: depth + 1)
        for span in inner.parse() { append(span.text, span.style) }
        index = address.end
    }

    /// `^[text](name: value)`; of the attributes, agreement in number is known.
    private mutating func attributes() {
        let mark = index
        index += 1
        guard depth < Self.mostDepth, let close = closingBracket(), let attributes = attributeText(after: close) else {
            index = mark + 1
            return append("^")
        }
        var style = base
        if attributes.text.filter({ !$0.isWhitespace }).contains("inflect:true") { style.inflection = mark }
        var inner = InlineMarkdown(Array(characters[(index + 1)..<close]), style, depth: depth + 1)
        for span in inner.parse() { append(span.text, span.style) }
        index = attributes.end
    }

    private func attributeText(after close: Int) -> (text: String, end: Int)? {
        guard close + 1 < characters.count, characters[close + 1] == "(", let end = characters[(close + 2)...].firstIndex(of: ")") else { return nil }
        return (String(characters[(close + 2)..<end]), end + 1)
    }

    private func closingBracket() -> Int? {
        var depth = 0
        var i = index
        while i < characters.count {
            switch characters[i] {
            case "\\": i += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return i }
            default: break
            }
            i += 1
        }
        return nil
    }

    /// The address in parentheses that follows a link's text; a title after it is left out.
    private func address(after close: Int) -> (text: String, end: Int)? {
        guard close + 1 < characters.count, characters[close + 1] == "(",
            let end = characters[(close + 2)...].firstIndex(of: ")")
        else { return nil }
        let inside = characters[(close + 2)..<end].split(separator: " ", omittingEmptySubsequences: true)
        return (inside.first.map { String($0).trimmingPrefix("<") }.map { String($0.prefix { $0 != ">" }) } ?? "", end + 1)
    }

    private mutating func autolink() {
        if let end = characters[index...].firstIndex(of: ">") {
            let text = String(characters[(index + 1)..<end])
            if text.contains(":"), !text.contains(where: \.isWhitespace) {
                var style = base
                style.link = text
                append(text, style)
                index = end + 1
                return
            }
        }
        append("<")
        index += 1
    }

    private mutating func entity() {
        for (name, text) in [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}")]
        where characters[index...].starts(with: name) {
            append(text)
            index += name.count
            return
        }
        append("&")
        index += 1
    }
}
