import FoundationOverlay
import IsletModel

/// The number of a JSON document that its property's type cannot hold: a fraction for an integer, 300 for a byte.
struct MisfitNumber: CustomStringConvertible {
    let path: [any CodingKey]
    let value: JSONValue

    /// Puts zeros in place of one number after the other until the document can be decoded, or fails for another reason.
    init?(in document: JSONValue, decode: (JSONValue) throws -> Void) {
        var document = document
        for (path, value) in Self.numbers(in: document, []) {
            document = Self.zeroing(document, path[...])
            do {
                try decode(document)
            } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
                continue
            } catch {
                // Another reason: the number was the one that did not fit.
            }
            (self.path, self.value) = (path, value)
            return
        }
        return nil
    }

    var description: String { "\(DecodingFault.text(path)): \(value.spoken) does not fit the property's type" }

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int?
        init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
        init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
    }

    private static func numbers(in document: JSONValue, _ path: [any CodingKey]) -> [(path: [any CodingKey], value: JSONValue)] {
        switch document {
        case .integer, .number: [(path, document)]
        case .array(let values): values.enumerated().flatMap { numbers(in: $0.element, path + [Key(intValue: $0.offset)]) }
        case .object(let values): values.sorted { $0.key < $1.key }.flatMap { numbers(in: $0.value, path + [Key(stringValue: $0.key)]) }
        default: []
        }
    }

    private static func zeroing(_ document: JSONValue, _ path: ArraySlice<any CodingKey>) -> JSONValue {
        guard let key = path.first else { return .integer(0) }
        switch document {
        case .array(var values):
            if let index = key.intValue { values[index] = zeroing(values[index], path.dropFirst()) }
            return .array(values)
        case .object(var values):
            if let inner = values[key.stringValue] { values[key.stringValue] = zeroing(inner, path.dropFirst()) }
            return .object(values)
        default: return document
        }
    }
}
