import FoundationOverlay

/// One saved object.
public struct StoredRow: Hashable, Sendable {
    /// The object's number in its store.
    public var id: Int
    public var entity: String
    public var values: [String: StoredValue]
    /// Goes up with every save of the object.
    public var version: Int

    public init(id: Int, entity: String, values: [String: StoredValue], version: Int = 1) {
        self.id = id
        self.entity = entity
        self.values = values
        self.version = version
    }
}

/// A change to one object: how it shall be, and how it was when it was read.
public struct RowChange: Sendable {
    public var row: StoredRow
    /// Nil for a new object.
    public var base: StoredRow?

    public init(row: StoredRow, base: StoredRow?) {
        self.row = row
        self.base = base
    }
}

/// What wins where an object was saved by somebody else since it was read.
public enum MergeRule: Sendable {
    /// Nothing: the save fails.
    case fail
    /// Property by property: what was changed here.
    case here
    /// Property by property: what was changed in the store.
    case store
    /// The whole object as it is here.
    case overwrite
    /// The whole object as it is in the store.
    case rollback

    /// The values to be stored; nil where the stored ones stay, or the object stays deleted.
    func merge(_ change: RowChange, into current: StoredRow?) throws -> [String: StoredValue]? {
        guard let base = change.base, current?.version != base.version else { return change.row.values }
        let changed = Set(change.row.values.keys).union(base.values.keys).filter { change.row.values[$0] != base.values[$0] }
        switch self {
        case .fail: throw MergeConflict(id: change.row.id, entity: change.row.entity)
        case .overwrite: return change.row.values
        case .rollback: return nil
        case .here: return current.map { Self.values($0.values, changing: changed, to: change.row.values) } ?? change.row.values
        case .store:
            guard let current else { return nil }
            let elsewhere = Set(current.values.keys).union(base.values.keys).filter { current.values[$0] != base.values[$0] }
            return Self.values(current.values, changing: changed.subtracting(elsewhere), to: change.row.values)
        }
    }

    private static func values(_ values: [String: StoredValue], changing keys: Set<String>, to new: [String: StoredValue]) -> [String: StoredValue] {
        var result = values
        for key in keys { result[key] = new[key] }
        return result
    }
}

/// An object that was saved by somebody else since it was read.
public struct MergeConflict: Error, Equatable {
    public var id: Int
    public var entity: String

    /// Apple's error for it: `NSManagedObjectMergeError`.
    var cocoaError: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: 133_020,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "Could not merge changes: an object of \(entity) was changed by another context or process since it was read."
            ])
    }
}
