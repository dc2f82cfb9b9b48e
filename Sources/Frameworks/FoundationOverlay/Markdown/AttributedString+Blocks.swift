import Foundation
import Localization

extension AttributedString {
    /// Blocks follow each other without line ends, as Foundation has them; their intents tell them apart.
    init(blocks: [MarkdownBlock], baseURL: URL?) {
        self.init()
        for block in blocks {
            var text = AttributedString(block.spans, baseURL: baseURL)
            text.presentationIntent = PresentationIntent(
                types: block.kinds.map { PresentationIntent.IntentType(kind: .init($0.kind), identity: $0.number) })
            append(text)
        }
    }
}

extension PresentationIntent.Kind {
    init(_ kind: MarkdownBlock.Kind) {
        self =
            switch kind {
            case .paragraph: .paragraph
            case .heading(let level): .header(level: level)
            case .code(let language): .codeBlock(languageHint: language)
            case .rule: .thematicBreak
            case .quote: .blockQuote
            case .orderedList: .orderedList
            case .unorderedList: .unorderedList
            case .item(let ordinal): .listItem(ordinal: ordinal)
            case .table(let alignments): .table(columns: alignments.map(PresentationIntent.TableColumn.init))
            case .headerRow: .tableHeaderRow
            case .row(let index): .tableRow(rowIndex: index)
            case .cell(let index): .tableCell(columnIndex: index)
            }
    }
}

extension PresentationIntent.TableColumn {
    init(_ alignment: MarkdownBlock.Alignment) {
        switch alignment {
        case .left: self.init(alignment: .left)
        case .center: self.init(alignment: .center)
        case .right: self.init(alignment: .right)
        }
    }
}
