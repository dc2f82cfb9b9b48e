import Foundation

/// Plain JSON: strings, numbers, lists and objects; data in Base64, dates in ISO 8601.
extension PropertyListValue: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .boolean(let flag): try container.encode(flag)
        case .data(let data): try container.encode(data.base64EncodedString())
        case .date(let date): try container.encode(date.ISO8601Format())
        case .array(let values): try container.encode(values)
        case .dictionary(let entries): try container.encode(entries)
        }
    }
}
