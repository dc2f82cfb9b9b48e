import Foundation
import Testing

@testable import Preview

@Suite struct PageLinkTests {
    @Test func aPageThatDoesNotShowGetsNothingMore() {
        var link = PageLink()
        let numbers = (0..<PageLink.mostUnderWay).map { _ in link.next() }
        #expect(numbers == [1, 2])
        #expect(!link.isReady)
        link.hasShown(1)
        #expect(link.isReady)
    }

    @Test func revisionsThatWereNeverSentAreIgnored() {
        var link = PageLink()
        _ = (link.next(), link.next())
        link.hasShown(99)
        #expect(!link.isReady)
        link.hasShown(2)
        link.hasShown(1)
        _ = link.next()
        #expect(link.isReady)
    }

    @Test func onlySectionsThatDifferAreSent() {
        var link = PageLink()
        let (one, two) = (Data("1".utf8), Data("2".utf8))
        #expect(link.changes(to: ["a": one, "b": one]) == ["a": one, "b": one])
        #expect(link.changes(to: ["a": one, "b": two]) == ["b": two])
        #expect(link.changes(to: ["a": one, "b": two]).isEmpty)
    }
}
