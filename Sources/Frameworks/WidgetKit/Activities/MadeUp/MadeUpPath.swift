/// Where in a value something is made up.
struct MadeUpPath {
    let plan: MadeUpPlan
    let keys: [any CodingKey]

    /// Deeper than this, types refer to themselves: optional values end there.
    private static let maximumDepth = 8
    private static let limit = 64

    var isDeep: Bool { keys.count >= Self.maximumDepth }

    /// Whether what can be missing here is missing.
    var isAbsent: Bool {
        switch plan.optionals {
        case .absent: true
        case .present: isDeep
        case .byName: isDeep || MadeUpNames(keys).say("error", "failure", "reason", "warning", "ended", "finished", "completed", "cancel")
        }
    }

    func appending(_ key: any CodingKey) -> MadeUpPath { MadeUpPath(plan: plan, keys: keys + [key]) }

    /// - Throws: Where the type cannot be made from values of its properties, or refers to itself without an end.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let known = known(type) as? Value { return known }
        if let chosen = plan.chosen(of: type) { return chosen }
        guard keys.count < Self.limit else {
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: keys, debugDescription: "the type refers to itself"))
        }
        return try Value(from: MadeUpDecoder(path: self, readsPairs: type is any PairsReading.Type))
    }

    private func known(_ type: Any.Type) -> Any? {
        switch plan.purpose {
        case .picture: MadeUpValues(keys: keys, moment: plan.moment).value(of: type)
        case .comparison: ComparedValues(keys: keys, moment: plan.moment).value(of: type)
        }
    }
}

/// Dictionaries whose keys are no texts or numbers read keys and values in turn.
private protocol PairsReading {}
extension Dictionary: PairsReading {}
