import ActivityKit
import ExtensionProtocol
import Foundation
import Snapshot
import SwiftUI
import Testing
import WidgetKit

private struct TripAttributes: ActivityAttributes {
    struct Stop: Codable, Hashable {
        var seats: UInt8
    }

    enum Phase: String, Codable {
        case driving, waiting
    }

    struct ContentState: Codable, Hashable {
        var stops: [Stop] = []
        var phase: Phase?
        var arrival: Date?
        var window: ClosedRange<Date>?
    }

    var line: String
}

@MainActor
@Suite struct ActivityDataTests {
    private func outcome(attributes: String = #"{"line":"U8"}"#, _ states: String...) async -> (indices: [Int], findings: [SnapshotDiagnostic]) {
        let configuration = ActivityConfiguration(for: TripAttributes.self) { _ in
            Text("x")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("x") }
            } compactLeading: {
                Text("x")
            } compactTrailing: {
                Text("x")
            } minimal: {
                Text("x")
            }
        }
        let contents = states.map { ActivityInput.Content(state: Data($0.utf8), date: RenderRequest.Subject.moment) }
        let input = ActivityInput(id: "trip", attributes: Data(attributes.utf8), contents: contents)
        let rendering = await ActivityRendering(configuration, .activity(attributesType: "TripAttributes", input), in: [Places.variant(.minimal)])
        return (rendering.entries.map(\.index), rendering.outcome.diagnostics)
    }

    @Test(arguments: [
        ("{\n  \"stops\": [}", "line 2, column 13: Invalid value"),
        ("", "line 1, column 1: there are no data"),
        ("{\"stops\": [", "line 1, column 12: Unexpected end of file during JSON parse"),
    ])
    func whatIsNotJSONIsSaidWithItsPlace(_ state: String, _ message: String) async {
        let findings = await outcome(state).findings
        #expect(findings.map(\.code) == [.activityNotJSON])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.message == "The content state of TripAttributes is not JSON: \(message)")
    }

    @Test(arguments: [
        (
            #"{"stops":[],"arrival":"2025-06-15T12:00:00Z"}"#,
            "arrival: expected Double, found the string “2025-06-15T12:00:00Z”; a Date is the number of seconds since 1 January 2001"
        ),
        (#"{}"#, "the key “stops” is missing"),
        (#"{"stops":[{"seats":3},{"seat":3}]}"#, "stops[1]: the key “seats” is missing"),
        (#"{"stops":{"seats":3}}"#, "stops: expected an array, found an object"),
        (#"{"stops":null}"#, "stops: expected an array, found null"),
        (#"{"stops":[{"seats":true}]}"#, "stops[0].seats: expected UInt8, found true"),
        (#"{"stops":[{"seats":2},{"seats":300}]}"#, "stops[1].seats: the number 300 does not fit the property's type"),
        (#"{"stops":[{"seats":1.5}]}"#, "stops[0].seats: the number 1.5 does not fit the property's type"),
        (#"{"stops":[],"phase":"flying"}"#, "phase: Cannot initialize Phase from invalid String value flying"),
        (#"[1]"#, "expected an object, found an array"),
    ])
    func whatCannotBeDecodedIsSaidWithPathAndValue(_ state: String, _ message: String) async {
        let findings = await outcome(state).findings
        #expect(findings.map(\.code) == [.activityUndecodable])
        #expect(findings.first?.message == "The content state of TripAttributes cannot be decoded: \(message)")
    }

    @Test func wrongAttributesAreToldFromAWrongState() async {
        let (indices, findings) = await outcome(attributes: #"{"line":8}"#, #"{"stops":[]}"#)
        #expect(indices.isEmpty)
        #expect(findings.map(\.message) == ["The attributes of TripAttributes cannot be decoded: line: expected String, found the number 8"])
    }

    @Test func aContentThatCannotBeDecodedDoesNotHideTheOthers() async {
        let (indices, findings) = await outcome(#"{"stops":[]}"#, #"{"stop":[]}"#, #"{"stops":[{"seats":1}]}"#)
        #expect(indices == [0, 2])
        #expect(findings.count == 1)
    }

    @Test func aUnixTimeInADateIsNoticed() async throws {
        let findings = await outcome(#"{"stops":[],"arrival":1750000600,"window":[771692800,1750000900000]}"#).findings
        #expect(findings.map(\.code) == [.activityUnixDate, .activityUnixDate])
        #expect(findings[0].severity == .warning)
        #expect(findings[0].message.contains("arrival is 2056-06-15T15:16:40Z; as UNIX time it would be 2025-06-15T15:16:40Z"))
        #expect(findings[1].message.contains("window[1] is 57456-"))
        #expect(findings[1].message.contains("it would be 2025-06-15T15:21:40Z"))
    }

    @Test func datesAreSecondsSince2001AndTheDistantFutureIsNoMistake() async {
        let findings = await outcome(#"{"stops":[],"arrival":771692800}"#, #"{"stops":[],"arrival":63113904000}"#).findings
        #expect(findings.isEmpty)
    }
}
