/// What is wrong with a value of the system profile.
public enum ProfileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no value of the name; those that may be meant.
    case unknown(name: String, near: [String])
    /// The value is of another kind, or out of its range: what it must be.
    case unfit(name: String, expected: String)
    /// The file is not JSON, or no object.
    case unreadable(reason: String)

    public var name: String? {
        switch self {
        case .unknown(let name, _), .unfit(let name, _): name
        case .unreadable: nil
        }
    }

    public var description: String {
        switch self {
        case .unknown(let name, let near):
            "the system profile has no value “\(name)”" + (near.isEmpty ? "" : ": did you mean \(near.joined(separator: ", "))?")
        case .unfit(let name, let expected): "“\(name)” must be \(expected)"
        case .unreadable(let reason): reason
        }
    }
}
