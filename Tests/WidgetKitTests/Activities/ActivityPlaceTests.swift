import ActivityKit
import ExtensionProtocol
import Foundation
import Snapshot
import SwiftUI
import Testing
import WidgetKit

/// What views of Live Activities get and are told in their places.
@MainActor
@Suite struct ActivityPlaceTests {
    private struct Width: View {
        @Environment(\.isDynamicIslandLimitedInWidth) private var isLimited
        var body: some View { Text(verbatim: isLimited ? "narrow" : "wide") }
    }

    private func snapshot<Content: View>(_ variant: RenderVariant, @ViewBuilder _ content: @escaping @MainActor () -> Content) async throws
        -> Snapshot
    {
        let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
            content()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) {}
            } compactLeading: {
                content()
            } compactTrailing: {
                content()
            } minimal: {
                content()
            }
        }
        return try #require(await ActivityRendering(configuration, .ride(), in: [variant]).entries.first?.snapshots.first)
    }

    @Test func aBannerIsAsHighAsItsViewNeeds() async throws {
        let spaced = try await snapshot(Places.variant(.lockScreen)) {
            VStack(spacing: 0) {
                Color.red.frame(height: 100)
                Spacer(minLength: 0)
            }
        }
        #expect(spaced.size == CGSize(width: 371, height: 100))
        #expect(try await snapshot(Places.variant(.lockScreen)) { Color.red }.size.height == 84)
        #expect(try await snapshot(Places.variant(.lockScreen)) { Color.red.frame(height: 150) }.size.height == 150)
    }

    @Test func aViewIsToldWhereTheIslandHasLessRoom() async throws {
        var variant = Places.variant(.compactTrailing)
        #expect(try await snapshot(variant) { Width() }.dump.contains("\"wide\""))
        variant.activity?.isLimitedInWidth = true
        #expect(try await snapshot(variant) { Width() }.dump.contains("\"narrow\""))
    }

    @Test func aRingShowsItsLabelWhereItHasNoValueLabel() async throws {
        let shown = try await snapshot(Places.variant(.minimal)) { ProgressView(value: 0.5) { Text("7") }.progressViewStyle(.circular) }
        #expect(shown.dump.contains("\"7\""))
        let both = try await snapshot(Places.variant(.minimal)) {
            ProgressView(value: 0.5) {
                Text("7")
            } currentValueLabel: {
                Text("8")
            }.progressViewStyle(.circular)
        }
        #expect(both.dump.contains("\"8\"") && !both.dump.contains("\"7\""))
    }
}
