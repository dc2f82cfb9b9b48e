import FoundationOverlay
import Testing
import XCTestOverlay

/// A test as users write them, with the overlay's types beside XCTest's.
private final class AdaptedTests: XCTestCase, @unchecked Sendable {
    private let defaults = UserDefaults(suiteName: "shadowing")

    func testPreferences() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        XCTAssertEqual(Bundle.main.localizedString(forKey: "key", value: nil, table: nil), "key")
        XCTAssertNotNil(defaults)
    }
}

@Suite struct ShadowingTests {
    @Test func theOverlaysTypesHideFoundations() {
        #expect(String(reflecting: UserDefaults.self) == "FoundationOverlay.UserDefaults")
        #expect(String(reflecting: DateIntervalFormatter.self) == "FoundationOverlay.DateIntervalFormatter")
        #expect(String(reflecting: Bundle.self) == "Foundation.Bundle")
    }
}
