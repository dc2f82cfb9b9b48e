import FoundationOverlay
import Testing
import UIKit

@MainActor
struct PasteboardTests {
    @Test func changesAreCountedAndBytesKept() {
        let board = UIPasteboard()
        let before = board.changeCount
        board.setData(Data([1, 2]), forPasteboardType: "a.kind")
        #expect(board.changeCount == before + 1)
        #expect(board.data(forPasteboardType: "a.kind") == Data([1, 2]))
        #expect(board.data(forPasteboardType: "another") == nil)
        #expect(board.contains(pasteboardTypes: ["another", "a.kind"]))
        #expect(board.string == nil)
        board.urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
        #expect(board.urls?.count == 2)
        #expect(board.data(forPasteboardType: "a.kind") == nil)
    }

    @Test func thingsAreItemsByTheirKind() throws {
        let board = UIPasteboard()
        board.items = [["public.utf8-plain-text": "word"], ["a.kind": Data([7])], [:]]
        #expect(board.string == "word" && board.numberOfItems == 2 && board.types == ["public.utf8-plain-text"])
        #expect(board.value(forPasteboardType: "a.kind") as? Data == Data([7]))
        board.addItems([["public.url": try #require(URL(string: "https://example.com"))]])
        #expect(board.items.map { $0.keys.first } == ["public.utf8-plain-text", "a.kind", "public.url"])
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("word".utf8))
        board.setValue("other", forPasteboardType: "public.utf8-plain-text")
        #expect(board.strings == ["other"])
    }
}
