import ActivityKit
import ExtensionProtocol
import Foundation
import IsletModel
import Snapshot
@testable import SwiftUI
import Testing
import UIKit
import WidgetKit

@MainActor
@Suite struct ActivityChecksTests {
    private static let now = RenderRequest.Subject.moment

    /// The findings of one presentation whose content is the same view everywhere.
    private func findings(_ presentation: ActivityPresentation, cornerRadius: Double = 0, _ view: some View) async throws -> [SnapshotDiagnostic] {
        let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
            view
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { view }
            } compactLeading: {
                view
            } compactTrailing: {
                view
            } minimal: {
                view
            }
        }
        var variant = Places.variant(presentation)
        variant.containerCornerRadius = cornerRadius
        let rendering = await ActivityRendering(configuration, .ride(), in: [variant])
        return try #require(rendering.entries.first?.snapshots.first).diagnostics + rendering.outcome.diagnostics
    }

    @Test func whatIsHigherThanTheLimitIsMeasured() async throws {
        let found = try await findings(.lockScreen, Color.red.frame(height: 200))
        #expect(found.map(\.code) == [.activityClipped])
        #expect(
            found.first?.message == "the Lock Screen presentation wants 200 points of height; the system shows at most 160 points and cuts the rest")
        #expect(try await findings(.lockScreen, Color.red.frame(height: 160)).isEmpty)
        #expect(try await findings(.lockScreen, Color.red).isEmpty)
    }

    @Test func whatIsWiderThanItsSlotIsMeasured() async throws {
        let found = try await findings(.compactTrailing, Color.red.frame(width: 60, height: 20))
        #expect(
            found.map(\.message) == [
                "the compact trailing presentation wants 60 points of width; the system shows at most 52 points and cuts the rest"
            ])
    }

    @Test func marginsOfASlotGiveWayBeforeContentIsCut() async throws {
        #expect(try await findings(.compactTrailing, Circle().frame(width: 50, height: 34)).isEmpty)
        #expect(try await findings(.minimal, Circle().frame(width: 36, height: 36)).isEmpty)
        #expect(try await findings(.compactTrailing, Text(Self.now + 50, style: .timer).font(.system(size: 8)).frame(width: 48)).isEmpty)
    }

    @Test(arguments: [ActivityPresentation.compactLeading, .compactTrailing, .minimal])
    func aTimerThatTakesTheWholeSlotIsMeasured(_ presentation: ActivityPresentation) async throws {
        for timer in [Text(timerInterval: Self.now...(Self.now + 50)), Text(Self.now + 50, style: .timer)] {
            let found = try await findings(presentation, timer.font(.system(size: 8)))
            #expect(found.map(\.code) == [.greedyTimer], "\(presentation)")
            #expect(found.first?.message.contains("frame(maxWidth: ") == true)
        }
        #expect(try await findings(presentation, Text(timerInterval: Self.now...(Self.now + 50)).font(.system(size: 8)).frame(width: 24)).isEmpty)
        #expect(try await findings(presentation, Text("12:00").font(.system(size: 8))).isEmpty)
    }

    @Test func aTimerMayTakeAllItWantsElsewhere() async throws {
        #expect(try await findings(.expanded, Text(Self.now + 50, style: .timer)).isEmpty)
        #expect(try await findings(.lockScreen, Text(Self.now + 50, style: .timer)).isEmpty)
    }

    @Test func aSquareInTheRoundCornersIsFound() async throws {
        let square = Rectangle().fill(.blue).frame(width: 44, height: 44)
        let found = try await findings(.expanded, cornerRadius: 44, square)
        #expect(found.map(\.code) == [.squareInIsland])
        #expect(found.first?.message.contains("44 points by 44 points reaches 0.43 points out of the round outline of the expanded") == true)
        #expect(try await findings(.expanded, cornerRadius: 44, Color.blue.frame(width: 44, height: 44)).map(\.code) == [.squareInIsland])
    }

    @Test func roundShapesAndSquaresAwayFromTheCornersAreFine() async throws {
        #expect(try await findings(.expanded, cornerRadius: 44, Circle().fill(.blue).frame(width: 44, height: 44)).isEmpty)
        #expect(try await findings(.expanded, cornerRadius: 44, RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 44, height: 44)).isEmpty)
        #expect(try await findings(.expanded, cornerRadius: 44, Color.blue.frame(width: 44, height: 44).clipShape(Circle())).isEmpty)
        #expect(try await findings(.expanded, cornerRadius: 44, Color.blue.frame(width: 44, height: 44).padding(32)).isEmpty)
        #expect(try await findings(.compactLeading, cornerRadius: 18, Rectangle().fill(.blue).frame(width: 12, height: 12)).isEmpty)
        #expect(try await findings(.expanded, cornerRadius: 44, Color.clear.frame(width: 44, height: 44)).isEmpty)
        #expect(try await findings(.lockScreen, cornerRadius: 26, Color.blue.frame(width: 371, height: 90)).isEmpty)
    }

    @Test func rectanglesThatCannotBeSeenAreNotJudged() async throws {
        let square = Color.red.frame(width: 30, height: 30)
        #expect(try await findings(.minimal, cornerRadius: 18, square).map(\.code).contains(.squareInIsland))
        #expect(try await findings(.minimal, cornerRadius: 18, square.opacity(0)).isEmpty)
    }

    @Test func ofACompactIslandOnlyTheOuterEndIsRound() async throws {
        let near = try await findings(.compactLeading, cornerRadius: 18, Rectangle().fill(.blue).frame(width: 20, height: 20))
        #expect(near.map(\.code) == [.squareInIsland])
        #expect(near.first?.message.contains("comes as near as 3.86 points to") == true)
        let high = Color.blue.frame(width: 20, height: 34)
        #expect(try await findings(.compactLeading, cornerRadius: 18, high).map(\.code) == [.squareInIsland])
        #expect(try await findings(.compactLeading, cornerRadius: 18, high.padding(.leading, 12)).isEmpty)
        #expect(try await findings(.compactTrailing, cornerRadius: 18, high.padding(.leading, 12)).map(\.code) == [.squareInIsland])
    }

    @Test func aPictureWithMorePixelsThanThePresentationIsFound() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 20), format: .init(for: .init(displayScale: 3))).image { _ in }
        let view = Image(uiImage: picture).resizable().frame(width: 20, height: 20)
        let found = try await findings(.compactLeading, view)
        #expect(found.map(\.code) == [.activityImageTooLarge])
        #expect(found.first?.message.contains("210 × 60 pixels, more than the compact leading presentation with 156 × 108") == true)
        #expect(try await findings(.expanded, view).isEmpty)
    }

    @Test func anActivityThatNeverSaysItIsStaleIsFoundWhereBothAreDrawn() async {
        func found(_ text: @escaping (Bool) -> String, stale: Set<Int>) async -> [FindingCode] {
            let configuration = ActivityConfiguration(for: RideAttributes.self) {
                Text(text($0.isStale))
            } dynamicIsland: { _ in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.center) {}
                } compactLeading: {
                } compactTrailing: {
                } minimal: {
                }
            }
            let state = #"{"status":"away"}"#
            let rendering = await ActivityRendering(
                configuration, .ride(states: [state, state], stale: stale), in: [.lockScreen, .minimal].map { Places.variant($0) })
            return rendering.outcome.diagnostics.map(\.code)
        }
        #expect(await found({ _ in "away" }, stale: [1]) == [.staleNotShown])
        #expect(await found({ $0 ? "old" : "away" }, stale: [1]).isEmpty)
        #expect(await found({ _ in "away" }, stale: []).isEmpty)
        #expect(await found({ _ in "away" }, stale: [0, 1]).isEmpty)
    }

    @Test func workThatNeverRunsIsNamed() async throws {
        let address = try #require(URL(string: "https://example.com/a.png"))
        #expect(try await findings(.minimal, AsyncImage(url: address)).map(\.code) == [.asyncImage])
        #expect(try await findings(.lockScreen, Text("x").task {}).map(\.code) == [.taskInLiveActivity])
    }

    @Test func aRequestWhileDrawingIsNamed() async throws {
        // A session that was made before the watch began does not ask it; the samples ask one in a process of their own.
        struct Asking: View {
            var body: some View {
                Text(NetworkWatch.canInit(with: URLRequest(url: URL(string: "http://localhost:1/price")!)) ? "answered" : "passed on")
            }
        }
        let found = try await findings(.lockScreen, Asking())
        #expect(found.map(\.code) == [.networkInLiveActivity])
        #expect(found.first?.message.hasPrefix("http://localhost:1/price was asked for") == true)
    }
}
