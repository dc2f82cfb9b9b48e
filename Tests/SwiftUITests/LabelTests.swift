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
