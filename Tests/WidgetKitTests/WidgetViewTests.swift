import ExtensionProtocol
import ExtensionRuntime
import Snapshot
import SwiftUI
import Testing
import ViewEngine
import WidgetKit

@MainActor
@Suite struct WidgetViewTests {
    private struct Reader: View {
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetRenderingMode) private var mode
        @Environment(\.widgetContentMargins) private var margins

        var body: some View { Text(verbatim: "\(family) \(mode) \(Int(margins.top))") }
    }

    private func snapshot(_ view: some View, _ variant: RenderVariant) -> Snapshot {
        ViewArchiver(size: variant.size, date: Date(timeIntervalSince1970: 0), context: variant.context, archive: ArchiveContext())
            .snapshot(environment: EnvironmentValues(variant: variant)) { view._evaluate($0) }
    }

    private var variant: RenderVariant {
        var variant = RenderVariant(context: SnapshotContext(renderingMode: .vibrant), size: CGSize(width: 160, height: 72), scale: 3)
        variant.contentMargins = EdgeMargins(4)
        return variant
    }

    @Test func thePreviewContextSetsTheSurroundingsOfAWidget() {
        let shown = snapshot(Reader().previewContext(WidgetPreviewContext(family: .accessoryRectangular)), variant)
        #expect(SnapshotDump(shown).text.contains("\"accessoryRectangular vibrant 4\""))
    }

    @Test func aPlaceholderIsRedacted() async throws {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        StaticConfiguration(kind: "k", provider: TestProvider()) { _ in Text("secret") }._collectConfiguration(&contents)
        let provider = try #require(contents.widgets.first).provider
        let surroundings = ProviderSurroundings(family: "systemSmall", isPreview: false, displaySize: .zero, variants: [])
        let placeholder = try await provider.placeholder(in: surroundings)
        let entry = try await provider.snapshot(in: surroundings)
        func drawing(_ content: EntryContent) -> String {
            SnapshotDump(snapshot(EvaluatedContent(content: content), variant)).text
        }
        #expect(drawing(entry).contains("| text"))
        #expect(!drawing(placeholder).contains("| text"))
    }

    @Test func theOutermostWidgetURLWins() {
        let view = Text("x").widgetURL(URL(string: "app://inner")).padding().widgetURL(URL(string: "app://outer"))
        #expect(snapshot(view, variant).widgetURL == "app://outer")
    }

    @Test func anAccentableViewIsMarked() {
        let view = VStack { Image(systemName: "star") }.widgetAccentable()
        #expect(SnapshotDump(snapshot(view, variant)).text.contains("accentable"))
    }
}

/// A view that appends what an entry appends.
private struct EvaluatedContent: View {
    typealias Body = Never
    let content: EntryContent

    func _evaluate(_ evaluation: Evaluation) { content.evaluate(evaluation) }
}
