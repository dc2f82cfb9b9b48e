import FoundationOverlay

/// One saved object.
package struct StoredRow: Hashable, Sendable {
    /// The object's number in its store.
    package var id: Int
    package var entity: String
    package var values: [String: StoredValue]
    /// Goes up with every save of the object.
    package var version: Int

    package init(id: Int, entity: String, values: [String: StoredValue], version: Int = 1) {
        self.id = id
        self.entity = entity
        self.values = values
        self.version = version
    }
}

/// A change to one object: how it shall be, and how it was when it was read.
package struct RowChange: Sendable {
    package var row: StoredRow
    /// Nil for a new object.
    package var base: StoredRow?
    /// Names of properties whose values together only one object of the entity may have.
    package var unique: [[String]]

    package init(row: StoredRow, base: StoredRow?, unique: [[String]] = []) {
        self.row = row
        self.base = base
        self.unique = unique
    }
}

/// What wins where an object was saved by somebody else since it was read.
package enum MergeRule: Sendable {
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
        switch self {
        case .fail: throw MergeConflict(id: change.row.id, entity: change.row.entity)
        case .overwrite: return change.row.values
        case .rollback: return nil
        case .here: return current.map { Self.merge(change.row.values, base.values, $0.values, hereWins: true) } ?? change.row.values
        case .store: return current.map { Self.merge(change.row.values, base.values, $0.values, hereWins: false) }
        }
    }

    private static func merge(
        _ here: [String: StoredValue], _ base: [String: StoredValue], _ store: [String: StoredValue], hereWins: Bool
    ) -> [String: StoredValue] {
        var result = store
        for name in Set(here.keys).union(base.keys) where here[name] != base[name] {
            if store[name] == base[name] {
                result[name] = here[name]
            } else if let list = list(here[name], base[name], store[name]) {
                result[name] = list
            } else if hereWins {
                result[name] = here[name]
            }
        }
        return result
    }

    /// Lists of objects keep what both sides added and lose what either removed; nil where the values are no lists.
    private static func list(_ here: StoredValue?, _ base: StoredValue?, _ store: StoredValue?) -> StoredValue? {
        var lists: [[Int]] = []
        for value in [here, base, store] {
            switch value {
            case nil: lists.append([])
            case .objects(let ids): lists.append(ids)
            default: return nil
            }
        }
        let (added, removed) = (lists[0].filter { !lists[1].contains($0) }, lists[1].filter { !lists[0].contains($0) })
        return .objects(lists[2].filter { !removed.contains($0) } + added.filter { !lists[2].contains($0) })
    }
}

/// An object that was saved by somebody else since it was read.
package struct MergeConflict: Error, Equatable {
    package var id: Int
    package var entity: String

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
