import ActivityKit
import ExtensionProtocol
import Snapshot
import SwiftUI
import Testing
import WidgetKit

private struct SchemeView: View {
    @Environment(\.colorScheme) private var scheme
    let text: String

    var body: some View { Text("\(text) \(scheme == .dark ? "dark" : "light")") }
}

@MainActor
@Suite struct ActivityRequestTests {
    private var configuration: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            SchemeView(text: "\(context.attributes.name) \(context.state.status)\(context.isStale ? " stale" : "")")
                .activityBackgroundTint(.red).activitySystemActionForegroundColor(.black).widgetURL(URL(string: "ride://lock"))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { SchemeView(text: "leading") }
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.status) }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text(context.activityID)
            }
            .keylineTint(.green).widgetURL(URL(string: "ride://island"))
        }
    }

    @Test func everyContentIsAnEntryInEveryPresentation() async throws {
        let places: [ActivityPresentation] = [.lockScreen, .expanded, .compactLeading, .compactTrailing, .minimal]
        let rendering = await ActivityRendering(
            configuration, .ride(states: [#"{"status":"on the way"}"#, #"{"status":"here"}"#], stale: [1]), in: places.map { Places.variant($0) })
        #expect(rendering.outcome.diagnostics.isEmpty)
        #expect(rendering.entries.map(\.index) == [0, 1])
        let second = try #require(rendering.entries.last)
        #expect(second.date == RenderRequest.Subject.moment + 60)
        #expect(second.snapshots[0].dump.contains("\"Ann here stale light\""))
        #expect(second.snapshots[1].dump.contains("\"leading dark\""))
        #expect(second.snapshots[1].dump.contains("\"here\""))
        #expect(second.snapshots[2].dump.contains("\"L\""))
        #expect(second.snapshots[3].dump.contains("\"T\""))
        #expect(second.snapshots[4].dump.contains("\"ride\""))
        let payload = try #require(second.activity)
        #expect(String(decoding: payload.attributes, as: UTF8.self) == #"{"name":"Ann"}"#)
        #expect(String(decoding: payload.state, as: UTF8.self) == #"{"status":"here"}"#)
        #expect(payload.isStale)
    }

    @Test func theLockScreenAndTheIslandHaveTheirOwnColoursAndAddresses() async throws {
        let rendering = await ActivityRendering(configuration, .ride(), in: [Places.variant(.lockScreen), Places.variant(.minimal)])
        let snapshots = try #require(rendering.entries.first).snapshots
        #expect(snapshots[0].widgetURL == "ride://lock")
        #expect(snapshots[0].activity?.backgroundTint == RGBA(255, 56, 60))
        #expect(snapshots[0].activity?.systemActionForeground == RGBA(0, 0, 0))
        #expect(snapshots[1].widgetURL == "ride://island")
        #expect(snapshots[1].activity?.keylineTint == RGBA(48, 209, 88))
        #expect(snapshots[1].context.isDark && !snapshots[0].context.isDark)
        #expect(snapshots[1].dump.contains("#FFFFFF"))
    }

    @Test func anUnknownAttributesTypeIsNamedWithTheKnownOnes() async {
        let input = ActivityInput(id: "x", attributes: Data(), contents: [])
        let rendering = await ActivityRendering(configuration, .activity(attributesType: "TaxiAttributes", input), in: [Places.variant(.minimal)])
        #expect(rendering.outcome.diagnostics.map(\.code) == [.unknownSubject])
        #expect(rendering.outcome.diagnostics.first?.message.contains("“TaxiAttributes”; it has “RideAttributes”") == true)
    }
}
