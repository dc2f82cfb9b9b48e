import Synchronization
import SystemMarkdown

/// Reads Markdown with cmark-gfm: CommonMark, and strikethrough as GitHub has it.
enum MarkdownReader {
    /// Extensions change tables of the whole process while a text is read.
    private static let gate = Mutex(())

    /// Calls `body` for every node, before and after what is inside it.
    static func walk(_ text: String, _ body: (MarkdownNode, _ isEntering: Bool) -> Void) {
        let document = gate.withLock { _ -> UInt in
            let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
            defer { cmark_parser_free(parser) }
            cmark_gfm_core_extensions_ensure_registered()
            if let strikethrough = cmark_find_syntax_extension("strikethrough") { cmark_parser_attach_syntax_extension(parser, strikethrough) }
            var text = text
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
            return UInt(bitPattern: cmark_parser_finish(parser))
        }
        guard let root = OpaquePointer(bitPattern: document) else { return }
        defer { cmark_node_free(root) }
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            body(MarkdownNode(node: node), event == CMARK_EVENT_ENTER)
        }
    }
}

/// A part of a Markdown text.
struct MarkdownNode {
    enum Kind {
        case block(MarkdownBlock.Kind)
        case text, html, code, softBreak, lineBreak, emphasis, strong, strikethrough, link, other
    }

    fileprivate let node: OpaquePointer

    var kind: Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HTML_BLOCK: .block(.paragraph)
        case CMARK_NODE_HEADING: .block(.heading(level: Int(cmark_node_get_heading_level(node))))
        case CMARK_NODE_CODE_BLOCK: .block(.code(language: language))
        case CMARK_NODE_THEMATIC_BREAK: .block(.rule)
        case CMARK_NODE_BLOCK_QUOTE: .block(.quote)
        case CMARK_NODE_LIST: .block(isOrdered ? .orderedList : .unorderedList)
        case CMARK_NODE_ITEM: .block(.item(ordinal))
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        default: String(cString: cmark_node_get_type_string(node)) == "strikethrough" ? .strikethrough : .other
        }
    }

    /// What it says itself, without what is inside it.
    var text: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
    var address: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }

    private var isOrdered: Bool { cmark_node_get_list_type(node) == CMARK_ORDERED_LIST }

    private var language: String? {
        let text = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        return text.isEmpty ? nil : text
    }

    /// The number of an item in its list; lists without numbers count from 1.
    private var ordinal: Int {
        var number = 1
        var before = cmark_node_previous(node)
        while let item = before {
            number += 1
            before = cmark_node_previous(item)
        }
        guard let list = cmark_node_parent(node), cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return number }
        return number - 1 + Int(cmark_node_get_list_start(list))
    }
}
