import Foundation

/// Any JSON value, for messages whose form another side decides.
enum JSON: Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// What a text says; null where it is no JSON.
    init(_ text: String) { self = (try? JSONDecoder().decode(JSON.self, from: Data(text.utf8))) ?? .null }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .number(let value) where value.rounded() == value && abs(value) < 1e15: try container.encode(Int(value))
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// On one line, with sorted keys.
    var written: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    subscript(key: String) -> JSON { if case .object(let members) = self { members[key] ?? .null } else { .null } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var flag: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
    var list: [JSON] { if case .list(let list) = self { list } else { [] } }
    var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
}
