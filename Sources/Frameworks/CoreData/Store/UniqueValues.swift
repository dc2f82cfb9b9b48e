import FoundationOverlay
import SQLite

/// Looks after values that only one object of an entity may have, while changes are written.
struct UniqueValues {
    let store: ObjectStore
    let rule: MergeRule

    /// The changes to carry out, and for each number that gives way the number of the object that has its values already.
    ///
    /// - Throws: Cocoa's error 133021 where the rule is to fail.
    func settle(_ changes: [RowChange]) throws -> (changes: [RowChange], taken: [Int: Int]) {
        var taken: [Int: Int] = [:]
        var owners: [UniqueKey: Int] = [:]
        for change in changes.filter({ $0.base != nil }) + changes.filter({ $0.base == nil }) {
            for key in keys(change.row, change.unique) {
                let owner = try owners[key] ?? stored(key, besides: Set(changes.filter { $0.base != nil }.map(\.row.id)))
                guard let owner, owner != change.row.id else {
                    owners[key] = change.row.id
                    continue
                }
                if rule == .fail { throw ConstraintConflict(entity: change.row.entity, names: key.names).cocoaError }
                taken[change.row.id] = owner
                break
            }
        }
        guard !taken.isEmpty else { return (changes, [:]) }
        return (try combined(changes.map { renumbered($0, taken) }, taken), taken)
    }

    private func keys(_ row: StoredRow, _ constraints: [[String]]) -> [UniqueKey] {
        constraints.compactMap { names in
            let values = names.compactMap { row.values[$0] }
            return values.count == names.count ? UniqueKey(entity: row.entity, names: names, values: values) : nil
        }
    }

    private func stored(_ key: UniqueKey, besides changing: Set<Int>) throws -> Int? {
        let conditions = zip(key.names, key.values).map { name, value in
            StoreCondition.compare(.path(StorePath(names: [name])), .equal, .value(value))
        }
        guard let first = conditions.first else { return nil }
        let all = conditions.dropFirst().reduce(first) { .and($0, $1) }
        let found = try store.rows(StoreQuery(entities: [key.entity], condition: all))
        return found.first { !changing.contains($0.id) }?.id
    }

    private func renumbered(_ change: RowChange, _ taken: [Int: Int]) -> RowChange {
        var change = change
        change.row.id = taken[change.row.id] ?? change.row.id
        for (name, value) in change.row.values {
            switch value {
            case .object(let id): change.row.values[name] = .object(taken[id] ?? id)
            case .objects(let ids):
                var seen: Set<Int> = []
                change.row.values[name] = .objects(ids.map { taken[$0] ?? $0 }.filter { seen.insert($0).inserted })
            default: break
            }
        }
        return change
    }

    /// One change for each object: later values win, relationships that they lack stay, lists of objects are united.
    private func combined(_ changes: [RowChange], _ taken: [Int: Int]) throws -> [RowChange] {
        let merged = Set(taken.values)
        var result: [RowChange] = []
        for change in changes {
            guard merged.contains(change.row.id) else {
                result.append(change)
                continue
            }
            let place = result.firstIndex { $0.row.id == change.row.id }
            let before = try place.map { result[$0].row } ?? store.stored(change.row.id)
            var whole = change
            if let before {
                let keepsStored = rule == .store || rule == .rollback
                let kept = keepsStored ? before.values : before.values.filter { $0.value.isRelationship }
                whole.row.values = kept.merging(change.row.values) { old, new in keepsStored ? old : Self.united(old, new) }
            }
            whole.base = nil
            if let place { result[place] = whole } else { result.append(whole) }
        }
        return result
    }

    private static func united(_ old: StoredValue, _ new: StoredValue) -> StoredValue {
        guard case .objects(let before) = old, case .objects(let after) = new else { return new }
        return .objects(before + after.filter { !before.contains($0) })
    }
}

extension StoredValue {
    fileprivate var isRelationship: Bool {
        switch self {
        case .object, .objects: true
        default: false
        }
    }
}

private struct UniqueKey: Hashable {
    var entity: String
    var names: [String]
    var values: [StoredValue]
}

/// An object whose unique values another object has already.
private struct ConstraintConflict {
    var entity: String
    var names: [String]

    /// Apple's error for it: `NSManagedObjectConstraintMergeError`.
    var cocoaError: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: 133_021,
            userInfo: [NSLocalizedDescriptionKey: "Another object of \(entity) has the same \(names.joined(separator: ", "))."])
    }
}
