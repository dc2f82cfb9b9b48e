import Snapshot

/// A value of a program that has changed, and that can be put back to what it was, and forth again.
public struct SteppedChange {
    /// What is the same for all changes of the value.
    let place: AnyObject
    let old: Any
    var new: Any
    let put: (Any) -> Void

    /// - Parameter put: Sets the value without anything that comes of it.
    public init<Value>(_ place: AnyObject, old: Value, new: Value, put: @escaping (Value) -> Void) {
        (self.place, self.old, self.new) = (place, old, new)
        self.put = { if let value = $0 as? Value { put(value) } }
    }
}

/// The changes of one turn of a program's values, in the steps that it animates each for itself.
struct ChangeSteps {
    /// Where a change is made: inside which `withAnimation`.
    struct Scope {
        let number: Int
        /// Nil where the change comes at once.
        let timing: MotionTiming?
    }

    private struct Step {
        var scope: Scope
        var changes: [ObjectIdentifier: SteppedChange] = [:]

        mutating func add(_ change: SteppedChange) { changes[ObjectIdentifier(change.place), default: change].new = change.new }
        mutating func add(_ later: Step) { later.changes.values.forEach { add($0) } }
    }

    /// More at a time nobody can follow; later changes go along with the last one.
    static let most = 12

    private var steps: [Step] = []

    /// A value has changed.
    mutating func add(_ change: SteppedChange, in scope: Scope) {
        if !goesAlong(change, scope) { steps.append(Step(scope: scope)) }
        steps[steps.count - 1].scope = scope
        steps[steps.count - 1].add(change)
    }

    private func goesAlong(_ change: SteppedChange, _ scope: Scope) -> Bool {
        guard let last = steps.last else { return false }
        if last.scope.number == scope.number || steps.count == Self.most { return true }
        return last.scope.timing == scope.timing && last.changes[ObjectIdentifier(change.place)] == nil
    }

    /// Something has changed that cannot be put back, such as a property of an `Observable` object. It is seen from the first step on, which is then
    /// animated with it.
    mutating func addOther(in scope: Scope) {
        guard scope.timing != nil, let first = steps.first, first.scope.timing == nil else { return }
        let plain = steps.prefix { $0.scope.timing == nil }
        var joined = Step(scope: scope)
        plain.forEach { joined.add($0) }
        steps.replaceSubrange(..<plain.count, with: [joined])
    }

    /// The steps of the turn, where there is more than one; they are forgotten.
    mutating func take() -> [ChangeStep] {
        defer { steps = [] }
        return steps.count > 1 ? steps.map { ChangeStep(timing: $0.scope.timing, changes: Array($0.changes.values)) } : []
    }
}

/// Changes that are animated together.
struct ChangeStep {
    let timing: MotionTiming?
    fileprivate let changes: [SteppedChange]

    func undo() { changes.forEach { $0.put($0.old) } }
    func redo() { changes.forEach { $0.put($0.new) } }
}
