import FoundationOverlay
import Testing
import UIKit

@Suite struct AttributedDocumentTests {
    @Test func `The words of a page are read`() throws {
        let page = "<head><style>p { a }</style></head><body><p>Tea &amp; <b>cake</b>\n  now</p><!-- no --><p>&#65;&#x42;<br>C</p></body>"
        let html: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
        let text = try NSAttributedString(data: Data(page.utf8), options: html, documentAttributes: nil)
        #expect(text.string == "Tea & cake now\nAB\nC\n")
    }

    @Test func `Plain text is kept, rich text is refused`() throws {
        let text = try NSAttributedString(data: Data("a <b> c".utf8), options: [:], documentAttributes: nil)
        #expect(text.string == "a <b> c")
        let rich: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.rtf]
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("{\\rtf1}".utf8), options: rich, documentAttributes: nil) }
    }
}
