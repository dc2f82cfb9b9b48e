import SwiftUI
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

    @Test func aGuideOfASectionKeepsTheInsetsOfItsRows() {
        let rows = Rows().listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        #expect(frames(rows.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }) == frames(rows))
    }
}
