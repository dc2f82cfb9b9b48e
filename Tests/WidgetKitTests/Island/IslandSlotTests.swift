import ActivityKit
import ExtensionProtocol
import Foundation
import Snapshot
import SwiftUI
import Testing
import WidgetKit

/// The slots beside the camera: 52 × 36 with margins of 8 at both sides, and 36–45 × 36 with margins of 4 for the minimal one.
@MainActor
@Suite struct IslandSlotTests {
    private static let now = RenderRequest.Subject.moment

    private func slot(
        _ presentation: ActivityPresentation, _ view: some View, isRightToLeft: Bool = false, change: (DynamicIsland) -> DynamicIsland = { $0 }
    ) async throws -> Snapshot {
        let named = view.accessibilityElement().accessibilityLabel("view")
        let island = change(
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {}
            } compactLeading: {
                named
            } compactTrailing: {
                named
            } minimal: {
                named
            })
        var variant = Places.variant(presentation)
        variant.context.isRightToLeft = isRightToLeft
        let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
            Text("x")
        } dynamicIsland: { _ in
            island
        }
        return try #require(await ActivityRendering(configuration, .ride(), in: [variant]).entries.first?.snapshots.first)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.blue.frame(width: width, height: height) }

    @Test func aSlotIsAsWideAsItsViewAndItsMargins() async throws {
        for presentation in [ActivityPresentation.compactLeading, .compactTrailing] {
            let snapshot = try await slot(presentation, box(20, 20))
            #expect(snapshot.size == CGSize(width: 36, height: 36))
            #expect(snapshot.labelledFrames["view"] == CGRect(x: 8, y: 8, width: 20, height: 20))
            #expect(snapshot.activity?.idealSize == CGSize(width: 36, height: 20))
            #expect(snapshot.root.effects.isEmpty)
        }
    }

    @Test func whatIsFlexibleTakesTheLargestSlot() async throws {
        let snapshot = try await slot(.compactTrailing, Color.blue)
        #expect(snapshot.size == CGSize(width: 52, height: 36))
        #expect(snapshot.labelledFrames["view"] == CGRect(x: 8, y: 0, width: 36, height: 36))
    }

    @Test(arguments: [ActivityPresentation.compactLeading, .compactTrailing])
    func aTimerTakesTheLargestSlotUnlessItHasAWidth(_ presentation: ActivityPresentation) async throws {
        for timer in [Text(timerInterval: Self.now...(Self.now + 90)), Text(Self.now + 90, style: .timer)] {
            #expect(try await slot(presentation, timer.font(.caption2)).size.width == 52)
            #expect(try await slot(presentation, timer.font(.caption2).frame(width: 30)).size.width == 46)
        }
    }

    @Test func aWiderViewUsesTheMarginsUpAndIsThenCut() async throws {
        let fitting = try await slot(.compactLeading, box(48, 30))
        #expect(fitting.size.width == 52)
        #expect(fitting.labelledFrames["view"] == CGRect(x: 2, y: 3, width: 48, height: 30))
        #expect(fitting.root.effects.isEmpty)
        let cut = try await slot(.compactLeading, box(70, 30))
        #expect(cut.size.width == 52)
        #expect(cut.root.effects == [.clip(.rect(CGRect(x: 0, y: 0, width: 52, height: 36)), evenOdd: false)])
        #expect(cut.labelledFrames["view"]?.minX == 0)
        #expect(try await slot(.compactTrailing, box(70, 30)).labelledFrames["view"]?.maxX == 52)
    }

    /// As on an iPhone 14 Pro: a text of 55 points is whole in a side whose content has 52.
    @Test func aTextThatFitsTheSlotIsWholeAndTheMarginsGiveWay() async throws {
        for presentation in [ActivityPresentation.compactLeading, .compactTrailing, .minimal] {
            let snapshot = try await slot(presentation, Text("19:0").fixedSize())
            let width = try #require(snapshot.labelledFrames["view"]).width
            #expect(width > 28 && width <= 45, "the text is made to lie between what the margins leave and the slot")
            #expect(try await slot(presentation, Text("19:0")).labelledFrames["view"]?.width == width)
        }
        let long = try await slot(.compactLeading, Text("12T / 645\""))
        #expect(long.labelledFrames["view"]?.width ?? 99 <= 36, "what the slot cannot hold is truncated inside the margins")
    }

    @Test func theMinimalViewIsInTheMiddleOfItsSlot() async throws {
        let small = try await slot(.minimal, box(10, 10))
        #expect(small.size == CGSize(width: 36, height: 36))
        #expect(small.labelledFrames["view"] == CGRect(x: 13, y: 13, width: 10, height: 10))
        #expect(try await slot(.minimal, box(35, 10)).size.width == 43)
        #expect(try await slot(.minimal, Color.blue).size.width == 45)
    }

    @Test func marginsOfAModeReplaceTheSystems() async throws {
        let snapshot = try await slot(.compactLeading, box(20, 20)) {
            $0.contentMargins(.leading, 2, for: .compactLeading).contentMargins(.all, 5, for: .compactLeading)
        }
        #expect(snapshot.size.width == 27)
        #expect(snapshot.labelledFrames["view"] == CGRect(x: 2, y: 8, width: 20, height: 20))
        let turned = try await slot(.compactLeading, box(20, 20), isRightToLeft: true) {
            $0.contentMargins(.leading, 2, for: .compactLeading).contentMargins(.all, 5, for: .compactLeading)
        }
        #expect(turned.labelledFrames["view"] == CGRect(x: 5, y: 8, width: 20, height: 20))
    }
}
