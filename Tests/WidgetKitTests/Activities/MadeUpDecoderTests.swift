import Foundation
import Testing

@testable import WidgetKit

/// Values made from types alone, for Live Activities without a state.
@Suite struct MadeUpDecoderTests {
    private enum Step: String, Codable { case packed, sent }
    private enum Place: Codable, Equatable { case street(name: String, number: Int), unknown }
    private enum Plain: Codable { case first, second }
    private struct Point: Codable, Equatable { var x: Double; var y: Double }
    private final class Link: Codable { var next: Link? }

    private struct State: Codable {
        var driverName: String
        var step: Step
        var plain: Plain
        var place: Place
        var progress: Double
        var isRunning: Bool
        var startDate: Date
        var endDate: Date
        var range: ClosedRange<Date>
        var points: [Point]
        var names: [String]
        var counts: [String: Int]
        var steps: Set<Step>
        var id: UUID
        var note: String?
        var errorText: String?
        var link: Link?
        var tint: String
        var zone: TimeZone
        var size: CGSize
    }

    private let moment = Date(timeIntervalSinceReferenceDate: 1000)

    @Test func namesAndTypesOfPropertiesSayWhatTheyHold() throws {
        let state = try MadeUpDecoder.value(State.self, near: moment)
        #expect(state.driverName == "Driver Name" && state.note == "Note" && state.errorText == nil && state.tint == "#007AFF")
        #expect(state.step == .packed && state.plain == .first && state.place == .street(name: "Name", number: 4))
        #expect(state.progress == 0.6 && state.isRunning)
        #expect(state.startDate < moment && state.endDate > moment && state.range.contains(moment))
        #expect(state.points.count == 4 && state.names == ["Names 1", "Names 2", "Names 3", "Names 4"])
    }

    @Test func whatIsMadeUpIsTheSameEachTimeAndCanBeCoded() throws {
        let first = try ActivityCoding.encode(MadeUpDecoder.value(State.self, near: moment))
        #expect(first == (try ActivityCoding.encode(MadeUpDecoder.value(State.self, near: moment))))
        #expect(throws: Never.self) { try ActivityCoding.decode(State.self, first) }
    }

    @Test func aTypeThatRefersToItselfEnds() throws {
        var depth = 0
        var link: Link? = try MadeUpDecoder.value(Link.self, near: moment)
        while let next = link?.next { (link, depth) = (next, depth + 1) }
        #expect(depth > 0 && depth < 20)
    }

    @Test func aTypeThatRefusesItsPropertiesSaysSo() {
        struct Picky: Codable {
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "never content"))
            }
            func encode(to encoder: any Encoder) throws {}
        }
        #expect(throws: DecodingError.self) { try MadeUpDecoder.value(Picky.self, near: moment) }
    }
}
