import FoundationOverlay
import ViewEngine

/// Something a view of a running window wants done: when it appears, when a value changes, when a message arrives.
struct LiveEffect {
    enum Kind {
        case appear(() -> Void)
        case disappear(() -> Void)
        case task(id: ComparedValue?, TaskPriority, @Sendable @isolated(any) () async -> Void)
        case change(ComparedValue, isInitial: Bool, (_ old: Any, _ new: Any) -> Void)
        case subscription(start: (_ deliver: @escaping (Any) -> Void) -> AnyObject, (Any) -> Void)
        case url((URL) -> Void)
        case activity(type: String, (NSUserActivity) -> Void)
    }

    /// The place of an effect: the view's, and its number among the effects there.
    struct Key: Hashable {
        var path: String
        var number: Int
    }

    let kind: Kind
    let environment: EnvironmentValues

    /// The value that decides whether the effect starts anew, or is told of a change.
    var value: ComparedValue? {
        switch kind {
        case .task(let id, _, _): id
        case .change(let value, _, _): value
        case .appear, .disappear, .subscription, .url, .activity: nil
        }
    }
}

/// A value with the way to compare it.
struct ComparedValue {
    let value: Any
    private let isEqual: (Any) -> Bool

    init<V: Equatable>(_ value: V) {
        self.value = value
        isEqual = { ($0 as? V) == value }
    }

    func equals(_ other: ComparedValue) -> Bool { isEqual(other.value) }
}
