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
}
