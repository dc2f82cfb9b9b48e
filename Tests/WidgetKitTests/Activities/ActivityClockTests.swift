import ActivityKit
import ExtensionProtocol
import Foundation
import Snapshot
import SwiftUI
import Testing
import WidgetKit

/// Texts and bars that follow the clock, in the presentations of a Live Activity drawn at one moment.
@MainActor
@Suite struct ActivityClockTests {
    private static let now = RenderRequest.Subject.moment
    private static let running = (now - 60)...(now + 90)
    private static let past = (now - 600)...(now - 300)

    private func texts(_ presentation: ActivityPresentation, _ view: some View) async throws -> [String] {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { view }
        } compactLeading: {
            view
        } compactTrailing: {
            view
        } minimal: {
            view
        }
        let snapshot = try await ActivityRendering.snapshot(presentation, content: view, island: island)
        var texts: [String] = []
        snapshot.root.visit { if $0.role == "Text" { texts.append($0.detail ?? "") } }
        return texts
    }

    @Test(arguments: [ActivityPresentation.lockScreen, .expanded, .compactLeading, .minimal])
    func timersCountUpAndDownStandStillAndEnd(_ presentation: ActivityPresentation) async throws {
        #expect(try await texts(presentation, Text(timerInterval: Self.running)) == ["1:30"])
        #expect(try await texts(presentation, Text(timerInterval: Self.running, countsDown: false)) == ["1:00"])
        #expect(try await texts(presentation, Text(timerInterval: Self.running, pauseTime: Self.now - 30)) == ["2:00"])
        #expect(try await texts(presentation, Text(timerInterval: Self.running, pauseTime: Self.now - 30, countsDown: false)) == ["0:30"])
        #expect(try await texts(presentation, Text(timerInterval: Self.past)) == ["0:00"])
        #expect(try await texts(presentation, Text(timerInterval: Self.past, countsDown: false)) == ["5:00"])
        #expect(try await texts(presentation, Text(Self.now + 75, style: .timer)) == ["1:15"])
        #expect(try await texts(presentation, Text(Self.now - 75, style: .timer)) == ["1:15"])
    }

    @Test(arguments: [ActivityPresentation.lockScreen, .expanded])
    func barsShowTheTimeThatIsLeftBelowThem(_ presentation: ActivityPresentation) async throws {
        #expect(try await texts(presentation, ProgressView(timerInterval: Self.running)) == ["1:30"])
        #expect(try await texts(presentation, ProgressView(timerInterval: Self.running, countsDown: false)) == ["1:00"])
        #expect(try await texts(presentation, ProgressView(timerInterval: Self.past)) == ["0:00"])
        #expect(
            try await texts(
                presentation,
                ProgressView(timerInterval: Self.running) {
                    Text("left")
                } currentValueLabel: {
                    EmptyView()
                }) == ["left"])
    }

    @Test func aTimerStaysSymbolicInTheArchive() async throws {
        let snapshot = try await ActivityRendering.snapshot(
            .lockScreen, content: Text(timerInterval: Self.running),
            island: DynamicIsland {
                DynamicIslandExpandedRegion(.center) {}
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            })
        #expect(snapshot.dump.contains("dynamicText"))
    }
}
