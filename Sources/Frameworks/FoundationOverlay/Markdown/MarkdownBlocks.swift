import Foundation
import Localization

/// Reads the blocks of Markdown: paragraphs, headings, lists, quotes, code and rules. Blocks follow each other without line ends, as
/// Foundation has them; their intents tell them apart.
struct MarkdownBlocks {
    private typealias Intent = PresentationIntent.IntentType

    private let baseURL: URL?
    private var result = AttributedString()
    private var identity = 0

    init(baseURL: URL?) {
        self.baseURL = baseURL
    }

    func string(_ markdown: String) -> AttributedString {
        var reader = self
        reader.read(markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), [])
        return reader.result
    }

    private mutating func next() -> Int {
        identity += 1
        return identity
    }

    private mutating func read(_ lines: [String], _ parents: [Intent]) {
        var rest = lines[...]
        while let line = rest.first {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.isEmpty {
                rest.removeFirst()
            } else if let fence = MarkdownLine.fence(text) {
                rest.removeFirst()
                code(&rest, fence, parents)
            } else if MarkdownLine.isRule(text) {
                rest.removeFirst()
                emit(AttributedString("⸻"), .thematicBreak, parents)
            } else if let heading = MarkdownLine.heading(text) {
                rest.removeFirst()
                emit(inline(heading.text), .header(level: heading.level), parents)
            } else if text.hasPrefix(">") {
                quote(&rest, parents)
            } else if MarkdownLine.item(line) != nil {
                list(&rest, parents)
            } else {
                paragraph(&rest, parents)
            }
        }
    }

    private mutating func paragraph(_ rest: inout ArraySlice<String>, _ parents: [Intent]) {
        var lines: [String] = []
        while let line = rest.first, !MarkdownLine.startsBlock(line) || lines.isEmpty {
            if line.trimmingCharacters(in: .whitespaces).isEmpty { break }
            lines.append(line)
            rest.removeFirst()
        }
        var text = AttributedString()
        for (index, line) in lines.enumerated() {
            let isHard = line.hasSuffix("  ") || line.hasSuffix("\\")
            var plain = line.trimmingCharacters(in: .whitespaces)
            if line.hasSuffix("\\"), index < lines.count - 1 { plain.removeLast() }
            text.append(inline(plain))
            guard index < lines.count - 1 else { break }
            var separator = AttributedString(isHard ? "\n" : " ")
            separator.inlinePresentationIntent = isHard ? .lineBreak : .softBreak
            text.append(separator)
        }
        emit(text, .paragraph, parents)
    }

    private mutating func code(_ rest: inout ArraySlice<String>, _ fence: (mark: String, hint: String?), _ parents: [Intent]) {
        var lines: [String] = []
        while let line = rest.popFirst(), !line.trimmingCharacters(in: .whitespaces).hasPrefix(fence.mark) { lines.append(line) }
        emit(AttributedString(lines.map { $0 + "\n" }.joined()), .codeBlock(languageHint: fence.hint), parents)
    }

    private mutating func quote(_ rest: inout ArraySlice<String>, _ parents: [Intent]) {
        var lines: [String] = []
        while let line = rest.first?.trimmingCharacters(in: .whitespaces), line.hasPrefix(">") {
            let inner = line.dropFirst()
            lines.append(String(inner.hasPrefix(" ") ? inner.dropFirst() : inner))
            rest.removeFirst()
        }
        read(lines, [Intent(kind: .blockQuote, identity: next())] + parents)
    }

    private mutating func list(_ rest: inout ArraySlice<String>, _ parents: [Intent]) {
        guard let first = rest.first.flatMap(MarkdownLine.item) else { return }
        let list = Intent(kind: first.number == nil ? .unorderedList : .orderedList, identity: next())
        var ordinal = first.number ?? 1
        while let line = rest.first, let item = MarkdownLine.item(line), (item.number == nil) == (first.number == nil) {
            rest.removeFirst()
            var lines = [item.text]
            while let line = rest.first {
                let indent = line.prefix { $0 == " " }.count
                let isBlank = line.allSatisfy(\.isWhitespace)
                let isLazy = indent == 0 && !isBlank && !MarkdownLine.startsBlock(line)
                guard isLazy || (indent >= item.indent && !isBlank) else { break }
                lines.append(isLazy ? line : String(line.dropFirst(item.indent)))
                rest.removeFirst()
            }
            read(lines, [Intent(kind: .listItem(ordinal: ordinal), identity: next()), list] + parents)
            ordinal += 1
            while rest.first?.allSatisfy(\.isWhitespace) == true { rest.removeFirst() }
        }
    }

    private func inline(_ text: String) -> AttributedString { AttributedString(inlineMarkdown: text, baseURL: baseURL) }

    private mutating func emit(_ text: AttributedString, _ kind: PresentationIntent.Kind, _ parents: [Intent]) {
        var text = text
        text.presentationIntent = PresentationIntent(types: [Intent(kind: kind, identity: next())] + parents)
        result.append(text)
    }
}

/// What the first characters of a line say.
enum MarkdownLine {
    static func startsBlock(_ line: String) -> Bool {
        let text = line.trimmingCharacters(in: .whitespaces)
        return text.isEmpty || fence(text) != nil || isRule(text) || heading(text) != nil || text.hasPrefix(">") || item(line) != nil
    }

    static func heading(_ text: String) -> (level: Int, text: String)? {
        let level = text.prefix { $0 == "#" }.count
        guard (1...6).contains(level) else { return nil }
        let rest = text.dropFirst(level)
        guard rest.isEmpty || rest.first == " " else { return nil }
        var title = rest.trimmingCharacters(in: .whitespaces)
        if title.hasSuffix(" #") || title == "#" { title = title.trimmingCharacters(in: CharacterSet(charactersIn: "# ")) }
        return (level, title)
    }

    static func isRule(_ text: String) -> Bool {
        let marks = text.filter { $0 != " " }
        return marks.count >= 3 && Set(marks).count == 1 && "-*_".contains(marks.first ?? " ")
    }

    static func fence(_ text: String) -> (mark: String, hint: String?)? {
        guard let first = text.first, first == "`" || first == "~" else { return nil }
        let count = text.prefix { $0 == first }.count
        let hint = text.dropFirst(count).trimmingCharacters(in: .whitespaces)
        guard count >= 3, !hint.contains("`") else { return nil }
        return (String(repeating: first, count: count), hint.isEmpty ? nil : hint)
    }

    /// The text of a list item, how far it is indented, and its number in an ordered list.
    static func item(_ line: String) -> (text: String, indent: Int, number: Int?)? {
        let blank = line.prefix { $0 == " " }.count
        let text = line.dropFirst(blank)
        var marker = 0
        var number: Int?
        if let first = text.first, "-*+".contains(first) {
            marker = 1
        } else {
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            guard let value = Int(digits), digits.count < 10, let end = text.dropFirst(digits.count).first, ".)".contains(end) else { return nil }
            number = value
            marker = digits.count + 1
        }
        let rest = text.dropFirst(marker)
        guard rest.first == " " else { return nil }
        let space = rest.prefix { $0 == " " }.count
        return (String(rest.dropFirst(space)), blank + marker + space, number)
    }
}
