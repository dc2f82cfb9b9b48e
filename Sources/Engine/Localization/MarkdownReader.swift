import CMarkdown
import Synchronization

/// Reads Markdown with cmark-gfm: CommonMark, and strikethrough and tables as GitHub has them.
enum MarkdownReader {
    /// Extensions change tables of the whole process while a text is read.
    private static let gate = Mutex(())

    private final class Visitor {
        let visit: (MarkdownNode, Bool) -> Void

        init(_ visit: @escaping (MarkdownNode, Bool) -> Void) { self.visit = visit }
    }

    /// Calls `body` for every node, before and after what is inside it.
    static func walk(_ text: String, hasTables: Bool = false, _ body: (MarkdownNode, _ isEntering: Bool) -> Void) {
        let document = gate.withLock { _ -> UInt in
            var text = text
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { UInt(bitPattern: islet_markdown_parse($0.baseAddress, $0.count, hasTables)) }
            }
        }
        guard let root = UnsafeMutableRawPointer(bitPattern: document) else { return }
        defer { islet_markdown_free(root) }
        withoutActuallyEscaping(body) { body in
            let visitor = Visitor(body)
            islet_markdown_walk(root, Unmanaged.passUnretained(visitor).toOpaque()) { context, node, isEntering in
                guard let context, let node else { return }
                Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().visit(MarkdownNode(node: node), isEntering)
            }
            withExtendedLifetime(visitor) {}
        }
    }
}

/// A part of a Markdown text.
struct MarkdownNode {
    enum Kind {
        case block(MarkdownBlock.Kind)
        case text, html, code, softBreak, lineBreak, emphasis, strong, strikethrough, link, other
    }

    fileprivate let node: UnsafeMutableRawPointer

    var kind: Kind {
        switch islet_markdown_kind_of(node) {
        case ISLET_MARKDOWN_PARAGRAPH: .block(.paragraph)
        case ISLET_MARKDOWN_HEADING: .block(.heading(level: Int(islet_markdown_heading_level(node))))
        case ISLET_MARKDOWN_CODE_BLOCK: .block(.code(language: language))
        case ISLET_MARKDOWN_RULE: .block(.rule)
        case ISLET_MARKDOWN_QUOTE: .block(.quote)
        case ISLET_MARKDOWN_LIST: .block(islet_markdown_is_ordered(node) ? .orderedList : .unorderedList)
        case ISLET_MARKDOWN_ITEM: .block(.item(ordinal))
        case ISLET_MARKDOWN_TABLE: .block(.table(alignments))
        case ISLET_MARKDOWN_TABLE_HEADER: .block(.headerRow)
        case ISLET_MARKDOWN_TABLE_ROW: .block(.row(position))
        case ISLET_MARKDOWN_TABLE_CELL: .block(.cell(position))
        case ISLET_MARKDOWN_TEXT: .text
        case ISLET_MARKDOWN_HTML: .html
        case ISLET_MARKDOWN_CODE: .code
        case ISLET_MARKDOWN_SOFT_BREAK: .softBreak
        case ISLET_MARKDOWN_LINE_BREAK: .lineBreak
        case ISLET_MARKDOWN_EMPHASIS: .emphasis
        case ISLET_MARKDOWN_STRONG: .strong
        case ISLET_MARKDOWN_STRIKETHROUGH: .strikethrough
        case ISLET_MARKDOWN_LINK: .link
        default: .other
        }
    }

    /// What it says itself, without what is inside it.
    var text: String { islet_markdown_literal(node).map { String(cString: $0) } ?? "" }
    var address: String { islet_markdown_address(node).map { String(cString: $0) } ?? "" }

    private var language: String? {
        let text = islet_markdown_language(node).map { String(cString: $0) } ?? ""
        return text.isEmpty ? nil : text
    }

    /// How many lie before it in the same block.
    private var position: Int {
        var count = 0
        var before = islet_markdown_previous(node)
        while let other = before {
            count += 1
            before = islet_markdown_previous(other)
        }
        return count
    }

    private var alignments: [MarkdownBlock.Alignment] {
        (0..<islet_markdown_table_columns(node)).map { column in
            switch UInt8(bitPattern: islet_markdown_table_alignment(node, column)) {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .left
            }
        }
    }

    /// The number of an item in its list; lists without numbers count from 1.
    private var ordinal: Int {
        let number = position + 1
        guard let list = islet_markdown_parent(node), islet_markdown_is_ordered(list) else { return number }
        return number - 1 + Int(islet_markdown_list_start(list))
    }
}
