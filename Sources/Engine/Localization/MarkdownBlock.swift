/// A paragraph, heading, piece of code or rule of a Markdown text, with what it lies in.
public struct MarkdownBlock: Sendable {
    public enum Kind: Sendable, Equatable {
        case paragraph
        case heading(level: Int)
        case code(language: String?)
        case rule
        case quote
        case orderedList, unorderedList
        case item(Int)
        case table([Alignment])
        case headerRow
        /// The first row below the header is 1.
        case row(Int)
        case cell(Int)
    }

    /// How a column of a table is aligned.
    public enum Alignment: Sendable { case left, center, right }

    /// The block itself first, then what it lies in; each has a number of its own.
    public var kinds: [(kind: Kind, number: Int)]
    public var spans: [InlineMarkdown.Span]

    /// The blocks of a text in their order.
    public static func blocks(of text: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var open: [(kind: Kind, number: Int)] = []
        var spans = InlineSpans()
        var count = 0
        MarkdownReader.walk(text, hasTables: true) { node, isEntering in
            guard case .block(let kind) = node.kind else { return spans.add(node, isEntering) }
            if isEntering {
                count += 1
                open.insert((kind, count), at: 0)
            }
            // Blocks that hold no others are met once where they have no inline parts.
            guard let content = kind.content(of: node) else {
                if !isEntering {
                    if !spans.found.isEmpty { blocks.append(MarkdownBlock(kinds: open, spans: spans.found)) }
                    spans = InlineSpans()
                    open.removeFirst()
                }
                return
            }
            blocks.append(MarkdownBlock(kinds: open, spans: [(content, InlineStyle())]))
            open.removeFirst()
        }
        return blocks
    }
}

extension MarkdownBlock.Kind {
    /// The text of a block without inline parts; nil where others lie in it.
    fileprivate func content(of node: MarkdownNode) -> String? {
        switch self {
        case .code: node.text
        case .rule: "⸻"
        case .paragraph where !node.text.isEmpty: node.text.hasSuffix("\n") ? String(node.text.dropLast()) : node.text
        default: nil
        }
    }
}
