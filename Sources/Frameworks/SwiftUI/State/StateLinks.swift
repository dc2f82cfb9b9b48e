import FoundationOverlay
import ViewEngine

/// A stored property whose value outlives the view's.
protocol KeepsState {
    var stateBox: StateBox { get }
}

/// Gives the stored properties of a view the values they had in the round before.
@MainActor
enum StateLinks {
    /// Types seen to have no such property.
    private static var stateless: Set<ObjectIdentifier> = []

    static func connect<Owner>(_ owner: Owner, _ evaluation: Evaluation) {
        let type = ObjectIdentifier(Owner.self)
        guard !stateless.contains(type) else { return }
        if !connectProperties(of: owner, role: "", evaluation) { stateless.insert(type) }
    }

    /// Whether there is any.
    private static func connectProperties(of owner: Any, role: String, _ evaluation: Evaluation) -> Bool {
        var hasState = false
        for (label, value) in Mirror(reflecting: owner).children {
            let role = role + "." + (label ?? "")
            if let property = value as? any KeepsState {
                evaluation.archive.feedback.keep(property.stateBox, at: evaluation.place(of: role))
                hasState = true
            } else if value is any DynamicProperty, connectProperties(of: value, role: role, evaluation) {
                hasState = true
            }
        }
        return hasState
    }
}
