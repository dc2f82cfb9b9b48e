import Foundation
import Testing

@Suite struct MarkdownLibraryTests {
    /// A program may bring another version of cmark-gfm, as swift-markdown does. What modules of Islet show of theirs would meet it in the compiler.
    @Test func `No declaration of cmark is shown to programs`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let header = try String(contentsOf: root.appendingPathComponent("Sources/Engine/CMarkdown/include/CMarkdown.h"), encoding: .utf8)
        let lines = header.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("#include") } == ["#include <stdbool.h>", "#include <stddef.h>"])
        #expect(!lines.contains { !$0.hasPrefix("//") && $0.contains("cmark") })
    }
}
