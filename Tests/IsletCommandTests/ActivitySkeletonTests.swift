import Builder
import Foundation
import IsletModel
import Testing

@testable import IsletCommand

struct ActivitySkeletonTests {
    private static let moment = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let source = """
        struct Ride: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                var arrival: Date
                var left: Date
                var phase: Phase
                var note: String?
                var seats: [Int]
            }
        }
        enum Phase: String, Codable { case waiting, riding }
        """

    private func text(_ json: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Ride.swift")
        let types = CodedTypes(sources: [folder.url.appendingPathComponent("Ride.swift")])
        let value = try JSONValue(json: Data(json.utf8))
        return ActivitySkeleton(types: types, moment: Self.moment).lines(value, type: "ContentState", within: "Ride", depth: 0).joined(
            separator: "\n")
    }

    @Test func commentsSayWhatDatesAndCasesMean() throws {
        let json = #"{"arrival":800000000,"left":1778307200,"phase":"waiting","seats":[1,2]}"#
        let text = try text(json)
        #expect(
            text == """
                {
                    // Date
                    // seconds since 2001-01-01 00:00 UTC, UNIX time less 978307200; here 2026-05-09T06:13:20Z
                    "arrival": 800000000,
                    // Date
                    // UNIX time in seconds, as the type itself codes it; here 2026-05-09T06:13:20Z
                    "left": 1778307200,
                    // Phase
                    // one of: "waiting", "riding"
                    "phase": "waiting",
                    // "note": left out here; String?, optional
                    // [Int]
                    "seats": [1, 2]
                }
                """)
        #expect(JSONValue.areEqual(JSONComments.removed(from: Data(text.utf8)), Data(json.utf8)))
    }

    @Test(arguments: [
        ("{} // a", "{}     "), (#"{"a":"//"}/*b*/"#, #"{"a":"//"}     "#), (#"["\"/*"]"#, #"["\"/*"]"#), ("/* open", "/* open"),
        ("[1,/*\n*/2]", "[1,  \n  2]"),
    ]) func commentsLeaveEverythingElseInPlace(text: String, plain: String) {
        #expect(String(decoding: JSONComments.removed(from: Data(text.utf8)), as: UTF8.self) == plain)
    }
}
