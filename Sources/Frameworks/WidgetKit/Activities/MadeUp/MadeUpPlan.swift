/// How one value is made up: which case each enumeration takes, and whether what can be missing is there.
final class MadeUpPlan {
    enum Optionals {
        /// There, but for what names an error or an end.
        case byName
        case present
        case absent
    }

    let purpose: _MadeUp.Purpose
    /// What times lie around.
    let moment: Date
    let optionals: Optionals
    /// The number of the case that one enumeration takes; all others take the first.
    private let choice: (type: ObjectIdentifier, number: Int)?
    /// The enumerations that were met, in this order, and how many cases each has.
    private(set) var met: [(type: ObjectIdentifier, count: Int)] = []

    init(_ purpose: _MadeUp.Purpose, near moment: Date, optionals: Optionals, choice: (type: ObjectIdentifier, number: Int)? = nil) {
        (self.purpose, self.moment, self.optionals, self.choice) = (purpose, moment, optionals, choice)
    }

    /// The case that an enumeration takes; nil for what is no enumeration without values.
    func chosen<Value>(of type: Value.Type) -> Value? {
        let cases = EnumCases.all(of: type)
        guard !cases.isEmpty else { return nil }
        let identifier = ObjectIdentifier(type)
        if !met.contains(where: { $0.type == identifier }) { met.append((identifier, cases.count)) }
        guard let choice, choice.type == identifier else { return cases[0] }
        return cases[choice.number]
    }
}
