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

    private struct OwnBackground: View {
        var body: some View { Text(verbatim: "front").containerBackground(for: .widget) { self.background() } }
    }

    @Test func aBackgroundMadeOfItsOwnViewEnds() {
        let shown = snapshot(OwnBackground(), variant)
        #expect(shown.diagnostics.isEmpty && shown.containerBackground != nil)
        #expect(SnapshotDump(shown).text.components(separatedBy: "\"front\"").count == 5, "once in front, once behind")
    }

    /// The corner of a face of 198 × 242 points, with a complication of 32.
    private var corner: RenderVariant {
        var variant = RenderVariant(context: SnapshotContext(isDark: true), size: CGSize(width: 83, height: 83), scale: 2)
        variant.displaySize = CGSize(width: 32, height: 32)
        variant.device = RenderDevice(name: "watch", idiom: "watch", screen: CGSize(width: 198, height: 242))
        return variant
    }

    @Test func aCornerComplicationHasItsLabelBentAlongTheDial() {
        let view = Color.red.widgetLabel("Run").previewContext(WidgetPreviewContext(family: .accessoryCorner))
        let shown = snapshot(view, corner)
        let text = SnapshotDump(shown).text
        #expect(text.contains("2 2 32 32"), "the complication stands in the corner")
        let letters = ["\"R\"", "\"u\"", "\"n\""]
        #expect(letters.allSatisfy { text.contains($0) } && shown.labelledFrames["Run"] != nil)
    }

    @Test func aLongTextInACornersLabelIsCut() {
        let label = "06:16 PM, 10 hr, 35 min"
        let view = Color.red.widgetLabel(label).previewContext(WidgetPreviewContext(family: .accessoryCorner))
        let shown = snapshot(view, corner)
        let text = SnapshotDump(shown).text
        #expect(text.contains("\"0\"") && text.contains("\"…\""), "\(text)")
        #expect(!text.contains("\"n\"") && shown.labelledFrames[label] != nil)
    }

    @Test func aGaugeInACornersLabelIsAnArcAlongTheDial() {
        let view = Text("72").widgetLabel { Gauge(value: 0.5) { Text("T") } }.previewContext(WidgetPreviewContext(family: .accessoryCorner))
        let text = SnapshotDump(snapshot(view, corner)).text
        #expect(text.components(separatedBy: "stroke 5 round").count == 3, "the track and what is filled: \(text)")
        #expect(!text.contains("\"T\""))
    }

    @Test func aGaugeInACornersLabelStandsBetweenTheTextsOfItsBounds() {
        let label = Gauge(value: 0.5) {
            Text("T")
        } currentValueLabel: {
            Text("C")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("9")
        }
        let plain = Text("72").widgetLabel { label }.previewContext(WidgetPreviewContext(family: .accessoryCorner))
        let text = SnapshotDump(snapshot(plain, corner)).text
        #expect(text.contains("\"0\"") && text.contains("\"9\"") && !text.contains("\"T\"") && !text.contains("\"C\""), "\(text)")
        let styled = Text("72").widgetLabel { label.gaugeStyle(.accessoryLinearCapacity) }
        let same = SnapshotDump(snapshot(styled.previewContext(WidgetPreviewContext(family: .accessoryCorner)), corner)).text
        #expect(same == text, "the place gives the style")
    }

    @Test func aGradientRunsAlongTheArcOfACornersGauge() {
        let view = Text("72").widgetLabel { Gauge(value: 0.5) { Text("T") }.tint(Gradient(colors: [.red, .green])) }
        let text = SnapshotDump(snapshot(view.previewContext(WidgetPreviewContext(family: .accessoryCorner)), corner)).text
        #expect(text.contains("angular(99 121 "), "around the middle of the dial: \(text)")
    }

    @Test func aTextInACornerIsBentWhereItsViewAsksForThat() {
        func text(_ curves: Bool) -> String {
            let view = Text("109").widgetCurvesContent(curves).previewContext(WidgetPreviewContext(family: .accessoryCorner))
            return SnapshotDump(snapshot(view, corner)).text
        }
        #expect(text(false).contains("\"109\"") && !text(false).contains("\"0\""))
        #expect(text(true).components(separatedBy: "[transform ").count == 4 && text(true).contains("\"0\""), "\(text(true))")
    }

    /// One row beside the date: the first picture and the first text, in front of it, whatever holds them.
    @Test(arguments: [0, 1, 2]) func anInlineWidgetIsOneRow(form: Int) throws {
        let stack = VStack {
            HStack {
                Text(verbatim: "next"); Image(systemName: "tram.fill").padding(4)
            }
            Text(verbatim: "second")
            Circle()
        }
        let views: [AnyView] = [
            AnyView(stack), AnyView(ViewThatFits { stack }),
            AnyView(
                Label {
                    Text(verbatim: "next")
                } icon: {
                    Image(systemName: "tram.fill")
                }),
        ]
        var line = variant
        line.size = CGSize(width: 234, height: 26)
        let shown = snapshot(views[form].previewContext(WidgetPreviewContext(family: .accessoryInline)), line)
        let text = SnapshotDump(shown).text
        #expect(text.contains("\"next\"") && !text.contains("second") && text.contains("tram.fill"), "\(text)")
        let label = snapshot(
            Label {
                Text(verbatim: "next")
            } icon: {
                Image(systemName: "tram.fill")
            }, line)
        #expect(text == SnapshotDump(label).text)
    }

    @Test func aPictureOfAnySizeIsAsHighAsTheRowOfAnInlineWidget() throws {
        let view = Label {
            Text(verbatim: "next")
        } icon: {
            Image(systemName: "square.fill").resizable().scaledToFit().frame(width: 100)
        }
        var line = variant
        line.size = CGSize(width: 234, height: 26)
        let text = SnapshotDump(snapshot(view.previewContext(WidgetPreviewContext(family: .accessoryInline)), line)).text
        let image = try #require(text.split(separator: "\n").filter { $0.contains("Image") }.first)
        let numbers = image.split(separator: " ").compactMap { Double($0) }
        #expect(numbers.count >= 4 && numbers[3] > 15 && numbers[3] < 24 && abs(numbers[2] - numbers[3]) < 2, "\(text)")
    }

    @Test func oneTextOfAnInlineWidgetStaysAsItIs() {
        let shown = snapshot(
            HStack {
                Text(verbatim: "first"); Text(verbatim: "second")
            }.previewContext(WidgetPreviewContext(family: .accessoryInline)), variant)
        let text = SnapshotDump(shown).text
        #expect(text.contains("\"first\"") && !text.contains("second"))
    }

    @Test func otherPlacesShowNoLabel() {
        let view = Text("72").widgetLabel("Run").previewContext(WidgetPreviewContext(family: .accessoryRectangular))
        #expect(!SnapshotDump(snapshot(view, variant)).text.contains("Run"))
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
private struct EvaluatedContent: View, _PrimitiveView {
    typealias Body = Never
    let content: EntryContent

    func _evaluate(_ evaluation: Evaluation) { content.evaluate(evaluation) }
}
