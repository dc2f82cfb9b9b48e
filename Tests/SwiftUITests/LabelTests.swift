import SwiftUI
import Testing

@MainActor
@Suite struct LabelTests {
    private struct Boxed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                Label(configuration)
            }
        }
    }

    private func roles(@ViewBuilder _ view: () -> some View) -> [String] {
        layoutDump(content: view).split(separator: "\n").map { $0.split(separator: " ")[0].trimmingCharacters(in: .whitespaces) }
    }

    @Test func styleDecidesWhichPartsAreShown() {
        #expect(roles { Label("A", systemImage: "star") } == ["HStack", "Image", "Text"])
        #expect(roles { Label("A", systemImage: "star").labelStyle(.titleOnly) } == ["Text"])
        #expect(roles { VStack { Label("A", systemImage: "star") }.labelStyle(.iconOnly) } == ["VStack", "Image"])
        #expect(
            roles {
                Label {
                    Text("A")
                } icon: {
                    Circle()
                }.labelStyle(.titleAndIcon)
            } == ["HStack", "Circle", "Text"])
    }

    /// Top and height of the icon and of the title of a label, in points.
    private func rows(@ViewBuilder _ view: () -> some View) -> [(top: Double, height: Double)] {
        layoutDump(content: view).split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap { line in
            let words = line.split(separator: " ")
            return Double(words[2]).flatMap { top in Double(words[4]).map { (top, $0) } }
        }
    }

    @Test func aSmallIconStandsInTheMiddleOfTheFirstLine() throws {
        let bullet = rows {
            Label {
                Text("Systems\nof units")
            } icon: {
                Image(systemName: "circle.fill").font(.system(size: 6))
            }
        }
        try #require(bullet.count == 2)
        #expect(abs(bullet[0].top + bullet[0].height / 2 - bullet[1].top - 10.17) < 0.6, "\(bullet)")
        let dot = rows {
            Label {
                Text("Systems")
            } icon: {
                Circle().frame(width: 10, height: 10)
            }
        }
        try #require(dot.count >= 2)
        #expect(abs(dot[0].top + 5 - dot[dot.count - 1].top - 10.17) < 0.6, "\(dot)")
    }

    @Test func ownStylesUseTheLabelAround() {
        #expect(roles { Label("A", systemImage: "star").labelStyle(Boxed()) } == ["VStack", "Text", "HStack", "Image", "Text"])
        #expect(
            roles { Label("A", systemImage: "star").labelStyle(Boxed()).labelStyle(.titleOnly) } == ["VStack", "Text", "Text"])
    }

    @Test func labelledContentStretches() {
        let dump = layoutDump { LabeledContent("Speed", value: "42") }
        #expect(dump.hasPrefix("HStack 0 140 300 20.333\n  Text 0 140 49 20.333 \"Speed\""))
        #expect(roles { LabeledContent("Total") { Text(3, format: .number) } } == ["HStack", "Text", "Text"])
    }
}
