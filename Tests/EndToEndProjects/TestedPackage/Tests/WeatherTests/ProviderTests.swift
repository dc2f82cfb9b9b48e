import IsletTesting
import WidgetKit
import XCTest

@testable import Weather

class StoreTestCase: XCTestCase {
    var store = CounterStore()
}

final class ProviderTests: StoreTestCase {
    func testTheCountStartsAtZero() { XCTAssertEqual(store.count, 0) }

    func testTheStoreCounts() {
        let before = store.count
        store.increment()
        XCTAssertEqual(store.count, before + 1)
    }

    @MainActor func testTheTimelineArrives() {
        let arrived = expectation(description: "timeline")
        WeatherProvider().getTimeline(in: .test(.systemSmall)) { timeline in
            XCTAssertEqual(timeline.entries.count, 6)
            arrived.fulfill()
        }
        waitForExpectations(timeout: 5)
    }

    @MainActor func testTheBodyIsMadeOnTheMainActor() async throws {
        await Task.yield()
        XCTAssertEqual(WeatherWidget.kind, "Weather")
    }
}
