import Foundation
import IsletModel

/// The figure that belongs to an event.
public enum LedgerDetail: Hashable, Sendable {
    /// When it will happen.
    case at(Date)
    /// A moment that something waits for or lasts until.
    case until(Date)
    case seconds(Double)
    /// A number of things, of how many at most.
    case count(Int, of: Int)
    case bytes(Int, of: Int)
    /// The code of a diagnostic, as listed in the page of diagnostics.
    case finding(FindingCode)
    case text(String)
}

/// Written as an object of one key: `{"until": …}`, `{"count": [3, 40]}`.
extension LedgerDetail: Codable {
    private enum CodingKeys: String, CodingKey { case at, until, seconds, count, bytes, finding, text }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = values.allKeys.first, values.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "one of at, until, seconds, count, bytes, finding, text expected"))
        }
        switch key {
        case .at: self = .at(try values.decode(Date.self, forKey: key))
        case .until: self = .until(try values.decode(Date.self, forKey: key))
        case .seconds: self = .seconds(try values.decode(Double.self, forKey: key))
        case .count: self = try Self.pair(values, key) { .count($0, of: $1) }
        case .bytes: self = try Self.pair(values, key) { .bytes($0, of: $1) }
        case .finding: self = .finding(try values.decode(FindingCode.self, forKey: key))
        case .text: self = .text(try values.decode(String.self, forKey: key))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .at(let date): try values.encode(date, forKey: .at)
        case .until(let date): try values.encode(date, forKey: .until)
        case .seconds(let seconds): try values.encode(seconds, forKey: .seconds)
        case .count(let count, let most): try values.encode([count, most], forKey: .count)
        case .bytes(let bytes, let most): try values.encode([bytes, most], forKey: .bytes)
        case .finding(let code): try values.encode(code, forKey: .finding)
        case .text(let text): try values.encode(text, forKey: .text)
        }
    }

    private static func pair(
        _ values: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ make: (Int, Int) -> LedgerDetail
    ) throws -> LedgerDetail {
        let numbers = try values.decode([Int].self, forKey: key)
        guard numbers.count == 2 else {
            throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "two numbers expected, not \(numbers.count)")
        }
        return make(numbers[0], numbers[1])
    }
}
