import FoundationOverlay

/// Values that lead to screens.
public struct NavigationPath: Equatable, @unchecked Sendable {
    // The elements are hashable values, compared and copied whole.
    private(set) var elements: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    mutating func append(any value: AnyHashable) { elements.append(value) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
    /// The path as data, where all of its values can be coded; nil where one cannot.
    public var codable: CodableRepresentation? {
        let values = elements.map { $0.base as? any Codable & Hashable }
        guard values.allSatisfy({ $0 != nil }) else { return nil }
        return CodableRepresentation(values: values.compactMap { $0 })
    }

    public init(_ codable: CodableRepresentation) { elements = codable.values.map { AnyHashable($0) } }

    /// A path whose values can be coded: each as the name of its type and its JSON, the last one first.
    public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
        // The values are hashable ones, compared and copied whole.
        let values: [any Codable & Hashable]

        init(values: [any Codable & Hashable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Codable & Hashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type “\(name)” of a navigation path")
                }
                values.append(try JSONDecoder().decode(type, from: Data(try container.decode(String.self).utf8)))
            }
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                try container.encode(_mangledTypeName(type(of: value)) ?? String(reflecting: type(of: value)))
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        public static func == (a: CodableRepresentation, b: CodableRepresentation) -> Bool {
            a.values.map { AnyHashable($0) } == b.values.map { AnyHashable($0) }
        }
    }
}
