import Foundation

/// What happened, in the order it happened.
public struct Ledger: Hashable, Codable, Sendable {
    public private(set) var events: [LedgerEvent]

    public init(_ events: [LedgerEvent] = []) { self.events = events }

    public mutating func append(_ event: LedgerEvent) { events.append(event) }

    public mutating func append(contentsOf more: some Sequence<LedgerEvent>) { events.append(contentsOf: more) }

    public func events(of subject: LedgerSubject) -> [LedgerEvent] {
        events.filter { $0.subject.kind == subject.kind && $0.subject.id == subject.id }
    }

    public func events(_ action: LedgerAction) -> [LedgerEvent] { events.filter { $0.action == action } }

    /// A line for each event, in the given zone.
    public func text(in zone: TimeZone) -> String {
        let writer = LedgerWriter(zone: zone)
        return events.map { writer.line($0) + "\n" }.joined()
    }

    /// An object with one event a line: times as ISO 8601 in UTC, the same bytes for the same events.
    public func json() throws -> Data {
        let encoder = Self.encoder
        var data = Data("{\"events\":[".utf8)
        for (index, event) in events.enumerated() {
            data.append(Data((index == 0 ? "\n" : ",\n").utf8))
            data.append(try encoder.encode(event))
        }
        data.append(Data("\n]}\n".utf8))
        return data
    }

    /// One event as a line of JSON, as `json()` has it.
    public static func json(of event: LedgerEvent) throws -> Data { try encoder.encode(event) }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(Self.timeFormat))
        }
        return encoder
    }

    /// Reads what `json()` wrote; times are exact to the millisecond.
    public init(json data: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            return try Self.timeFormat.parse(container.decode(String.self))
        }
        self = try decoder.decode(Ledger.self, from: data)
    }

    private static let timeFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
