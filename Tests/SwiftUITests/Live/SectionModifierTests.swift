import Foundation
@testable import SwiftUI
import Testing

/// Modifiers around a section of a list act on each of its rows, and it stays a section.
@MainActor
@Suite struct SectionModifierTests {
    private struct Rows: View {
        var body: some View {
            Section("Head") {
                Text("One")
                Text("Two")
            }
        }
    }

    private func frames(_ content: some View) -> [CGRect] {
        let view = LiveView(List { content })
        return ["One", "Two"].map { view.frame($0) }
    }

    @Test func whatHappensWhenASectionAppearsDoesNotChangeItsRows() {
        let plain = frames(Rows())
        #expect(frames(Rows().onAppear {}) == plain)
        #expect(frames(Rows().task {}) == plain)
        #expect(frames(Rows().onChange(of: 1) {}) == plain)
        #expect(frames(Rows().sheet(isPresented: .constant(false)) { Text("Sheet") }) == plain)
        #expect(frames(Rows().accessibilityIdentifier("rows")) == plain)
    }

    @Test func paddingLiesAroundEachRowOfASection() {
        let (plain, padded) = (frames(Rows()), frames(Rows().padding(.leading, 10)))
        #expect(zip(plain, padded).allSatisfy { $1.minX == $0.minX + 10 && $1.minY == $0.minY })
    }

    @Test func theLineBelowARowGoesFromGuideToGuide() throws {
        let view = LiveView(
            List {
                ForEach(["One", "Two"], id: \.self) {
                    Text($0).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 4 }.alignmentGuide(.listRowSeparatorTrailing) {
                        $0[.trailing] + 9
                    }
                }
            })
        let row = view.frame("One")
        let lines = view.window.root.all.filter { $0.role == "Divider" }
        let line = try #require(lines.first)
        #expect(abs(line.frame.minX - row.minX + 4) < 0.34)
        #expect(abs(line.frame.maxX - row.maxX - 9) < 0.34)
    }

    @Test func aGuideOfASectionKeepsTheInsetsOfItsRows() {
        let rows = Rows().listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        #expect(frames(rows.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }) == frames(rows))
    }
}
