import Foundation

/// A value that is packed as the list of its fields, in a fixed order, without the detour through its coding. The kinds of
/// values that most of a snapshot consists of are records.
protocol PackedRecord {
    func writeFields(to writer: PackedWriter) throws
    init(fieldsFrom reader: PackedReader) throws
}

extension PackedWriter {
    func record(_ value: some PackedRecord) throws {
        guard level < PackedFormat.mostLevels else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "views lie too deep inside each other"))
        }
        let inside = begin(.list)
        try value.writeFields(to: self)
        close(to: inside - 1)
    }

    func record(_ value: (some PackedRecord)?) throws {
        if let value { try record(value) } else { null() }
    }

    /// A list of their number and the records.
    func records(_ values: [some PackedRecord]) throws {
        let inside = begin(.list)
        signed(Int64(values.count))
        for value in values { try record(value) }
        close(to: inside - 1)
    }

    /// A value that is packed through its coding.
    func coded(_ value: some Encodable) throws { try PackedEncoder(writer: self).write(value) }

    func coded(_ value: (some Encodable)?) throws {
        if let value { try coded(value) } else { null() }
    }
}

extension PackedReader {
    func record<Record: PackedRecord>(_ type: Record.Type = Record.self) throws -> Record {
        try list { _ in try Record(fieldsFrom: self) }
    }

    func optionalRecord<Record: PackedRecord>(_ type: Record.Type = Record.self) throws -> Record? { try isNull() ? nil : record() }

    func records<Record: PackedRecord>(_ type: Record.Type = Record.self) throws -> [Record] {
        try list { end in
            let number: Int = try integer()
            guard number >= 0, number <= end - position else { throw Self.fault("another number of values") }
            var result: [Record] = []
            result.reserveCapacity(min(number, 1024))
            for _ in 0..<number { result.append(try record()) }
            return result
        }
    }

    /// Reads a list whose values `body` takes, all of them. It is told where the list ends.
    func list<Result>(_ body: (_ end: Int) throws -> Result) throws -> Result {
        try expect(.list)
        guard level < PackedFormat.mostLevels else { throw Self.fault("values lie too deep inside each other") }
        level += 1
        let end = try end()
        let result = try body(end)
        guard position == end else { throw Self.fault("another number of values") }
        level -= 1
        return result
    }

    /// A value that was packed through its coding.
    func coded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value { try PackedDecoder(reader: self).read(type) }

    func optionalCoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value? { try isNull() ? nil : coded() }
}
