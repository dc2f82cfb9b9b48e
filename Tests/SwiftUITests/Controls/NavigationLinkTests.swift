import Foundation
import Snapshot
@testable import SwiftUI
import Testing

/// The look of what leads to another screen: a button's.
@MainActor
@Suite struct NavigationLinkTests {
    private var link: NavigationLink<Text, Never> { NavigationLink("Open", value: 1) }

    private struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10).background(.black).foregroundStyle(.white) }
    }

    private func root(_ view: some View) -> SnapshotNode { archive(environment: { $0.isInAppWindow = true }) { view }.root }
    private func paints(_ view: some View) -> [Paint] { glyphRuns(root(view)).map(\.paint) }

    @Test func itHasTheTintUnlessAColourIsSet() {
        #expect(paints(link.tint(Color.black)) == [.color(.black)])
        #expect(paints(link.tint(Color.red).foregroundStyle(.black)) == [.color(.black)])
    }

    @Test func itHasTheStyleOfButtonsAroundIt() {
        #expect(paints(link.buttonStyle(.plain).tint(Color.red)) == paints(Text("Open")))
        #expect(paints(link.buttonStyle(.borderedProminent).tint(Color.black)) == [.color(.white)])
        #expect(paints(link.buttonStyle(Boxed())) == [.color(.white)])
        let frame = root(link.buttonStyle(Boxed())).first(role: "NavigationLink")?.frame ?? .zero
        #expect(frame.height > 38, "the box counts: \(frame)")
    }

    @Test func aButtonInsideHasItsOwnColour() {
        let inside = Button("Buy") {}.buttonStyle(.borderedProminent)
        let nested = NavigationLink(value: 1) { inside }
        #expect(paints(nested.tint(Color.black)) == [.color(.white)])
        #expect(
            paints(
                Button {
                } label: {
                    inside
                }) == [.color(.white)])
        #expect(
            paints(
                Button {
                } label: {
                    inside
                }.foregroundStyle(.red)) == paints(Text("Buy").foregroundStyle(.red)))
    }

    @Test func menusTakeColoursAlike() {
        let menu = Menu("Open") { Button("a") {} }
        #expect(paints(menu.tint(Color.black)) == [.color(.black)])
        #expect(paints(menu.tint(Color.red).foregroundStyle(.black)) == [.color(.black)])
    }

    @Test func inAListItIsARow() {
        let row = root(List { link })
        #expect(row.first(role: "Image")?.detail?.contains("chevron.right") == true)
    }
}
