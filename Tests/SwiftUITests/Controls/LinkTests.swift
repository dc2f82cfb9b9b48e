import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct LinkTests {
    @Test func linksLeadToTheirDestinationInTheTintColour() throws {
        let root = archive { Link("Open", destination: URL(string: "app://item/3")!).tint(Color.black) }.root
        let link = try #require(root.first(role: "Link"))
        #expect(link.interaction == .link("app://item/3"))
        #expect(link.accessibility?.traits == ["link"])
        #expect(glyphRuns(root).first?.paint == .color(.black))
    }
}
