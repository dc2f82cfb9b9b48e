/// Something a view of a window wants done: when it appears, when a value changes, when a message arrives.
public struct ViewEffect {
    public enum Kind {
        case appear(() -> Void)
        case disappear(() -> Void)
        case task(id: ComparedValue?, TaskPriority, @Sendable @isolated(any) () async -> Void)
        case change(ComparedValue, isInitial: Bool, (_ old: Any, _ new: Any) -> Void)
        case subscription(start: (_ deliver: @escaping (Any) -> Void) -> AnyObject, (Any) -> Void)
        /// Is handed what comes from outside, such as a URL; answers whether it took it.
        case message((Any) -> Bool)
    }

    let kind: Kind

    /// The value that decides whether the effect starts anew, or is told of a change.
    var value: ComparedValue? {
        switch kind {
        case .task(let id, _, _): id
        case .change(let value, _, _): value
        case .appear, .disappear, .subscription, .message: nil
        }
    }
}

extension ViewEffect.Kind {
    /// An action that hears of a value: when it is another than in the pass before, and of the first one where asked.
    public static func change<V: Equatable>(of value: V, isInitial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void) -> Self {
        .change(ComparedValue(value), isInitial: isInitial) { old, new in
            if let old = old as? V, let new = new as? V { action(old, new) }
        }
    }
}
