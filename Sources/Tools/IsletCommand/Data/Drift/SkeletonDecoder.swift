import Foundation

/// What the sources say of a type: the names that its cases may be coded by.
struct TypeHint: Codable {
    /// Raw values, or names of cases with values.
    var cases: [String] = []
}

/// How one value is made: which case each enumeration takes, and whether what can be missing is there.
final class SkeletonPlan {
    let hints: [String: TypeHint]
    let fillsOptionals: Bool
    /// The number of the case, by the name of the enumeration.
    let choices: [String: Int]
    /// How many cases each enumeration has that was met.
    private(set) var met: [String: Int] = [:]

    init(hints: [String: TypeHint], fillsOptionals: Bool, choices: [String: Int] = [:]) {
        (self.hints, self.fillsOptionals, self.choices) = (hints, fillsOptionals, choices)
    }

    func choose<Value>(among values: [Value], of type: String) -> Value? {
        met[type] = max(met[type] ?? 0, values.count)
        guard !values.isEmpty else { return nil }
        return values[min(choices[type] ?? 0, values.count - 1)]
    }

    func hint(for type: Any.Type) -> [String] {
        let name = typeName(type)
        return hints[name]?.cases ?? hints[name.split(separator: ".").last.map(String.init) ?? name]?.cases ?? []
    }
}

/// The name of a type without its module.
func typeName(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

struct SkeletonProblem: Error, CustomStringConvertible { let description: String }

/// Makes a value of any type that can be decoded: each property is asked for by the type itself, and gets a value that is not empty.
struct SkeletonDecoder: Decoder {
    let plan: SkeletonPlan
    var codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// The type that is asked for values.
    let type: Any.Type

    private static let deepest = 12

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SkeletonKeys<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SkeletonList(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { SkeletonValue(decoder: self) }

    func at(_ key: any CodingKey) -> SkeletonDecoder { SkeletonDecoder(plan: plan, codingPath: codingPath + [key], type: type) }

    /// A moment, a length, … that differs from place to place.
    var number: Int { 3 + codingPath.map { $0.stringValue.utf8.reduce(0) { $0 + Int($1) } }.reduce(0, +) % 40 }
    var text: String { codingPath.last.map { $0.intValue == nil ? $0.stringValue : "item" } ?? "text" }

    func make<Value: Decodable>(_ wanted: Value.Type) throws -> Value {
        guard codingPath.count < Self.deepest else { throw SkeletonProblem(description: "\(typeName(Value.self)) holds itself without end") }
        if let value = special(wanted) as? Value { return value }
        if let cases = Value.self as? any CaseIterable.Type, let value = plan.choose(among: all(cases), of: typeName(Value.self)) as? Value {
            return value
        }
        if let value = raw(wanted) { return value }
        return try Value(from: SkeletonDecoder(plan: plan, codingPath: codingPath, type: Value.self))
    }

    private func all(_ type: (some CaseIterable).Type) -> [Any] { Array(type.allCases) }

    /// Types whose coded form is not any value of its kind.
    private func special<Value>(_ type: Value.Type) -> Any? {
        // After the moment that is drawn unless another is given, so that what counts down has something to count.
        let moment = Date(timeIntervalSince1970: 1_749_462_060 + Double(number) * 60)
        switch type {
        case is Date.Type: return moment
        case is URL.Type: return URL(string: "https://example.com/\(text)")
        case is UUID.Type: return UUID(uuidString: "00000000-0000-4000-8000-0000000000\(number + 10)")
        case is Data.Type: return Data(text.utf8)
        case is Decimal.Type: return Decimal(number)
        case is TimeZone.Type: return TimeZone(identifier: "UTC")
        case is Locale.Type: return Locale(identifier: "en_US")
        case is DateInterval.Type: return DateInterval(start: moment, duration: 600)
        case is ClosedRange<Date>.Type: return moment...moment.addingTimeInterval(600)
        case is Range<Date>.Type: return moment..<moment.addingTimeInterval(600)
        default: return nil
        }
    }

    private func raw<Value>(_ type: Value.Type) -> Value? {
        guard let type = type as? any RawRepresentable.Type else { return nil }
        return plan.choose(among: values(type), of: typeName(type)) as? Value
    }

    private func values<Raw: RawRepresentable>(_ type: Raw.Type) -> [Any] {
        if Raw.RawValue.self == String.self {
            let found = plan.hint(for: type).compactMap { ($0 as? Raw.RawValue).flatMap(Raw.init(rawValue:)) }
            return found.isEmpty ? [(text as? Raw.RawValue).flatMap(Raw.init(rawValue:))].compactMap(\.self) : found
        }
        guard Raw.RawValue.self == Int.self else { return [] }
        let hinted = plan.hint(for: type).compactMap { Int($0) }
        return (hinted.isEmpty ? Array(0..<32) : hinted).compactMap { ($0 as? Raw.RawValue).flatMap(Raw.init(rawValue:)) }
    }
}

private struct SkeletonKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SkeletonDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    /// One key of a dictionary; the case of an enumeration with values.
    var allKeys: [Key] {
        let cases = decoder.plan.hint(for: decoder.type).compactMap { Key(stringValue: $0) }
        if let chosen = decoder.plan.choose(among: cases, of: typeName(decoder.type)) { return [chosen] }
        return [Key(stringValue: "key")].compactMap(\.self)
    }

    func contains(_ key: Key) -> Bool { decoder.plan.fillsOptionals }
    func decodeNil(forKey key: Key) -> Bool { !decoder.plan.fillsOptionals }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { true }
    func decode(_ type: String.Type, forKey key: Key) -> String { decoder.at(key).text }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.at(key).single(type) }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
        decoder.at(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.at(key).unkeyedContainer() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.at(key) }
}

extension SkeletonDecoder {
    /// A value of a simple type, or one made of others.
    func single<T: Decodable>(_ wanted: T.Type) throws -> T {
        let simple: Any? =
            switch wanted {
            case is Bool.Type: true
            case is String.Type: text
            case is Double.Type: Double(number) + 0.5
            case is Float.Type: Float(number) + 0.5
            case is Int.Type: number
            case is Int8.Type: Int8(number)
            case is Int16.Type: Int16(number)
            case is Int32.Type: Int32(number)
            case is Int64.Type: Int64(number)
            case is UInt.Type: UInt(number)
            case is UInt8.Type: UInt8(number)
            case is UInt16.Type: UInt16(number)
            case is UInt32.Type: UInt32(number)
            case is UInt64.Type: UInt64(number)
            default: nil
            }
        if let value = simple as? T { return value }
        return try make(wanted)
    }
}

private struct SkeletonList: UnkeyedDecodingContainer {
    let decoder: SkeletonDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    let count: Int? = 1
    var currentIndex = 0
    var isAtEnd: Bool { currentIndex >= 1 }

    private struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { "\(intValue ?? 0)" }
        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }

    private mutating func next() -> SkeletonDecoder {
        defer { currentIndex += 1 }
        return decoder.at(Index(intValue: currentIndex))
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().single(type) }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> { next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { next() }
}

private struct SkeletonValue: SingleValueDecodingContainer {
    let decoder: SkeletonDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    func decodeNil() -> Bool { !decoder.plan.fillsOptionals }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.single(type) }
}
