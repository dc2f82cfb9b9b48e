import Foundation

extension SortDescriptor {
    /// Sorts by what may be missing; what is missing comes first.
    public init<Value: Comparable>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \._sortKey).asSendable, order: order)
    }
}

extension SortDescriptor where Compared: NSObject {
    /// Sorts false before true.
    public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \._sortKey).asSendable, order: order)
    }

    /// Sorts what is missing before false, and false before true.
    public init(_ keyPath: any KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath.appending(path: \._sortKey).asSendable, order: order)
    }
}

/// A value that may be missing, in an order.
public struct _SortKey<Value: Comparable>: Comparable {
    let value: Value?

    public static func < (first: Self, second: Self) -> Bool {
        guard let other = second.value else { return false }
        return first.value.map { $0 < other } ?? true
    }
}

extension Optional where Wrapped: Comparable {
    /// What ``Foundation/SortDescriptor`` sorts by.
    public var _sortKey: _SortKey<Wrapped> { _SortKey(value: self) }
}

extension Bool {
    /// What ``Foundation/SortDescriptor`` sorts by.
    public var _sortKey: Int { self ? 1 : 0 }
}

extension Bool? {
    /// What ``Foundation/SortDescriptor`` sorts by.
    public var _sortKey: Int { map(\._sortKey) ?? -1 }
}

extension KeyPath {
    /// A key path whose parts are Sendable, which the compiler does not see of one that was put together.
    fileprivate var asSendable: any KeyPath<Root, Value> & Sendable { unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self) }
}
