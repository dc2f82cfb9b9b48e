import Foundation
@testable import IsletCommand
import Testing

struct MomentTests {
    private let berlin = TimeZone(identifier: "Europe/Berlin")!

    @Test(arguments: [
        ("2025-06-09T09:41:00", "2025-06-09T07:41:00Z"), ("2025-06-09 09:41", "2025-06-09T07:41:00Z"), ("2025-06-09", "2025-06-08T22:00:00Z"),
        ("18:30", "2025-06-09T16:30:00Z"), ("2025-06-09T09:41:00Z", "2025-06-09T09:41:00Z"), ("2025-01-01T00:00+05:30", "2024-12-31T18:30:00Z"),
        ("2025-01-01T00:00-0800", "2025-01-01T08:00:00Z"),
    ])
    func momentsAreReadInTheChosenZone(text: String, utc: String) throws {
        #expect(Moment.write(try Moment.read(text, in: berlin)) == utc)
    }

    @Test(arguments: ["", "noon", "2025-13-01", "2025-02-30", "25:00", "12:60", "Z", "9.6.2025"])
    func nonsenseIsRefused(text: String) {
        #expect(throws: UsageError.self) { try Moment.read(text, in: .gmt) }
    }

    @Test func fractionsAreWrittenOnlyWhereThereAreAny() {
        #expect(Moment.write(Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
        #expect(Moment.write(Date(timeIntervalSince1970: 0.25)) == "1970-01-01T00:00:00.250Z")
    }
}
