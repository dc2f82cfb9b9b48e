import Foundation
import IsletTesting
import SwiftUI
import Testing
import WidgetKit

@testable import Weather

@Suite(.serialized) struct WeatherTests {
    @Test func theCodeIsThatForiOS() { #expect(system == "iOS") }

    @Test func theTimelineHasAnEntryForEachHour() async {
        expectTimeline(await WeatherProvider().timeline(), count: 6, every: .hours(1), policy: .atEnd)
        expectTimeline(await WeatherProvider().timeline(in: .systemMedium), count: 12, every: .hours(1), policy: .atEnd)
    }

    @Test func theGalleryShowsAnExample() async {
        #expect(await WeatherProvider().snapshot().degrees == 20)
        #expect(await WeatherProvider().snapshot(isPreview: false).degrees == 18)
    }

    @Test func aProviderIsToldItsFamilyAndSize() {
        let context = TimelineProviderContext.test(.systemMedium)
        #expect(context.family == .systemMedium)
        #expect(context.displaySize.width > context.displaySize.height)
    }

    @Test func theViewSaysTheDegrees() async throws {
        let view = try await TestedView(.systemMedium) { WeatherView(entry: WeatherEntry(date: .now, degrees: 12, count: 3)) }
        #expect(view.texts == ["12°", "Asked 3 times", "Refresh"])
        #expect(try view.element("count").content == "Asked 3 times")
        #expect(view.findings.isEmpty)
    }

    @Test func aSmallWidgetLeavesTheCountOut() async throws {
        let view = try await TestedView { WeatherView(entry: WeatherEntry(date: .now, degrees: 12, count: 3)) }
        #expect(throws: TestingProblem.self) { try view.element("count") }
    }

    @Test func theButtonRunsItsIntent() async throws {
        let before = CounterStore().count
        let view = try await TestedView { WeatherView(entry: WeatherEntry(date: .now, degrees: 12, count: 3)) }
        try await view.control("Refresh").tap()
        #expect(CounterStore().count == before + 1)
    }

    @Test func everyRunBeginsOnAFreshDevice() {
        #expect(CounterStore().count <= 1)
    }

    @Test func thePictureIsAsRecorded() async throws {
        let view = try await TestedView(.systemMedium) { WeatherView(entry: WeatherEntry(date: .now, degrees: 12, count: 3)) }
        try view.expectPicture("medium")
    }

    @Test func theDeviceShowsTheEntryOfTheHour() throws {
        let device = try Device()
        try device.place(WeatherWidget.kind, .systemMedium)
        let first = try device.widget(WeatherWidget.kind).texts
        try device.advance(by: .hours(2))
        let later = try device.widget(WeatherWidget.kind).texts
        #expect(first != later)
        try device.happen("tap-widget", ["kind": "Weather", "control": "Refresh"])
        #expect(try device.ledger.contains { $0.contains("placed") })
    }
}
