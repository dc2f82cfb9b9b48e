import FoundationOverlay

/// Values of coded types that nobody gave, made up from the types alone.
public enum _MadeUp {
    public enum Purpose: Sendable {
        /// To be looked at: what properties hold follows from the words of their names.
        case picture
        /// To be read by another build: what properties hold differs from one to the next.
        case comparison
    }

    /// Values of a type, each once by its coded form: one with the first case of each enumeration, one without what can be missing, and one for
    /// each further case. Those that the type refuses, but for the first, are not among them.
    ///
    /// - Throws: What the type says where not even the first can be made.
    public static func values<Value: Codable>(
        _ type: Value.Type, for purpose: Purpose, near moment: Date, most: Int
    ) throws -> [(value: Value, coded: Data)] {
        let usual: MadeUpPlan.Optionals = purpose == .picture ? .byName : .present
        let first = MadeUpPlan(purpose, near: moment, optionals: usual)
        var result = [try make(type, first)]
        var seen: Set = [result[0].coded]
        func add(_ plan: MadeUpPlan) {
            guard result.count < most, let made = try? make(type, plan), seen.insert(made.coded).inserted else { return }  // Refused, as said above.
            result.append(made)
        }
        add(MadeUpPlan(purpose, near: moment, optionals: .absent))
        for (type, count) in first.met {
            for number in 1..<max(count, 1) { add(MadeUpPlan(purpose, near: moment, optionals: usual, choice: (type, number))) }
        }
        return result
    }

    private static func make<Value: Codable>(_ type: Value.Type, _ plan: MadeUpPlan) throws -> (value: Value, coded: Data) {
        let value = try MadeUpPath(plan: plan, keys: []).value(type)
        return (value, try ActivityCoding.encode(value))
    }
}
