import Activities
import Foundation
import IsletModel
import Testing

struct ActivityDataRulesTests {
    private func found(_ attributes: String, _ state: String = "{}") throws -> [ActivityFinding] {
        try ActivityDataRules().judge(attributes: Data(attributes.utf8), state: Data(state.utf8), subject: "Pizza")
    }

    @Test func smallDataAreFine() throws {
        #expect(
            try found(#"{"name":"Pizza","number":7,"tags":["a","b"],"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF"}"#, #"{"arrives":771154860}"#) == [])
        #expect(try found(#""done""#) == [])
    }

    @Test func picturesAreHeavyHoweverSmall() throws {
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"
        let findings = try found(#"{"shop":{"logos":["\#(png)"]}}"#, #"{"photo":"/9j/4AAQSkZJRgABAQAAAQAB"}"#)
        #expect(findings.map(\.code) == [.heavyAttributes, .heavyAttributes])
        #expect(findings[0].message.hasPrefix("Pizza: attributes.shop.logos[0] holds a PNG picture, 44 of the 4096 bytes there are."))
        #expect(findings[1].message.contains("state.photo holds a JPEG picture"))
    }

    @Test func bulkIsHeavyFromASize() throws {
        #expect(try found(#"{"data":"\#(String(repeating: "Ab3", count: 200))"}"#).map(\.message.count) != [])
        #expect(try found(#"{"data":"\#(String(repeating: "Ab3", count: 100))"}"#) == [])
        #expect(try found(#"{"text":"\#(String(repeating: "word ", count: 200))"}"#) == [])
        let bytes = (0..<200).map(String.init).joined(separator: ",")
        #expect(try found(#"{"data":[\#(bytes)]}"#).first?.message.contains("attributes.data holds an array of 200 bytes") == true)
        #expect(try found(#"{"scores":[\#((0..<200).map { String($0 * 10) }.joined(separator: ","))]}"#) == [])
    }

    @Test func tooManyBytesAreNamedWithTheLargestFields() throws {
        let findings = try found(#"{"name":"Pizza"}"#, #"{"note":"\#(String(repeating: "so long ", count: 600))"}"#)
        #expect(findings.map(\.code) == [.activityTooLarge])
        #expect(findings[0].severity == .error)
        #expect(findings[0].message.contains("attributes (16 bytes) and state (4811 bytes) take 4827 bytes of JSON, more than 4096: state.note 4809"))
    }

    @Test func whatIsNoJSONIsAnError() {
        #expect(throws: (any Error).self) { try found("{") }
    }
}
