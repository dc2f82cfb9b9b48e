import Foundation
import Snapshot
@testable import SwiftUI
import Testing

@MainActor
@Suite struct LinkTests {
    private var link: Link<Text> { Link("Open", destination: URL(string: "app://item/3")!) }

    private func paint(of view: some View, inWindow: Bool = false) -> Paint? {
        glyphRuns(archive(environment: { $0.isInAppWindow = inWindow }) { view }.root).first?.paint
    }

    @Test func linksLeadToTheirDestination() throws {
        let root = archive { link }.root
        let node = try #require(root.first(role: "Link"))
        #expect(node.interaction == .link("app://item/3"))
        #expect(node.accessibility?.traits == ["link"])
    }

    @Test func linksInWidgetsHaveTheColourOfTheirSurroundings() {
        #expect(paint(of: link.tint(Color.red)) == paint(of: Text("Open")))
        #expect(paint(of: link.foregroundColor(.black)) == .color(.black))
    }

    @Test func linksInWindowsHaveTheTintColourUnlessOneIsSet() {
        #expect(paint(of: link.tint(Color.black), inWindow: true) == .color(.black))
        #expect(paint(of: link.tint(Color.red).foregroundStyle(.black), inWindow: true) == .color(.black))
    }
}
