import Foundation

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
