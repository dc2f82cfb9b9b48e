import Foundation
import Testing

@testable import WidgetKit

/// Values made from types alone.
@Suite struct MadeUpTests {
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

    private func first<Value: Codable>(_ type: Value.Type) throws -> Value {
        try _MadeUp.values(type, for: .picture, near: moment, most: 1)[0].value
    }

    @Test func namesAndTypesOfPropertiesSayWhatTheyHold() throws {
        let state = try first(State.self)
        #expect(state.driverName == "Driver Name" && state.note == "Note" && state.errorText == nil && state.tint == "#007AFF")
        #expect(state.step == .packed && state.plain == .first && state.place == .street(name: "Name", number: 4))
        #expect(state.progress == 0.6 && state.isRunning)
        #expect(state.startDate < moment && state.endDate > moment && state.range.contains(moment))
        #expect(state.points.count == 4 && state.names == ["Names 1", "Names 2", "Names 3", "Names 4"])
    }

    private struct Texts: Codable, Equatable {
        var timeRemaining, timerType, remainingTimeText, arrivalTime, departureAirport, deliveryDate, fareText, temperature, homeScore,
            country: String
    }

    @Test func textsSayWhatTheWordsThatTheyEndWithSpeakOf() throws {
        let texts = try first(Texts.self)
        #expect([texts.timeRemaining, texts.remainingTimeText] == ["10:00", "10:00"])
        #expect([texts.timerType, texts.departureAirport, texts.country] == ["Timer Type", "Departure Airport", "Country"])
        #expect(texts.arrivalTime == moment.addingTimeInterval(1200).formatted(date: .omitted, time: .shortened))
        #expect(texts.deliveryDate == moment.addingTimeInterval(1200).formatted(date: .abbreviated, time: .omitted))
        #expect([texts.fareText, texts.temperature, texts.homeScore] == [(12.5).formatted(.currency(code: "USD")), "21°", "4"])
    }

    @Test func whatIsMadeUpIsTheSameEachTimeAndCanBeCoded() throws {
        let coded = try ActivityCoding.encode(first(State.self))
        #expect(coded == (try ActivityCoding.encode(first(State.self))))
        #expect(throws: Never.self) { try ActivityCoding.decode(State.self, coded) }
    }

    @Test func aTypeThatRefersToItselfEnds() throws {
        var depth = 0
        var link: Link? = try first(Link.self)
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
        #expect(throws: DecodingError.self) { try first(Picky.self) }
    }

    private struct Order: Codable {
        var step: Step
        var place: Place
        var from: Date
        var to: Date
        var span: ClosedRange<Date>
        var note: String?
        var byStep: [Step: Int]
    }

    @Test(arguments: [_MadeUp.Purpose.picture, .comparison]) func everyCaseIsMetAndWhatCanBeMissingIsMissingOnce(purpose: _MadeUp.Purpose) throws {
        let orders = try _MadeUp.values(Order.self, for: purpose, near: moment, most: 40).map(\.value)
        #expect(orders.map(\.step) == [.packed, .packed, .sent, .packed])
        #expect(orders.map(\.note) == [orders[0].note, nil, orders[0].note, orders[0].note] && orders[0].note != nil)
        #expect(orders.map { $0.place == .unknown } == [false, false, false, true])
        #expect(orders.allSatisfy { $0.byStep.count == 1 && $0.span.lowerBound < $0.span.upperBound })
        #expect(try _MadeUp.values(Order.self, for: purpose, near: moment, most: 2).count == 2)
    }

    @Test func whatIsComparedDiffersFromPropertyToProperty() throws {
        let order = try _MadeUp.values(Order.self, for: .comparison, near: moment, most: 1)[0].value
        #expect(order.from != order.to && order.from > moment && order.note == "note")
    }

    private enum Many: Codable, CaseIterable {
        case a, b, c, d, e
    }
    private enum Only: Codable { case one }

    @Test func casesOfEnumerationsAreFound() {
        #expect(EnumCases.all(of: Many.self) == Many.allCases)
        #expect(EnumCases.all(of: Only.self) == [.one])
        #expect(EnumCases.all(of: Step.self) == [.packed, .sent])
        #expect(EnumCases.all(of: Place.self).isEmpty && EnumCases.all(of: Int.self).isEmpty && EnumCases.all(of: Bool?.self).isEmpty)
    }
}
