import FoundationOverlay

/// Related objects that have not been asked for yet.
struct RelatedObjects: Hashable {
    /// `object` or `objects`.
    let value: StoredValue
    /// The number of the store they are in.
    let store: Int
}

extension NSManagedObject {
    /// The value called `key`; related objects are looked up when they are first asked for.
    func resolved(_ key: String) -> Any? {
        guard let related = values[key] as? RelatedObjects else { return values[key] }
        guard let context = managedObjectContext else { return nil }
        let objects = context.objects(related)
        let value: Any? =
            switch related.value {
            case .objects: entity.relationshipsByName[key]?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
            default: objects.first
            }
        values[key] = value
        if committed[key] as? RelatedObjects == related { committed[key] = value }
        return value
    }

    /// All values, with related objects.
    var plainValues: [String: Any] {
        for key in values.keys { _ = resolved(key) }
        return values
    }

    /// Becomes what the store has.
    func take(_ row: StoredRow, store: Int) throws {
        let attributes = entity.attributesByName
        var read = values.filter { attributes[$0.key]?.isTransient == true }
        for (name, value) in row.values {
            switch value {
            case .object, .objects: read[name] = RelatedObjects(value: value, store: store)
            default: read[name] = try value.plain(attributes[name]?.attributeType)
            }
        }
        let isFirst = base == nil
        (values, committed, base) = (read, read, row)
        if isFirst { awakeFromFetch() }
        didTakeStoredValues()
    }
}

extension NSManagedObjectContext {
    /// Looks related objects up; none where the store cannot be read.
    fileprivate func objects(_ related: RelatedObjects) -> [NSManagedObject] {
        do {
            return try lock.withLock {
                switch related.value {
                case .object(let row): try objects(numbered: [row], inStore: related.store)
                case .objects(let rows): try objects(numbered: rows, inStore: related.store)
                default: []
                }
            }
        } catch {
            OverlayDiagnostics.report(.coreDataStoreUnavailable, "related objects cannot be read: \(error)")
            return []
        }
    }
}
