import FoundationOverlay

/// A value of an attribute that encodes itself, as a property list.
package struct CodedValue: Hashable, Sendable {
    package let data: Data

    package init(data: Data) { self.data = data }

    package init<Value: Encodable>(_ value: Value) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        data = try encoder.encode([value])
    }

    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let values = try PropertyListDecoder().decode([Value].self, from: data)
        guard let value = values.first else { throw CocoaError(.propertyListReadCorrupt) }
        return value
    }
}
