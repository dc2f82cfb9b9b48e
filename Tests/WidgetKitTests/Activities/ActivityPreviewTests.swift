import ActivityKit
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
@testable import SwiftUI
import Testing
import WidgetKit

struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text("\(context.attributes.name) \(context.state.status)\(context.isStale ? " stale" : "")")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("expanded \(context.state.status)") }
            } compactLeading: {
                Text("leading \(context.state.status)").fixedSize()
            } compactTrailing: {
                Text("trailing").fixedSize()
            } minimal: {
                Text("minimal").fixedSize()
            }
        }
    }
}

private struct RidePreviews: PreviewProvider {
    static var previews: some View {
        RideAttributes(name: "Ann").previewContext(.init(status: "away"), isStale: true, viewKind: .content).previewDisplayName("Stale")
        RideAttributes(name: "Bob").previewContext(.init(status: "here"), viewKind: .dynamicIsland(.expanded))
    }
}

@MainActor
@Suite struct ActivityPreviewTests {
    private static let presentations: [ActivityPresentation] = [.lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded]

    private func contents(_ previews: [PreviewSpecification]) -> ExtensionContents {
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        contents.previews = previews
        return contents
    }

    private func preview(as kind: ActivityPreviewViewKind) -> PreviewSpecification {
        _Preview("Ride", as: kind, using: RideAttributes(name: "Ann")) {
            RideActivity()
        } contentStates: {
            RideAttributes.ContentState(status: "away")
            for status in ["near", "here"] { RideAttributes.ContentState(status: status) }
        }.specification()
    }

    @Test(arguments: [
        (ActivityPreviewViewKind.content, "lockScreen"), (.dynamicIsland(.compact), "compact"), (.dynamicIsland(.minimal), "minimal"),
        (.dynamicIsland(.expanded), "expanded"),
    ])
    func thePreviewSaysWhatItShows(_ kind: ActivityPreviewViewKind, _ presentation: String) {
        let description = preview(as: kind).description
        #expect(description.subject == "activity")
        #expect(description.name == "Ride")
        #expect(description.attributesType == "RideAttributes")
        #expect(description.kind == "RideAttributes")
        #expect(description.presentation == presentation)
    }

    @Test func everyStateOfThePreviewIsArchivedInEveryPlace() async throws {
        let rendering = await ActivityRendering(
            contents([preview(as: .dynamicIsland(.compact))]), .preview(index: 0), in: Self.presentations.map { Places.variant($0) })
        #expect(rendering.outcome.diagnostics.isEmpty)
        #expect(rendering.entries.count == 3)
        let last = try #require(rendering.entries.last)
        let shown = ["Ann here", "leading here", "trailing", "minimal", "expanded here"]
        for (snapshot, text) in zip(last.snapshots, shown) { #expect(snapshot.dump.contains("\"\(text)\"")) }
        #expect(String(decoding: try #require(last.activity).state, as: UTF8.self) == #"{"status":"here"}"#)
    }

    @Test func attributesOfAnotherTypeAreNamed() async {
        struct OtherAttributes: ActivityAttributes {
            typealias ContentState = Int
        }
        let preview = _Preview(as: .content, using: OtherAttributes()) {
            RideActivity()
        } contentStates: {
            1
        }
        let rendering = await ActivityRendering(contents([preview.specification()]), .preview(index: 0), in: [Places.variant(.lockScreen)])
        #expect(
            rendering.outcome.diagnostics.map(\.message) == [
                "The provider threw an error: RideActivity has no ActivityConfiguration for OtherAttributes; "
                    + "the attributes must be of the type the widget expects."
            ])
    }

    @Test func viewsOfAPreviewProviderFindTheActivityOfTheProgram() async throws {
        _ProgramRegistry.add(RideActivity.self, file: "Tests/RideActivity.swift", line: 1)
        _ProgramRegistry.add(RidePreviews.self, file: "Tests/RidePreviews.swift", line: 7)
        var all = contents([])
        PreviewCollector.collect(into: &all)
        all.listPreviews()
        let previews = all.previews.filter { $0.description.file == "Tests/RidePreviews.swift" }
        #expect(previews.map(\.description.presentation) == ["lockScreen", "expanded"])
        #expect(previews.map(\.description.subject) == ["activity", "activity"])
        #expect(previews.map(\.description.attributesType) == ["RideAttributes", "RideAttributes"])
        #expect(previews.map(\.description.name) == ["Stale", "RidePreviews 2"])
        let rendering = await ActivityRendering(contents(previews), .preview(index: 0), in: Self.presentations.map { Places.variant($0) })
        let snapshots = try #require(rendering.entries.first).snapshots
        #expect(snapshots[0].dump.contains("\"Ann away stale\""))
        #expect(snapshots[4].dump.contains("\"expanded away\""))
        #expect(snapshots[4].activity != nil)
        #expect(String(decoding: try #require(rendering.entries.first?.activity).attributes, as: UTF8.self) == #"{"name":"Ann"}"#)
    }
}
