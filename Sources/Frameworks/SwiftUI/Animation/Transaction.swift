import FoundationOverlay
import ViewEngine

/// What goes along with a change.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    private var values: [ObjectIdentifier: Any] = [:]
    private(set) var completions: [(criteria: AnimationCompletionCriteria, completion: () -> Void)] = []

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension Transaction: @unchecked Sendable {
    // A value that is copied whole; what a program keeps in it under keys is the program's affair.
}

/// Names a value that goes along with a change.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { false }
}

extension TransactionKey where Value: Equatable {
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

private enum ContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private enum OffsetAdjustmentKey: TransactionKey { static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic } }
private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

extension Transaction {
    /// Whether the change is one of many, as while a finger moves.
    public var isContinuous: Bool {
        get { self[ContinuousKey.self] }
        set { self[ContinuousKey.self] = newValue }
    }

    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[PreservesVelocityKey.self] }
        set { self[PreservesVelocityKey.self] = newValue }
    }

    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }

    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }

    /// Calls `completion` when the animation of the change is over.
    /// - Support: partial: of `withTransaction` and bindings; what a view's `transaction` adds is not called.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append((criteria, completion))
    }
}

/// What happens to the place of scrolling content that changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// How a window is closed.
public struct DismissBehavior: Hashable, Sendable {
    let name: String
    public static let interactive = DismissBehavior(name: "interactive")
    public static let destructive = DismissBehavior(name: "destructive")
}

/// Makes a change with a value that goes along with it.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
